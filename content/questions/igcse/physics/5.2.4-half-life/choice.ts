import { allDiffer, inThisOrder, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'
import type { Point } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('5.2.4')

export { templates }

const MEANINGS: Wrong[] = pairs({
  'half the time taken for all the nuclei in a sample to decay':
    'You halved the time for all nuclei. After two half-lives a quarter of the nuclei is still there.',
  'the time taken for each nucleus in a sample to lose half of its nucleons':
    'You let single nuclei halve. It is the number of undecayed nuclei that halves.',
  'the time taken for half the atoms in a sample to lose an electron':
    'You described ionisation. In radioactive decay it is the nuclei that change.',
  'the time after which a sample does not emit radiation any more':
    'You thought of the time until all the nuclei have decayed. After one half-life half of them are left.',
  'half the time between the decay of one nucleus and of the next':
    'You thought of the time between two decays, which is random.',
})

core('meaning-of-half-life', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    isotope: random.pick(['iodine-131', 'cobalt-60', 'caesium-137', 'sodium-24', 'radon-222', 'carbon-14']),
    wrong: random.sample(MEANINGS, 3),
  }),
  make: ({ isotope, wrong }) => ({
    stem: `An isotope such as ${isotope} has a certain half-life.`,
    prompt: 'What is the half-life of an isotope?',
    right: 'the time taken for half the nuclei of that isotope in any sample to decay',
    wrong,
    solution:
      'The half-life of an isotope is the time taken for half the nuclei of that isotope in any sample to decay. It is the same for every sample of the isotope.',
  }),
})

core('half-life-from-a-decay-curve', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const step = random.pick([1, 2, 5, 10])
    const halfLife = random.pick([2, 3]) * step
    const unit = random.pick(['minutes', 'hours', 'days'])
    const [start, top] = random.pick([
      [640, 800],
      [320, 400],
      [160, 200],
    ] as const)
    return { step, halfLife, unit, start, top }
  },
  make: ({ step, halfLife, unit, start, top }) => {
    const until = 10 * step
    const chart = graph({
      x: {
        label: `time / ${unit}`,
        max: until,
        ticks: Array.from({ length: 11 }, (_, at) => at * step),
        grid: true,
      },
      y: {
        label: 'count rate / counts per minute',
        max: top,
        ticks: Array.from({ length: 11 }, (_, at) => (at * top) / 10),
        grid: true,
      },
      height: 184,
    })
    return {
      stem: 'The graph shows how the count rate due to a radioactive source changes with time.',
      figure: figure(
        {
          name: 'nuclear-physics/count-rate-against-time',
          title: 'Count rate against time',
          description: `Count rate in counts per minute, from 0 to ${top}, against time in ${unit}, from 0 to ${until}, on a grid. A smooth curve starts at ${start} and falls, steeply at first and then less and less. At ${2 * halfLife} ${unit} it is at ${start / 4}.`,
          height: 262,
        },
        chart.axes,
        chart.curve(decayPoints(start, halfLife, until)),
      ),
      prompt: 'What is the half-life of the isotope in the source?',
      options: numbers({
        right: halfLife,
        wrong: {
          'You took half of the time that is shown. The half-life is the time in which the count rate halves.':
            until / 2,
          'You read the time at which the count rate has fallen to a quarter.': 2 * halfLife,
          'You read the time at which the count rate has fallen to an eighth.': 3 * halfLife,
        },
        unit,
      }),
      solution: `The count rate starts at ${start}. Half of it is ${start / 2}, and the curve reaches this value after ${quantity(halfLife, unit)}.

Check: it is at ${start / 4}, half of ${start / 2}, after another ${quantity(halfLife, unit)}.`,
    }
  },
  verify: ({ halfLife, start }) => {
    // Fall from the start in small steps at the constant rate of the curve.
    let [time, rate] = [0, start as number]
    while (rate > start / 2 + 1e-6) {
      rate *= 0.5 ** (1 / 200)
      time += halfLife / 200
    }
    return Math.round(time * 100) / 100
  },
})

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five']

const ISOTOPES = [
  { name: 'iodine-131', halfLife: 8, unit: 'days' },
  { name: 'sodium-24', halfLife: 15, unit: 'hours' },
  { name: 'bismuth-212', halfLife: 60, unit: 'minutes' },
  { name: 'yttrium-90', halfLife: 64, unit: 'hours' },
  { name: 'strontium-90', halfLife: 29, unit: 'years' },
  { name: 'caesium-137', halfLife: 30, unit: 'years' },
  { name: 'hydrogen-3', halfLife: 12, unit: 'years' },
  { name: 'phosphorus-32', halfLife: 14, unit: 'days' },
] as const

