import { ringOfPoints } from '@/content/figures/igcse/additional-maths/permutations-and-combinations-1'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { combos, countChoices, nCr, upTo } from '../permutations-and-combinations'

const { question, templates } = questionsOf('structured', '11.2')

export { templates }

const under = (below: string) => `(n - ${below})!`

/** Proofs in four lines between the two sides, and what is to be solved by the identity. */
const PROOFS = [
  {
    left: `${nCr('n', 'r - 1')} + ${nCr('n', 'r')}`,
    right: nCr('n + 1', 'r'),
    steps: [
      '$\\frac{n!}{(r - 1)!(n - r + 1)!} + \\frac{n!}{r!(n - r)!}$',
      '$\\frac{n!\\,r}{r!(n - r + 1)!} + \\frac{n!(n - r + 1)}{r!(n - r + 1)!}$',
      '$\\frac{n!(r + n - r + 1)}{r!(n - r + 1)!}$',
      '$\\frac{n!(n + 1)}{r!(n - r + 1)!}$',
      '$\\frac{(n + 1)!}{r!(n + 1 - r)!}$',
    ],
    why: 'The symbols are written out, the fractions get a common denominator and are added, the bracket is simplified, and $n!(n + 1) = (n + 1)!$.',
  },
  {
    left: `(n - r)${nCr('n', 'r')}`,
    right: `(r + 1)${nCr('n', 'r + 1')}`,
    steps: [
      `$\\frac{n!(n - r)}{r!${under('r')}}$`,
      `$\\frac{n!(n - r)}{r!(n - r)${under('r - 1')}}$`,
      `$\\frac{n!}{r!${under('r - 1')}}$`,
      `$\\frac{(r + 1)n!}{(r + 1)r!${under('r - 1')}}$`,
      `$\\frac{(r + 1)n!}{(r + 1)!(n - (r + 1))!}$`,
    ],
    why: 'The symbol is written out, $(n - r)!$ is split and $n - r$ cancels; then the fraction is multiplied by $r + 1$ above and below, and $(r + 1)r! = (r + 1)!$.',
  },
  {
    left: `r\\,${nCr('n', 'r')}`,
    right: `n\\,${nCr('n - 1', 'r - 1')}`,
    steps: [
      `$\\frac{r\\,n!}{r!${under('r')}}$`,
      `$\\frac{r\\,n!}{r(r - 1)!${under('r')}}$`,
      `$\\frac{n!}{(r - 1)!${under('r')}}$`,
      `$\\frac{n(n - 1)!}{(r - 1)!${under('r')}}$`,
      '$\\frac{n(n - 1)!}{(r - 1)!((n - 1) - (r - 1))!}$',
    ],
    why: 'The symbol is written out, $r!$ is split and *r* cancels; then *n* is split off $n!$, and $n - r = (n - 1) - (r - 1)$.',
  },
]

