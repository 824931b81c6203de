import { termsGraph } from '@/content/figures/igcse/additional-maths/series-3'
import { ask } from '@/lib/exams/authoring/ask'
import { frac, lowest, nonZero, poly, signed, slopeTerm, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Random } from '@/lib/exams/random'
import { askExact, nth, spaced } from '../series'

const { question, templates } = questionsOf('structured', '12.3')

export { templates }

const KINDS = ['arithmetic', 'geometric', 'neither']
type Row = { kind: string; shown: string; why: string }

/** A sequence of a kind, written out to its fourth term. */
function drawnSequence(random: Random, kind: string): Row {
  const four = (term: (at: number) => string | number) => [0, 1, 2, 3].map(term).join(',\\ ')
  if (kind === 'arithmetic') {
    const [a, d] = [random.int(-9, 20), random.pick(nonZero(-9, 9))]
    const surd = random.pick([2, 3, 5])
    const base = random.pick([2, 3, 5])
    const shown = random.pick([
      four(at => a + at * d),
      four(at => frac(2 * a + 1 + at * 3, 2)),
      four(at => `${at === 0 ? '' : 2 * at + 1}\\sqrt{${surd}}`),
      four(at => `\\ln ${base ** (at + 1)}`),
    ])
    return { kind, shown, why: 'the difference between neighbours is constant' }
  }
  if (kind === 'geometric') {
    const [a, r] = [random.pick([1, 2, 3, 4, 5, 7]), random.pick([-3, -2, 2, 3, 4])]
    const root = random.pick([2, 3, 5])
    const shown = random.pick([
      four(at => a * r ** at),
      four(at => a * r ** (3 - at)),
      four(at => frac(a * 3, 2 ** at)),
      four(at => [`\\sqrt{${root}}`, root, `${root}\\sqrt{${root}}`, root * root][at] ?? ''),
    ])
    return { kind, shown, why: 'the ratio of neighbours is constant' }
  }
  const [c, k] = [random.int(-3, 6), random.int(2, 4)]
  const shown = random.pick([
    four(at => (at + 1) ** 2 + c),
    four(at => ((at + k) * (at + k + 1)) / 2),
    four(at => (at + 1) ** 3),
    four(at => 2 ** at + k),
    four(at => `\\ln ${at + k}`),
    four(at => frac(1, at + k)),
  ])
  return { kind, shown, why: 'neither differences nor ratios are constant' }
}

question('arithmetic-geometric-or-neither', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const kinds = random.shuffle(['arithmetic', 'geometric', 'neither', random.pick(KINDS)])
    const rows = kinds.map(kind => drawnSequence(random, kind))
    return new Set(rows.map(each => each.shown)).size === 4 ? { rows } : null
  },
  make: ({ rows }) => ({
    stem: '',
    parts: [
      ask.table({
        command: 'State',
        objective: 'AO1',
        prompt: [
          'The first four terms of each sequence are given. State whether they are in arithmetic progression, in geometric progression or in neither.',
          'State whether the four terms of each sequence form an arithmetic progression, a geometric progression or neither.',
          'For each sequence, state whether its first four terms are in arithmetic progression, in geometric progression or in neither.',
        ],
        head: ['Sequence', 'Kind'],
        rows: rows.map(({ shown, kind }, at): TableCell[] => [
          { text: `$${shown},\\ \\ldots$` },
          { blank: `kind-${at + 1}`, answer: kind, marks: 1, mode: 'pick', choices: KINDS, inOrder: true },
        ]),
        scheme: rows.map(({ kind }) => `B1 ${kind}`),
        solution: `Subtract neighbours, then divide neighbours. ${rows.map(({ kind, why }, at) => `${['First', 'Second', 'Third', 'Fourth'][at]}: ${kind}, because ${why}.`).join(' ')}`,
      }),
    ],
  }),
})