core('mass-left-after-several-half-lives', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const isotope = random.pick(ISOTOPES)
    const count = random.pick([3, 4])
    const start = random.pick([24, 32, 40, 48, 56, 64, 72, 80, 96])
    const right = start / 2 ** count
    const wrong = [start / 2, start - right, start / (2 * count)]
    return allDiffer([right, ...wrong], 3) && wrong.every(each => toSigFigs(each, 2) === each)
      ? { isotope, count, start, right }
      : null
  },
  make: ({ isotope: { name, halfLife, unit }, count, start, right }) => ({
    stem: `The half-life of ${name} is ${quantity(halfLife, unit)}. A sample contains ${quantity(start, 'mg')} of ${name}.`,
    prompt: `What mass of ${name} is left in the sample after ${quantity(count * halfLife, unit)}?`,
    options: numbers({
      right,
      wrong: {
        'You halved the mass only once.': start / 2,
        'You gave the mass that has decayed.': start - right,
        [`You divided by ${2 * count}. The mass is halved ${WORDS[count]} times, so it is divided by ${2 ** count}.`]:
          start / (2 * count),
      },
      unit: 'mg',
    }),
    solution: `${count * halfLife} ÷ ${halfLife} = ${count} half-lives.

${Array.from({ length: count + 1 }, (_, at) => plain(start / 2 ** at)).join(' → ')}: ${quantity(right, 'mg')} is left.`,
  }),
  verify: ({ isotope, count, start }) =>
    start * Math.exp((-Math.LN2 * (count * isotope.halfLife)) / isotope.halfLife),
})

const fraction = (above: number, below: number) => `$\\frac{${above}}{${below}}$`

core('fraction-decayed-or-left', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => ({
    isotope: random.pick(ISOTOPES),
    count: random.pick([3, 4, 5]),
    decayed: random.chance(0.7),
  }),
  make: ({ isotope: { name, halfLife, unit }, count, decayed }) => {
    const whole = 2 ** count
    const left = fraction(1, whole)
    const gone = fraction(whole - 1, whole)
    return {
      stem: `The half-life of ${name} is ${quantity(halfLife, unit)}.`,
      prompt: `What fraction of the nuclei of ${name} in a sample ${decayed ? '**has decayed**' : '**has not decayed**'} after ${quantity(count * halfLife, unit)}?`,
      right: decayed ? gone : left,
      wrong: [
        [decayed ? left : gone, `You gave the fraction that ${decayed ? 'has not decayed' : 'has decayed'}.`],
        decayed
          ? [fraction(whole / 2 - 1, whole / 2), `You halved only ${WORDS[count - 1]} times.`]
          : [fraction(1, whole / 2), `You halved only ${WORDS[count - 1]} times.`],
        decayed
          ? [
              fraction(count - 1, count),
              `You took ${fraction(1, count)} as the fraction that is left after ${count} half-lives.`,
            ]
          : [
              fraction(1, count),
              `You divided by the number of half-lives instead of halving ${WORDS[count]} times.`,
            ],
      ],
      solution: `${count * halfLife} ÷ ${halfLife} = ${count} half-lives, so the number of undecayed nuclei is halved ${WORDS[count]} times: ${left} is left.

${decayed ? `The fraction that has decayed is 1 − ${left} = ${gone}.` : `So the fraction that has not decayed is ${left}.`}`,
    }
  },
  verify: ({ count, decayed }) => {
    let [left, whole] = [1, 1]
    for (let at = 0; at < count; at += 1) whole += whole
    if (decayed) left = whole - left
    return fraction(left, whole)
  },
})

