import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { centred, circle, type Shape, text } from '@/lib/figures/shapes'
import { readingChanges, resistanceChanges } from '../circuit-points'
import { RESISTANCE_EQUATION } from '../equations'
import { isNeat, show } from '../shared'
import { FULL_BRIGHTNESS, GOES_OUT, LOOP_BROKEN, OTHERS_STAY_ON, SAME_CURRENT } from './points-core'

const { core, templates } = questionsOf('structured', '4.3.2', { calculator: 'needed' })

export { templates }

const USES = [
  { who: 'A student builds a circuit', cell: 'cell' },
  { who: 'A technician tests the circuit of a toy', cell: 'cell' },
  { who: 'A teacher sets up a circuit for a demonstration', cell: 'cell' },
] as const

/** Of the copper wire it is enough to say that it has none. */
const NO_RESISTANCE = `${resistanceChanges(false)}
  accept no resistance | zero/negligible resistance`

const COUNTS = ['', 'one', 'two', 'three', 'four'] as const

const meter = (x: number, y: number, name: string): Shape => circle(x, y, 16, 'l sheet') + centred(x, y, name)

/** Cells in a row, all the same way round. */
function cells(count: number, from: number, to: number, y: number): Shape {
  const each = 28
  const start = (from + to - each * count) / 2
  const drawn = Array.from({ length: count }, (_, at) =>
    component('cell', start + at * each, y, start + (at + 1) * each, y),
  )
  return (
    wire([
      [from, y],
      [start, y],
    ]) +
    drawn.join('') +
    wire([
      [start + each * count, y],
      [to, y],
    ])
  )
}

core('cells-and-resistors-in-series', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const count = random.int(2, 4)
    const each = random.pick([1.5, 2])
    const [one, two] = [random.int(4, 30), random.int(4, 30)]
    const extra = random.int(5, 20)
    const volts = count * each
    const amps = volts / (one + two)
    return one !== two && isNeat(amps) && amps >= 0.1 && amps <= 0.6
      ? { count, each, one, two, extra, volts, amps, adds: random.chance(0.5), use: random.pick(USES) }
      : null
  },
  make: ({ count, each, one, two, extra, volts, amps, adds, use }) => ({
    stem: `${use.who} with ${COUNTS[count]} cells, two resistors and two ammeters, as shown. The e.m.f. of each cell is ${quantity(each, 'V', 2)}.`,
    figure: figure(
      {
        name: 'electricity-and-magnetism/cells-and-two-resistors-in-a-loop',
        title: 'Cells, two resistors and two ammeters in one loop',
        description: `One loop without branches: ${COUNTS[count]} cells in a row, all the same way round, in the upper side; ammeter A1 in the left side; a resistor of ${one} ohms, ammeter A2 and a resistor of ${two} ohms one after the other in the lower side.`,
        height: 186,
      },
      cells(count, 40, 320, 36),
      wire([
        [40, 36],
        [40, 140],
      ]),
      meter(40, 88, 'A_{1}'),
      component('resistor', 40, 140, 150, 140, { label: quantity(one, 'Ω'), side: 'right' }),
      wire([
        [150, 140],
        [210, 140],
      ]),
      meter(180, 140, 'A_{2}'),
      component('resistor', 210, 140, 320, 140, { label: quantity(two, 'Ω'), side: 'right' }),
      wire([
        [320, 140],
        [320, 36],
      ]),
    ),
    parts: {
      'a.i': ask.number({
        prompt: `Determine the combined e.m.f. of the ${COUNTS[count]} cells.`,
        answer: volts,
        unit: 'V',
        sigFigs: isNeat(volts) && Number.isInteger(volts) ? 1 : 2,
        scheme: [`${show(volts, 'V')}`],
        solution: `The cells are in series and the same way round, so their e.m.f.s add: ${count} × ${quantity(each, 'V', 2)} = ${show(volts, 'V')}.`,
      }),
      'a.ii': ask.number({
        prompt: 'Calculate the combined resistance of the two resistors.',
        answer: one + two,
        unit: 'Ω',
        scheme: [`${one} + ${two} = ${quantity(one + two, 'Ω')}`],
        solution: `The resistors are in series, so their resistances add: *R* = *R*_{1} + *R*_{2} = ${one} + ${two} = ${quantity(one + two, 'Ω')}.`,
      }),
      'b.i': ask.written({
        prompt: 'State, in words, the equation that links current, p.d. and resistance.',
        subtopic: '4.2.4',
        lines: 1,
        scheme: [RESISTANCE_EQUATION],
        modelAnswer: 'current = p.d. ÷ resistance',
        solution:
          'The current is larger when the p.d. is larger, and smaller when the resistance is larger: *I* = *V* ÷ *R*.',
      }),
      'b.ii': ask.number({
        prompt: 'Calculate the reading of ammeter A_{1}. Give the unit.',
        subtopic: '4.2.4',
        answer: amps,
        unit: 'A',
        unitMode: 'asked',
        follow: { from: 'a.ii', formula: `${volts}/x` },
        scheme: [`C1 *I* = *V* ÷ *R*, or ${plain(volts)} ÷ ${one + two}`, `A1 ${show(amps, 'A')}`],
        solution: `The whole e.m.f. goes with the whole resistance: *I* = *V* ÷ *R* = ${plain(volts)} ÷ ${one + two} = ${show(amps, 'A')}.`,
      }),
      'c.i': ask.number({
        prompt: 'State the reading of ammeter A_{2}.',
        command: 'State',
        answer: amps,
        unit: 'A',
        follow: { from: 'b.ii', formula: 'x' },
        scheme: [`${show(amps, 'A')}, the same as the reading of A_{1}`],
        solution: `In a series circuit the current is the same everywhere, so A_{2} shows ${show(amps, 'A')} as well.`,
      }),
      'c.ii': ask.written({
        prompt: 'Give a reason for your answer to (c)(i).',
        lines: 1,
        scheme: [
          judged('the current is the same at every point of a series circuit (one path)', SAME_CURRENT),
        ],
        modelAnswer: 'The current is the same at every point of a series circuit.',
        solution:
          'There is only one path. Charge cannot leave it and is not used up, so the current is the same everywhere.',
      }),
      d: ask.written({
        lead: adds
          ? `A third resistor, of ${quantity(extra, 'Ω')}, is connected in series with the other two.`
          : `The ${quantity(two, 'Ω')} resistor is replaced by a piece of thick copper wire.`,
        prompt: 'State and explain what happens to the reading of ammeter A_{1}.',
        command: 'Explain',
        objective: 'AO2',
        scheme: [
          judged(
            `the (combined) resistance ${adds ? 'increases' : 'decreases'}`,
            adds ? resistanceChanges(true) : NO_RESISTANCE,
          ),
          judged(
            `the reading (current) ${adds ? 'decreases' : 'increases'}`,
            readingChanges(!adds, 'ammeter'),
          ),
        ],
        modelAnswer: `The combined resistance ${adds ? 'increases' : 'decreases'}, so the reading ${adds ? 'decreases' : 'increases'}.`,
        solution: adds
          ? `The combined resistance becomes ${one + two} + ${extra} = ${quantity(one + two + extra, 'Ω')}. The e.m.f. is the same, so the current is smaller.`
          : `Thick copper wire has almost no resistance, so only ${quantity(one, 'Ω')} are left. The e.m.f. is the same, so the current is larger.`,
      }),
    },
  }),
  // E.m.f.s one by one; the p.d.s across both resistors must add up to them.
  verify: ({ count, each, one, two }) => {
    let volts = 0
    for (let at = 0; at < count; at += 1) volts += each
    const amps = (volts * (one / (one + two))) / one
    return { 'a.i': volts, 'a.ii': two + one, 'b.ii': amps, 'c.i': amps }
  },
})

