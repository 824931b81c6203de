import {
  HUMANS,
  type Hunt,
  huntGraph,
} from '@/content/figures/igcse/biology/organisms-and-their-environment-3'
import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { PHASES, PLACES, phaseFigure } from './phases'

const { core, templates } = choiceQuestions('19.4')

export { templates }

const EXAMPLES = [
  {
    place: 'a lake',
    population: 'all the perch that live in it now',
    community: 'all the fish, plants, algae and bacteria in it',
    ecosystem: 'all its organisms with the water, mud and light',
    none: 'all the perch and all the pike in it',
  },
  {
    place: 'a wood',
    population: 'all the oak trees that grow in it now',
    community: 'all the trees, animals, fungi and bacteria in it',
    ecosystem: 'all its organisms with the soil, air and light',
    none: 'all the oak trees and all the ash trees in it',
  },
  {
    place: 'a coral reef',
    population: 'all the parrotfish of one species in it now',
    community: 'all the corals, fish, algae and bacteria in it',
    ecosystem: 'all its organisms with the water, rock and light',
    none: 'all the parrotfish and all the sharks in it',
  },
  {
    place: 'a meadow',
    population: 'all the field voles that live in it now',
    community: 'all the plants, animals, fungi and bacteria in it',
    ecosystem: 'all its organisms with the soil, air and light',
    none: 'all the field voles and all the foxes in it',
  },
] as const

const TERMS = ['population', 'community', 'ecosystem'] as const

const TERM_ERRORS = {
  population: 'You chose the organisms of one species: a population.',
  community: 'You chose the organisms of all species, without their environment: a community.',
  ecosystem: 'You chose the organisms together with their environment: an ecosystem.',
  none: 'You chose two species out of many. This is neither one population nor the whole community.',
} as const

core('which-is-which', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ example: random.pick(EXAMPLES), asked: random.pick(TERMS) }),
  make: ({ example, asked }) => ({
    stem: [
      `Biologists study the organisms of ${example.place}.`,
      `Many organisms live in ${example.place}.`,
      `A class makes lists of what there is in ${example.place}.`,
    ],
    prompt:
      asked === 'ecosystem'
        ? 'Which of these is an example of an ecosystem?'
        : `Which of these is an example of a ${asked}?`,
    right: example[asked],
    wrong: (['population', 'community', 'ecosystem', 'none'] as const)
      .filter(key => key !== asked)
      .map((key): Wrong => [example[key], TERM_ERRORS[key]]),
    solution:
      'A population is one species. A community is all populations of different species. An ecosystem is the community with its environment.',
  }),
})

const FACTORS: readonly { change: string; rate: 'higher' | 'lower'; why: string }[] = [
  { change: 'A disease spreads among the animals.', rate: 'lower', why: 'more animals die' },
  { change: 'A new predator enters the area.', rate: 'lower', why: 'more animals are eaten' },
  { change: 'More food grows in the area.', rate: 'higher', why: 'more animals survive and have young' },
  {
    change: 'A competitor for food leaves the area.',
    rate: 'higher',
    why: 'there is less competition for food',
  },
  { change: 'Many of their predators are killed.', rate: 'higher', why: 'fewer animals are eaten' },
  {
    change: 'A second species with the same food arrives.',
    rate: 'lower',
    why: 'there is more competition for food',
  },
  {
    change: 'A vaccine protects the animals from a disease.',
    rate: 'higher',
    why: 'fewer animals die of disease',
  },
  {
    change: 'A dry year leaves less food for the animals.',
    rate: 'lower',
    why: 'fewer animals survive and have young',
  },
]

core('change-in-a-factor', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const rate = random.pick(['higher', 'lower'] as const)
    return {
      rate,
      right: random.pick(FACTORS.filter(factor => factor.rate === rate)),
      wrong: random.sample(
        FACTORS.filter(factor => factor.rate !== rate),
        3,
      ),
      animals: random.pick(['deer', 'wild rabbits', 'antelopes', 'ground squirrels']),
    }
  },
  make: ({ rate, right, wrong, animals }) => ({
    stem: [
      `A population of ${animals} is growing.`,
      `The number of ${animals} in an area increases from year to year.`,
      `Scientists count the ${animals} of an area each year. Their number is growing.`,
    ],
    prompt: `Which change makes the rate of growth of this population ${rate}?`,
    right: right.change,
    wrong: wrong.map(
      ({ change, why }): Wrong => [
        change,
        `You chose a change in the other direction: ${why}, so the rate becomes ${rate === 'higher' ? 'lower' : 'higher'}.`,
      ],
    ),
    solution: `Food supply, competition, predation and disease change the rate of growth. Here ${right.why}, so the rate becomes ${rate}.`,
  }),
})

