import { ringOfPoints } from '@/content/figures/igcse/additional-maths/permutations-and-combinations-1'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import {
  combos,
  countChoices,
  countOrders,
  nCr,
  nPr,
  perms,
  product,
  upTo,
} from '../permutations-and-combinations'

const { question, templates } = questionsOf('structured', '11.2')

export { templates }

/** n plus a number: "n", "n + 2", "n - 1". */
const plus = (more: number) => (more === 0 ? 'n' : `n ${signed(more)}`)
const bracket = (more: number) => (more === 0 ? 'n' : `(${plus(more)})`)

/** The number of choices, added up row by row as in Pascal's triangle. */
const pascal = (n: number, r: number): number => {
  let row = [1]
  for (let at = 0; at < n; at += 1) row = [...row, 0].map((each, place) => each + (row[place - 1] ?? 0))
  return row[r] ?? 0
}

question('values-without-a-calculator', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [top, gap] = [random.int(6, 12), random.int(2, 3)]
    const [n, r] = [random.int(6, 9), random.int(3, 4)]
    const [m, s] = [random.int(9, 12), random.int(3, 4)]
    const k = random.int(5, 9)
    const high = random.chance(0.5)
    return { top, gap, n, r, m, s: high ? m - s : s, k, add: random.chance(0.5) }
  },
  make: ({ top, gap, n, r, m, s, k, add }) => {
    const small = Math.min(s, m - s)
    const mixed = add ? (k + 1) * k + k : (k + 1) * k - k
    const sign = add ? '+' : '-'
    return {
      stem: 'Show all your working. Do not use a calculator.',
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of $\\frac{${top}!}{${top - gap}!}$.`,
          scheme: [`B1 ${plain(perms(top, gap))}`],
          solution: `$${top - gap}!$ cancels and leaves $${product(top, gap)} = ${perms(top, gap)}$.`,
          answer: perms(top, gap),
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of $${nPr(n, r)}$.`,
          scheme: [`B1 ${plain(perms(n, r))}`],
          solution: `$${nPr(n, r)} = ${product(n, r)} = ${perms(n, r)}$, ${r} factors.`,
          answer: perms(n, r),
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of $${nCr(m, s)}$.`,
          scheme: [
            `M1 $\\frac{${product(m, small)}}{${product(small, small)}}$`,
            `A1 ${plain(combos(m, s))}`,
          ],
          solution: `${small === s ? '' : `$${nCr(m, s)} = ${nCr(m, small)}$, which is shorter. `}$\\frac{${product(m, small)}}{${product(small, small)}} = ${combos(m, small)}$.`,
          answer: combos(m, s),
        }),
        d: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of $\\frac{${k + 1}! ${sign} ${k}!}{${k - 1}!}$.`,
          scheme: [`M1 $${k + 1} \\times ${k} ${sign} ${k}$, or $${k}!(${k + 1} ${sign} 1)$`, `A1 ${mixed}`],
          solution: `Divide each term by $${k - 1}!$: $${k + 1} \\times ${k} ${sign} ${k} = ${mixed}$.`,
          answer: mixed,
        }),
      },
    }
  },
  verify: ({ top, gap, n, r, m, s, k, add }) => ({
    a: countOrders(upTo(1, top), gap),
    b: countOrders(upTo(1, n), r),
    c: pascal(m, s),
    d: countOrders(upTo(1, k + 1), 2) + (add ? k : -k),
  }),
})

const MEETINGS = [
  {
    stem: 'In a league of *n* teams, each team plays each other team exactly once.',
    dots: 'teams',
    what: 'matches',
    things: 'teams',
    join: 'join the league',
  },
  {
    stem: 'There are *n* people at a meeting. Each of them shakes hands once with each of the others.',
    dots: 'people',
    what: 'handshakes',
    things: 'people',
    join: 'come to the meeting and shake hands once with each other and with everyone who is there',
  },
  {
    stem: '*n* computers are connected so that a separate cable joins each computer to each of the others.',
    dots: 'computers',
    what: 'cables',
    things: 'computers',
    join: 'are connected in the same way',
  },
  {
    stem: '*n* villages are joined by paths, with exactly one path between any two of them.',
    dots: 'villages',
    what: 'paths',
    things: 'villages',
    join: 'are joined to them and to each other in the same way',
  },
]

