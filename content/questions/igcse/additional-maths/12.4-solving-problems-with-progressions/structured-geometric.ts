import { termsGraph } from '@/content/figures/igcse/additional-maths/series-3'
import { ask } from '@/lib/exams/authoring/ask'
import { crossings, secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { nth, spaced } from '../series'

const { question, templates } = questionsOf('structured', '12.4')

export { templates }

question('geometric-progression-from-two-terms', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [a, r] = [
      random.pick([20, 40, 50, 60, 80, 100, 125, 200, 250]),
      random.pick([1.1, 1.2, 1.25, 1.4, 1.5, 1.6]),
    ]
    const [p, gap, count] = [random.int(2, 3), random.pick([2, 3, 3]), random.int(9, 14)]
    const [one, two] = [p, p + gap].map(n => a * r ** (n - 1)) as [number, number]
    const exact = [one, two].every(each => Math.abs(each * 100 - Math.round(each * 100)) < 1e-7)
    const limit = random.pick([2000, 5000, 10_000, 20_000, 50_000])
    const n = Math.log(1 + (limit * (r - 1)) / a) / Math.log(r)
    const clear = Math.abs(n - Math.round(n)) > 0.05 && n > count + 1 && n < 45
    return exact && clear ? { a, r, p, q: p + gap, count, limit, n: Math.ceil(n), at: n } : null
  },
  make: ({ a, r, p, q, count, limit, n, at }) => {
    const [one, two] = [p, q].map(each => Number((a * r ** (each - 1)).toFixed(4))) as [number, number]
    const sum = (a * (r ** count - 1)) / (r - 1)
    const scaled = figures((limit * (r - 1)) / a + 1, 4)
    return {
      stem: [
        `All terms of a geometric progression are positive. The ${nth(p)} term is ${plain(one)} and the ${nth(q)} term is ${plain(two)}.`,
        `A geometric progression of positive terms has ${nth(p)} term ${plain(one)} and ${nth(q)} term ${plain(two)}.`,
        `The ${nth(p)} and ${nth(q)} terms of a geometric progression are ${plain(one)} and ${plain(two)}. All terms are positive.`,
      ],
      parts: {
        'a.i': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the common ratio.',
          scheme: [`M1 $r^${q - p} = \\frac{${two}}{${one}}$`, `A1 ${plain(r)}`],
          solution: `Divide $ar^{${q - 1}} = ${two}$ by $ar${p === 2 ? '' : `^{${p - 1}}`} = ${one}$: $r^${q - p} = ${Number((r ** (q - p)).toFixed(6))}$, so $r = ${r}$.`,
          answer: r,
          sigFigs: 3,
        }),
        'a.ii': ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the first term.',
          scheme: [`B1 ${a}`],
          solution: `$a = \\frac{${one}}{${r}${p === 2 ? '' : `^${p - 1}`}} = ${a}$.`,
          answer: a,
          sigFigs: 3,
          follow: { from: 'a.i', formula: `${one}/x^${p - 1}` },
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the sum of the first ${count} terms, correct to 3 significant figures.`,
          scheme: [`M1 $\\frac{${a}(${r}^{${count}} - 1)}{${r} - 1}$`, `A1 ${figures(sum, 3)}`],
          solution: `$\\frac{${a}(${r}^{${count}} - 1)}{${r} - 1}$ is ${figures(sum, 3)}.`,
          answer: sum,
          sigFigs: 3,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the least number of terms whose sum is greater than ${plain(limit)}.`,
          scheme: [
            `M1 $\\frac{${a}(${r}^n - 1)}{${r} - 1} > ${spaced(limit)}$`,
            `M1 $n > \\frac{\\ln ${scaled}}{\\ln ${r}}$`,
            `A1 ${n}`,
          ],
          solution: `$${r}^n - 1 > \\frac{${spaced(limit)} \\times ${Number((r - 1).toFixed(4))}}{${a}}$, so $${r}^n$ must be greater than ${scaled}. Take logarithms: *n* must be greater than ${figures(at, 3)}. The least number is ${n}.`,
          answer: n,
        }),
      },
    }
  },
  verify: ({ a, r, p, q, count, limit }) => {
    const [one, two] = [p, q].map(each => a * r ** (each - 1)) as [number, number]
    const ratio = secant(x => x ** (q - p) - two / one, 1.3)
    let first = one
    for (let at = 1; at < p; at += 1) first /= ratio
    let [sum, term, n] = [0, a, 0]
    let wanted = 0
    while (sum <= limit) {
      ;[sum, term, n] = [sum + term, term * r, n + 1]
      if (n === count) wanted = sum
    }
    return { 'a.i': ratio, 'a.ii': first, b: wanted, c: n }
  },
})

