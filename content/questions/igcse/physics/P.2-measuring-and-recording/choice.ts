import {
  balances,
  eyesAt,
  forcemeters,
  fourDistances,
  fourLengths,
  type Read,
  watch,
} from '@/content/figures/igcse/physics/practical-skills-2'
import { bySize, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.2', { calculator: 'needed' })

export { templates }

const FORCEMETERS = [
  { scale: { from: 0, to: 2, division: 0.1, numbered: 0.5 }, parts: 5, places: 2 },
  { scale: { from: 0, to: 5, division: 0.2, numbered: 1 }, parts: 5, places: 1 },
  { scale: { from: 0, to: 10, division: 0.5, numbered: 2 }, parts: 4, places: 2 },
] as const

core('reading-of-a-forcemeter', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const { scale, parts, places } = random.pick(FORCEMETERS)
    const { division, numbered } = scale
    const base = roundTo(numbered * random.int(1, scale.to / numbered - 2), 1)
    const beyond = random.int(1, parts - 1) + random.pick([0, 0.5, 0.5])
    if (beyond >= parts) return null
    const right = roundTo(base + beyond * division, 2)
    const step = numbered / 10
    const all: readonly Slip[] = [
      [
        base + beyond * step,
        `You took each division for ${quantity(step, 'N')}, but there are only ${parts} between two numbers.`,
      ],
      [
        base + numbered - beyond * division,
        'You counted the divisions upwards from the number below the pointer.',
      ],
      [
        base + numbered + beyond * division,
        'You added to the number below the pointer, not to the one above it.',
      ],
      [
        base - beyond * division,
        'You took the divisions away from the number above the pointer; the scale grows downwards.',
      ],
      [
        base + beyond * 2 * division,
        `You took each division for ${quantity(2 * division, 'N')}; count the spaces between two numbers.`,
      ],
    ]
    // Only what can be written as the reading is written.
    const written = all
      .map(([value, error]): Slip => [roundTo(value, 4), error])
      .filter(([value]) => value > 0 && value === roundTo(value, places))
    const slips = threeSlips(random, right, written, value => value.toFixed(places))
    const of = random.pick(['a stone', 'a block of wood', 'a bunch of keys', 'a metal cylinder'])
    return slips && { scale, parts, places, base, beyond, right, slips, of }
  },
  make: ({ scale, parts, places, base, beyond, right, slips, of }) => ({
    stem: [
      `The weight of ${of} is measured with the forcemeter in the diagram.`,
      `A student hangs ${of} from a forcemeter. The pointer comes to rest as shown.`,
      `The diagram shows a forcemeter from which ${of} hangs.`,
    ],
    figure: forcemeters('a-forcemeter', scale, [[right, of]]),
    prompt: ['Which reading should be recorded?', 'What is the reading?'],
    options: bySize({
      right,
      wrong: slips,
      print: value => `${value.toFixed(places)}\u00a0N`,
    }),
    solution: `There are ${parts} divisions for ${quantity(scale.numbered, 'N')}, so each is ${quantity(scale.division, 'N')}. The pointer is ${beyond} ${beyond === 1 ? 'division' : 'divisions'} below ${quantity(base, 'N')}: ${right.toFixed(places)} N.`,
  }),
  verify: ({ scale, parts, base, beyond }) => base + (beyond / parts) * scale.numbered,
})

const READ: readonly { what: Read; how: readonly [string, string]; why: string }[] = [
  {
    what: 'pointer',
    how: [
      'A pointer on a spring stands in front of a rule.',
      'The length of a stretched spring is read at a pointer in front of a rule.',
    ],
    why: 'level with the pointer, so that it looks at right angles to the rule',
  },
  {
    what: 'cylinder',
    how: [
      'A student reads the volume of water in a measuring cylinder.',
      'The diagram shows water in a measuring cylinder.',
    ],
    why: 'level with the bottom of the meniscus',
  },
  {
    what: 'thermometer',
    how: [
      'A thermometer in hot water is read every minute.',
      'A student reads a thermometer that stands upright.',
    ],
    why: 'level with the end of the thread of liquid',
  },
]

