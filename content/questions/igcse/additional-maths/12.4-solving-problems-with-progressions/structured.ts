import { rowsOfPlaces } from '@/content/figures/igcse/additional-maths/series-4'
import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, nonZero, poly, signed, slopeTerm } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { nth } from '../series'

const { question, templates } = questionsOf('structured', '12.4')

export { templates }

const inN = (text: string) => text.replaceAll('x', 'n')

question('two-terms-of-an-arithmetic-progression', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [a, d] = [random.int(-30, 60), random.pick(nonZero(-9, 9))]
    const [p, gap] = [random.int(3, 7), random.int(4, 9)]
    const [count, k] = [random.pick([20, 24, 30, 40, 50]), random.int(25, 60)]
    const sum = (count * (2 * a + (count - 1) * d)) / 2
    const values = [a + (p - 1) * d, a + (p + gap - 1) * d, a + (k - 1) * d]
    return a !== 0 && Math.abs(d) > 1 && values.every(each => each !== 0) && Math.abs(sum) > 20
      ? { a, d, p, q: p + gap, count, k, sum }
      : null
  },
  make: ({ a, d, p, q, count, k, sum }) => {
    const [one, two, far] = [p, q, k].map(n => a + (n - 1) * d) as [number, number, number]
    return {
      stem: [
        `The ${nth(p)} term of an arithmetic progression is $${one}$ and the ${nth(q)} term is $${two}$.`,
        `In an arithmetic progression the ${nth(p)} term is $${one}$ and the ${nth(q)} term is $${two}$.`,
        `An arithmetic progression has ${nth(p)} term $${one}$ and ${nth(q)} term $${two}$.`,
      ],
      parts: {
        'a.i': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the common difference.',
          scheme: [`M1 $a + ${p - 1}d = ${one}$ and $a + ${q - 1}d = ${two}$`, `A1 $d = ${d}$`],
          solution: `$a + ${p - 1}d = ${one}$ and $a + ${q - 1}d = ${two}$. Subtract: $${q - p}d = ${two - one}$, so $d = ${d}$.`,
          answer: d,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the first term.',
          scheme: [`B1 ${plain(a)}`],
          solution: `$a = ${one} - ${p - 1} \\times ${bracketed(d)} = ${a}$.`,
          answer: a,
          follow: { from: 'a.i', formula: `${one} - ${p - 1}*x` },
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the sum of the first ${count} terms.`,
          scheme: [
            `M1 $\\frac{${count}}{2}\\left(2 \\times ${bracketed(a)} + ${count - 1} \\times ${bracketed(d)}\\right)$`,
            `A1 ${plain(sum)}`,
          ],
          solution: `$\\frac{${count}}{2}(2a + ${count - 1}d) = ${count / 2}(${2 * a} ${signed((count - 1) * d)}) = ${sum}$.`,
          answer: sum,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the value of *n* for which the *n*th term is $${far}$.`,
          scheme: [`M1 $${a} + (n - 1) \\times ${bracketed(d)} = ${far}$`, `A1 ${k}`],
          solution: `$${a} ${d < 0 ? '-' : '+'} ${Math.abs(d)}(n - 1) = ${far}$ gives $n - 1 = ${k - 1}$, so $n = ${k}$.`,
          answer: k,
        }),
      },
    }
  },
  verify: ({ p, q, a, d, count, k }) => {
    const [low, high] = [a + p * d - d, a + q * d - d]
    const step = (high - low) / (q - p)
    let first = low
    for (let at = 1; at < p; at += 1) first -= step
    let [total, value, n] = [0, first, 1]
    for (; n <= count; n += 1) {
      total += value
      value += step
    }
    let [at, reached] = [1, first]
    while (at < 200 && reached !== a + k * d - d) [at, reached] = [at + 1, reached + step]
    return { 'a.i': step, 'a.ii': first, b: total, c: at }
  },
})

const HALLS = [
  { of: 'seats', begins: 'The seats of a theatre are in rows', from: 'The first row is at the front.' },
  {
    of: 'chairs',
    begins: 'The chairs of a concert hall are in rows',
    from: 'The first row is at the front.',
  },
  { of: 'plants', begins: 'The plants in a field are in rows', from: '' },
  { of: 'logs', begins: 'Logs are stacked in rows', from: 'The first row is at the top.' },
] as const