const PLACES = [
  { where: 'a doll’s house', lamps: ['bedroom', 'kitchen'] },
  { where: 'a camper van', lamps: ['table', 'bed'] },
  { where: 'the stage of a puppet theatre', lamps: ['left', 'right'] },
  { where: 'a garden shed', lamps: ['door', 'bench'] },
] as const

/** A battery above two rows, each of a lamp and a switch. */
function loose(names: readonly [string, string]): Shape {
  return (
    component('battery', 130, 30, 230, 30) +
    names
      .map((name, at) => {
        const y = 100 + at * 66
        return (
          component('lamp', 96, y, 180, y) +
          component('switch', 180, y, 264, y) +
          text(138, y + 32, `${name} lamp`, { anchor: 'middle', cls: 's' })
        )
      })
      .join('')
  )
}

core('two-lamps-in-parallel', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const volts = random.pick([3, 4.5, 6, 9, 12])
    const [one, two] = [random.step(0.2, 0.8, 0.05), random.step(0.2, 0.8, 0.05)]
    const ohms = volts / one
    return isNeat(ohms) && Math.abs(one - two) >= 0.1
      ? { volts, one, two, ohms, place: random.pick(PLACES) }
      : null
  },
  make: ({ volts, one, two, ohms, place: { where, lamps } }) => {
    const [first, second] = lamps
    const facts = {
      name: 'electricity-and-magnetism/battery-lamps-and-switches-to-connect',
      title: 'A battery, two lamps and two switches',
      description: `A battery at the top. Below it are two rows, each with a lamp and a switch that are already joined to each other: the ${first} lamp in the upper row, the ${second} lamp in the lower row. Nothing else is connected.`,
      height: 210,
    }
    const given = loose(lamps)
    return {
      stem: `Two lamps light ${where}. At first they are connected to a battery as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/two-lamps-and-a-switch-in-a-loop',
          title: 'A battery, a switch and two lamps',
          description: `One loop: a battery and a closed switch in the upper side, the ${first} lamp and the ${second} lamp one after the other in the lower side.`,
          height: 150,
        },
        component('battery', 50, 34, 180, 34),
        component('switch-closed', 180, 34, 310, 34),
        wire([
          [310, 34],
          [310, 104],
        ]),
        component('lamp', 50, 104, 180, 104, { label: `${first} lamp`, side: 'right' }),
        component('lamp', 180, 104, 310, 104, { label: `${second} lamp`, side: 'right' }),
        wire([
          [50, 104],
          [50, 34],
        ]),
      ),
      parts: {
        a: ask.written({
          prompt: `The filament of the ${first} lamp breaks. State and explain what happens to the ${second} lamp.`,
          command: 'Explain',
          scheme: [
            judged('it goes out', GOES_OUT),
            judged('the circuit is broken (there is only one path), so there is no current', LOOP_BROKEN),
          ],
          modelAnswer: `The ${second} lamp goes out, because the circuit is broken and there is no current in it.`,
          solution:
            'The lamps are in series. There is only one path for the current, so a break anywhere stops the current everywhere.',
        }),
        b: ask.draw({
          prompt:
            'The lamps are to be connected in parallel, each with its own switch. Draw wires to complete the circuit.',
          command: 'Draw',
          figure: figure(facts, given),
          tools: ['line'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'A wire on the left joins one end of the battery to the left ends of both rows, a wire on the right joins the other end of the battery to the right ends of both rows.',
            },
            given,
            [
              [130, 60, 96],
              [230, 300, 264],
            ]
              .map(
                ([end = 0, side = 0, row = 0]) =>
                  wire(
                    [
                      [end, 30],
                      [side, 30],
                      [side, 166],
                      [row, 166],
                    ],
                    'g',
                  ) +
                  wire(
                    [
                      [side, 100],
                      [row, 100],
                    ],
                    'g',
                  ) +
                  junction(side, 100),
              )
              .join(''),
          ),
          scheme: b1(
            'a complete path from the battery through one lamp and its switch',
            'the second lamp and its switch in a separate branch, connected in parallel with the first',
            'both branches connected to the two ends of the battery, no gap and no short circuit',
          ),
          solution:
            'In parallel each row is a path of its own between the two ends of the battery. So join the left ends of both rows to one end of the battery and the right ends to the other.',
        }),
        c: ask.written({
          prompt:
            'State two advantages of lamps in parallel over lamps in series, other than separate switches.',
          command: 'State',
          lines: 3,
          scheme: [
            judged('each lamp has its full brightness (the full p.d. of the battery)', FULL_BRIGHTNESS),
            judged('if one lamp fails, the other stays on', OTHERS_STAY_ON),
          ],
          modelAnswer:
            'Each lamp has its full brightness, because it gets the full p.d. of the battery. If one lamp fails, the other one stays on.',
          solution:
            'In series the lamps share the p.d. and are dim, and one break stops the current in both. In parallel each lamp has the whole p.d. and a path of its own.',
        }),
        'd.i': ask.number({
          lead: `When both lamps are connected in parallel, the p.d. across each is ${show(volts, 'V')}. The current in the ${first} lamp is ${show(one, 'A')}, and the current in the ${second} lamp is ${show(two, 'A')}.`,
          prompt: `Calculate the resistance of the ${first} lamp.`,
          subtopic: '4.2.4',
          answer: ohms,
          unit: 'Ω',
          scheme: [`C1 *R* = *V* ÷ *I*, or ${plain(volts)} ÷ ${show(one, '')}`, `A1 ${show(ohms, 'Ω')}`],
          solution: `*R* = *V* ÷ *I* = ${plain(volts)} ÷ ${show(one, '')} = ${show(ohms, 'Ω')}.`,
        }),
        'd.ii': ask.choice({
          prompt: 'Which statement about the current in the battery is correct?',
          objective: 'AO2',
          right: `It is larger than ${show(Math.max(one, two), 'A')}.`,
          wrong: {
            [`It is ${show(Math.max(one, two), 'A')}.`]:
              'You took the larger current. The other lamp needs a current as well.',
            [`It is between ${show(Math.min(one, two), 'A')} and ${show(Math.max(one, two), 'A')}.`]:
              'You took the mean. The current in the battery is larger than that in each branch.',
            [`It is smaller than ${show(Math.min(one, two), 'A')}.`]:
              'You thought of more resistance. A second branch is an extra path, so the battery supplies more current.',
          },
          solution: `The current in the battery divides between the two branches, so it is larger than the current in each of them: larger than ${show(Math.max(one, two), 'A')}.`,
        }),
      },
    }
  },
  // Power over the square of the current.
  verify: ({ volts, one }) => ({ 'd.i': (volts * one) / one ** 2 }),
})
