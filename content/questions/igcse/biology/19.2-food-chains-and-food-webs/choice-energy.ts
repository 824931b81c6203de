import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { describePyramid, ecologicalPyramid } from '@/lib/figures/biology/pyramids'
import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('19.2')

export { templates }

const LARGE = [
  { plant: 'apple tree', pests: 'aphids', eaters: 'ladybirds' },
  { plant: 'oak tree', pests: 'caterpillars', eaters: 'blue tits' },
  { plant: 'fig tree', pests: 'beetles', eaters: 'lizards' },
  { plant: 'rose bush', pests: 'greenfly', eaters: 'spiders' },
] as const

core('one-tree', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ ...random.pick(LARGE), count: random.step(200, 900, 50) }),
  make: ({ plant, pests, eaters, count }) => ({
    stem: [
      `One ${plant} feeds ${count} ${pests}, which are eaten by some ${eaters}. A student draws a pyramid of numbers and a pyramid of biomass.`,
      `A student counts and weighs one ${plant}, the ${count} ${pests} on it and the ${eaters} that eat the ${pests}, for two pyramids.`,
      `Two pyramids are drawn for one ${plant}, its ${count} ${pests}, and the ${eaters} that eat them: one of numbers, one of biomass.`,
    ],
    prompt: [
      'Why is the pyramid of biomass the better one here?',
      'What is the advantage of the pyramid of biomass here?',
    ],
    right: 'It takes into account the size of each organism.',
    wrong: {
      'It takes into account the number of each organism.': 'You gave what a pyramid of numbers shows.',
      'It shows the energy transferred in a given time.': 'You described a pyramid of energy.',
      'It can be made without weighing any organism.':
        'You took an advantage of the pyramid of numbers: for biomass, organisms must be weighed.',
    },
    solution: `The ${plant} is one organism, but a very large one. Its biomass shows how much food there is for the ${pests}; its number does not.`,
  }),
})

const ENERGY_CHAINS = [
  ['grass', 'grasshoppers', 'frogs'],
  ['algae', 'water fleas', 'minnows'],
  ['grass', 'voles', 'owls'],
  ['phytoplankton', 'krill', 'herring'],
] as const

supplement('percentage-transferred', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const first = random.step(20000, 60000, 5000)
    const [one, two] = [random.pick([5, 6, 8, 12]), random.pick([10, 12, 14, 15])]
    const second = (first * one) / 100
    const third = (second * two) / 100
    const upper = random.chance(0.5)
    const [low, high, rest] = upper ? [second, third, first] : [first, second, third]
    const right = (100 * high) / low
    const wrong = threeSlips(
      random,
      right,
      [
        [100 - right, 'You worked out the percentage that is not transferred.'],
        [
          upper ? (100 * high) / rest : (100 * rest) / low,
          'You took the first and the last level, which are two transfers apart.',
        ],
        [upper ? (100 * low) / rest : (100 * rest) / high, 'You took the other pair of levels.'],
        [
          (100 * high) / (low - high),
          'You divided by the energy that is lost, not by the energy of the lower level.',
        ],
        [(10 * high) / low, 'You multiplied by 10, not by 100.'],
      ],
      value => plain(Number(value.toFixed(1))),
    )
    const whole = [second, third].every(value => Number.isInteger(value))
    return whole && wrong
      ? { chain: random.pick(ENERGY_CHAINS), values: [first, second, third], upper, right, wrong }
      : null
  },
  make: ({ chain, values, upper, right, wrong }) => {
    const [from, to] = upper ? [1, 2] : [0, 1]
    const levels = chain.map((name, at) => ({ name, value: values[at] ?? 0 }))
    return {
      stem: [
        'The diagram is a pyramid of energy. The values are in kJ per m^{2} per year.',
        'A scientist draws this pyramid of energy. The values are in kJ per m^{2} per year.',
        'The diagram shows the energy at three trophic levels, in kJ per m^{2} per year.',
      ],
      figure: figure(
        {
          name: `organisms-and-their-environment/energy-pyramid-${values.join('-')}`,
          title: 'A pyramid of energy',
          description: describePyramid(levels, ' kJ'),
          height: 128,
        },
        ecologicalPyramid(levels),
      ),
      prompt: [
        `What percentage of the energy of the ${chain[from]} is transferred to the ${chain[to]}?`,
        `What percentage of energy is transferred from the ${chain[from]} to the ${chain[to]}?`,
      ],
      options: bySize({ right, wrong, print: value => `${plain(Number(value.toFixed(1)))}%` }),
      solution: `Percentage = energy at the higher level ÷ energy at the level below × 100 = ${plain(values[to] ?? 0)} ÷ ${plain(values[from] ?? 0)} × 100 = ${plain(right)}%.`,
    }
  },
  verify: ({ values, upper }) => {
    const [low = 1, high = 0] = upper ? values.slice(1) : values
    return 100 - (100 * (low - high)) / low
  },
})

const LAST_LEVELS = [
  { chain: 'grass → grasshopper → frog → snake → eagle', top: 'eagle' },
  { chain: 'plankton → krill → fish → seal → orca', top: 'orca' },
  { chain: 'lettuce → slug → beetle → hedgehog → owl', top: 'owl' },
  { chain: 'algae → water flea → minnow → perch → pike', top: 'pike' },
] as const

