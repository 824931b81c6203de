import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { massByAtoms, molecularMass } from '../3.2-relative-masses-of-atoms-and-molecules/masses'
import { bentGraph, burettesFigure, percentBar } from './drawings'
import { TITRATIONS } from './titrations'

const { supplement, templates } = choiceQuestions('3.3', { calculator: 'needed' })

export { templates }

const ce = (formula: string) => `$\\ce{${formula}}$`

/** A solid that gives a gas: how many moles of each stand in the equation. */
const GIVE_GAS = [
  {
    solid: 'aluminium',
    formula: 'Al',
    molar: 27,
    gas: 'hydrogen',
    equation: '2Al + 6HCl -> 2AlCl3 + 3H2',
    from: 2,
    to: 3,
  },
  {
    solid: 'sodium hydrogencarbonate',
    formula: 'NaHCO3',
    molar: 84,
    gas: 'carbon dioxide',
    equation: '2NaHCO3 -> Na2CO3 + H2O + CO2',
    from: 2,
    to: 1,
  },
  {
    solid: 'sodium',
    formula: 'Na',
    molar: 23,
    gas: 'hydrogen',
    equation: '2Na + 2H2O -> 2NaOH + H2',
    from: 2,
    to: 1,
  },
  {
    solid: 'potassium chlorate',
    formula: 'KClO3',
    molar: 122.5,
    gas: 'oxygen',
    equation: '2KClO3 -> 2KCl + 3O2',
    from: 2,
    to: 3,
  },
  {
    solid: 'ammonium carbonate',
    formula: '(NH4)2CO3',
    molar: 96,
    gas: 'ammonia',
    equation: '(NH4)2CO3 -> 2NH3 + H2O + CO2',
    from: 1,
    to: 2,
  },
] as const

supplement('gas-from-a-mass', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(GIVE_GAS)
    const n = random.pick([0.02, 0.04, 0.06, 0.1, 0.2, 0.3, 0.4])
    const right = ((n * item.to) / item.from) * 24
    const wrong = threeSlips(
      random,
      right,
      [
        [
          n * 24,
          `You took the same amount of ${item.gas} as of ${item.solid}; use the ratio in the equation.`,
        ],
        [((n * item.from) / item.to) * 24, 'You turned the ratio of the equation upside down.'],
        [n * item.to * 24, 'You multiplied by the number before the gas only; the solid has a number too.'],
        [(n * item.to) / item.from, `You gave the amount of ${item.gas} in moles; multiply it by 24.`],
        [(24 * item.to) / item.from, `You took one mole of ${item.solid}; use the mass that is given.`],
      ],
      value => figures(value, 3),
    )
    return wrong ? { item, n, right, wrong } : null
  },
  make: ({ item: { solid, molar, gas, equation, from, to, formula }, n, right, wrong }) => {
    const mass = quantity(n * molar, 'g', 3)
    return {
      stem: [
        `This equation shows how ${gas} is formed from ${solid}.\n\n${ce(equation)}\n\n[*M* of ${ce(formula)} = ${quantity(molar, 'g/mol')}; the molar gas volume is 24 dm^{3} at r.t.p.]`,
        `A chemist makes ${gas} from ${solid}.\n\n${ce(equation)}\n\n[molar mass of ${ce(formula)}: ${quantity(molar, 'g/mol')}; one mole of a gas has a volume of 24 dm^{3} at r.t.p.]`,
        `${solid.charAt(0).toUpperCase()}${solid.slice(1)} is changed completely in this reaction.\n\n${ce(equation)}\n\n[*M* of ${ce(formula)} = ${quantity(molar, 'g/mol')}; molar gas volume 24 dm^{3} at r.t.p.]`,
      ],
      prompt: [
        `What volume of ${gas}, at r.t.p., is formed from ${mass} of ${solid}?`,
        `At r.t.p., which volume of ${gas} does ${mass} of ${solid} give?`,
      ],
      options: numbers({ right, unit: 'dm^3', sigFigs: 3, wrong }),
      solution: `Amount of ${solid}: ${figures(n * molar, 3)} ÷ ${plain(molar)} = ${quantity(n, 'mol')}. The ratio is ${from} to ${to}: ${plain(n)} × ${to} ÷ ${from} = ${quantity((n * to) / from, 'mol')} of ${gas}. Volume: ${plain((n * to) / from)} × 24 = ${quantity(right, 'dm^3', 3)}.`,
    }
  },
  verify: ({ item, n }) => {
    // By proportion of masses: so many grams of the solid give so many dm^3.
    const grams = n * item.molar
    return (grams / (item.from * massByAtoms(item.formula))) * item.to * 24
  },
})

