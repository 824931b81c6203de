import { BOILS, barsFigure, boilingFigure } from '@/content/figures/igcse/chemistry/organic-chemistry-9'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { lettersColumn, MOLECULES, moleculesFigure, twoLevels } from './drawings'
import { FRACTIONS } from './fractions'

const { core, templates } = choiceQuestions('11.3', { calculator: 'needed' })

export { templates }

const LETTERS = 'ABCD'

core('outlet-of-a-fraction', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const levels = random.sample([0, 1, 2, 3, 4, 5, 6, 7], 4).toSorted((one, other) => one - other)
    return { levels, asked: random.int(0, 3), byUse: random.chance(0.5) }
  },
  make: ({ levels, asked, byUse }) => {
    const wanted = FRACTIONS[levels[asked] ?? 0] ?? FRACTIONS[0]
    return {
      stem: [
        'The diagram shows the fractional distillation of petroleum. Eight fractions leave the column.',
        'Petroleum is separated into eight fractions. Four of the outlets of the column are labelled.',
        'A fractionating column for petroleum is shown. Each pipe leads one of the eight fractions away.',
      ],
      figure: lettersColumn(levels, LETTERS),
      prompt: byUse
        ? [
            `At which outlet is the fraction for ${wanted.use} collected?`,
            `Which outlet gives the fraction for ${wanted.use}?`,
          ]
        : [
            `At which outlet is ${wanted.name} collected?`,
            `Which letter shows the outlet of ${wanted.name}?`,
          ],
      options: inThisOrder(
        levels.map((level, at): string | Wrong => {
          const letter = LETTERS.charAt(at)
          if (at === asked) return letter
          return [
            letter,
            `You chose the outlet of ${FRACTIONS[level]?.name}, the fraction for ${FRACTIONS[level]?.use}.`,
          ]
        }),
      ),
      solution: `From the top: refinery gas, gasoline, naphtha, kerosene, diesel oil, fuel oil, lubricating oil, bitumen. ${wanted.capital}, the fraction for ${wanted.use}, leaves at ${LETTERS.charAt(asked)}.`,
    }
  },
})

const PROPERTIES = ['chain length', 'boiling point', 'viscosity', 'volatility'] as const

core('properties-along-the-column', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [first = 'chain length', second = 'volatility'] = random.sample([...PROPERTIES], 2)
    return { first, second, isUp: random.chance(0.6) }
  },
  make: ({ first, second, isUp }) => {
    const rises = (property: string) => (property === 'volatility') === isUp
    const word = (up: boolean) => (up ? 'increases' : 'decreases')
    const [one, two] = [rises(first), rises(second)]
    const [from, to] = isUp ? ['Y', 'X'] : ['X', 'Y']
    return {
      stem: [
        'Petroleum is separated in a fractionating column. X and Y are two levels of the column.',
        'The diagram shows a fractionating column with the levels X and Y.',
        'Fractions of petroleum are collected at all levels of this column, from X to Y.',
      ],
      figure: twoLevels(),
      prompt: [
        `How do the properties of the fractions change from ${from} to ${to}?`,
        `Which row describes how the fractions change from ${from} to ${to}?`,
      ],
      columns: `${first} | ${second}`,
      right: `${word(one)} | ${word(two)}`,
      wrong: {
        [`${word(!one)} | ${word(two)}`]: `You reversed the change of the ${first}.`,
        [`${word(one)} | ${word(!two)}`]: `You reversed the change of the ${second}.`,
        [`${word(!one)} | ${word(!two)}`]: `You read the column in the wrong direction, from ${to} to ${from}.`,
      },
      solution: `Towards the top, chains become shorter, boiling point and viscosity decrease and volatility increases. From ${from} to ${to} the ${first} ${word(one)} and the ${second} ${word(two)}.`,
    }
  },
})

core('which-is-a-hydrocarbon', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const right = random.pick(MOLECULES.filter(({ error }) => error === null))
    const wrong = random.sample(
      MOLECULES.filter(({ error }) => error !== null),
      3,
    )
    return { shown: random.shuffle([right, ...wrong]) }
  },
  make: ({ shown }) => ({
    stem: [
      'The displayed formulae of four compounds are shown.',
      'Four molecules, A, B, C and D, are drawn with all their atoms and bonds.',
      'The diagram shows one molecule of each of four compounds.',
    ],
    figure: moleculesFigure(shown),
    prompt: ['Which compound is a hydrocarbon?', 'Which molecule is that of a hydrocarbon?'],
    options: inThisOrder(
      shown.map(({ error }, at): string | Wrong =>
        error === null ? LETTERS.charAt(at) : [LETTERS.charAt(at), error],
      ),
    ),
    solution:
      'A hydrocarbon contains hydrogen and carbon only. The other three molecules contain an atom of another element as well.',
  }),
  verify: ({ shown }) => LETTERS.charAt(shown.findIndex(({ formula }) => /^[CH\d=]+$/.test(formula))),
})

