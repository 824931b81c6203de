import { buretteLevel, watch } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { syringes } from '@/content/figures/igcse/chemistry/practical-skills-6'
import { allDiffer, bySize, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.2', { calculator: 'needed' })

export { templates }

const two = (value: number) => value.toFixed(2)
const volume = (value: number) => `${two(value)} cm^{3}`

core('level-in-a-burette', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [whole, tenth] = [random.int(3, 38), random.pick([1, 2, 3, 6, 7, 8])]
    const right = roundTo(whole + tenth / 10 + 0.05, 2)
    const slips = threeSlips(
      random,
      right,
      [
        [
          roundTo(whole + 2 - tenth / 10 - 0.05, 2),
          'You read upwards from the number below; the scale of a burette grows downwards.',
        ],
        [
          roundTo(whole + tenth / 100 + 0.005, 2),
          'You took one division for 0.01 cm^{3}; ten of them make 1 cm^{3}.',
        ],
        [
          roundTo(whole + tenth / 5 + 0.1, 2),
          'You took one division for 0.2 cm^{3}; ten of them make 1 cm^{3}.',
        ],
        [
          roundTo(whole + 1 + tenth / 10 + 0.05, 2),
          'You counted on from the number below the surface, not from the one above it.',
        ],
        [
          roundTo(whole - tenth / 10 - 0.05, 2),
          'You took the divisions away from the number above; the scale grows downwards.',
        ],
      ],
      volume,
    )
    return slips && { whole, tenth, right, slips }
  },
  make: ({ whole, tenth, right, slips }) => ({
    stem: [
      'The diagram shows part of a burette.',
      'A student reads a burette at the end-point of a titration. Part of it is shown.',
      'The level of an acid in a burette is shown.',
    ],
    figure: buretteLevel(right),
    prompt: ['Which reading should be recorded?', 'What is the reading?'],
    options: bySize({ right, wrong: slips, print: volume }),
    solution: `The numbers grow downwards, and one division is 0.1 cm^{3}. The bottom of the meniscus is half a division below ${two(whole + tenth / 10)}: ${volume(right)}.`,
  }),
  verify: ({ whole, tenth }) => (whole * 100 + tenth * 10 + 5) / 100,
})

core('volume-in-a-syringe', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [numbered, beyond] = [20 * random.int(1, 3), random.pick([2, 3, 4, 6, 7, 8])]
    const right = numbered + 2 * beyond
    const slips = threeSlips(
      random,
      right,
      [
        [numbered + beyond, 'You took each division for 1 cm^{3}; ten of them make 20 cm^{3}.'],
        [numbered + 20 - 2 * beyond, 'You counted the divisions from the wrong number.'],
        [numbered + 20 + 2 * beyond, 'You counted on from the number to the right of the plunger.'],
        [numbered - 2 * beyond, 'You counted back from the number to the left of the plunger.'],
        [numbered + 4 * beyond, 'You took each division for 4 cm^{3}; ten of them make 20 cm^{3}.'],
      ],
      value => plain(value),
    )
    return slips && { numbered, beyond, right, slips, seconds: random.pick([20, 30, 40, 50, 60]) }
  },
  make: ({ numbered, beyond, right, slips, seconds }) => ({
    stem: [
      `A gas is collected in a gas syringe. It is shown ${seconds} s after the start.`,
      `The diagram shows a gas syringe ${seconds} s after a metal was put into an acid.`,
      `Marble reacts with an acid. The gas syringe after ${seconds} s is shown.`,
    ],
    figure: syringes([[seconds, right]]),
    prompt: ['What is the volume of gas?', 'Which volume of gas has been collected?'],
    options: numbers({ right, unit: 'cm^3', wrong: slips }),
    solution: `Ten divisions lie between two numbers, so each is 2 cm^{3}. The left edge of the plunger is ${beyond} divisions beyond ${numbered}: ${right} cm^{3}.`,
  }),
  verify: ({ numbered, beyond }) => ((numbered / 20) * 10 + beyond) * 2,
})