/** A fuel: molecules of oxygen, carbon dioxide and water for one of it. */
const FUELS = [
  ['methane', 'CH4', 2, 1, 2, 'CH4 + 2O2 -> CO2 + 2H2O'],
  ['ethane', 'C2H6', 3.5, 2, 3, '2C2H6 + 7O2 -> 4CO2 + 6H2O'],
  ['propane', 'C3H8', 5, 3, 4, 'C3H8 + 5O2 -> 3CO2 + 4H2O'],
  ['ethene', 'C2H4', 3, 2, 2, 'C2H4 + 3O2 -> 2CO2 + 2H2O'],
  ['butane', 'C4H10', 6.5, 4, 5, '2C4H10 + 13O2 -> 8CO2 + 10H2O'],
] as const

supplement('gases-with-excess', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const fuel = random.pick(FUELS)
    const [, , oxygen, dioxide, water] = fuel
    const volume = random.pick([10, 20, 30, 40])
    const left = random.pick([10, 20, 30, 40, 50])
    const given = volume * oxygen + left
    const right = left + volume * dioxide
    const wrong = threeSlips(
      random,
      right,
      [
        [volume * dioxide, 'You left out the oxygen in excess, which is still there.'],
        [left, 'You left out the carbon dioxide that is formed.'],
        [right + volume * water, 'You counted the water as a gas, but at r.t.p. it is a liquid.'],
        [volume + given, 'You added the volumes before the reaction.'],
        [given - volume * oxygen + volume, 'You took one molecule of carbon dioxide for each of the fuel.'],
        [given - volume + volume * dioxide, 'You took one molecule of oxygen for each of the fuel.'],
      ],
      String,
    )
    return wrong ? { fuel, volume, given, left, right, wrong } : null
  },
  make: ({ fuel: [name, , oxygen, dioxide, , equation], volume, given, left, right, wrong }) => ({
    stem: [
      `A mixture of ${quantity(volume, 'cm^3')} of ${name} and ${quantity(given, 'cm^3')} of oxygen is exploded by a spark. The products are cooled, and all volumes are measured at r.t.p.\n\n${ce(equation)}`,
      `${quantity(volume, 'cm^3')} of ${name} burns completely in ${quantity(given, 'cm^3')} of oxygen, which is an excess. All volumes are measured at r.t.p., where water is a liquid.\n\n${ce(equation)}`,
      `In a closed vessel ${quantity(volume, 'cm^3')} of ${name} is burned in ${quantity(given, 'cm^3')} of oxygen. Before and after, volumes are measured at r.t.p.\n\n${ce(equation)}`,
    ],
    prompt: [
      'What is the total volume of gas after the reaction?',
      'What volume of gas is there in all when the reaction is over?',
    ],
    options: numbers({ right, unit: 'cm^3', wrong }),
    solution: `Volumes of gases react in the ratio of the equation. Oxygen used: ${plain(oxygen)} × ${volume} = ${quantity(volume * oxygen, 'cm^3')}, so ${given} − ${plain(volume * oxygen)} = ${quantity(left, 'cm^3')} is left. Carbon dioxide formed: ${dioxide} × ${volume} = ${quantity(volume * dioxide, 'cm^3')}. The water is liquid. Together ${quantity(right, 'cm^3')}.`,
  }),
  verify: ({ fuel: [, formula], volume, given }) => {
    const count = (symbol: string) => Number(new RegExp(`${symbol}(\\d*)`).exec(formula)?.[1] || 1)
    return volume * count('C') + given - volume * (count('C') + count('H') / 4)
  },
})

