import { allDiffer, choice, inThisOrder, statements, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'

const core = { style: 'choice', tier: 'core', calculator: 'needed' } as const

/** Numbers by size, each printed as it is: for values that come out whole or with few decimals. */
function exactly(right: number, wrong: readonly [number, string][], unit: string) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) => (error === null ? quantity(value, unit) : [quantity(value, unit), error])),
  )
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five']

// 5.2.4 Half-life

const MEANINGS: Wrong[] = [
  [
    'half the time taken for all the nuclei in a sample to decay',
    'You halved the time for all nuclei. After two half-lives a quarter of the nuclei is still there.',
  ],
  [
    'the time taken for each nucleus in a sample to lose half of its nucleons',
    'You let single nuclei halve. It is the number of undecayed nuclei that halves.',
  ],
  [
    'the time taken for half the atoms in a sample to lose an electron',
    'You described ionisation. In radioactive decay it is the nuclei that change.',
  ],
  [
    'the time after which a sample does not emit radiation any more',
    'You thought of the time until all the nuclei have decayed. After one half-life half of them are left.',
  ],
  [
    'half the time between the decay of one nucleus and of the next',
    'You thought of the time between two decays, which is random.',
  ],
]

const meaning = template({
  ...core,
  calculator: 'not-needed',
  checked: '2026-11-20',
  name: 'meaning-of-half-life',
  subtopic: '5.2.4',
  difficulty: 1,
  values: random => ({
    isotope: random.pick(['iodine-131', 'cobalt-60', 'caesium-137', 'sodium-24', 'radon-222', 'carbon-14']),
    wrong: random.sample(MEANINGS, 3),
  }),
  make: ({ isotope, wrong }) =>
    choice({
      stem: `An isotope such as ${isotope} has a certain half-life.`,
      prompt: 'What is the half-life of an isotope?',
      subtopic: '5.2.4',
      objective: 'AO1',
      options: statements('the time taken for half the nuclei of that isotope in any sample to decay', wrong),
      solution:
        'The half-life of an isotope is the time taken for half the nuclei of that isotope in any sample to decay. It is the same for every sample of the isotope.',
    }),
})