question('three-terms-with-an-unknown', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    // u, v, w linear in x with 2v = u + w.
    const [p, q, s] = [random.int(1, 4), random.int(1, 5), random.int(2, 7)]
    const [b, c, x] = [random.pick(nonZero(-6, 8)), random.pick(nonZero(-6, 8)), random.pick(nonZero(-4, 7))]
    const gap = 2 * q - p - s
    const rest = gap * x + 2 * b - c
    const d = (q - p) * x + b - rest
    if (gap === 0 || rest === 0 || Math.abs(rest) > 15 || d === 0) return null
    const [k, a] = [random.pick([2, 3, 4, 5, 8, 9]), random.int(1, 6)]
    const [one, two] = [random.pick(nonZero(-5, 9)), random.pick(nonZero(-5, 9))]
    const [m, e] = [(2 * a + one + two) / k, (a * a - one * two) / k]
    const fine =
      Number.isInteger(m) &&
      Number.isInteger(e) &&
      m > 0 &&
      m < 6 &&
      e !== 0 &&
      one < two &&
      one !== -a &&
      two !== -a
    return fine && k !== two + a && k !== one + a ? { p, q, s, b, c, rest, x, d, k, a, m, e, one, two } : null
  },
  make: ({ p, q, s, b, c, rest, x, d, k, a, m, e, one, two }) => {
    const three = [poly(p, rest), poly(q, b), poly(s, c)]
    return {
      stem: '',
      parts: {
        'a.i': ask.whole({
          lead: `The expressions $${three.join('$, $')}$ are three consecutive terms of an arithmetic progression.`,
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *x*.',
          scheme: [`M1 $2(${three[1]}) = ${three[0]} + ${three[2]}$`, `A1 ${plain(x)}`],
          solution: `The middle term is the mean of the other two: $2(${three[1]}) = (${three[0]}) + (${three[2]})$, so $${poly(2 * q, 2 * b)} = ${poly(p + s, rest + c)}$ and $x = ${x}$.`,
          answer: x,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the common difference.',
          scheme: [`B1 ${plain(d)}`],
          solution: `The terms are $${p * x + rest}$, $${q * x + b}$ and $${s * x + c}$. Each is ${d < 0 ? `${-d} less` : `${d} more`} than the one before.`,
          answer: d,
          follow: { from: 'a.i', formula: `${q - p}*x ${signed(b - rest)}` },
        }),
        'b.i': ask.solutions({
          lead: `The numbers $${k}$, $y + ${a}$ and $${poly(m, e).replace('x', 'y')}$ are the first three terms of a geometric progression.`,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the possible values of *y*.',
          scheme: [
            `M1 $(y + ${a})^2 = ${k}(${poly(m, e).replace('x', 'y')})$`,
            `A1 $${poly(1, -one - two, one * two).replaceAll('x', 'y')} = 0$`,
            `A1 $y = ${one}$`,
            `A1 $y = ${two}$`,
          ],
          solution: `Equal ratios: $\\frac{y + ${a}}{${k}} = \\frac{${poly(m, e).replace('x', 'y')}}{y + ${a}}$, so $(y + ${a})^2 = ${k}(${poly(m, e).replace('x', 'y')})$. Collected, $${poly(1, -one - two, one * two).replaceAll('x', 'y')} = 0$. So $y = ${one}$ or $y = ${two}$.`,
          answer: [String(one), String(two)],
          letter: 'y',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        'b.ii': askExact({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'Find the common ratio for the greater value of *y*. Give an integer or a fraction in its lowest terms.',
          scheme: [`B1 $${frac(two + a, k)}$`],
          solution: `$\\frac{${two} + ${a}}{${k}} = ${frac(two + a, k)}$.`,
          answer: (two + a) / k,
        }),
      },
    }
  },
  verify: ({ p, q, s, b, c, rest, k, a, m, e }) => {
    // The gap between both differences is linear in x.
    const bend = (x: number) => s * x + c - 2 * (q * x + b) + p * x + rest
    const x = bend(0) / (bend(0) - bend(1))
    const found = Array.from({ length: 81 }, (_, at) => at - 40).filter(
      y => (y + a) * (y + a) === k * (m * y + e),
    )
    return { 'a.i': x, 'a.ii': s * x + c - q * x - b, 'b.i': found, 'b.ii': (Math.max(...found) + a) / k }
  },
})

