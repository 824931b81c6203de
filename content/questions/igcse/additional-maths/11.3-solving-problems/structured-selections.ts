import {
  groupsFigure,
  twoLinesFigure,
} from '@/content/figures/igcse/additional-maths/permutations-and-combinations-3'
import { ask } from '@/lib/exams/authoring/ask'
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

const { question, templates } = questionsOf('structured', '11.3')

export { templates }

const PAIRS = [
  { whole: 'committee', of: ['women', 'men'], one: ['woman', 'man'] },
  { whole: 'school council', of: ['pupils', 'teachers'], one: ['pupil', 'teacher'] },
  { whole: 'medical team', of: ['nurses', 'doctors'], one: ['nurse', 'doctor'] },
  { whole: 'quiz team', of: ['boys', 'girls'], one: ['boy', 'girl'] },
  { whole: 'jury', of: ['singers', 'dancers'], one: ['singer', 'dancer'] },
] as const

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0)

question('committee-by-cases', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [a, b, size] = [random.int(6, 9), random.int(5, 8), random.int(4, 5)]
    return a === b ? null : { a, b, size, exact: random.int(2, size - 2), at: random.int(0, 4) }
  },
  make: ({ a, b, size, exact, at }) => {
    const { whole, of, one } = PAIRS[at] ?? PAIRS[0]
    const n = a + b
    const split = (first: number) => combos(a, first) * combos(b, size - first)
    const written = (first: number) => `${nCr(a, first)} \\times ${nCr(b, size - first)}`
    const most = upTo(Math.floor(size / 2) + 1, size)
    const more = sumOf(most.map(split))
    const [all, none] = [combos(n, size), combos(a, size) + combos(b, size)]
    return {
      stem: [
        `A ${whole} of ${size} is to be chosen from ${a} ${of[0]} and ${b} ${of[1]}.`,
        `${a} ${of[0]} and ${b} ${of[1]} are willing to be in a ${whole}, which has ${size} members.`,
        `${size} people are chosen for a ${whole} from the ${a} ${of[0]} and ${b} ${of[1]} in the diagram.`,
      ],
      figure: groupsFigure(
        {
          name: 'permutations-and-combinations/groups',
          title: 'Two groups to choose from',
          description: `Two ovals with a dot for each person: ${a} ${of[0]} in the left one and ${b} ${of[1]} in the right one.`,
        },
        [
          { name: of[0], count: a },
          { name: of[1], count: b },
        ],
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the number of different selections.',
          scheme: [`B1 $${nCr(n, size)} = ${all}$`],
          solution: `Any ${size} of ${n}: $${nCr(n, size)} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of selections with exactly ${exact} ${of[0]}.`,
          scheme: [`M1 $${written(exact)}$`, `A1 ${plain(split(exact))}`],
          solution: `${exact} ${of[0]} and ${size - exact} ${of[1]}: $${written(exact)} = ${combos(a, exact)} \\times ${combos(b, size - exact)} = ${split(exact)}$.`,
          answer: split(exact),
        }),
        c: ask.whole({
          prompt: `Find the number of selections with more ${of[0]} than ${of[1]}.`,
          scheme: [
            `M1 one of the cases, such as $${written(most[0] ?? 0)}$`,
            `M1 adds the cases of ${most.join(', ')} ${of[0]}`,
            `A1 ${plain(more)}`,
          ],
          solution: `The number of ${of[0]} is ${most.join(' or ')}: $${most.map(written).join(' + ')} = ${most.map(split).join(' + ')} = ${more}$.`,
          answer: more,
        }),
        d: ask.whole({
          prompt: `Find the number of selections with at least one ${one[0]} and at least one ${one[1]}.`,
          scheme: [
            `M1 $${nCr(a, size)}$ or $${nCr(b, size)}$`,
            `M1 $${all} - ${combos(a, size)} - ${combos(b, size)}$`,
            `A1 ${plain(all - none)}`,
          ],
          solution: `Without a ${one[1]}: $${nCr(a, size)} = ${combos(a, size)}$. Without a ${one[0]}: $${nCr(b, size)} = ${combos(b, size)}$. Take both away: $${all} - ${combos(a, size)} - ${combos(b, size)} = ${all - none}$.`,
          answer: all - none,
        }),
      },
    }
  },
  verify: ({ a, b, size, exact }) => {
    const people = upTo(1, a + b)
    const first = (few: readonly number[]) => few.filter(each => each <= a).length
    return {
      a: countChoices(people, size),
      b: countChoices(people, size, few => first(few) === exact),
      c: countChoices(people, size, few => 2 * first(few) > size),
      d: countChoices(people, size, few => first(few) > 0 && first(few) < size),
    }
  },
})

