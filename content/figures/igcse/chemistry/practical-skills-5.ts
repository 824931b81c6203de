import { figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { evaporatingBasin } from '@/lib/figures/laboratory/dishes'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { funnel, gasSyringe } from '@/lib/figures/laboratory/glassware'
import { measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { crystallisation, distillation, filtration } from '@/lib/figures/laboratory/separation'
import { beaker, conicalFlask } from '@/lib/figures/laboratory/vessels'
import { text } from '@/lib/figures/shapes'

const named = (x: number, y: number, content: string) => text(x, y, content, { anchor: 'middle', cls: 's' })

const common = figure(
  {
    name: 'practical-skills-5/common-apparatus',
    title: 'Six pieces of apparatus in section',
    description:
      'Six drawings in section. A beaker has straight sides and a flat base. A conical flask has a flat base and sides that slope in to a narrow neck. A funnel is a cone with a narrow stem. An evaporating basin is a wide shallow dish. A measuring cylinder is a narrow upright tube with a scale and a foot. A gas syringe is a level tube with a scale and a plunger. All are open where they are open in use.',
    height: 300,
  },
  beaker({ x: 62, y: 110, width: 70, height: 76, level: 0.5 }),
  named(62, 132, 'beaker'),
  conicalFlask({ x: 180, y: 110, width: 76, height: 84, level: 0.3 }),
  named(180, 132, 'conical flask'),
  funnel(296, 62, { width: 80, height: 48, stem: 40 }),
  named(296, 132, 'funnel'),
  evaporatingBasin({ x: 62, y: 262, width: 100, height: 34, level: 0.5 }),
  named(62, 286, 'evaporating basin'),
  measuringCylinder({
    x: 172,
    y: 262,
    value: 40,
    scale: { from: 0, to: 50, division: 5, numbered: 25 },
    height: 104,
    width: 32,
  }),
  named(186, 286, 'measuring cylinder'),
  gasSyringe(218, 228, { length: 78, volume: 0.4 }),
  named(290, 286, 'gas syringe'),
)

const overWater = assembled(
  'practical-skills-5/gas-over-water',
  gasCollection({ by: 'over-water', gas: 'gas', liquid: 'acid', solid: 'metal' }),
)

const syringe = assembled(
  'practical-skills-5/gas-in-a-syringe',
  gasCollection({ by: 'syringe', gas: 'gas', liquid: 'acid', solid: 'metal' }),
)

const jar = assembled(
  'practical-skills-5/jar-on-the-bench',
  gasCollection({ by: 'downward', liquid: 'acid', solid: 'marble', labels: { gas: '', collector: 'J' } }),
  {
    title: 'A gas led into jar J',
    description:
      'Lumps of marble lie under dilute acid in a conical flask with a thistle funnel. A delivery tube leads from the flask down to the bottom of an open jar, J, that stands upright on the bench.',
  },
)

const still = assembled(
  'practical-skills-5/still-with-letters',
  distillation({
    fractional: true,
    liquid: 'S',
    distillate: 'R',
    labels: { thermometer: 'P', column: 'T', condenser: 'Q' },
  }),
  {
    title: 'A still with parts P, Q, R, S and T',
    description:
      'A boiling liquid, S, is in a round flask over a burner. T, a tube filled with glass beads, stands on the flask. P is at the top with its bulb level with the side arm. Vapour passes from the side arm into Q, a tube that slopes down in a jacket of water. A liquid, R, drops into a flask.',
  },
)

const filter = assembled(
  'practical-skills-5/funnel-with-letters',
  filtration({ residue: 'X', filtrate: 'Y', labels: { paper: '', funnel: '', beaker: '' } }),
  {
    title: 'A mixture in a funnel',
    description:
      'A funnel lined with a folded paper cone stands over a beaker. X is a solid in the point of the cone. Y is a clear liquid in the beaker.',
  },
)

const basin = assembled(
  'practical-skills-5/basin-on-a-water-bath',
  crystallisation({ solution: 'salt solution', waterBath: true }),
)

export const figures = [common, overWater, syringe, jar, still, filter, basin]