const curveReading = template({
  ...core,
  calculator: 'not-needed',
  checked: '2026-11-20',
  name: 'half-life-from-a-decay-curve',
  subtopic: '5.2.4',
  difficulty: 2,
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
    return choice({
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
      subtopic: '5.2.4',
      objective: 'AO2',
      options: exactly(
        halfLife,
        [
          [
            until / 2,
            'You took half of the time that is shown. The half-life is the time in which the count rate halves.',
          ],
          [2 * halfLife, 'You read the time at which the count rate has fallen to a quarter.'],
          [3 * halfLife, 'You read the time at which the count rate has fallen to an eighth.'],
        ],
        unit,
      ),
      solution: `The count rate starts at ${start}. Half of it is ${start / 2}, and the curve reaches this value after ${quantity(halfLife, unit)}.

Check: it is at ${start / 4}, half of ${start / 2}, after another ${quantity(halfLife, unit)}.`,
    })
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

const massLeft = template({
  ...core,
  checked: '2026-11-20',
  name: 'mass-left-after-several-half-lives',
  subtopic: '5.2.4',
  difficulty: 2,
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
  make: ({ isotope: { name, halfLife, unit }, count, start, right }) =>
    choice({
      stem: `The half-life of ${name} is ${quantity(halfLife, unit)}. A sample contains ${quantity(start, 'mg')} of ${name}.`,
      prompt: `What mass of ${name} is left in the sample after ${quantity(count * halfLife, unit)}?`,
      subtopic: '5.2.4',
      objective: 'AO2',
      options: exactly(
        right,
        [
          [start / 2, 'You halved the mass only once.'],
          [start - right, 'You gave the mass that has decayed.'],
          [
            start / (2 * count),
            `You divided by ${2 * count}. The mass is halved ${WORDS[count]} times, so it is divided by ${2 ** count}.`,
          ],
        ],
        'mg',
      ),
      solution: `${count * halfLife} ÷ ${halfLife} = ${count} half-lives.

${Array.from({ length: count + 1 }, (_, at) => plain(start / 2 ** at)).join(' → ')}: ${quantity(right, 'mg')} is left.`,
    }),
  verify: ({ isotope, count, start }) =>
    start * Math.exp((-Math.LN2 * (count * isotope.halfLife)) / isotope.halfLife),
})

const fraction = (above: number, below: number) => `$\\frac{${above}}{${below}}$`

const fractionDecayed = template({
  ...core,
  checked: '2026-11-20',
  name: 'fraction-decayed-or-left',
  subtopic: '5.2.4',
  difficulty: 3,
  values: random => ({
    isotope: random.pick(ISOTOPES),
    count: random.pick([3, 4, 5]),
    decayed: random.chance(0.7),
  }),
  make: ({ isotope: { name, halfLife, unit }, count, decayed }) => {
    const whole = 2 ** count
    const left = fraction(1, whole)
    const gone = fraction(whole - 1, whole)
    return choice({
      stem: `The half-life of ${name} is ${quantity(halfLife, unit)}.`,
      prompt: `What fraction of the nuclei of ${name} in a sample ${decayed ? '**has decayed**' : '**has not decayed**'} after ${quantity(count * halfLife, unit)}?`,
      subtopic: '5.2.4',
      objective: 'AO2',
      options: statements(decayed ? gone : left, [
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
      ]),
      solution: `${count * halfLife} ÷ ${halfLife} = ${count} half-lives, so the number of undecayed nuclei is halved ${WORDS[count]} times: ${left} is left.

${decayed ? `The fraction that has decayed is 1 − ${left} = ${gone}.` : `So the fraction that has not decayed is ${left}.`}`,
    })
  },
  verify: ({ count, decayed }) => {
    let [left, whole] = [1, 1]
    for (let at = 0; at < count; at += 1) whole += whole
    if (decayed) left = whole - left
    return fraction(left, whole)
  },
})

const table = template({
  ...core,
  checked: '2026-11-20',
  name: 'half-life-from-a-table',
  subtopic: '5.2.4',
  difficulty: 3,
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
    return choice({
      stem: 'The count rate due to a radioactive source is measured at equal intervals. The table shows the results.',
      table: {
        head: [`time / ${unit}`, 'count rate / counts per second'],
        rows: rates.map((rate, at) => [String(at * step), String(rate)]),
      },
      prompt: 'What is the half-life of the isotope in the source?',
      subtopic: '5.2.4',
      objective: 'AO2',
      options: exactly(
        halfLife,
        [
          [
            step,
            'You took the interval between two readings, but in this time the count rate does not halve.',
          ],
          [2 * halfLife, 'You found the time in which the count rate falls to a quarter.'],
          [
            (7 * step) / 2,
            'You took half of the whole time. The half-life is the time in which the count rate halves.',
          ],
        ],
        unit,
      ),
      solution: `The count rate starts at ${start}. It has fallen to half, ${start / 2}, after ${quantity(halfLife, unit)}.

Check: after another ${quantity(halfLife, unit)} it has halved again, to ${start / 4}.`,
    })
  },
  verify: ({ step, rates }) => {
    const at = rates.findIndex(rate => Math.abs(rate - (rates[0] ?? 0) / 2) < 0.6)
    return at * step
  },
})

const equalNumbers = template({
  ...core,
  checked: '2026-11-20',
  name: 'when-two-samples-are-equal',
  subtopic: '5.2.4',
  difficulty: 5,
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
  make: ({ slow, fast, ratio, q, p, right, unit }) =>
    choice({
      stem: `Sample P contains ${p} × 10^{20} nuclei of an isotope with a half-life of ${quantity(fast, unit)}. Sample Q contains ${q} × 10^{20} nuclei of an isotope with a half-life of ${quantity(slow, unit)}.`,
      prompt:
        'After what time do both samples contain the same number of undecayed nuclei of these isotopes?',
      subtopic: '5.2.4',
      objective: 'AO2',
      options: exactly(
        right,
        [
          [ratio * fast, 'You halved the number in P only, as if none of the nuclei in Q decayed.'],
          [
            right + slow,
            'You went on for one half-life of Q too long: count the arrows between the numbers, not the numbers.',
          ],
          [
            right + fast,
            'You went on for one half-life of P too long. At that time P has fewer undecayed nuclei than Q.',
          ],
        ],
        unit,
      ),
      solution: `In ${quantity(slow, unit)} the number in P halves twice and the number in Q halves once. In units of 10^{20} nuclei, every ${quantity(slow, unit)}:

P: ${Array.from({ length: ratio + 1 }, (_, at) => plain(p / 4 ** at)).join(' → ')}; Q: ${Array.from({ length: ratio + 1 }, (_, at) => plain(q / 2 ** at)).join(' → ')}. They are equal after ${quantity(right, unit)}.`,
    }),
  verify: ({ slow, fast, p, q }) => {
    // p·2^(−t/fast) = q·2^(−t/slow), solved for t.
    const time = Math.log2(p / q) / (1 / fast - 1 / slow)
    return Math.round(time * 1e6) / 1e6
  },
})

export const templates = [meaning, curveReading, massLeft, fractionDecayed, table, equalNumbers]
