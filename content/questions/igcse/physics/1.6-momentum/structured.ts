import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { body, ground } from '@/lib/figures/forces'
import { arrow, text } from '@/lib/figures/shapes'
import { SAME, UP_DOWN } from '../ideas'
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

const TIMES = 'TIMES = times/multiply/multiplied/product/by/"×"/"x"/"*"'

const MEANINGS = [
  {
    word: 'momentum',
    answer: 'Momentum is mass multiplied by velocity.',
    scheme: 'mass × velocity',
    earns: `
      ${TIMES}
      reject mass ...(no TIMES).. divide/per/over/"÷"
      reject speed, without velocity
      accept mass ... TIMES ... velocity | velocity ... TIMES ... mass | product ... mass ... velocity
      accept "mv" | "p=m×v" | "m×v" | mass velocity
      unsure mass, velocity
      earns: mass times velocity
      earns: p = mv
      earns: the product of the mass and the velosity
      misses: mass times speed
      misses: mass times acceleration
      misses: how hard it is to stop something`,
    solution: 'Momentum is a vector, so it needs velocity, not speed: *p* = *mv*.',
  },
  {
    word: 'impulse',
    answer: 'Impulse is force multiplied by the time for which the force acts.',
    scheme: 'force × time for which it acts, or: change in momentum',
    earns: `
      ${TIMES}
      reject rate ... momentum | force ... divide/per/over/"÷" ... time
      accept force ... TIMES ... time | time ... TIMES ... force | product ... force ... time
      accept change/difference/gain/loss momentum | momentum change
      accept "ft" | "fΔt" | "Δp" | "mv-mu" | "m(v-u)"
      unsure force, time
      earns: force multiplied by time
      earns: the change in momentum
      earns: Impuls is the forse times the time it acts
      misses: force divided by time
      misses: the rate of change of momentum
      misses: mass times velocity`,
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
  facts: { difficulty: 4, checked: '2026-11-24' },
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
    }
  },
  make: ({ kind, one, other, fast, slow, meaning, cushion }) => {
    const total = one * fast + other * slow
    const speed = total / (one + other)
    const impulse = other * (speed - slow)
    const sum = `${two(one)} × ${two(fast)}${slow > 0 ? ` + ${two(other)} × ${two(slow)}` : ''}`
    const start = slow > 0 ? `moves in the same direction at ${quantity(slow, 'm/s', 2)}` : 'is at rest'
    return {
      stem: `${kind.name.startsWith('air') ? 'An' : 'A'} ${kind.name} A of mass ${quantity(one, 'kg', 2)} moves at ${quantity(fast, 'm/s', 2)} ${kind.where}. In front of it is a second ${kind.name} B of mass ${quantity(other, 'kg', 2)}, which ${start}. A hits B. They join and move on together. The diagram shows them before the collision.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/two-bodies-before-a-collision',
          title: 'Two bodies before a collision',
          description: `Two bodies on a level surface. A, on the left, has a mass of ${quantity(one, 'kg', 2)} and moves to the right at ${quantity(fast, 'm/s', 2)}. B, on the right, has a mass of ${quantity(other, 'kg', 2)} and ${slow > 0 ? `moves to the right at ${quantity(slow, 'm/s', 2)}` : 'is at rest'}.`,
          height: 126,
        },
        ground(20, 96, 340, 96),
        body(48, 52, 76, 44, 'A'),
        body(206, 52, 76, 44, 'B'),
        text(86, 118, quantity(one, 'kg', 2), { anchor: 'middle' }),
        text(244, 118, quantity(other, 'kg', 2), { anchor: 'middle' }),
        arrow(60, 40, 112, 40, { cls: 'p' }),
        text(86, 30, quantity(fast, 'm/s', 2), { anchor: 'middle' }),
        slow > 0 ? arrow(226, 40, 258, 40, { cls: 'p' }) : '',
        text(244, slow > 0 ? 30 : 42, slow > 0 ? quantity(slow, 'm/s', 2) : 'at rest', { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: `Define *${meaning.word}*.`,
          lines: 1,
          scheme: [judged(meaning.scheme, meaning.earns)],
          modelAnswer: meaning.answer,
          solution: meaning.solution,
        }),
        b: words({
          subject: 'igcse/physics',
          prompt: 'Momentum is a vector quantity. State **one** other vector quantity.',
          command: 'State',
          subtopic: '1.1',
          scheme: ['force / weight / velocity / acceleration / impulse / gravitational field strength'],
          answers: [
            {
              text: 'force',
              accept: [
                'weight',
                'velocity',
                'acceleration',
                'impulse',
                'gravitational field strength',
                'electric field strength',
                'displacement',
                'friction',
                'thrust',
                'tension',
                'drag',
                'acceleration of free fall',
                'resultant force',
                'air resistance',
                'gravitational force',
                'upthrust',
                'gravitational field',
                'electric field',
                'magnetic field strength',
              ],
            },
          ],
          reject: [
            'mass',
            'speed',
            'energy',
            'distance',
            'temperature',
            'time',
            'power',
            'work',
            'pressure',
            'density',
          ].map(text => ({
            text,
            why: `A vector has a direction; ${text} has a size only, so it is a scalar.`,
          })),
          solution: 'A vector has magnitude and direction, such as a force, a velocity or an acceleration.',
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
            judged(
              'the change in momentum is the same',
              `
              ${SAME}
              ${UP_DOWN}
              reject change momentum ...(no rate/time/force).. DOWN
              reject DOWN change momentum, without rate/force
              accept momentum ...(no rate).. SAME | SAME ... momentum | SAME change
              accept conserve
              unsure "mv-mu" | change momentum
              earns: the change in momentum is the same
              earns: the momentum change does not change
              earns: it has the same momentem change
              misses: the change in momentum is smaller
              misses: the time is longer
              misses: it absorbs the impact`,
            ),
            judged(
              'it takes place over a longer time',
              `
              ${UP_DOWN}
              LONG = UP/long/lengthen/extend/prolong
              reject short/DOWN time | time ...(no LONG/so/force).. short
              accept LONG ...(no force).. time/duration | time/duration ...(no force).. LONG
              accept takes long | slowly/gradually/gradual | more slow
              unsure slow
              earns: it takes a longer time to stop
              earns: the time of the impact is increased
              earns: the durashon of the impact increases, the moment is longger
              misses: the time is shorter
              misses: the force is smaller
              misses: it is softer`,
            ),
            judged(
              'force is the change in momentum per unit time (*F* = Δ*p* ÷ Δ*t*), so the force is smaller',
              `
              ${UP_DOWN}
              reject force ...(no time/because/as/since).. increase/great/large/big, without less/small/reduce/decrease/low
              accept force/impact ...(no time/because).. DOWN | DOWN ...(no time).. force
              accept rate ... momentum ... DOWN | DOWN ... rate ... momentum
              unsure rate ... momentum
              earns: so the force is smaller
              earns: there is less forse on the person
              earns: the rate of change of momentum is lower
              misses: the time is longer
              misses: the force is greater
              misses: it absorbs the impact`,
            ),
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
