import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arc, circle, line, type Shape, text } from '@/lib/figures/shapes'
import { isNeat } from '../shared'

const { core, templates } = choiceQuestions('4.5.6', { calculator: 'needed' })

export { templates }

/** The symbol of a transformer, its coils 34 apart, 64 tall, with their numbers of turns beneath. */
function symbol(x: number, y: number, [primary, secondary]: readonly [string, string], name: string): Shape {
  const coil = (cx: number, from: number, to: number) =>
    [0, 1, 2, 3].map(at => arc(cx, y + 8 + at * 16, 8, from, to)).join('')
  return (
    coil(x, -90, 90) +
    coil(x + 34, 90, 270) +
    line(x + 14, y - 2, x + 14, y + 66) +
    line(x + 20, y - 2, x + 20, y + 66) +
    text(x + 17, y - 12, name, { anchor: 'middle', cls: 'b' }) +
    text(x - 2, y + 92, `${primary}\nturns`, { anchor: 'middle', cls: 's' }) +
    text(x + 42, y + 92, `${secondary}\nturns`, { anchor: 'middle', cls: 's' })
  )
}

core('voltage-or-turns-in-a-model-of-transmission', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const input = random.pick([6, 9, 12, 15, 20, 24])
    const [a, b] = random.pick([
      [50, 500],
      [60, 600],
      [100, 800],
      [100, 1200],
      [200, 1500],
      [200, 1800],
      [250, 1500],
      [300, 1800],
    ] as const)
    const c = random.pick([600, 800, 1000, 1200, 1500, 1600, 2000])
    const d = random.pick([40, 50, 60, 80, 100, 120, 150, 200])
    const between = (input * b) / a
    const output = (between * d) / c
    const askTurns = random.chance(0.4)
    const right = askTurns ? d : output
    const slips: Slip[] = askTurns
      ? [
          [
            (c * between) / output,
            'You divided by the wrong voltage: a step-down transformer has fewer turns on its secondary coil.',
          ],
          [
            (c * output) / input,
            'You used the voltage of the supply for transformer 2. First find the voltage between the transformers.',
          ],
          [
            (b * output) / between,
            'You used the secondary coil of transformer 1 in place of the primary coil of transformer 2.',
          ],
          [(a * output) / input, 'You used the coils of transformer 1 only.'],
          [
            (c * a) / b,
            'You gave transformer 2 the ratio of transformer 1. The lamp has another voltage than the supply.',
          ],
          [
            (a * output) / between,
            'You used the primary coil of transformer 1 in place of that of transformer 2.',
          ],
        ]
      : [
          [between, 'You gave the voltage between the transformers.'],
          [
            (input * d) / c,
            'You used transformer 2 only. Its primary coil has the voltage from transformer 1, not that of the supply.',
          ],
          [(between * c) / d, 'You turned the ratio of the turns of transformer 2 upside down.'],
          [(input * a * d) / (b * c), 'You turned the ratio of the turns of transformer 1 upside down.'],
          [(input * d) / a, 'You left out the two coils in the middle.'],
          [input, 'You thought that the second transformer always gives back the voltage of the supply.'],
        ]
    const sensible = slips.filter(([value]) => value >= 0.1 && value < 20_000)
    const print = (value: number) => quantity(value, askTurns ? 'turns' : 'V', askTurns ? 3 : 2)
    const wrong = threeSlips(random, right, sensible, print)
    if (!wrong || !Number.isInteger(between) || !isNeat(output)) return null
    if (output < 1.5 || output > 24 || output === input || c === b) return null
    if (askTurns && wrong.some(([value]) => !Number.isInteger(value))) return null
    return { input, a, b, c, d, between, output, askTurns, right, wrong, scene: random.int(0, 2) }
  },
  make: ({ input, a, b, c, d, between, output, askTurns, right, wrong, scene }) => {
    const known = askTurns
      ? ` The p.d. across the lamp is ${quantity(output, 'V', 2)}.`
      : ' A voltmeter is connected across the lamp.'
    const turns = (value: number) => plain(value)
    return {
      stem: `${
        [
          `The diagram shows a model of the transmission of electricity. The a.c. supply gives ${quantity(input, 'V')}.`,
          `In a model of a power line, a lamp is connected to an a.c. supply of ${quantity(input, 'V')} through two transformers.`,
          `A teacher shows how electricity is transmitted. She uses a ${quantity(input, 'V')} a.c. supply, two transformers and two long wires.`,
        ][scene] ?? ''
      } The long wires between the transformers have no resistance.${known}`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/two-transformers-and-a-lamp',
          title: 'A supply, two transformers and a lamp',
          description: `From left to right: an a.c. supply, transformer 1 with ${a} turns on its primary and ${b} turns on its secondary coil, two long wires, transformer 2 with ${c} turns on its primary ${askTurns ? 'and an unknown number of turns on its secondary coil' : `and ${d} turns on its secondary coil`}, and a lamp${askTurns ? '' : ' with a voltmeter across it'}.`,
          height: 164,
        },
        wire([
          [32, 66],
          [32, 46],
          [86, 46],
        ]),
        circle(32, 70, 4),
        circle(32, 86, 4),
        text(22, 83, '∼', { anchor: 'end' }),
        wire([
          [32, 90],
          [32, 110],
          [86, 110],
        ]),
        symbol(86, 46, [turns(a), turns(b)], 'transformer 1'),
        wire([
          [120, 46],
          [212, 46],
        ]),
        wire([
          [120, 110],
          [212, 110],
        ]),
        symbol(212, 46, [turns(c), askTurns ? '?' : turns(d)], 'transformer 2'),
        wire([
          [246, 46],
          [askTurns ? 320 : 340, 46],
        ]),
        wire([
          [246, 110],
          [askTurns ? 320 : 340, 110],
        ]),
        askTurns
          ? component('lamp', 320, 46, 320, 110)
          : component('lamp', 296, 46, 296, 110) +
              component('voltmeter', 340, 46, 340, 110) +
              junction(296, 46) +
              junction(296, 110),
      ),
      prompt: askTurns
        ? [
            'How many turns are there on the secondary coil of transformer 2?',
            'What is the number of turns on the secondary coil of transformer 2?',
          ]
        : ['What is the reading of the voltmeter?', 'What is the p.d. across the lamp?'],
      options: askTurns
        ? numbers({ right, unit: 'turns', wrong })
        : numbers({ right, unit: 'V', sigFigs: 2, wrong }),
      solution: `Transformer 1: *V* = ${input} × ${b} ÷ ${a} = ${quantity(between, 'V')}. The primary coil of transformer 2 has this p.d.

${
  askTurns
    ? `Transformer 2: number of turns = ${c} × ${quantity(output, '', 2)} ÷ ${between} = ${d}.`
    : `Transformer 2: *V* = ${between} × ${d} ÷ ${c} = ${quantity(output, 'V', 2)}.`
}`,
    }
  },
  // By the volts for each turn of the two transformers.
  verify: ({ input, a, b, c, d, output, askTurns }) => {
    const perTurn = ((input / a) * b) / c
    return askTurns ? output / perTurn : perTurn * d
  },
})
