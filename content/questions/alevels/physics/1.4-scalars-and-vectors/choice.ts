import { allDiffer, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { rad } from '../shared'

const { question, templates } = choiceQuestions('1.4', { calculator: 'needed' })

export { templates }

const SCALARS = [
  'distance',
  'speed',
  'mass',
  'time',
  'energy',
  'power',
  'temperature',
  'density',
  'pressure',
  'work',
]

const VECTORS = ['displacement', 'velocity', 'acceleration', 'weight', 'momentum', 'friction']

question('pair-of-vectors-or-scalars', {
  facts: { difficulty: 1, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({
    scalars: random.sample(SCALARS, 4),
    vectors: random.sample(VECTORS, 4),
    askVectors: random.chance(0.5),
  }),
  make: ({ scalars, vectors, askVectors }) => {
    const [own, other] = askVectors ? [vectors, scalars] : [scalars, vectors]
    const kind = askVectors ? 'vector' : 'scalar'
    const pair = (one = '', two = '') => `${one} and ${two}`
    return {
      stem: '',
      prompt: `In which pair are both quantities ${kind}s?`,
      right: pair(own[0], own[1]),
      wrong: [
        [pair(own[2], other[0]), `You overlooked that ${other[0]} is not a ${kind}.`],
        [pair(other[1], own[3]), `You overlooked that ${other[1]} is not a ${kind}.`],
        [pair(other[2], other[3]), `You exchanged scalars and vectors: neither is a ${kind}.`],
      ],
      solution: `A vector has magnitude and direction, a scalar has magnitude only. Only ${pair(own[0], own[1])} are both ${kind}s.`,
    }
  },
})

question('component-of-a-force', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [force, angle] = [random.step(40, 180, 5), random.pick([20, 25, 35, 40, 50, 55, 65, 70])]
    const fromVertical = random.chance(0.5)
    const right = force * (fromVertical ? Math.sin(rad(angle)) : Math.cos(rad(angle)))
    const other = force * (fromVertical ? Math.cos(rad(angle)) : Math.sin(rad(angle)))
    const tangent = force * Math.tan(rad(angle))
    if (!allDiffer([right, other, tangent, (force * force) / right], 2)) return null
    const what = random.pick(['sledge', 'cart', 'crate'])
    return { force, angle, fromVertical, right, other, tangent, what }
  },
  make: ({ force, angle, fromVertical, right, other, tangent, what }) => ({
    stem: `A ${what} is pulled along level ground by a rope. The tension in the rope is ${quantity(force, 'N')}, and the rope makes an angle of ${angle}° with the ${fromVertical ? 'vertical' : 'horizontal'}.`,
    prompt: 'What is the horizontal component of the tension?',
    options: numbers({
      right,
      unit: 'N',
      sigFigs: 2,
      wrong: {
        'You found the vertical component.': other,
        'You multiplied the tension by the tangent of the angle.': tangent,
        [`You divided the tension by the ${fromVertical ? 'sine' : 'cosine'} of the angle, instead of multiplying.`]:
          (force * force) / right,
      },
    }),
    solution: `The horizontal side is ${fromVertical ? 'opposite' : 'next to'} the angle, so the component is ${force} × ${fromVertical ? 'sin' : 'cos'} ${angle}° = ${quantity(right, 'N', 2)}. A component is never larger than the force.`,
  }),
  verify: ({ force, angle, fromVertical }) => {
    const vertical = force * Math.sin(rad(fromVertical ? 90 - angle : angle))
    return Math.sqrt(force * force - vertical * vertical)
  },
})

question('change-of-velocity-at-right-angles', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [before, after] = [random.int(3, 14), random.int(5, 18)]
    if (after - before < 2) return null
    const right = Math.hypot(before, after)
    const under = Math.sqrt(after * after - before * before)
    if (!allDiffer([right, after - before, after + before, under], 2)) return null
    const [from, to] = random.pick([
      ['east', 'north'],
      ['north', 'west'],
      ['south', 'east'],
      ['west', 'south'],
    ] as const)
    return { before, after, right, under, from, to, what: random.pick(['car', 'van', 'ball', 'tram']) }
  },
  make: ({ before, after, right, under, from, to, what }) => ({
    stem: `A ${what} moves due ${from} at ${quantity(before, 'm s^-1')}. A little later the ${what} moves due ${to} at ${quantity(after, 'm s^-1')}.`,
    prompt: 'What is the magnitude of the change of velocity?',
    options: numbers({
      right,
      unit: 'm s^-1',
      sigFigs: 2,
      wrong: [
        [after - before, 'You found the change of speed and ignored the directions.'],
        [after + before, 'You added the speeds as if the velocities were opposite.'],
        [under, 'You subtracted the squares, but the two velocities are the short sides of the triangle.'],
      ],
    }),
    solution: `Add the opposite of the first velocity to the second. They are perpendicular, so the magnitude is √(${before}^{2} + ${after}^{2}) = ${quantity(right, 'm s^-1', 2)}.`,
  }),
  verify: ({ before, after }) => Math.sqrt((after - before) ** 2 + 2 * after * before),
})
