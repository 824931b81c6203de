import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { arrow, line, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { poles, show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.5.5', { calculator: 'needed' })

export { templates }

const USES = ['a toy car', 'a toy boat', 'a small fan', 'a model train', 'a small water pump'] as const

supplement('coil-of-a-dc-motor', {
  facts: { difficulty: 4, checked: '2026-11-24' },
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
    order: random.sample(['turns', 'current', 'both'] as const, 2),
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
    const EFFECTS = {
      turns: 'more turns: greater turning effect / the coil turns faster (in the same direction)',
      current: 'current reversed: the coil turns in the opposite direction',
      both: 'both reversed: no change',
    }
    const EARNS = {
      turns: `
        ${CHANGE_WORDS}
        FAST = fast/faster/quick/speed
        reject slow/(less fast)/(not fast)
        reject turning/force/moment/torque ...(no UP).. DOWN
        accept FAST, without current
        accept UP turning effect
        accept UP force/moment/torque/rotation
        accept turning effect/force/moment/torque ... UP
        accept force/moment/torque ... UP
        accept FAST
        earns: the coil turns faster
        earns: a larger turning effect
        earns: it spins fastre because the force is biger
        misses: it turns slower
        misses: it turns the other way
        misses: more turns are used`,
      current: `
        ${CHANGE_WORDS}
        TURN = turn/rotate/spin/move/go/coil/it/motor/direction
        WAY = ${up ? 'anticlockwise | anti clockwise | counterclockwise | counter clockwise' : 'clockwise'}
        reject current ...(no pole/magnet).. SAME direction, without opposite
        accept TURN ...(no current/pole/both/when/if/SAME).. REVERSE
        accept TURN ...(no pole/both/SAME/not).. opposite direction/way
        accept TURN ...(no pole/both/SAME).. backwards/WAY
        accept REVERSE the/of/in direction/rotation/turning
        accept opposite/other/reverse direction/way
        unsure REVERSE
        earns: it turns in the opposite direction
        earns: the coil rotates the other way
        earns: the coil spins in the oposite direcsion
        misses: it turns faster
        misses: nothing changes
        misses: the coil stops`,
      both: `
        ${CHANGE_WORDS}
        reject both/pole/exchange ...(no SAME/not).. opposite, without SAME
        accept SAME
        accept original/nothing/none
        unsure stay
        earns: no change
        earns: it turns in the same direction as before
        earns: the coil keeps the same direcsion, unchangd
        misses: it turns the other way
        misses: it turns faster
        misses: it stops`,
    }
    const facts = {
      name: 'electricity-and-magnetism/coil-end-on-between-poles',
      title: 'The coil of a motor, seen end-on, between two magnetic poles',
      description: `A level coil, seen end-on, is between an ${northLeft ? 'N' : 'S'} pole on the left and an ${northLeft ? 'S' : 'N'} pole on the right. Its left side ${left} carries a ${leftOut ? 'dot, for a current out of' : 'cross, for a current into'} the page, and its right side ${right} a ${leftOut ? 'cross' : 'dot'}. The axis is in the middle.`,
      height: 140,
    }
    const given = [
      poles(70, northLeft),
      line(128, 70, 232, 70),
      wireEnd(122, 70, leftOut ? 'out' : 'in'),
      wireEnd(238, 70, leftOut ? 'in' : 'out'),
      line(180, 65, 180, 75, 'l thick'),
      text(102, 66, left, { anchor: 'middle', cls: 'b' }) +
        text(258, 66, right, { anchor: 'middle', cls: 'b' }),
      text(180, 96, 'axis', { anchor: 'middle', cls: 's' }),
    ]
    const arrows = [
      { x: 122, isUp: up },
      { x: 238, isUp: !up },
    ]
    return {
      stem: `The coil of the d.c. motor in ${use} lies between the poles of a magnet. The diagram shows the coil from the end, at the moment when the motor is switched on. The current in side ${left} is ${leftOut ? 'out of' : 'into'} the page.`,
      figure: figure(facts, ...given),
      parts: {
        a: ask.draw({
          prompt: `The diagram is printed again. Draw an arrow on side ${left} and an arrow on side ${right} to show the directions of the forces on them due to the magnetic field.`,
          command: 'Draw',
          subtopic: '4.5.4',
          objective: 'AO2',
          figure: figure({ ...facts, name: `${facts.name}-again` }, ...given),
          tools: ['arrow'],
          checks: arrows.map(({ x, isUp }) => ({
            as: 'arrow',
            passes: [
              { at: [x, isUp ? 58 : 82], within: 9 },
              { at: [x, isUp ? 44 : 96], within: 8 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The arrow on ${left} points ${force}, the arrow on ${right} points ${not}.`,
            },
            ...given,
            ...arrows.map(({ x, isUp }) => arrow(x, isUp ? 60 : 80, x, isUp ? 18 : 122, { cls: 'g' })),
          ),
          scheme: [`arrow ${force} on ${left}`, `arrow ${not} on ${right}`],
          solution: `Left hand: first finger from N to S, to the ${northLeft ? 'right' : 'left'}; second finger along the current in ${left}, ${leftOut ? 'out of' : 'into'} the page. The thumb shows the force on ${left}: ${force}. The current in ${right} is opposite, so the force on it is ${not}.`,
        }),
        b: ask.written({
          prompt: 'State whether the coil begins to turn clockwise or anticlockwise, as seen in the diagram.',
          objective: 'AO2',
          lines: 1,
          scheme: [
            judged(
              way,
              `
              ANTI = anticlockwise | anti clockwise | counterclockwise | counter clockwise
              ${up ? 'reject ANTI' : 'reject not ANTI'}
              accept ${up ? 'clockwise' : 'ANTI'}
              earns: ${way}
              earns: it turns ${way}
              earns: ${up ? 'clokwise' : 'anticlokwise'}
              misses: ${up ? 'anticlockwise' : 'clockwise'}
              misses: ${up ? 'anti-clockwise' : 'upwards'}
              misses: to the left`,
            ),
          ],
          modelAnswer: `The coil turns ${way}.`,
          solution: `The force on ${left}, on the left, is ${force}; the force on ${right}, on the right, is ${not}. Both turn the coil ${way}.`,
        }),
        c: ask.written({
          prompt: `Each change is made on its own. Describe its effect on the turning of the coil.

${order.map(each => `- ${CHANGES[each]}`).join('\n')}`,
          command: 'Describe',
          lines: 2,
          scheme: order.map(each => judged(EFFECTS[each], EARNS[each])),
          modelAnswer: order
            .map(each => `${EFFECTS[each].charAt(0).toUpperCase()}${EFFECTS[each].slice(1)}.`)
            .join(' '),
          solution:
            'Each turn of the coil adds its own force. Reversing the current reverses the force on each side. Reversing current and field reverses the forces twice, which leaves them as they were.',
        }),
        d: ask.written({
          prompt: 'Explain how the split-ring commutator keeps the coil turning in one direction.',
          scheme: [
            judged(
              'it reverses the current in the coil',
              `
              ${CHANGE_WORDS}
              reject not REVERSE, without every
              accept REVERSE/change ... current/connection/polarity/contact/terminal
              accept current/connection/polarity/contact/terminal ... REVERSE/change
              unsure REVERSE
              earns: it reverses the current
              earns: the current in the coil changes direction
              earns: it swaps the conections every half turn
              misses: it keeps the current the same
              misses: it connects the coil to the battery
              misses: it makes the coil turn faster`,
            ),
            judged(
              'every half turn (when the coil is vertical / passes the gap), so that the turning effect keeps its direction',
              `
              TURN = turn/rotation/revolution/cycle/spin/circle
              accept half/(each half)/0.5/"1/2" TURN
              accept half way/a TURN
              accept 180
              accept coil/it/plane ... vertical
              accept vertical
              accept gap/split ... pass/brush
              unsure half
              unsure each/every TURN
              earns: every half turn
              earns: when the coil has turned 180 degrees
              earns: each half rotasion, half of a rotatoin
              misses: each time
              misses: it reverses the current
              misses: all the time`,
            ),
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
