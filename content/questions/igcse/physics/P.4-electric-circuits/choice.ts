import {
  bothMeters,
  type Connected,
  circuitsCompared,
  METERS,
  metersInPlaces,
  openAndClosed,
  type Place,
  SETUPS,
} from '@/content/figures/igcse/physics/practical-skills-4'
import { bySize, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.4', { calculator: 'needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

// --- Meters in their places ---

const TWO = [
  [
    { kind: 'lamp', words: 'lamp' },
    { kind: 'resistor', words: 'resistor' },
  ],
  [
    { kind: 'heater', words: 'heater' },
    { kind: 'variable-resistor', words: 'variable resistor' },
  ],
  [
    { kind: 'thermistor', words: 'thermistor' },
    { kind: 'lamp', words: 'lamp' },
  ],
] as const

type AskedFor = { what: string; right: Place; why: string; slips: Partial<Record<Place, string>> }

const ASKED: readonly AskedFor[] = [
  {
    what: 'the current in X',
    right: 'loop',
    why: 'A current is measured by an ammeter in series: the meter in the loop.',
    slips: {
      first: 'You chose a meter in parallel with X, which measures a p.d.',
      second: 'You chose a meter in parallel with Y, which measures a p.d.',
      both: 'You chose a meter in parallel with both components, which measures a p.d.',
    },
  },
  {
    what: 'the p.d. across X',
    right: 'first',
    why: 'A p.d. is measured by a voltmeter in parallel. Its two ends must be joined to the two ends of X alone.',
    slips: {
      loop: 'You chose the meter in series, which measures a current.',
      second: 'You chose the meter across the other component.',
      both: 'You chose a meter whose branch spans the other component as well.',
    },
  },
  {
    what: 'the p.d. across Y',
    right: 'second',
    why: 'A p.d. is measured by a voltmeter in parallel. Its two ends must be joined to the two ends of Y alone.',
    slips: {
      loop: 'You chose the meter beside Y in the loop, which measures a current.',
      first: 'You chose the meter across the other component.',
      both: 'You chose a meter whose branch spans the other component as well.',
    },
  },
  {
    what: 'the p.d. across X and Y together',
    right: 'both',
    why: 'The branch of this voltmeter must begin at the free end of X and end at the free end of Y.',
    slips: {
      loop: 'You chose the meter in series, which measures a current.',
      first: 'You chose the meter across X alone.',
      second: 'You chose the meter across Y alone.',
    },
  },
]

core('meter-for-a-quantity', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    two: random.pick(TWO),
    asked: random.pick(ASKED),
    order: random.shuffle<Place>(['loop', 'first', 'second', 'both']),
  }),
  make: ({ two: [x, y], asked, order }) => ({
    stem: [
      `A ${x.words} X and a ${y.words} Y are connected in series. The circles are meters.`,
      `The circuit holds a ${x.words} X, a ${y.words} Y and four meters, which are drawn as circles.`,
      `A student connects four meters to a ${x.words} X and a ${y.words} Y, as the diagram shows.`,
    ],
    figure: metersInPlaces(x, y, order),
    prompt: [`Which meter measures ${asked.what}?`, `Which meter is used to find ${asked.what}?`],
    options: inThisOrder(
      Object.fromEntries(order.map((place, at) => ['PQRS'.charAt(at), asked.slips[place] ?? null])),
    ),
    solution: asked.why,
  }),
})

// --- Reading a meter ---

const READ = [
  { scale: METERS.amps, unit: 'A', called: 'ammeter', of: 'current', parts: 5 },
  { scale: METERS.volts2, unit: 'V', called: 'voltmeter', of: 'p.d.', parts: 5 },
  { scale: METERS.volts4, unit: 'V', called: 'voltmeter', of: 'p.d.', parts: 5 },
] as const