const BENT = [
  {
    solid: 'magnesium',
    molar: 24,
    gas: 'hydrogen',
    product: 'MgCl2 + H2',
    symbol: 'Mg',
    amounts: [0.0025, 0.005, 0.0075, 0.01],
    axis: { max: 0.5, step: 0.1, parts: 5 },
  },
  {
    solid: 'iron',
    molar: 56,
    gas: 'hydrogen',
    product: 'FeCl2 + H2',
    symbol: 'Fe',
    amounts: [0.005, 0.0075, 0.01],
    axis: { max: 1, step: 0.2, parts: 10 },
  },
  {
    solid: 'calcium carbonate',
    molar: 100,
    gas: 'carbon dioxide',
    product: 'CaCl2 + H2O + CO2',
    symbol: 'CaCO3',
    amounts: [0.005, 0.01],
    axis: { max: 1.5, step: 0.5, parts: 5 },
  },
] as const

supplement('bend-in-a-graph', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(BENT)
    const n = random.pick<number>(item.amounts)
    const acid = random.pick([20, 25, 40, 50, 100])
    const right = (2 * n * 1000) / acid
    if (right > 1.01) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [(n * 1000) / acid, 'You took one mole of acid for each mole of gas; the equation has two.'],
        [(n * 500) / acid, 'You turned the ratio of acid and gas upside down.'],
        [2 * n * 10, 'You took 100 cm^{3} of acid, not the volume that is given.'],
        [2 * n, 'You gave the amount of acid in moles; divide it by its volume in dm^{3}.'],
        [
          (2 * item.axis.max * 1000) / item.molar / acid,
          'You used the largest mass on the axis, but the acid is used up at the bend.',
        ],
      ],
      value => figures(value, 2),
    )
    return wrong ? { item, n, acid, right, wrong } : null
  },
  make: ({ item: { solid, molar, gas, product, symbol, axis }, n, acid, right, wrong }) => {
    const equation = `${symbol} + 2HCl -> ${product}`
    const facts = `[*M* of ${ce(symbol)} = ${quantity(molar, 'g/mol')}; molar gas volume 24 dm^{3} at r.t.p.]`
    return {
      stem: [
        `Different masses of ${solid} are added to ${quantity(acid, 'cm^3')} samples of the same hydrochloric acid. The graph shows the volumes of gas at r.t.p.\n\n${ce(equation)}\n\n${facts}`,
        `Several ${quantity(acid, 'cm^3')} samples of a hydrochloric acid react with different masses of ${solid}. Volumes of ${gas} at r.t.p. are plotted in the graph.\n\n${ce(equation)}\n\n${facts}`,
        `A class adds different masses of ${solid} to ${quantity(acid, 'cm^3')} of hydrochloric acid, each time of the same concentration, and measures the gas at r.t.p.\n\n${ce(equation)}\n\n${facts}`,
      ],
      figure: bentGraph(solid, gas, [roundTo(n * molar, 4), Math.round(n * 24000)], axis),
      prompt: ['What is the concentration of the acid?', 'Which concentration does the acid have?'],
      options: numbers({ right, unit: 'mol/dm^3', sigFigs: 2, wrong }),
      solution: `At the bend the ${solid} and the acid are both used up. The volume is ${quantity(n * 24000, 'cm^3')}, which is ${plain(n * 24)} ÷ 24 = ${quantity(n, 'mol')} of gas. The acid is twice as much, ${quantity(2 * n, 'mol')}. Concentration: ${plain(2 * n)} ÷ ${plain(acid / 1000)} = ${quantity(right, 'mol/dm^3', 2)}.`,
    }
  },
  // From the mass at the bend instead of the volume.
  verify: ({ item, n, acid }) => {
    const grams = roundTo(n * item.molar, 4)
    return (grams / massByAtoms(item.symbol) / (acid / 1000)) * 2
  },
})

