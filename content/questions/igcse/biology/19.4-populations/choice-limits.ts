import type { Wrong } from '@/lib/exams/authoring/options'
import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { PHASES, PLACES, phaseFigure } from './phases'

const { supplement, templates } = choiceQuestions('19.4')

export { templates }

const REASONS = [
  'Few individuals can reproduce, and they adjust to the conditions.',
  'Resources are plentiful, and more individuals can reproduce each time.',
  'Limiting factors act, and as many individuals die as are formed.',
  'Food is used up and waste collects, and more die than are formed.',
] as const

supplement('reason-for-a-phase', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    at: random.int(0, 3),
    place: random.pick(PLACES),
    letters: random.pick(['ABCD', 'PQRS', 'WXYZ']),
  }),
  make: ({ at, place, letters }) => ({
    stem: [
      `The graph shows the growth of a population of ${place.cells} in ${place.where}.`,
      `A population of ${place.cells} grows in ${place.where}, as the graph shows.`,
      `The number of ${place.cells} in ${place.where} is shown in the graph.`,
    ],
    figure: phaseFigure([...letters], place.cells),
    prompt: `What explains phase **${letters.charAt(at)}**?`,
    right: REASONS[at] ?? '',
    wrong: REASONS.flatMap((reason, index): Wrong[] =>
      index === at ? [] : [[reason, `You gave the reason for the ${PHASES[index]?.name}.`]],
    ),
    solution: `Phase ${letters.charAt(at)} is the ${PHASES[at]?.name}: ${PHASES[at]?.seen}. ${REASONS[at]}`,
  }),
})

const PERIODS = ['days 1 to 5', 'days 6 to 10', 'days 11 to 15', 'days 16 to 20'] as const

supplement('births-and-deaths', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const births = [random.int(14, 22), random.int(150, 190), random.int(205, 240), random.int(90, 120)]
    const deaths = [
      random.int(2, 6),
      random.int(30, 50),
      (births[2] ?? 0) + random.int(-2, 2),
      random.int(240, 290),
    ]
    return {
      births,
      deaths,
      asked: random.int(0, 3),
      animals: random.pick(['water fleas', 'flour beetles', 'fruit flies']),
    }
  },
  make: ({ births, deaths, asked, animals }) => ({
    stem: [
      `The table shows how many ${animals} are born and how many die in a tank during four periods.`,
      `A scientist counts the births and deaths of ${animals} in a tank with a limited amount of food.`,
      `In a closed tank ${animals} are born and die. The table shows their numbers in four periods of five days.`,
    ],
    table: {
      head: ['period', 'born', 'died'],
      rows: PERIODS.map((period, at) => [period, String(births[at]), String(deaths[at])]),
    },
    prompt: `In which period is the population in the ${PHASES[asked]?.name}?`,
    options: inThisOrder(
      PERIODS.map((period, at): Wrong | string =>
        at === asked
          ? period
          : [period, `You chose a period in which ${SIGNS[at]}: the ${PHASES[at]?.name}.`],
      ),
    ),
    solution: `In the ${PHASES[asked]?.name} ${SIGNS[asked]}. This is so in ${PERIODS[asked]}.`,
  }),
  verify: ({ births, deaths, asked }) => {
    const change = births.map((born, at) => born - (deaths[at] ?? 0))
    const order = change.map((value, at) => [value, at] as const).toSorted(([one], [two]) => one - two)
    // The largest fall, the largest rise, the smallest change, and what is left.
    const death = order[0]?.[1] ?? 0
    const fast = order[3]?.[1] ?? 0
    const level = order.toSorted(([one], [two]) => Math.abs(one) - Math.abs(two))[0]?.[1] ?? 0
    const lag = [0, 1, 2, 3].find(at => at !== death && at !== fast && at !== level) ?? 0
    return PERIODS[[lag, fast, level, death][asked] ?? 0] ?? ''
  },
})

const SIGNS = [
  'few are born, and even fewer die',
  'many more are born than die',
  'about as many are born as die',
  'more die than are born',
] as const

supplement('two-flasks', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    low: random.step(30, 40, 2),
    times: 2,
    asked: random.pick(['food', 'predator'] as const),
    cells: random.pick(['Paramecium', 'water fleas', 'rotifers']),
  }),
  make: ({ low, asked, cells }) => {
    const high = low * 2
    const chart = graph({
      x: { label: 'time / days', max: 16, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], grid: true },
      y: { label: 'number in each cm^{3}', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    })
    const grown = (top: number, middle: number) => (day: number) =>
      top / (1 + (top / 2 - 1) * Math.exp(-day * middle))
    const isFood = asked === 'food'
    const wrong: Record<string, string> = isFood
      ? {
          'A disease killed a part of the population in flask X.':
            'You explained a smaller population in X, but it is the larger one.',
          'Flask Y was given a larger number of individuals later.':
            'You explained a larger population in Y. What limits growth decides the level, not the number put in.',
          'Flask Y contained fewer predators than flask X did.':
            'You took predators for something that makes a population larger.',
        }
      : {
          'Births have ended, since all individuals are too old.':
            'You let births end. In the stationary phase there are as many births as deaths.',
          'Births exceed deaths, since food is not limiting.':
            'You described the exponential phase: then the number would rise.',
          'Deaths exceed births, since the food has been used up.':
            'You described the death phase: then the number would fall.',
        }
    const name = cells === 'Paramecium' ? '*Paramecium*' : cells
    return {
      stem: [
        `Two flasks, X and Y, have the same volume of water. At first there are as many ${name} in X as in Y. The graph shows how many there are later.`,
        `The graph shows the growth of two populations of ${name}. They began with equal numbers, in equal volumes of water, in flasks X and Y.`,
        `A scientist puts equal numbers of ${name} into two flasks, X and Y, with equal volumes of water, and counts them for 16 days.`,
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment-3/flasks-${low}-${high}`,
          title: 'Growth of two populations',
          description: `Number in each cubic centimetre against time from 0 to 16 days. Both curves begin at 2 and are S-shaped. X becomes level at ${high}, Y, dashed, at ${low}.`,
          height: 246,
        },
        chart.axes,
        chart.plot(grown(high, 0.8), 0, 16),
        chart.plot(grown(low, 0.7), 0, 16, 'r dash'),
        chart.label(15.4, high, 'X', { dy: -8, cls: 'b' }),
        chart.label(15.4, low, 'Y', { dy: -8, cls: 'b' }),
      ),
      prompt: isFood
        ? 'What could explain the difference between the level parts?'
        : 'What happens in the level part of curve X?',
      right: isFood
        ? 'Each day, twice as much food was added to X as to Y.'
        : 'Births and deaths are equal, since a factor is limiting.',
      wrong,
      solution: isFood
        ? 'Both populations stop growing when a factor becomes limiting. With twice as much food, twice as many can live in the flask before food is limiting.'
        : 'The number stays the same, so as many are born as die. A factor such as food limits the population.',
    }
  },
})
