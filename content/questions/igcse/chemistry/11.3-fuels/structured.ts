import { BOILS, barsFigure, boilingFigure } from '@/content/figures/igcse/chemistry/organic-chemistry-9'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { lettersColumn } from './drawings'
import { FRACTIONS } from './fractions'
import { HYDROCARBON, IN_THE_COLUMN, LONGER_HIGHER } from './points'

const { core, templates } = questionsOf('structured', '11.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'
const CHANGES = ['decreases', 'stays the same', 'increases'] as const

core('column-with-two-letters', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [x, y] = [random.int(0, 3), random.int(4, 7)]
    const others = random.sample(
      [0, 1, 2, 3, 4, 5, 6, 7].filter(level => level !== x && level !== y),
      2,
    )
    return {
      x,
      y,
      listed: random.shuffle([x, y, ...others]),
      property: random.pick(['length of the carbon chains', 'boiling point', 'viscosity'] as const),
    }
  },
  make: ({ x, y, listed, property }) => {
    const [first, second] = [FRACTIONS[x] ?? FRACTIONS[0], FRACTIONS[y] ?? FRACTIONS[7]]
    const names = listed.map(level => FRACTIONS[level]?.name ?? '')
    const uses = listed.toReversed().map(level => FRACTIONS[level]?.use ?? '')
    return {
      stem: [
        'Petroleum is separated into eight fractions in the column that is shown. Two of the outlets are labelled.',
        'The diagram shows how a refinery separates petroleum into eight fractions. X and Y are two of the fractions.',
        'A refinery separates petroleum in a tall column with eight outlets. Two fractions, X and Y, are labelled.',
      ],
      figure: lettersColumn([x, y], 'XY'),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the process by which petroleum is separated in the column.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'fractional distillation' }],
          reject: [
            { text: 'simple distillation', why: 'Petroleum is a mixture of many liquids.' },
            { text: 'cracking', why: 'Cracking breaks large molecules into smaller ones.' },
          ],
          solution: 'Fractional distillation separates miscible liquids with different boiling points.',
        }),
        'a.ii': words({
          subject,
          prompt: 'State the physical property of the fractions on which the separation depends.',
          mode: 'words',
          answers: [{ text: 'boiling point', accept: ['boiling temperature', 'boiling range', 'boiling'] }],
          reject: [
            { text: 'melting point', why: 'The fractions boil and condense; they do not melt.' },
            {
              text: 'density',
              why: 'The fractions are separated by the temperatures at which they condense.',
            },
          ],
          solution: 'Each fraction condenses where the column is cooler than its boiling points.',
        }),
        b: ask.table({
          prompt: 'Complete the table.',
          head: ['fraction', 'name', 'use'],
          rows: [
            [{ text: 'X' }, pickCell('name of X', first.name, names), pickCell('use of X', first.use, uses)],
            [
              { text: 'Y' },
              pickCell('name of Y', second.name, names),
              pickCell('use of Y', second.use, uses),
            ],
          ],
          scheme: [first.name, first.use, second.name, second.use],
          solution: `From the top: refinery gas, gasoline, naphtha, kerosene, diesel oil, fuel oil, lubricating oil, bitumen. X is ${first.name}, the fraction for ${first.use}; Y is ${second.name}, the fraction for ${second.use}.`,
        }),
        c: ask.table({
          prompt:
            'Complete the table to show how the fractions change from the bottom of the column to the top.',
          head: ['property', 'change from bottom to top'],
          rows: [
            [{ text: property }, pickCell('change of the first property', 'decreases', CHANGES)],
            [{ text: 'volatility' }, pickCell('change of volatility', 'increases', CHANGES)],
          ],
          scheme: ['decreases', 'increases'],
          solution: `Towards the top the chains are shorter. So the ${property} decreases, and the liquids evaporate more easily.`,
        }),
        d: ask.written({
          prompt: 'Describe how petroleum is separated into fractions in this column.',
          marks: 2,
          scheme: IN_THE_COLUMN,
          modelAnswer:
            'The petroleum is heated and becomes vapour. The vapours rise and condense at different levels.',
          solution:
            'The column is cooler at the top. Each fraction condenses where it is cool enough for it.',
        }),
      },
    }
  },
})

