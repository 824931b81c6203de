import { figure } from '@/lib/figures/figure'
import { line, text } from '@/lib/figures/shapes'
import { boltzmann, describeEnergyProfile, type EnergyProfile, energyGap, energyProfile } from '../energetics'
import { bornHaber, hessCycle } from '../energy-cycles'
import { heatingCurve, rateGraph } from '../rate-curves'

const combustion: EnergyProfile = {
  reactants: 'CH_{4} + 2O_{2}',
  products: 'CO_{2} + 2H_{2}O',
  change: -60,
  activation: 45,
}
const decomposition: EnergyProfile = {
  reactants: 'CaCO_{3}',
  products: 'CaO + CO_{2}',
  change: 40,
  activation: 70,
}
const ammonia: EnergyProfile = {
  reactants: 'N_{2} + 3H_{2}',
  products: '2NH_{3}',
  change: -40,
  activation: 80,
  catalysed: 36,
  activationLabel: false,
}
const twoSteps: EnergyProfile = {
  reactants: '(CH_{3})_{3}CBr',
  products: '(CH_{3})_{3}COH',
  change: -30,
  activation: 60,
  intermediate: { energy: 26, peak: 44 },
}

const volumes = rateGraph({
  curves: [
    { final: 60, halfTime: 12, label: '*A*' },
    { final: 60, halfTime: 26, label: '*B*' },
  ],
  time: { max: 120, ticks: [0, 20, 40, 60, 80, 100, 120] },
  amount: { label: 'volume of gas / cm^{3}', max: 80, ticks: [0, 20, 40, 60, 80] },
})