question('each-with-each', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const n = random.int(9, 20)
    return { n, more: random.int(2, 4), small: random.int(4, 6), at: random.int(0, 3) }
  },
  make: ({ n, more, small, at }) => {
    const { stem, dots, what, things, join } = MEETINGS[at] ?? {
      stem: '',
      dots: '',
      what: '',
      things: '',
      join: '',
    }
    const total = combos(n, 2)
    const further = combos(n + more, 2) - total
    const joins = upTo(0, small - 1).flatMap(one =>
      upTo(one + 1, small - 1).map((two): [number, number] => [one, two]),
    )
    return {
      stem: `${stem} The diagram shows the ${what} for ${small} ${dots}.`,
      figure: ringOfPoints(
        {
          name: 'permutations-and-combinations/each-with-each',
          title: 'Points joined each with each',
          description: `${small} points on a circle, named A to ${String.fromCharCode(64 + small)}. A straight line joins each of them to each of the others.`,
        },
        small,
        joins,
      ),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Write',
          prompt: `Write the number of ${what} in terms of *n*, as a product of linear factors over an integer.`,
          form: 'factorised',
          scheme: ['B1 $\\frac{n(n - 1)}{2}$'],
          solution: `Two of *n* are chosen: $${nCr('n', 2)} = \\frac{n(n - 1)}{2}$.`,
          answer: 'n(n-1)/2',
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Find',
          prompt: `The number of ${what} is ${total}. Find the value of *n*.`,
          scheme: [
            `M1 $n^2 - n - ${2 * total} = 0$`,
            `M1 $(n - ${n})(n + ${n - 1}) = 0$`,
            `A1 $n = ${n}$ only`,
          ],
          solution: `$\\frac{n(n - 1)}{2} = ${total}$ gives $n^2 - n - ${2 * total} = 0$, so $(n - ${n})(n + ${n - 1}) = 0$. A number of ${things} is positive: $n = ${n}$.`,
          answer: n,
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `Then ${more} more ${things} ${join}. Find the number of additional ${what}.`,
          scheme: [
            `M1 $${nCr(n + more, 2)} - ${total}$, or $${more} \\times n + ${nCr(more, 2)}$`,
            `A1 ${further}`,
          ],
          follow: { from: 'b', formula: `${more}*x + ${combos(more, 2)}` },
          solution: `$${nCr(n + more, 2)} = ${combos(n + more, 2)}$, and $${combos(n + more, 2)} - ${total} = ${further}$.`,
          answer: further,
        }),
      },
    }
  },
  verify: ({ n, more }) => ({
    a: 'n!/(2*(n-2)!)',
    b: upTo(2, 60).find(each => countChoices(upTo(1, each), 2) === pascal(n, 2)) ?? 0,
    c: countChoices(upTo(1, n + more), 2, few => few.some(each => each > n)),
  }),
})

