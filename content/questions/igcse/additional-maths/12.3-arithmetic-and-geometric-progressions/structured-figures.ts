import { rectangles } from '@/content/figures/igcse/additional-maths/series-3'
import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import type { Spot } from '@/lib/exams/sketch'
import { askExact, nth } from '../series'

const { question, templates } = questionsOf('structured', '12.3')

export { templates }

const NAMED = [
  'The diagram shows the first three rectangles of a sequence $R_1, R_2, R_3, \\ldots$. Their heights form an arithmetic progression and their widths a geometric progression.',
  'In a sequence of rectangles $R_1, R_2, R_3, \\ldots$ the heights are in arithmetic progression and the widths are in geometric progression. The first three are shown.',
  'A designer draws rectangles $R_1, R_2, R_3, \\ldots$. Each is higher than the one before by the same amount, and wider by the same factor. The diagram shows the first three.',
] as const

question('rectangles-that-grow', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [h, d] = [random.int(2, 6), random.int(1, 4)]
    const [w, top, below] = random.pick([
      [2, 2, 1],
      [1, 3, 1],
      [4, 3, 2],
      [8, 3, 2],
      [12, 3, 2],
      [4, 5, 2],
      [8, 5, 4],
      [10, 6, 5],
      [3, 2, 1],
      [16, 5, 4],
    ] as const)
    const k = random.int(5, 6)
    return { named: random.int(0, 2), h, d, w, top, below, k, far: random.int(12, 30) }
  },
  make: ({ named, h, d, w, top, below, k, far }) => {
    const r = top / below
    const [wide, high] = [(n: number) => w * r ** (n - 1), (n: number) => h + (n - 1) * d]
    const areas = [1, 2, 3].map(n => wide(n) * high(n))
    const [above, under] = [w * top ** (k - 1), below ** (k - 1)]
    return {
      stem: NAMED[named] ?? NAMED[0],
      figure: rectangles({
        name: 'series/growing-rectangles',
        title: 'Three rectangles',
        boxes: [1, 2, 3].map(n => ({
          width: wide(n),
          height: high(n),
          wide: `${plain(wide(n))} cm`,
          high: `${plain(high(n))} cm`,
        })),
      }),
      parts: {
        a: ask.values({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the common difference, in cm, of the heights and the common ratio of the widths.',
          scheme: [`B1 ${d}`, `B1 $${frac(top, below)}$`],
          solution: `$${high(2)} - ${high(1)} = ${d}$ and $\\frac{${wide(2)}}{${wide(1)}} = ${frac(top, below)}$.`,
          found: [
            ['Common difference', d, 'difference'],
            ['Common ratio', r, 'ratio'],
          ],
        }),
        'b.i': ask.whole({
          command: 'Find',
          objective: 'AO1',
          subtopic: '12.4',
          prompt: `Find the height of $R_{${far}}$.`,
          unit: 'cm',
          scheme: [`M1 $${h} + ${far - 1} \\times ${d}$`, `A1 ${high(far)}`],
          solution: `$R_{${far}}$ comes after ${far - 1} steps: $${h} + ${far - 1} \\times ${d} = ${high(far)}$.`,
          answer: high(far),
        }),
        'b.ii': askExact({
          command: 'Find',
          objective: 'AO1',
          subtopic: '12.4',
          prompt: `Find the width of $R_${k}$. Give an integer or a fraction in its lowest terms.`,
          unit: 'cm',
          scheme: [
            `M1 $${w} \\times ${below === 1 ? `${top}^${k - 1}` : `\\left(${frac(top, below)}\\right)^${k - 1}`}$`,
            `A1 $${frac(above, under)}$`,
          ],
          solution: `There are ${k - 1} steps from the first width to this one: $${w} \\times ${below === 1 ? `${top}^${k - 1}` : `\\left(${frac(top, below)}\\right)^${k - 1}`} = ${frac(above, under)}$.`,
          answer: above / under,
        }),
        c: ask.table({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the areas of $R_2$ and $R_3$, and state whether the areas of the three rectangles form an arithmetic progression, a geometric progression or neither.',
          head: ['Area of $R_1$ / cm^{2}', 'Area of $R_2$ / cm^{2}', 'Area of $R_3$ / cm^{2}', 'Kind'],
          rows: [
            [
              { text: plain(areas[0] ?? 0) },
              { blank: 'second', answer: areas[1] ?? 0, marks: 1 },
              { blank: 'third', answer: areas[2] ?? 0, marks: 1 },
              {
                blank: 'kind',
                answer: 'neither',
                marks: 1,
                mode: 'pick',
                choices: ['arithmetic', 'geometric', 'neither'],
                inOrder: true,
              },
            ],
          ],
          scheme: [`B1 ${plain(areas[1] ?? 0)}`, `B1 ${plain(areas[2] ?? 0)}`, 'B1 neither'],
          solution: `The areas are ${areas.map(each => plain(each)).join(', ')}. The differences are not equal, and neither are the ratios, so they form neither.`,
        }),
      },
    }
  },
  verify: ({ h, d, w, top, below, k, far }) => {
    let [high, wide] = [h, w]
    for (let at = 1; at < far; at += 1) high += d
    for (let at = 1; at < k; at += 1) wide = (wide * top) / below
    return { 'b.i': high, 'b.ii': wide }
  },
})

