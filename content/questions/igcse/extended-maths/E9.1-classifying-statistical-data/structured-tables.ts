import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { numberCell } from '../data-tables'

const { core, templates } = questionsOf('structured', 'E9.1')

export { templates }

const WAYS = [
  {
    says: (n: number) =>
      `${n} students say how they come to school. The two-way table shows some of the numbers.`,
    rows: ['Girls', 'Boys'],
    columns: ['Walk', 'Bus', 'Car'],
    things: 'students',
    a: 'girls',
    share: 'who come by car are boys',
    of: 'students',
  },
  {
    says: (n: number) =>
      `Each of the ${n} guests of a hotel has one drink with breakfast. The two-way table shows some of the numbers.`,
    rows: ['Adults', 'Children'],
    columns: ['Tea', 'Juice', 'Milk'],
    things: 'guests',
    a: 'adults',
    share: 'who drink milk are children',
    of: 'guests',
  },
  {
    says: (n: number) =>
      `${n} vehicles cross a bridge. The two-way table shows some of the numbers, by colour.`,
    rows: ['Cars', 'Vans'],
    columns: ['White', 'Black', 'Red'],
    things: 'vehicles',
    a: 'cars',
    share: 'that are red are vans',
    of: 'vehicles',
  },
] as const

core('complete-a-two-way-table', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const top = [random.int(6, 24), random.int(6, 24), random.int(6, 24)]
    const low = [random.int(6, 24), random.int(6, 24), random.int(6, 24)]
    const n = [...top, ...low].reduce((sum, each) => sum + each, 0)
    const third = (top[2] ?? 0) + (low[2] ?? 0)
    const tidy = [3, 4, 5, 6, 7, 8].some(below => ((low[2] ?? 0) * below) % third === 0)
    return [60, 80, 90, 100].includes(n) && tidy && new Set([...top, ...low]).size > 4
      ? { kind: random.int(0, 2), top, low, n }
      : null
  },
  make: ({ kind, top, low, n }) => {
    const { says, rows, columns, things, share, of } = WAYS[kind] ?? WAYS[0]
    const [a = 0, b = 0, c = 0] = top
    const [d = 0, e = 0, f = 0] = low
    const [first, second] = [a + b + c, d + e + f]
    return {
      stem: says(n),
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: [
            'Complete the two-way table.',
            'Complete the table.',
            'Work out the missing numbers in the table.',
          ],
          head: ['', ...columns, 'Total'],
          rows: [
            [
              { text: rows[0] },
              { text: String(a) },
              numberCell('first second', b),
              { text: String(c) },
              { text: String(first) },
            ],
            [
              { text: rows[1] },
              numberCell('second first', d),
              { text: String(e) },
              numberCell('second third', f, { marks: 0 }),
              numberCell('second total', second),
            ],
            [
              { text: 'Total' },
              { text: String(a + d) },
              numberCell('total second', b + e, { marks: 0 }),
              numberCell('total third', c + f),
              { text: String(n) },
            ],
          ],
          scheme: [
            `B1 ${b} for ${rows[0]} and ${columns[1]}`,
            `B1 ${d} for ${rows[1]} and ${columns[0]}`,
            `B1 ${second} for the total of ${rows[1]}`,
            `B1 ${c + f} for the total of ${columns[2]}`,
          ],
          solution: `Look for a row or a column in which one number is missing. ${rows[0]}: $${first} - ${a} - ${c} = ${b}$. ${columns[0]}: $${a + d} - ${a} = ${d}$. Total of ${rows[1]}: $${n} - ${first} = ${second}$, so the number for ${columns[2]} in this row is $${second} - ${d} - ${e} = ${f}$. The last totals are $${b} + ${e} = ${b + e}$ and $${c} + ${f} = ${c + f}$.`,
        }),
        b: ask.fraction({
          command: 'Find',
          objective: 'AO2',
          prompt: `What fraction of the ${of} ${share}? Give your answer in its simplest form.`,
          scheme: [`M1 $\\frac{${f}}{${c + f}}$, with their numbers`, `A1 $${frac(f, c + f)}$`],
          solution: `Only the column for ${columns[2]} matters: it holds ${c + f} ${things}, and ${f} of them are in the row for ${rows[1]}. $\\frac{${f}}{${c + f}}${frac(f, c + f) === `\\frac{${f}}{${c + f}}` ? '' : ` = ${frac(f, c + f)}`}$.`,
          answer: f / (c + f),
        }),
      },
    }
  },
  verify: ({ top, low, n }) => {
    const others = n - (top[0] ?? 0) - (top[1] ?? 0) - (low[0] ?? 0) - (low[1] ?? 0)
    return { b: 1 - (top[2] ?? 0) / others }
  },
})

const TALES = [
  {
    all: 'students at a college',
    each: 'studies Art, Music or Drama',
    one: ['study Art', 'study Music', 'study Drama'],
    heads: ['Art', 'Music', 'Drama'],
    rows: ['Year 12', 'Year 13'],
    in: ['are in Year 12', 'are in Year 13'],
    who: 'students',
  },
  {
    all: 'members of a club',
    each: 'plays tennis, hockey or golf',
    one: ['play tennis', 'play hockey', 'play golf'],
    heads: ['Tennis', 'Hockey', 'Golf'],
    rows: ['Adults', 'Juniors'],
    in: ['are adults', 'are juniors'],
    who: 'members',
  },
  {
    all: 'workers in a firm',
    each: 'works in Sales, Design or Research',
    one: ['work in Sales', 'work in Design', 'work in Research'],
    heads: ['Sales', 'Design', 'Research'],
    rows: ['Full time', 'Part time'],
    in: ['work full time', 'work part time'],
    who: 'workers',
  },
] as const