core('what-petroleum-is', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({
    right: random.pick([
      'It is a mixture of compounds of hydrogen and carbon.',
      'It contains hydrocarbons with chains of different lengths.',
      'It contains hydrocarbons with different boiling points.',
    ]),
    wrong: random.sample<Wrong>(
      [
        [
          'It is one compound of hydrogen, carbon and oxygen.',
          'You took a mixture for a single compound, and added oxygen.',
        ],
        [
          'It is a mixture of the elements hydrogen and carbon.',
          'You took the compounds for the elements in them.',
        ],
        [
          'It has one fixed boiling point, as methane has.',
          'You took a mixture for a pure substance; petroleum boils over a range.',
        ],
        [
          'It is split into elements by fractional distillation.',
          'You took a separation for a chemical reaction; the compounds stay as they are.',
        ],
        [
          'It is formed when coal is burned in too little air.',
          'You took a fossil fuel for a product of combustion.',
        ],
      ],
      3,
    ),
  }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: 'Which statement about petroleum is correct?',
    right,
    wrong,
    solution:
      'Petroleum is a mixture of hydrocarbons, which are compounds of hydrogen and carbon only. Their chains have different lengths and so their boiling points differ.',
  }),
})

const GASES = [
  ['ethane', 'You chose a hydrocarbon of which natural gas contains only a little.'],
  ['carbon dioxide', 'You took a product of burning the gas for its main part.'],
  ['hydrogen', 'You took an element for the compound that contains it.'],
  ['ethene', 'You chose an alkene; it is not the main part of natural gas.'],
  ['oxygen', 'You chose the gas in which natural gas burns.'],
] as const satisfies readonly Wrong[]

core('largest-part-of-natural-gas', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const main = random.int(41, 46) * 2
    const second = random.int(1, 2) * 2
    return {
      main,
      second,
      rest: 100 - main - second,
      at: random.int(0, 2),
      wrong: random.sample<Wrong>([...GASES], 3),
    }
  },
  make: ({ main, second, rest, at, wrong }) => {
    const values = [second, rest].toSpliced(at, 0, main)
    const letter = 'XYZ'.charAt(at)
    return {
      stem: [
        'The bar chart shows the percentages by volume of the gases in a sample of natural gas. One of the bars stands for several gases together.',
        'A sample of natural gas is analysed. The bar chart shows its main constituent, another gas, and all remaining gases together.',
        'The bar chart shows what a sample of natural gas consists of. Two of the bars stand for single gases, and one for several others together.',
      ],
      figure: barsFigure({
        name: `natural-gas-${values.join('-')}`,
        title: 'Gases in a sample of natural gas',
        labels: ['X', 'Y', 'Z'],
        values,
        yLabel: 'percentage by volume',
        ticks: [0, 20, 40, 60, 80, 100],
        xLabel: 'gas',
      }),
      prompt: [`What is ${letter}?`, `Which gas is ${letter}?`],
      right: 'methane',
      wrong,
      solution: `${letter} is the main constituent, ${main} % of the sample. The main constituent of natural gas is methane, CH_{4}.`,
    }
  },
})

const ASKS = [
  { ask: 'leaves the column nearest to the top', low: true, because: 'has the lowest boiling points' },
  { ask: 'has the longest carbon chains', low: false, because: 'has the highest boiling points' },
  { ask: 'is the most volatile', low: true, because: 'has the lowest boiling points' },
  { ask: 'has the highest viscosity', low: false, because: 'has the highest boiling points' },
  { ask: 'has the shortest carbon chains', low: true, because: 'has the lowest boiling points' },
] as const