supplement('burette-readings', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(TITRATIONS)
    const start = random.int(2, 35) / 10
    const titre = random.pick([12.5, 15, 16, 17.5, 20, 22.5, 24, 27.5, 30])
    const c = random.pick([0.08, 0.1, 0.12, 0.15, 0.2, 0.25])
    const end = roundTo(start + titre, 1)
    const [acid, base] = item.ratio
    const right = (c * titre * base) / acid / 25
    const wrong = threeSlips(
      random,
      right,
      [
        [(c * titre) / 25, 'You took equal amounts of both; use the ratio in the equation.'],
        [(c * titre * acid) / base / 25, 'You turned the ratio of the equation upside down.'],
        [(c * end * base) / acid / 25, 'You took the last reading for the volume; subtract the first one.'],
        [(c * 25 * base) / acid / titre, 'You exchanged the volumes of acid and alkali.'],
        [
          (c * (end + start) * base) / acid / 25,
          'You added the two readings; the volume is their difference.',
        ],
      ],
      value => figures(value, 3),
    )
    return wrong ? { item, start, end, titre, c, right, wrong } : null
  },
  make: ({ item, start, end, titre, c, right, wrong }) => {
    const [acid, base] = item.ratio
    const n = (c * titre) / 1000
    return {
      stem: [
        `A burette holds ${item.acid} of ${quantity(c, 'mol/dm^3', 3)}. The diagram shows it at the start and at the end of a titration of 25.0 cm^{3} of aqueous ${item.base}.\n\n${ce(item.equation)}`,
        `In a titration 25.0 cm^{3} of aqueous ${item.base} is neutralised by ${item.acid} of ${quantity(c, 'mol/dm^3', 3)}. The readings of the burette with the acid are shown.\n\n${ce(item.equation)}`,
        `${item.acid.charAt(0).toUpperCase()}${item.acid.slice(1)} of ${quantity(c, 'mol/dm^3', 3)} is added from a burette until 25.0 cm^{3} of aqueous ${item.base} is just neutralised. Both readings are shown.\n\n${ce(item.equation)}`,
      ],
      figure: burettesFigure(start, end),
      prompt: [
        `What is the concentration of the ${item.base}?`,
        `Which concentration does the aqueous ${item.base} have?`,
      ],
      options: numbers({ right, unit: 'mol/dm^3', sigFigs: 3, wrong }),
      solution: `Volume of acid: ${end.toFixed(1)} − ${start.toFixed(1)} = ${quantity(titre, 'cm^3', 3)}. Amount of acid: ${plain(c)} × ${figures(titre, 3)} ÷ 1000 = ${quantity(n, 'mol', 3)}. The ratio is ${acid} to ${base}, so ${quantity((n * base) / acid, 'mol', 3)} of ${item.base} in 25.0 cm^{3}: ${quantity(right, 'mol/dm^3', 3)}.`,
    }
  },
  verify: ({ item, start, end, c }) => {
    const perCubicCentimetre = c / 1000
    const acid = (Math.round(end * 10) - Math.round(start * 10)) * 0.1 * perCubicCentimetre
    return (acid / item.ratio[0]) * item.ratio[1] * 40
  },
})

type Analysed = {
  formula: string
  parts: readonly (readonly [string, number])[]
  wrong: readonly Wrong[]
}

const UPSIDE = 'You turned the ratio of the amounts upside down.'
const ROUNDED = 'You rounded 1.5 to a whole number; multiply both numbers by 2.'
const EQUAL = 'You did not compare the amounts: they are not in the ratio 1 to 1.'