core('reading-after-the-zero', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(READ)
    const { division, numbered } = of.scale
    const places = division === 0.2 ? 1 : 2
    const round = (value: number) => roundTo(value, places)
    const zero = round(random.pick([-1, 1, 2]) * division)
    const base = round(random.int(1, 3) * numbered)
    const beyond = random.int(1, 4) + random.pick([0, 0.5])
    const closed = round(base + beyond * division)
    const right = round(closed - zero)
    const wrong = threeSlips(
      random,
      right,
      [
        [closed, 'You took the reading as it is and did not allow for the zero error.'],
        [
          round(closed + zero),
          'You added the zero reading. It is part of every reading, so it is subtracted.',
        ],
        [
          round(base + beyond * (numbered / 10) - zero),
          `You took each division for ${quantity(numbered / 10, of.unit)}, but there are only ${of.parts} between two numbers.`,
        ],
        [
          round(base + numbered - beyond * division - zero),
          'You counted the divisions back from the number on the right of the needle.',
        ],
        [round(closed - 2 * zero), 'You subtracted the zero reading twice.'],
      ],
      value => value.toFixed(places),
    )
    // On a phone, values that differ by half a division are too close.
    const near = wrong?.some(([value]) => Math.abs(value - right) < 0.9 * division)
    return wrong && !near ? { of, places, zero, closed, base, beyond, right, wrong } : null
  },
  make: ({ of, places, zero, closed, base, beyond, right, wrong }) => {
    const shown = (value: number) => `${value.toFixed(places).replace('-', '−')}\u00a0${of.unit}`
    return {
      stem: [
        `The ${of.called} of a circuit should show zero while the switch is open. The diagram shows it with the switch open and closed.`,
        `A student looks at the ${of.called} of a circuit before and after the switch is closed. Its needle cannot be set to zero.`,
        `The ${of.called} of a circuit is drawn twice: before the switch is closed, when it should show zero, and after it.`,
      ],
      figure: openAndClosed('one-meter-twice', of, zero, closed),
      prompt: [
        `What is the ${of.of} while the switch is closed?`,
        `Which value of the ${of.of} should be recorded for the closed switch?`,
      ],
      options: bySize({ right, wrong, print: shown }),
      solution: `Five divisions are ${quantity(of.scale.numbered, of.unit)}, so each is ${quantity(of.scale.division, of.unit)}. With the switch closed, the needle is ${beyond} ${beyond === 1 ? 'division' : 'divisions'} after ${quantity(base, of.unit)}: ${shown(closed)}. With the switch open, it shows ${shown(zero)} instead of zero. ${shown(closed)} − ${zero < 0 ? `(${shown(zero)})` : shown(zero)} = ${shown(right)}.`,
    }
  },
  // In halves of a division, counted from where the needle rests.
  verify: ({ of, zero, base, beyond }) => {
    const half = of.scale.division / 2
    const rests = Math.round(zero / half)
    return ((base / of.scale.numbered) * 10 + beyond * 2 - rests) * half
  },
})

// --- Circuits for a resistance ---

const CIRCUITS: Record<Connected, string | null> = {
  right: null,
  swapped: 'You exchanged the meters: the ammeter must be in series and the voltmeter across X.',
  'in-series': 'You chose a voltmeter in series; it must be connected across X.',
  'wrong-part': 'You chose a voltmeter across the variable resistor, not across X.',
}

const MEASURED = [
  { kind: 'resistor', words: 'resistor' },
  { kind: 'lamp', words: 'lamp' },
  { kind: 'heater', words: 'heater' },
  { kind: 'thermistor', words: 'thermistor' },
] as const

core('circuit-for-a-resistance', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    of: random.pick(MEASURED),
    order: random.shuffle<Connected>(['right', 'swapped', 'in-series', 'wrong-part']),
  }),
  make: ({ of, order }) => ({
    stem: [
      `The resistance of a ${of.words} X is to be measured. Four circuits are set up from the same parts.`,
      `A student wants to find the resistance of a ${of.words} X from the readings of an ammeter and a voltmeter.`,
      `An ammeter, a voltmeter and a variable resistor are used to measure the resistance of a ${of.words} X.`,
    ],
    figure: circuitsCompared('four-circuits', of, order),
    prompt: ['Which circuit should be used?', `From which circuit can the resistance of X be calculated?`],
    options: inThisOrder(Object.fromEntries(order.map((how, at) => [LETTERS[at] ?? '', CIRCUITS[how]]))),
    solution:
      'The current in X is needed, so the ammeter is in series with X. The p.d. across X is needed, so the voltmeter is in parallel with X alone. Then the resistance is p.d. ÷ current.',
  }),
})

// --- Changing the current ---

type Change = {
  stem: string
  does: string
  grows: boolean
  why: string
  figure: ReturnType<typeof SETUPS.lamp>
}

