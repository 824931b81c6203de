import { numbers, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { line, type Shape } from '@/lib/figures/shapes'
import { fourDrawings, isNeat, lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('4.3.2')

export { templates }

/** Cells in series, and equal resistors: so many in series, or two in parallel. */
type Circuit = { cells: number; resistors: 1 | 2 | 3 | 'parallel' }

const POOL: readonly Circuit[] = [1, 2, 3].flatMap(cells =>
  ([1, 2, 3, 'parallel'] as const).map(resistors => ({ cells, resistors })),
)

/** Current in units of one cell and one resistor; of two in parallel only that it is more than with one of them. */
const least = ({ cells, resistors }: Circuit) => cells / (resistors === 'parallel' ? 1 : resistors)

const toldOf = ({ cells, resistors }: Circuit) => {
  const source = cells === 1 ? 'one cell' : `${cells === 2 ? 'two' : 'three'} cells in series`
  const load = { 1: 'one resistor', 2: 'two resistors in series', 3: 'three resistors in series' }
  return `${source}, an ammeter and ${resistors === 'parallel' ? 'two resistors in parallel' : load[resistors]}`
}

/** In a space of 175 by 124. */
function drawn(x: number, y: number, { cells, resistors }: Circuit): Shape {
  const [left, right, top, low] = [x + 18, x + 166, y + 30, y + 92]
  const from = (left + right) / 2 - cells * 13
  const source = Array.from({ length: cells }, (_, at) =>
    component('cell', from + at * 26, top, from + (at + 1) * 26, top),
  ).join('')
  const ring =
    line(left, top, from, top) +
    line(from + cells * 26, top, right, top) +
    component('ammeter', left, top, left, low) +
    line(right, top, right, low)
  if (resistors === 'parallel')
    return (
      source +
      ring +
      line(left, low, left + 34, low) +
      line(right - 34, low, right, low) +
      [low - 18, low + 18]
        .map(
          py =>
            wire([
              [left + 34, low],
              [left + 34, py],
            ]) +
            component('resistor', left + 34, py, right - 34, py) +
            wire([
              [right - 34, py],
              [right - 34, low],
            ]),
        )
        .join('') +
      junction(left + 34, low) +
      junction(right - 34, low)
    )
  const wide = (right - left) / resistors
  return (
    source +
    ring +
    Array.from({ length: resistors }, (_, at) =>
      component('resistor', left + at * wide, low, left + (at + 1) * wide, low),
    ).join('')
  )
}

core('ammeter-readings-of-four-circuits', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const greatest = random.chance(0.5)
    const shown = random.sample(POOL, 4)
    const sizes = shown.map(least)
    const best = greatest ? Math.max(...sizes) : Math.min(...sizes)
    const rightAt = sizes.indexOf(best)
    const right = shown[rightAt]
    // Two in parallel carry more than `least` says: never so little that they could be the other way round.
    const clear = shown.every((each, at) =>
      at === rightAt ? true : greatest ? least(each) < best : least(each) > best,
    )
    const pairs = shown.filter(({ resistors }) => resistors === 'parallel')
    const fair = greatest
      ? pairs.every(each => each === right)
      : right?.resistors !== 'parallel' && pairs.every(each => least(each) > best)
    const tempts = shown.some(each =>
      !right || each === right ? false : greatest ? each.cells > right.cells : each.cells < right.cells,
    )
    if (!right || !clear || !fair || !tempts || pairs.length > 1) return null
    return {
      greatest,
      shown,
      rightAt,
      right,
      volts: random.pick([1.5, 1.2, 2]),
      each: random.pick([5, 10, 20, 30]),
    }
  },
  make: ({ greatest, shown, rightAt, right, volts, each }) => {
    const name = greatest ? 'greatest' : 'smallest'
    const pd = (circuit: Circuit) => quantity(circuit.cells * volts, 'V', 2)
    const ohms = ({ resistors }: Circuit) =>
      resistors === 'parallel' ? `less than ${quantity(each, 'Ω')}` : quantity(resistors * each, 'Ω')
    const error = (circuit: Circuit) => {
      const here = `Here ${pd(circuit)} is across ${ohms(circuit)}.`
      const there = `In ${PANELS[rightAt]} ${pd(right)} is across ${ohms(right)}.`
      const both = `${here} ${there}`
      if (greatest ? circuit.cells > right.cells : circuit.cells < right.cells)
        return `You looked at the number of cells only. ${both}`
      if (circuit.resistors === 'parallel')
        return `You took two resistors in parallel for a larger resistance than one. ${both}`
      const [more, most] = [circuit.resistors, right.resistors === 'parallel' ? 2 : right.resistors]
      if (greatest ? more < most : more > most) return `You looked at the number of resistors only. ${both}`
      return `You did not compare the e.m.f. with the resistance: the current is the one divided by the other. ${both}`
    }
    return {
      stem: [
        `All the cells in the diagrams have an e.m.f. of ${quantity(volts, 'V', 2)}, and all the resistors have a resistance of ${quantity(each, 'Ω')}. The resistances of the cells and of the ammeters can be ignored.`,
        `Four circuits are made with cells of e.m.f. ${quantity(volts, 'V', 2)} and resistors of ${quantity(each, 'Ω')}. Only these resistors have a resistance that matters.`,
        `A student connects identical cells (${quantity(volts, 'V', 2)} each), identical resistors (${quantity(each, 'Ω')} each) and an ammeter in four ways. The cells and the ammeter have no resistance.`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/four-circuits-with-cells-and-equal-resistors',
          title: 'Four circuits of cells, resistors and an ammeter',
          description: `Four circuits, A to D. ${shown.map((circuit, at) => `${PANELS[at]}: ${toldOf(circuit)}.`).join(' ')}`,
          height: 254,
        },
        fourDrawings(128, (at, x, y) => drawn(x, y, shown[at] ?? right)),
      ),
      prompt: [
        `In which circuit is the reading of the ammeter the **${name}**?`,
        `Which ammeter has the **${name}** reading?`,
      ],
      options: lettered(shown.map((circuit, at) => (at === rightAt ? null : error(circuit)))),
      solution: `The e.m.f.s of cells in series add up, and so do resistances in series.${shown.some(({ resistors }) => resistors === 'parallel') ? ' Two resistors in parallel have a smaller resistance than one of them.' : ''}

*I* = *V* ÷ *R* for each circuit: ${shown
        .map(circuit => {
          const amps = quantity((volts * least(circuit)) / each, 'A', 2)
          return `${PANELS[shown.indexOf(circuit)]} ${circuit.resistors === 'parallel' ? `more than ${amps}` : amps}`
        })
        .join(', ')}.`,
    }
  },
  verify: ({ greatest, shown, volts, each }) => {
    const amps = shown.map(({ cells, resistors }) => {
      const conductance = resistors === 'parallel' ? 1 / each + 1 / each : 1 / (resistors * each)
      return cells * volts * conductance
    })
    return PANELS[amps.indexOf(greatest ? Math.max(...amps) : Math.min(...amps))] ?? ''
  },
})

