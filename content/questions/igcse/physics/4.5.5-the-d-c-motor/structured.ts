import { ask } from '@/lib/exams/authoring/ask'
import { inAnyOrder, type Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { line, text } from '@/lib/figures/shapes'
import { poles, show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.5.5', { calculator: 'needed' })

export { templates }

const USES = ['a toy car', 'a toy boat', 'a small fan', 'a model train', 'a small water pump'] as const

supplement('coil-of-a-dc-motor', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    return {
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
      parts: {
        a: ask.choice({
          prompt: `What is the direction of the force on side ${left} due to the magnetic field?`,
          command: 'Determine',
          subtopic: '4.5.4',
          objective: 'AO2',
          scheme: [force],
          solution: `Left hand: first finger from N to S, to the ${northLeft ? 'right' : 'left'}; second finger along the current, ${leftOut ? 'out of' : 'into'} the page. The thumb shows the force: ${force}.`,
          options: inAnyOrder([
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
        }),
        b: ask.written({
          prompt:
            'Explain why the coil begins to turn, and state whether it turns clockwise or anticlockwise as seen in the diagram.',
          scheme: [
            'forces on the two sides are in opposite directions, because their currents are opposite',
            `(turning effect about the axis) ${way}`,
          ],
          modelAnswer: `The currents in sides ${left} and ${right} are in opposite directions, so the forces on them are opposite: ${force} on ${left} and ${not} on ${right}. Together they have a turning effect about the axis, and the coil turns ${way}.`,
          solution: `The force on ${left}, on the left, is ${force}; the force on ${right}, on the right, is ${not}. Both turn the coil ${way}.`,
        }),
        c: ask.match({
          prompt: 'Each change is made on its own. Choose its effect on the turning of the coil.',
          command: 'Predict',
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
        }),
        d: ask.written({
          prompt: 'Explain how the split-ring commutator keeps the coil turning in one direction.',
          scheme: [
            'it reverses the current in the coil',
            'every half turn (when the coil is vertical / passes the gap), so that the turning effect keeps its direction',
          ],
          modelAnswer:
            'The commutator reverses the current in the coil every half turn. The force on the side that is at the left then always has the same direction, so the coil keeps turning the same way.',
          solution:
            'After half a turn the two sides have changed places. Without the commutator the turning effect would be reversed; it exchanges the connections to the brushes just then.',
        }),
        e: ask.number({
          prompt: `The p.d. across the motor is ${quantity(volts, 'V', 2)} and the current in it is ${quantity(amps, 'A', 2)}. Calculate the energy transferred to the motor in ${quantity(seconds, 's')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          answer: energy,
          unit: 'J',
          unitMode: 'asked',
          scheme: [
            `C1 *E* = *IVt*, or ${quantity(amps, '', 2)} × ${quantity(volts, '', 2)} × ${seconds}`,
            `A1 ${show(energy, 'J')}`,
          ],
          solution: `*E* = *IVt* = ${quantity(amps, '', 2)} × ${quantity(volts, '', 2)} × ${seconds} = ${show(energy, 'J')}.`,
        }),
      },
    }
  },
  verify: ({ volts, amps, seconds }) => {
    let sum = 0
    for (let at = 0; at < seconds; at += 1) sum += amps * volts
    return { e: sum }
  },
})