const ANALYSED: readonly Analysed[] = [
  {
    formula: 'Fe2O3',
    parts: [
      ['Fe', 2],
      ['O', 3],
    ],
    wrong: [
      ['Fe3O2', UPSIDE],
      ['FeO2', ROUNDED],
      ['FeO', EQUAL],
      ['Fe7O3', 'You took the masses for the numbers of atoms; divide them by *A*_{r}.'],
    ],
  },
  {
    formula: 'SO3',
    parts: [
      ['S', 1],
      ['O', 3],
    ],
    wrong: [
      ['S3O', UPSIDE],
      ['S2O3', 'You took the masses for the numbers of atoms; divide them by *A*_{r}.'],
      ['SO2', 'You gave a well-known oxide of sulfur, but the amounts are in the ratio 1 to 3.'],
    ],
  },
  {
    formula: 'Mg3N2',
    parts: [
      ['Mg', 3],
      ['N', 2],
    ],
    wrong: [
      ['Mg2N3', UPSIDE],
      ['Mg2N', ROUNDED],
      ['MgN', EQUAL],
    ],
  },
  {
    formula: 'Al2O3',
    parts: [
      ['Al', 2],
      ['O', 3],
    ],
    wrong: [
      ['Al3O2', UPSIDE],
      ['AlO2', ROUNDED],
      ['AlO', EQUAL],
    ],
  },
  {
    formula: 'Cu2O',
    parts: [
      ['Cu', 2],
      ['O', 1],
    ],
    wrong: [
      ['CuO2', UPSIDE],
      ['CuO', EQUAL],
      ['Cu8O', 'You took the masses for the numbers of atoms; divide them by *A*_{r}.'],
    ],
  },
  {
    formula: 'NO2',
    parts: [
      ['N', 1],
      ['O', 2],
    ],
    wrong: [
      ['N2O', UPSIDE],
      ['NO', EQUAL],
      ['N3O7', 'You took the masses for the numbers of atoms; divide them by *A*_{r}.'],
    ],
  },
  {
    formula: 'Fe3O4',
    parts: [
      ['Fe', 3],
      ['O', 4],
    ],
    wrong: [
      ['Fe4O3', UPSIDE],
      ['FeO', 'You rounded 1.33 to 1; multiply both numbers by 3.'],
      ['Fe2O3', 'You rounded 1.33 to 1.5; the exact ratio is 3 to 4.'],
    ],
  },
  {
    formula: 'C3H8',
    parts: [
      ['C', 3],
      ['H', 8],
    ],
    wrong: [
      ['C8H3', UPSIDE],
      ['CH3', 'You rounded 2.67 to 3; multiply both numbers by 3.'],
      ['C2H5', 'You rounded 2.67 to 2.5; multiply both numbers by 3.'],
    ],
  },
]

const shareOf = ({ formula, parts }: Analysed) =>
  parts.map(
    ([symbol, count]) =>
      [symbol, roundTo((molecularMass(symbol) * count * 100) / molecularMass(formula), 1)] as const,
  )

supplement('formula-from-percentages', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(ANALYSED)
    return { item, wrong: random.sample(item.wrong, 3), sample: random.step(5, 40, 5) }
  },
  make: ({ item, wrong, sample }) => {
    const [[one, first], [two, second]] = shareOf(item) as [[string, number], [string, number]]
    const [a, b] = [first / molecularMass(one), second / molecularMass(two)]
    const least = Math.min(a, b)
    const values = `[*A*_{r}: ${one}, ${molecularMass(one)}; ${two}, ${molecularMass(two)}]`
    return {
      stem: [
        `A sample of ${quantity(sample, 'g')} of a compound of two elements is analysed. The chart shows its composition by mass. ${values}`,
        `The chart shows the percentage by mass of the two elements in a compound. The sample has a mass of ${quantity(sample, 'g')}. ${values}`,
        `An analysis of ${quantity(sample, 'g')} of a compound gives the percentages by mass in the chart. ${values}`,
      ],
      figure: percentBar([
        [one, first],
        [two, second],
      ]),
      prompt: ['What is the empirical formula of the compound?', 'Which is its empirical formula?'],
      right: ce(item.formula),
      wrong: wrong.map(([formula, error]): Wrong => [ce(formula), error]),
      solution: `The mass of the sample does not matter; in 100 g there are ${first.toFixed(1)} ÷ ${molecularMass(one)} = ${quantity(a, 'mol', 3)} of ${one} and ${second.toFixed(1)} ÷ ${molecularMass(two)} = ${quantity(b, 'mol', 3)} of ${two}. Divided by the smaller: ${figures(a / least, 3)} to ${figures(b / least, 3)}, which is ${item.parts.map(([, count]) => count).join(' to ')}: ${ce(item.formula)}.`,
    }
  },
  verify: ({ item }) => {
    const [[one, first], [two, second]] = shareOf(item) as [[string, number], [string, number]]
    const ratio = first / molecularMass(one) / (second / molecularMass(two))
    for (let x = 1; x < 9; x += 1)
      for (let y = 1; y < 9; y += 1)
        if (Math.abs(x / y - ratio) < 0.02 * ratio)
          return ce(`${one}${x === 1 ? '' : x}${two}${y === 1 ? '' : y}`)
    return ''
  },
})

