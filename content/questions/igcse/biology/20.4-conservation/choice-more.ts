import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { gainAt, gainGraph, STORED, seedsGraph } from './figures-more'

const { core, templates } = choiceQuestions('20.4', { calculator: 'needed' })

export { templates }

core('stock-after-two-years', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const rate = random.pick([0.5, 1])
    const mass = random.pick([160, 140, 120, 100, 80])
    const gain = gainAt(mass, rate)
    const taken = gain + 20
    const next = mass - 20
    const gainNext = gainAt(next, rate)
    const right = next + gainNext - taken
    const wrong = threeSlips(
      random,
      right,
      [
        [mass - 2 * taken, 'You subtracted two catches, but left out what the stock gains.'],
        [mass - 40, 'You used the gain of the first year in both years; it depends on the mass.'],
        [next, 'You gave the mass after one year.'],
        [next + gainNext, 'You left out the catch of the second year.'],
        [mass + gain - 2 * taken, 'You left out the gain of the second year.'],
      ],
      String,
    )
    return wrong && right > 0 && wrong.every(([value]) => value > 0)
      ? {
          rate,
          mass,
          gain,
          taken,
          next,
          gainNext,
          right,
          wrong,
          fish: random.pick(['cod', 'herring', 'haddock', 'mackerel']),
        }
      : null
  },
  make: ({ rate, mass, gain, taken, next, gainNext, right, wrong, fish }) => ({
    stem: [
      `The graph shows how much a stock of ${fish} gains in a year by breeding and growth. The mass of the stock is ${mass} thousand tonnes. In each of the next two years ${taken} thousand tonnes are caught.`,
      `What a stock of ${fish} gains in a year depends on its mass, as the graph shows. The stock now has a mass of ${mass} thousand tonnes, and ${taken} thousand tonnes are caught in each year.`,
      `A stock of ${fish} has a mass of ${mass} thousand tonnes. The graph shows the gain in a year at different masses. For two years the catch is ${taken} thousand tonnes a year.`,
    ],
    figure: gainGraph(rate),
    prompt: ['What is the mass of the stock after two years?', 'What mass will the stock have in two years?'],
    options: numbers({ right, unit: 'thousand tonnes', wrong }),
    solution: `First year: the gain at ${mass} is ${gain}, so the mass is ${mass} + ${gain} − ${taken} = ${next}. Second year: the gain at ${next} is ${gainNext}, so the mass is ${next} + ${gainNext} − ${taken} = ${right} thousand tonnes. More is removed than is produced: this is not sustainable.`,
  }),
  verify: ({ rate, mass, taken }) => {
    let left = mass
    for (let year = 0; year < 2; year += 1) left += rate * left - (rate * left * left) / 200 - taken
    return left
  },
})

const COLD = [
  [96, 94, 92, 90, 88, 86, 84],
  [96, 96, 94, 92, 92, 90, 88],
] as const

const WARM = [
  [96, 80, 60, 40, 28, 16, 8],
  [96, 76, 56, 40, 24, 12, 4],
  [96, 84, 68, 48, 32, 20, 12],
] as const

const PLANTS = ['a wild pea', 'a wild wheat', 'a rare poppy', 'a mountain daisy'] as const

core('seeds-from-two-stores', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [cold, warm] = [random.pick(COLD), random.pick(WARM)]
    const at = random.int(2, 6)
    const seeds = random.pick([150, 200, 250, 400, 500])
    const [more, less] = [cold[at] ?? 0, warm[at] ?? 0]
    const right = ((more - less) * seeds) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(more * seeds) / 100, 'You gave all plants from the cold store.'],
        [(less * seeds) / 100, 'You gave all plants from the warm store.'],
        [more - less, 'You gave the difference of the percentages, not of the plants.'],
        [((more + less) * seeds) / 100, 'You added the plants from both stores.'],
        [((100 - less) * seeds) / 100, 'You took all seeds of the cold store as able to germinate.'],
      ],
      String,
    )
    return wrong && [right, ...wrong.map(([value]) => value)].every(Number.isInteger)
      ? { cold, warm, at, seeds, more, less, right, wrong, plant: random.pick(PLANTS) }
      : null
  },
  make: ({ cold, warm, at, seeds, more, less, right, wrong, plant }) => ({
    stem: [
      `A seed bank stores dry seeds of ${plant}, some cold and some warm. The graph shows what percentage of them germinates. After ${STORED[at]} years, ${seeds} seeds of each store are sown.`,
      `Seeds of ${plant} are kept in a cold and in a warm store. The graph shows how many of them can germinate. ${seeds} seeds from each store are sown after ${STORED[at]} years.`,
      `The graph shows how long seeds of ${plant} can be kept in a cold and in a warm store. After ${STORED[at]} years a scientist sows ${seeds} seeds from each.`,
    ],
    figure: seedsGraph(cold, warm),
    prompt: [
      'How many more plants grow from the seeds that were kept cold?',
      'By how much is the number of plants from the cold store higher?',
    ],
    options: bySize({ right, wrong, print: value => plain(value) }),
    solution: `After ${STORED[at]} years ${more}% of the cold and ${less}% of the warm seeds germinate. ${more}% of ${seeds} is ${plain((more * seeds) / 100)}, ${less}% is ${plain((less * seeds) / 100)}: ${quantity(right, 'plants')} more.`,
  }),
  verify: ({ cold, warm, at, seeds }) => {
    let more = 0
    for (let seed = 0; seed < seeds; seed += 1) more += (cold[at] ?? 0) - (warm[at] ?? 0)
    return more / 100
  },
})