core('two-way-table-from-words', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const n = random.pick([120, 150, 180, 200, 240, 250])
    const percent = random.pick([40, 45, 55, 60, 65])
    const first = (n * percent) / 100
    const second = n - first
    const fraction = random.pick([
      [1, 3],
      [2, 5],
      [1, 4],
      [3, 8],
    ] as const)
    const d = (second * fraction[0]) / fraction[1]
    const [p, q] = random.pick([
      [2, 3],
      [3, 4],
      [1, 2],
      [2, 5],
    ] as const)
    const a = random.int(12, 40)
    const left = first - a
    const b = (left * p) / (p + q)
    const c = left - b
    const times = random.pick([2, 3])
    const f = (second - d) / (times + 1)
    const e = f * times
    const whole = [first, d, b, c, e, f].every(Number.isInteger)
    const fine = whole && Math.min(a, b, c, d, e, f) >= 6 && new Set([a, b, c, d, e, f]).size === 6
    return fine
      ? { kind: random.int(0, 2), n, percent, fraction, p, q, times, top: [a, b, c], low: [d, e, f] }
      : null
  },
  make: ({ kind, n, percent, fraction, p, q, times, top, low }) => {
    const { all, each, one, heads, rows, in: inside, who } = TALES[kind] ?? TALES[0]
    const [a = 0, b = 0, c = 0] = top
    const [d = 0, e = 0, f = 0] = low
    const [first, second] = [a + b + c, d + e + f]
    const word = times === 2 ? 'twice' : 'three times'
    const share = ((b + e) / n) * 100
    const said = (name: string) => (kind === 1 ? name.toLowerCase() : name)
    return {
      stem: `There are ${n} ${all}. Each of them ${each}.\n\n- ${percent}% ${inside[0]}, and the others ${inside[1]}.\n- Of those who ${inside[0]}, ${a} ${one[0]}. The rest are divided between ${said(heads[1])} and ${said(heads[2])} in the ratio ${p}:${q}.\n- Of those who ${inside[1]}, $\\frac{${fraction[0]}}{${fraction[1]}}$ ${one[0]}. Of the rest, ${word} as many ${one[1]} as ${one[2].replace('study ', '').replace('play ', '').replace('work ', '')}.`,
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO2',
          prompt: [
            'Complete the two-way table.',
            'Show this in the two-way table.',
            'Use this information to complete the table.',
          ],
          head: ['', ...heads, 'Total'],
          rows: [
            [
              { text: rows[0] },
              { text: String(a) },
              numberCell('top second', b),
              numberCell('top third', c, { marks: 0 }),
              numberCell('top total', first),
            ],
            [
              { text: rows[1] },
              numberCell('low first', d),
              numberCell('low second', e),
              numberCell('low third', f, { marks: 0 }),
              numberCell('low total', second, { marks: 0 }),
            ],
            [
              { text: 'Total' },
              numberCell('total first', a + d, { marks: 0 }),
              numberCell('total second', b + e, { marks: 0 }),
              numberCell('total third', c + f),
              { text: String(n) },
            ],
          ],
          scheme: [
            `B1 ${b} for ${rows[0]}, ${heads[1]}`,
            `B1 ${first} for the total of ${rows[0]}`,
            `B1 ${d} for ${rows[1]}, ${heads[0]}`,
            `B1 ${e} for ${rows[1]}, ${heads[1]}`,
            `B1 ${c + f} for the total of ${heads[2]}`,
          ],
          solution: `${rows[0]}: $\\frac{${percent}}{100} \\times ${n} = ${first}$. Without the ${a} there are ${first - a}, and in the ratio ${p}:${q} these are ${b} and ${c}.\n\n${rows[1]}: $${n} - ${first} = ${second}$, of which $\\frac{${fraction[0]}}{${fraction[1]}}$ is ${d}. The other ${second - d} are divided in the ratio ${times}:1 into ${e} and ${f}.\n\nThe totals of the columns are ${a + d}, ${b + e} and ${c + f}.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          subtopic: 'E1.13',
          prompt: `Calculate the percentage of all ${who} who ${one[1]}.`,
          scheme: [`M1 $\\frac{${b + e}}{${n}} \\times 100$, with their total`, `A1 ${figures(share, 3)}`],
          solution: `$\\frac{${b + e}}{${n}} \\times 100 = ${figures(share, 3)}$%.`,
          answer: share,
          unit: '%',
        }),
      },
    }
  },
  verify: ({ n, percent, fraction, p, q, times, top }) => {
    const top2 = (((percent / 100) * n - (top[0] ?? 0)) / (p + q)) * p
    const low2 = (1 - percent / 100) * n * (1 - fraction[0] / fraction[1]) * (times / (times + 1))
    return { b: ((top2 + low2) * 100) / n }
  },
})
