import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, terminal, wire } from '@/lib/figures/circuit'
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

const TERMINALS = ['P', 'Q', 'R', 'S'] as const

/** Pairs of terminals, in their order. */
const TAPS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

core('terminals-of-a-coil-with-four-terminals', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [input, primary] = random.pick([
      [240, 1200],
      [230, 1150],
      [120, 600],
      [110, 550],
      [120, 480],
      [240, 960],
      [230, 920],
    ] as const)
    const sections = [random.step(20, 120, 20), random.step(20, 120, 20), random.step(20, 120, 20)] as const
    const turnsOf = ([from, to]: readonly [number, number]) =>
      sections.slice(from, to).reduce((sum, each) => sum + each, 0)
    const all = TAPS.map(turnsOf)
    if (new Set(all).size < 6) return null
    const right = random.int(0, 5)
    const needed = all[right] ?? 0
    // A low voltage, such as these things need.
    if ((input * needed) / primary > 48) return null
    const others = random.sample(
      [0, 1, 2, 3, 4, 5].filter(at => at !== right),
      3,
    )
    return {
      input,
      primary,
      sections,
      right,
      needed,
      output: (input * needed) / primary,
      all,
      shown: [right, ...others].toSorted((one, other) => one - other),
      what: random.pick(['lamp', 'heater', 'buzzer for alternating current']),
      scene: random.int(0, 2),
    }
  },
  make: ({ input, primary, sections, right, needed, output, all, shown, what, scene }) => {
    const name = (at: number) => {
      const [from, to] = TAPS[at] ?? [0, 1]
      return `${TERMINALS[from]} and ${TERMINALS[to]}`
    }
    const thing = what.split(' ')[0] ?? what
    const [rightFrom, rightTo] = TAPS[right] ?? [0, 1]
    const error = (at: number) => {
      const [from, to] = TAPS[at] ?? [0, 1]
      const turns = all[at] ?? 0
      const gives = `Between ${name(at)} there are ${turns} turns, which give ${quantity((input * turns) / primary, 'V')}.`
      if (from >= rightFrom && to <= rightTo)
        return `You left out a part of the coil that is needed. ${gives}`
      if (from <= rightFrom && to >= rightTo)
        return `You included a part of the coil that is not needed. ${gives}`
      return turns > needed
        ? `You took too many turns. Find first how many are needed for ${quantity(output, 'V')}. ${gives}`
        : `You took too few turns. Find first how many are needed for ${quantity(output, 'V')}. ${gives}`
    }
    const loop = 15
    const [top, low] = [26, 26 + 9 * loop]
    return {
      stem:
        [
          `The primary coil of a transformer has ${plain(primary)} turns and is connected to an a.c. supply of ${quantity(input, 'V')}. The secondary coil has four terminals, P, Q, R and S. A ${what} needs ${quantity(output, 'V')}.`,
          `A transformer has four terminals on its secondary coil, so that different voltages can be taken from it. Its primary coil has ${plain(primary)} turns and an input of ${quantity(input, 'V')} a.c. A student wants to use it for a ${what} that works at ${quantity(output, 'V')}.`,
          `The diagram shows a transformer for a supply of ${quantity(input, 'V')} a.c. There are ${plain(primary)} turns on its primary coil. The numbers of turns between the terminals of its secondary coil are shown. A ${what} marked ${quantity(output, 'V')} is to be connected to this coil.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'electricity-and-magnetism/transformer-with-four-output-terminals',
          title: 'A transformer with four terminals on its secondary coil',
          description: `A transformer with a primary coil of ${plain(primary)} turns on the left, connected to ${input} V a.c. On the right the secondary coil has terminals P, Q, R and S from the top to the bottom: ${sections[0]} turns between P and Q, ${sections[1]} turns between Q and R, ${sections[2]} turns between R and S.`,
          height: 190,
        },
        ...Array.from({ length: 9 }, (_, at) => arc(140, top + (at + 0.5) * loop, loop / 2, -90, 90)),
        ...Array.from({ length: 9 }, (_, at) => arc(178, top + (at + 0.5) * loop, loop / 2, 90, 270)),
        line(155, top - 4, 155, low + 4),
        line(163, top - 4, 163, low + 4),
        line(140, top, 96, top),
        line(140, low, 96, low),
        terminal(92, top),
        terminal(92, low),
        text(84, (top + low) / 2 - 4, quantity(input, 'V'), { anchor: 'end' }),
        text(84, (top + low) / 2 + 12, 'a.c.', { anchor: 'end' }),
        text(134, (top + low) / 2 - 4, plain(primary), { anchor: 'end', cls: 's' }),
        text(134, (top + low) / 2 + 12, 'turns', { anchor: 'end', cls: 's' }),
        ...TERMINALS.map((each, at) => {
          const y = top + at * 3 * loop
          return line(178, y, 286, y) + terminal(290, y, each)
        }),
        ...sections.map((each, at) =>
          text(196, top + (at + 0.5) * 3 * loop + 4, quantity(each, 'turns'), { cls: 's' }),
        ),
      ),
      prompt: [
        `Between which terminals is the ${thing} connected?`,
        `To which two terminals must the ${thing} be connected?`,
      ],
      options: inThisOrder(
        shown.map((at): string | Wrong => (at === right ? name(at) : [name(at), error(at)])),
      ),
      solution: `*N*_{s} ÷ *N*_{p} = *V*_{s} ÷ *V*_{p}, so *N*_{s} = ${plain(primary)} × ${plain(output)} ÷ ${input} = ${needed} turns.

Between ${name(right)} there are ${rightTo - rightFrom === 1 ? `${needed} turns` : `${sections.slice(rightFrom, rightTo).join(' + ')} = ${needed} turns`}.`,
    }
  },
  // By the volts for each turn, tried on every pair.
  verify: ({ input, primary, sections, output }) => {
    const perTurn = input / primary
    for (let from = 0; from < 3; from += 1) {
      let volts = 0
      for (let to = from + 1; to < 4; to += 1) {
        volts += (sections[to - 1] ?? 0) * perTurn
        if (Math.abs(volts - output) < 1e-6) return `${TERMINALS[from]} and ${TERMINALS[to]}`
      }
    }
    return ''
  },
})