function changeOf(kind: string, grows: boolean, from: number, to: number): Change {
  if (kind === 'wire') {
    const [near, far] = [Math.min(from, to), Math.max(from, to)]
    const [start, end] = grows ? [near, far] : [far, near]
    return {
      grows,
      stem: 'A wire is stretched along a metre rule. A sliding contact touches it.',
      does: `the contact is moved from ${quantity(start, 'cm')} to ${quantity(end, 'cm')}`,
      why: `The part of the wire in the circuit is ${grows ? 'longer' : 'shorter'}, so its resistance is ${grows ? 'larger' : 'smaller'}`,
      figure: SETUPS.wire(start),
    }
  }
  if (kind === 'second')
    return {
      grows,
      stem: 'The diagram shows a resistor in a circuit.',
      does: `a second, equal resistor is connected in ${grows ? 'series' : 'parallel'} with it`,
      why: grows
        ? 'In series the resistances add up, so the resistance is larger'
        : 'In parallel there is a second path, so the combined resistance is smaller',
      figure: SETUPS.resistor(),
    }
  return {
    grows,
    stem: 'The current in a lamp is changed with a variable resistor.',
    does: `the resistance of the variable resistor is ${grows ? 'increased' : 'decreased'}`,
    why: `The variable resistor is in series, so the resistance of the circuit is ${grows ? 'larger' : 'smaller'}`,
    figure: SETUPS.lamp(),
  }
}

core('way-the-current-changes', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const [from, to] = [random.step(20, 40, 5), random.step(45, 60, 5)]
    return changeOf(random.pick(['wire', 'second', 'variable']), random.chance(0.5), from, to)
  },
  make: ({ stem, does, grows, why, figure }) => {
    const [more, less] = ['increases', 'decreases']
    const row = (resistance: string, current: string) => `${resistance} | ${current}`
    const [r, i] = grows ? [more, less] : [less, more]
    return {
      stem: [
        `${stem} Then ${does}.`,
        `${stem} The ammeter is read. Then ${does}, and the ammeter is read again.`,
      ],
      figure,
      prompt: ['What happens to the resistance and to the current?', 'How do resistance and current change?'],
      columns: 'resistance of the circuit | reading of the ammeter',
      right: row(r, i),
      wrong: {
        [row(r, r)]:
          'You let the current change in the same way as the resistance, but it changes the other way.',
        [row(i, r)]: 'You reversed both changes.',
        [row(i, i)]: 'You have the right change of the current, but the resistance changes the other way.',
      },
      solution: `${why}. The current ${i}, because the e.m.f. is the same.`,
    }
  },
})

// --- Resistance from readings ---

const ITEMS = [
  'a resistor',
  'a small lamp',
  'a heater',
  'a length of wire',
  'two resistors in parallel',
] as const

core('resistance-from-two-dials', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const scale = random.pick([METERS.volts2, METERS.volts4])
    const [baseV, beyondV] = [random.int(1, 3) * scale.numbered, random.int(1, 4) + random.pick([0, 0.5])]
    const [baseI, beyondI] = [random.int(1, 3) * 0.1, random.int(1, 4) + random.pick([0, 0.5])]
    const volts = roundTo(baseV + beyondV * scale.division, 2)
    const amps = roundTo(baseI + beyondI * 0.02, 2)
    const right = volts / amps
    const all: readonly Slip[] = [
      [volts * amps, 'You multiplied the readings; the resistance is p.d. ÷ current.'],
      [amps / volts, 'You divided the current by the p.d.'],
      [
        roundTo(baseV + (beyondV * scale.numbered) / 10, 3) / amps,
        `You took each division of the voltmeter for ${quantity(scale.numbered / 10, 'V')}, but there are only 5 between two numbers.`,
      ],
      [
        volts / roundTo(baseI + beyondI * 0.01, 3),
        'You took each division of the ammeter for 0.01 A, but there are only 5 between two numbers.',
      ],
      [
        volts / roundTo(baseI + 0.1 - beyondI * 0.02, 3),
        'You counted the divisions of the ammeter back from the number on the right of the needle.',
      ],
    ]
    const wrong = threeSlips(random, right, all, value => figures(value, 2))
    // Half a division beside the needle must still lead to the right one.
    const near = wrong?.some(([value]) => Math.abs(value / right - 1) < 0.09)
    return wrong && !near ? { scale, volts, amps, right, wrong, of: random.pick(ITEMS) } : null
  },
  make: ({ scale, volts, amps, right, wrong, of }) => {
    const places = scale.division === 0.2 ? 1 : 2
    return {
      stem: [
        `The diagram shows the meters in a circuit that measures the resistance of ${of}.`,
        `A voltmeter is connected across ${of}, with an ammeter in series. Their dials are shown.`,
        `To find the resistance of ${of}, a student reads both meters in the diagram.`,
      ],
      figure: bothMeters('meters-to-read', scale, volts, amps),
      prompt: ['What is the resistance?', 'Which value of the resistance do the readings give?'],
      options: numbers({ right, wrong, unit: 'Ω', sigFigs: 2 }),
      solution: `One division of the voltmeter is ${quantity(scale.division, 'V')} and it reads ${volts.toFixed(places)} V. One division of the ammeter is 0.02 A and it reads ${amps.toFixed(2)} A. *R* = *V* ÷ *I* = ${volts.toFixed(places)} ÷ ${amps.toFixed(2)} = ${quantity(right, 'Ω', 2)}.`,
    }
  },
  // In hundredths of a volt and of an ampere.
  verify: ({ volts, amps }) => Math.round(volts * 100) / Math.round(amps * 100),
})

