import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { cubeOfVolume } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E2.4')

export { templates }

/** A power in LaTeX; the index may be a text. */
const power = (letter: string, index: number | string) => (index === 1 ? letter : `${letter}^{${index}}`)

core('simplify-with-index-rules', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [k, d, m, n] = [random.int(2, 7), random.int(2, 6), random.int(2, 6), random.int(2, 5)]
    const [c, p, e] = random.pick([
      [2, 2, 3],
      [3, 4, 3],
      [4, 2, 3],
      [5, 3, 2],
      [2, 5, 4],
      [3, 2, 4],
      [2, 3, 5],
      [10, 4, 3],
      [4, 5, 2],
      [3, 3, 3],
      [2, 4, 3],
      [5, 2, 3],
    ] as const)
    return { k, d, m, n, c, p, e, divide: random.chance(0.6), letters: random.int(0, 2) }
  },
  make: ({ k, d, m, n, c, p, e, divide, letters }) => {
    const [a, x] =
      (
        [
          ['a', 'x'],
          ['y', 'p'],
          ['t', 'w'],
        ] as const
      )[letters] ?? (['a', 'x'] as const)
    const task = divide
      ? `${k * d}${power(a, m)} \\div ${d}${power(a, -n)}`
      : `${k}${power(a, m + n + 1)} \\times ${d}${power(a, -n)}`
    const [number, index] = divide ? [k, m + n] : [k * d, m + 1]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Simplify', 'Simplify fully', 'Write in its simplest form'].map(
            each => `${each} $${task}$.`,
          ),
          scheme: [`M1 ${number} or $${power(a, index)}$`, `A1 $${number}${power(a, index)}$`],
          solution: divide
            ? `Divide the numbers: $${k * d} \\div ${d} = ${k}$. Subtract the indices: $${m} - (-${n}) = ${m + n}$. Together: $${k}${power(a, m + n)}$.`
            : `Multiply the numbers: $${k} \\times ${d} = ${k * d}$. Add the indices: $${m + n + 1} + (-${n}) = ${m + 1}$. Together: $${k * d}${power(a, m + 1)}$.`,
          answer: `${number}${a}^${index}`,
          letters: [a],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Simplify $(${c}${power(x, p)})^{${e}}$.`,
          scheme: [`M1 ${c ** e} or $${power(x, p * e)}$`, `A1 $${c ** e}${power(x, p * e)}$`],
          solution: `The index outside belongs to the number as well: $${c}^{${e}} = ${c ** e}$. For the letter multiply the indices: $${p} \\times ${e} = ${p * e}$.`,
          answer: `${c ** e}${x}^${p * e}`,
          letters: [x],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ k, d, m, n, c, p, e, divide, letters }) => {
    const [a, x] =
      (
        [
          ['a', 'x'],
          ['y', 'p'],
          ['t', 'w'],
        ] as const
      )[letters] ?? (['a', 'x'] as const)
    return {
      a: divide ? `(${k * d}*${a}^${m})/(${d}/${a}^${n})` : `${k}*${a}^${m + n + 1}*${d}/${a}^${n}`,
      b: Array.from({ length: e }, () => `${c}*${x}^${p}`).join('*'),
    }
  },
})

core('solve-a-power-equation', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [base, index] = random.pick([
      [2, 5],
      [2, 6],
      [2, 7],
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 3],
      [5, 3],
      [5, 4],
      [10, 4],
    ] as const)
    const [other, low] = random.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
      [3, 2],
      [3, 3],
      [3, 4],
      [4, 2],
      [5, 2],
      [5, 3],
      [6, 2],
      [7, 2],
    ] as const)
    const add = random.int(2, 5)
    return base === other ? null : { base, index, other, low, add, times: random.chance(0.5) }
  },
  make: ({ base, index, other, low, add, times }) => {
    const answer = times ? -low - add : -low + add
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${base}^x = ${plain(base ** index)}$.`,
            `Find the value of *x* when $${base}^x = ${plain(base ** index)}$.`,
          ],
          scheme: [`B1 ${index}`],
          solution: `Write the right-hand side as a power of ${base}: $${plain(base ** index)} = ${base}^{${index}}$. So $x = ${index}$.`,
          answer: index,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${other}^x ${times ? '\\times' : '\\div'} ${other}^{${add}} = \\frac{1}{${other ** low}}$.`,
            `$${other}^x ${times ? '\\times' : '\\div'} ${other}^{${add}} = \\frac{1}{${other ** low}}$. Work out the value of *x*.`,
          ],
          scheme: [
            `M1 $\\frac{1}{${other ** low}} = ${other}^{-${low}}$ or $x ${times ? '+' : '-'} ${add} = -${low}$`,
            `A1 $${answer}$`,
          ],
          solution: `$\\frac{1}{${other ** low}} = ${other}^{-${low}}$. To ${times ? 'multiply, add' : 'divide, subtract'} the indices: $x ${times ? '+' : '-'} ${add} = -${low}$, so $x = ${answer}$.`,
          answer,
        }),
      },
    }
  },
  verify: ({ base, index, other, low, add, times }) => ({
    a: Math.round(Math.log(base ** index) / Math.log(base)),
    b: Math.round(Math.log((times ? 1 / other ** add : other ** add) / other ** low) / Math.log(other)),
  }),
})

supplement('fractional-indices', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [root, n, p] = random.pick([
      [3, 3, 2],
      [2, 3, 2],
      [2, 4, 3],
      [3, 4, 3],
      [4, 3, 2],
      [5, 2, 3],
      [2, 5, 3],
      [3, 2, 3],
      [4, 2, 3],
      [5, 3, 2],
      [2, 3, 4],
      [2, 5, 2],
    ] as const)
    const m = random.int(2, 5)
    const [above, below] = random.pick([
      [3, 4],
      [2, 3],
      [5, 6],
      [3, 5],
      [4, 5],
      [5, 2],
      [9, 4],
      [6, 7],
    ] as const)
    const [halves, ones] = [random.pick([1, 3, 5]), random.int(1, 3)]
    return { root, n, p, m, above, below, halves, ones, minus: random.chance(0.4) }
  },
  make: ({ root, n, p, m, above, below, halves, ones, minus }) => {
    const inside = `${plain(root ** n)}x^{${m * n}}`
    const outer = `\\frac{${minus ? -p : p}}{${n}}`.replace('\\frac{-', '-\\frac{')
    const result = minus ? `\\frac{1}{${root ** p}x^{${m * p}}}` : `${root ** p}x^{${m * p}}`
    const index = halves + 2 * ones
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Simplify $\\left(${inside}\\right)^{${outer}}$.`,
            `Write $\\left(${inside}\\right)^{${outer}}$ in its simplest form.`,
          ],
          scheme: [
            minus ? `M1 $\\frac{1}{${root ** p}}$ or $x^{-${m * p}}$` : `M1 ${root ** p} or $x^{${m * p}}$`,
            `A1 $${result}$${minus ? ` or $\\frac{1}{${root ** p}}x^{-${m * p}}$` : ''}`,
          ],
          solution: `The index belongs to both factors. For the number take the root first: $${root ** n}^{\\frac{1}{${n}}} = ${root}$, and $${root}^${p} = ${root ** p}$.\n\nFor the letter multiply the indices: $${m * n} \\times \\frac{${p}}{${n}} = ${m * p}$. ${minus ? 'The minus makes it a reciprocal' : 'Together'}: $${result}$.`,
          answer: minus ? `1/(${root ** p}x^${m * p})` : `${root ** p}x^${m * p}`,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Simplify $\\frac{${above}}{${below}}x^{\\frac{${halves}}{2}} \\div ${above}x^{-${ones}}$. Give your answer in the form $\\frac{1}{k}x^n$.`,
          scheme: [
            `M1 $\\frac{1}{${below}}$ or $x^{${frac(index, 2)}}$`,
            `A1 $\\frac{1}{${below}}x^{${frac(index, 2)}}$`,
          ],
          solution: `Divide the numbers: $\\frac{${above}}{${below}} \\div ${above} = \\frac{1}{${below}}$.\n\nSubtract the indices: $\\frac{${halves}}{2} - (-${ones}) = ${frac(index, 2)}$. Together: $\\frac{1}{${below}}x^{${frac(index, 2)}}$.`,
          answer: `(1/${below})*x^(${index}/2)`,
          letters: ['x'],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ root, p, m, above, below, halves, ones, minus }) => ({
    a: minus ? `${root}^(-${p})*x^(-${m * p})` : `(${root}*x^${m})^${p}`,
    b: `(${above}*x^(${halves}/2)/${below})*x^${ones}/${above}`,
  }),
})

/** m·x + p as an index. */
const linear = (m: number, p: number) => `${m === 1 ? '' : m}x${p === 0 ? '' : ` ${signed(p)}`}`
const turned = (base: number, k: number) =>
  k < 0 ? `\\left(\\frac{1}{${base ** -k}}\\right)` : String(base ** k)

supplement('equate-powers-of-one-base', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const base = random.pick([2, 2, 3, 3, 5])
    const [m, p] = [random.int(1, 3), random.int(-4, 6)]
    const [k, q] = [random.pick(base === 5 ? [2, -1, -2] : [2, 3, -1, -2]), random.int(-3, 3)]
    if (m === k || (p === 0 && q === 0)) return null
    const [above, below] = [k * q - p, m - k]
    const least = Math.abs(below / gcd(above, below))
    return above === 0 || least > 4 || Math.abs(above / below) > 12
      ? null
      : { base, m, p, k, q, above, below }
  },
  make: ({ base, m, p, k, q, above, below }) => {
    const equation = `${base}^{${linear(m, p)}} = ${turned(base, k)}^{${linear(1, q)}}`
    const right = q === 0 ? linear(k, 0) : `${k === -1 ? '-' : k}(${linear(1, q)})`
    const solved = frac(above, below)
    return {
      stem: '',
      parts: [
        ask.number({
          command: 'Work out',
          prompt: [
            `Solve $${equation}$.`,
            `Find the value of *x* when $${equation}$.`,
            `$${equation}$. Work out the value of *x*.`,
          ],
          scheme: [
            `M1 $${turned(base, k)} = ${base}^{${k}}$, or $${base}^{${right}}$`,
            `M1 $${linear(m, p)} = ${right}$`,
            `A1 $${solved}$`,
          ],
          solution: `Write both sides as powers of ${base}: $${turned(base, k)} = ${base}^{${k}}$, so the right-hand side is $${base}^{${right}}$.\n\nEqual powers of one base have equal indices: $${linear(m, p)} = ${right}$. So ${below === 1 ? '' : `$${below === -1 ? '-' : below}x = ${above}$ and `}$x = ${solved}$.`,
          answer: above / below,
          sigFigs: 3,
        }),
      ],
    }
  },
  verify: ({ base, m, p, k, q }) => {
    const gap = (x: number) => Math.log(base ** (m * x + p)) - Math.log((base ** k) ** (x + q))
    return -gap(0) / (gap(1) - gap(0))
  },
})

supplement('two-equations-in-indices', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [x, y] = [random.int(1, 6), random.int(1, 5)]
    const [k, l] = [random.pick([2, 3]), random.pick([1, 2])]
    const [r, s] = [x + k * y, x - l * y]
    return 2 ** r > 2048 || Math.abs(s) > 4 || x === y
      ? null
      : { x, y, k, l, r, s, wording: random.int(0, 2) }
  },
  make: ({ x, y, k, l, r, s }) => {
    const right = s < 0 ? `\\frac{1}{${3 ** -s}}` : String(3 ** s)
    const first = `2^x \\times ${2 ** k}^y = ${2 ** r}`
    const second = `3^x \\div ${3 ** l}^y = ${right}`
    const [one, two] = [`x + ${k}y = ${r}`, `x - ${l === 1 ? '' : l}y = ${s}`]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO2',
          prompt: [
            `$${first}$. Write this equation without indices, in terms of *x* and *y*.`,
            `Use powers of 2 to write $${first}$ as an equation in *x* and *y* without indices.`,
            `*x* and *y* satisfy $${first}$. Write an equation in *x* and *y* that has no indices.`,
          ],
          scheme: [`B1 $${one}$`],
          solution: `Write everything in powers of 2: $2^x \\times 2^{${k}y} = 2^{${r}}$. To multiply, add the indices: $${one}$.`,
          answer: one,
          letters: ['x', 'y'],
        }),
        b: ask.values({
          command: 'Work out',
          objective: 'AO2',
          prompt: `It is also given that $${second}$. Work out the values of *x* and *y*.`,
          scheme: [`B1 *x* = ${x}, from $${two}$ and part (a)`, `B1 *y* = ${y}`],
          solution: `In powers of 3 the second equation is $3^{x - ${l === 1 ? '' : l}y} = 3^{${s}}$, so $${two}$.\n\nSubtract it from $${one}$: $${k + l}y = ${r - s}$, so $y = ${y}$. Then $x = ${r} - ${k} \\times ${y} = ${x}$.`,
          found: [
            ['*x*', x, 'x'],
            ['*y*', y, 'y'],
          ],
        }),
      },
    }
  },
  verify: ({ x, y, k }) => ({ a: `2*x + ${2 * k}*y = ${2 * (x + k * y)}` }),
})

supplement('cube-from-its-volume', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => ({
    c: random.int(2, 6),
    m: random.int(2, 4),
    x: random.step(1.2, 1.9, 0.1),
    what: random.pick(['cube', 'cubical box', 'cubical tank']),
  }),
  make: ({ c, m, x, what }) => {
    const [volume, side, area] = [`${c ** 3}x^{${3 * m}}`, `${c}x^{${m}}`, `${6 * c * c}x^{${2 * m}}`]
    const value = 6 * c * c * x ** (2 * m)
    return {
      stem: `The volume of a closed ${what} is $${volume}$ cm^{3}.`,
      figure: cubeOfVolume(`${c ** 3}*x*^{${3 * m}} cm^{3}`, `${c ** 3} x to the power ${3 * m}`),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down an expression, in terms of *x*, for the length of one edge.',
          scheme: [`B1 $${side}$`],
          solution: `The edge is the cube root of the volume: the cube root of ${c ** 3} is ${c}, and $${3 * m} \\div 3 = ${m}$. So the edge is $${side}$.`,
          answer: `${c}x^${m}`,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out an expression for the total surface area. Give your answer in its simplest form.',
          scheme: [`M1 $6 \\times (${side})^2$`, `A1 $${area}$`],
          solution: `There are six square faces: $6 \\times (${side})^2 = 6 \\times ${c * c}x^{${2 * m}} = ${area}$.`,
          answer: `${6 * c * c}x^${2 * m}`,
          letters: ['x'],
          form: 'simplified',
          own: { from: 'a', key: '6*f^2' },
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Calculate the total surface area when $x = ${x}$.`,
          scheme: [`M1 $${6 * c * c} \\times ${x}^{${2 * m}}$`, `A1 ${figures(value, 3)}`],
          solution: `Work out the power first: $${6 * c * c} \\times ${x}^{${2 * m}}$ = ${figures(value, 3)} cm^{2}, to 3 significant figures.`,
          answer: value,
          sigFigs: 3,
          unit: 'cm^2',
          own: { from: 'b', key: `f(${x})` },
        }),
      },
    }
  },
  verify: ({ c, m, x }) => ({
    a: `(${c ** 3}*x^${3 * m})/(${c * c}*x^${2 * m})`,
    b: `${2 * c}*x^${m}*${3 * c}*x^${m}`,
    c: 6 * (c * x ** m) * (c * x ** m),
  }),
})