core('half-life-from-a-table', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const step = random.pick([2, 3, 4, 5, 10])
    const start = random.pick([400, 480, 560, 640, 720, 800])
    const steps = random.pick([2, 3])
    const halfLife = steps * step
    const rates = Array.from({ length: 8 }, (_, at) => Math.round(start * 0.5 ** (at / steps)))
    return { step, steps, halfLife, rates, unit: random.pick(['minutes', 'hours', 'days']) }
  },
  make: ({ step, halfLife, rates, unit }) => {
    const [start = 0] = rates
    return {
      stem: 'The count rate due to a radioactive source is measured at equal intervals. The table shows the results.',
      table: {
        head: [`time / ${unit}`, 'count rate / counts per second'],
        rows: rates.map((rate, at) => [String(at * step), String(rate)]),
      },
      prompt: 'What is the half-life of the isotope in the source?',
      options: numbers({
        right: halfLife,
        wrong: {
          'You took the interval between two readings, but in this time the count rate does not halve.': step,
          'You found the time in which the count rate falls to a quarter.': 2 * halfLife,
          'You took half of the whole time. The half-life is the time in which the count rate halves.':
            (7 * step) / 2,
        },
        unit,
      }),
      solution: `The count rate starts at ${start}. It has fallen to half, ${start / 2}, after ${quantity(halfLife, unit)}.

Check: after another ${quantity(halfLife, unit)} it has halved again, to ${start / 4}.`,
    }
  },
  verify: ({ step, rates }) => {
    const at = rates.findIndex(rate => Math.abs(rate - (rates[0] ?? 0) / 2) < 0.6)
    return at * step
  },
})

core('when-two-samples-are-equal', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const slow = random.pick([6, 8, 10, 12])
    const fast = slow / 2
    const ratio = random.pick([1, 2, 3])
    const q = random.pick([2, 3, 4, 5, 6])
    // P halves twice while Q halves once: equal after as many half-lives of Q as P has doublings more.
    return {
      slow,
      fast,
      ratio,
      q,
      p: q * 2 ** ratio,
      right: ratio * slow,
      unit: random.pick(['hours', 'days']),
    }
  },
  make: ({ slow, fast, ratio, q, p, right, unit }) => ({
    stem: `Sample P contains ${p} × 10^{20} nuclei of an isotope with a half-life of ${quantity(fast, unit)}. Sample Q contains ${q} × 10^{20} nuclei of an isotope with a half-life of ${quantity(slow, unit)}.`,
    prompt: 'After what time do both samples contain the same number of undecayed nuclei of these isotopes?',
    options: numbers({
      right,
      wrong: {
        'You halved the number in P only, as if none of the nuclei in Q decayed.': ratio * fast,
        'You went on for one half-life of Q too long: count the arrows between the numbers, not the numbers.':
          right + slow,
        'You went on for one half-life of P too long. At that time P has fewer undecayed nuclei than Q.':
          right + fast,
      },
      unit,
    }),
    solution: `In ${quantity(slow, unit)} the number in P halves twice and the number in Q halves once. In units of 10^{20} nuclei, every ${quantity(slow, unit)}:

P: ${Array.from({ length: ratio + 1 }, (_, at) => plain(p / 4 ** at)).join(' → ')}; Q: ${Array.from({ length: ratio + 1 }, (_, at) => plain(q / 2 ** at)).join(' → ')}. They are equal after ${quantity(right, unit)}.`,
  }),
  verify: ({ slow, fast, p, q }) => {
    // p·2^(−t/fast) = q·2^(−t/slow), solved for t.
    const time = Math.log2(p / q) / (1 / fast - 1 / slow)
    return Math.round(time * 1e6) / 1e6
  },
})

supplement('half-life-with-background', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: `A detector near a radioactive source measures a count rate of ${first} counts/min. After ${quantity(time, unit)} it measures ${last} counts/min. The background count rate is ${background} counts/min.`,
      prompt: 'What is the half-life of the isotope in the source?',
      options: numbers({
        right: halfLife,
        wrong: [
          [time, 'You gave the whole time, in which the count rate due to the source halves more than once.'],
          [other, 'You counted the numbers in the row of halvings, not the arrows between them.'],
          [measured, 'You halved the measured count rate. Subtract the background first.'],
        ],
        unit,
      }),
      solution: `Subtract the background: ${first} − ${background} = ${first - background} and ${last} − ${background} = ${last - background}.

${halvings.join(' → ')}: ${count} half-lives in ${quantity(time, unit)}, so the half-life is ${time} ÷ ${count} = ${quantity(halfLife, unit)}.`,
    }
  },
  verify: ({ background, count, halfLife, first, last }) =>
    (count * halfLife * Math.LN2) / Math.log((first - background) / (last - background)),
})