// --- Small currents, open switch ---

const PRECAUTIONS = [
  {
    stem: 'The resistance of several lengths of a wire is measured. The switch is opened after each pair of readings.',
    why: 'A current heats the wire, and a hot wire has a larger resistance. With the switch open the wire stays cool.',
    right: 'The wire does not become hot, so its resistance is not changed by its temperature.',
    wrong: {
      'The meters return to zero, so each reading begins without a zero error.':
        'You took opening the switch for a way to remove a zero error.',
      'The wire loses its charge, so the next reading is not too large.':
        'You thought that charge stays in the wire after a reading.',
      'The meters become cold, so their needles move more easily.':
        'You thought of the meters; it is the wire that heats up.',
    },
  },
  {
    stem: 'Two cells drive the current in an experiment with many readings. The switch is closed only while the meters are read.',
    why: 'A current runs cells down, so that their p.d. falls during the experiment. With the switch open they last.',
    right: 'The cells do not run down, so the p.d. that they give stays the same.',
    wrong: {
      'The cells become stronger in the pauses, so the p.d. rises from reading to reading.':
        'You let cells gain energy while they stand; a pause only saves what they have.',
      'The current has time to spread through the whole circuit.':
        'You thought that a current needs a pause to spread; it is everywhere at once.',
      'The meters use up less of the current, so they read more.':
        'You thought that meters use up a current.',
    },
  },
  {
    stem: 'A student measures the resistance of 20 cm, 40 cm, 60 cm, 80 cm and 100 cm of a wire, but not of 2 cm.',
    why: 'A short wire has a small resistance, so the current is large. It heats the wire, and its resistance grows.',
    right: 'In so short a wire the current would be large, and the wire would become hot.',
    wrong: {
      'With so short a wire there would be no current at all.':
        'You reversed it: a short wire has a small resistance and a large current.',
      'With so short a wire the resistance would be too large.':
        'You reversed it: a shorter wire has a smaller resistance.',
      'With so short a wire the voltmeter would have to be in series.':
        'You changed the place of the voltmeter; it is across the wire at any length.',
    },
  },
  {
    stem: 'A variable resistor is set to its largest resistance before the switch is closed.',
    why: 'With the largest resistance in series the current is as small as it can be. Then it is increased, while the ammeter is watched.',
    right: 'The current begins small, so neither the components nor the meters are damaged.',
    wrong: {
      'The current begins large, so the needle moves at once.':
        'You reversed it: a large resistance makes the current small.',
      'The cells give a larger p.d., so the readings are larger.':
        'You thought that a resistor makes the p.d. of the cells larger.',
      'The resistance of the component is then equal to that of the variable resistor.':
        'You mixed up the two resistances; setting one does not change the other.',
    },
  },
] as const

core('reason-for-a-precaution', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => random.pick(PRECAUTIONS),
  make: ({ stem, why, right, wrong }) => ({
    stem,
    prompt: ['What is the reason for this?', 'Why is this done?', 'Which reason for this is correct?'],
    right,
    wrong,
    solution: why,
  }),
})