const GROWING = [
  { of: 'bacteria in a dish', unit: 'hours', starts: [200, 300, 400, 500, 600, 800] },
  { of: 'algae cells in a sample', unit: 'days', starts: [1000, 1500, 2000, 2500, 3000] },
  { of: 'users of a new app', unit: 'weeks', starts: [50, 80, 120, 150, 250] },
] as const

core('growth-with-powers-of-two', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const start = random.pick((GROWING[at] ?? GROWING[0]).starts)
    const [k, index] = [random.int(2, 6), random.int(5, 8)]
    const t = random.step(4.5, 14.5, 1)
    return t / k > 5 ? null : { at, start, k, index, t }
  },
  make: ({ at, start, k, index, t }) => {
    const { of, unit } = GROWING[at] ?? GROWING[0]
    const n = start * 2 ** (t / k)
    const target = start * 2 ** index
    return {
      stem: `The number, *N*, of ${of} after *t* ${unit} is given by the formula $N = ${start} \\times 2^{\\frac{t}{${k}}}$.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate *N* when $t = ${t}$. Give your answer correct to 3 significant figures.`,
          scheme: [`M1 $${start} \\times 2^{${frac(clean(t * 2), 2 * k)}}$`, `A1 ${figures(n, 3)}`],
          solution: `Put the whole index in brackets on the calculator: $${start} \\times 2^{${t} \\div ${k}}$ = ${figures(n, 3)}.`,
          answer: n,
          sigFigs: 3,
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: `Work out the value of *t* when $N = ${plain(target)}$.`,
          scheme: [
            `M1 $2^{\\frac{t}{${k}}} = ${2 ** index}$`,
            `M1 $\\frac{t}{${k}} = ${index}$`,
            `A1 ${k * index}`,
          ],
          solution: `Divide by ${start}: $2^{\\frac{t}{${k}}} = ${plain(target)} \\div ${start} = ${2 ** index}$.\n\nAs $${2 ** index} = 2^{${index}}$, the indices are equal: $\\frac{t}{${k}} = ${index}$ and $t = ${k * index}$.`,
          answer: k * index,
        }),
      },
    }
  },
  verify: ({ start, k, index, t }) => {
    let [time, number] = [0, start as number]
    while (number < start * 2 ** index) [time, number] = [time + k, number * 2]
    return { a: start * Math.exp((t * Math.LN2) / k), b: time }
  },
})