question('simplify-factorials', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [up, k, n] = [random.int(1, 4), random.int(2, 8), random.int(4, 12)]
    const minus = random.chance(0.4)
    return minus && n - k < 1 ? null : { up, k, n, minus }
  },
  make: ({ up, k, n, minus }) => {
    const more = minus ? -k : k
    const value = n * (n + 1 + more)
    const sum = `\\frac{(n + 1)! ${term(more, 'n!')}}{(n - 1)!}`
    const root = -(n + 1 + more)
    return {
      stem: 'In this question *n* is an integer greater than 1.',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write $\\frac{(${plus(up)})!}{(${plus(up - 2)})!}$ as a product of two linear factors.`,
          form: 'factorised',
          scheme: [
            `M1 $(${plus(up)})! = (${plus(up)})${bracket(up - 1)}(${plus(up - 2)})!$`,
            `A1 $(${plus(up)})${bracket(up - 1)}$`,
          ],
          solution: `$(${plus(up)})! = (${plus(up)})${bracket(up - 1)}(${plus(up - 2)})!$, and $(${plus(up - 2)})!$ cancels.`,
          answer: `(${plus(up)})${bracket(up - 1)}`,
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Show that',
          objective: 'AO1',
          prompt: `Show that $${sum}$ can be written as $n(n + c)$, where *c* is an integer. State the value of *c*.`,
          scheme: [`M1 $(n + 1)! = (n + 1)n(n - 1)!$`, `M1 $n! = n(n - 1)!$`, `A1 $c = ${1 + more}$`],
          solution: `Divide both terms by $(n - 1)!$: $(n + 1)n ${term(more, 'n')} = n(n + 1 ${signed(more)}) = n${bracket(1 + more)}$, so $c = ${1 + more}$.`,
          answer: 1 + more,
        }),
        c: ask.whole({
          command: 'Solve',
          prompt: `Hence solve the equation $${sum} = ${value}$.`,
          scheme: [
            `M1 $n^2 ${term(1 + more, 'n')} - ${value} = 0$`,
            `M1 $(n - ${n})(${plus(-root)}) = 0$`,
            `A1 $n = ${n}$ only`,
          ],
          solution: `$n${bracket(1 + more)} = ${value}$ gives $n^2 ${term(1 + more, 'n')} - ${value} = 0$, so $(n - ${n})(${plus(-root)}) = 0$. Only $n = ${n}$ is possible.`,
          answer: n,
        }),
      },
    }
  },
  verify: ({ up, k, n, minus }) => {
    const more = minus ? -k : k
    const below = (m: number) => countOrders(upTo(1, m + 1), 2) + more * m
    return {
      a: `(n+${up})!/(n+${up}-2)!`,
      b: below(n) / n - n,
      c: upTo(2, 60).find(each => below(each) === below(n)) ?? 0,
    }
  },
})

const RATIOS = [
  {
    left: nPr('n', 4),
    right: nPr('n', 2),
    cut: '(n - 2)(n - 3)',
    b: -5,
    add: 6,
    above: 1,
    least: 4,
    sides: (n: number) => [24 * pascal(n, 4), 2 * pascal(n, 2)] as const,
  },
  {
    left: nCr('n', 4),
    right: nCr('n', 2),
    cut: '(n - 2)(n - 3)',
    b: -5,
    add: 6,
    above: 12,
    least: 4,
    sides: (n: number) => [pascal(n, 4), pascal(n, 2)] as const,
  },
  {
    left: nCr('n', 3),
    right: 'n',
    cut: '(n - 1)(n - 2)',
    b: -3,
    add: 2,
    above: 6,
    least: 3,
    sides: (n: number) => [pascal(n, 3), n] as const,
  },
  {
    left: nPr('n', 3),
    right: 'n',
    cut: '(n - 1)(n - 2)',
    b: -3,
    add: 2,
    above: 1,
    least: 3,
    sides: (n: number) => [6 * pascal(n, 3), n] as const,
  },
  {
    left: nPr('n', 5),
    right: nPr('n', 3),
    cut: '(n - 3)(n - 4)',
    b: -7,
    add: 12,
    above: 1,
    least: 5,
    sides: (n: number) => [120 * pascal(n, 5), 6 * pascal(n, 3)] as const,
  },
]

question('quadratic-from-a-ratio', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const at = random.int(0, 4)
    const n = random.int(6, 20)
    const { b, add, above } = RATIOS[at] ?? { b: 0, add: 0, above: 1 }
    const k = (n * n + b * n + add) / above
    return Number.isInteger(k) && k > 1 && n + b > 0 ? { at, n, k } : null
  },
  make: ({ at, n, k }) => {
    const { left, right, cut, b, add, above, least } = RATIOS[at] ?? RATIOS[0] ?? fail()
    const c = add - above * k
    const other = -b - n
    return {
      stem: `It is given that $${left} = ${k}${right === 'n' ? '' : ' \\times '}${right}$, where *n* is an integer and $n \\ge ${least}$.`,
      parts: {
        a: ask.whole({
          command: 'Show that',
          prompt: `Show that $n^2 ${term(b, 'n')} + c = 0$, where *c* is an integer. State the value of *c*.`,
          scheme: [`M1 writes both sides without factorials`, `M1 $${cut} = ${above * k}$`, `A1 $c = ${c}$`],
          solution: `Write both sides as products and divide by what they share, which is not zero: $${cut} = ${above === 1 ? '' : `${above} \\times ${k} = `}${above * k}$. Expanded: $n^2 ${term(b, 'n')} + ${add} = ${above * k}$, so $n^2 ${term(b, 'n')} ${signed(c)} = 0$.`,
          answer: c,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Hence find the value of *n*.',
          scheme: [`M1 $(n - ${n})(${plus(-other)}) = 0$`, `A1 $n = ${n}$`],
          solution: `$(n - ${n})(${plus(-other)}) = 0$ gives $n = ${n}$ or $n = ${other}$, and only $n = ${n}$ fits.`,
          answer: n,
        }),
        c: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Explain why the other root of the quadratic equation is not a solution.',
          scheme: [
            judged(
              `the other root is negative, but *n* is a number of objects, at least ${least}`,
              `
              NEG = negative/minus/"${other}"/"−${-other}"
              POS = positive/natural/counting/whole
              LOW = less/below/under/smaller/lower
              LEAST = "${least}"/${['', '', '', 'three', 'four', 'five'][least] ?? ''}/zero/nothing/"0"/"1"/one
              ROOT = root/solution/value/answer/number/other/it
              reject n is NEG
              reject ROOT/"${other}" is POS
              accept ROOT is NEG | NEG ROOT | is NEG
              accept not NEG | not be NEG | not have/choose/take/use/allow NEG | NEG not allowed/possible/valid/accepted/real
              accept not defined ... NEG | NEG ... not defined | undefined ... NEG | NEG ... undefined | not have NEG factorial
              accept not POS
              accept LOW ... LEAST
              accept not LOW ... LEAST
              accept must/need/has/is/should/only POS | "n" is POS | only POS
              accept not at least
              accept "<0"/"<1"/"<${least}"/"n>0"/"n>=${least}"/"n≥${least}"/"n>=1"/"n≥1"/"≥${least}"/">=${least}"/">0"
              accept at least/minimum LEAST | greater ... equal ... LEAST | greater/more/bigger/larger ... zero/"0"/"${least - 1}"
              accept must/has/should ... at least
              unsure NEG | possible | range | domain | small | POS
              earns: it is negative
              earns: n must be positive
              earns: the other root is negitive and n is at least ${least}
              earns: it is less than ${least}
              earns: n cannot be negative
              earns: n is a natural number
              earns: n should be greater than or equal to ${least}
              misses: it is not an integer
              misses: it does not fit the equation
              misses: there is only one root
              misses: it is a positive number
              misses: n is negative`,
            ),
          ],
          modelAnswer: `The other root is $${other}$, which is negative. *n* is a number of objects and at least ${least}.`,
          solution: `The other root is $${other}$. The symbols have a meaning for $n \\ge ${least}$ only.`,
        }),
        d: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the value of $${nCr('n', 'n - 2')}$.`,
          scheme: [`B1 ${combos(n, 2)}`],
          follow: { from: 'b', formula: 'x*(x-1)/2' },
          solution: `$${nCr('n', 'n - 2')} = ${nCr('n', 2)} = \\frac{${n} \\times ${n - 1}}{2} = ${combos(n, 2)}$.`,
          answer: combos(n, 2),
        }),
      },
    }
  },
  verify: ({ at, n, k }) => {
    const { sides, b, least } = RATIOS[at] ?? RATIOS[0] ?? fail()
    const found = upTo(least, 40).filter(each => {
      const [left, right] = sides(each)
      return left === k * right
    })
    return { a: -(n * n + b * n), b: found.length === 1 ? (found[0] ?? 0) : 0, d: pascal(n, 2) }
  },
})

