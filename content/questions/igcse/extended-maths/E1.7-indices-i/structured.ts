import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { core, supplement, templates } = questionsOf('structured', 'E1.7')

export { templates }

core('rules-of-indices', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [a, b, c] = [random.int(4, 9), random.int(2, 6), random.int(2, 5)]
    const [k, m, n] = [random.int(2, 5), random.int(2, 5), random.int(2, 3)]
    const [base, low, p] = [random.int(3, 9), random.int(2, 5), random.pick([-4, -3, -2, 3, 4, 6, 7])]
    return a + b - c === 1 || c === a || c === b || p - low === 1
      ? null
      : { a, b, c, k, m, n, base, low, p, letter: random.pick(['x', 'y', 'w']), by: random.int(2, 6) }
  },
  make: ({ a, b, c, k, m, n, base, low, p, letter, by }) => ({
    stem: '',
    parts: {
      a: ask.expression({
        command: 'Work out',
        objective: 'AO1',
        prompt: `Simplify $${letter}^${a} \\times ${letter}^${b} \\div ${letter}^${c}$.`,
        scheme: [`B1 $${letter}^{${a + b - c}}$`],
        solution: `Add the powers when multiplying and subtract when dividing: $${a} + ${b} - ${c} = ${a + b - c}$.`,
        answer: `${letter}^${a + b - c}`,
        letters: [letter],
        form: 'simplified',
      }),
      b: ask.expression({
        command: 'Work out',
        objective: 'AO1',
        prompt: `Simplify $(${k}${letter}^${m})^${n}$.`,
        scheme: [`B1 ${k ** n}, or $${letter}^{${m * n}}$`, `B1 $${k ** n}${letter}^{${m * n}}$`],
        solution: `The power applies to both factors: $${k}^${n} = ${k ** n}$ and $(${letter}^${m})^${n} = ${letter}^{${m * n}}$.`,
        answer: `${k ** n}${letter}^${m * n}`,
        letters: [letter],
        form: 'simplified',
      }),
      c: ask.fraction({
        command: 'Work out',
        objective: 'AO1',
        prompt: `Work out $${base}^{-2}$.`,
        scheme: [`B1 $\\frac{1}{${base ** 2}}$`],
        solution: `A negative power is a reciprocal: $${base}^{-2} = \\frac{1}{${base}^2} = \\frac{1}{${base ** 2}}$.`,
        answer: 1 / base ** 2,
      }),
      d: ask.whole({
        prompt: `Find the value of *p* when $${by}^p \\div ${by}^{${low}} = ${by}^{${p - low}}$.`,
        scheme: [`B1 $${p}$`],
        solution: `Subtract the powers: $p - ${low} = ${p - low}$, so $p = ${p}$.`,
        answer: p,
      }),
    },
  }),
  verify: ({ a, b, c, k, m, n, base, low, p, letter, by }) => ({
    a: `${letter}^${a}*${letter}^${b}/${letter}^${c}`,
    b: Array.from({ length: n }, () => `${k}*${letter}^${m}`).join('*'),
    c: base ** -2,
    d: Math.log(by ** (p - low) * by ** low) / Math.log(by),
  }),
})

supplement('fractional-indices', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [root, base] = random.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 7],
      [3, 2],
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 2],
      [4, 3],
    ] as const)
    const power = root === 3 ? 2 : 3
    const [above, below] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const)
    const [one, other] = random.pick([
      [2, 3],
      [3, 2],
      [3, 4],
      [3, 5],
      [2, 5],
      [5, 3],
      [5, 2],
      [4, 3],
    ] as const)
    return {
      root,
      base,
      power,
      above,
      below,
      small: random.pick([2, 3]),
      one,
      other,
      r2: random.pick([2, 3]),
    }
  },
  make: ({ root, base, power, above, below, small, one, other, r2 }) => ({
    stem: '',
    parts: {
      a: ask.fraction({
        command: 'Work out',
        objective: 'AO1',
        prompt: `Work out $${base ** root}^{-\\frac{${power}}{${root}}}$.`,
        scheme: [
          `M1 $${root === 2 ? `\\sqrt{${base ** root}}` : `\\sqrt[${root}]{${base ** root}}`} = ${base}$, or a reciprocal seen`,
          `A1 $\\frac{1}{${base ** power}}$`,
        ],
        solution: `The ${root === 2 ? 'square' : root === 3 ? 'cube' : 'fourth'} root of ${base ** root} is ${base}; its power ${power} is ${base ** power}; the minus sign means the reciprocal.`,
        answer: 1 / base ** power,
      }),
      b: ask.fraction({
        command: 'Work out',
        objective: 'AO1',
        prompt: `Work out $\\left(\\frac{${above ** r2}}{${below ** r2}}\\right)^{-\\frac{1}{${r2}}}$.`,
        scheme: [
          `M1 $\\frac{${above}}{${below}}$ or $\\left(\\frac{${below ** r2}}{${above ** r2}}\\right)^{\\frac{1}{${r2}}}$`,
          `A1 $\\frac{${below}}{${above}}$`,
        ],
        solution: `Turn the fraction over for the minus sign, then take the ${r2 === 2 ? 'square' : 'cube'} root of both numbers: $\\frac{${below}}{${above}}$.`,
        answer: below / above,
      }),
      c: ask.fraction({
        prompt: `Find the value of *x* when $${small ** one}^x = ${small ** other}$.`,
        scheme: [`M1 $${small}^{${one}x} = ${small}^${other}$`, `A1 $\\frac{${other}}{${one}}$`],
        solution: `Write both sides as powers of ${small}: $${small}^{${one}x} = ${small}^${other}$, so $${one}x = ${other}$ and $x = \\frac{${other}}{${one}}$.`,
        answer: other / one,
      }),
    },
  }),
  verify: ({ root, base, power, above, below, small, one, other, r2 }) => ({
    a: (base ** root) ** (-power / root),
    b: (below ** r2 / above ** r2) ** (1 / r2),
    c: Math.log(small ** other) / Math.log(small ** one),
  }),
})