core('phase-at-a-letter', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    at: random.int(0, 3),
    place: random.pick(PLACES),
    letters: random.pick(['ABCD', 'PQRS', 'WXYZ']),
  }),
  make: ({ at, place, letters }) => ({
    stem: [
      `The graph shows how the number of ${place.cells} in ${place.where} changes.`,
      `A few ${place.cells} are put into ${place.where}. The graph shows how their number changes.`,
      `A scientist counts the ${place.cells} in ${place.where} again and again. The graph shows the results.`,
    ],
    figure: phaseFigure([...letters], place.cells),
    prompt: `What is the name of phase **${letters.charAt(at)}**?`,
    right: PHASES[at]?.name ?? '',
    wrong: PHASES.filter((_, place) => place !== at).map(
      ({ name, seen }): Wrong => [name, `You chose the ${name}, in which ${seen}.`],
    ),
    solution: `The phases follow in the order lag, exponential (log), stationary, death. In phase ${letters.charAt(at)} ${PHASES[at]?.seen}.`,
  }),
})

core('cells-that-double', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const minutes = random.pick([15, 20, 30, 40])
    const times = random.int(3, 6)
    const start = random.pick([20, 40, 50, 60, 80])
    const right = start * 2 ** times
    const wrong = threeSlips(
      random,
      right,
      [
        [
          start * 2 * times,
          'You multiplied by two and by the number of doublings. Each doubling multiplies by two again.',
        ],
        [start * 2 ** (times - 1), 'You counted one doubling too few.'],
        [start * 2 ** (times + 1), 'You counted one doubling too many.'],
        [start * (times + 1), 'You added the same number at each doubling.'],
        [start * times ** 2, 'You squared the number of doublings.'],
      ],
      plain,
    )
    return wrong ? { minutes, times, start, right, wrong } : null
  },
  make: ({ minutes, times, start, right, wrong }) => {
    const all = minutes * times
    const time = all % 60 === 0 ? `${all / 60} ${all === 60 ? 'hour' : 'hours'}` : `${all} minutes`
    return {
      stem: [
        `In the exponential phase the number of bacteria in a flask doubles every ${minutes} minutes. At first there are ${start} in each drop.`,
        `A drop from a flask contains ${start} bacteria. They are in the exponential phase, and their number doubles every ${minutes} minutes.`,
        `There are ${start} bacteria in a drop of liquid. In the exponential phase this number doubles every ${minutes} minutes.`,
      ],
      prompt: [`How many are there in a drop after ${time}?`, `What is the number in a drop after ${time}?`],
      options: bySize({ right, wrong, print: plain }),
      solution: `In ${time} there are ${all} ÷ ${minutes} = ${times} doublings: ${start}${' × 2'.repeat(times)} = ${plain(right)}.`,
    }
  },
  verify: ({ minutes, times, start }) => {
    let number = start
    for (let time = minutes; time <= minutes * times; time += minutes) number += number
    return plain(number)
  },
})

