import { inAnyOrder, structured, type Wrong } from '@/lib/exams/authoring/options'
import { quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { centred, line, rect, text } from '@/lib/figures/shapes'

const supplement = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

/** Whether two significant figures print the value in full. */
const isNeat = (value: number) => Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value)

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) => quantity(value, unit, isNeat(value) ? 2 : 3)

const poles = (y: number, northLeft: boolean) =>
  rect(20, y - 35, 60, 70, 'l sheet') +
  centred(50, y, northLeft ? 'N' : 'S', 'b') +
  rect(280, y - 35, 60, 70, 'l sheet') +
  centred(310, y, northLeft ? 'S' : 'N', 'b')

const USES = ['a toy car', 'a toy boat', 'a small fan', 'a model train', 'a small water pump'] as const

const motor = template({
  ...supplement,
  name: 'coil-of-a-dc-motor',
  subtopic: '4.5.5',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => ({
    northLeft: random.chance(0.5),
    leftOut: random.chance(0.5),
    labels: random.pick([
      ['P', 'Q'],
      ['A', 'B'],
      ['J', 'K'],
    ] as const),
    use: random.pick(USES),
    volts: random.pick([3, 4.5, 6, 9, 12]),
    amps: random.step(0.2, 0.9, 0.1),
    seconds: random.step(20, 90, 10),
    order: random.shuffle(['turns', 'current', 'both'] as const),
  }),
  make: ({ northLeft, leftOut, labels: [left, right], use, volts, amps, seconds, order }) => {
    // With the field to the right, a current out of the page is pushed up.
    const up = northLeft === leftOut
    const [force, not] = up ? ['upwards', 'downwards'] : ['downwards', 'upwards']
    const way = up ? 'clockwise' : 'anticlockwise'
    const energy = volts * amps * seconds
    const CHANGES = {
      turns: 'The number of turns of the coil is increased.',
      current: 'The current in the coil is reversed.',
      both: 'The current in the coil is reversed and the poles of the magnet are exchanged.',
    }
    return structured({
      stem: `The coil of the d.c. motor in ${use} lies between the poles of a magnet. The diagram shows the coil from the end, at the moment when the motor is switched on. The current in side ${left} is ${leftOut ? 'out of' : 'into'} the page.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/coil-end-on-between-poles',
          title: 'The coil of a motor, seen end-on, between two magnetic poles',
          description: `A level coil, seen end-on, is between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right. Its left side ${left} carries a ${leftOut ? 'dot, for a current out of' : 'cross, for a current into'} the page, and its right side ${right} a ${leftOut ? 'cross' : 'dot'}. The axis is in the middle.`,
          height: 116,
        },
        poles(58, northLeft),
        line(128, 58, 232, 58),
        wireEnd(122, 58, leftOut ? 'out' : 'in'),
        wireEnd(238, 58, leftOut ? 'in' : 'out'),
        line(180, 53, 180, 63, 'l thick'),
        text(122, 38, left, { anchor: 'middle', cls: 'b' }) +
          text(238, 38, right, { anchor: 'middle', cls: 'b' }),
        text(180, 84, 'axis', { anchor: 'middle', cls: 's' }),
      ),
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: `What is the direction of the force on side ${left} due to the magnetic field?`,
          command: 'Determine',
          subtopic: '4.5.4',
          objective: 'AO2',
          marks: 1,
          ...inAnyOrder([
            ...(['upwards', 'downwards'] as const).map(each =>
              each === force
                ? each
                : ([
                    each,
                    `You used the right hand, or reversed the field or the current: the left hand gives a force ${force}.`,
                  ] as Wrong),
            ),
            [
              'to the left',
              `You took the force to be along the line of the poles and towards the pole on the left, but it is at right angles to the field.`,
            ] as Wrong,
            [
              'to the right',
              'You took the force to be along the line of the poles and towards the pole on the right, but it is at right angles to the field.',
            ] as Wrong,
          ]),
          scheme: [{ code: 'B1', text: force }],
          solution: `Left hand: first finger from N to S, to the ${northLeft ? 'right' : 'left'}; second finger along the current, ${leftOut ? 'out of' : 'into'} the page. The thumb shows the force: ${force}.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'Explain why the coil begins to turn, and state whether it turns clockwise or anticlockwise as seen in the diagram.',
          command: 'Explain',
          subtopic: '4.5.5',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: 'forces on the two sides are in opposite directions, because their currents are opposite',
            },
            { code: 'B1', text: `(turning effect about the axis) ${way}` },
          ],
          modelAnswer: `The currents in sides ${left} and ${right} are in opposite directions, so the forces on them are opposite: ${force} on ${left} and ${not} on ${right}. Together they have a turning effect about the axis, and the coil turns ${way}.`,
          solution: `The force on ${left}, on the left, is ${force}; the force on ${right}, on the right, is ${not}. Both turn the coil ${way}.`,
        },
        {
          kind: 'match',
          label: 'c',
          prompt: 'Each change is made on its own. Choose its effect on the turning of the coil.',
          command: 'Predict',
          subtopic: '4.5.5',
          objective: 'AO1',
          marks: 3,
          items: order.map(each => ({ id: each, text: CHANGES[each] })),
          targets: [
            { id: 'more', text: 'greater turning effect, same direction' },
            { id: 'less', text: 'smaller turning effect, same direction' },
            { id: 'back', text: 'same turning effect, opposite direction' },
            { id: 'same', text: 'same turning effect, same direction' },
          ],
          answer: { turns: 'more', current: 'back', both: 'same' },
          scheme: order.map(each => ({
            code: 'B1' as const,
            text: `${CHANGES[each].replace(/\.$/, '')}: ${each === 'turns' ? 'greater, same direction' : each === 'current' ? 'same size, opposite direction' : 'no change'}`,
          })),
          solution:
            'Each turn of the coil adds its own force. Reversing the current reverses the force on each side. Reversing current and field reverses the forces twice, which leaves them as they were.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Explain how the split-ring commutator keeps the coil turning in one direction.',
          command: 'Explain',
          subtopic: '4.5.5',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: 'it reverses the current in the coil' },
            {
              code: 'B1',
              text: 'every half turn (when the coil is vertical / passes the gap), so that the turning effect keeps its direction',
            },
          ],
          modelAnswer:
            'The commutator reverses the current in the coil every half turn. The force on the side that is at the left then always has the same direction, so the coil keeps turning the same way.',
          solution:
            'After half a turn the two sides have changed places. Without the commutator the turning effect would be reversed; it exchanges the connections to the brushes just then.',
        },
        {
          kind: 'numeric',
          label: 'e',
          prompt: `The p.d. across the motor is ${quantity(volts, 'V', 2)} and the current in it is ${quantity(amps, 'A', 2)}. Calculate the energy transferred to the motor in ${quantity(seconds, 's')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'J',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            {
              code: 'C1',
              text: `*E* = *IVt*, or ${quantity(amps, '', 2)} × ${quantity(volts, '', 2)} × ${seconds}`,
            },
            { code: 'A1', text: show(energy, 'J') },
          ],
          solution: `*E* = *IVt* = ${quantity(amps, '', 2)} × ${quantity(volts, '', 2)} × ${seconds} = ${show(energy, 'J')}.`,
        },
      ],
    })
  },
  verify: ({ volts, amps, seconds }) => {
    let sum = 0
    for (let at = 0; at < seconds; at += 1) sum += amps * volts
    return { e: sum }
  },
})

const oneWire = template({
  ...supplement,
  calculator: 'not-needed',
  name: 'wire-between-two-poles',
  subtopic: '4.5.4',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({
    northLeft: random.chance(0.5),
    out: random.chance(0.5),
    what: random.pick([
      'A stiff copper wire',
      'A straight aluminium rod',
      'A length of stiff brass wire',
      'A straight brass rod',
    ]),
    order: random.shuffle(['current', 'both', 'off'] as const),
  }),
  make: ({ northLeft, out, what, order }) => {
    const up = northLeft === out
    const [force, _not] = up ? ['upwards', 'downwards'] : ['downwards', 'upwards']
    const thing = what.includes('rod') ? 'rod' : 'wire'
    const CHANGES = {
      current: 'The current is reversed.',
      both: 'The current is reversed and the poles are exchanged.',
      off: 'The current is switched off.',
    }
    return structured({
      stem: `${what} is supported between the poles of a magnet, at right angles to the magnetic field. The diagram shows the ${thing} from its end. When it is connected to a battery, the current in it is ${out ? 'out of' : 'into'} the page.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/wire-end-between-poles',
          title: 'A current-carrying conductor, seen end-on, between two magnetic poles',
          description: `A conductor, seen end-on as a circle with a ${out ? 'dot for a current out of' : 'cross for a current into'} the page, is half-way between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right.`,
          height: 100,
        },
        poles(50, northLeft),
        wireEnd(180, 50, out ? 'out' : 'in', 12),
        text(180, 84, thing, { anchor: 'middle', cls: 's' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: `State the shape of the magnetic field lines due to the current in the ${thing} alone.`,
          command: 'State',
          subtopic: '4.5.3',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [{ code: 'B1', text: `(concentric) circles around the ${thing}` }],
          modelAnswer: `The field lines are concentric circles with the ${thing} at their centre.`,
          solution:
            'The field of a long straight current is made of circles around it, in planes at right angles to it. They are further apart further out, where the field is weaker.',
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: `In which direction is the force on the ${thing} due to the magnetic field?`,
          command: 'Determine',
          subtopic: '4.5.4',
          objective: 'AO2',
          marks: 1,
          ...inAnyOrder([
            ...(['upwards', 'downwards'] as const).map(each =>
              each === force
                ? each
                : ([
                    each,
                    `You used the right hand, or took the field from S to N. The left hand gives a force ${force}.`,
                  ] as Wrong),
            ),
            [
              'towards the N pole',
              'You treated the conductor as a magnet that is attracted. The force is at right angles to the field.',
            ] as Wrong,
            [
              'towards the S pole',
              'You took the force to be along the field, but it is at right angles to the field.',
            ] as Wrong,
          ]),
          scheme: [{ code: 'B1', text: force }],
          solution: `Left hand: first finger from N to S, to the ${northLeft ? 'right' : 'left'}; second finger along the current, ${out ? 'out of' : 'into'} the page. The thumb shows the force: ${force}.`,
        },
        {
          kind: 'match',
          label: 'c',
          prompt: `Each change is made on its own. Choose its effect on the force due to the magnetic field.`,
          command: 'Predict',
          subtopic: '4.5.4',
          objective: 'AO1',
          marks: 2,
          items: order.map(each => ({ id: each, text: CHANGES[each] })),
          targets: [
            { id: 'back', text: 'The direction of the force is reversed.' },
            { id: 'same', text: 'The force does not change.' },
            { id: 'none', text: 'There is no force.' },
          ],
          answer: { current: 'back', both: 'same', off: 'none' },
          scheme: [
            { code: 'B1', text: 'two of the three correct' },
            { code: 'B1', text: 'all three correct' },
          ],
          solution:
            'Reversing the current or the field reverses the force. Reversing both leaves it unchanged. Without a current there is no magnetic field around the conductor and so no force.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `The ${thing} is replaced by a rectangular coil that can turn about an axis between the poles. Explain why a current in the coil has a turning effect.`,
          command: 'Explain',
          subtopic: '4.5.5',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: 'there is a force on each of the two sides of the coil (which are at right angles to the field)',
            },
            {
              code: 'B1',
              text: 'the two forces are in opposite directions (because the currents are), on opposite sides of the axis',
            },
          ],
          modelAnswer:
            'There is a force on each of the two sides of the coil that are at right angles to the field. The currents in these sides are in opposite directions, so the forces are opposite. They act on opposite sides of the axis and turn the coil the same way.',
          solution:
            'The current goes along one side of the coil and comes back along the other. So one side is pushed up and the other is pushed down: both forces turn the coil the same way.',
        },
      ],
    })
  },
})

export const templates = [motor, oneWire]