const TRIOS = [
  {
    stem: 'musicians are chosen for a group',
    kinds: ['pianists', 'violinists', 'cellists'],
    one: ['pianist', 'violinist', 'cellist'],
    pair: 'Ilya and Ivo',
  },
  {
    stem: 'players are chosen for a squad',
    kinds: ['goalkeepers', 'defenders', 'forwards'],
    one: ['goalkeeper', 'defender', 'forward'],
    pair: 'Rosa and Rita',
  },
  {
    stem: 'scientists are chosen for an expedition',
    kinds: ['physicists', 'biologists', 'geologists'],
    one: ['physicist', 'biologist', 'geologist'],
    pair: 'Kofi and Kira',
  },
  {
    stem: 'films are chosen for a festival',
    kinds: ['cartoons', 'comedies', 'dramas'],
    one: ['cartoon', 'comedy', 'drama'],
    pair: '*Low Tide* and *High Tide*',
  },
]

question('selection-with-three-kinds', {
  facts: { difficulty: 5, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [p, q, r] = [random.int(2, 4), random.int(4, 6), random.int(3, 5)]
    return { p, q, r, size: random.int(5, 6), at: random.int(0, 3), both: random.chance(0.5) }
  },
  make: ({ p, q, r, size, at, both }) => {
    const { stem, kinds, one, pair } = TRIOS[at] ?? { stem: '', kinds: [], one: [], pair: '' }
    const n = p + q + r
    const [k0 = '', k1 = '', k2 = ''] = kinds
    const rest = size - 1
    const cases = upTo(2, rest - 1).filter(each => each <= q && rest - each <= r)
    const count = (second: number) => p * combos(q, second) * combos(r, rest - second)
    const written = (second: number) => `${p} \\times ${nCr(q, second)} \\times ${nCr(r, rest - second)}`
    const exact = p * combos(q + r, rest)
    const [withBoth, withNone, withOne] = [
      combos(n - 2, size - 2),
      combos(n - 2, size),
      2 * combos(n - 2, size - 1),
    ]
    const last = both ? withBoth + withNone : withNone + withOne
    const total = sumOf(cases.map(count))
    return {
      stem: `${size} ${stem}. There are ${p} ${k0}, ${q} ${k1} and ${r} ${k2} to choose from, as shown in the diagram.`,
      figure: groupsFigure(
        {
          name: 'permutations-and-combinations/three-groups',
          title: 'Three groups to choose from',
          description: `Three ovals with a dot for each member: ${p} ${k0}, ${q} ${k1} and ${r} ${k2}.`,
        },
        [
          { name: k0, count: p },
          { name: k1, count: q },
          { name: k2, count: r },
        ],
      ),
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of selections with exactly one ${one[0]}.`,
          scheme: [`M1 $${p} \\times ${nCr(q + r, rest)}$`, `A1 ${plain(exact)}`],
          solution: `One of ${p}, and the other ${rest} from the ${q + r} ${k1} and ${k2}: $${p} \\times ${nCr(q + r, rest)} = ${p} \\times ${combos(q + r, rest)} = ${exact}$.`,
          answer: exact,
        }),
        b: ask.whole({
          prompt: `Find the number of selections with exactly one ${one[0]}, at least two ${k1} and at least one ${one[2]}.`,
          scheme: [
            `M1 one of the cases, such as $${written(cases[0] ?? 0)}$`,
            `M1 the cases of ${cases.join(', ')} ${k1} and no others`,
            `M1 adds them`,
            `A1 ${plain(total)}`,
          ],
          solution:
            `With one ${one[0]}, the number of ${k1} is ${cases.join(' or ')}; the rest are ${k2}. $${cases.map(written).join(' + ')} = ${cases.map(count).join(' + ')} = ${total}$.`.replace(
              ` = ${total} = ${total}`,
              ` = ${total}`,
            ),
          answer: total,
        }),
        c: ask.whole({
          command: 'Find',
          lead: `${pair} are two of the ${k1}.`,
          prompt: both
            ? `Find the number of selections of ${size}, with any number of each kind, in which ${pair} are either both chosen or both left out.`
            : `Find the number of selections of ${size}, with any number of each kind, in which ${pair} are not both chosen.`,
          scheme: both
            ? [
                `M1 both: $${nCr(n - 2, size - 2)} = ${withBoth}$`,
                `M1 neither: $${nCr(n - 2, size)} = ${withNone}$`,
                `A1 ${plain(last)}`,
              ]
            : [
                `M1 both: $${nCr(n - 2, size - 2)} = ${withBoth}$`,
                `M1 $${nCr(n, size)} - ${withBoth}$`,
                `A1 ${plain(last)}`,
              ],
          solution: both
            ? `With both, ${size - 2} more are chosen from ${n - 2}: $${nCr(n - 2, size - 2)} = ${withBoth}$. With neither, ${size} from ${n - 2}: $${nCr(n - 2, size)} = ${withNone}$. Together $${withBoth} + ${withNone} = ${last}$.`
            : `All selections are $${nCr(n, size)} = ${combos(n, size)}$. Those with both: $${nCr(n - 2, size - 2)} = ${withBoth}$. So $${combos(n, size)} - ${withBoth} = ${last}$.`,
          answer: last,
        }),
      },
    }
  },
  verify: ({ p, q, r, size, both }) => {
    const members = upTo(1, p + q + r)
    const inRange = (few: readonly number[], from: number, to: number) =>
      few.filter(each => each > from && each <= to).length
    const [one, two] = [p + 1, p + 2]
    return {
      a: countChoices(members, size, few => inRange(few, 0, p) === 1),
      b: countChoices(
        members,
        size,
        few => inRange(few, 0, p) === 1 && inRange(few, p, p + q) >= 2 && inRange(few, p + q, p + q + r) >= 1,
      ),
      c: countChoices(members, size, few =>
        both ? few.includes(one) === few.includes(two) : !(few.includes(one) && few.includes(two)),
      ),
    }
  },
})

const LINES = [
  { what: 'points', upper: 'on one of two parallel lines', lower: 'on the other line', join: 'points' },
  { what: 'posts', upper: 'on one bank of a straight canal', lower: 'on the other bank', join: 'posts' },
  { what: 'lamps', upper: 'on one side of a straight street', lower: 'on the other side', join: 'lamps' },
]

question('triangles-between-two-lines', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => ({ m: random.int(3, 6), n: random.int(5, 11), at: random.int(0, 2) }),
  make: ({ m, n, at }) => {
    const { what, upper, lower, join } = LINES[at] ?? LINES[0] ?? fail()
    const total = (m * n * (m + n - 2)) / 2
    const quads = combos(m, 2) * combos(n, 2)
    const product_ = n * (n + m - 2)
    const more = m - 2
    const other = -(n + more)
    const form = (rest: string) => (m % 2 === 0 ? `${m / 2}n${rest}` : `\\frac{${m}n${rest}}{2}`)
    return {
      stem: `There are ${m} ${what} *A*_{1} to *A*_{${m}} ${upper} and *n* ${what} *B*_{1} to *B*_{n} ${lower}, where $n > 2$. A triangle has its vertices at three of the ${join}, not all on the same line.`,
      figure: twoLinesFigure(
        {
          name: 'permutations-and-combinations/two-lines',
          title: 'Points on two parallel lines',
          description: `Two parallel lines. On the upper one are ${m} points, A1 to A${m}. On the lower one are the points B1, B2, B3 and, after a gap with dots, Bn.`,
        },
        m,
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find, in terms of *n*, the number of triangles with two vertices among the *B*s and one among the *A*s. Give your answer in factorised form, without factorial signs.`,
          form: 'factorised',
          scheme: [`M1 $${m} \\times ${nCr('n', 2)}$`, `A1 $${form('(n - 1)')}$`],
          solution: `$${m} \\times ${nCr('n', 2)} = ${m} \\times \\frac{n(n - 1)}{2}${m % 2 === 0 ? ` = ${form('(n - 1)')}` : ''}$.`,
          // Not cancelled, so that 4n(n - 1)/2 is right as well.
          answer: `${m}n(n-1)/2`,
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Show that',
          prompt: `Show that the total number of triangles is $${form('(n + k)')}$, where *k* is an integer. State the value of *k*.`,
          scheme: [
            `M1 two vertices among the *A*s: $${nCr(m, 2)} \\times n = ${combos(m, 2)}n$`,
            `M1 adds and takes out $${form('')}$`,
            `A1 $k = ${more}$`,
          ],
          solution: `Two vertices among the *A*s and one among the *B*s: $${combos(m, 2)}n$. The sum is $${form(`\\left((n - 1) + ${m - 1}\\right)`)} = ${form(`(n ${signed(more)})`)}$, so $k = ${more}$.`,
          answer: more,
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `There are ${total} triangles. Find the value of *n*.`,
          scheme: [
            `M1 $n^2 ${term(more, 'n')} - ${product_} = 0$`,
            `M1 $(n - ${n})(n ${signed(-other)}) = 0$`,
            `A1 $n = ${n}$ only`,
          ],
          solution: `$${form(`(n ${signed(more)})`)} = ${total}$ gives $n^2 ${term(more, 'n')} - ${product_} = 0$, so $(n - ${n})(n ${signed(-other)}) = 0$. A number of ${what} is positive: $n = ${n}$.`,
          answer: n,
        }),
        d: ask.whole({
          command: 'Find',
          prompt: `Find the number of quadrilaterals that have two vertices among the *A*s and two among the *B*s.`,
          lead: 'The sides of a quadrilateral do not cross.',
          scheme: [`M1 $${nCr(m, 2)} \\times ${nCr(n, 2)}$`, `A1 ${plain(quads)}`],
          follow: { from: 'c', formula: `${combos(m, 2)}*x*(x-1)/2` },
          solution: `$${nCr(m, 2)} \\times ${nCr(n, 2)} = ${combos(m, 2)} \\times ${combos(n, 2)} = ${quads}$.`,
          answer: quads,
        }),
      },
    }
  },
  verify: ({ m, n }) => {
    const above = (few: readonly number[]) => few.filter(each => each <= m).length
    const triangles = (size: number) =>
      countChoices(upTo(1, m + size), 3, few => above(few) > 0 && above(few) < 3)
    return {
      a: `${m}*n!/(n-2)!/2`,
      b: (2 * triangles(n)) / (m * n) - n,
      c: upTo(3, 14).find(each => triangles(each) === triangles(n)) ?? 0,
      d: countChoices(upTo(1, m + n), 4, few => above(few) === 2),
    }
  },
})