question('rows-of-seats', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [hall, a, d] = [random.pick(HALLS), random.int(6, 14), random.int(2, 4)]
    const [k, n] = [random.int(9, 14), random.int(15, 26)]
    // The quadratic for the number of rows has the leading coefficient 1.
    return (2 * a) % d !== 0 ? null : { hall, a, d, k, n, total: (n * (2 * a + (n - 1) * d)) / 2 }
  },
  make: ({ hall: { of, begins, from }, a, d, k, n, total }) => {
    const middle = (2 * a - d) / d
    const quadratic = inN(poly(1, middle, (-2 * total) / d))
    return {
      stem: [
        `${begins}. There are ${a} in the first row, and in each further row there are ${d} more than in the row before. ${from} The diagram shows the first three rows.`.replace(
          '  ',
          ' ',
        ),
        `${begins}. Each row has ${d} more than the row before it, and the first row has ${a}. ${from} The first three rows are shown.`.replace(
          '  ',
          ' ',
        ),
      ],
      figure: rowsOfPlaces({
        name: 'series/rows-of-places',
        title: 'Three rows',
        rows: [a, a + d, a + 2 * d],
        of,
      }),
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the number of ${of} in row ${k}.`,
          scheme: [`M1 $${a} + ${k - 1} \\times ${d}$`, `A1 ${a + (k - 1) * d}`],
          solution: `$${a} + ${k - 1} \\times ${d} = ${a + (k - 1) * d}$.`,
          answer: a + (k - 1) * d,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find, in terms of *n*, the total number of ${of} in the first *n* rows.`,
          scheme: [
            `M1 $\\frac{n}{2}\\left(${2 * a} + ${d}(n - 1)\\right)$`,
            `A1 $\\frac{n}{2}(${inN(poly(d, 2 * a - d))})$`,
          ],
          solution: `$\\frac{n}{2}(2a + (n - 1)d) = \\frac{n}{2}(${2 * a} + ${slopeTerm(d, 1, 'n')} - ${d}) = \\frac{n}{2}(${inN(poly(d, 2 * a - d))})$.`,
          answer: `n/2*(${inN(poly(d, 2 * a - d))})`,
          letters: ['n'],
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `There are ${total} ${of} altogether. Find the number of rows.`,
          scheme: [
            `M1 $\\frac{n}{2}(${inN(poly(d, 2 * a - d))}) = ${total}$`,
            `M1 $${quadratic} = 0$ solved`,
            `A1 ${n}`,
          ],
          solution: `$\\frac{n}{2}(${inN(poly(d, 2 * a - d))}) = ${total}$ leads to $${quadratic} = 0$. One solution is $n = ${n}$; the other one, $${-middle - n}$, is negative. So there are ${n} rows.`,
          answer: n,
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the number of ${of} in the last row.`,
          scheme: [`B1 ${a + (n - 1) * d}`],
          solution: `$${a} + ${n - 1} \\times ${d} = ${a + (n - 1) * d}$.`,
          answer: a + (n - 1) * d,
          follow: { from: 'c', formula: `${a} + ${d}*(x - 1)` },
        }),
      },
    }
  },
  verify: ({ a, d, k, total }) => {
    let [row, places, sum, kth] = [1, a, a, 0]
    while (sum < total) {
      ;[row, places] = [row + 1, places + d]
      sum += places
      if (row === k) kth = places
    }
    for (let at = row + 1, each = places + d; at <= k; at += 1, each += d) if (at === k) kth = each
    return { a: kth, b: `${a}*n + ${d}*n*(n - 1)/2`, c: row, d: places }
  },
})

question('sum-given-by-a-formula', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [p, q] = [random.pick([1, 2, 3, 4, 5]), random.pick(nonZero(-12, 20))]
    const bound = random.step(100, 400, 10)
    const [a, d] = [p + q, 2 * p]
    const n = Math.floor((bound - a) / d + 1) + 1
    const m = random.int(5, 9)
    const middle = [m + 1, m + 2, m + 3].reduce((sum, at) => sum + a + (at - 1) * d, 0)
    return a !== 0 && a + (n - 2) * d !== bound && middle !== 0 ? { p, q, a, d, bound, n, m, middle } : null
  },
  make: ({ p, q, a, d, bound, n, m, middle }) => {
    const sum = inN(poly(p, q, 0))
    const u = inN(poly(d, a - d))
    const at = (k: number) => p * k * k + q * k
    return {
      stem: [
        `The sum of the first *n* terms of an arithmetic progression is $S_n = ${sum}$.`,
        `An arithmetic progression is such that the sum of its first *n* terms is given by $S_n = ${sum}$.`,
        `For an arithmetic progression, $S_n = ${sum}$, where $S_n$ is the sum of the first *n* terms.`,
      ],
      parts: {
        'a.i': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the first term.',
          scheme: [`B1 ${plain(a)}`],
          solution: `The first term is $S_1 = ${a}$.`,
          answer: a,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the common difference.',
          scheme: [`M1 $S_2 - S_1 = ${at(2) - a}$`, `A1 ${d}`],
          solution: `The second term is $S_2 - S_1 = ${at(2)} - ${bracketed(a)} = ${at(2) - a}$. So the common difference is $${at(2) - a} - ${bracketed(a)} = ${d}$.`,
          answer: d,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *n*th term, in terms of *n*, in its simplest form.',
          scheme: [`M1 $${a} + ${d}(n - 1)$, or $S_n - S_{n - 1}$`, `A1 $${u}$`],
          solution: `$${a} + ${d}(n - 1) = ${u}$.`,
          answer: u,
          letters: ['n'],
          form: 'simplified',
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the least value of *n* for which the *n*th term is greater than ${bound}.`,
          scheme: [`M1 $${u} > ${bound}$`, `A1 ${n}`],
          solution: `$${u} > ${bound}$ gives $${d}n > ${bound - a + d}$. The least integer is $n = ${n}$.`,
          answer: n,
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the sum of the ${nth(m + 1)}, ${nth(m + 2)} and ${nth(m + 3)} terms.`,
          scheme: [`M1 $S_{${m + 3}} - S_{${m}}$, or the three terms`, `A1 ${plain(middle)}`],
          solution: `$S_{${m + 3}} - S_{${m}} = ${at(m + 3)} - ${bracketed(at(m))} = ${middle}$.`,
          answer: middle,
        }),
      },
    }
  },
  verify: ({ p, q, bound, m }) => {
    const total = (k: number) => k * (p * k + q)
    const u = (k: number) => total(k) - total(k - 1)
    let n = 1
    while (u(n) <= bound) n += 1
    return {
      'a.i': total(1),
      'a.ii': u(2) - u(1),
      b: `${p}*n^2 + (${q})*n - (${p}*(n - 1)^2 + (${q})*(n - 1))`,
      c: n,
      d: u(m + 1) + u(m + 2) + u(m + 3),
    }
  },
})

question('logarithms-of-powers', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [base, count] = [random.pick([2, 3, 5]), random.pick([8, 9, 10, 12, 15, 20])]
    const sum = (count * (count + 1)) / 2
    const m = random.pick([2, 3, 4, 5])
    const limit = random.step(100, 500, 20)
    let n = 1
    while ((n * (n + 1)) / 2 <= limit) n += 1
    return base ** m < 700 && (n * (n - 1)) / 2 !== limit ? { base, count, sum, m, limit, n } : null
  },
  make: ({ base, count, sum, m, limit, n }) => {
    return {
      stem: [
        'The first three terms of a sequence are $\\ln x,\\ \\ln x^2,\\ \\ln x^3$, where *x* is a constant with $x > 1$.',
        '$\\ln x,\\ \\ln x^2,\\ \\ln x^3,\\ \\ldots$ is a sequence, and *x* is a constant greater than 1.',
        'A sequence begins $\\ln x,\\ \\ln x^2,\\ \\ln x^3,\\ \\ldots$, where *x* is a constant and $x > 1$.',
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'The sequence is an arithmetic progression. Find its common difference.',
          scheme: ['M1 $\\ln x^2 - \\ln x$', 'A1 $\\ln x$'],
          solution:
            '$\\ln x^2 = 2\\ln x$ and $\\ln x^3 = 3\\ln x$. Each term is $\\ln x$ more than the one before.',
          answer: 'ln(x)',
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'The sum of the first *n* terms is $k\\ln x$. Find *k* in terms of *n*.',
          scheme: ['M1 $\\frac{n}{2}\\left(2\\ln x + (n - 1)\\ln x\\right)$', 'A1 $k = \\frac{n(n + 1)}{2}$'],
          solution:
            '$\\frac{n}{2}\\left(2\\ln x + (n - 1)\\ln x\\right) = \\frac{n}{2}(n + 1)\\ln x$, so $k = \\frac{n(n + 1)}{2}$.',
          answer: 'n*(n + 1)/2',
          letters: ['n'],
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `The sum of the first ${count} terms is $${sum * m}\\ln ${base}$. Find the value of *x*.`,
          scheme: [
            `M1 $${sum}\\ln x = ${sum * m}\\ln ${base}$`,
            `M1 $\\ln x = ${m}\\ln ${base}$`,
            `A1 ${base ** m}`,
          ],
          solution: `$${sum}\\ln x = ${sum * m}\\ln ${base}$, so $\\ln x = ${m}\\ln ${base} = \\ln ${base}^${m}$ and $x = ${base ** m}$.`,
          answer: base ** m,
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the least value of *n* for which the sum of the first *n* terms is greater than $${limit}\\ln x$.`,
          scheme: [`M1 $\\frac{n(n + 1)}{2} > ${limit}$`, `A1 ${n}`],
          solution: `$\\ln x$ is positive, so divide by it: $n(n + 1) > ${2 * limit}$. $${n - 1} \\times ${n} = ${n * (n - 1)}$ is not enough, $${n} \\times ${n + 1} = ${n * (n + 1)}$ is. So $n = ${n}$.`,
          answer: n,
        }),
      },
    }
  },
  verify: ({ base, count, sum, m, limit }) => {
    let [powers, n] = [0, 0]
    for (let at = 1; at <= count; at += 1) powers += at
    let reached = 0
    while (reached <= limit) {
      n += 1
      reached += n
    }
    return { a: 'ln(x^3/x^2)', b: 'n^2/2 + n/2', c: Math.round(base ** ((sum * m) / powers)), d: n }
  },
})