const EMPIRICAL = [
  ['CH2O', [2, 3, 6]],
  ['CH2', [2, 3, 4, 5, 6]],
  ['CH3O', [2]],
  ['C2H4O', [2, 3]],
  ['CH', [2, 6, 8]],
  ['NO2', [2]],
  ['NH2', [2]],
  ['C2H5', [2]],
  ['CH2Cl', [2]],
] as const

const times = (formula: string, factor: number) =>
  formula.replace(/([A-Z][a-z]?)(\d*)/g, (_, symbol: string, n: string) => {
    const count = Number(n || 1) * factor
    return `${symbol}${count === 1 ? '' : count}`
  })

supplement('molecular-formula', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [formula, factors] = random.pick(EMPIRICAL)
    const factor = random.pick<number>(factors)
    const last = formula.replace(/([A-Z][a-z]?)(\d*)$/, (_, symbol: string, n: string) => {
      return `${symbol}${Number(n || 1) * factor}`
    })
    const wrong: Wrong[] = [
      [formula, 'You gave the empirical formula, but its mass is smaller than that of the molecule.'],
      [last, 'You multiplied only the last number; all atoms of the formula are multiplied.'],
      [
        times(formula, factor + 1),
        'You multiplied too often: divide the molar mass by the mass of the empirical formula.',
      ],
    ]
    return { formula, factor, wrong, n: random.pick([0.2, 0.25, 0.4, 0.5, 1.5, 2]) }
  },
  make: ({ formula, factor, wrong, n }) => {
    const one = molecularMass(formula)
    const molar = one * factor
    return {
      stem: [
        `A compound has the empirical formula ${ce(formula)}. A sample of ${quantity(n, 'mol')} has a mass of ${quantity(n * molar, 'g')}. [*A*_{r}: H, 1; C, 12; N, 14; O, 16; Cl, 35.5]`,
        `The mass of ${quantity(n, 'mol')} of a compound is ${quantity(n * molar, 'g')}. Its empirical formula is ${ce(formula)}. [*A*_{r}: H, 1; C, 12; N, 14; O, 16; Cl, 35.5]`,
        `Analysis gives the empirical formula ${ce(formula)} for a compound; ${quantity(n * molar, 'g')} of it is ${quantity(n, 'mol')}. [*A*_{r}: H, 1; C, 12; N, 14; O, 16; Cl, 35.5]`,
      ],
      prompt: [
        'What is the molecular formula of the compound?',
        'Which molecular formula does the compound have?',
      ],
      right: ce(times(formula, factor)),
      wrong: wrong.map(([text, error]): Wrong => [ce(text), error]),
      solution: `Molar mass: ${plain(n * molar)} ÷ ${plain(n)} = ${quantity(molar, 'g/mol')}. The empirical formula has the mass ${plain(one)}, and ${plain(molar)} ÷ ${plain(one)} = ${factor}. Multiply all numbers by ${factor}: ${ce(times(formula, factor))}.`,
    }
  },
  verify: ({ formula, factor, n }) => {
    const wanted = (n * factor * massByAtoms(formula)) / n
    for (let by = 1; by < 10; by += 1)
      if (Math.abs(massByAtoms(times(formula, by)) - wanted) < 0.1) return ce(times(formula, by))
    return ''
  },
})