core('seconds-on-a-stop-watch', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [minutes, seconds] = [random.int(1, 4), random.pick([5, 8, 12, 15, 25, 35, 40, 48, 55])]
    const right = 60 * minutes + seconds
    const slips = threeSlips(
      random,
      right,
      [
        [100 * minutes + seconds, 'You read the display as one number; a minute has 60 s, not 100 s.'],
        [roundTo(60 * (minutes + seconds / 100), 1), 'You took the seconds for hundredths of a minute.'],
        [minutes + seconds, 'You added minutes to seconds without changing them into seconds.'],
        [60 * minutes, 'You changed only the minutes and left the seconds out.'],
        [60 * (minutes + 1) + seconds, 'You took one minute too many.'],
      ],
      value => plain(value),
    )
    return (
      slips && {
        minutes,
        seconds,
        right,
        slips,
        what: random.pick([
          'until a cross can no longer be seen',
          'until no more gas is given off',
          'until a metal has reacted',
        ]),
      }
    )
  },
  make: ({ minutes, seconds, right, slips, what }) => ({
    stem: [
      `A student measures the time ${what}. The stop-watch is shown.`,
      `The stop-watch shows the time ${what}.`,
      `The time ${what} is shown on the stop-watch.`,
    ],
    figure: watch(minutes, seconds),
    prompt: ['What is written in the column “time / s”?', 'Which value is recorded under “time / s”?'],
    options: bySize({ right, wrong: slips, print: value => plain(value) }),
    solution: `${minutes} min ${seconds} s = ${minutes} × 60 s + ${seconds} s = ${right} s.`,
  }),
  verify: ({ minutes, seconds }) => (minutes + seconds / 60) * 60,
})

type Task = { task: string; right: string; wrong: readonly [Wrong, Wrong, Wrong]; why: string }

const [PIPETTE, BURETTE, CYLINDER, BEAKER] = [
  'a 25 cm^{3} volumetric pipette',
  'a 50 cm^{3} burette',
  'a 50 cm^{3} measuring cylinder',
  'a 100 cm^{3} beaker',
]

const ROUGH: Wrong = [BEAKER, 'You chose a beaker, whose marks are only rough.']

const TASKS: readonly Task[] = [
  {
    task: 'put exactly 25.0 cm^{3} of an alkali into each of four flasks',
    right: PIPETTE,
    wrong: [
      [CYLINDER, 'You chose a measuring cylinder, which is read only to 0.5 cm^{3}.'],
      ROUGH,
      ['a 100 cm^{3} gas syringe', 'You chose an instrument for the volume of a gas.'],
    ],
    why: 'A pipette measures one fixed volume precisely.',
  },
  {
    task: 'find the volume of acid that just changes the colour of an indicator in an alkali',
    right: BURETTE,
    wrong: [
      [PIPETTE, 'You chose a pipette, which measures only one fixed volume.'],
      [CYLINDER, 'You chose a measuring cylinder, from which single drops cannot be added.'],
      ROUGH,
    ],
    why: 'The volume is not known before. From a burette, acid is added drop by drop and read to 0.05 cm^{3}.',
  },
  {
    task: 'quickly put about 40 cm^{3} of an acid, an excess, into a flask',
    right: CYLINDER,
    wrong: [
      [PIPETTE, 'You chose a pipette, which measures 25 cm^{3} only and slowly.'],
      ['a 10 cm^{3} measuring cylinder', 'You chose a cylinder that must be filled four times.'],
      ['a 250 cm^{3} measuring cylinder', 'You chose a cylinder that is far too large for 40 cm^{3}.'],
    ],
    why: 'An acid in excess need not be measured precisely, and a 50 cm^{3} cylinder just holds it.',
  },
  {
    task: 'put 4.00, 8.00, 12.00 and 16.00 cm^{3} of a salt solution into four test-tubes',
    right: BURETTE,
    wrong: [
      [PIPETTE, 'You chose a pipette, which measures only one fixed volume.'],
      [CYLINDER, 'You chose a measuring cylinder, which is read only to 0.5 cm^{3}.'],
      ROUGH,
    ],
    why: 'The volumes vary and must be precise: a burette has divisions of 0.1 cm^{3}.',
  },
]

core('glassware-for-a-volume', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ of: random.pick(TASKS), who: random.pick(['A student', 'A technician', 'A class']) }),
  make: ({ of, who }) => ({
    stem: [
      `${who} wants to ${of.task}.`,
      `In an experiment, ${who.toLowerCase()} has to ${of.task}.`,
      `One step of a method is to ${of.task}.`,
    ],
    prompt: ['Which apparatus is most suitable?', 'What should be used for this?'],
    right: of.right,
    wrong: of.wrong,
    solution: of.why,
  }),
})

