import {
  cylinderAt,
  rootOnRule,
  thermometersAt,
} from '@/content/figures/igcse/biology/practical-skills-measuring'
import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.2', { calculator: 'needed' })

export { templates }

const CYLINDERS = [
  { from: 0, to: 10, division: 0.2, numbered: 2 },
  { from: 0, to: 25, division: 0.5, numbered: 5 },
  { from: 0, to: 100, division: 2, numbered: 20 },
] as const

const places = (division: number) => (Number.isInteger(division) ? 0 : 1)

core('reading-of-a-cylinder', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const scale = random.pick(CYLINDERS)
    const { division, numbered } = scale
    const below = numbered * random.int(1, 3)
    const beyond = random.int(1, 9)
    if (beyond === 5) return null
    const right = roundTo(below + beyond * division, 1)
    const whole = division === 2 ? 1 : division * 2
    const wrong = threeSlips(
      random,
      right,
      [
        [right + division, 'You read the upper edge of the meniscus, not its lowest part.'],
        [below + numbered - beyond * division, 'You counted the divisions down from the number above.'],
        [below + beyond * whole, `You took each small division for ${quantity(whole, 'cm^3')}.`],
        [below + beyond * division * 0.5, 'You took each small division for half of what it is.'],
        [below - beyond * division, 'You counted down from the number instead of up.'],
      ],
      value => plain(value, 1),
    )
    return (
      wrong && { scale, right, wrong, liquid: random.pick(['milk', 'enzyme solution', 'water', 'juice']) }
    )
  },
  make: ({ scale, right, wrong, liquid }) => ({
    stem: [
      `A student measures a volume of ${liquid} with the measuring cylinder in the figure.`,
      `The figure shows a measuring cylinder with ${liquid}.`,
      `For an experiment, ${liquid} is poured into the measuring cylinder in the figure.`,
    ],
    figure: cylinderAt('cylinder-to-read', right, scale),
    prompt: ['What is the volume?', 'Which volume does it show?'],
    options: numbers({
      right,
      unit: 'cm^3',
      wrong: wrong.map(([value, told]) => [roundTo(value, 2), told] as const),
    }),
    solution: `There are ${Math.round(scale.numbered / scale.division)} small divisions between two numbers, so each is ${quantity(scale.division, 'cm^3')}. The lowest part of the meniscus is at ${quantity(right, 'cm^3')}.`,
  }),
  verify: ({ scale, right }) => roundTo(Math.round(right / scale.division) * scale.division, 1),
})

core('rise-in-temperature', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const before = random.int(16, 24) + 0.5 * random.int(0, 1)
    const after = before + random.int(5, 14) + 0.5
    const right = after - before
    const wrong = threeSlips(
      random,
      right,
      [
        [after, 'You gave the second reading, not the rise.'],
        [right + 0.5, 'You read one half of a division as a whole one.'],
        [right - 0.5, 'You left out one half of a division.'],
        [right + 1, 'You counted one division too many.'],
        [right * 2, 'You took each small division for 2 °C.'],
        [right - 1, 'You counted one division too few.'],
      ],
      value => plain(value, 1),
    )
    return wrong && { before, after, right, wrong, what: random.pick(['pea', 'bean', 'wheat', 'barley']) }
  },
  make: ({ before, after, right, wrong, what }) => ({
    stem: [
      `Germinating ${what} seeds are in a vacuum flask. The figure shows part of the thermometer before and after two days.`,
      `A student measures the temperature of germinating ${what} seeds in a vacuum flask. The figure shows part of the thermometer at the start and two days later.`,
      `The heat from burning ${what} seeds warms water in a test-tube. The figure shows part of the thermometer before and after.`,
    ],
    figure: thermometersAt(before, after),
    prompt: ['What is the rise in temperature?', 'By how much has the temperature risen?'],
    options: numbers({ right, unit: '°C', wrong }),
    solution: `Between two numbers are ten divisions of 1 °C, and half a division can be read. The rise is ${plain(after, 1)} − ${plain(before, 1)} = ${quantity(right, '°C')}.`,
  }),
  verify: ({ before, after }) => (after * 10 - before * 10) / 10,
})