question('order-a-proof-of-an-identity', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const at = random.int(0, 2)
    const [n, r] = [random.int(9, 13), random.int(4, 6)]
    const [low, m] = [random.int(3, 6), random.int(2, 5)]
    const shown = random.shuffle([0, 1, 2, 3, 4])
    // Where the values are equal by symmetry the identity is not needed.
    const isSymmetric = (at === 0 && n === 2 * r - 1) || (at === 1 && n === 2 * r + 1)
    const isInOrder = shown.every((each, place) => each === place)
    return isSymmetric || isInOrder ? null : { at, n, r, low, m, shown }
  },
  make: ({ at, n, r, low, m, shown }) => {
    const { left, right, steps, why } = PROOFS[at] ?? PROOFS[0] ?? fail()
    const value = [combos(n + 1, r), combos(n, r + 1), combos(n, r)][at] ?? 0
    const solved = [m * (low + 1) - 1, m * (low + 1) + low, m * low][at] ?? 0
    const given = [
      `$${nCr(n, r - 1)} = ${combos(n, r - 1)}$ and $${nCr(n, r)} = ${combos(n, r)}$`,
      `$${nCr(n, r)} = ${combos(n, r)}$`,
      `$${nCr(n - 1, r - 1)} = ${combos(n - 1, r - 1)}$`,
    ][at]
    const wanted = [nCr(n + 1, r), nCr(n, r + 1), nCr(n, r)][at] ?? ''
    const reckoned =
      [
        `${combos(n, r - 1)} + ${combos(n, r)} = ${value}`,
        `\\frac{${n - r} \\times ${combos(n, r)}}{${r + 1}} = ${value}`,
        `\\frac{${n} \\times ${combos(n - 1, r - 1)}}{${r}} = ${value}`,
      ][at] ?? ''
    const equation =
      [
        `${nCr('n', low)} + ${nCr('n', low + 1)} = ${m}\\,${nCr('n', low)}`,
        `${nCr('n', low + 1)} = ${m}\\,${nCr('n', low)}`,
        `${nCr('n', low)} = ${m}\\,${nCr('n - 1', low - 1)}`,
      ][at] ?? ''
    const ratio =
      [
        `${nCr('n + 1', low + 1)} = \\frac{n + 1}{${low + 1}} \\times ${nCr('n', low)}`,
        `${nCr('n', low + 1)} = \\frac{n - ${low}}{${low + 1}} \\times ${nCr('n', low)}`,
        `${nCr('n', low)} = \\frac{n}{${low}} \\times ${nCr('n - 1', low - 1)}`,
      ][at] ?? ''
    const simple =
      [
        `\\frac{n + 1}{${low + 1}} = ${m}`,
        `\\frac{n - ${low}}{${low + 1}} = ${m}`,
        `\\frac{n}{${low}} = ${m}`,
      ][at] ?? ''
    return {
      stem: `The identity $${left} = ${right}$ is to be proved, where *n* and *r* are integers with $0 < r < n$. The proof begins with the left side.`,
      parts: {
        a: ask.order({
          command: 'Show that',
          objective: 'AO2',
          prompt: [
            'The five lines of a proof are given in the wrong order. Put them in order.',
            'Put the five lines in the order of a proof.',
          ],
          items: shown.map(each => ({ id: `step-${each}`, text: steps[each] ?? '' })),
          answer: steps.map((_, each) => `step-${each}`),
          scheme: sequenceScheme(5, 3),
          solution: `${why} The lines are: ${steps.join(' = ')}.`,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `It is given that ${given}. Use the identity to find the value of $${wanted}$.`,
          scheme: [`M1 uses the identity`, `A1 ${plain(value)}`],
          solution: `By the identity, $${wanted} = ${reckoned}$.`,
          answer: value,
        }),
        c: ask.whole({
          command: 'Solve',
          prompt: `Solve the equation $${equation}$.`,
          scheme: [`M1 $${ratio}$`, `M1 $${simple}$`, `A1 $n = ${solved}$`],
          solution: `${at === 0 ? `By the identity the left side is $${nCr('n + 1', low + 1)}$, and ` : ''}$${ratio}$. Divide by the symbol on the right: $${simple}$, so $n = ${solved}$.`,
          answer: solved,
        }),
      },
    }
  },
  verify: ({ at, n, r, low, m }) => {
    const holds = (size: number) =>
      at === 0
        ? table(size, low) + table(size, low + 1) === m * table(size, low)
        : at === 1
          ? table(size, low + 1) === m * table(size, low)
          : table(size, low) === m * table(size - 1, low - 1)
    const [size, taken] = at === 0 ? [n + 1, r] : at === 1 ? [n, r + 1] : [n, r]
    return { b: countChoices(upTo(1, size), taken), c: upTo(low, 60).find(holds) ?? 0 }
  },
})

function fail(): never {
  throw new Error('No such kind')
}

