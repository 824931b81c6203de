import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, standardForm, unitText } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.1')

export { templates }

const ESTIMATES: readonly [what: string, value: number, unit: string][] = [
  ['the mass of an adult', 70, 'kg'],
  ['the mass of an apple', 0.1, 'kg'],
  ['the mass of a family car', 1000, 'kg'],
  ['the speed of sound in air', 300, 'm s^-1'],
  ['the walking speed of an adult', 1, 'm s^-1'],
  ['the wavelength of green light', 5e-7, 'm'],
  ['the density of air at room temperature', 1, 'kg m^-3'],
  ['the density of steel', 8000, 'kg m^-3'],
  ['atmospheric pressure', 1e5, 'Pa'],
  ['the power of an electric kettle', 2000, 'W'],
  ['the weight of an apple', 1, 'N'],
]

question('reasonable-estimate', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ about: random.pick(ESTIMATES), from: random.int(0, 3) }),
  make: ({ about: [what, value, unit], from }) => {
    const print = (power: number) => `${standardForm(value * 10 ** power, 1)}\u00a0${unitText(unit)}`
    const powers = [-3, -2, -1, 0].map(each => each + from)
    const wrong = (power: number): Wrong => [
      print(power),
      `You chose a value that is ${plain(10 ** Math.abs(power))} times too ${power > 0 ? 'large' : 'small'}: compare it with values that you know.`,
    ]
    return {
      stem: '',
      prompt: `What is a reasonable estimate of ${what}?`,
      options: inThisOrder(powers.map(power => (power === 0 ? print(0) : wrong(power)))),
      solution: `A reasonable value is ${print(0)}. The other values differ from it by a factor of at least 10.`,
    }
  },
})

question('power-from-estimates', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const height = random.int(6, 15)
    const time = random.int(10, 24)
    const speed = height / time
    if (speed < 0.55 || speed > 0.9) return null
    const where = random.pick(['up the stairs of a tower', 'up a ladder', 'up the stairs of a building'])
    return { height, time, where }
  },
  make: ({ height, time, where }) => {
    const right = (70 * 9.81 * height) / time
    return {
      stem: `An adult climbs ${where} through a height of ${quantity(height, 'm')} in ${quantity(time, 's')}.`,
      prompt: 'Which value is the best estimate of the useful power of the adult?',
      options: numbers({
        right,
        unit: 'W',
        sigFigs: 1,
        wrong: [
          [right / 9.81, 'You left out *g*: you used the mass in place of the weight.'],
          [right * time, 'You found the energy and did not divide it by the time.'],
          [right * time * time, 'You multiplied the energy by the time.'],
        ],
      }),
      solution: `The mass of an adult is about 70 kg. Power = *mgh* ÷ *t* = 70 × 9.81 × ${height} ÷ ${time}, which is about ${quantity(right, 'W', 1)}.`,
    }
  },
  verify: ({ height, time }) => 70 * (height / time) * 9.81,
})
