import { gasFormed } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { disappearingCross, rateByMass } from '@/lib/figures/laboratory/reactions'
import { type Course, fiveCurves, massGraph, volumeGraph } from './drawings'

const { core, templates } = choiceQuestions('6.2', { calculator: 'needed' })

export { templates }

const SOLIDS = [
  { solid: 'marble', pieces: 'marble chips', acid: 'hydrochloric acid' },
  { solid: 'magnesium carbonate', pieces: 'lumps of magnesium carbonate', acid: 'nitric acid' },
  { solid: 'zinc', pieces: 'zinc granules', acid: 'sulfuric acid' },
  { solid: 'iron', pieces: 'small iron nails', acid: 'hydrochloric acid' },
] as const

type Sample = (typeof SOLIDS)[number]

const CHANGES: readonly { course: Course; said: (sample: Sample) => string }[] = [
  { course: 'faster', said: () => 'the acid is warmer and all else is the same' },
  { course: 'faster', said: ({ solid }) => `the same mass of ${solid} is used as a powder` },
  { course: 'faster', said: () => 'the acid has twice the concentration and is in excess again' },
  { course: 'slower', said: () => 'the acid is colder and all else is the same' },
  { course: 'slower', said: () => 'the acid has half the concentration but is still in excess' },
  { course: 'slower', said: ({ solid }) => `the same mass of ${solid} is used in larger pieces` },
  { course: 'double', said: ({ pieces }) => `twice the mass of the same ${pieces} is used` },
  { course: 'half', said: ({ pieces }) => `half the mass of the same ${pieces} is used` },
]

const EFFECTS: Record<Course, string> = {
  faster: 'the reaction is faster and gives the same volume of gas',
  slower: 'the reaction is slower and gives the same volume of gas',
  double: 'there is twice as much of the solid that runs out, so twice the gas forms',
  half: 'there is half as much of the solid that runs out, so half the gas forms',
}

const CHOSEN: Record<Course, string> = {
  faster: 'a curve that is steeper than X and ends at the same volume',
  slower: 'a curve that is less steep than X and ends at the same volume',
  double: 'a curve that ends at twice the volume',
  half: 'a curve that ends at half the volume',
}

core('curve-after-a-change', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    sample: random.pick(SOLIDS),
    change: random.pick(CHANGES),
    order: random.shuffle(['faster', 'slower', 'double', 'half'] as const),
  }),
  make: ({ sample, change, order }) => ({
    stem: [
      `Curve X shows the volume of gas when ${sample.pieces} react with an excess of dilute ${sample.acid}. In a second experiment ${change.said(sample)}.`,
      `An excess of dilute ${sample.acid} is added to ${sample.pieces}. The volume of gas is shown by curve X. The experiment is repeated, but ${change.said(sample)}.`,
      `A student collects the gas from ${sample.pieces} and an excess of dilute ${sample.acid} and plots curve X. Then ${change.said(sample)}.`,
    ],
    figure: fiveCurves(order),
    prompt: ['Which curve shows the second experiment?', 'Which curve is obtained now?'],
    options: inThisOrder(
      order.map((course, at): string | Wrong =>
        course === change.course
          ? 'ABCD'.charAt(at)
          : ['ABCD'.charAt(at), `You chose ${CHOSEN[course]}, but ${EFFECTS[change.course]}.`],
      ),
    ),
    solution: `The slope shows the rate, and the flat part the volume of gas in the end. The acid is in excess, so the solid decides how much gas there is. Here ${EFFECTS[change.course]}.`,
  }),
})

const GASES = [
  { gas: 'hydrogen', from: 'magnesium and dilute sulfuric acid' },
  { gas: 'carbon dioxide', from: 'calcium carbonate and dilute nitric acid' },
  { gas: 'oxygen', from: 'aqueous hydrogen peroxide and a catalyst' },
  { gas: 'hydrogen', from: 'zinc and dilute hydrochloric acid' },
] as const

