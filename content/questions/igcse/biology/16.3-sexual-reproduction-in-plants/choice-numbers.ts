import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { germinationGraph, shareAt, TEMPERATURES } from './figures'

const { core, supplement, templates } = choiceQuestions('16.3', { calculator: 'needed' })

export { templates }

/** Crops by the temperature at which most of their seeds germinate. */
const BEST_AT = {
  20: ['lettuce', 'spinach'],
  25: ['carrot', 'onion'],
  30: ['tomato', 'maize'],
} as const

core('seeds-that-germinate', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const best = random.pick([20, 25, 30] as const)
    const at = random.pick(TEMPERATURES.filter(each => shareAt(each, best) >= 14))
    const share = shareAt(at, best)
    const seeds = random.step(150, 850, 50)
    if (at === best || seeds % 100 === 0) return null
    const right = (share * seeds) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [seeds - right, 'You worked out how many seeds do not germinate.'],
        [
          (shareAt(best, best) * seeds) / 100,
          'You read the highest point of the graph, not the temperature of the soil.',
        ],
        [(at * seeds) / 100, 'You took the temperature for the percentage.'],
        [share, 'You gave the percentage, not the number of seeds.'],
        [
          (shareAt(at + 5, best) * seeds) / 100,
          'You read the graph at a temperature that is one step too high.',
        ],
      ],
      String,
    )
    return wrong?.every(([value]) => Number.isInteger(value) && value > 0)
      ? { best, at, share, seeds, right, wrong, plant: random.pick(BEST_AT[best]) }
      : null
  },
  make: ({ best, at, share, seeds, right, wrong, plant }) => ({
    stem: [
      `The graph shows the percentage of ${plant} seeds that germinate at different temperatures. A gardener sows ${seeds} of these seeds in soil at ${at} °C.`,
      `A farmer sows ${seeds} ${plant} seeds in soil at ${at} °C. The graph shows the percentage of such seeds that germinate at different temperatures.`,
      `A scientist measures the percentage of ${plant} seeds that germinate at different temperatures. The graph shows the results. Then ${seeds} of the same seeds are kept at ${at} °C.`,
    ],
    figure: germinationGraph(best, plant),
    prompt: [
      'How many seeds are expected to germinate?',
      'What is the expected number of seeds that germinate?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `At ${at} °C the graph shows ${share}%. ${share} ÷ 100 × ${seeds} = ${right} seeds.`,
  }),
  verify: ({ share, seeds }) => seeds - ((100 - share) * seeds) / 100,
})

supplement('time-for-a-pollen-tube', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const perHour = random.pick([1.5, 3, 4.5, 6])
    const hours = random.pick([4, 6, 8, 10, 12])
    const rate = (perHour * 1000) / 60
    const length = perHour * hours
    const wrong = threeSlips(
      random,
      hours,
      [
        [hours * 60, 'You left the time in minutes.'],
        [hours * 10, 'You took 1 mm for 10 000 µm.'],
        [hours / 10, 'You took 1 mm for 100 µm.'],
        [hours / 2, 'You took an hour for 120 minutes.'],
        [hours * 6, 'You divided by 10 instead of 60 to change minutes into hours.'],
      ],
      String,
    )
    return (
      wrong && {
        length,
        rate,
        hours,
        wrong,
        plant: random.pick(['a lily', 'a crocus', 'a hibiscus', 'a maize plant']),
      }
    )
  },
  make: ({ length, rate, hours, wrong, plant }) => ({
    stem: [
      `In a flower of ${plant} the distance from stigma to ovule is ${quantity(length, 'mm')}. A pollen tube grows ${quantity(rate, 'µm')} each minute.`,
      `A pollen tube of ${plant} grows at ${quantity(rate, 'µm')} per minute. From the stigma to the micropyle it is ${quantity(length, 'mm')}.`,
      `A pollen grain lands on a stigma of ${plant}. Its pollen tube grows ${quantity(rate, 'µm')} per minute and must grow ${quantity(length, 'mm')} to reach an ovule.`,
    ],
    prompt: [
      'How long does the pollen tube take to reach the ovule?',
      'After what time does the pollen tube reach the ovule?',
    ],
    options: numbers({ right: hours, unit: 'hours', wrong }),
    solution: `${quantity(length, 'mm')} = ${quantity(length * 1000, 'µm')}. Time = ${length * 1000} ÷ ${rate} = ${(length * 1000) / rate} minutes, which is ${hours} hours.`,
  }),
  verify: ({ length, rate }) => length / ((rate * 60) / 1000),
})