function fail(): never {
  throw new Error('No such kind')
}

question('unknown-below', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [n, times] = [random.int(12, 26), random.pick([2, 3, 4])]
    const less = random.int(2, 9)
    const [same, rest] = [less / (times - 1), (n + less) / (times + 1)]
    const whole = Number.isInteger(same) && Number.isInteger(rest) && same !== rest
    const inside = [same, rest].every(
      each => each >= 1 && times * each - less >= 0 && times * each - less <= n,
    )
    const [one, two] = [random.int(2, 5), random.int(6, 11)]
    return whole && inside ? { n, times, less, same, rest, one, two, m: random.int(7, 15) } : null
  },
  make: ({ n, times, less, same, rest, one, two, m }) => {
    const below = `${times}r - ${less}`
    const [low, high] = [Math.min(same, rest), Math.max(same, rest)]
    return {
      stem: [
        'In this question *n* and *r* are positive integers.',
        'The letters *n* and *r* stand for positive integers.',
        'Here *n* and *r* are positive integers.',
      ],
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of *n* for which $${nCr('n', one)} = ${nCr('n', two)}$.`,
          scheme: [`B1 $${one} + ${two} = ${one + two}$`],
          solution: `$${nCr('n', 'r')} = ${nCr('n', 'n - r')}$, so $n - ${one} = ${two}$ and $n = ${one + two}$.`,
          answer: one + two,
        }),
        b: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Solve the equation $${nCr(n, 'r')} = ${nCr(n, below)}$.`,
          scheme: [
            `M1 $r = ${below}$`,
            `M1 $r + ${below} = ${n}$`,
            ...[low, high].map(each => `A1 $r = ${each}$`),
          ],
          solution: `Either the lower numbers are equal, $r = ${below}$, so $r = ${same}$; or together they make ${n}, $r + ${below} = ${n}$, so $r = ${rest}$.`,
          answer: [String(low), String(high)],
          letter: 'r',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find the value of *n* for which $${nPr('n', 2)} = ${m * (m - 1)}$.`,
          scheme: [`M1 $n(n - 1) = ${m * (m - 1)}$`, `A1 $n = ${m}$`],
          solution: `$n(n - 1) = ${m * (m - 1)} = ${m} \\times ${m - 1}$, so $n = ${m}$. (The other root, $${1 - m}$, is negative.)`,
          answer: m,
        }),
      },
    }
  },
  verify: ({ n, times, less, one, two, m }) => ({
    a: upTo(two, 40).find(each => pascal(each, one) === pascal(each, two)) ?? 0,
    b: upTo(1, n).filter(
      r => times * r >= less && times * r - less <= n && pascal(n, r) === pascal(n, times * r - less),
    ),
    c: upTo(2, 40).find(each => countOrders(upTo(1, each), 2) === m * (m - 1)) ?? 0,
  }),
})