core('four-boiling-ranges', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const starts = [random.int(3, 6), random.int(11, 14), random.int(20, 23), random.int(29, 33)]
    const ranges = starts.map(start => [start * 10, start * 10 + random.int(5, 7) * 10] as const)
    return { ranges: random.shuffle(ranges), wanted: random.pick(ASKS) }
  },
  make: ({ ranges, wanted }) => {
    const lows = ranges.map(([low]) => low)
    const [least, most] = [Math.min(...lows), Math.max(...lows)]
    return {
      stem: [
        'The table shows the boiling ranges of four fractions of petroleum.',
        'Four fractions, A, B, C and D, are obtained from petroleum. Their boiling ranges are given.',
        'A refinery separates petroleum into fractions. The table gives the temperatures between which four of them boil.',
      ],
      table: {
        head: ['fraction', 'boiling range / °C'],
        rows: ranges.map(([low, high], at) => [LETTERS.charAt(at), `${low} to ${high}`]),
      },
      prompt: [`Which fraction ${wanted.ask}?`, `Which of these fractions ${wanted.ask}?`],
      options: inThisOrder(
        ranges.map(([low], at): string | Wrong => {
          const letter = LETTERS.charAt(at)
          if (low === (wanted.low ? least : most)) return letter
          return [
            letter,
            low === (wanted.low ? most : least)
              ? 'You reversed the trend and took the other end of the list.'
              : `You overlooked a fraction with ${wanted.low ? 'lower' : 'higher'} boiling points than ${letter}.`,
          ]
        }),
      ),
      solution: `Short chains mean low boiling points, low viscosity, high volatility and an outlet near the top. The fraction that ${wanted.ask} is the one that ${wanted.because}.`,
    }
  },
  verify: ({ ranges, wanted }) => {
    const tops = ranges.map(([, high]) => high)
    const sorted = tops.toSorted((one, other) => one - other)
    return LETTERS.charAt(tops.indexOf(sorted.at(/top|volatile|shortest/.test(wanted.ask) ? 0 : -1) ?? 0))
  },
})

core('liquids-at-one-level', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const temperature = random.pick([50, 60, 80, 90, 110, 140, 160, 190, 210])
    const liquids = Object.values(BOILS).filter(boils => boils > temperature).length
    const smallest = 13 - liquids
    const slips = threeSlips(
      random,
      liquids,
      [
        [8 - liquids, 'You counted the hydrocarbons that are gases at this temperature.'],
        [liquids + 1, 'You counted one as well whose boiling point is below this temperature.'],
        [liquids - 1, 'You left out the one whose boiling point is just above this temperature.'],
        [smallest, 'You gave the number of carbon atoms in the smallest molecule that is liquid.'],
        [smallest - 1, 'You gave the number of carbon atoms in the largest molecule that is a gas.'],
      ].filter(
        (slip): slip is [number, string] => typeof slip[0] === 'number' && slip[0] >= 0 && slip[0] <= 8,
      ),
      plain,
    )
    return slips && { temperature, liquids, slips }
  },
  make: ({ temperature, liquids, slips }) => ({
    stem: [
      'The graph shows the boiling points of eight hydrocarbons from petroleum.',
      'Eight hydrocarbons of the same homologous series are compared. The graph shows their boiling points.',
      'A student plots the boiling points of eight hydrocarbons with unbranched chains.',
    ],
    figure: boilingFigure('eight-points'),
    prompt: [
      `At one level of the fractionating column the temperature is ${quantity(temperature, '°C')}. How many of the eight hydrocarbons are liquids at this temperature?`,
      `Each of the eight hydrocarbons is kept in a flask of its own at ${quantity(temperature, '°C')}. How many of them are liquids at this temperature?`,
    ],
    options: bySize({ right: liquids, wrong: slips, print: plain }),
    solution: `A substance is liquid below its boiling point. Number of points above ${quantity(temperature, '°C')}: ${liquids}.`,
  }),
  verify: ({ temperature }) => {
    let count = 0
    for (let atoms = 5; atoms <= 12; atoms += 1) if ((BOILS[atoms] ?? 0) - temperature > 0) count += 1
    return count
  },
})

const FLOWS = [
  { ask: 'has the shortest carbon chains', fast: true },
  { ask: 'left the fractionating column at the lowest level', fast: false },
  { ask: 'boils at the highest temperature', fast: false },
  { ask: 'evaporates most easily', fast: true },
] as const