/** First term and ratio: all terms to the fourth fit on the grid, and so do those of the AP with the same third term. */
const SHARED = [
  [2, 2],
  [1, 3],
  [3, 2],
  [8, 1.5],
  [27, 2 / 3],
  [28, 0.5],
  [24, 0.5],
  [20, 0.5],
  [16, 0.5],
] as const

question('same-first-and-third-term', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [a, r] = random.pick(SHARED)
    return { a, r, k: random.int(12, 40), wording: random.int(0, 2) }
  },
  make: ({ a, r, k }) => {
    const third = Math.round(a * r * r)
    const d = (third - a) / 2
    const gp = [1, 2, 3, 4].map(n => Number((a * r ** (n - 1)).toFixed(6)))
    const ap = [1, 2, 3, 4].map(n => a + (n - 1) * d)
    const [top, below] = r < 1 ? (r === 0.5 ? [1, 2] : [2, 3]) : r === 1.5 ? [3, 2] : [r, 1]
    return {
      stem: [
        `An arithmetic progression and a geometric progression both have the first term ${a} and the third term ${third}. All terms of the geometric progression are positive.`,
        `The first term of an arithmetic progression is ${a} and its third term is ${third}. A geometric progression of positive terms has the same first term and the same third term.`,
        `Two progressions begin with ${a} and have the same third term, ${third}. One is arithmetic, the other is geometric with positive terms.`,
      ],
      parts: {
        'a.i': ask.fraction({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the common difference of the arithmetic progression.',
          scheme: [`M1 $${a} + 2d = ${third}$`, `A1 ${plain(d)}`],
          solution: `Two steps lead from ${a} to ${third}: $2d = ${third - a}$, so $d = ${d}$.`,
          answer: d,
          form: 'any',
        }),
        'a.ii': askExact({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'Find the common ratio of the geometric progression. Give an integer or a fraction in its lowest terms.',
          scheme: [`M1 $${a === 1 ? '' : a}r^2 = ${third}$`, `A1 $${frac(top, below)}$`],
          solution: `$${a === 1 ? '' : a}r^2 = ${third}$, so $r^2 = ${frac(third, a)}$. All terms are positive, so $r = ${frac(top, below)}$.`,
          answer: top / below,
        }),
        b: ask.fraction({
          command: 'Find',
          objective: 'AO1',
          subtopic: '12.4',
          prompt: `Find the ${nth(k)} term of the arithmetic progression.`,
          scheme: [`M1 $${a} + ${k - 1} \\times ${d < 0 ? `(${d})` : d}$`, `A1 ${plain(a + (k - 1) * d)}`],
          solution: `$${a} + ${k - 1} \\times ${d < 0 ? `(${d})` : d} = ${a + (k - 1) * d}$.`,
          answer: a + (k - 1) * d,
          form: 'any',
          follow: { from: 'a.i', formula: `${a} + ${k - 1}*x` },
        }),
        c: plotPart({
          name: 'series/grid-for-terms',
          title: 'Grid for the terms of two progressions',
          description: 'Empty graph paper with n from 0 to 5 across and values from −5 to 30 upwards.',
          command: 'Plot',
          objective: 'AO1',
          prompt:
            'On the grid, plot the first four terms of the arithmetic progression and the first four terms of the geometric progression against *n*.',
          axes: {
            x: { label: '*n*', min: 0, max: 5, large: 1, parts: 2 },
            y: { label: '*u*_{n}', min: -5, max: 30, large: 5, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: [...ap.map((value, at): Spot => [at + 1, value]), [2, gp[1] ?? 0], [4, gp[3] ?? 0]],
              marks: 2,
            },
          ],
          scheme: ['B1 at least three of the six points', 'B1 all six points'],
          solution: `Two points, for $n = 1$ and $n = 3$, are shared. The arithmetic terms ${ap.map(each => plain(each)).join(', ')} lie on a straight line, the geometric terms ${gp.map(each => plain(each)).join(', ')} on a curve.`,
        }),
      },
    }
  },
  verify: ({ a, r, k }) => {
    const third = a * r * r
    const middle = (a + third) / 2
    let value = a
    for (let at = 1; at < k; at += 1) value += middle - a
    return { 'a.i': middle - a, 'a.ii': Math.sqrt(third / a), b: value }
  },
})

const LETTERS = [
  ['a', 'b', 'c'],
  ['p', 'q', 't'],
  ['x', 'y', 'z'],
] as const

