import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { core, supplement, templates } = questionsOf('structured', 'E1.7')

export { templates }

supplement('unknown-indices', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const base = random.pick([2, 3, 5])
    const [up, down] = [random.int(2, 4), random.int(2, 5)]
    const [root, over] = [random.int(2, 3), random.int(2, 4)]
    if (root === over || (base === 5 && (up > 3 || over > 3))) return null
    return { base, up, down, root, over, place: random.int(0, 2) }
  },
  make: ({ base, up, down, root, over, place }) => ({
    stem:
      [
        'Find the value of each letter.',
        'Each equation has one solution. No calculator may be used.',
        'Write both sides of an equation as powers of the same number.',
      ][place] ?? '',
    parts: {
      a: ask.whole({
        command: 'Find',
        objective: 'AO1',
        prompt: `$${base}^m = \\frac{1}{${base ** up}}$. Find the value of *m*.`,
        scheme: [`B1 ${plain(-up)}`],
        solution: `$${base ** up} = ${base}^${up}$, so $\\frac{1}{${base ** up}} = ${base}^{-${up}}$ and $m = -${up}$.`,
        answer: -up,
      }),
      b: ask.whole({
        command: 'Find',
        prompt: `$${base}^n \\times ${base ** 2} = ${base}^{-${down}}$. Find the value of *n*.`,
        scheme: [`M1 $n + 2 = -${down}$`, `A1 ${plain(-down - 2)}`],
        solution: `$${base ** 2} = ${base}^2$, so the left side is $${base}^{n + 2}$. $n + 2 = -${down}$, so $n = ${-down - 2}$.`,
        answer: -down - 2,
      }),
      c: ask.number({
        command: 'Find',
        prompt: `$${base ** root}^k = ${base ** over}$. Find the value of *k*.`,
        sigFigs: 3,
        scheme: [`M1 $${root}k = ${over}$`, `A1 $${frac(over, root)}$`],
        solution: `$${base ** root} = ${base}^${root}$ and $${base ** over} = ${base}^${over}$. So $${root}k = ${over}$ and $k = ${frac(over, root)}$.`,
        answer: over / root,
      }),
    },
  }),
  verify: ({ base, up, down, root, over }) => ({
    a: Math.round(Math.log(1 / base ** up) / Math.log(base)),
    b: Math.round(Math.log(base ** -down / base ** 2) / Math.log(base)),
    c: Math.log(base ** over) / Math.log(base ** root),
  }),
})

const power = (letter: string, index: number) => (index === 1 ? letter : `${letter}^{${index}}`)

core('powers-of-a-product', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [front, index] = random.pick([
      [2, 3],
      [3, 2],
      [3, 3],
      [5, 2],
      [2, 4],
      [4, 2],
    ] as const)
    const [m, n] = [random.int(2, 5), random.int(2, 6)]
    const [letter, other] = random.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['p', 'q'],
    ] as const)
    const [times, above, below] = [random.int(2, 6), random.int(5, 9), random.int(2, 4)]
    return { front, index, m, n, letter, other, times, above, below }
  },
  make: ({ front, index, m, n, letter, other, times, above, below }) => {
    const typed = `${front ** index}${letter}^${m * index}`
    const rest = above - below
    return {
      stem: [
        'Simplify each expression.',
        'Write each expression as simply as possible.',
        'Use the rules of indices.',
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Simplify $(${front}${letter}^${m})^${index}$.`,
          letters: [letter],
          form: 'simplified',
          scheme: [
            `B1 ${front ** index}, or $${letter}^{${m * index}}$`,
            `B1 $${front ** index}${letter}^{${m * index}}$`,
          ],
          solution: `Raise each factor: $${front}^${index} = ${front ** index}$ and $(${letter}^${m})^${index} = ${letter}^{${m} \\times ${index}} = ${letter}^{${m * index}}$.`,
          answer: typed,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Simplify $\\frac{${times * 3}${letter}^{${above}}${other}^{${n}}}{3${letter}^{${below}}}$.`,
          letters: [letter, other],
          form: 'simplified',
          scheme: [
            `B1 two of the factors ${times}, $${power(letter, rest)}$ and $${other}^{${n}}$`,
            `B1 $${times}${power(letter, rest)}${other}^{${n}}$`,
          ],
          solution: `$${times * 3} \\div 3 = ${times}$, $${letter}^{${above}} \\div ${letter}^{${below}} = ${letter}^{${above} - ${below}} = ${power(letter, rest)}$, and $${other}^{${n}}$ stays.`,
          answer: `${times}${rest === 1 ? letter : `${letter}^${rest}`}${other}^${n}`,
        }),
      },
    }
  },
  verify: ({ front, index, m, n, letter, other, times, above, below }) => ({
    a: Array.from({ length: index }, () => `(${front}${letter}^${m})`).join('*'),
    b: `${times}*${letter}^(${above}-${below})*${other}^${n}`,
  }),
})
