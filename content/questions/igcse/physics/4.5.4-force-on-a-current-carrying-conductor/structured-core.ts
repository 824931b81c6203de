import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { wireEnd } from '@/lib/figures/magnet'
import { arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { isNeat, show } from '../shared'
import { CURRENT_ON, IT_MOVES, NOT_MAGNETIC, OFF_OR_REVERSED } from './points-core'

const { core, templates } = questionsOf('structured', '4.5.4', { calculator: 'needed' })

export { templates }

const STRIPS = [
  { what: 'A thin strip of aluminium foil', thing: 'foil', metal: 'aluminium', other: 'steel' },
  { what: 'A flexible copper wire', thing: 'wire', metal: 'copper', other: 'iron' },
  { what: 'A light brass strip', thing: 'strip', metal: 'brass', other: 'steel' },
] as const

const CHANGES = [
  { isReversed: true, isTurned: false, label: 'current reversed' },
  { isReversed: false, isTurned: true, label: 'poles exchanged' },
  { isReversed: true, isTurned: true, label: 'both' },
] as const

/** A conductor seen from its end between a pole above and a pole below. */
function panel(x: number, y: number, northAbove: boolean, out: boolean, label: string): Shape {
  return (
    rect(x - 30, y - 62, 60, 30, 'l sheet') +
    centred(x, y - 47, northAbove ? 'N' : 'S', 'b') +
    rect(x - 30, y + 32, 60, 30, 'l sheet') +
    centred(x, y + 47, northAbove ? 'S' : 'N', 'b') +
    wireEnd(x, y, out ? 'out' : 'in') +
    text(x, y + 80, label, { anchor: 'middle', cls: 's' })
  )
}

core('conductor-between-two-poles', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const volts = random.pick([1.5, 3, 4.5, 6])
    const ohms = random.step(0.3, 2.4, 0.05)
    const amps = volts / ohms
    return isNeat(amps) && isNeat(ohms) && amps >= 1.5 && amps <= 8
      ? {
          volts,
          ohms,
          amps,
          strip: random.pick(STRIPS),
          northAbove: random.chance(0.5),
          out: random.chance(0.5),
          order: random.shuffle(CHANGES),
        }
      : null
  },
  make: ({ volts, ohms, amps, strip, northAbove, out, order }) => {
    const { what, thing, metal, other } = strip
    // With N above, the field points down and a current out of the page is pushed to the right.
    const isRight = northAbove === out
    const tests = [{ isReversed: false, isTurned: false, label: 'start' }, ...order].map((test, at) => ({
      ...test,
      x: at % 2 === 0 ? 92 : 268,
      y: at < 2 ? 70 : 232,
      toRight: (test.isReversed === test.isTurned) === isRight,
      number: at + 1,
    }))
    const [start, ...asked] = tests
    const force = ({ x, y, toRight }: (typeof tests)[number], cls: string) =>
      toRight ? arrow(x + 12, y, x + 62, y, { cls }) : arrow(x - 12, y, x - 62, y, { cls })
    const facts = {
      name: 'electricity-and-magnetism/four-tests-of-a-force',
      title: `The ${thing} seen from its end in four tests`,
      description: `In each drawing the ${thing} is a small circle between a pole above and a pole below. ${tests
        .map(
          ({ number, isReversed, isTurned }) =>
            `Test ${number}: ${northAbove !== isTurned ? 'N above and S below' : 'S above and N below'}, a ${out !== isReversed ? 'dot for a current out of the page' : 'cross for a current into the page'}.`,
        )
        .join(' ')} In test 1 an arrow labelled force points to the ${isRight ? 'right' : 'left'}.`,
      height: 322,
    }
    const given =
      tests
        .map(({ x, y, isReversed, isTurned, label, number }) =>
          panel(x, y, northAbove !== isTurned, out !== isReversed, `${number}  ${label}`),
        )
        .join('') +
      (start
        ? force(start, 'r') + text(isRight ? 128 : 56, 88, 'force', { anchor: 'middle', cls: 'tr' })
        : '')
    return {
      stem: `${what} is stretched loosely between the poles of a strong magnet, as shown. It is connected to a battery and a switch.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/conductor-in-a-gap-with-battery',
          title: `The ${thing} between two poles, connected to a battery and a switch`,
          description: `The ${thing} runs level from left to right through the gap between an ${northAbove ? 'N' : 'S'} pole above it and an ${northAbove ? 'S' : 'N'} pole below it. Its ends are connected to a battery and an open switch, in series.`,
          height: 214,
        },
        rect(130, 12, 100, 42, 'l sheet') + centred(180, 33, northAbove ? 'N' : 'S', 'b'),
        rect(130, 98, 100, 42, 'l sheet') + centred(180, 119, northAbove ? 'S' : 'N', 'b'),
        line(60, 76, 300, 76, 'p thick'),
        text(66, 66, thing, { cls: 'tp' }),
        wire([
          [60, 76],
          [40, 76],
          [40, 182],
        ]),
        wire([
          [300, 76],
          [320, 76],
          [320, 182],
        ]),
        component('battery', 40, 182, 180, 182),
        component('switch', 180, 182, 320, 182),
      ),
      parts: {
        a: ask.written({
          prompt: `Describe how this apparatus is used to show that there is a force on the ${thing} when it carries a current.`,
          command: 'Describe',
          marks: 2,
          lines: 3,
          scheme: [
            judged('any two from: close the switch / pass a current', CURRENT_ON),
            judged(`the ${thing} moves`, IT_MOVES(thing)),
            judged(
              'it returns when the current is switched off, or moves the other way when the current or the field is reversed',
              OFF_OR_REVERSED,
            ),
          ],
          modelAnswer: `Close the switch. The ${thing} moves. Open the switch, and it goes back to its place.`,
          solution: `The ${thing} is at rest without a current and moves as soon as there is one. So the current in the magnetic field is the cause of the force.`,
        }),
        b: ask.draw({
          prompt: `The drawings show the ${thing} from its end in four tests. The force in test 1 is shown. Draw an arrow on the ${thing} in tests 2, 3 and 4 to show the direction of the force.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, given),
          tools: ['arrow'],
          checks: asked.map(({ x, y, toRight }) => ({
            as: 'arrow',
            passes: [
              { at: [x + (toRight ? 16 : -16), y], within: 10 },
              { at: [x + (toRight ? 36 : -36), y], within: 10 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: asked
                .map(({ number, toRight }) => `Test ${number}: arrow to the ${toRight ? 'right' : 'left'}.`)
                .join(' '),
            },
            given,
            asked.map(test => force(test, 'g')).join(''),
          ),
          scheme: asked.map(
            ({ number, label, toRight }) => `test ${number} (${label}): to the ${toRight ? 'right' : 'left'}`,
          ),
          solution:
            'The force is reversed when the current is reversed, and when the field is reversed. When both are reversed, the force is as it was at the start.',
        }),
        c: ask.written({
          prompt: `State why ${metal} is more suitable than ${other} for this test.`,
          subtopic: '4.1',
          lines: 2,
          scheme: [
            judged(
              `${metal} is not magnetic, or ${other} is attracted by the magnet without a current`,
              NOT_MAGNETIC(metal, other),
            ),
          ],
          modelAnswer: `${metal.charAt(0).toUpperCase()}${metal.slice(1)} is not magnetic, so the magnet does not attract it.`,
          solution: `A magnet attracts ${other} also without a current. A movement of ${metal} can only be caused by the current.`,
        }),
        d: ask.number({
          prompt: `The e.m.f. of the battery is ${quantity(volts, 'V', 2)}. The resistance of the whole circuit is ${show(ohms, 'Ω')}. Calculate the current when the switch is closed. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.4',
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          scheme: [
            `C1 current = p.d. ÷ resistance, or ${quantity(volts, '', 2)} ÷ ${show(ohms, '')}`,
            `A1 ${show(amps, 'A')}`,
          ],
          solution: `*I* = *V* ÷ *R* = ${quantity(volts, '', 2)} ÷ ${show(ohms, '')} = ${show(amps, 'A')}.`,
        }),
      },
    }
  },
  // A twentieth of an ohm is the step of the draw: how many of them, and what the p.d. gives for one.
  verify: ({ volts, ohms }) => ({ d: (volts * 20) / Math.round(ohms * 20) }),
})