question('logarithms-of-a-geometric-progression', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const shown = random.shuffle([0, 1, 2, 3, 4])
    const first = random.pick([3, 5, 6, 7, 10, 11, 12])
    const r = random.pick([2, 3, 5, 7].filter(each => each !== first))
    const [k, count] = [random.int(6, 12), random.pick([5, 7, 9, 11])]
    // Without a calculator the last integer should stay small.
    return shown.every((each, at) => each === at) || first * r ** ((count - 1) / 2) >= 10_000
      ? null
      : { shown, letters: random.int(0, 2), first, r, k, count }
  },
  make: ({ shown, letters, first, r, k, count }) => {
    const [a, b, c] = LETTERS[letters] ?? LETTERS[0]
    const steps = [
      `$\\frac{${b}}{${a}} = \\frac{${c}}{${b}}$`,
      `$${b}^2 = ${a}${c}$`,
      `$\\ln (${b}^2) = \\ln (${a}${c})$`,
      `$2\\ln ${b} = \\ln ${a} + \\ln ${c}$`,
      `$\\ln ${b} - \\ln ${a} = \\ln ${c} - \\ln ${b}$`,
    ]
    const half = (count - 1) / 2
    return {
      stem: `The positive numbers *${a}*, *${b}* and *${c}* are consecutive terms of a geometric progression.`,
      parts: {
        a: ask.order({
          command: 'Show that',
          objective: 'AO2',
          prompt: [
            `The lines below show that $\\ln ${a}$, $\\ln ${b}$ and $\\ln ${c}$ are in arithmetic progression. Put them in order, beginning with the ratios and ending with the differences.`,
            `A student shows that $\\ln ${a}$, $\\ln ${b}$ and $\\ln ${c}$ are in arithmetic progression. The first line is about ratios, the last one about differences. Put the lines in order.`,
          ],
          items: shown.map(each => ({ id: `line-${each}`, text: steps[each] ?? '' })),
          answer: steps.map((_, each) => `line-${each}`),
          scheme: sequenceScheme(5, 3),
          solution:
            'Equal ratios come first, then the product, then its logarithm, which the laws of logarithms take apart. Equal differences are the end.',
        }),
        'b.i': ask.expression({
          lead: `A geometric progression has first term ${first} and common ratio ${r}. The natural logarithms of its terms form an arithmetic progression.`,
          command: 'State',
          objective: 'AO1',
          prompt: 'State the exact common difference of the arithmetic progression.',
          scheme: [`B1 $\\ln ${r}$`],
          solution: `$\\ln (${first} \\times ${r}) - \\ln ${first} = \\ln ${r}$.`,
          answer: `ln(${r})`,
          letters: [],
          form: 'exact',
        }),
        'b.ii': ask.expression({
          command: 'Find',
          objective: 'AO1',
          subtopic: '12.4',
          prompt: `Find the ${k}th term of the arithmetic progression in the form $\\ln m + n\\ln ${r}$, where *m* and *n* are integers.`,
          scheme: [`M1 $\\ln ${first} + (${k} - 1)\\ln ${r}$`, `A1 $\\ln ${first} + ${k - 1}\\ln ${r}$`],
          solution: `The first term is $\\ln ${first}$, and ${k - 1} steps of $\\ln ${r}$ follow: $\\ln ${first} + ${k - 1}\\ln ${r}$.`,
          answer: `ln(${first}) + ${k - 1}*ln(${r})`,
          letters: [],
          form: 'exact',
        }),
        'b.iii': ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '12.4',
          prompt: `Find the sum of the first ${count} terms of the arithmetic progression. Give your answer in the form $${count}\\ln k$, where *k* is an integer.`,
          scheme: [
            `M1 $\\frac{${count}}{2}\\left(2\\ln ${first} + ${count - 1}\\ln ${r}\\right)$`,
            `M1 $${count}\\left(\\ln ${first} + ${half}\\ln ${r}\\right)$`,
            `A1 $${count}\\ln ${first * r ** half}$`,
          ],
          solution: `$\\frac{${count}}{2}(2\\ln ${first} + ${count - 1}\\ln ${r}) = ${count}(\\ln ${first} + ${half}\\ln ${r}) = ${count}\\ln (${first} \\times ${r}^${half}) = ${count}\\ln ${first * r ** half}$.`,
          answer: `${count}*ln(${first * r ** half})`,
          letters: [],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ first, r, k, count }) => {
    // The terms are multiplied out, and the logarithm of their product is taken.
    const terms = Array.from({ length: 12 }, (_, at) => first * r ** at)
    const sum = terms.slice(0, count).reduce((total, each) => total + Math.log(each), 0)
    return {
      'b.i': `ln(${terms[1]}/${terms[0]})`,
      'b.ii': `ln(${terms[k - 1]})`,
      'b.iii': String(sum),
    }
  },
})