const MADE = [
  {
    from: 'iron(III) oxide',
    a: 'Fe2O3',
    to: 'iron',
    b: 'Fe',
    count: 2,
    equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2',
  },
  { from: 'nitrogen', a: 'N2', to: 'ammonia', b: 'NH3', count: 2, equation: 'N2 + 3H2 -> 2NH3' },
  { from: 'ethene', a: 'C2H4', to: 'ethanol', b: 'C2H6O', count: 1, equation: 'C2H4 + H2O -> C2H6O' },
  {
    from: 'glucose',
    a: 'C6H12O6',
    to: 'ethanol',
    b: 'C2H6O',
    count: 2,
    equation: 'C6H12O6 -> 2C2H6O + 2CO2',
  },
  { from: 'copper(II) oxide', a: 'CuO', to: 'copper', b: 'Cu', count: 1, equation: 'CuO + H2 -> Cu + H2O' },
  {
    from: 'calcium carbonate',
    a: 'CaCO3',
    to: 'calcium oxide',
    b: 'CaO',
    count: 1,
    equation: 'CaCO3 -> CaO + CO2',
  },
] as const

supplement('yield-of-a-product', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(MADE)
    const n = random.pick([0.1, 0.2, 0.25, 0.4, 0.5])
    const percent = random.step(40, 95, 5)
    const [start, theory] = [n * molecularMass(item.a), n * item.count * molecularMass(item.b)]
    const actual = (theory * percent) / 100
    const wrong = threeSlips(
      random,
      percent,
      [
        [
          (100 * actual) / start,
          `You divided by the mass of ${item.from}, not by that of the product in theory.`,
        ],
        [100 - percent, 'You gave the percentage that is lost.'],
        [
          item.count === 1 ? percent / 2 : -1,
          `You took two moles of ${item.to} for each mole of ${item.from}; the equation has one.`,
        ],
        [
          (percent * theory) / molecularMass(item.b),
          'You gave 100 times the actual amount in moles; divide it by the theoretical amount.',
        ],
        [percent * n, `You divided by the mass that one mole of ${item.from} would give.`],
        [item.count === 2 ? percent * 2 : -1, 'You overlooked the 2 before the product in the equation.'],
      ].filter((slip): slip is [number, string] => Number(slip[0]) > 3 && Number(slip[0]) < 100),
      value => figures(value, 2),
    )
    return wrong ? { item, start, theory, actual, percent, n, wrong } : null
  },
  make: ({ item, start, theory, actual, percent, n, wrong }) => {
    const facts = `[*M*_{r}: ${ce(item.a)}, ${molecularMass(item.a)}; ${ce(item.b)}, ${molecularMass(item.b)}]`
    return {
      stem: [
        `From ${quantity(start, 'g')} of ${item.from}, ${quantity(actual, 'g', 3)} of ${item.to} is obtained.\n\n${ce(item.equation)}\n\n${facts}`,
        `A chemist makes ${item.to} from ${item.from}. ${quantity(start, 'g')} of ${item.from} gives ${quantity(actual, 'g', 3)} of ${item.to}.\n\n${ce(item.equation)}\n\n${facts}`,
        `${quantity(actual, 'g', 3)} of ${item.to} is obtained when ${quantity(start, 'g')} of ${item.from} is used.\n\n${ce(item.equation)}\n\n${facts}`,
      ],
      prompt: [
        `What is the percentage yield of ${item.to}?`,
        `Which percentage yield of ${item.to} is this?`,
      ],
      options: numbers({ right: percent, unit: '%', sigFigs: 2, wrong }),
      solution: `Amount of ${item.from}: ${plain(start)} ÷ ${molecularMass(item.a)} = ${quantity(n, 'mol')}. In theory it gives ${quantity(n * item.count, 'mol')} of ${item.to}, ${quantity(theory, 'g', 3)}. Percentage yield: ${figures(actual, 3)} ÷ ${figures(theory, 3)} × 100 = ${quantity(percent, '%', 2)}.`,
    }
  },
  verify: ({ item, start, actual }) => {
    const whole = start * ((item.count * massByAtoms(item.b)) / massByAtoms(item.a))
    return (Number(actual.toPrecision(3)) / whole) * 100
  },
})