core('rate-from-the-curve', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [final, end] = [random.pick([50, 100]), random.pick([50, 100, 200])]
    const [first, second] = random.pick([
      [0.2, 0.4],
      [0.2, 0.6],
      [0.4, 0.6],
    ] as const)
    const [from, to] = [first * end, second * end]
    const [low, high] = [gasFormed(final, end)(from), gasFormed(final, end)(to)].map(Math.round) as [
      number,
      number,
    ]
    const right = (high - low) / (to - from)
    const wrong = threeSlips(
      random,
      right,
      [
        [high / to, 'You divided the last volume by the last time; take only the change in this interval.'],
        [(to - from) / (high - low), 'You divided the time by the volume, which is upside down.'],
        [high / (to - from), 'You forgot to subtract the volume at the start of the interval.'],
        [final / end, 'You took the whole reaction, not the interval that is asked for.'],
        [low / from, 'You took the time before the interval.'],
      ],
      value => quantity(value, 'cm^3/s', 2),
    )
    return wrong ? { final, end, from, to, low, high, right, wrong, item: random.pick(GASES) } : null
  },
  make: ({ final, end, from, to, low, high, right, wrong, item }) => ({
    stem: [
      `The graph shows the volume of ${item.gas} that forms from ${item.from}.`,
      `The gas from ${item.from} is collected. Its volume is plotted against time.`,
      `A student measures the volume of ${item.gas} from ${item.from}.`,
    ],
    figure: volumeGraph([{ final, end }], end * 1.2, item.gas),
    prompt: `What is the average rate of reaction between ${quantity(from, 's')} and ${quantity(to, 's')}?`,
    options: numbers({ right, wrong, unit: 'cm^3/s', sigFigs: 2 }),
    solution: `At ${quantity(from, 's')} the volume is ${quantity(low, 'cm^3')}, at ${quantity(to, 's')} it is ${quantity(high, 'cm^3')}. Average rate = change in volume ÷ time = ${plain(high - low)} ÷ ${plain(to - from)} = ${quantity(right, 'cm^3/s', 2)}.`,
  }),
  verify: ({ final, end, from, to }) => {
    // From the slope of the curve, which falls in a straight line to zero at the end.
    const slope = (time: number) => ((2 * final) / end) * (1 - time / end)
    return (slope(from) + slope(to)) / 2
  },
})

/** Masses as a balance shows them. */
const grams = (value: number) => `${value.toFixed(1)}\u00a0g`

core('total-mass-of-gas', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const base = random.pick([92, 126, 150, 174, 208])
    const lost = random.pick([1.2, 1.6, 2, 2.4])
    const end = random.pick([6, 8, 10])
    const wrong = threeSlips(
      random,
      lost,
      [
        [0.75 * lost, `You read the mass at ${end / 2} min, but gas is still given off after that time.`],
        [lost + 0.4, 'You measured down to the bottom of the axis, where the curve never comes.'],
        [
          base + 0.4,
          'You read the mass of the flask and its contents at the end; the gas is what is missing.',
        ],
        [base + 0.4 + lost, 'You read the mass of the flask and its contents at the start.'],
      ],
      grams,
    )
    return wrong ? { base, lost, end, wrong, sample: random.pick(SOLIDS.slice(0, 2)) } : null
  },
  make: ({ base, lost, end, wrong, sample }) => {
    return {
      stem: [
        `Dilute ${sample.acid} is added to ${sample.pieces} in an open flask on a balance. The graph shows the mass of the flask and its contents.`,
        `A flask with ${sample.pieces} and dilute ${sample.acid} stands on a balance. The gas escapes. The readings are plotted.`,
        `The mass of an open flask in which ${sample.pieces} react with dilute ${sample.acid} is measured.`,
      ],
      figure: massGraph(base, lost, end),
      prompt: ['What is the total mass of gas that is given off?', 'What mass of gas forms altogether?'],
      options: bySize({ right: lost, wrong, print: grams }),
      solution: `The gas that escapes is the loss of mass, from the start to the flat part: ${(base + 0.4 + lost).toFixed(1)} − ${(base + 0.4).toFixed(1)} = ${grams(lost)}.`,
    }
  },
  verify: ({ base, lost }) => Math.round(10 * (base + 0.4 + lost)) / 10 - Math.round(10 * (base + 0.4)) / 10,
})

const ON_THE_BALANCE = [
  {
    prompt: ['Why is cotton wool put into the neck of the flask?', 'What is the purpose of the cotton wool?'],
    right: 'It lets the gas out but keeps drops of the liquid in.',
    wrong: {
      'It keeps the gas in the flask so that it is weighed.':
        'You closed the flask, but the loss of mass shows the reaction only when the gas can leave.',
      'It keeps the mixture in the flask at a constant temperature.':
        'You took it for insulation, but it is only in the neck.',
      'It soaks up the gas so that its mass is measured.':
        'You took it for something that holds gas, but gas passes through it.',
    },
    why: 'Drops that splash out would make the loss of mass too large. The gas must leave, because its mass is what is measured.',
  },
  {
    prompt: ['Why does the reading on the balance fall?', 'What makes the mass fall?'],
    right: 'A gas that is formed leaves the flask.',
    wrong: {
      'The solid dissolves and so has no mass.':
        'You let mass disappear, but what dissolves is still in the flask.',
      'The acid is used up and so loses its mass.':
        'You let mass disappear, but the atoms of the acid are in the products.',
      'The mixture becomes warmer and so less heavy.': 'You let temperature change mass, which it does not.',
    },
    why: 'Mass is conserved. The reading falls because carbon dioxide leaves the flask.',
  },
  {
    prompt: [
      'Why does the reading no longer change after some time?',
      'After some minutes the reading stays the same. What is the reason?',
    ],
    right: 'One of the reactants has been used up.',
    wrong: {
      'The cotton wool does not let any more gas out.':
        'You took the cotton wool for a stopper, but gas passes through it all the time.',
      'The catalyst in the mixture has been used up.':
        'You looked for a catalyst, but there is none here, and none is ever used up.',
      'The products have the same mass as the reactants.':
        'You used conservation of mass, but that is true at all times and is not why the reaction ends.',
    },
    why: 'The reaction ends when the solid or the acid is used up. Then no more gas forms.',
  },
  {
    prompt: ['When does the reading fall fastest?', 'When is the rate of the loss of mass greatest?'],
    right: 'at the start, when the acid is most concentrated',
    wrong: {
      'in the middle, when most of the gas has formed':
        'You looked at the amount of gas so far; the rate depends on the reactants that are left.',
      'at the end, when all of the solid has reacted':
        'You chose the moment at which the reaction stops and the rate is zero.',
      'at no time, because the rate is always the same':
        'You took the rate for constant, but it falls as reactants are used up.',
    },
    why: 'At the start there is most of both reactants. The rate falls as they are used up.',
  },
] as const