core('length-on-a-rule', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const start = random.int(11, 28)
    const right = random.int(25, 50)
    const end = start + right
    if (start % 10 === 0 || end % 10 === 0) return null
    const nearest = Math.ceil(start / 10) * 10
    const wrong = threeSlips(
      random,
      right,
      [
        [end, 'You took the second reading for the length: the root does not begin at zero.'],
        [end - nearest, 'You measured from the next number, not from the end of the root.'],
        [end - nearest + 10, 'You measured from the number before the end of the root.'],
        [end + start, 'You added the two readings.'],
        [right + 10, 'You counted one step of 10 mm too many.'],
      ],
      value => plain(value),
    )
    return wrong && { start, end, right, wrong, plant: random.pick(['bean', 'pea', 'cress', 'maize']) }
  },
  make: ({ start, end, right, wrong, plant }) => ({
    stem: [
      `A student measures the root of a ${plant} seedling with the rule in the figure.`,
      `The figure shows the root of a ${plant} seedling on a rule.`,
      `To find how fast it grows, the root of a ${plant} seedling is laid on a rule.`,
    ],
    figure: rootOnRule(start, end),
    prompt: ['How long is the root?', 'What is the length of the root?'],
    options: numbers({ right, unit: 'mm', wrong }),
    solution: `Read both ends: ${end} mm and ${start} mm. The length is ${end} − ${start} = ${right} mm.`,
  }),
  verify: ({ start, end }) => -(start - end),
})

type Task = { task: string; right: string; wrong: readonly Wrong[]; why: string }

const TASKS: readonly Task[] = [
  {
    task: 'put 2.5 cm^{3} of enzyme solution into a test-tube',
    right: 'a 5 cm^{3} syringe',
    wrong: [
      [
        'a 100 cm^{3} measuring cylinder',
        'You chose a cylinder whose divisions are too large for 2.5 cm^{3}.',
      ],
      ['a 50 cm^{3} beaker', 'You chose a beaker, whose marks are only rough.'],
      ['a dropping pipette', 'You chose a pipette without a scale.'],
    ],
    why: 'A small syringe has divisions of 0.1 or 0.2 cm^{3}.',
  },
  {
    task: 'collect and measure about 40 cm^{3} of oxygen from pondweed',
    right: 'a 50 cm^{3} gas syringe',
    wrong: [
      ['a 250 cm^{3} beaker', 'You chose a vessel that is open, so the gas escapes.'],
      ['a 5 cm^{3} syringe', 'You chose a syringe that is too small.'],
      ['a top-pan balance', 'You chose an instrument for mass, and gas weighs very little.'],
    ],
    why: 'A gas syringe is closed and has a scale for that volume.',
  },
  {
    task: 'find the change in mass of a potato cylinder of about 3 g',
    right: 'a balance that reads to 0.01 g',
    wrong: [
      ['a kitchen balance that reads to 10 g', 'You chose a balance whose steps are larger than the mass.'],
      ['a 10 cm^{3} measuring cylinder', 'You chose an instrument for volume.'],
      ['a ruler marked in millimetres', 'You chose an instrument for length.'],
    ],
    why: 'A change of a few tenths of a gram needs a balance that shows hundredths.',
  },
  {
    task: 'keep a tube at 35 °C and check that it is so',
    right: 'a water bath and a thermometer',
    wrong: [
      ['a Bunsen burner and a stopwatch', 'You chose a flame, which does not keep a temperature.'],
      ['a beaker of ice and a thermometer', 'You chose ice, which keeps 0 °C.'],
      ['an insulated cup and a balance', 'You chose no instrument that shows the temperature.'],
    ],
    why: 'A water bath keeps a temperature, and a thermometer shows it.',
  },
  {
    task: 'find how long it takes until iodine solution no longer turns blue-black',
    right: 'a stopwatch that reads to 1 s',
    wrong: [
      ['a thermometer that reads to 1 °C', 'You chose an instrument for temperature.'],
      [
        'a wall clock that shows minutes only',
        'You chose a clock whose steps are too long for a test of some minutes.',
      ],
      ['a syringe that reads to 0.1 cm^{3}', 'You chose an instrument for volume.'],
    ],
    why: 'A reaction of some minutes is timed to the second.',
  },
]