core('sample-of-natural-gas', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const main = random.int(39, 46) * 2
    const second = random.int(1, 3) * 2
    const rest = 100 - main - second
    if (second === rest) return null
    return { main, second, rest, volume: random.pick([250, 350, 450, 600, 750, 850]) }
  },
  make: ({ main, second, rest, volume }) => {
    const gas = (main / 100) * volume
    return {
      stem: [
        'Natural gas is a fossil fuel. The bar chart shows the percentages by volume of the gases in a sample.',
        'The bar chart shows what a sample of natural gas, a fossil fuel, consists of.',
        'A sample of natural gas is analysed. Natural gas is a fossil fuel. The results are shown in the bar chart.',
      ],
      figure: barsFigure({
        name: `gases-${main}-${second}`,
        title: 'Gases in a sample of natural gas',
        labels: ['P', 'ethane', 'other\ngases'],
        values: [main, second, rest],
        yLabel: 'percentage by volume',
        ticks: [0, 20, 40, 60, 80, 100],
        xLabel: 'gas',
      }),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name gas P, the main constituent of natural gas.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'methane' }],
          reject: [
            { text: 'ethane', why: 'Ethane has a bar of its own.' },
            { text: 'methanol', why: 'Methanol is an alcohol.' },
          ],
          solution: 'The main constituent of natural gas is methane.',
        }),
        'a.ii': ask.number({
          prompt: `Calculate the volume of P in ${quantity(volume, 'cm^3')} of the sample. Use the bar chart.`,
          answer: gas,
          unit: 'cm^{3}',
          sigFigs: 2,
          tolerance: 0.01 * volume,
          scheme: [
            `C1 ${main} % read from the chart`,
            `A1 ${main} ÷ 100 × ${volume} = ${quantity(gas, 'cm^3')}`,
          ],
          solution: `P is ${main} % of the sample: ${main} ÷ 100 × ${volume} = ${quantity(gas, 'cm^3')}.`,
        }),
        b: ask.equation({
          lead: 'P burns in plenty of oxygen. Carbon dioxide and water are formed.',
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          answer: 'CH4 + 2O2 -> CO2 + 2H2O',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: '$\\ce{CH4 + 2O2 -> CO2 + 2H2O}$: balance carbon first, then hydrogen, then oxygen.',
        }),
        c: ask.written({
          lead: 'P and ethane are hydrocarbons.',
          prompt: 'State what is meant by a hydrocarbon.',
          marks: 2,
          scheme: HYDROCARBON,
          modelAnswer: 'A hydrocarbon is a compound that contains hydrogen and carbon only.',
          solution: 'Without “only”, ethanol would be a hydrocarbon too.',
        }),
        d: words({
          subject,
          prompt: 'Name the **two** other fossil fuels.',
          command: 'Identify',
          mode: 'words',
          asked: 2,
          answers: [{ text: 'coal' }, { text: 'petroleum', accept: ['crude oil', 'oil'] }],
          reject: [
            { text: 'petrol', why: 'Petrol is one fraction of petroleum.' },
            { text: 'wood', why: 'Wood is from trees of today.' },
            { text: 'charcoal', why: 'Charcoal is made from wood.' },
          ],
          solution: 'Coal, natural gas and petroleum are the fossil fuels.',
        }),
      },
    }
  },
  verify: ({ second, rest, volume }) => ({ 'a.ii': volume - (volume * (second + rest)) / 100 }),
})

const LIGHT = [
  { name: 'gasoline', chains: '5 to 10' },
  { name: 'naphtha', chains: '8 to 12' },
  { name: 'kerosene', chains: '10 to 16' },
] as const
const HEAVY = [
  {
    name: 'fuel oil',
    chains: '20 to 30',
    use: 'ships',
    accept: [
      'fuel for ships',
      'fuel for ship',
      'ship',
      'ship fuel',
      'home heating',
      'heating homes',
      'home heating systems',
      'fuel for ships and home heating',
    ],
  },
  {
    name: 'lubricating oil',
    chains: '25 to 40',
    use: 'lubricants',
    accept: [
      'lubricant',
      'lubrication',
      'lubricating',
      'wax',
      'waxes',
      'polish',
      'polishes',
      'making waxes',
      'making polishes',
      'lubricants, waxes and polishes',
    ],
  },
  {
    name: 'bitumen',
    chains: 'more than 50',
    use: 'making roads',
    accept: ['roads', 'road', 'road surfaces', 'for roads', 'building roads', 'surfacing roads'],
  },
] as const

