import { allDiffer, choice, inThisOrder, statements, type Wrong } from '@/lib/exams/authoring/options'
import { quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'
import type { Point } from '@/lib/figures/shapes'

const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

/** Numbers by size, each printed as it is: for values that come out whole or with few decimals. */
function exactly(right: number, wrong: readonly [number, string][], unit: string) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) => (error === null ? quantity(value, unit) : [quantity(value, unit), error])),
  )
}

// 5.2.4 Half-life, Supplement

const withBackground = template({
  ...supplement,
  calculator: 'needed',
  checked: '2026-11-20',
  name: 'half-life-with-background',
  subtopic: '5.2.4',
  difficulty: 4,
  values: random => {
    const background = random.pick([16, 18, 20, 22, 24, 30])
    const count = random.pick([2, 3])
    const rest = random.int(20, 60)
    const halfLife = random.pick(count === 2 ? [6, 9, 12, 15] : [4, 8, 12, 16, 20])
    const [first, last] = [rest * 2 ** count + background, rest + background]
    const measured = Math.round((count * halfLife) / Math.log2(first / last))
    const unit = random.pick(['minutes', 'hours', 'days'])
    const other = (count * halfLife) / (count + 1)
    return allDiffer([halfLife, measured, count * halfLife, other], 3)
      ? { background, count, halfLife, first, last, measured, other, unit }
      : null
  },
  make: ({ background, count, halfLife, first, last, measured, other, unit }) => {
    const time = count * halfLife
    const halvings = Array.from({ length: count + 1 }, (_, at) => (first - background) / 2 ** at)
    return choice({
      stem: `A detector near a radioactive source measures a count rate of ${first} counts/min. After ${quantity(time, unit)} it measures ${last} counts/min. The background count rate is ${background} counts/min.`,
      prompt: 'What is the half-life of the isotope in the source?',
      subtopic: '5.2.4',
      objective: 'AO2',
      options: exactly(
        halfLife,
        [
          [time, 'You gave the whole time, in which the count rate due to the source halves more than once.'],
          [other, 'You counted the numbers in the row of halvings, not the arrows between them.'],
          [measured, 'You halved the measured count rate. Subtract the background first.'],
        ],
        unit,
      ),
      solution: `Subtract the background: ${first} − ${background} = ${first - background} and ${last} − ${background} = ${last - background}.

${halvings.join(' → ')}: ${count} half-lives in ${quantity(time, unit)}, so the half-life is ${time} ÷ ${count} = ${quantity(halfLife, unit)}.`,
    })
  },
  verify: ({ background, count, halfLife, first, last }) =>
    (count * halfLife * Math.LN2) / Math.log((first - background) / (last - background)),
})

const backgroundCurve = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'half-life-from-a-curve-with-background',
  subtopic: '5.2.4',
  difficulty: 5,
  values: random => {
    const step = random.pick([1, 2, 5, 10])
    const halves = random.pick([2, 3])
    return {
      step,
      halfLife: halves * step,
      unit: random.pick(['minutes', 'hours']),
      scale: random.pick([1, 2]),
    }
  },
  make: ({ step, halfLife, unit, scale }) => {
    const [background, start] = [20 * scale, 160 * scale]
    const until = 10 * step
    // Where the measured rate is half of its first value, to a fifth of a division.
    const fifths = (5 * halfLife * Math.log2(start / ((start - background) / 2))) / step
    const measured = (Math.round(fifths) * step) / 5
    const chart = graph({
      x: {
        label: `time / ${unit}`,
        max: until,
        ticks: Array.from({ length: 11 }, (_, at) => at * step),
        grid: true,
      },
      y: {
        label: 'measured count rate / counts per minute',
        max: 200 * scale,
        ticks: Array.from({ length: 11 }, (_, at) => at * 20 * scale),
        grid: true,
      },
      height: 190,
    })
    const points = decayPoints(start, halfLife, until, 36).map(
      ([time, rate]): Point => [time, rate + background],
    )
    return choice({
      stem: `The graph shows the count rate measured by a detector near a radioactive source. The background count rate is ${background} counts/min.`,
      figure: figure(
        {
          name: 'nuclear-physics/measured-rate-against-time',
          title: 'Measured count rate against time',
          description: `Measured count rate in counts per minute, from 0 to ${200 * scale}, against time in ${unit}, from 0 to ${until}, on a grid. A smooth curve starts at ${start + background} and falls less and less steeply. At ${2 * halfLife} ${unit} it is at ${start / 4 + background}, at ${3 * halfLife} ${unit} at ${start / 8 + background}.`,
          height: 268,
        },
        chart.axes,
        chart.curve(points),
      ),
      prompt: 'What is the half-life of the isotope in the source?',
      subtopic: '5.2.4',
      objective: 'AO2',
      options: exactly(
        halfLife,
        [
          [
            measured,
            'You read where the measured count rate has halved. Subtract the background before you halve.',
          ],
          [2 * halfLife, 'You read where the count rate due to the source has fallen to a quarter.'],
          [until / 2, 'You took half of the time that is shown on the axis.'],
        ],
        unit,
      ),
      solution: `At the start the count rate due to the source is ${start + background} − ${background} = ${start} counts/min. Half of it is ${start / 2}, so look for a measured count rate of ${start / 2} + ${background} = ${start / 2 + background} counts/min.

The curve reaches it after ${quantity(halfLife, unit)}.`,
    })
  },
  verify: ({ halfLife, scale }) => {
    let time = 0
    while (160 * scale * Math.exp((-Math.LN2 * time) / halfLife) + 20 * scale > 100 * scale + 1e-6)
      time += halfLife / 100
    return Math.round(time * 100) / 100
  },
})