core('switch-across-one-of-the-lamps', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const lamps = random.pick([2, 3])
    const across = random.int(0, lamps - 1)
    const others = Array.from({ length: lamps }, (_, at) => at).filter(at => at !== across)
    return {
      lamps,
      across,
      another: random.pick(others),
      closing: random.chance(0.6),
      errors: random.sample([0, 1, 2, 3], 3),
      scene: random.int(0, 2),
    }
  },
  make: ({ lamps, across, another, closing, errors, scene }) => {
    const name = (at: number) => `lamp ${'PQR'[at]}`
    const [state, done] = closing ? ['open', 'closed'] : ['closed', 'opened']
    const wide = 300 / lamps
    const [from, to] = [30 + across * wide + 14, 30 + (across + 1) * wide - 14]
    const all = Array.from({ length: lamps }, (_, at) => 'PQR'[at])
      .join(', ')
      .replace(/, (\w)$/, ' and $1')
    const slips: [string[], string][] = closing
      ? [
          [
            ['goes out', 'no change', 'no change'],
            'You thought that a battery always supplies the same current. With less resistance in the circuit the current is larger.',
          ],
          [
            ['goes out', 'goes out', 'falls to zero'],
            'You took the lamp for a gap in the circuit. There is still a path for the current, through the closed switch.',
          ],
          [
            ['gets brighter', 'no change', 'rises'],
            'You thought that closing a switch gives the lamp beside it more current. The current takes the path through the switch, which has no resistance.',
          ],
          [
            ['goes out', 'gets dimmer', 'falls'],
            'You thought that the switch takes current away from the other lamps. There is less resistance in the circuit, so the current rises.',
          ],
        ]
      : [
          [
            ['lights up', 'no change', 'no change'],
            'You thought that a battery always supplies the same current. With one more lamp in series the current is smaller.',
          ],
          [
            ['stays off', 'goes out', 'falls to zero'],
            'You thought that an open switch always stops the current. Here it has another path, through the lamp beside the switch.',
          ],
          [
            ['stays off', 'no change', 'no change'],
            'You thought that an open switch keeps the lamp beside it off. The current now passes through this lamp.',
          ],
          [
            ['lights up', 'gets brighter', 'rises'],
            'You thought that more lamps in series mean more current. They mean more resistance, so the current falls.',
          ],
        ]
    return {
      stem: `${
        [
          `Identical lamps ${all} are connected to a battery, and a switch S is connected as shown.`,
          `The circuit contains ${lamps === 2 ? 'two' : 'three'} identical lamps, an ammeter and a switch S.`,
          `A student builds the circuit shown with identical lamps ${all}.`,
        ][scene] ?? ''
      } S is ${state} at first, and then it is ${done}. The closed switch, the battery and the ammeter have no resistance.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/lamps-in-series-and-a-switch-across-one',
          title: 'Lamps in series, an ammeter and a switch',
          description: `A battery and an ammeter are in series with ${lamps === 2 ? 'two' : 'three'} lamps, from left to right ${all}. A switch S, drawn ${state}, is connected from one side of ${name(across)} to its other side.`,
          height: 186,
        },
        component('battery', 30, 28, 220, 28),
        component('ammeter', 220, 28, 330, 28),
        line(30, 28, 30, 106),
        line(330, 28, 330, 106),
        ...Array.from({ length: lamps }, (_, at) =>
          component('lamp', 30 + at * wide, 106, 30 + (at + 1) * wide, 106, { label: 'PQR'[at] ?? '' }),
        ),
        wire([
          [from, 106],
          [from, 156],
        ]),
        wire([
          [to, 106],
          [to, 156],
        ]),
        component(closing ? 'switch' : 'switch-closed', from, 156, to, 156, { label: 'S' }),
        junction(from, 106),
        junction(to, 106),
      ),
      prompt: [
        `Which row shows what happens when S is ${done}?`,
        `What happens to ${name(across)}, to ${name(another)} and to the reading of the ammeter when S is ${done}?`,
      ],
      options: rows(
        [name(across), name(another), 'ammeter reading'],
        closing ? ['goes out', 'gets brighter', 'rises'] : ['lights up', 'gets dimmer', 'falls'],
        errors.map(at => slips[at] ?? [[], '']),
      ),
      solution: closing
        ? `The closed switch has no resistance, so all the current passes through it and none through ${name(across)}, which goes out.

Now ${lamps === 2 ? 'only one lamp is' : 'only two lamps are'} in the circuit. The total resistance is smaller, so the current is larger: the ammeter reading rises, and ${name(another)} gets brighter.`
        : `With S closed, all the current passes through it and ${name(across)} is off. With S open, the current passes through ${name(across)}, which lights up.

Now there ${lamps === 2 ? 'are two lamps' : 'are three lamps'} in series. The total resistance is larger, so the current is smaller: the ammeter reading falls, and ${name(another)} gets dimmer.`,
    }
  },
  // The current in each lamp, with one volt and lamps of one ohm.
  verify: ({ lamps, closing }) => {
    const currentIn = (closed: boolean) => {
      const total = 1 / (lamps - (closed ? 1 : 0))
      return { across: closed ? 0 : total, total }
    }
    const [before, after] = [currentIn(!closing), currentIn(closing)]
    if (after.across === 0 && before.across > 0 && after.total > before.total) return 'goes out'
    return after.across > 0 && before.across === 0 && after.total < before.total ? 'lights up' : ''
  },
})

core('unknown-resistor-beside-two-known-ones', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const cells = random.int(2, 4)
    const volts = random.pick([1.2, 1.5, 2])
    const current = random.pick([0.05, 0.06, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3])
    const [first, second] = [random.int(2, 15), random.int(2, 15)]
    const total = (cells * volts) / current
    const unknown = Math.round(total) - first - second
    const asksPd = random.chance(0.5)
    const emf = cells * volts
    const right = asksPd ? unknown * current : unknown
    if (Math.abs(total - Math.round(total)) > 1e-9 || unknown < 2 || unknown > 99 || first === second)
      return null
    if (unknown === first || unknown === second || !isNeat(right)) return null
    const leftOut = (at: number) => `You left out the resistor of ${quantity(at, 'Ω')}.`
    const oneCell = `You used the e.m.f. of one cell. The e.m.f.s of the ${cells} cells in series add up.`
    const slips: Slip[] = asksPd
      ? [
          [emf, 'You gave the total e.m.f. of the cells. The voltmeter is connected across X only.'],
          [emf / 3, 'You shared the e.m.f. equally. The three resistances are not equal.'],
          [current * (first + second), 'You found the p.d. across the other two resistors.'],
          [current * (unknown + first), leftOut(first)],
          [current * (unknown + second), leftOut(second)],
          [volts - current * (first + second), oneCell],
        ]
      : [
          [total, 'You gave the total resistance of the three resistors.'],
          [unknown + first, leftOut(first)],
          [unknown + second, leftOut(second)],
          [volts / current - first - second, oneCell],
          [total / 3, 'You shared the total resistance equally among the three resistors.'],
          [
            total + first + second,
            'You added the known resistances to the total resistance. They are part of it.',
          ],
        ]
    const wrong = threeSlips(
      random,
      right,
      // No resistance that two figures would change.
      slips.filter(([value]) => (asksPd ? value > 0.05 : value > 0.5 && (value < 99.5 || value % 10 === 0))),
      value => quantity(value, asksPd ? 'V' : 'Ω', 2),
    )
    return (
      wrong && {
        cells,
        volts,
        current,
        first,
        second,
        unknown,
        right,
        wrong,
        order: random.shuffle([0, 1, 2]),
        asksPd,
        scene: random.int(0, 2),
      }
    )
  },
  make: ({ cells, volts, current, first, second, unknown, right, wrong, order, asksPd, scene }) => {
    const total = (cells * volts) / current
    const labels = order.map(at => [quantity(first, 'Ω'), quantity(second, 'Ω'), 'X'][at] ?? '')
    const from = 150 - cells * 15
    const place = order.indexOf(2)
    const [left, end] = [30 + place * 100 + 12, 30 + (place + 1) * 100 - 12]
    return {
      stem: `${
        [
          `In the circuit shown, each cell has an e.m.f. of ${quantity(volts, 'V', 2)} and the reading of the ammeter is ${quantity(current, 'A', 2)}.`,
          `A student connects identical cells, each of e.m.f. ${quantity(volts, 'V', 2)}, to three resistors. The ammeter reads ${quantity(current, 'A', 2)}.`,
          `Three resistors are connected to cells that have an e.m.f. of ${quantity(volts, 'V', 2)} each. The current in the ammeter is ${quantity(current, 'A', 2)}.`,
        ][scene] ?? ''
      } The cells and the ${asksPd ? 'ammeter have no resistance, and the current in the voltmeter can be ignored' : 'ammeter have no resistance'}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/cells-and-three-resistors-in-series',
          title: 'Cells, an ammeter and three resistors',
          description: `${{ 2: 'Two', 3: 'Three', 4: 'Four' }[cells]} cells, all the same way round, an ammeter and three resistors form one ring. The resistors are, from left to right, ${labels.join(', ')}.${asksPd ? ' A voltmeter is connected to both ends of X.' : ''}`,
          height: asksPd ? 176 : 136,
        },
        line(30, 32, from, 32),
        ...Array.from({ length: cells }, (_, at) =>
          component('cell', from + at * 30, 32, from + (at + 1) * 30, 32),
        ),
        component('ammeter', from + cells * 30, 32, 330, 32),
        line(30, 32, 30, 104),
        line(330, 32, 330, 104),
        ...labels.map((label, at) =>
          component('resistor', 30 + at * 100, 104, 130 + at * 100, 104, { label }),
        ),
        asksPd
          ? wire([
              [left, 104],
              [left, 150],
            ]) +
              wire([
                [end, 104],
                [end, 150],
              ]) +
              component('voltmeter', left, 150, end, 150) +
              junction(left, 104) +
              junction(end, 104)
          : '',
      ),
      prompt: asksPd
        ? ['What is the reading of the voltmeter?', 'What is the p.d. across resistor X?']
        : ['What is the resistance of resistor X?', 'What is the resistance of X?'],
      options: numbers({ right, unit: asksPd ? 'V' : 'Ω', sigFigs: 2, wrong }),
      solution: `The e.m.f.s of the cells add up: ${cells} × ${quantity(volts, 'V', 2)} = ${quantity(cells * volts, 'V', 2)}. The current is the same everywhere in the ring, so the total resistance is *V* ÷ *I* = ${quantity(cells * volts, '', 2)} ÷ ${quantity(current, '', 2)} = ${quantity(Math.round(total), 'Ω')}.

Resistances in series add up, so X = ${Math.round(total)} − ${first} − ${second} = ${quantity(unknown, 'Ω')}.${asksPd ? ` The p.d. across X is *IR* = ${quantity(current, '', 2)} × ${unknown} = ${quantity(right, 'V', 2)}.` : ''}`,
    }
  },
  // By the p.d. that is left for X.
  verify: ({ cells, volts, current, first, second, asksPd }) => {
    const left = cells * volts - current * first - current * second
    return asksPd ? left : left / current
  },
})
