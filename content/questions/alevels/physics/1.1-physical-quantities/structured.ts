import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity, unitText } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.1', { calculator: 'needed' })

export { templates }

const ESTIMATES: readonly [what: string, value: string][] = [
  ['mass of an adult, in kg', '10^{2}'],
  ['mass of an apple, in kg', '10^{−1}'],
  ['mass of a family car, in kg', '10^{3}'],
  ['walking speed, in m s^{−1}', '10^{0}'],
  ['diameter of an atom, in m', '10^{−10}'],
  ['atmospheric pressure, in Pa', '10^{5}'],
  ['power of an electric kettle, in W', '10^{3}'],
  ['density of water, in kg m^{−3}', '10^{3}'],
]

const POWERS = ['10^{−10}', '10^{−4}', '10^{−1}', '10^{0}', '10^{2}', '10^{3}', '10^{5}', '10^{7}']

question('orders-of-magnitude-and-speed', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [metres, minutes] = [random.int(3, 9) * 100, random.int(4, 9)]
    const speed = metres / minutes / 60
    return speed < 0.95 || speed > 2 ? null : { three: random.sample(ESTIMATES, 3), metres, minutes }
  },
  make: ({ three, metres, minutes }) => {
    const speed = metres / (minutes * 60)
    return {
      stem: 'Estimates are used to check whether the result of a calculation is reasonable.',
      parts: {
        a: ask.match({
          prompt: 'Identify the order of magnitude of each quantity. A value may be used more than once.',
          marks: 3,
          items: asItems(three.map(([what]) => what)),
          targets: asItems(POWERS),
          answer: Object.fromEntries(three),
          scheme: three.map(([what, value]) => `${what}: ${value}`),
          solution: `Compare with known values, such as 70 kg for an adult, 1.5 m s^{−1} for walking and 1000 kg m^{−3} for water. Here: ${three.map(([what, value]) => `${what}: ${value}`).join('; ')}.`,
        }),
        b: ask.number({
          prompt: `A student walks ${quantity(metres, 'm')} in ${minutes} minutes. Calculate the average speed in ${unitText('m s^-1')}.`,
          answer: speed,
          unit: 'm s^-1',
          solution: `Change minutes into seconds: ${minutes} × 60 = ${minutes * 60} s. Speed = ${metres} ÷ ${minutes * 60} = ${quantity(speed, 'm s^-1', 2)}, which is reasonable for walking.`,
          command: 'Calculate',
          scheme: [`C1 ${metres} ÷ (${minutes} × 60)`, `A1 ${quantity(speed, 'm s^-1', 2)}`],
        }),
      },
    }
  },
  verify: ({ metres, minutes }) => ({ b: metres / 1000 / (minutes / 60) / 3.6 }),
})