const JOBS = [
  {
    job: 'a smoke alarm in a house',
    sign: 'α',
    long: true,
    why: 'α-particles ionise the air strongly and are absorbed by smoke. With a long half-life the source lasts for years.',
  },
  {
    job: 'controlling the thickness of paper in a factory',
    sign: 'β',
    long: true,
    why: 'β-particles are partly absorbed by paper. With a long half-life the count rate does not fall by itself.',
  },
  {
    job: 'controlling the thickness of thin aluminium foil in a factory',
    sign: 'β',
    long: true,
    why: 'β-particles are partly absorbed by thin foil. With a long half-life the count rate does not fall by itself.',
  },
  {
    job: 'sterilising sealed packets of syringes in a factory',
    sign: 'γ',
    long: true,
    why: 'γ-radiation passes through the packets and kills bacteria. With a long half-life the source need not be replaced often.',
  },
  {
    job: 'irradiating boxes of fruit to kill bacteria',
    sign: 'γ',
    long: true,
    why: 'γ-radiation passes through the boxes and the fruit. With a long half-life the source need not be replaced often.',
  },
  {
    job: 'a tracer that is injected to diagnose cancer and detected from outside the body',
    sign: 'γ',
    long: false,
    why: 'γ-radiation leaves the body and ionises weakly. With a half-life of hours the patient receives only a small dose.',
  },
] as const
const LONG = ['430 years', '30 years', '29 years', '88 years']
const SHORT = ['6 hours', '8 hours', '13 hours']

const chosenIsotope = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'isotope-for-a-purpose',
  subtopic: '5.2.4',
  difficulty: 3,
  values: random => {
    const item = random.pick(JOBS)
    const other = random.pick((['α', 'β', 'γ'] as const).filter(each => each !== item.sign))
    return {
      item,
      other,
      long: random.pick(LONG),
      short: random.pick(SHORT),
      letters: random.shuffle(['P', 'Q', 'R', 'S']),
    }
  },
  make: ({ item, other, long, short, letters }) => {
    const [fit, unfit] = item.long ? [long, short] : [short, long]
    const time = item.long
      ? 'You chose a half-life of hours, so that the source would have to be replaced all the time.'
      : 'You chose a half-life of many years, so that the patient would be exposed for a very long time.'
    const kind =
      item.sign === 'γ'
        ? `You chose ${other}, which would be absorbed before it gets through.`
        : item.sign === 'α'
          ? `You chose ${other}, which ionises less strongly and is not absorbed by smoke.`
          : other === 'α'
            ? 'You chose α, which would be stopped completely.'
            : 'You chose γ, which would hardly be absorbed.'
    const isotopes = [
      { sign: item.sign, time: fit, error: null },
      { sign: item.sign, time: unfit, error: time },
      { sign: other, time: fit, error: kind },
      { sign: other, time: unfit, error: `${kind} The half-life does not suit either.` },
    ].map((each, at) => ({ ...each, letter: letters[at] ?? '' }))
    isotopes.sort((one, another) => one.letter.localeCompare(another.letter))
    return choice({
      stem: `The table shows four isotopes that are considered for ${item.job}.`,
      table: {
        head: ['isotope', 'radiation', 'half-life'],
        rows: isotopes.map(each => [each.letter, each.sign, each.time]),
      },
      prompt: 'Which isotope is the most suitable?',
      subtopic: '5.2.4',
      objective: 'AO2',
      options: inThisOrder(
        isotopes.map(({ letter, error }): string | Wrong => (error === null ? letter : [letter, error])),
      ),
      solution: `${item.why} This is isotope ${letters[0]}.`,
    })
  },
})