export const pieces = [
  figure(
    {
      name: 'kit/energetics-exothermic',
      title: 'Reaction pathway diagram of the combustion of methane',
      description: describeEnergyProfile(combustion),
      height: 228,
    },
    energyProfile(combustion),
  ),
  figure(
    {
      name: 'kit/energetics-endothermic',
      title: 'Reaction pathway diagram of the decomposition of calcium carbonate',
      description: describeEnergyProfile(decomposition),
      height: 228,
    },
    energyProfile(decomposition),
  ),
  figure(
    {
      name: 'kit/energetics-catalyst',
      title: 'Reaction pathway diagram with and without a catalyst',
      description: describeEnergyProfile(ammonia),
      height: 228,
    },
    energyProfile(ammonia),
    text(226, 60, 'without catalyst', { cls: 's' }),
    text(232, 100, 'with catalyst', { cls: 's tp' }),
  ),
  figure(
    {
      name: 'kit/energetics-two-steps',
      title: 'Reaction pathway diagram of a reaction in two steps',
      description: describeEnergyProfile(twoSteps),
      height: 228,
    },
    energyProfile(twoSteps),
  ),
  figure(
    {
      name: 'kit/energetics-boltzmann',
      title: 'Boltzmann distribution with two activation energies',
      description:
        'Number of molecules against molecular energy: a curve that starts at the origin, rises to a peak and falls in a long tail. Two dashed lines mark the activation energy and a lower one with a catalyst. The tail beyond the higher one is shaded.',
      height: 226,
    },
    boltzmann({ activation: 4.4, catalysed: 2.9 }),
  ),
  figure(
    {
      name: 'kit/energetics-temperatures',
      title: 'Boltzmann distributions at two temperatures',
      description:
        'Two curves of number of molecules against molecular energy. The dashed curve has a lower peak farther to the right and lies above the other beyond the activation energy.',
      height: 226,
    },
    boltzmann({ temperatures: [1, 1.5], labels: ['*T*_{1}', '*T*_{2}'], activation: 4.6 }),
  ),
  figure(
    {
      name: 'kit/energetics-rate',
      title: 'Volume of gas against time for two experiments',
      description:
        'Volume of gas against time. Curves A and B both start at the origin and level off at 60 cubic centimetres; A is steeper and levels off first.',
      height: 250,
    },
    volumes.shape,
  ),
  figure(
    {
      name: 'kit/energetics-heating',
      title: 'Heating curve of water',
      description:
        'Temperature against time. The line rises from −20 °C to 0 °C, is level while ice melts, rises to 100 °C, is level while water boils, and rises on to 120 °C.',
      height: 226,
    },
    heatingCurve({ from: -20, melting: 0, boiling: 100, to: 120, ticks: [-20, 0, 20, 40, 60, 80, 100, 120] })
      .shape,
  ),
  figure(
    {
      name: 'kit/energetics-cooling',
      title: 'Cooling curve of naphthalene',
      description:
        'Temperature against time. The line falls from 100 °C to 80 °C, is level while the liquid freezes, and falls on to 40 °C.',
      height: 226,
    },
    heatingCurve({ from: 100, melting: 80, to: 40, ticks: [40, 60, 80, 100] }).shape,
  ),
  figure(
    {
      name: 'kit/energetics-hess',
      title: 'A Hess cycle from enthalpy changes of formation',
      description:
        'A cycle of three: an arrow leads from methane and oxygen to carbon dioxide and water. Two arrows lead up from the elements below, one to each side.',
      height: 130,
    },
    hessCycle(30, 20, {
      left: 'CH_{4} + 2O_{2}',
      right: 'CO_{2} + 2H_{2}O',
      bottom: 'C + 2H_{2} + 2O_{2}',
      across: 'Δ*H*_{r}',
      leftLabel: 'Δ*H*_{f}(1)',
      rightLabel: 'Δ*H*_{f}(2)',
      arrows: 'up',
    }),
  ),
  figure(
    {
      name: 'kit/energetics-born-haber',
      title: 'Born–Haber cycle of sodium chloride',
      description:
        'Levels of energy, not to scale. From the elements arrows lead up by atomisation of sodium, first ionisation and atomisation of chlorine to the top, down by the electron affinity to gaseous ions, and down by the lattice energy to solid sodium chloride. An arrow from the elements to the solid is the enthalpy change of formation.',
      height: 230,
    },
    bornHaber(8, 8, {
      elements: 'Na(s) + ½Cl_{2}(g)',
      compound: 'NaCl(s)',
      formation: '−411',
      up: [
        { species: 'Na(g) + ½Cl_{2}(g)', label: '+107' },
        { species: 'Na^{+}(g) + e^{−} + ½Cl_{2}(g)', label: '+496' },
        { species: 'Na^{+}(g) + e^{−} + Cl(g)', label: '+121' },
      ],
      down: [{ species: 'Na^{+}(g) + Cl^{−}(g)', label: '−349' }],
      lattice: '−786',
    }),
  ),
  figure(
    {
      name: 'kit/energetics-born-haber-oxide',
      title: 'Born–Haber cycle of magnesium oxide',
      description:
        'Levels of energy, not to scale, from magnesium and oxygen up through gaseous atoms and the magnesium ion, down by the first electron affinity of oxygen, up by the second, and down to solid magnesium oxide.',
      height: 326,
    },
    bornHaber(8, 8, {
      elements: 'Mg(s) + ½O_{2}(g)',
      compound: 'MgO(s)',
      formation: 'Δ*H*_{f}',
      up: [
        { species: 'Mg(g) + ½O_{2}(g)', label: 'Δ*H*_{at}' },
        { species: 'Mg(g) + O(g)', label: 'Δ*H*_{at}' },
        { species: 'Mg^{+}(g) + e^{−} + O(g)', label: '*IE*_{1}' },
        { species: 'Mg^{2+}(g) + 2e^{−} + O(g)', label: '*IE*_{2}' },
      ],
      down: [
        { species: 'Mg^{2+} + e^{−} + O^{−}', label: '*EA*_{1}' },
        { species: 'Mg^{2+} + O^{2−}', label: '*EA*_{2}', isUp: true },
      ],
      lattice: 'Δ*H*_{latt}',
    }),
  ),
  figure(
    {
      name: 'kit/energetics-gap',
      title: 'Two levels and the gap between them',
      description:
        'Two level lines, the reactants above the products. A length with two arrow heads marks the difference as ΔH.',
      height: 100,
    },
    line(60, 20, 200, 20),
    line(60, 80, 200, 80),
    energyGap(150, 20, 80, 'Δ*H*'),
    text(60, 14, 'reactants'),
    text(60, 96, 'products'),
  ),
]