core('eye-that-reads-right', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({
    of: random.pick(READ),
    level: random.int(0, 3),
    gap: random.int(22, 26),
    first: random.chance(0.5),
  }),
  make: ({ of, level, gap, first }) => {
    const heights = [0, 1, 2, 3].map(at => (at - level) * gap)
    return {
      stem: first ? of.how[0] : of.how[1],
      figure: eyesAt('four-eyes', of.what, heights),
      prompt: ['Which eye reads the correct value?', 'Where should the eye be for this reading?'],
      options: inThisOrder(
        Object.fromEntries(
          heights.map((height, at) => [
            'ABCD'.charAt(at),
            height === 0
              ? null
              : `You chose an eye that looks ${height < 0 ? 'down from above' : 'up from below'}, which gives a parallax error.`,
          ]),
        ),
      ),
      solution: `The right eye is ${of.why}. From any other place there is a parallax error.`,
    }
  },
})

const NEWTONS = { from: 0, to: 2, division: 0.1, numbered: 0.5 }

core('zero-error-allowed-for', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const hangs = random.chance(0.5)
    const zero = hangs
      ? random.pick([0.1, 0.15, 0.2])
      : roundTo(random.pick([-1, 1]) * random.pick([0.3, 0.4, 0.6, 0.8, 1.2]), 1)
    const loaded = hangs
      ? roundTo(random.int(13, 37) * 0.05, 2)
      : roundTo(random.int(240, 980) / 10 + 0.1 * random.int(1, 8), 1)
    const right = roundTo(loaded - zero, 2)
    const places = hangs ? 2 : 1
    const slips = threeSlips(
      random,
      right,
      [
        [
          roundTo(loaded + zero, 2),
          'You added the zero reading. It is in every reading, so it must be subtracted.',
        ],
        [loaded, 'You took the reading as it is and did not allow for the zero error.'],
        [
          roundTo((loaded + zero) / 2, 3),
          'You took the mean of the two readings, but the first is a zero error.',
        ],
        [roundTo(loaded - 2 * zero, 2), 'You subtracted the zero reading twice.'],
      ],
      value => value.toFixed(places),
    )
    const what = random.pick(hangs ? ['stone', 'pear', 'padlock'] : ['ball', 'lemon', 'lump of clay'])
    return slips && { hangs, zero, loaded, right, places, slips, what }
  },
  make: ({ hangs, zero, loaded, right, places, slips, what }) => {
    const unit = hangs ? 'N' : 'g'
    const shown = (value: number) => `${value.toFixed(places).replace('-', '−')}\u00a0${unit}`
    return {
      stem: hangs
        ? [
            `A forcemeter is looked at before and after a ${what} is hung on it.`,
            `The diagram shows the same forcemeter without a load and with a ${what}.`,
            `A student wants to know the weight of a ${what}. The forcemeter is shown without and with it.`,
          ]
        : [
            `A balance is looked at before and after a ${what} is put on it.`,
            `The diagram shows the same balance, empty and with a ${what} on it.`,
            `A student wants to know the mass of a ${what}. The balance is shown without and with it.`,
          ],
      figure: hangs
        ? forcemeters('zero-and-load', NEWTONS, [
            [zero, 'no load'],
            [loaded, what],
          ])
        : balances(zero.toFixed(1).replace('-', '−'), loaded.toFixed(1), what),
      prompt: hangs
        ? [`What is the weight of the ${what}?`, 'Which weight should be recorded?']
        : [`What is the mass of the ${what}?`, 'Which mass should be recorded?'],
      options: bySize({ right, wrong: slips, print: shown }),
      solution: `${hangs ? 'Without a load' : 'When it is empty'}, it shows ${shown(zero)} instead of zero. Subtract this from the other reading: ${shown(loaded)} − ${zero < 0 ? `(${shown(zero)})` : shown(zero)} = ${shown(right)}.`,
    }
  },
  verify: ({ zero, loaded }) => (Math.round(loaded * 100) - Math.round(zero * 100)) / 100,
})