core('which-instrument', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3', calculator: 'not-needed' },
  values: random => ({
    one: random.pick(TASKS),
    who: random.pick(['A student', 'A technician', 'A teacher']),
  }),
  make: ({ one, who }) => ({
    stem: [
      `${who} has to ${one.task}.`,
      `In an investigation, one step is to ${one.task}.`,
      `${who} plans an experiment. One step is to ${one.task}.`,
    ],
    prompt: ['Which is the most suitable for this?', 'What should be used?'],
    right: one.right,
    wrong: one.wrong,
    solution: `Choose the instrument for the quantity, with a range that fits and small divisions. ${one.why}`,
  }),
})

core('uncertainty-of-a-reading', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const scale = random.pick(CYLINDERS)
    const reading = roundTo(
      scale.numbered * random.int(1, 3) + scale.division * random.pick([2, 3, 4, 6, 7, 8]),
      1,
    )
    return {
      scale,
      reading,
      liquid: random.pick(['yeast suspension', 'starch suspension', 'sucrose solution']),
    }
  },
  make: ({ scale, reading, liquid }) => {
    const { division, numbered } = scale
    const print = (value: number, within: number) =>
      `(${plain(value, places(division))} ± ${plain(roundTo(within, 2))}) cm^{3}`
    return {
      stem: [
        `The figure shows ${liquid} in a measuring cylinder. The uncertainty of a reading is half of the smallest division.`,
        `A student measures ${liquid} with the cylinder in the figure and takes half of the smallest division as the uncertainty.`,
        `A student estimates the uncertainty of the reading in the figure as half of the smallest division. The liquid is ${liquid}.`,
      ],
      figure: cylinderAt('cylinder-with-uncertainty', reading, scale),
      prompt: [
        'Which shows the reading with its uncertainty?',
        'How should the volume and its uncertainty be written?',
      ],
      right: print(reading, division / 2),
      wrong: [
        [print(reading, division), 'You took the whole division, not half of it.'],
        [print(reading, numbered / 2), 'You took half of the step between two numbers.'],
        [
          print(reading + division, division / 2),
          'You read the upper edge of the meniscus, not its lowest part.',
        ],
      ],
      solution: `The smallest division is ${quantity(division, 'cm^3')}; half of it is ${quantity(roundTo(division / 2, 2), 'cm^3')}. The lowest part of the meniscus is at ${quantity(reading, 'cm^3')}.`,
    }
  },
  verify: ({ scale, reading }) => {
    const part = (scale.numbered / Math.round(scale.numbered / scale.division)) * 0.5
    return `(${plain(reading, places(scale.division))} ± ${plain(roundTo(part, 2))}) cm^{3}`
  },
})

const FAULTS = {
  unit: { change: 'a unit for the temperature', missing: 'that the temperature has no unit' },
  cells: { change: 'units in headings only', missing: 'that units stand beside the numbers' },
  decimals: { change: 'equal decimal places', missing: 'that one volume has no decimal place' },
  order: {
    change: 'temperature in the first column',
    missing: 'that the variable that was changed stands last',
  },
} as const

type Fault = keyof typeof FAULTS
const ALL_FAULTS = ['unit', 'cells', 'decimals', 'order'] as const

const pair = (one: Fault, other: Fault) => `${FAULTS[one].change} and ${FAULTS[other].change}`