const INSTRUMENTS = [
  { of: 'a thermometer that is read to the nearest 0.5 °C', what: 'temperatures', places: 1, unit: '°C' },
  {
    of: 'a measuring cylinder that is read to the nearest 0.5 cm^{3}',
    what: 'volumes',
    places: 1,
    unit: 'cm^{3}',
  },
  { of: 'a burette with divisions of 0.1 cm^{3}', what: 'burette readings', places: 2, unit: 'cm^{3}' },
  { of: 'a balance that shows hundredths of a gram', what: 'masses', places: 2, unit: 'g' },
] as const

core('readings-in-a-column', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const of = random.pick(INSTRUMENTS)
    const small = of.places === 1 ? 0 : random.int(1, 4) / 10
    const end = of.places === 1 ? 0.5 : 0.05
    const first = random.int(15, 19) + small + end
    const middle = random.int(20, 24) + (of.places === 1 ? 0 : random.int(5, 8) / 10)
    const last = random.int(25, 29) + small + end
    return { of, three: [first, middle, last] }
  },
  make: ({ of, three }) => {
    const written = (places: number) => three.map(each => each.toFixed(places)).join(', ')
    const fewer = of.places - 1
    const rounded = three.map(each => (Math.round(each * 10 ** fewer + 1e-6) / 10 ** fewer).toFixed(fewer))
    const dropped = three.map((each, at) => each.toFixed(at === 1 ? fewer : of.places))
    return {
      stem: [
        `Three ${of.what} are written into one column of a table. They are taken from ${of.of}.`,
        `A student records three ${of.what} from ${of.of}.`,
        `A column of a table is for ${of.what}. They are read from ${of.of}.`,
      ],
      prompt: [
        `Which set of readings in ${of.unit} is recorded correctly?`,
        `Which three values in ${of.unit} are written as they should be?`,
      ],
      right: written(of.places),
      wrong: {
        [dropped.join(', ')]:
          'You left out a zero at the end: all values of a column need the same number of decimal places.',
        [rounded.join(', ')]: 'You rounded the readings more than the instrument asks for.',
        [written(of.places + 1)]: 'You wrote more decimal places than the instrument gives.',
      },
      solution: `All three values have ${of.places === 1 ? 'one decimal place' : 'two decimal places'}, as many as the instrument gives, the zero at the end included.`,
    }
  },
})

core('mean-from-burette-readings', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const low = roundTo(random.int(17, 25) + random.int(2, 14) / 20, 2)
    const high = roundTo(low + random.pick([0.1, 0.2]), 2)
    const odd = roundTo(low + random.pick([0.8, 0.9, 1.1, 1.3]), 2)
    const titres = [odd, ...random.shuffle([low, high])]
    const starts = titres.map(() => roundTo(random.int(0, 3) + random.int(1, 19) / 20, 2))
    const ends = titres.map((titre, at) => roundTo(titre + (starts[at] ?? 0), 2))
    const right = roundTo((low + high) / 2, 2)
    const all = roundTo((low + high + odd) / 3, 2)
    const half = roundTo((odd + (titres[1] ?? 0)) / 2, 2)
    const final = roundTo(((ends[1] ?? 0) + (ends[2] ?? 0)) / 2, 2)
    return allDiffer([right, all, half, final], 4)
      ? { low, high, titres, starts, ends, right, all, half, final }
      : null
  },
  make: ({ titres, starts, ends, right, all, half, final }) => ({
    stem: [
      'The table shows the burette readings of three titrations of one acid.',
      'A student titrates three equal samples of an alkali. The table shows the burette readings.',
      'The burette readings in the table are from three titrations with the same solutions.',
    ],
    table: {
      head: ['burette reading / cm^{3}', 'titration 1', 'titration 2', 'titration 3'],
      rows: [
        ['final', ...ends.map(two)],
        ['initial', ...starts.map(two)],
      ],
    },
    prompt: ['What is the mean of the concordant titres?', 'Which mean titre should be used?'],
    options: bySize({
      right,
      wrong: {
        'You put the titre that does not agree into the mean.': all,
        'You took the mean of the first two titres, which are not concordant.': half,
        'You took the mean of final readings and did not subtract the initial ones.': final,
      },
      print: volume,
    }),
    solution: `The titres are ${titres.map(two).join(', ')} cm^{3}. The last two agree within 0.20 cm^{3}; their mean is ${volume(right)}.`,
  }),
  verify: ({ low, high }) => low + (high - low) / 2,
})
