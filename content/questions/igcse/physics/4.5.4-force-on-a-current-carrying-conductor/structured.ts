import { ask } from '@/lib/exams/authoring/ask'
import { inAnyOrder, type Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { text } from '@/lib/figures/shapes'
import { poles } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.5.4')

export { templates }

supplement('wire-between-two-poles', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
    return {
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
      parts: {
        a: ask.written({
          prompt: `State the shape of the magnetic field lines due to the current in the ${thing} alone.`,
          subtopic: '4.5.3',
          lines: 1,
          scheme: [`(concentric) circles around the ${thing}`],
          modelAnswer: `The field lines are concentric circles with the ${thing} at their centre.`,
          solution:
            'The field of a long straight current is made of circles around it, in planes at right angles to it. They are further apart further out, where the field is weaker.',
        }),
        b: ask.choice({
          prompt: `In which direction is the force on the ${thing} due to the magnetic field?`,
          command: 'Determine',
          objective: 'AO2',
          scheme: [force],
          solution: `Left hand: first finger from N to S, to the ${northLeft ? 'right' : 'left'}; second finger along the current, ${out ? 'out of' : 'into'} the page. The thumb shows the force: ${force}.`,
          options: inAnyOrder([
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
        }),
        c: ask.match({
          prompt: `Each change is made on its own. Choose its effect on the force due to the magnetic field.`,
          command: 'Predict',
          items: order.map(each => ({ id: each, text: CHANGES[each] })),
          targets: [
            { id: 'back', text: 'The direction of the force is reversed.' },
            { id: 'same', text: 'The force does not change.' },
            { id: 'none', text: 'There is no force.' },
          ],
          answer: { current: 'back', both: 'same', off: 'none' },
          scheme: ['two of the three correct', 'all three correct'],
          solution:
            'Reversing the current or the field reverses the force. Reversing both leaves it unchanged. Without a current there is no magnetic field around the conductor and so no force.',
        }),
        d: ask.written({
          prompt: `The ${thing} is replaced by a rectangular coil that can turn about an axis between the poles. Explain why a current in the coil has a turning effect.`,
          command: 'Explain',
          subtopic: '4.5.5',
          scheme: [
            'there is a force on each of the two sides of the coil (which are at right angles to the field)',
            'the two forces are in opposite directions (because the currents are), on opposite sides of the axis',
          ],
          modelAnswer:
            'There is a force on each of the two sides of the coil that are at right angles to the field. The currents in these sides are in opposite directions, so the forces are opposite. They act on opposite sides of the axis and turn the coil the same way.',
          solution:
            'The current goes along one side of the coil and comes back along the other. So one side is pushed up and the other is pushed down: both forces turn the coil the same way.',
        }),
      },
    }
  },
})