const TRAINING = [
  {
    stem: (a: number, g: number) =>
      `A runner trains for a race. She runs ${a} km in week 1, and in each further week ${g}% more than in the week before.`,
    what: 'the distance that she runs',
    total: 'total distance',
    unit: 'km',
    y: 'distance / km',
    time: 'week',
    at: 'in',
  },
  {
    stem: (a: number, g: number) =>
      `A factory makes ${a} thousand bottles in month 1. Each month it makes ${g}% more than in the month before.`,
    what: 'the number of bottles, in thousands, that it makes',
    total: 'total number of bottles, in thousands,',
    unit: '',
    y: 'bottles / thousand',
    time: 'month',
    at: 'in',
  },
  {
    stem: (a: number, g: number) =>
      `A well is pumped for ${a} minutes on day 1 and on each further day for ${g}% longer than on the day before.`,
    what: 'the time, in minutes, for which it is pumped',
    total: 'total time, in minutes,',
    unit: '',
    y: 'time / min',
    time: 'day',
    at: 'on',
  },
] as const

question('growth-term-by-term', {
  facts: { difficulty: 5, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [about, a, g] = [random.int(0, 2), random.int(12, 40), random.pick([4, 5, 6, 8, 10, 12])]
    const r = 1 + g / 100
    const [k, count] = [random.int(8, 12), random.int(10, 16)]
    const [bound, total] = [a * random.pick([3, 4, 5]), random.step(1000, 4000, 250)]
    const one = 1 + Math.log(bound / a) / Math.log(r)
    const two = Math.log(1 + (total * (r - 1)) / a) / Math.log(r)
    const clear = [one, two].every(each => Math.abs(each - Math.round(each)) > 0.06 && each < 60)
    return clear && k !== count && two > count
      ? { about, a, g, r, k, count, bound, total, first: Math.ceil(one), enough: Math.ceil(two), one, two }
      : null
  },
  make: ({ about, a, g, r, k, count, bound, total, first, enough, one, two }) => {
    const { stem, what, total: sumOf, unit, y, time, at } = TRAINING[about] ?? TRAINING[0]
    const [kth, sum] = [a * r ** (k - 1), (a * (r ** count - 1)) / (r - 1)]
    return {
      stem: `${stem(a, g)} The diagram shows the first five ${time}s.`,
      figure: termsGraph({
        name: 'series/growth-in-steps',
        title: `The first five ${time}s`,
        x: time,
        y,
        sets: [{ label: '', values: [1, 2, 3, 4, 5].map(n => a * r ** (n - 1)) }],
        says: `The points rise from ${a} ${at} ${time} 1, in steps that grow.`,
      }),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find ${what} ${at} ${time} ${k}, correct to 3 significant figures.`,
          unit,
          scheme: [`M1 $${a} \\times ${r}^{${k - 1}}$`, `A1 ${figures(kth, 3)}`],
          solution: `The common ratio is ${r}. There are ${k - 1} steps to ${time} ${k}: $${a} \\times ${r}^{${k - 1}}$ is ${figures(kth, 3)}.`,
          answer: kth,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the ${sumOf} in the first ${count} ${time}s, correct to 3 significant figures.`,
          unit,
          scheme: [`M1 $\\frac{${a}(${r}^{${count}} - 1)}{${r} - 1}$`, `A1 ${figures(sum, 3)}`],
          solution: `$\\frac{${a}(${r}^{${count}} - 1)}{${r} - 1}$ is ${figures(sum, 3)}.`,
          answer: sum,
          sigFigs: 3,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the first ${time} ${at} which ${what} is greater than ${bound}${unit === '' ? '' : ` ${unit}`}. Write its number.`,
          scheme: [
            `M1 $${a} \\times ${r}^{n - 1} > ${bound}$`,
            `M1 $n - 1 > \\frac{\\ln ${bound / a}}{\\ln ${r}}$`,
            `A1 ${first}`,
          ],
          solution: `$${r}^{n - 1} > ${bound / a}$, so $n - 1 > \\frac{\\ln ${bound / a}}{\\ln ${r}}$, which is ${figures(one - 1, 3)}. *n* must be greater than ${figures(one, 3)}: it is ${time} ${first}.`,
          answer: first,
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt:
            `Find the least number of ${time}s after which the ${sumOf} is greater than ${plain(total)}${unit === '' ? '' : ` ${unit}`}.`.replace(
              ',  is',
              ', is',
            ),
          scheme: [
            `M1 $\\frac{${a}(${r}^n - 1)}{${r} - 1} > ${total}$`,
            `M1 $${r}^n$ greater than ${figures((total * (r - 1)) / a + 1, 4)}`,
            `A1 ${enough}`,
          ],
          solution: `$${r}^n - 1 > \\frac{${total} \\times ${Number((r - 1).toFixed(4))}}{${a}}$, so $${r}^n$ must be greater than ${figures((total * (r - 1)) / a + 1, 4)}. Logarithms: *n* must be greater than ${figures(two, 3)}. The least number is ${enough}.`,
          answer: enough,
        }),
      },
    }
  },
  verify: ({ a, g, k, count, bound, total }) => {
    let [value, n, sum] = [a, 1, a]
    let [kth, wanted, first, enough] = [0, 0, 0, 0]
    while (n < 120) {
      if (n === k) kth = value
      if (n === count) wanted = sum
      if (value > bound && first === 0) first = n
      if (sum > total && enough === 0) enough = n
      value += (value * g) / 100
      sum += value
      n += 1
    }
    return { a: kth, b: wanted, c: first, d: enough }
  },
})

question('trigonometric-terms', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const steep = random.chance(0.5)
    const count = random.pick(steep ? [4, 6, 8] : [4, 6])
    const k = random.pick(
      steep
        ? [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
        : count === 4
          ? [6, 12, 18, 24, 30, 36, 42]
          : [18, 36, 54, 72, 90],
    )
    // The sum is c(1 + √3).
    const c = steep ? (k * (3 ** (count / 2) - 1)) / 4 : (k * 3 * (1 - 3 ** (-count / 2))) / 4
    const up = random.chance(0.5)
    return Number.isInteger(Math.round(c * 1e6) / 1e6) ? { steep, count, k, c: Math.round(c), up } : null
  },
  make: ({ steep, count, k, c, up }) => {
    const theta = steep ? '\\frac{\\pi}{3}' : '\\frac{\\pi}{6}'
    const r = steep ? '\\sqrt{3}' : '\\frac{1}{\\sqrt{3}}'
    // The fifth term: first term times 9 or a ninth.
    const fifth = steep
      ? String((9 * k) / 2)
      : `${k % 18 === 0 ? (k === 18 ? '' : k / 18) : `\\frac{${k / 6}}{3}`}\\sqrt{3}`
    const first = steep ? String(k / 2) : `${k / 2}\\sqrt{3}`
    const found = up ? ['\\frac{\\pi}{6}', '\\frac{5\\pi}{6}'] : ['\\frac{\\pi}{3}', '\\frac{2\\pi}{3}']
    return {
      stem: '',
      parts: {
        'a.i': ask.expression({
          lead: `The first three terms of a geometric progression are $${k}\\cos\\theta$, $${k}\\sin\\theta$ and $${k}\\sin\\theta\\tan\\theta$, where $0 < \\theta < \\frac{\\pi}{2}$.`,
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the common ratio in its simplest form.',
          scheme: ['M1 $\\frac{\\sin\\theta}{\\cos\\theta}$', 'A1 $\\tan\\theta$'],
          solution: `$\\frac{${k}\\sin\\theta}{${k}\\cos\\theta} = \\tan\\theta$, and the third term divided by the second is $\\tan\\theta$ as well.`,
          answer: 'tan(theta)',
          letters: ['theta'],
          form: 'simplified',
        }),
        'a.ii': ask.expression({
          lead: `It is now given that $\\theta = ${theta}$.`,
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of the fifth term.',
          scheme: [`M1 $${first} \\times \\left(${r}\\right)^4$`, `A1 $${fifth}$`],
          solution: `The first term is $${k}\\cos ${theta} = ${first}$ and the ratio is $${r}$. Four steps: $${first} \\times \\left(${r}\\right)^4 = ${fifth}$.`,
          answer: steep ? String((9 * k) / 2) : k % 18 === 0 ? `${k / 18}*sqrt(3)` : `${k / 6}*sqrt(3)/3`,
          letters: [],
          form: 'exact',
        }),
        'a.iii': ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the sum of the first ${count} terms in the form $p(1 + \\sqrt{3})$, where *p* is an integer.`,
          scheme: [
            steep
              ? `M1 $\\frac{${k / 2}(${3 ** (count / 2)} - 1)}{\\sqrt{3} - 1}$`
              : `M1 $\\frac{${k / 2}\\sqrt{3}\\left(1 - \\frac{1}{${3 ** (count / 2)}}\\right)}{1 - \\frac{1}{\\sqrt{3}}}$`,
            'M1 numerator and denominator multiplied by $\\sqrt{3} + 1$',
            `A1 $${c}(1 + \\sqrt{3})$`,
          ],
          solution: steep
            ? `$\\left(\\sqrt{3}\\right)^${count} = ${3 ** (count / 2)}$, so the sum is $\\frac{${k / 2} \\times ${3 ** (count / 2) - 1}}{\\sqrt{3} - 1}$. Multiply above and below by $\\sqrt{3} + 1$; below, $3 - 1 = 2$. The sum is $${c}(1 + \\sqrt{3})$.`
            : `$\\left(\\frac{1}{\\sqrt{3}}\\right)^${count} = \\frac{1}{${3 ** (count / 2)}}$. Multiply above and below by $\\sqrt{3}$: $\\frac{${(3 * k) / 2} \\times \\frac{${3 ** (count / 2) - 1}}{${3 ** (count / 2)}}}{\\sqrt{3} - 1}$. Then multiply by $\\sqrt{3} + 1$; below, $3 - 1 = 2$. The sum is $${c}(1 + \\sqrt{3})$.`,
          answer: `${c}*(1 + sqrt(3))`,
          letters: [],
          form: 'simplified',
        }),
        'b.i': ask.expression({
          lead: 'The numbers $\\sin^2 x$, $q$ and $\\cos^2 x$ are the first three terms of an arithmetic progression.',
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *q*.',
          scheme: ['M1 $2q = \\sin^2 x + \\cos^2 x$', 'A1 $\\frac{1}{2}$'],
          solution:
            'The middle term is the mean of the other two: $2q = \\sin^2 x + \\cos^2 x = 1$, so $q = \\frac{1}{2}$ for every *x*.',
          answer: '1/2',
          letters: [],
          form: 'exact',
        }),
        'b.ii': ask.solutions({
          command: 'Find',
          objective: 'AO2',
          subtopic: '10.5',
          prompt: `Find the values of *x*, for $0 \\leqslant x \\leqslant \\pi$, for which the common difference is $${up ? '' : '-'}\\frac{1}{4}$. Give your answers in terms of $\\pi$.`,
          scheme: [
            `M1 $\\cos^2 x = ${up ? '\\frac{3}{4}' : '\\frac{1}{4}'}$`,
            `A1 $x = ${found[0]}$`,
            `A1 $x = ${found[1]}$`,
          ],
          solution: `$\\cos^2 x - \\frac{1}{2} = ${up ? '' : '-'}\\frac{1}{4}$, so $\\cos^2 x = ${up ? '\\frac{3}{4}' : '\\frac{1}{4}'}$ and $\\cos x = \\pm ${up ? '\\frac{\\sqrt{3}}{2}' : '\\frac{1}{2}'}$. In the interval $x = ${found[0]}$ or $x = ${found[1]}$.`,
          answer: up ? ['pi/6', '5pi/6'] : ['pi/3', '2pi/3'],
          letter: 'x',
          interval: { from: '0', to: 'pi' },
          angles: 'radians',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ steep, count, k, up }) => {
    const theta = steep ? Math.PI / 3 : Math.PI / 6
    const terms = [k * Math.cos(theta)]
    for (let at = 1; at < 8; at += 1) terms.push((terms[at - 1] ?? 0) * Math.tan(theta))
    const sum = terms.slice(0, count).reduce((all, each) => all + each, 0)
    const gap = (x: number) => (Math.cos(x) ** 2 - Math.sin(x) ** 2) / 2 - (up ? 0.25 : -0.25)
    return {
      'a.i': 'sin(theta)/cos(theta)',
      'a.ii': String(terms[4] ?? 0),
      'a.iii': String(sum),
      'b.i': String((Math.sin(0.7) ** 2 + Math.cos(0.7) ** 2) / 2),
      'b.ii': crossings(gap, 0, Math.PI, 0.00971),
    }
  },
})