/** Pascal's triangle, row by row. */
function table(n: number, r: number): number {
  let row = [1]
  for (let at = 0; at < n; at += 1) row = [...row, 0].map((each, place) => each + (row[place - 1] ?? 0))
  return row[r] ?? 0
}

const KINDS = [
  {
    one: nCr('n + 1', 3),
    other: nCr('n', 3),
    minus: true,
    factors: '(n+1)n(n-1)/6',
    shown: '\\frac{(n + 1)n(n - 1)}{6}',
    second: '\\frac{n(n - 1)(n - 2)}{6}',
    result: 'n(n-1)/2',
    resultShown: '\\frac{n(n - 1)}{2}',
    form: 'factorised',
    asks: 'as a product of linear factors over 2',
    shared: '\\frac{n(n - 1)}{6}\\left((n + 1) - (n - 2)\\right)',
    value: (n: number) => (n * (n - 1)) / 2,
    sizes: [1, 3, 0, 3],
  },
  {
    one: nCr('n + 1', 2),
    other: nCr('n', 2),
    minus: false,
    factors: '(n+1)n/2',
    shown: '\\frac{(n + 1)n}{2}',
    second: '\\frac{n(n - 1)}{2}',
    result: 'n^2',
    resultShown: 'n^2',
    form: 'expanded',
    asks: 'in its simplest form',
    shared: '\\frac{n}{2}\\left((n + 1) + (n - 1)\\right)',
    value: (n: number) => n * n,
    sizes: [1, 2, 0, 2],
  },
  {
    one: nCr('n + 2', 3),
    other: nCr('n', 3),
    minus: true,
    factors: '(n+2)(n+1)n/6',
    shown: '\\frac{(n + 2)(n + 1)n}{6}',
    second: '\\frac{n(n - 1)(n - 2)}{6}',
    result: 'n^2',
    resultShown: 'n^2',
    form: 'expanded',
    asks: 'in its simplest form',
    shared: '\\frac{n}{6}\\left((n^2 + 3n + 2) - (n^2 - 3n + 2)\\right)',
    value: (n: number) => n * n,
    sizes: [2, 3, 0, 3],
  },
] as const

question('two-combinations-in-one', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    at: random.int(0, 2),
    big: random.step(20, 90, 10) + random.int(0, 1),
    n: random.int(11, 19),
  }),
  make: ({ at, big, n }) => {
    const kind = KINDS[at] ?? KINDS[0]
    const sign = kind.minus ? '-' : '+'
    const [up, r] = kind.sizes
    const value = kind.value(big)
    return {
      stem: 'In this question *n* is an integer greater than 2.',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Write',
          prompt: `Write $${kind.one}$ in terms of *n*, as a product of linear factors divided by an integer.`,
          form: 'factorised',
          scheme: [`M1 $\\frac{(n + ${up})!}{${r}!(n - ${r - up})!}$`, `A1 $${kind.shown}$`].map(each =>
            each.replace('(n - 0)!', 'n!'),
          ),
          solution: `${r} factors from $n + ${up}$ down, over $${r}!$: $${kind.one} = ${kind.shown}$.`,
          answer: kind.factors,
          letters: ['n'],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find $${kind.one} ${sign} ${kind.other}$ in terms of *n*, ${kind.asks}.`,
          form: kind.form,
          scheme: [`B1 $${kind.other} = ${kind.second}$`, `M1 $${kind.shared}$`, `A1 $${kind.resultShown}$`],
          solution: `$${kind.other} = ${kind.second}$. Take out what both share: $${kind.shared} = ${kind.resultShown}$.`,
          answer: kind.result,
          letters: ['n'],
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find the value of $${nCr(big + up, r)} ${sign} ${nCr(big, r)}$.`,
          scheme: [`M1 puts $n = ${big}$`, `A1 ${plain(value)}`],
          solution: `This is part (b) with $n = ${big}$: $${kind.resultShown.replaceAll('n - 1', `${big} - 1`).replace(/n(?=[(^])/, String(big))} = ${value}$.`,
          answer: value,
        }),
        d: ask.whole({
          command: 'Solve',
          prompt: `Solve the equation $${kind.one} ${sign} ${kind.other} = ${kind.value(n)}$.`,
          scheme: [`M1 $${kind.resultShown} = ${kind.value(n)}$`, `A1 $n = ${n}$`],
          solution:
            at === 0
              ? `$n(n - 1) = ${2 * kind.value(n)} = ${n} \\times ${n - 1}$, so $n = ${n}$. (The other root, $${1 - n}$, is negative.)`
              : `$n^2 = ${n * n}$ and *n* is positive, so $n = ${n}$.`,
          answer: n,
        }),
      },
    }
  },
  verify: ({ at, big, n }) => {
    const kind = KINDS[at] ?? KINDS[0]
    const [up, r] = kind.sizes
    const whole = (size: number) => table(size + up, r) + (kind.minus ? -1 : 1) * table(size, r)
    const divisor = r === 2 ? 2 : 6
    const other = r === 2 ? 'n!/(n-2)!/2' : 'n!/(n-3)!/6'
    return {
      a: `(n+${up})!/(n+${up}-${r})!/${divisor}`,
      b: `(n+${up})!/(n+${up}-${r})!/${divisor} ${kind.minus ? '-' : '+'} ${other}`,
      c: whole(big),
      d: upTo(3, 60).find(each => whole(each) === whole(n)) ?? 0,
    }
  },
})

