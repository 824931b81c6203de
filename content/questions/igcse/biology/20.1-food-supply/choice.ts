import { bySize, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { enough, ONE_CROP, PLOTS, pests, plots, RESPONSES, response, SEVERAL, WEEKS } from './figures'

const { core, templates } = choiceQuestions('20.1')

export { templates }

const CROPS = ['wheat', 'maize', 'rice', 'barley'] as const

const USES = {
  'chemical fertilisers': 'supplying mineral ions to the crop',
  herbicides: 'reducing competition from weeds',
  insecticides: 'killing insects that damage the crop',
  'agricultural machines': 'letting larger areas of land be farmed',
  'selective breeding': 'giving varieties with a higher yield',
} as const

type Method = keyof typeof USES

core('what-it-is-used-for', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [asked, ...others] = random.sample(Object.keys(USES) as Method[], 4)
    return asked ? { asked, others, crop: random.pick(CROPS) } : null
  },
  make: ({ asked, others, crop }) => ({
    stem: [
      `A farmer who grows ${crop} wants to produce more food.`,
      `Several methods help to produce more ${crop} than in the past.`,
      `The production of ${crop} has increased, for more than one reason.`,
    ],
    prompt: [`Which effect of ${asked} helps to increase production?`, `What is the effect of ${asked}?`],
    right: USES[asked],
    wrong: others.map((method): Wrong => [USES[method], `You described ${method}.`]),
    solution: `${Object.entries(USES)
      .map(([method, use]) => `${capital(method)}: ${use}`)
      .join('; ')}.`,
  }),
})

core('yield-and-fertiliser', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const values = random.pick(RESPONSES)
    const at = random.int(1, 3)
    const [start = 1, end = 1] = [values[0], values[at]]
    const right = ((end - start) / start) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [((end - start) / end) * 100, 'You divided by the yield with fertiliser, not by the one without.'],
        [(end / start) * 100, 'You gave the new yield as a percentage of the old one, not the increase.'],
        [(start / end) * 100, 'You gave the old yield as a percentage of the new one.'],
        [at * 50, 'You gave the amount of fertiliser.'],
        [
          (end - start) * 10,
          'You took the increase in tonnes and did not compare it with the yield without fertiliser.',
        ],
      ],
      value => String(Math.round(value)),
    )
    const isClear = wrong?.every(([value]) => Math.abs(value - right) > 1.5)
    return wrong && isClear ? { values, at, start, end, right, wrong, crop: random.pick(CROPS) } : null
  },
  make: ({ values, at, start, end, right, wrong, crop }) => ({
    stem: [
      `Plots of ${crop} are given different amounts of a chemical fertiliser. The graph shows the yields.`,
      `The graph shows how the yield of ${crop} depends on the amount of fertiliser.`,
      `A scientist tests a chemical fertiliser on ${crop}.`,
    ],
    figure: response(values, crop),
    prompt: [
      `By what percentage does the yield increase from 0 to ${at * 50} kg of fertiliser per hectare?`,
      `What is the percentage increase in yield when ${at * 50} kg of fertiliser per hectare is used instead of none?`,
    ],
    options: bySize({ right, wrong, print: value => quantity(Math.round(value), '%') }),
    solution: `Without fertiliser the yield is ${plain(start)} t, with ${at * 50} kg per hectare it is ${plain(end)} t. (${plain(end)} − ${plain(start)}) ÷ ${plain(start)} × 100 = ${Math.round(right)}%.`,
  }),
  verify: ({ start, end }) => (100 * end) / start - 100,
})

core('amount-to-use', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const values = random.pick(RESPONSES)
    const hectares = random.step(6, 20, 2)
    const most = enough(values)
    const right = (250 - most) * hectares
    const wrong = threeSlips(
      random,
      right,
      [
        [most * hectares, 'You found how much fertiliser is needed, not how much is saved.'],
        [250 * hectares, 'You found how much fertiliser the farmer uses now.'],
        [250 - most, 'You found how much is saved on one hectare.'],
        [(250 - most + 50) * hectares, 'You chose an amount that gives less than the highest yield.'],
        [(250 - most) / hectares, 'You divided by the area, but the amount is for each hectare.'],
      ],
      String,
    )
    const isTidy = wrong?.every(([value]) => Number.isInteger(value))
    return wrong && isTidy && right > 0
      ? { values, hectares, most, right, wrong, crop: random.pick(CROPS) }
      : null
  },
  make: ({ values, hectares, most, right, wrong, crop }) => ({
    stem: [
      `A farmer puts 250 kg of fertiliser on each of ${hectares} hectares of ${crop}. The graph shows the yield with different amounts.`,
      `The graph shows the yield of ${crop} with different amounts of fertiliser. A farmer with ${hectares} hectares uses 250 kg per hectare.`,
      `On ${hectares} hectares of ${crop}, a farmer uses 250 kg of fertiliser per hectare. Yields with other amounts are shown in the graph.`,
    ],
    figure: response(values, crop),
    prompt: [
      'How much fertiliser could the farmer save without a lower yield?',
      'What is the largest mass of fertiliser that can be saved without losing yield?',
    ],
    options: numbers({ right, unit: 'kg', wrong }),
    solution: `The yield does not rise above ${most} kg per hectare. On each hectare 250 − ${most} = ${250 - most} kg can be saved: ${250 - most} × ${hectares} = ${quantity(right, 'kg')}.`,
  }),
  verify: ({ values, hectares }) => {
    let amount = 250
    while (values[amount / 50 - 1] === values[5]) amount -= 50
    return 250 * hectares - amount * hectares
  },
})

