import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { beam } from '@/lib/figures/forces'
import { centred, dimension, line, rect, text } from '@/lib/figures/shapes'
import { UP_DOWN } from '../ideas'
import { rounded, two } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.5.2', { calculator: 'needed' })

export { templates }

const BEAMS = [
  {
    name: 'uniform wooden beam',
    hang: 'Three boxes stand on it',
    loads: [80, 300, 10],
    reach: 2,
    step: 0.1,
    verb: 'box',
  },
  {
    name: 'uniform metre rule',
    hang: 'Three weights hang from it',
    loads: [1, 5, 0.5],
    reach: 0.48,
    step: 0.02,
    verb: 'weight',
  },
  {
    name: 'uniform metal rod',
    hang: 'Three weights hang from it',
    loads: [4, 20, 1],
    reach: 0.8,
    step: 0.05,
    verb: 'weight',
  },
] as const

supplement('beam-with-three-loads', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const kind = random.pick(BEAMS)
    const [least, most, step] = kind.loads
    const [x, y] = [random.step(least, most, step), random.step(least, most, step)]
    const distances = [
      random.step(0.55 * kind.reach, kind.reach, kind.step),
      random.step(0.28 * kind.reach, 0.5 * kind.reach, kind.step),
      random.step(0.35 * kind.reach, kind.reach, kind.step),
    ].map(each => Number((Math.round(each / kind.step) * kind.step).toFixed(2)))
    const [far = 0, near = 0, right = 0] = distances
    const answer = (x * far + y * near) / right
    if (
      far - near < 0.3 * kind.reach ||
      near < 0.27 * kind.reach ||
      answer < least ||
      answer > 1.6 * most ||
      x === y
    )
      return null
    if (Math.abs(answer - toSigFigs(answer, 3)) > 1e-9) return null
    return { kind, x, y, far, near, right, answer }
  },
  make: ({ kind, x, y, far, near, right, answer }) => {
    const { verb } = kind
    const thing = verb === 'box' ? 'beam' : kind.name.replace('uniform ', '')
    const unit = 142 / kind.reach
    const [left, middle, z] = [180 - far * unit, 180 - near * unit, 180 + right * unit]
    const metres = (value: number) => quantity(value, 'm', value < 0.095 ? 1 : 2)
    const load = (px: number, label: string) =>
      verb === 'box'
        ? rect(px - 15, 60, 30, 26, 'l sunk') + centred(px, 73, label, 'b')
        : line(px, 94, px, 112, 'l thin') +
          rect(px - 15, 112, 30, 26, 'l sunk') +
          centred(px, 125, label, 'b')
    const moment = x * far
    const answerText = rounded(answer, 'N')
    return {
      stem: `A ${kind.name} rests on a pivot at its middle. ${kind.hang}, as the diagram shows. The weight of X is ${quantity(x, 'N', 2)} and the weight of Y is ${quantity(y, 'N', 2)}. The ${thing} is horizontal and in equilibrium.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-loads-and-a-pivot',
          title: 'Three loads on a beam that rests on a pivot',
          description: `A horizontal beam rests on a pivot at its middle. Load X is ${metres(far)} to the left of the pivot, load Y is ${metres(near)} to the left and load Z is ${metres(right)} to the right of the pivot.`,
          height: 160,
        },
        beam(18, 342, 86, 180),
        load(left, 'X'),
        load(middle, 'Y'),
        load(z, 'Z'),
        dimension(left, 16, 180, 16, metres(far), [(left + middle) / 2 + 8, 10]),
        dimension(middle, 40, 180, 40, metres(near), [Math.min((middle + 180) / 2, 153), 33]),
        dimension(180, 40, z, 40, metres(right), [Math.max((z + 180) / 2, 207), 33]),
        line(180, 8, 180, 86, 'l dash thin'),
        ...(
          [
            [left, 16],
            [middle, 40],
            [z, 40],
          ] as const
        ).map(([px, from]) => line(px, from - 6, px, verb === 'box' ? 60 : 86, 'l dash thin')),
        text(180, 150, 'pivot', { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the **two** conditions for an object to be in equilibrium.',
          lines: 2,
          scheme: [
            judged(
              'no resultant force, or: the forces are balanced',
              `
              RESULTANT = resultant/net/overall/unbalanced
              reject forces ... not balance/equal
              accept not RESULTANT force/forces
              accept RESULTANT force ... 0
              accept forces balance/equal/cancel
              accept sum/total ... force ... 0
              accept balance/equal forces
              accept upward/up ... equal ... downward/down
              unsure force, balance/equal
              earns: there must be no resultent force
              earns: the net force is zero
              earns: all the forces are balenced
              misses: it is not moving
              misses: the moments are equal
              misses: there is a resultant force`,
            ),
            judged(
              'no resultant moment, or: sum of clockwise moments = sum of anticlockwise moments',
              `
              TURN = moment/torque/turning
              RESULTANT = resultant/net/overall/unbalanced
              accept not RESULTANT ... TURN
              accept RESULTANT TURN ... 0
              accept sum/total ... TURN ... 0
              accept clockwise ... equal/same/balance/"=" ... anticlockwise/counterclockwise
              accept anticlockwise/counterclockwise ... equal/same/balance/"=" ... clockwise
              accept clockwise, anticlockwise/counterclockwise, equal/same/balance
              accept TURN, balance/equal/cancel
              earns: sum of the clockwise moments is equal to the anticlockwise moments
              earns: no resultant momment on it
              earns: the moments are balanced
              misses: the forces are balanced
              misses: there is a resultant moment
              misses: the object does not move`,
            ),
          ],
          modelAnswer: 'There is no resultant force on the object and no resultant moment.',
          solution:
            'There may be forces and moments, but they must balance: no **resultant** force, so it does not begin to move, and no **resultant** moment, so it does not begin to turn.',
        }),
        b: ask.number({
          prompt: 'Determine the weight of Z.',
          answer,
          unit: 'N',
          scheme: [
            `C1 moment = *Fd* for one of the loads: X ${rounded(moment, 'N m')}, Y ${rounded(y * near, 'N m')}`,
            'C1 sum of clockwise moments = sum of anticlockwise moments',
            `C1 *W* × ${two(right)} = ${plain(moment)} + ${two(y)} × ${two(near)}`,
            `A1 ${answerText}`,
          ],
          solution: `Moment = force × perpendicular distance from the pivot. X and Y turn the ${thing} anticlockwise, Z turns it clockwise. In equilibrium the sums of the moments are equal: *W* × ${two(right)} = ${two(x)} × ${two(far)} + ${two(y)} × ${two(near)} = ${plain(moment + y * near)}.

*W* = ${plain(moment + y * near)} ÷ ${two(right)} = ${answerText}.`,
        }),
        c: ask.written({
          prompt: `Explain why the weight of the ${thing} itself does not affect the answer to (b).`,
          subtopic: '1.5.3',
          scheme: [
            judged(
              'its centre of gravity is at (above) the pivot, so its weight has no moment about the pivot',
              `
              CENTRE = centre/center/cog/com
              accept not moment | not turning effect | moment ... 0 | distance ... 0 | not distance
              accept CENTRE ... pivot | weight ... act ... pivot | weight ... at/on/above/over/through pivot
              accept moment ... cancel
              unsure CENTRE, middle
              unsure both/each/either side | cancel
              unsure uniform, middle
              earns: the centre of gravity is at the pivot
              earns: it has no momment about the pivot
              earns: its weight acts at the pivot so the distance is zero
              misses: the weight is very small
              misses: it is in equilibrium
              misses: the weight has a moment`,
            ),
          ],
          modelAnswer:
            'Its centre of gravity is at its middle, at the pivot. The weight acts there, so its distance from the pivot is zero and it has no moment.',
          solution:
            'The weight of a uniform beam acts at its middle. That is where the pivot is, so the distance, and with it the moment, is zero.',
        }),
        d: ask.written({
          prompt: 'Z is moved a little further from the pivot. State and explain what happens.',
          command: 'State and explain',
          scheme: [
            judged(
              'the right-hand end (the end with Z) moves down, or: it turns clockwise',
              `
              DOWN = down/downward/fall/drop/sink/low/dip/lower*
              TURN = turn/rotate/tilt/tip/move/swing/spin
              ANTI = anticlockwise/counterclockwise | anti/counter clockwise
              reject TURN ...(no moment/clockwise).. ANTI
              reject left ...(no right/z).. DOWN | right/z ...(no left).. up/rise
              reject equilibrium/balance/horizontal
              accept right/z ...(no left).. DOWN | left ...(no right/z).. up/rise/raise | TURN ...(no left).. right
              accept TURN ...(no anti/counter/moment).. clockwise | clockwise rotation/turn/movement
              accept DOWN ... right/z
              unsure TURN/DOWN
              earns: the right side goes down
              earns: it rotates clockwise
              earns: the beam tilts to the rihgt
              misses: the left end goes down
              misses: it turns anticlockwise
              misses: it stays in equilibrium`,
            ),
            judged(
              'the clockwise moment is now larger than the anticlockwise moment, or: there is a resultant clockwise moment',
              `
              ${UP_DOWN}
              ANTI = anticlockwise/counterclockwise | anti/counter clockwise
              reject clockwise ...(no ANTI/anti/counter/than).. DOWN
              reject ANTI ...(no than/clockwise).. UP
              reject moment decrease/smaller
              accept clockwise ...(no anti/counter/DOWN).. UP/exceed | UP ...(no anti/counter/anticlockwise/counterclockwise/distance).. clockwise
              accept resultant/net clockwise | clockwise resultant/net
              accept moment ... UP | UP moment | ANTI ... DOWN
              unsure not equal/balance | unbalanced | distance ... UP
              earns: the clockwise moment is bigger than the anticlockwise moment
              earns: because the momemt of Z increases
              earns: there is a resultant clockwise moment
              misses: the anticlockwise moment is larger
              misses: Z is heavier
              misses: the moments are still equal`,
            ),
          ],
          modelAnswer:
            'The right-hand end moves down. The distance of Z from the pivot is larger, so the clockwise moment is now larger than the sum of the anticlockwise moments.',
          solution:
            'The weight of Z has not changed but its distance has increased, so its moment is larger and there is a resultant clockwise moment.',
        }),
      },
    }
  },
  verify: ({ kind, x, y, far, near, right }) => {
    // The turning effect of the loads about the left end is held by the pivot, which carries all of them.
    const end = kind.reach * 2
    const about = (z: number) => x * (end - far) + y * (end - near) + z * (end + right) - (x + y + z) * end
    const slope = about(1) - about(0)
    return { b: -about(0) / slope }
  },
})