core('flask-on-a-balance', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(ON_THE_BALANCE),
    sample: random.pick(SOLIDS.slice(0, 2)),
    mass: random.int(1420, 2380) / 10,
    seconds: random.step(20, 90, 10),
  }),
  make: ({ item, sample, mass, seconds }) => ({
    stem: [
      `The apparatus is used to follow the reaction of ${sample.pieces} with dilute ${sample.acid}.`,
      `A student adds dilute ${sample.acid} to ${sample.pieces} and starts the stop-watch.`,
      `The rate of the reaction of ${sample.pieces} with dilute ${sample.acid} is measured as shown.`,
    ],
    figure: assembled(
      `chemical-reactions-2/balance-${Math.round(mass * 10)}-${seconds}`,
      rateByMass({
        reading: mass.toFixed(1),
        time: `${seconds}.0`,
        solid: sample.solid === 'marble' ? 'marble chips' : 'lumps of solid',
      }),
    ),
    prompt: item.prompt,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

const TEMPERATURES = [20, 30, 40, 50]

/** How many times as fast as at 20 °C; in each list one pair only has a ratio of two. */
const SPEEDS = [
  [1, 1.5, 2, 2.5],
  [1, 1.5, 2.4, 3],
  [1, 2, 2.5, 3],
  [1, 1.25, 1.6, 3.2],
  [1, 1.5, 3, 4],
  [1, 1.25, 1.6, 2],
]

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

core('cross-and-temperature', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const longest = random.pick([60, 120, 240])
    const times = random.pick(SPEEDS).map(speed => longest / speed)
    if (times.some(time => !Number.isInteger(time))) return null
    const ratio = ([one, other]: (typeof PAIRS)[number]) => (times[one] ?? 0) / (times[other] ?? 1)
    const right = PAIRS.find(pair => ratio(pair) === 2)
    return right
      ? {
          times,
          right,
          others: random.sample(
            PAIRS.filter(pair => pair !== right),
            3,
          ),
        }
      : null
  },
  make: ({ times, right, others }) => {
    const named = ([one, other]: (typeof PAIRS)[number]) =>
      `${quantity(TEMPERATURES[one] ?? 0, '°C')} and ${quantity(TEMPERATURES[other] ?? 0, '°C')}`
    const told = ([one, other]: (typeof PAIRS)[number]) =>
      `${quantity(times[one] ?? 0, 's')} and ${quantity(times[other] ?? 0, 's')}`
    return {
      stem: [
        'Aqueous sodium thiosulfate and dilute acid are mixed in a flask that stands on a cross. The table shows the time until the cross can no longer be seen.',
        'A cross is viewed through a mixture of aqueous sodium thiosulfate and dilute acid, in which a precipitate forms. The time until the cross disappears is measured at four temperatures.',
        'A student times how long a cross can be seen through a mixture of aqueous sodium thiosulfate and dilute acid, which turns cloudy.',
      ],
      figure: assembled('chemical-reactions-2/timed-cross', disappearingCross({})),
      table: {
        head: ['temperature / °C', 'time / s'],
        rows: times.map((time, at) => [plain(TEMPERATURES[at] ?? 0), plain(time)]),
      },
      prompt: [
        'At which two temperatures is one average rate exactly twice the other?',
        'Between which two temperatures does the average rate double?',
      ],
      right: named(right),
      wrong: others.map(
        (pair): Wrong => [
          named(pair),
          `You chose ${told(pair)}; the rate doubles where the time falls to exactly one half.`,
        ],
      ),
      solution: `Each time as much of the precipitate forms, so twice the rate means half the time: ${told(right)}.`,
    }
  },
  verify: ({ times }) => {
    for (let one = 0; one < 4; one += 1)
      for (let other = one + 1; other < 4; other += 1)
        if (1 / (times[other] ?? 1) === 2 * (1 / (times[one] ?? 1)))
          return `${quantity(20 + 10 * one, '°C')} and ${quantity(20 + 10 * other, '°C')}`
    return ''
  },
})