core('two-fractions-compared', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const atoms = random.int(6, 11)
    const share = random.int(6, 18)
    return {
      atoms,
      light: random.pick(LIGHT),
      heavy: random.pick(HEAVY),
      share,
      petroleum: random.pick([200, 300, 400, 600, 700]),
      lightFirst: random.chance(0.5),
    }
  },
  make: ({ atoms, light, heavy, share, petroleum, lightFirst }) => {
    const mass = (petroleum * share) / 100
    const both = lightFirst ? [light.name, heavy.name] : [heavy.name, light.name]
    const boils = BOILS[atoms] ?? 0
    return {
      stem: [
        'Petroleum is a mixture of hydrocarbons. The graph shows the boiling points of eight of them.',
        'The graph shows the boiling points of eight hydrocarbons that are found in petroleum.',
        'Eight hydrocarbons from petroleum have unbranched chains. The graph shows their boiling points.',
      ],
      figure: boilingFigure('eight-points'),
      parts: {
        'a.i': ask.number({
          prompt: `Use the graph to find the boiling point of the hydrocarbon with ${atoms} carbon atoms.`,
          command: 'Determine',
          answer: boils,
          unit: '°C',
          tolerance: 5,
          marks: 1,
          scheme: [`B1 ${quantity(boils, '°C')} (within ${quantity(5, '°C')})`],
          solution: `The point above ${atoms} lies at about ${quantity(boils, '°C')}.`,
        }),
        'a.ii': ask.written({
          prompt: 'Describe how the boiling point depends on the number of carbon atoms.',
          lines: 2,
          objective: 'AO2',
          scheme: [LONGER_HIGHER],
          modelAnswer: 'The boiling point increases as the number of carbon atoms increases.',
          solution: 'Each point lies higher than the one to its left.',
        }),
        b: ask.table({
          lead: `Molecules in ${light.name} have ${light.chains} carbon atoms, those in ${heavy.name} ${heavy.chains}.`,
          prompt: 'Complete the table.',
          head: ['statement', 'fraction'],
          rows: [
            [{ text: 'It evaporates more easily.' }, pickCell('evaporates more easily', light.name, both)],
            [{ text: 'It has the higher viscosity.' }, pickCell('higher viscosity', heavy.name, both)],
            [{ text: 'It leaves the column at a higher level.' }, pickCell('higher level', light.name, both)],
          ],
          scheme: [light.name, heavy.name, light.name],
          solution: `${light.name.charAt(0).toUpperCase()}${light.name.slice(1)} has the shorter chains. So it is more volatile and less viscous, and it leaves the column nearer to the top.`,
        }),
        c: ask.number({
          lead: `One kind of petroleum contains ${share} % of ${light.name} by mass.`,
          prompt: `Calculate the mass of ${light.name} in ${quantity(petroleum, 'tonnes')} of this petroleum.`,
          answer: mass,
          unit: 'tonnes',
          scheme: [`C1 ${share} ÷ 100 × ${petroleum}`, `A1 ${quantity(mass, 'tonnes')}`],
          solution: `${share} ÷ 100 × ${petroleum} = ${plain(mass)}, so ${quantity(mass, 'tonnes')}.`,
        }),
        d: words({
          subject,
          prompt: `State **one** use of ${heavy.name}.`,
          mode: 'words',
          answers: [{ text: heavy.use, accept: [...heavy.accept] }],
          reject: [
            { text: 'cars', why: 'Gasoline is the fuel for cars.' },
            { text: 'jet fuel', why: 'Kerosene is used for jet fuel.' },
          ],
          solution: `${heavy.name.charAt(0).toUpperCase()}${heavy.name.slice(1)} is used for ${heavy.use}, for example.`,
        }),
      },
    }
  },
  verify: ({ atoms, share, petroleum }) => ({
    'a.i': [36, 69, 98, 126, 151, 174, 196, 216][atoms - 5] ?? 0,
    c: petroleum - (petroleum * (100 - share)) / 100,
  }),
})