const YIELDS = [
  [40, 50, 60, 80],
  [50, 60, 80, 100],
  [40, 60, 50, 90],
  [50, 70, 60, 100],
  [20, 30, 50, 70],
  [40, 70, 60, 100],
] as const

core('sprayed-plots', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const values = random.pick(YIELDS)
    const at = random.pick([1, 2] as const)
    const [none, one, both] = [values[0], values[at], values[3]]
    const right = ((one - none) / none) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [one - none, 'You gave the increase in kg, not as a percentage.'],
        [((both - none) / none) * 100, 'You took the plot with both sprays.'],
        [((one - none) / one) * 100, 'You divided by the yield of the sprayed plot.'],
        [(one / none) * 100, 'You gave the yield as a percentage of the other, not the increase.'],
        [((values[3 - at] ?? 0) / none) * 100 - 100, 'You took the plot with the other spray.'],
      ],
      value => String(Math.round(value)),
    )
    const isClear = wrong?.every(([value]) => Math.abs(value - right) > 1.5)
    return wrong && isClear
      ? { values, at, none, one, right, wrong, crop: random.pick(['potatoes', 'beans', 'carrots', 'onions']) }
      : null
  },
  make: ({ values, at, none, one, right, wrong, crop }) => ({
    stem: [
      `Four plots of ${crop} of the same size are treated in different ways. The chart shows the yields.`,
      `The chart shows the yields of four equal plots of ${crop} that were sprayed in different ways.`,
      `To find out what sprays do to the yield of ${crop}, a student compares four plots of equal size.`,
    ],
    figure: plots(values),
    prompt: [
      at === 1
        ? 'By what percentage does killing insects alone increase the yield?'
        : 'By what percentage does killing weeds alone increase the yield?',
    ],
    options: bySize({ right, wrong, print: value => quantity(Math.round(value), '%') }),
    solution: `${at === 1 ? 'Insecticides kill insects' : 'Herbicides kill weeds'}: compare “${(PLOTS[at] ?? '').replace('\n', ' ')}” with “no spray”. (${one} − ${none}) ÷ ${none} × 100 = ${Math.round(right)}%.`,
  }),
  verify: ({ none, one }) => (100 * one) / none - 100,
})

const MONO_FOR = [
  'Large machines can be used efficiently.',
  'A high yield is produced on the area.',
  'The crop is cheaper to produce.',
  'All plants can be harvested together.',
] as const

const MONO_AGAINST = [
  'Pests spread easily through the crop.',
  'Few other species can live there.',
  'The same nutrients are lost from the soil.',
  'Farmers rely on large amounts of pesticide.',
] as const

type Side = { good: readonly string[]; bad: readonly string[] }

const forOrAgainst = ({ good, bad }: Side, isGood: boolean) =>
  isGood ? { right: good, wrong: bad } : { right: bad, wrong: good }

const sideError = (isGood: boolean) => (isGood ? 'You chose a disadvantage.' : 'You chose an advantage.')

core('for-or-against-monoculture', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const isGood = random.chance(0.5)
    const { right, wrong } = forOrAgainst({ good: MONO_FOR, bad: MONO_AGAINST }, isGood)
    return {
      isGood,
      right: random.pick(right),
      wrong: random.sample(wrong, 3),
      crop: random.pick(['wheat', 'oil palms', 'maize', 'soya']),
    }
  },
  make: ({ isGood, right, wrong, crop }) => {
    const side = isGood ? 'an advantage' : 'a disadvantage'
    return {
      stem: [
        `A farm grows nothing but ${crop} on a very large area.`,
        `A large-scale monoculture of ${crop} covers a whole valley.`,
        `Farmers of a region have changed from many crops to a monoculture of ${crop}.`,
      ],
      prompt: [`Which is ${side} of this?`, `What is ${side} of the monoculture?`],
      right,
      wrong: wrong.map((text): Wrong => [text, sideError(isGood)]),
      solution: `Advantages: machines are used efficiently, yields are high, production is cheap. Disadvantages: low biodiversity, pests that spread easily, loss of the same nutrients, reliance on pesticides.`,
    }
  },
})