type Asked = {
  stems: readonly string[]
  prompt: readonly string[]
  of: 'pendulum' | 'spring' | 'lens'
  slips: readonly (string | null)[]
  why: string
}

/** Slips in the order of the lengths of the figure. */
const LENGTHS: readonly Asked[] = [
  {
    of: 'pendulum',
    stems: [
      'The length of a pendulum is needed before its swings are timed.',
      'A student measures the length of a pendulum.',
    ],
    prompt: ['Which length is measured?', 'Which distance is the length of the pendulum?'],
    slips: [
      null,
      'You measured only the thread; the length goes on to the centre of the bob.',
      'You measured to the bottom of the bob; the length ends at its centre.',
      'You chose the height above the bench, which does not matter for the swings.',
    ],
    why: 'The length of a pendulum goes from the point where it is held to the centre of the bob.',
  },
  {
    of: 'spring',
    stems: [
      'A spring with a loop at each end is stretched by several loads. Its length *l* is measured without the loops, which do not stretch.',
      'For each load on a spring, a student measures only the part that stretches. The loops at its ends do not stretch.',
    ],
    prompt: ['Which length is measured?', 'Which distance should be measured each time?'],
    slips: [
      null,
      'You added both loops, which do not stretch.',
      'You added the loop above the coils, which does not stretch.',
      'You added the loop below the coils, which does not stretch.',
    ],
    why: 'Only the coils stretch. So measure from the first coil to the last one, without the loops.',
  },
  {
    of: 'lens',
    stems: ['A sharp image is on the screen. The object distance *u* is to be measured.'],
    prompt: ['Which distance is *u*?', 'Which distance is measured?'],
    slips: [
      null,
      'You chose the image distance, from the lens to the screen.',
      'You began at the lamp; the object is the illuminated thing itself.',
      'You chose the distance from object to screen, past the lens.',
    ],
    why: 'The object distance goes from the object to the centre of the lens.',
  },
  {
    of: 'lens',
    stems: ['A sharp image is on the screen. The image distance *v* is to be measured.'],
    prompt: ['Which distance is *v*?', 'Which distance is measured?'],
    slips: [
      'You chose the object distance, from the object to the lens.',
      null,
      'You chose a distance on the other side of the lens, and from the lamp.',
      'You began at the object; the image distance begins at the lens.',
    ],
    why: 'The image distance goes from the centre of the lens to the screen with the sharp image.',
  },
]

core('length-that-is-measured', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => ({ of: random.pick(LENGTHS), order: random.shuffle([0, 1, 2, 3]) }),
  make: ({ of, order }) => ({
    stem: of.stems,
    figure: of.of === 'lens' ? fourDistances(order) : fourLengths(of.of, order),
    prompt: of.prompt,
    options: inThisOrder(
      Object.fromEntries(order.map((which, at) => ['ABCD'.charAt(at), of.slips[which] ?? null])),
    ),
    solution: of.why,
  }),
})

const SWINGS = [
  { what: 'pendulum', most: 2.4 },
  { what: 'long strip of wood that hangs from a nail', most: 1.8 },
  { what: 'mass on a long spring', most: 1.7 },
] as const