/** The first, (1 + i)th and (1 + j)th terms of an AP in GP: d = a(j − 2i)/i², r = (j − i)/i. */
const PLACES = [
  [1, 3],
  [1, 4],
  [2, 6],
  [2, 8],
  [2, 5],
  [2, 3],
  [3, 9],
  [3, 12],
  [3, 5],
  [4, 6],
  [4, 14],
] as const
question('terms-of-both-progressions', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [i, j] = random.pick(PLACES)
    const a = i * i * random.int(1, i > 2 ? 4 : 9)
    const d = (a * (j - 2 * i)) / (i * i)
    const count = random.pick([8, 10, 12, 15, 16, 20, 21, 25, 30])
    const sum = (count * (2 * a + (count - 1) * d)) / 2
    return sum !== 0 && Number.isInteger(sum) && a > 1 ? { i, j, a, d, count, sum } : null
  },
  make: ({ i, j, a, d, count, sum }) => {
    const [top, under] = lowest(j - 2 * i, i * i)
    const [r, below] = lowest(j - i, i)
    const per = frac(sum, a)
    return {
      stem: [
        `The first, ${nth(i + 1)} and ${nth(j + 1)} terms of an arithmetic progression are the first three terms of a geometric progression. The arithmetic progression has first term *a*, where *a* is not zero, and common difference *d*, where *d* is not zero.`,
        `An arithmetic progression has first term *a* and common difference *d*. Neither *a* nor *d* is zero. Its first, ${nth(i + 1)} and ${nth(j + 1)} terms, in this order, are the first three terms of a geometric progression.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find *d* in terms of *a*.',
          scheme: [
            `M1 $a${plus(i, 'd')}$ and $a${plus(j, 'd')}$`,
            `M1 $(a${plus(i, 'd')})^2 = a(a${plus(j, 'd')})$`,
            `M1 $${slopeTerm(i * i, 1, 'd^2')} = ${slopeTerm(j - 2 * i, 1, 'ad')}$`,
            `A1 $d = ${slopeTerm(top, under, 'a')}$`,
          ],
          solution: `Three terms are in geometric progression when the square of the middle one is the product of the others: $(a${plus(i, 'd')})^2 = a(a${plus(j, 'd')})$. Expand: $${slopeTerm(i * i, 1, 'd^2')} = ${slopeTerm(j - 2 * i, 1, 'ad')}$. *d* is not zero, so divide by it: $d = ${slopeTerm(top, under, 'a')}$.`,
          answer: `${typedFraction(top, under, true)}a`,
          letters: ['a'],
        }),
        b: askExact({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the common ratio of the geometric progression. Give an integer or a fraction in its lowest terms.',
          scheme: [`M1 $\\frac{a${plus(i, 'd')}}{a}$ with *d* in terms of *a*`, `A1 $${frac(r, below)}$`],
          solution: `$\\frac{a${plus(i, 'd')}}{a} = 1 ${signed(i * top).replace(/\d+$/, '')}${frac(Math.abs(i * top), under)} = ${frac(r, below)}$.`,
          answer: r / below,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          subtopic: '12.4',
          prompt: `The sum of the first ${count} terms of the arithmetic progression is $${sum}$. Find the value of *a*.`,
          scheme: [
            `M1 $\\frac{${count}}{2}\\left(2a + ${count - 1}d\\right) = ${sum}$`,
            `M1 $${per === '1' ? '' : per}a = ${sum}$`,
            `A1 ${a}`,
          ],
          solution: `$\\frac{${count}}{2}(2a + ${count - 1}d) = ${sum}$ with $d = ${slopeTerm(top, under, 'a')}$ is $${per === '1' ? '' : per}a = ${sum}$, so $a = ${a}$ (and $d = ${d}$).`,
          answer: a,
        }),
      },
    }
  },
  verify: ({ i, j, count, sum }) => {
    // With a = 1 the difference that makes both ratios equal is searched for among fractions.
    let d = 0
    for (let top = -60; top <= 60 && d === 0; top += 1) {
      const each = top / (i * i)
      if (top !== 0 && Math.abs((1 + i * each) ** 2 - (1 + j * each)) < 1e-9) d = each
    }
    let total = 0
    for (let at = 0; at < count; at += 1) total += 1 + at * d
    return { a: `a*(${d})`, b: (1 + j * d) / (1 + i * d), c: sum / total }
  },
})

const plus = (size: number, letter: string) => ` + ${size === 1 ? '' : size}${letter}`

const PLANS = [
  {
    stem: (a: string, d: string, b: string, g: number) =>
      `A company makes two offers of yearly pay. Offer *A* begins with ${a} in year 1 and rises by ${d} each year. Offer *B* begins with ${b} in year 1 and rises by ${g}% each year.`,
    one: 'Offer *A*',
    two: 'Offer *B*',
    what: 'the pay',
    y: 'pay / $',
  },
  {
    stem: (a: string, d: string, b: string, g: number) =>
      `Two clubs charge a yearly fee for a hall. The fee of club *A* is ${a} in year 1 and rises by ${d} each year. The fee of club *B* is ${b} in year 1 and rises by ${g}% each year.`,
    one: 'Club *A*',
    two: 'Club *B*',
    what: 'the fee',
    y: 'fee / $',
  },
  {
    stem: (a: string, d: string, b: string, g: number) =>
      `Two farms plan their yearly income. Farm *A* expects ${a} in year 1 and ${d} more in each year than in the year before. Farm *B* expects ${b} in year 1 and ${g}% more in each year than in the year before.`,
    one: 'Farm *A*',
    two: 'Farm *B*',
    what: 'the income',
    y: 'income / $',
  },
] as const

question('fixed-amount-or-fixed-percentage', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [first, step] = [random.step(20_000, 40_000, 1000), random.step(800, 2000, 100)]
    const [second, g] = [random.step(18_000, 38_000, 1000), random.pick([3, 4, 5, 6])]
    const [a, b] = [(n: number) => first + (n - 1) * step, (n: number) => second * (1 + g / 100) ** (n - 1)]
    let cross = 1
    while (cross < 60 && b(cross) <= a(cross)) cross += 1
    const k = random.int(10, 15)
    const clear = Math.abs(b(cross) - a(cross)) > 20 && Math.abs(b(cross - 1) - a(cross - 1)) > 20
    return second < first && cross > 8 && cross < 30 && clear && k !== cross
      ? { plan: random.int(0, 2), first, step, second, g, cross, k }
      : null
  },
  make: ({ plan, first, step, second, g, cross, k }) => {
    const { stem, one, two, what, y } = PLANS[plan] ?? PLANS[0]
    const factor = 1 + g / 100
    const [a, b] = [(n: number) => first + (n - 1) * step, (n: number) => second * factor ** (n - 1)]
    return {
      stem: `${stem(money(first), money(step), money(second), g)} The diagram shows the first six years.`,
      figure: termsGraph({
        name: 'series/two-plans',
        title: 'Two plans for six years',
        x: 'year',
        y,
        sets: [
          { label: one, values: [1, 2, 3, 4, 5, 6].map(a) },
          { label: two, values: [1, 2, 3, 4, 5, 6].map(b) },
        ],
        yMin: 10_000,
        yMax: 60_000,
        yEvery: 10_000,
        says: 'Two rows of points rise from left to right. Those of A begin higher than those of B.',
      }),
      parts: {
        a: ask.table({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the kind of progression that the yearly amounts form.',
          head: ['', 'Progression'],
          rows: [
            [
              { text: one },
              {
                blank: 'kind-a',
                answer: 'arithmetic',
                marks: 1,
                mode: 'pick',
                choices: KINDS,
                inOrder: true,
              },
            ],
            [
              { text: two },
              {
                blank: 'kind-b',
                answer: 'geometric',
                marks: 1,
                mode: 'pick',
                choices: KINDS,
                inOrder: true,
              },
            ],
          ],
          scheme: ['B1 *A* arithmetic', 'B1 *B* geometric'],
          solution: `A fixed amount is added each year: arithmetic with common difference ${plain(step)}. A fixed percentage is a fixed factor: geometric with common ratio $1 + \\frac{${g}}{100} = ${factor}$.`,
        }),
        'b.i': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find ${what} of *A* in year ${k}.`,
          unit: '$',
          scheme: [`M1 $${spaced(first)} + ${k - 1} \\times ${step}$`, `A1 ${money(a(k))}`],
          solution: `Year ${k} comes after ${k - 1} rises: $${spaced(first)} + ${k - 1} \\times ${step} = ${spaced(a(k))}$.`,
          answer: a(k),
          sigFigs: 3,
        }),
        'b.ii': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find ${what} of *B* in year ${k}, correct to 3 significant figures.`,
          unit: '$',
          scheme: [
            `M1 $${spaced(second)} \\times ${factor}^{${k - 1}}$`,
            `A1 ${money(Number(b(k).toPrecision(3)))}`,
          ],
          solution: `$${spaced(second)} \\times ${factor}^{${k - 1}}$ is ${money(Number(b(k).toPrecision(3)))} to 3 significant figures.`,
          answer: b(k),
          sigFigs: 3,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the first year in which ${what} of *B* is greater than ${what} of *A*. Write its number.`,
          scheme: [
            `M1 $${spaced(second)} \\times ${factor}^{n - 1} > ${spaced(first)} + ${step}(n - 1)$, or both amounts for one year after year ${k < cross ? k : 6}`,
            `M1 both amounts for years ${cross - 1} and ${cross}`,
            `A1 year ${cross}`,
          ],
          solution: `Compare year by year. In year ${cross - 1}, *A* gives ${money(a(cross - 1))} and *B* ${money(Number(b(cross - 1).toFixed(0)))}; in year ${cross}, ${money(a(cross))} and ${money(Number(b(cross).toFixed(0)))}. So it is year ${cross}.`,
          answer: cross,
        }),
      },
    }
  },
  verify: ({ first, step, second, g, k }) => {
    let [a, b, year] = [first, second, 1]
    let [kthA, kthB] = [0, 0]
    let cross = 0
    while (year < 60) {
      if (year === k) [kthA, kthB] = [a, b]
      if (b > a && cross === 0) cross = year
      ;[a, b, year] = [a + step, b + (b * g) / 100, year + 1]
    }
    return { 'b.i': kthA, 'b.ii': kthB, c: cross }
  },
})