core('which-is-the-predator', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    hunt: {
      period: random.pick([8, 10, 12]),
      lag: 2,
      prey: [random.int(56, 64), random.int(30, 36)],
      predator: [random.int(22, 26), random.int(10, 14)],
    } as Hunt,
    isX: random.chance(0.5),
    pair: random.pick([
      'a hunting animal and its prey',
      'foxes and hares',
      'owls and voles',
      'weasels and mice',
    ]),
  }),
  make: ({ hunt, isX, pair }) => {
    const [predator, prey] = isX ? ['X', 'Y'] : ['Y', 'X']
    const { period, lag } = hunt
    return {
      stem: [
        `The graph shows the numbers of ${pair} in one area. One line is the predator, the other its prey.`,
        `Scientists count ${pair} in a valley for ${period * 2} years. In the graph, X and Y are a predator and its prey.`,
        `X and Y in the graph are the numbers of ${pair} in the same forest: a predator and its prey.`,
      ],
      figure: huntGraph(hunt, [prey, predator], {
        name: `organisms-and-their-environment-3/xy-${prey.toLowerCase()}-${period}-${hunt.prey.join('-')}-${hunt.predator.join('-')}`,
        title: 'Numbers of two animals, X and Y',
        description: `Number of animals against time. ${prey} swings between ${hunt.prey[0] - hunt.prey[1]} and ${hunt.prey[0] + hunt.prey[1]}, with peaks at ${period / 4} and ${period * 1.25} years. ${predator}, dashed, swings between ${hunt.predator[0] - hunt.predator[1]} and ${hunt.predator[0] + hunt.predator[1]}, with peaks at ${period / 4 + lag} and ${period * 1.25 + lag} years.`,
      }),
      prompt: ['Which is the predator, and what shows it?', 'Which line is the predator, and why?'],
      columns: 'predator | reason',
      right: `${predator} | its number rises after that of ${prey} has risen`,
      wrong: {
        [`${prey} | its number rises after that of ${predator} has risen`]: `You read the order wrongly: the first peak is that of ${prey}.`,
        [`${prey} | its number is always larger than that of ${predator}`]:
          'You took the more numerous animal for the predator. A predator eats many prey, so there are fewer predators.',
        [`${predator} | its number falls whenever that of ${prey} rises`]: `You found the predator, but its number rises for a part of the time in which ${prey} rises.`,
      },
      solution: `When prey increase there is more food, so predators survive and breed: their number rises later. ${predator} follows ${prey}, and it is less numerous, so ${predator} is the predator.`,
    }
  },
})

const people = graph({
  x: { label: 'year', min: 1700, max: 2040, ticks: [1700, 1750, 1800, 1850, 1900, 1950, 2000], grid: true },
  y: { label: 'people / thousand million', max: 9, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], grid: true },
})

const peopleGraph = figure(
  {
    name: 'organisms-and-their-environment-3/people-read',
    title: 'The number of people on Earth',
    description:
      'Number of people in thousand millions against the year, 1700 to 2022. The curve rises slowly at first and then more and more steeply. It passes 1 in 1800, 3 in 1960, 4 in 1975, 6 in 1999 and 8 in 2022.',
    height: 262,
  },
  people.axes,
  people.curve(HUMANS),
)

core('people-on-earth', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [from, to] = random.pick([
      [
        [1960, 3],
        [1999, 6],
      ],
      [
        [1975, 4],
        [1999, 6],
      ],
      [
        [1975, 4],
        [2022, 8],
      ],
      [
        [1800, 1],
        [1975, 4],
      ],
      [
        [1800, 1],
        [1960, 3],
      ],
    ] as const)
    const right = (100 * (to[1] - from[1])) / from[1]
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (100 * (to[1] - from[1])) / to[1],
          'You divided by the number at the end, not by the number at the start.',
        ],
        [
          (100 * to[1]) / from[1],
          'You gave the number at the end as a percentage of that at the start, not the increase.',
        ],
        [(100 * from[1]) / to[1], 'You gave the number at the start as a percentage of that at the end.'],
        [100 * (to[1] - from[1]), 'You did not divide by the number at the start.'],
        [right / 2, 'You halved the increase.'],
      ].slice(0, 4) as [number, string][],
      value => `${plain(Number(value.toFixed(0)))}%`,
    )
    return wrong ? { from, to, right, wrong, goal: random.int(0, 2) } : null
  },
  make: ({ from, to, right, wrong, goal }) => ({
    stem: [
      'The graph shows the number of people on Earth since 1700.',
      'The graph shows how the human population has grown since 1700.',
      'The number of people on Earth is shown in the graph, from 1700 to 2022.',
    ],
    figure: peopleGraph,
    prompt:
      [
        `By which percentage did the population increase from ${from[0]} to ${to[0]}?`,
        `What was the percentage increase from ${from[0]} to ${to[0]}?`,
        `What is the percentage increase in the population between ${from[0]} and ${to[0]}?`,
      ][goal] ?? '',
    options: bySize({ right, wrong, print: value => `${plain(Number(value.toFixed(0)))}%` }),
    solution: `The population rose from ${from[1]} to ${to[1]} thousand million. Increase ÷ number at the start × 100 = ${to[1] - from[1]} ÷ ${from[1]} × 100 = ${right}%.`,
  }),
  verify: ({ from, to }) => `${plain(Math.round((to[1] / from[1]) * 100 - 100))}%`,
})