supplement('half-life-from-a-curve-with-background', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right: halfLife,
        wrong: {
          'You read where the measured count rate has halved. Subtract the background before you halve.':
            measured,
          'You read where the count rate due to the source has fallen to a quarter.': 2 * halfLife,
          'You took half of the time that is shown on the axis.': until / 2,
        },
        unit,
      }),
      solution: `At the start the count rate due to the source is ${start + background} − ${background} = ${start} counts/min. Half of it is ${start / 2}, so look for a measured count rate of ${start / 2} + ${background} = ${start / 2 + background} counts/min.

The curve reaches it after ${quantity(halfLife, unit)}.`,
    }
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

supplement('isotope-for-a-purpose', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
      stem: `The table shows four isotopes that are considered for ${item.job}.`,
      table: {
        head: ['isotope', 'radiation', 'half-life'],
        rows: isotopes.map(each => [each.letter, each.sign, each.time]),
      },
      prompt: 'Which isotope is the most suitable?',
      options: inThisOrder(
        isotopes.map(({ letter, error }): string | Wrong => (error === null ? letter : [letter, error])),
      ),
      solution: `${item.why} This is isotope ${letters[0]}.`,
    }
  },
})

const REASONS: readonly { use: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    use: 'A smoke alarm contains a source of α-particles.',
    right: 'They ionise air strongly and are absorbed by smoke.',
    wrong: pairs({
      'They pass through smoke without being absorbed.':
        'You gave a property of γ-radiation. The alarm works because smoke absorbs the radiation.',
      'They pass through the case of the alarm to the smoke outside.':
        'You let α-particles pass through the case, but it stops them. That makes the alarm safe.',
      'They are not charged, so the air stays neutral.':
        'You took α-particles as uncharged. Their charge is +2, and they make ions in the air.',
    }),
  },
  {
    use: 'In a paper mill, the thickness of the paper is controlled with a source of β-particles.',
    right: 'The number that passes through depends on the thickness of the paper.',
    wrong: pairs({
      'They are stopped completely by the paper.':
        'You gave a property of α-particles. If all were stopped, a change of thickness would not be noticed.',
      'They pass through the paper without being absorbed.':
        'You gave a property of γ-radiation. If none were absorbed, a change of thickness would not be noticed.',
      'They make the paper slightly radioactive, which can be detected.':
        'You let the paper become radioactive, but it only absorbs some of the radiation.',
    }),
  },
  {
    use: 'Surgical instruments in sealed bags are sterilised with γ-radiation.',
    right: 'It passes through the bags and kills bacteria.',
    wrong: pairs({
      'It is absorbed by the bags and heats the instruments.':
        'You let the bags absorb the radiation and heat do the work, but γ-radiation passes through thin bags.',
      'It ionises more strongly than α-particles do.':
        'You reversed the order: γ-radiation is the least ionising. It is chosen because it penetrates.',
      'It makes the instruments radioactive, so that bacteria cannot live on them.':
        'You let the instruments become radioactive. The radiation passes through and is gone.',
    }),
  },
  {
    use: 'Cancer deep inside the body can be treated with γ-radiation from a source outside.',
    right: 'It passes through the body as far as the tumour and kills cancer cells.',
    wrong: pairs({
      'It is stopped completely by the skin above the tumour.':
        'You gave a property of α-particles, which could not reach the tumour.',
      'It is absorbed by cancer cells only and passes through healthy cells.':
        'You let healthy cells be safe. They are harmed too, so beams from several directions are used.',
      'It is charged, so it can be steered to the tumour by a magnetic field.':
        'You gave γ-radiation a charge, but it is an electromagnetic wave.',
    }),
  },
  {
    use: 'To diagnose cancer, a tracer that emits γ-radiation with a short half-life is injected.',
    right: 'The radiation leaves the body, and the tracer soon emits very little of it.',
    wrong: pairs({
      'The radiation is absorbed in the body, and the tracer soon emits very little of it.':
        'You let the radiation stay in the body, but then it could not be detected outside.',
      'The radiation leaves the body, and the tracer emits it at the same rate for years.':
        'You took the half-life as long. It is short, so that the dose is small.',
      'The radiation kills the cancer at once, and the tracer is then removed.':
        'You confused diagnosis with treatment: the tracer only shows where the cancer is.',
    }),
  },
]

supplement('why-a-radiation-is-used', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(REASONS) }),
  make: ({ item: { use, right, wrong } }) => ({
    stem: use,
    prompt: `Why is this ${use.includes('tracer') ? 'tracer' : 'radiation'} suitable?`,
    right,
    wrong,
    solution: `${right} A radiation is chosen by what it can pass through and by what absorbs it.`,
  }),
})