supplement('why-no-further-level', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => random.pick(LAST_LEVELS),
  make: ({ chain, top }) => ({
    stem: [
      `This is a food chain: ${chain}.`,
      `A food chain has five trophic levels: ${chain}.`,
      `Here is a long food chain: ${chain}.`,
    ],
    prompt: [
      `Why is there no further consumer that lives on the ${top}?`,
      `What explains why no consumer follows the ${top} in this chain?`,
    ],
    right: 'Too little energy is left to support it.',
    wrong: {
      'Too much energy is stored in the last consumer.':
        'You reversed it: very little of the energy of the producer reaches the last consumer.',
      'All energy is returned to the producer.':
        'You gave energy a way back. It is lost to the environment as heat.',
      'No energy is left after four transfers.': `You went too far: the ${top} itself receives energy, only very little.`,
    },
    solution: `At each transfer energy is lost, as heat from respiration and in material that is not eaten, egested or excreted. So little energy reaches the ${top} that it cannot support another level.`,
  }),
})

const NEED = 4000

supplement('people-fed-by-a-field', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const people = random.step(40, 240, 20)
    const percent = random.pick([5, 10, 20])
    const byMeat = (people * percent) / 100
    const right = people - byMeat
    const wrong = threeSlips(
      random,
      right,
      [
        [people, 'You worked out all who can live on the crop, not how many more.'],
        [byMeat, 'You worked out how many can live on the meat.'],
        [people + byMeat, 'You added the two numbers instead of subtracting.'],
        [people / byMeat, 'You divided the two numbers: that is how many times as many.'],
        [people - percent, 'You took the percentage for a number of people.'],
      ],
      value => plain(value),
    )
    return Number.isInteger(byMeat) && wrong
      ? {
          people,
          percent,
          right,
          wrong,
          ...random.pick([
            { crop: 'maize', animals: 'cattle' },
            { crop: 'wheat', animals: 'pigs' },
            { crop: 'soya', animals: 'chickens' },
          ]),
        }
      : null
  },
  make: ({ people, percent, right, wrong, crop, animals }) => ({
    stem: [
      `A field yields ${crop} with ${quantity(people * NEED, 'MJ')} of energy a year. If ${animals} are fed on all of it, ${percent}% of this energy is in the meat. A person needs ${quantity(NEED, 'MJ')} a year.`,
      `The ${crop} from a field holds ${quantity(people * NEED, 'MJ')} of energy a year. Fed to ${animals}, it gives meat with ${percent}% of this energy. One person needs ${quantity(NEED, 'MJ')} a year.`,
      `One person needs ${quantity(NEED, 'MJ')} of energy a year. A field gives ${crop} with ${quantity(people * NEED, 'MJ')} a year. Meat of ${animals} that eat this ${crop} has ${percent}% of its energy.`,
    ],
    prompt: [
      `How many more people can live on the ${crop} than on the meat?`,
      `How many people more can the field feed if they eat the ${crop} and not the meat?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `The ${crop} feeds ${plain(people * NEED)} ÷ ${NEED} = ${people} people. The meat feeds ${percent}% of them: ${(people * percent) / 100}. The difference is ${people} − ${(people * percent) / 100} = ${right}. One transfer fewer means less energy lost.`,
  }),
  verify: ({ people, percent }) => {
    const grown = people * NEED
    return (grown - grown * (percent / 100)) / NEED
  },
})

supplement('energy-and-biomass-of-the-sea', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const phyto = random.step(3, 6, 1)
    return {
      levels: [
        { name: 'phytoplankton', value: phyto },
        { name: random.pick(['zooplankton', 'krill', 'copepods']), value: phyto * random.pick([3, 4, 5]) },
        { name: random.pick(['herring', 'sardines', 'anchovies']), value: phyto - 2 },
      ],
      place: random.pick(['the sea', 'a bay', 'the open ocean']),
    }
  },
  make: ({ levels, place }) => ({
    stem: [
      `The diagram is a pyramid of biomass of ${place}, measured on one day. The values are in g per m^{2}.`,
      `On one day scientists measure the biomass at three trophic levels of ${place}. The pyramid shows the results in g per m^{2}.`,
      `The pyramid shows the biomass in ${place} at one moment, in g per m^{2}.`,
    ],
    figure: figure(
      {
        name: `organisms-and-their-environment/sea-biomass-${levels.map(({ value }) => value).join('-')}`,
        title: 'A pyramid of biomass',
        description: describePyramid(levels, ' g per square metre'),
        height: 134,
      },
      text(8, 14, 'biomass / g per m^{2}', { cls: 's' }),
      ecologicalPyramid(levels, { y: 22 }),
    ),
    prompt: [
      'Which bar would be the widest in a pyramid of energy for one year, and why?',
      'Which bar is the widest in a pyramid of energy for one year, and what is the reason?',
    ],
    columns: 'widest bar | reason',
    right: `${levels[0]?.name} | no level can receive more energy than the level below it`,
    wrong: {
      [`${levels[1]?.name} | the level with the largest biomass receives the most energy`]:
        'You took biomass at one moment for energy in a year. What is eaten as fast as it grows never has a large biomass.',
      [`${levels[2]?.name} | energy builds up at the last level of the chain`]:
        'You let energy build up. It is lost at each transfer, so the last level receives the least.',
      [`${levels[0]?.name} | smaller organisms always contain more energy`]:
        'You found the bar, but a pyramid of energy does not depend on the size of the organisms.',
    },
    solution: `All energy of the consumers has come through the ${levels[0]?.name}, and energy is lost at each transfer. So a pyramid of energy is always upright. The ${levels[0]?.name} has a small biomass at any moment, because it is eaten as fast as it grows.`,
  }),
})
