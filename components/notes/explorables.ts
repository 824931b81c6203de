import { type Late, late } from '@/lib/client/late'
import type { Explorable } from '@/lib/figures/explorable'

/** Every figure that moves, by its address below content/explorables; each comes by itself. */
export const EXPLORABLES: Readonly<Record<string, Late<{ moving: Explorable }>>> = {
  'alevels/economics/basic-economic-ideas-and-resource-allocation/production-possibilities': late(
    () =>
      import(
        '@/content/explorables/alevels/economics/basic-economic-ideas-and-resource-allocation/production-possibilities'
      ),
  ),
  'alevels/economics/government-macroeconomic-intervention-a-level/phillips-curve': late(
    () =>
      import(
        '@/content/explorables/alevels/economics/government-macroeconomic-intervention-a-level/phillips-curve'
      ),
  ),
  'alevels/economics/government-macroeconomic-intervention/income-tax': late(
    () => import('@/content/explorables/alevels/economics/government-macroeconomic-intervention/income-tax'),
  ),
  'alevels/economics/government-microeconomic-intervention/lorenz-curve': late(
    () =>
      import('@/content/explorables/alevels/economics/government-microeconomic-intervention/lorenz-curve'),
  ),
  'alevels/economics/government-microeconomic-intervention/indirect-tax': late(
    () =>
      import('@/content/explorables/alevels/economics/government-microeconomic-intervention/indirect-tax'),
  ),
  'alevels/economics/international-economic-issues-a-level/marshall-lerner': late(
    () =>
      import('@/content/explorables/alevels/economics/international-economic-issues-a-level/marshall-lerner'),
  ),
  'alevels/economics/international-economic-issues/tariff-areas': late(
    () => import('@/content/explorables/alevels/economics/international-economic-issues/tariff-areas'),
  ),
  'alevels/economics/the-macroeconomy-a-level/multiplier': late(
    () => import('@/content/explorables/alevels/economics/the-macroeconomy-a-level/multiplier'),
  ),
  'alevels/economics/the-macroeconomy/ad-as': late(
    () => import('@/content/explorables/alevels/economics/the-macroeconomy/ad-as'),
  ),
  'alevels/economics/the-price-system-and-the-microeconomy-a-level/costs-and-revenue': late(
    () =>
      import(
        '@/content/explorables/alevels/economics/the-price-system-and-the-microeconomy-a-level/costs-and-revenue'
      ),
  ),
  'alevels/economics/the-price-system-and-the-microeconomy/demand-and-supply': late(
    () =>
      import(
        '@/content/explorables/alevels/economics/the-price-system-and-the-microeconomy/demand-and-supply'
      ),
  ),
  'igcse/additional-maths/quadratic-functions/quadratic-family': late(
    () => import('@/content/explorables/igcse/additional-maths/quadratic-functions/quadratic-family'),
  ),
  'igcse/additional-maths/circular-measure/sector': late(
    () => import('@/content/explorables/igcse/additional-maths/circular-measure/sector'),
  ),
  'igcse/additional-maths/equations-inequalities-and-graphs/modulus-graph': late(
    () =>
      import('@/content/explorables/igcse/additional-maths/equations-inequalities-and-graphs/modulus-graph'),
  ),
  'igcse/additional-maths/logarithmic-and-exponential-functions/exponential-graph': late(
    () =>
      import(
        '@/content/explorables/igcse/additional-maths/logarithmic-and-exponential-functions/exponential-graph'
      ),
  ),
  'igcse/additional-maths/calculus/open-box': late(
    () => import('@/content/explorables/igcse/additional-maths/calculus/open-box'),
  ),
  'igcse/additional-maths/calculus/tangent-and-normal': late(
    () => import('@/content/explorables/igcse/additional-maths/calculus/tangent-and-normal'),
  ),
  'igcse/additional-maths/vectors-in-two-dimensions/two-ships': late(
    () => import('@/content/explorables/igcse/additional-maths/vectors-in-two-dimensions/two-ships'),
  ),
  'igcse/additional-maths/calculus/particle-on-a-line': late(
    () => import('@/content/explorables/igcse/additional-maths/calculus/particle-on-a-line'),
  ),
  'igcse/additional-maths/trigonometry/trig-graph': late(
    () => import('@/content/explorables/igcse/additional-maths/trigonometry/trig-graph'),
  ),
  'igcse/additional-maths/functions/transformed-graph': late(
    () => import('@/content/explorables/igcse/additional-maths/functions/transformed-graph'),
  ),
  'igcse/additional-maths/coordinate-geometry-of-the-circle/circle-and-line': late(
    () =>
      import(
        '@/content/explorables/igcse/additional-maths/coordinate-geometry-of-the-circle/circle-and-line'
      ),
  ),
  'igcse/additional-maths/series/partial-sums': late(
    () => import('@/content/explorables/igcse/additional-maths/series/partial-sums'),
  ),
  'igcse/biology/enzymes/temperature-and-ph': late(
    () => import('@/content/explorables/igcse/biology/enzymes/temperature-and-ph'),
  ),
  'igcse/biology/coordination-and-response/near-and-far': late(
    () => import('@/content/explorables/igcse/biology/coordination-and-response/near-and-far'),
  ),
  'igcse/biology/gas-exchange-in-humans/breathing': late(
    () => import('@/content/explorables/igcse/biology/gas-exchange-in-humans/breathing'),
  ),
  'igcse/biology/inheritance/monohybrid-cross': late(
    () => import('@/content/explorables/igcse/biology/inheritance/monohybrid-cross'),
  ),
  'igcse/biology/movement-into-and-out-of-cells/tissue-in-solution': late(
    () => import('@/content/explorables/igcse/biology/movement-into-and-out-of-cells/tissue-in-solution'),
  ),
  'igcse/biology/organisms-and-their-environment/population-growth': late(
    () => import('@/content/explorables/igcse/biology/organisms-and-their-environment/population-growth'),
  ),
  'igcse/biology/plant-nutrition/what-limits-the-rate': late(
    () => import('@/content/explorables/igcse/biology/plant-nutrition/what-limits-the-rate'),
  ),
  'igcse/biology/reproduction/menstrual-cycle': late(
    () => import('@/content/explorables/igcse/biology/reproduction/menstrual-cycle'),
  ),
  'igcse/biology/transport-in-plants/transpiration-rate': late(
    () => import('@/content/explorables/igcse/biology/transport-in-plants/transpiration-rate'),
  ),
  'igcse/chemistry/chemical-energetics/hydrogen-and-a-halogen': late(
    () => import('@/content/explorables/igcse/chemistry/chemical-energetics/hydrogen-and-a-halogen'),
  ),
  'igcse/chemistry/chemical-reactions/rate-of-a-reaction': late(
    () => import('@/content/explorables/igcse/chemistry/chemical-reactions/rate-of-a-reaction'),
  ),
  'igcse/chemistry/chemical-reactions/yield-of-ammonia': late(
    () => import('@/content/explorables/igcse/chemistry/chemical-reactions/yield-of-ammonia'),
  ),
  'igcse/chemistry/electrochemistry/products-of-electrolysis': late(
    () => import('@/content/explorables/igcse/chemistry/electrochemistry/products-of-electrolysis'),
  ),
  'igcse/chemistry/organic-chemistry/homologous-series': late(
    () => import('@/content/explorables/igcse/chemistry/organic-chemistry/homologous-series'),
  ),
  'igcse/chemistry/states-of-matter/heating-a-solid': late(
    () => import('@/content/explorables/igcse/chemistry/states-of-matter/heating-a-solid'),
  ),
  'igcse/chemistry/stoichiometry/limiting-reactant': late(
    () => import('@/content/explorables/igcse/chemistry/stoichiometry/limiting-reactant'),
  ),
  'igcse/extended-maths/coordinate-geometry/straight-line': late(
    () => import('@/content/explorables/igcse/extended-maths/coordinate-geometry/straight-line'),
  ),
  'igcse/extended-maths/transformations-and-vectors/enlargement': late(
    () => import('@/content/explorables/igcse/extended-maths/transformations-and-vectors/enlargement'),
  ),
  'igcse/extended-maths/trigonometry/two-solutions': late(
    () => import('@/content/explorables/igcse/extended-maths/trigonometry/two-solutions'),
  ),
  'igcse/physics/electricity-and-magnetism/potential-divider': late(
    () => import('@/content/explorables/igcse/physics/electricity-and-magnetism/potential-divider'),
  ),
  'igcse/physics/electricity-and-magnetism/transformer': late(
    () => import('@/content/explorables/igcse/physics/electricity-and-magnetism/transformer'),
  ),
  'igcse/physics/electricity-and-magnetism/turning-coil': late(
    () => import('@/content/explorables/igcse/physics/electricity-and-magnetism/turning-coil'),
  ),
  'igcse/physics/motion-forces-and-energy/balanced-beam': late(
    () => import('@/content/explorables/igcse/physics/motion-forces-and-energy/balanced-beam'),
  ),
  'igcse/physics/motion-forces-and-energy/motion-graphs': late(
    () => import('@/content/explorables/igcse/physics/motion-forces-and-energy/motion-graphs'),
  ),
  'igcse/physics/motion-forces-and-energy/trolleys-collide': late(
    () => import('@/content/explorables/igcse/physics/motion-forces-and-energy/trolleys-collide'),
  ),
  'igcse/physics/nuclear-physics/half-life-dice': late(
    () => import('@/content/explorables/igcse/physics/nuclear-physics/half-life-dice'),
  ),
  'igcse/physics/space-physics/orbit': late(
    () => import('@/content/explorables/igcse/physics/space-physics/orbit'),
  ),
  'igcse/physics/thermal-physics/gas-piston': late(
    () => import('@/content/explorables/igcse/physics/thermal-physics/gas-piston'),
  ),
  'igcse/physics/waves/plane-mirror': late(
    () => import('@/content/explorables/igcse/physics/waves/plane-mirror'),
  ),
  'igcse/physics/waves/thin-lens': late(() => import('@/content/explorables/igcse/physics/waves/thin-lens')),
  'igcse/physics/waves/total-internal-reflection': late(
    () => import('@/content/explorables/igcse/physics/waves/total-internal-reflection'),
  ),
  'igcse/physics/waves/wave-speed': late(
    () => import('@/content/explorables/igcse/physics/waves/wave-speed'),
  ),
  'alevels/economics/government-microeconomic-intervention-a-level/benefit-withdrawn': late(
    () =>
      import(
        '@/content/explorables/alevels/economics/government-microeconomic-intervention-a-level/benefit-withdrawn'
      ),
  ),
}