core('pest-in-two-fields', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const [one, several] = [random.pick(ONE_CROP), random.pick(SEVERAL)]
    return { one, several, at: random.int(3, 5), crop: random.pick(['cabbage', 'beans', 'maize']) }
  },
  make: ({ one, several, at, crop }) => ({
    stem: [
      `A pest of ${crop} is counted in two fields. Field P is a monoculture of ${crop}. Field Q holds rows of ${crop} between other crops. No insecticide is used.`,
      `Field P holds only ${crop}, field Q holds ${crop} in rows between other crops. The graph shows a pest of ${crop} in both. Neither field is sprayed.`,
      `The graph shows the numbers of a pest of ${crop} in two fields that are not sprayed. P is a monoculture of ${crop}; Q holds ${crop} between other crops.`,
    ],
    figure: pests(one, several),
    prompt: [
      `What explains the difference between the fields after ${WEEKS[at]} weeks?`,
      `Which statement explains the numbers of pests after ${WEEKS[at]} weeks?`,
    ],
    right: 'In P, the pest finds food on every plant nearby.',
    wrong: {
      'In P, more predators eat the pest than in Q.':
        'You reversed it: the more predators there are, the fewer pests. There are few predators in a monoculture.',
      'In Q, insects have become resistant to insecticide.':
        'You overlooked that no insecticide is used in the fields.',
      'In Q, the pest eats all the other crops as well.':
        'You overlooked that it is a pest of one crop; with more food its numbers would be larger in Q.',
    },
    solution: `After ${WEEKS[at]} weeks there are ${one[at]} pests in P and ${several[at]} in Q. In a monoculture all plants are food for the pest and stand close together, so it spreads easily.`,
  }),
})

const INTENSIVE_FOR = [
  'More food is produced on the same area of land.',
  'Meat and eggs can be sold at a lower price.',
  'Animals use more of their food for growth.',
  'Fewer workers are needed for each animal.',
] as const

const INTENSIVE_AGAINST = [
  'Diseases spread easily between the animals.',
  'Animals cannot behave in a natural way.',
  'Large amounts of waste can pollute water.',
  'Much use of antibiotics favours resistant bacteria.',
] as const

core('for-or-against-intensive-livestock', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const isGood = random.chance(0.5)
    const { right, wrong } = forOrAgainst({ good: INTENSIVE_FOR, bad: INTENSIVE_AGAINST }, isGood)
    return {
      isGood,
      right: random.pick(right),
      wrong: random.sample(wrong, 3),
      animals: random.pick(['pigs', 'hens', 'turkeys', 'cattle']),
    }
  },
  make: ({ isGood, right, wrong, animals }) => {
    const side = isGood ? 'an advantage' : 'a disadvantage'
    return {
      stem: [
        `A farmer keeps thousands of ${animals} in a heated building.`,
        `On many farms ${animals} are kept by intensive livestock production.`,
        `Large numbers of ${animals} are kept close together indoors.`,
      ],
      prompt: [`Which is ${side} of this?`, `What is ${side} of keeping animals in this way?`],
      right,
      wrong: wrong.map((text): Wrong => [text, sideError(isGood)]),
      solution:
        'Advantages: more food per area, lower cost, fewer workers. Disadvantages: poor welfare, spread of disease, use of antibiotics, pollution by waste, demand for feed and energy.',
    }
  },
})

core('land-for-hens', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const indoors = random.pick([9, 10, 12, 15, 16])
    const outdoors = random.pick([2, 4, 5, 8])
    const hens = indoors * random.step(100, 500, 50)
    const right = indoors * outdoors
    const wrong = threeSlips(
      random,
      right,
      [
        [
          indoors / outdoors,
          'You divided the two numbers, although one is hens per m² and the other m² per hen.',
        ],
        [indoors, 'You gave the number of hens on a square metre indoors.'],
        [outdoors, 'You gave the area of one hen outdoors and did not compare it with the area indoors.'],
        [indoors + outdoors, 'You added the two numbers.'],
        [hens / indoors, 'You gave the area that is needed indoors.'],
        [(indoors - 1) * outdoors, 'You left out one hen of each square metre.'],
      ],
      value => String(value),
    )
    const isTidy = wrong?.every(([value]) => Number.isInteger(value * 10))
    return wrong && isTidy ? { indoors, outdoors, hens, right, wrong } : null
  },
  make: ({ indoors, outdoors, hens, right, wrong }) => ({
    stem: [
      `A farmer keeps ${plain(hens)} hens. Indoors, ${indoors} hens live on each square metre. Outdoors, each hen would have ${quantity(outdoors, 'm^2')}.`,
      `${plain(hens)} hens live indoors, ${indoors} on each square metre. If they lived outdoors, each would have ${quantity(outdoors, 'm^2')}.`,
      `A farmer compares two ways of keeping ${plain(hens)} hens: indoors with ${indoors} hens on a square metre, or outdoors with ${quantity(outdoors, 'm^2')} for each hen.`,
    ],
    prompt: [
      'How many times as much land is needed outdoors as indoors?',
      'The area needed outdoors is how many times the area needed indoors?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `Indoors: ${plain(hens)} ÷ ${indoors} = ${quantity(hens / indoors, 'm^2')}. Outdoors: ${plain(hens)} × ${outdoors} = ${quantity(hens * outdoors, 'm^2')}. This is ${right} times as much. Intensive livestock production needs less land, but the hens have little space.`,
  }),
  verify: ({ indoors, outdoors, hens }) => (hens * outdoors) / (hens / indoors),
})