const REASONS: readonly { use: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    use: 'A smoke alarm contains a source of α-particles.',
    right: 'They ionise air strongly and are absorbed by smoke.',
    wrong: [
      [
        'They pass through smoke without being absorbed.',
        'You gave a property of γ-radiation. The alarm works because smoke absorbs the radiation.',
      ],
      [
        'They pass through the case of the alarm to the smoke outside.',
        'You let α-particles pass through the case, but it stops them. That makes the alarm safe.',
      ],
      [
        'They are not charged, so the air stays neutral.',
        'You took α-particles as uncharged. Their charge is +2, and they make ions in the air.',
      ],
    ],
  },
  {
    use: 'In a paper mill, the thickness of the paper is controlled with a source of β-particles.',
    right: 'The number that passes through depends on the thickness of the paper.',
    wrong: [
      [
        'They are stopped completely by the paper.',
        'You gave a property of α-particles. If all were stopped, a change of thickness would not be noticed.',
      ],
      [
        'They pass through the paper without being absorbed.',
        'You gave a property of γ-radiation. If none were absorbed, a change of thickness would not be noticed.',
      ],
      [
        'They make the paper slightly radioactive, which can be detected.',
        'You let the paper become radioactive, but it only absorbs some of the radiation.',
      ],
    ],
  },
  {
    use: 'Surgical instruments in sealed bags are sterilised with γ-radiation.',
    right: 'It passes through the bags and kills bacteria.',
    wrong: [
      [
        'It is absorbed by the bags and heats the instruments.',
        'You let the bags absorb the radiation and heat do the work, but γ-radiation passes through thin bags.',
      ],
      [
        'It ionises more strongly than α-particles do.',
        'You reversed the order: γ-radiation is the least ionising. It is chosen because it penetrates.',
      ],
      [
        'It makes the instruments radioactive, so that bacteria cannot live on them.',
        'You let the instruments become radioactive. The radiation passes through and is gone.',
      ],
    ],
  },
  {
    use: 'Cancer deep inside the body can be treated with γ-radiation from a source outside.',
    right: 'It passes through the body as far as the tumour and kills cancer cells.',
    wrong: [
      [
        'It is stopped completely by the skin above the tumour.',
        'You gave a property of α-particles, which could not reach the tumour.',
      ],
      [
        'It is absorbed by cancer cells only and passes through healthy cells.',
        'You let healthy cells be safe. They are harmed too, so beams from several directions are used.',
      ],
      [
        'It is charged, so it can be steered to the tumour by a magnetic field.',
        'You gave γ-radiation a charge, but it is an electromagnetic wave.',
      ],
    ],
  },
  {
    use: 'To diagnose cancer, a tracer that emits γ-radiation with a short half-life is injected.',
    right: 'The radiation leaves the body, and the tracer soon emits very little of it.',
    wrong: [
      [
        'The radiation is absorbed in the body, and the tracer soon emits very little of it.',
        'You let the radiation stay in the body, but then it could not be detected outside.',
      ],
      [
        'The radiation leaves the body, and the tracer emits it at the same rate for years.',
        'You took the half-life as long. It is short, so that the dose is small.',
      ],
      [
        'The radiation kills the cancer at once, and the tracer is then removed.',
        'You confused diagnosis with treatment: the tracer only shows where the cancer is.',
      ],
    ],
  },
]

const useReason = template({
  ...supplement,
  checked: '2026-11-20',
  name: 'why-a-radiation-is-used',
  subtopic: '5.2.4',
  difficulty: 3,
  values: random => ({ item: random.pick(REASONS) }),
  make: ({ item: { use, right, wrong } }) =>
    choice({
      stem: use,
      prompt: `Why is this ${use.includes('tracer') ? 'tracer' : 'radiation'} suitable?`,
      subtopic: '5.2.4',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `${right} A radiation is chosen by what it can pass through and by what absorbs it.`,
    }),
})

export const templates = [withBackground, backgroundCurve, chosenIsotope, useReason]
