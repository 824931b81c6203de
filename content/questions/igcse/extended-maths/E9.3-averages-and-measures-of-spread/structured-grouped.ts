import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { total } from '@/lib/figures/statistics/statistics'
import { classesOf, classText, groupedTable, pickCell } from '../data-tables'

const { supplement, templates } = questionsOf('structured', 'E9.3', { calculator: 'needed' })

export { templates }

const ESTIMATE = judged(
  'the exact values are not known, only the classes (so mid-interval values are used)',
  `
  EXACT = exact/actual/individual/original/raw/real/true/precise/each/every
  accept not know/have/give/tell/show/see/list ... EXACT
  accept EXACT ... not know/have/give/show/available/list
  accept EXACT ... lost/unknown/missing/hidden
  accept lost/unknown/lose/without ... EXACT
  accept midpoint/midinterval | mid value/interval/point | middle
  accept range/interval/class/group ... not exact/actual/individual/precise
  accept not know where/what/how
  unsure grouped/classes/intervals
  earns: we do not know the exact values
  earns: The actul values are not given
  earns: it uses the midpoints of the classes
  earns: because the data is grouped and the individual values are unknown
  misses: there are many values
  misses: the mean is always an estimate
  misses: because it is rounded`,
)

const GROUPED = [
  {
    says: (n: number) =>
      `The table shows the times, *t* minutes, that ${n} students take to travel to school.`,
    heading: 'Time (*t* minutes)',
    letter: 't',
    unit: 'min',
    of: 'time',
    edges: [0, 10, 20, 30, 40, 50],
  },
  {
    says: (n: number) => `${n} apples are weighed. The table shows their masses, *m* grams.`,
    heading: 'Mass (*m* grams)',
    letter: 'm',
    unit: 'g',
    of: 'mass',
    edges: [80, 100, 120, 140, 160, 180],
  },
  {
    says: (n: number) =>
      `The heights, *h* centimetres, of ${n} plants are measured. The table shows the results.`,
    heading: 'Height (*h* cm)',
    letter: 'h',
    unit: 'cm',
    of: 'height',
    edges: [0, 5, 10, 15, 20, 25],
  },
] as const

supplement('estimated-mean-of-grouped-data', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const frequencies = [
      random.int(4, 14),
      random.int(10, 26),
      random.int(10, 30),
      random.int(8, 24),
      random.int(3, 12),
    ]
    const n = total(frequencies)
    const most = Math.max(...frequencies)
    const mode = frequencies.indexOf(most)
    const single = frequencies.filter(each => each > most - 3).length === 1
    let [sum, at] = [0, -1]
    while (sum < n / 2) {
      at += 1
      sum += frequencies[at] ?? 0
    }
    const fine = single && [60, 80, 90, 100].includes(n) && sum > n / 2 + 1 && at !== mode
    return fine ? { kind: random.int(0, 2), frequencies, mode, middle: at } : null
  },
  make: ({ kind, frequencies, mode, middle }) => {
    const { says, heading, letter, unit, of, edges } = GROUPED[kind] ?? GROUPED[0]
    const n = total(frequencies)
    const classes = classesOf(edges)
    const names = classes.map(each => classText(each, letter))
    const mids = classes.map(([from, to]) => (from + to) / 2)
    const products = mids.map((each, at) => each * (frequencies[at] ?? 0))
    const sum = total(products)
    const before = total(frequencies.slice(0, middle))
    return {
      stem: says(n),
      table: groupedTable(heading, letter, edges, frequencies),
      parts: {
        a: ask.table({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            'Write down the modal class and the class that contains the median.',
            'Choose the modal class, and the class that contains the median.',
          ],
          head: ['Modal class', 'Class that contains the median'],
          rows: [
            [
              pickCell('modal class', names[mode] ?? '', names, { inOrder: true }),
              pickCell('median class', names[middle] ?? '', names, { inOrder: true }),
            ],
          ],
          scheme: [`B1 ${names[mode]}`, `B1 ${names[middle]}`],
          solution: `The modal class has the greatest frequency, ${frequencies[mode]}.\n\nThe median of ${n} values lies between values number ${n / 2} and ${n / 2 + 1}. The classes before ${names[middle]} hold ${before} values, and with it ${before + (frequencies[middle] ?? 0)}. So the median lies there.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate an estimate of the mean ${of}.`, 'Calculate an estimate of the mean.'],
          scheme: [
            `M1 mid-interval values ${mids.map(each => plain(each)).join(', ')}`,
            'M1 adds mid-interval value × frequency for all classes',
            `M1 ${plain(sum)} ÷ ${n}`,
            `A1 ${figures(sum / n, 3)}`,
          ],
          solution: `Take the middle of each class for its values: ${mids.map(each => plain(each)).join(', ')}.\n\nMultiply by the frequencies and add: ${products.map(each => plain(each)).join(' + ')} = ${plain(sum)}.\n\nDivide by the number of values: ${plain(sum)} ÷ ${n} = ${figures(sum / n, 3)}.`,
          answer: sum / n,
          unit,
        }),
        c: ask.written({
          command: 'Explain',
          prompt: [
            'Explain why your answer to part (b) is an estimate.',
            'Give a reason why the mean found in part (b) is only an estimate.',
          ],
          lines: 2,
          scheme: [ESTIMATE],
          modelAnswer: 'The exact values are not known, only how many lie in each class.',
          solution:
            'A class says between which limits its values lie, not the values themselves. The calculation takes the middle of the class for all of them.',
        }),
      },
    }
  },
  // From an assumed mean: the middle of the first class, and steps of one class width.
  verify: ({ kind, frequencies }) => {
    const { edges } = GROUPED[kind] ?? GROUPED[0]
    const width = edges[1] - edges[0]
    let [steps, n] = [0, 0]
    frequencies.forEach((each, at) => {
      steps += each * at
      n += each
    })
    return { b: edges[0] + width / 2 + (steps / n) * width }
  },
})

