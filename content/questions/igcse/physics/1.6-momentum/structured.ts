import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { rounded, two } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.6', { calculator: 'needed' })

export { templates }

const BODIES = [
  { name: 'railway wagon', mass: [8000, 20000, 1000], speed: [2, 6, 0.5], where: 'on a level track' },
  {
    name: 'laboratory trolley',
    mass: [0.4, 1.5, 0.1],
    speed: [0.8, 2, 0.1],
    where: 'on a level bench without friction',
  },
  {
    name: 'air-track glider',
    mass: [0.15, 0.4, 0.05],
    speed: [0.4, 0.95, 0.05],
    where: 'on a level air track',
  },
  { name: 'loaded ice sledge', mass: [60, 140, 10], speed: [1.5, 4, 0.5], where: 'on smooth, level ice' },
] as const

const MEANINGS = [
  {
    word: 'momentum',
    answer: 'Momentum is mass multiplied by velocity.',
    scheme: 'mass × velocity',
    solution: 'Momentum is a vector, so it needs velocity, not speed: *p* = *mv*.',
  },
  {
    word: 'impulse',
    answer: 'Impulse is force multiplied by the time for which the force acts.',
    scheme: 'force × time for which it acts, or: change in momentum',
    solution: 'Impulse = *F*Δ*t*. It is equal to the change in momentum that the force causes.',
  },
]

const CUSHIONS = [
  { what: 'The front of a car has a crumple zone that folds up in a crash', who: 'a passenger' },
  { what: 'A car has an airbag that inflates in a crash', who: 'the driver' },
  { what: 'A cycle helmet is lined with soft foam that is squashed in a fall', who: 'the head of a cyclist' },
  { what: 'A thick, soft mat lies below a climbing wall', who: 'a climber who falls' },
  { what: 'The seat belts in a car stretch a little in a crash', who: 'a passenger' },
] as const

supplement('collision-impulse-and-safety', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const kind = random.pick(BODIES)
    const draw = ([least, most, step]: readonly [number, number, number]) => random.step(least, most, step)
    const [one, other, fast] = [draw(kind.mass), draw(kind.mass), draw(kind.speed)]
    const slow = random.chance(0.5)
      ? 0
      : random.step(2 * kind.speed[2], Math.max(2 * kind.speed[2], fast / 2), kind.speed[2])
    if (one === other || slow > 0.6 * fast) return null
    return {
      kind,
      one,
      other,
      fast,
      slow,
      meaning: random.pick(MEANINGS),
      cushion: random.pick(CUSHIONS),
      vector: random.pick(['force', 'acceleration', 'weight', 'velocity', 'gravitational field strength']),
      scalars: random.sample(['mass', 'speed', 'energy', 'distance', 'temperature', 'time'], 3),
    }
  },
  make: ({ kind, one, other, fast, slow, meaning, cushion, vector, scalars }) => {
    const total = one * fast + other * slow
    const speed = total / (one + other)
    const impulse = other * (speed - slow)
    const sum = `${two(one)} × ${two(fast)}${slow > 0 ? ` + ${two(other)} × ${two(slow)}` : ''}`
    const start = slow > 0 ? `moves in the same direction at ${quantity(slow, 'm/s', 2)}` : 'is at rest'
    return {
      stem: `${kind.name.startsWith('air') ? 'An' : 'A'} ${kind.name} A of mass ${quantity(one, 'kg', 2)} moves at ${quantity(fast, 'm/s', 2)} ${kind.where}. In front of it is a second ${kind.name} B of mass ${quantity(other, 'kg', 2)}, which ${start}. A hits B. They join and move on together.`,
      parts: {
        a: ask.written({
          prompt: `Define *${meaning.word}*.`,
          lines: 1,
          scheme: [meaning.scheme],
          modelAnswer: meaning.answer,
          solution: meaning.solution,
        }),
        b: ask.choice({
          prompt: 'Momentum is a vector quantity. Which of these is also a vector quantity?',
          subtopic: '1.1',
          scheme: [vector],
          solution: `A vector has magnitude and direction. Of the four, only ${vector} has a direction.`,
          right: vector,
          wrong: scalars.map(each => [
            each,
            each === 'temperature'
              ? 'A temperature can be negative, but it has no direction in space: it is a scalar.'
              : each === 'speed'
                ? 'You confused it with velocity. Speed has a size only; it is a scalar.'
                : `You chose a quantity that has a size but no direction: ${each} is a scalar.`,
          ]),
        }),
        'c.i': ask.number({
          prompt: 'Calculate the speed of A and B after the collision.',
          answer: speed,
          unit: 'm/s',
          scheme: [
            `C1 *p* = *mv*, or momentum before = ${sum}`,
            `C1 total momentum before = total momentum after, or ${plain(total)} = (${two(one)} + ${two(other)}) × *v*`,
            `A1 ${rounded(speed, 'm/s')}`,
          ],
          solution: `Total momentum before: ${sum} = ${quantity(total, 'kg m/s')}. Momentum is conserved, so ${plain(total)} = (${two(one)} + ${two(other)}) × *v*.

*v* = ${plain(total)} ÷ ${quantity(one + other, '', one + other >= 100 ? 3 : 2)} = ${rounded(speed, 'm/s')}.`,
        }),
        'c.ii': ask.number({
          prompt: 'Calculate the impulse on B in the collision. Give the unit.',
          answer: impulse,
          unit: 'N s',
          unitMode: 'asked',
          follow: { from: 'c.i', formula: `${other}*(x-${slow})` },
          scheme: [
            `C1 impulse = Δ(*mv*), or ${two(other)} × ${slow > 0 ? `(${quantity(speed, '', 3)} − ${two(slow)})` : quantity(speed, '', 3)}`,
            `A1 ${rounded(impulse, 'N s')} or kg m/s`,
          ],
          solution: `The impulse is the change in the momentum of B: ${two(other)} × ${slow > 0 ? `(${quantity(speed, '', 3)} − ${two(slow)})` : quantity(speed, '', 3)} = ${rounded(impulse, 'N s')}.${slow > 0 ? '' : ' B was at rest, so its momentum before was zero.'}`,
        }),
        d: ask.written({
          lead: `${cushion.what}.`,
          prompt: `Explain, in terms of momentum, how this reduces the injuries to ${cushion.who}.`,
          scheme: [
            'the change in momentum is the same',
            'it takes place over a longer time',
            'force is the change in momentum per unit time (*F* = Δ*p* ÷ Δ*t*), so the force is smaller',
          ],
          modelAnswer:
            'The change in momentum as the person comes to rest is the same with or without it, but it takes a longer time. The resultant force is the change in momentum per unit time, so the force on the person is smaller.',
          solution:
            'Three links: same change in momentum, longer time, smaller force. “It absorbs the impact” does not score.',
        }),
      },
    }
  },
  verify: ({ one, other, fast, slow }) => {
    // Seen from A and B together: the relative speed is shared in inverse proportion to the masses.
    const speed = slow + ((fast - slow) * one) / (one + other)
    return { 'c.i': speed, 'c.ii': one * (fast - speed) }
  },
})