question('triangles-and-lines', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => ({ n: random.int(7, 12), small: random.int(6, 8), at: random.int(0, 3) }),
  make: ({ n, small, at }) => {
    const more = combos(n, 3) - combos(n, 2)
    const [b, c] = [n - 6, (n - 1) * (n - 5)]
    const disc = b * b - 4 * c
    const noun = ['points', 'nails', 'posts', 'lamps'][at] ?? ''
    const linear = `n^2 ${term(b, 'n')} + ${c}`
    const typed = `n^2${b === 0 ? '' : `${b > 0 ? '+' : '-'}${Math.abs(b)}n`}+${c}`
    return {
      stem: `There are *n* ${noun} on a circle, with $n > 5$. Straight lines join them each to each, and any three of the ${noun} are the vertices of a triangle. The diagram shows one of the triangles for ${small} ${noun}.`,
      figure: ringOfPoints(
        {
          name: 'permutations-and-combinations/one-triangle',
          title: 'A triangle on a circle',
          description: `A circle with ${small} ${noun}, named A to ${String.fromCharCode(64 + small)}. Straight lines join A, B and C to make a triangle.`,
        },
        small,
        [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt:
            'The number of triangles is greater than the number of lines. Find the difference in terms of *n*, as a product of linear factors divided by an integer.',
          form: 'factorised',
          scheme: [
            'B1 $\\frac{n(n - 1)(n - 2)}{6}$ or $\\frac{n(n - 1)}{2}$',
            'M1 $\\frac{n(n - 1)}{6}\\left((n - 2) - 3\\right)$',
            'A1 $\\frac{n(n - 1)(n - 5)}{6}$',
          ],
          solution: `$${nCr('n', 3)} - ${nCr('n', 2)} = \\frac{n(n - 1)(n - 2)}{6} - \\frac{n(n - 1)}{2} = \\frac{n(n - 1)(n - 2 - 3)}{6} = \\frac{n(n - 1)(n - 5)}{6}$.`,
          answer: 'n(n-1)(n-5)/6',
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Show that',
          objective: 'AO1',
          prompt: `There are ${more} more triangles than lines. Show that $n^3 - 6n^2 + 5n - d = 0$, where *d* is an integer. State the value of *d*.`,
          scheme: [`B1 $d = ${6 * more}$`],
          solution: `$n(n - 1)(n - 5) = 6 \\times ${more}$, and the left side is $n^3 - 6n^2 + 5n$.`,
          answer: 6 * more,
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '3.2',
          objective: 'AO1',
          prompt: `It is given that $n - ${n}$ is a factor of the left side of this equation. Find the quadratic factor.`,
          form: 'expanded',
          scheme: [`M1 $n^2$ and $${c}$, or divides`, `A1 $${linear}$`],
          solution: `$n^3 - 6n^2 + 5n - ${6 * more} = (n - ${n})(${linear})$: the first and the last term fit at once, and the middle one because $-${n} ${signed(b)} = -6$.`,
          answer: typed,
          letters: ['n'],
        }),
        d: ask.whole({
          command: 'Find',
          subtopic: '2.3',
          objective: 'AO1',
          prompt: 'Find the discriminant of the quadratic factor.',
          scheme: [`B1 $${disc}$`],
          solution: `$${b}^2 - 4 \\times ${c} = ${disc}$.`,
          answer: disc,
        }),
        e: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Hence explain why ${n} is the only possible value of *n*.`,
          scheme: [
            judged(
              'the discriminant is negative, so the quadratic factor has no real roots',
              `
              ROOT = root/solution/zero/value/answer
              LOW = negative/"<0"/"< 0"/"${disc}<0"
              reject discriminant positive/greater/more/above/zero
              reject not integer/whole/rational/positive ... ROOT | no integer/whole/rational/positive
              accept no/not real ROOT | not have real ROOT | ROOT not real | not real
              accept no ROOT | without ROOT | not have ROOT
              accept complex/imaginary ROOT | ROOT complex/imaginary
              accept discriminant ... negative/less/below/smaller
              accept negative discriminant
              accept "<0"
              accept never/cannot/not be/equal/become zero/"0" | never/not zero/"0" | not equal ... zero/"0"
              accept always positive/greater | greater/more ... zero/"0"
              accept "b^2-4ac" ... negative/less/below
              unsure negative | cannot solved | no solution
              earns: the discriminant is negative
              earns: the quadratic has no real roots
              earns: the discriminant is negitive
              earns: the other factor is never zero
              earns: the discriminant is less than zero so it has no real roots
              earns: the other roots are complex
              misses: it is a factor
              misses: n must be positive
              misses: the other roots are not integers
              misses: the discriminant is positive
              misses: there are no integer roots
              misses: the discriminant is greater than 0`,
            ),
          ],
          modelAnswer: `The discriminant is negative, so the quadratic factor has no real roots.`,
          solution: `$b^2 - 4ac < 0$, so the second factor is never zero. Only $n - ${n} = 0$ is left.`,
        }),
        f: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the number of ways in which four of the ${n} ${noun} can be chosen.`,
          scheme: [`B1 $${nCr(n, 4)} = ${combos(n, 4)}$`],
          solution: `$${nCr(n, 4)} = \\frac{${n} \\times ${n - 1} \\times ${n - 2} \\times ${n - 3}}{4 \\times 3 \\times 2 \\times 1} = ${combos(n, 4)}$.`,
          answer: combos(n, 4),
        }),
      },
    }
  },
  verify: ({ n }) => {
    const more = countChoices(upTo(1, n), 3) - countChoices(upTo(1, n), 2)
    // The quadratic through three values of the cubic divided by n - N.
    const quotient = (x: number) => (x * (x - 1) * (x - 5) - 6 * more) / (x - n)
    const c = quotient(0)
    const b = (quotient(1) - quotient(-1)) / 2
    return {
      a: 'n!/(n-3)!/6 - n!/(n-2)!/2',
      b: 6 * more,
      c: `n^2 + (${b})*n + (${c})`,
      d: b * b - 4 * c,
      f: countChoices(upTo(1, n), 4),
    }
  },
})
