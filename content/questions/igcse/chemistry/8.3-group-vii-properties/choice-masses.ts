import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { DISPLACEMENTS, displacement, METALS } from './halogens'

const { core, templates } = choiceQuestions('8.3', { calculator: 'needed' })

export { templates }

core('mass-of-a-halogen-displaced', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [one, other] = random.pick(DISPLACEMENTS)
    const forward = random.chance(0.5)
    const factor = random.pick([0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.2])
    const [a, b] = forward ? [one.mass, other.mass] : [other.mass, one.mass]
    const given = a * factor
    const right = b * factor
    const wrong = threeSlips(
      random,
      right,
      [
        [(given * a) / b, 'You turned the ratio of the masses upside down.'],
        [given, 'You took the two masses for equal, but their ratio is that of the known masses.'],
        [right * 2, 'You doubled the mass because of the 2 in the equation, which belongs to the salts.'],
        [right / 2, 'You halved the mass, but one molecule sets one molecule free.'],
        [b, 'You gave the known mass without scaling it.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { one, other, forward, given, right, wrong, metal: random.pick(METALS) } : null
  },
  make: ({ one, other, forward, given, right, wrong, metal }) => {
    const [have, want] = forward ? [one, other] : [other, one]
    const equation = `$\\ce{${displacement(one, other, metal.symbol)}}$`
    return {
      stem: [
        `${equation}\n\nIn this reaction ${one.mass} g of ${one.name} sets ${other.mass} g of ${other.name} free.`,
        `The equation shows a displacement: ${equation}. From an excess of the ${other.halide}, ${one.mass} g of ${one.name} forms ${other.mass} g of ${other.name}.`,
        `${other.mass} g of ${other.name} is obtained with ${one.mass} g of ${one.name}: ${equation}.`,
      ],
      prompt: forward
        ? [`What mass of ${other.name} is formed by ${quantity(given, 'g')} of ${one.name}?`]
        : [`What mass of ${one.name} is needed to form ${quantity(given, 'g')} of ${other.name}?`],
      options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
      solution: `The masses stay in the same ratio. 1 g of ${have.name} belongs to ${want.mass} ÷ ${have.mass} g of ${want.name}: ${plain(given)} × ${want.mass} ÷ ${have.mass} = ${quantity(right, 'g', 3)}.`,
    }
  },
  verify: ({ one, other, forward, given }) => {
    const times = given / (forward ? one.mass : other.mass)
    return times * (forward ? other.mass : one.mass)
  },
})