core('which-oil-flows', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const times = [random.int(6, 9), random.int(13, 17), random.int(22, 28), random.int(34, 44)].map(
      each => each * 2,
    )
    return { times: random.shuffle(times), wanted: random.pick(FLOWS), volume: random.pick([20, 25, 40, 50]) }
  },
  make: ({ times, wanted, volume }) => {
    const [least, most] = [Math.min(...times), Math.max(...times)]
    const right = wanted.fast ? least : most
    return {
      stem: [
        `A student measures how long ${quantity(volume, 'cm^3')} of each of four fractions of petroleum takes to flow out of the same funnel at room temperature.`,
        `Equal volumes, ${quantity(volume, 'cm^3')}, of four fractions of petroleum flow through the same narrow tube at the same temperature. The times are shown.`,
        `The bar chart shows the times in which ${quantity(volume, 'cm^3')} of each of four fractions of petroleum runs out of the same burette at room temperature.`,
      ],
      figure: barsFigure({
        name: `times-${times.join('-')}`,
        title: 'Times for four fractions',
        labels: [...LETTERS],
        values: times,
        yLabel: 'time / s',
        ticks: [0, 20, 40, 60, 80, 100],
        xLabel: 'fraction',
      }),
      prompt: [`Which fraction ${wanted.ask}?`, `Which of the four fractions ${wanted.ask}?`],
      options: inThisOrder(
        times.map((time, at): string | Wrong => {
          const letter = LETTERS.charAt(at)
          if (time === right) return letter
          return [
            letter,
            time === (wanted.fast ? most : least)
              ? 'You reversed the trend: long chains mean that a liquid flows slowly.'
              : `You overlooked a fraction that flows ${wanted.fast ? 'faster' : 'more slowly'} than ${letter}.`,
          ]
        }),
      ),
      solution: `A short time means a low viscosity, so short chains, a low boiling point and high volatility. The fraction that ${wanted.ask} is the one with the ${wanted.fast ? 'shortest' : 'longest'} time.`,
    }
  },
  verify: ({ times, wanted }) => {
    const sorted = times.toSorted((one, other) => one - other)
    return LETTERS.charAt(times.indexOf(sorted.at(/shortest|easily/.test(wanted.ask) ? 0 : 3) ?? 0))
  },
})

const SHARED = ['gasoline', 'kerosene', 'diesel oil', 'fuel oil'] as const

core('petroleum-for-a-fraction', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const shares = random.sample([10, 12, 14, 16, 18, 22, 24, 26, 28], 4)
    if (shares.reduce((sum, each) => sum + each, 0) > 88) return null
    const at = random.int(0, 3)
    const share = shares[at] ?? 10
    const other = shares[at === 3 ? 2 : at + 1] ?? 10
    const petroleum = random.int(4, 16) * 50
    const mass = (petroleum * share) / 100
    const print = (value: number) => quantity(Math.round(value), 'tonnes')
    const slips = threeSlips(
      random,
      petroleum,
      [
        [(mass * share) / 100, 'You took the percentage of the fraction instead of dividing by it.'],
        [(mass / other) * 100, 'You read the percentage of the fraction beside it.'],
        [(mass / (100 - share)) * 100, 'You divided by the percentage of all that is not this fraction.'],
        [mass * (1 + share / 100), 'You increased the mass by the percentage.'],
        [mass * 100, 'You took the mass for one per cent of the petroleum.'],
      ],
      print,
    )
    return slips && { shares, at, petroleum, mass, slips }
  },
  make: ({ shares, at, petroleum, mass, slips }) => {
    const name = SHARED[at] ?? 'kerosene'
    return {
      stem: [
        `The bar chart shows how much of four fractions one kind of petroleum contains. A refinery needs ${quantity(mass, 'tonnes')} of ${name}.`,
        `A customer orders ${quantity(mass, 'tonnes')} of ${name}. The bar chart shows the percentages of four fractions in the petroleum of the refinery.`,
        `One kind of petroleum contains four fractions in the percentages shown. From some of it, ${quantity(mass, 'tonnes')} of ${name} is obtained.`,
      ],
      figure: barsFigure({
        name: `percentages-${shares.join('-')}`,
        title: 'Percentages of four fractions',
        labels: SHARED,
        values: shares,
        yLabel: 'percentage by mass',
        ticks: [0, 10, 20, 30],
        xLabel: 'fraction',
      }),
      prompt: ['What mass of petroleum is distilled?', 'How much petroleum must be distilled?'],
      options: bySize({
        right: petroleum,
        wrong: slips,
        print: value => quantity(Math.round(value), 'tonnes'),
      }),
      solution: `${shares[at]} % of the petroleum is ${name}. One per cent is ${plain(mass)} ÷ ${shares[at]}, so the whole is ${plain(mass)} ÷ ${shares[at]} × 100 = ${quantity(petroleum, 'tonnes')}.`,
    }
  },
  verify: ({ shares, at, mass }) => mass * (100 / (shares[at] ?? 1)),
})