core('one-oscillation-from-many', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const { what, most } = random.pick(SWINGS)
    const count = random.pick([40, 50])
    const tenths = random.int(612, 1180)
    const [total, right] = [tenths / 10, tenths / 10 / count]
    const seconds = roundTo(total - 60, 1)
    if (right > most || seconds < 1 || seconds >= 58) return null
    const slips = threeSlips(
      random,
      right,
      [
        [
          (100 + seconds) / count,
          'You read the display as one number of seconds; a minute has 60 s, not 100 s.',
        ],
        [seconds / count, 'You left the minute out.'],
        [total / (2 * count), 'You counted each complete oscillation, there and back, as two.'],
        [(2 * total) / count, 'You divided by half of the number of oscillations.'],
        [count / total, 'You divided the number of oscillations by the time.'],
      ],
      value => value.toFixed(2),
    )
    return slips && { what, count, total, seconds, right, slips }
  },
  make: ({ what, count, total, seconds, right, slips }) => {
    const shown = `1:${seconds.toFixed(1).padStart(4, '0')}`
    return {
      stem: [
        `A student times ${count} complete oscillations of a ${what}. The stop-watch is shown.`,
        `The stop-watch shows the time for ${count} complete oscillations of a ${what}.`,
        `To find the period of a ${what}, ${count} complete oscillations are timed. The diagram shows the stop-watch.`,
      ],
      figure: watch(shown),
      prompt: ['What is the time for one oscillation?', 'What is the period?'],
      options: numbers({ right, unit: 's', sigFigs: 3, wrong: slips }),
      solution: `The time is 60 s + ${seconds.toFixed(1)} s = ${total.toFixed(1)} s. For one oscillation: ${total.toFixed(1)} ÷ ${count} = ${quantity(right, 's', 3)}.`,
    }
  },
  verify: ({ count, seconds }) => 60 / count + seconds / count,
})

const INSTRUMENTS = [
  { of: 'a metre rule that is read to the nearest millimetre', what: 'lengths', places: 1, unit: 'cm' },
  { of: 'a thermometer that is read to the nearest 0.5 °C', what: 'temperatures', places: 1, unit: '°C' },
  { of: 'a stop-watch that shows hundredths of a second', what: 'times', places: 2, unit: 's' },
  { of: 'a voltmeter that shows hundredths of a volt', what: 'potential differences', places: 2, unit: 'V' },
] as const

core('readings-in-a-column', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO3' },
  values: random => {
    const of = random.pick(INSTRUMENTS)
    const whole = of.unit === 'V' ? [1, 2, 3] : [random.int(15, 29), random.int(30, 44), random.int(45, 60)]
    const last = 10 ** -of.places
    const end = () => (of.unit === '°C' ? 0.5 : random.int(3, 9) * last)
    const tens = of.places === 2 ? random.int(2, 8) / 10 : 0
    const three = [
      roundTo((whole[0] ?? 0) + tens + end(), 2),
      roundTo((whole[1] ?? 0) + tens, 2),
      roundTo((whole[2] ?? 0) + tens + end(), 2),
    ]
    return { of, three }
  },
  make: ({ of, three }) => {
    const written = (places: number) => three.map(each => each.toFixed(places)).join(', ')
    const fewer = of.places - 1
    const dropped = three.map((each, at) => each.toFixed(at === 1 ? fewer : of.places))
    const rounded = three.map(each => roundTo(each, fewer).toFixed(fewer))
    return {
      stem: [
        `Three ${of.what} are written into one column of a table. The instrument is ${of.of}.`,
        `A column of a table is for ${of.what}. They are taken from ${of.of}.`,
      ],
      prompt: [
        `Which set of readings in ${of.unit} is recorded to the precision of the instrument?`,
        `Which three values in ${of.unit} show the precision of the instrument?`,
      ],
      right: written(of.places),
      wrong: {
        [dropped.join(', ')]:
          'You left out a zero at the end: all values of a column need the same number of decimal places.',
        [rounded.join(', ')]: 'You rounded the readings; the instrument is more precise than this.',
        [written(of.places + 1)]: 'You wrote more decimal places than the instrument gives.',
      },
      solution: `All three values have ${of.places === 1 ? 'one decimal place' : 'two decimal places'}, as many as the instrument gives, the zero at the end included.`,
    }
  },
})
