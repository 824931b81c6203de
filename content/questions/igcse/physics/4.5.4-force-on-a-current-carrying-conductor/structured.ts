import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { arrow, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { poles } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.5.4')

export { templates }

supplement('wire-between-two-poles', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    northLeft: random.chance(0.5),
    out: random.chance(0.5),
    what: random.pick([
      'A stiff copper wire',
      'A straight aluminium rod',
      'A length of stiff brass wire',
      'A straight brass rod',
    ]),
    order: random.shuffle(['current', 'both'] as const),
  }),
  make: ({ northLeft, out, what, order }) => {
    const up = northLeft === out
    const force = up ? 'upwards' : 'downwards'
    const thing = what.includes('rod') ? 'rod' : 'wire'
    const CHANGES = {
      current: 'The current is reversed.',
      both: 'The current is reversed and the poles are exchanged.',
    }
    const RESULTS = {
      current: 'current reversed: the force is in the opposite direction',
      both: 'both reversed: the force does not change',
    }
    const EARNS = {
      current: `
        ${CHANGE_WORDS}
        TURNED = REVERSE/${up ? 'downwards/downward/down' : 'upwards/upward/up'}
        SECOND = both/pole/exchange
        reject SECOND ...(no SAME/not).. force/it ... REVERSE, without current
        reject current ...(no SECOND/opposite/reverse/TURNED).. force ... SAME, without SECOND
        accept force/it/direction/${thing} ...(no SECOND/SAME).. TURNED
        accept opposite force
        accept REVERSE the force
        accept REVERSE in/of force
        accept opposite direction/way
        unsure REVERSE
        earns: the force is reversed
        earns: when the current is reversed the force acts in the opposite direction
        earns: the force acts the oposite way
        misses: the force does not change
        misses: the force gets stronger
        misses: there is no force`,
      both: `
        ${CHANGE_WORDS}
        SECOND = both/pole/exchange
        reject SECOND ...(no SAME/not).. force ... opposite/REVERSE, without SAME
        reject current reversed ...(no both/pole/exchange/opposite).. SAME, without SECOND
        accept SAME
        accept original/nothing/none/"not different"
        unsure stay
        earns: no change
        earns: if both are reversed the force stays the same
        earns: the direktion of the force is unchangd
        misses: the force is reversed
        misses: the force is doubled
        misses: both reversed: the force is in the opposite direction`,
    }
    const facts = {
      name: 'electricity-and-magnetism/wire-end-between-poles',
      title: 'A current-carrying conductor, seen end-on, between two magnetic poles',
      description: `A conductor, seen end-on as a circle with a ${out ? 'dot for a current out of' : 'cross for a current into'} the page, is half-way between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right.`,
      height: 140,
    }
    const given = [
      poles(70, northLeft),
      wireEnd(180, 70, out ? 'out' : 'in', 12),
      text(200, 74, thing, { cls: 's' }),
    ]
    const tip = up ? 16 : 124
    return {
      stem: `${what} is supported between the poles of a magnet, at right angles to the magnetic field. The diagram shows the ${thing} from its end. When it is connected to a battery, the current in it is ${out ? 'out of' : 'into'} the page.`,
      figure: figure(facts, ...given),
      parts: {
        a: ask.written({
          prompt: `State the shape of the magnetic field lines due to the current in the ${thing} alone.`,
          subtopic: '4.5.3',
          lines: 1,
          scheme: [
            judged(
              `(concentric) circles around the ${thing}`,
              `
            reject straight/parallel/spiral/oval/ellipse/square/radial, without circle/circular
            reject not circle/circular
            accept circle/circular/concentric/ring/round
            earns: circles around the ${thing}
            earns: they are circular
            earns: concentrick cirkles
            misses: straight lines
            misses: they go from N to S
            misses: parallel to the ${thing}`,
            ),
          ],
          modelAnswer: `The field lines are concentric circles with the ${thing} at their centre.`,
          solution:
            'The field of a long straight current is made of circles around it, in planes at right angles to it. They are further apart further out, where the field is weaker.',
        }),
        b: ask.draw({
          prompt: `The diagram is printed again. Draw an arrow from the ${thing} to show the direction of the force on it due to the field of the magnet.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure({ ...facts, name: `${facts.name}-again` }, ...given),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [180, up ? 54 : 86], within: 10 },
                { at: [180, up ? 40 : 100], within: 8 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `An arrow from the ${thing} points ${force}, at right angles to the field.`,
            },
            ...given,
            arrow(180, up ? 56 : 84, 180, tip, { cls: 'g' }),
          ),
          scheme: [`arrow ${force}`],
          solution: `Left hand: first finger from N to S, to the ${northLeft ? 'right' : 'left'}; second finger along the current, ${out ? 'out of' : 'into'} the page. The thumb shows the force: ${force}.`,
        }),
        c: ask.written({
          prompt: `State the effect of each of these changes, made on its own, on the force due to the magnetic field.

${order.map(each => `- ${CHANGES[each]}`).join('\n')}`,
          command: 'State',
          lines: 2,
          scheme: order.map(each => judged(RESULTS[each], EARNS[each])),
          modelAnswer: order
            .map(each => `${RESULTS[each].charAt(0).toUpperCase()}${RESULTS[each].slice(1)}.`)
            .join(' '),
          solution:
            'Reversing the current or the field reverses the force. Reversing both leaves it unchanged.',
        }),
        d: ask.written({
          prompt: `The ${thing} is replaced by a rectangular coil that can turn about an axis between the poles. Explain why a current in the coil has a turning effect.`,
          command: 'Explain',
          subtopic: '4.5.5',
          scheme: [
            judged(
              'there is a force on each of the two sides of the coil (which are at right angles to the field)',
              `
              SIDE = side/arm/wire/edge/part/half/end
              accept force/they/push ... each/both/two/2/opposite/all SIDE
              accept each/both/two/2/opposite SIDE ... force/push/move/up/pull
              accept one/1/left/right SIDE ... up/down/force/push & other/down/up/another
              accept force, SIDE
              accept two/2/both/pair ... force
              accept force ... coil/it
              unsure force
              earns: there is a force on each side of the coil
              earns: both sides of the coil have a forse on them
              earns: one side is pushed up and the other is pushed down
              misses: the coil turns
              misses: the current flows round the coil
              misses: the magnet attracts the coil`,
            ),
            judged(
              'the two forces are in opposite directions (because the currents are), on opposite sides of the axis',
              `
              reject force ... same direction/way
              reject not opposite
              accept force/they/push/side ... opposite direction
              accept opposite force
              accept force ... opposite/different ...(no side).. direction/way
              accept force ... opposite each/other
              accept up & down
              accept upwards/upward & downwards/downward
              accept couple
              accept opposite direction
              unsure opposite
              earns: the forces are in opposite directions
              earns: one side goes up and the other goes down
              earns: the forces act in oposite direcsions
              misses: the forces are in the same direction
              misses: there is a force on the coil
              misses: the current is reversed`,
            ),
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