core('mend-a-table', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3', calculator: 'not-needed' },
  values: random => {
    const faults = random.shuffle(ALL_FAULTS)
    const first = random.int(2, 4) + 0.5
    return {
      faults,
      volumes: [
        first,
        first + random.pick([2.5, 3.5]),
        first + random.pick([6, 7]),
        first + random.pick([9, 10]),
      ],
      start: random.pick([10, 12, 15]),
      gas: random.pick([
        ['yeast', 'the gas given off by yeast'],
        ['pondweed', 'the oxygen given off by pondweed'],
        ['catalase', 'the oxygen set free by catalase'],
      ] as const),
    }
  },
  make: ({ faults, volumes, start, gas }) => {
    const [one = 'unit', two = 'cells', three = 'decimals', four = 'order'] = faults
    const has = (fault: Fault) => fault === one || fault === two
    const heads = [
      has('unit') ? 'temperature' : 'temperature / °C',
      has('cells') ? 'volume of gas' : 'volume of gas / cm^{3}',
    ]
    const rows = volumes.map((volume, at) => {
      const number = plain(volume, has('decimals') && Number.isInteger(volume) ? 0 : 1)
      return [String(start + 5 * at), has('cells') ? `${number} cm^{3}` : number]
    })
    const turned = (cells: string[]) => (has('order') ? cells.toReversed() : cells)
    return {
      stem: [
        `A student measures ${gas[1]} in five minutes at four temperatures. The table shows how the results were recorded.`,
        `The table shows a student's record of an experiment with ${gas[0]} at four temperatures. Gas was collected for five minutes each time.`,
        `Four temperatures were used in an experiment on ${gas[1]}. The table shows the results as a student wrote them down.`,
      ],
      table: { head: turned(heads), rows: rows.map(turned) },
      prompt: ['Which two changes does the table need?', 'What should be changed in this table?'],
      right: pair(one, two),
      wrong: [
        [pair(one, three), `You missed ${FAULTS[two].missing}.`],
        [pair(four, two), `You missed ${FAULTS[one].missing}.`],
        [pair(three, four), `You missed ${FAULTS[one].missing} and ${FAULTS[two].missing}.`],
      ],
      solution: `What is changed stands in the first column. Each heading has its quantity and unit, the cells hold numbers only, all with as many decimal places. This table needs ${pair(one, two)}.`,
    }
  },
})

type Seen = { test: string; right: string; wrong: readonly Wrong[] }

const SEEN: readonly Seen[] = [
  {
    test: 'adds iodine solution to a slice of potato',
    right: 'The solution turned from brown to blue-black.',
    wrong: [
      ['The potato contains much starch.', 'You wrote what the colour means.'],
      ['The blue-black colour shows that there is starch.', 'You wrote what the colour means as well.'],
      ['The solution reacted with the potato.', 'You wrote that something happened, not what was seen.'],
    ],
  },
  {
    test: 'heats grape juice with Benedict’s solution',
    right: 'The mixture turned from blue to brick red.',
    wrong: [
      ['The juice contains a reducing sugar.', 'You wrote what the colour means.'],
      ['The brick-red colour shows that there is sugar.', 'You wrote what the colour means as well.'],
      ['The sugar reacted with the solution.', 'You wrote that something happened, not what was seen.'],
    ],
  },
  {
    test: 'breathes out through limewater',
    right: 'The limewater turned from clear to cloudy.',
    wrong: [
      ['The breath contains carbon dioxide.', 'You wrote what the change means.'],
      [
        'The cloudy limewater shows that there is carbon dioxide.',
        'You wrote what the change means as well.',
      ],
      ['The limewater reacted with the breath.', 'You wrote that something happened, not what was seen.'],
    ],
  },
  {
    test: 'adds orange juice to DCPIP solution',
    right: 'The blue colour of the solution disappeared.',
    wrong: [
      ['The orange juice contains vitamin C.', 'You wrote what the change means.'],
      ['The loss of colour shows that there is vitamin C.', 'You wrote what the change means as well.'],
      ['The vitamin reacted with the solution.', 'You wrote that something happened, not what was seen.'],
    ],
  },
  {
    test: 'adds biuret solution to egg white',
    right: 'The solution turned from blue to purple.',
    wrong: [
      ['The egg white contains protein.', 'You wrote what the colour means.'],
      ['The purple colour shows that there is protein.', 'You wrote what the colour means as well.'],
      ['The solution reacted with the egg.', 'You wrote that something happened, not what was seen.'],
    ],
  },
]

core('what-was-seen', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3', calculator: 'not-needed' },
  values: random => ({ one: random.pick(SEEN), who: random.pick(['A student', 'A technician', 'A pupil']) }),
  make: ({ one, who }) => ({
    stem: [
      `${who} ${one.test}.`,
      `In a school laboratory, somebody ${one.test}.`,
      `During a lesson, ${who.toLowerCase()} ${one.test}.`,
    ],
    prompt: [
      'Which sentence is an observation and nothing more?',
      'Which sentence records only what was seen?',
    ],
    right: one.right,
    wrong: one.wrong,
    solution: `An observation is what is seen, with the colours before and after. What it means is a conclusion. ${one.right}`,
  }),
})