const UNEQUAL = [
  {
    says: 'The table shows the times, *t* minutes, that the customers of a bank spend in a queue.',
    heading: 'Time (*t* minutes)',
    letter: 't',
    unit: 'min',
    of: 'time',
    things: 'customers',
    edges: [0, 4, 8, 12, 20, 30],
    more: (value: number) => `who queue for more than ${value} minutes`,
  },
  {
    says: 'The table shows the masses, *m* kilograms, of the suitcases on a flight.',
    heading: 'Mass (*m* kg)',
    letter: 'm',
    unit: 'kg',
    of: 'mass',
    things: 'suitcases',
    edges: [4, 10, 14, 18, 22, 30],
    more: (value: number) => `that have a mass of more than ${value} kg`,
  },
  {
    says: 'The table shows the distances, *d* kilometres, that the workers of a factory travel to work.',
    heading: 'Distance (*d* km)',
    letter: 'd',
    unit: 'km',
    of: 'distance',
    things: 'workers',
    edges: [0, 2, 5, 10, 15, 25],
    more: (value: number) => `who travel more than ${value} km`,
  },
] as const

supplement('unknown-frequency-from-a-mean', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { edges } = UNEQUAL[kind] ?? UNEQUAL[0]
    const hidden = random.int(1, 3)
    const frequencies = [
      random.int(4, 15),
      random.int(8, 24),
      random.int(10, 30),
      random.int(8, 24),
      random.int(3, 12),
    ]
    const mids = edges.slice(1).map((to, at) => (to + (edges[at] ?? 0)) / 2)
    const n = total(frequencies)
    const average = total(frequencies.map((each, at) => each * (mids[at] ?? 0))) / n
    const share = ((frequencies[4] ?? 0) / n) * 100
    const fine =
      Number.isInteger(clean(average * 10)) &&
      Math.abs(average - (mids[hidden] ?? 0)) > 1 &&
      !Number.isInteger(share)
    return fine ? { kind, hidden, frequencies, average: clean(average) } : null
  },
  make: ({ kind, hidden, frequencies, average }) => {
    const { says, heading, letter, unit, of, things, edges, more } = UNEQUAL[kind] ?? UNEQUAL[0]
    const p = frequencies[hidden] ?? 0
    const mids = classesOf(edges).map(([from, to]) => (from + to) / 2)
    const rest = frequencies.map((each, at) => (at === hidden ? 0 : each))
    const known = total(rest)
    const sum = total(rest.map((each, at) => each * (mids[at] ?? 0)))
    const mid = mids[hidden] ?? 0
    const tall = frequencies[4] ?? 0
    const limit = edges[4]
    const share = (tall / (known + p)) * 100
    const gap = clean(mid - average)
    const right = clean(average * known - sum)
    return {
      stem: says,
      table: groupedTable(
        heading,
        letter,
        edges,
        frequencies.map((each, at) => (at === hidden ? '*p*' : each)),
      ),
      parts: {
        a: ask.whole({
          command: 'Calculate',
          prompt: [
            `An estimate of the mean ${of} is ${quantity(average, unit)}. Calculate the value of *p*.`,
            `The estimate of the mean that this table gives is ${quantity(average, unit)}. Find the value of *p*.`,
          ],
          scheme: [
            `M1 mid-interval values ${mids.map(each => plain(each)).join(', ')}`,
            `M1 $${plain(sum)} + ${plain(mid)}p$`,
            `M1 $\\frac{${plain(sum)} + ${plain(mid)}p}{${known} + p} = ${average}$`,
            `A1 ${p}`,
          ],
          solution: `The mid-interval values are ${mids.map(each => plain(each)).join(', ')}. The known classes give ${plain(sum)} in all, from ${known} ${things}.\n\n$\\frac{${plain(sum)} + ${plain(mid)}p}{${known} + p} = ${average}$\n\n$${plain(sum)} + ${plain(mid)}p = ${plain(clean(average * known))} + ${average}p$\n\n${gap > 0 ? `$${plain(gap)}p = ${plain(right)}$` : `$${plain(-gap)}p = ${plain(-right)}$`}, so $p = ${p}$.`,
          answer: p,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate the percentage of the ${things} ${more(limit)}.`,
          scheme: [
            `M1 $\\frac{${tall}}{${known} + ${p}} \\times 100$, with their *p*`,
            `A1 ${figures(share, 3)}`,
          ],
          solution: `The last class holds ${tall} of $${known} + ${p} = ${known + p}$ ${things}: $\\frac{${tall}}{${known + p}} \\times 100 = ${figures(share, 3)}$%.`,
          answer: share,
          unit: '%',
          follow: { from: 'a', formula: `${tall * 100}/(${known} + x)` },
        }),
      },
    }
  },
  // By trying every frequency.
  verify: ({ kind, hidden, frequencies, average }) => {
    const { edges } = UNEQUAL[kind] ?? UNEQUAL[0]
    let [best, miss] = [0, Number.POSITIVE_INFINITY]
    for (let p = 0; p <= 100; p += 1) {
      let [sum, n] = [0, 0]
      frequencies.forEach((each, at) => {
        const count = at === hidden ? p : each
        sum += (count * ((edges[at] ?? 0) + (edges[at + 1] ?? 0))) / 2
        n += count
      })
      if (Math.abs(sum / n - average) < miss) [best, miss] = [p, Math.abs(sum / n - average)]
    }
    const others = frequencies.reduce((sum, each, at) => (at === hidden ? sum : sum + each), 0)
    return { a: best, b: ((frequencies[4] ?? 0) * 100) / (others + best) }
  },
})