function fail(): never {
  throw new Error('No such kind')
}

const SECRETS = [
  { one: 'A password', all: 'passwords' },
  { one: 'A door code', all: 'codes' },
  { one: 'The code of a safe', all: 'codes' },
  { one: 'An access key', all: 'keys' },
]

question('password-of-three-kinds', {
  facts: { difficulty: 3, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [letters, digits, signs] = [random.int(4, 6), random.int(4, 8), random.int(2, 3)]
    return letters === digits ? null : { letters, digits, signs, length: 4, at: random.int(0, 3) }
  },
  make: ({ letters, digits, signs, length, at }) => {
    const { one, all: many } = SECRETS[at] ?? { one: '', all: '' }
    const n = letters + digits + signs
    const shown = {
      letters: [...'ABCDEF'].slice(0, letters).join(', '),
      digits: upTo(1, digits).join(', '),
      signs: ['#', '&', '@'].slice(0, signs).join(', '),
    }
    const all = perms(n, length)
    const ends = signs * (signs - 1) * perms(n - 2, length - 2)
    const [onlyLetters, onlyDigits] = [perms(letters, length), perms(digits, length)]
    const without = perms(n - signs, length)
    return {
      stem: `${one} has ${length} different characters. They are chosen from those in the table, and their order matters.`,
      table: {
        head: ['letters', 'digits', 'symbols'],
        rows: [[shown.letters, shown.digits, shown.signs]],
      },
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of possible ${many}.`,
          scheme: [`B1 $${nPr(n, length)} = ${all}$`],
          solution: `There are ${n} characters: $${product(n, length)} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of ${many} that begin and end with a symbol.`,
          scheme: [`M1 $${signs} \\times ${signs - 1}$ for the ends`, `A1 ${plain(ends)}`],
          solution: `The ends first: $${signs} \\times ${signs - 1}$. The places between: $${product(n - 2, length - 2)} = ${perms(n - 2, length - 2)}$. Together ${plain(ends)}.`,
          answer: ends,
        }),
        c: ask.whole({
          objective: 'AO1',
          prompt: `Find the number of ${many} that contain only letters or only digits.`,
          scheme: [
            `M1 $${nPr(letters, length)}$ or $${nPr(digits, length)}$`,
            `A1 ${plain(onlyLetters + onlyDigits)}`,
          ],
          solution: `Separate cases: $${nPr(letters, length)} + ${nPr(digits, length)} = ${onlyLetters} + ${onlyDigits} = ${onlyLetters + onlyDigits}$.`,
          answer: onlyLetters + onlyDigits,
        }),
        d: ask.whole({
          prompt: `Find the number of ${many} that contain at least one symbol.`,
          scheme: [
            `M1 without a symbol: $${nPr(n - signs, length)} = ${without}$`,
            `M1 $${all} - ${without}$`,
            `A1 ${plain(all - without)}`,
          ],
          solution: `Without a symbol there are ${n - signs} characters: $${product(n - signs, length)} = ${without}$. All the others contain one: $${all} - ${without} = ${all - without}$.`,
          answer: all - without,
        }),
      },
    }
  },
  verify: ({ letters, digits, signs, length }) => {
    const all = [
      ...upTo(1, letters).map(() => 'L'),
      ...upTo(1, digits).map(() => 'D'),
      ...upTo(1, signs).map(() => 'S'),
    ]
    let [ends, pure, some] = [0, 0, 0]
    const total = countOrders(all, length, row => {
      if (row[0] === 'S' && row[length - 1] === 'S') ends += 1
      if (row.every(each => each === 'L') || row.every(each => each === 'D')) pure += 1
      if (row.includes('S')) some += 1
      return true
    })
    return { a: total, b: ends, c: pure, d: some }
  },
})
