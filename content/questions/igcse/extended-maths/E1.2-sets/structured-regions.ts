import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { type Figure, figure } from '@/lib/figures/figure'
import { venn } from '@/lib/figures/statistics/venn'

const { core, supplement, templates } = questionsOf('structured', 'E1.2')

export { templates }

const shaded = (shade: string, description: string, sets: readonly string[] = ['P', 'Q']): Figure => {
  const chart = venn({ sets, shade })
  return figure(
    { name: 'number/shaded-region', title: 'A shaded Venn diagram', description, height: chart.height },
    chart.shape,
  )
}

/** A region of two sets in the notation, what is seen, and what other notations would be. */
const REGIONS = [
  { notation: 'P ∩ Q', seen: 'The part that lies in both circles is shaded.', why: 'what lies in both' },
  {
    notation: 'P ∪ Q',
    seen: 'All that lies in at least one of the circles is shaded.',
    why: 'what lies in at least one',
  },
  {
    notation: "P ∩ Q'",
    seen: 'The part of circle P that is outside circle Q is shaded.',
    why: 'what lies in *P* but not in *Q*',
  },
  {
    notation: "P' ∩ Q",
    seen: 'The part of circle Q that is outside circle P is shaded.',
    why: 'what lies in *Q* but not in *P*',
  },
  {
    notation: "(P ∪ Q)'",
    seen: 'All that lies outside both circles is shaded.',
    why: 'what lies in neither',
  },
  {
    notation: "(P ∩ Q)'",
    seen: 'Everything is shaded but the part that lies in both circles.',
    why: 'what does not lie in both',
  },
] as const

const latex = (notation: string) => `$${notation.replaceAll('∩', '\\cap').replaceAll('∪', '\\cup')}$`

core('notation-of-a-shaded-region', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [one, other] = random.sample(REGIONS, 2)
    if (!one || !other) return null
    const wrong = (right: string) =>
      random.sample(
        REGIONS.filter(({ notation }) => notation !== right),
        3,
      )
    return { one, other, wrongs: [wrong(one.notation), wrong(other.notation)] as const }
  },
  make: ({ one, other, wrongs }) => {
    const part = (region: (typeof REGIONS)[number], wrong: readonly (typeof REGIONS)[number][]) =>
      ask.choice({
        command: 'Determine',
        prompt: 'Which set is shaded?',
        figure: shaded(region.notation, `Two overlapping circles P and Q in a rectangle. ${region.seen}`),
        right: latex(region.notation),
        wrong: Object.fromEntries(wrong.map(each => [latex(each.notation), `You chose ${each.why}.`])),
        solution: `${latex(region.notation)} is ${region.why}.`,
      })
    return {
      stem: [
        'Each Venn diagram shows two sets *P* and *Q* in the universal set.',
        '*P* and *Q* are two sets. In each Venn diagram a set is shaded.',
        'The Venn diagrams in this question show the sets *P* and *Q*.',
      ],
      parts: { a: part(one, wrongs[0]), b: part(other, wrongs[1]) },
    }
  },
})

const PRIMES = new Set([2, 3, 5, 7, 11, 13, 17, 19])

const SETS = [
  { name: 'prime numbers', has: (n: number) => PRIMES.has(n) },
  { name: 'odd numbers', has: (n: number) => n % 2 === 1 },
  { name: 'multiples of 3', has: (n: number) => n % 3 === 0 },
  { name: 'multiples of 4', has: (n: number) => n % 4 === 0 },
  { name: 'factors of 12', has: (n: number) => 12 % n === 0 },
  { name: 'factors of 18', has: (n: number) => 18 % n === 0 },
  { name: 'square numbers', has: (n: number) => Number.isInteger(Math.sqrt(n)) },
] as const

const range = (to: number) => Array.from({ length: to }, (_, at) => at + 1)

core('elements-of-two-sets', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.sample(SETS, 2)
    const to = random.int(12, 20)
    if (!a || !b) return null
    const both = range(to).filter(n => a.has(n) && b.has(n))
    const onlyA = range(to).filter(n => a.has(n) && !b.has(n))
    const none = range(to).filter(n => !a.has(n) && !b.has(n))
    const large = range(to).filter(n => n > 10 && !b.has(n))
    // A set lies wholly in the universal set.
    if (to < 18 && [a.name, b.name].includes('factors of 18')) return null
    return large.length < 2 || both.length < 2 || both.length > 4 || onlyA.length < 2 || none.length < 3
      ? null
      : { a, b, to, both, onlyA, none, large }
  },
  make: ({ a, b, to, both, onlyA, none, large }) => {
    const sum = large.reduce((total, n) => total + n, 0)
    return {
      stem: [
        `$\\mathscr{E}$ = {integers from 1 to ${to}}\n\n*A* = {${a.name}}\n\n*B* = {${b.name}}`,
        `The universal set is the set of integers from 1 to ${to}. *A* is the set of ${a.name} and *B* is the set of ${b.name}.`,
        `In this question $\\mathscr{E} = \\{x : x$ is an integer and $1 \\le x \\le ${to}\\}$, *A* = {${a.name}} and *B* = {${b.name}}.`,
      ],
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table with the number of elements in each set.',
          head: ['set', 'number of elements'],
          rows: [
            [{ text: '$A \\cap B$' }, { blank: 'both', answer: both.length, marks: 1 }],
            [{ text: "$A \\cap B'$" }, { blank: 'only A', answer: onlyA.length, marks: 1 }],
            [{ text: "$(A \\cup B)'$" }, { blank: 'neither', answer: none.length, marks: 1 }],
          ],
          scheme: [`B1 ${both.length}`, `B1 ${onlyA.length}`, `B1 ${none.length}`],
          solution: `$A \\cap B$ = {${both.join(', ')}}, $A \\cap B'$ = {${onlyA.join(', ')}} and $(A \\cup B)'$ = {${none.join(', ')}}.`,
        }),
        b: ask.whole({
          command: 'Find',
          prompt: "Find the sum of all the elements of $B'$ that are greater than 10.",
          scheme: [`M1 ${large.join(', ')}`, `A1 ${sum}`],
          solution: `The elements of $B'$ are not in *B*. Those greater than 10 are ${large.join(', ')}, and their sum is ${sum}.`,
          answer: sum,
        }),
      },
    }
  },
  verify: ({ b, to }) => {
    let sum = 0
    for (let n = 11; n <= to; n += 1) sum += b.has(n) ? 0 : n
    return { b: sum }
  },
})

const SURVEYS = [
  ['students', 'play the guitar', 'play the piano', 'sing in the choir'],
  ['members of a club', 'swim', 'run', 'cycle'],
  ['households', 'have a cat', 'have a dog', 'have a bird'],
] as const

supplement('survey-of-three-things', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const all = random.int(2, 6)
    const [ab, ac, bc] = [random.int(2, 7), random.int(2, 7), random.int(2, 7)]
    const [a, b, c] = [random.int(4, 12), random.int(4, 12), random.int(4, 12)]
    const none = random.int(3, 10)
    return { all, ab, ac, bc, a, b, c, none, survey: random.pick(SURVEYS) }
  },
  make: ({ all, ab, ac, bc, a, b, c, none, survey: [who, one, two, three] }) => {
    const total = all + ab + ac + bc + a + b + c + none
    const inA = a + ab + ac + all
    const inB = b + ab + bc + all
    const inC = c + ac + bc + all
    const chart = venn({ sets: ['A', 'B', 'C'] })
    return {
      stem: `${total} ${who} are asked. *A* is the set of those who ${one}, *B* of those who ${two} and *C* of those who ${three}.\n\n$n(A) = ${inA}$, $n(B) = ${inB}$, $n(C) = ${inC}$\n\n$n(A \\cap B) = ${ab + all}$, $n(A \\cap C) = ${ac + all}$, $n(B \\cap C) = ${bc + all}$\n\n${none} of the ${who} are in none of the sets. You may use the Venn diagram to help you.`,
      figure: figure(
        {
          name: 'number/empty-venn-of-three',
          title: 'A Venn diagram of three sets without numbers',
          description: 'Three circles A, B and C, each of which overlaps both others, in a rectangle.',
          height: chart.height,
        },
        chart.shape,
      ),
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: [
            `Work out $n(A \\cap B \\cap C)$.`,
            `Work out the number of ${who} who are in all three sets.`,
          ],
          scheme: [
            `M1 $${inA} + ${inB} + ${inC} - ${ab + all} - ${ac + all} - ${bc + all}$, or *x* in the middle and the other regions in terms of *x*`,
            `M1 $${total} - ${none} = ${inA + inB + inC - (ab + ac + bc + 3 * all)} + x$`,
            `A1 ${all}`,
          ],
          solution: `$${total} - ${none} = ${total - none}$ are in at least one set. The sum of the three sets counts what is in two sets twice, and what is in three sets three times. Take away the three overlaps: $${inA} + ${inB} + ${inC} - ${ab + all} - ${ac + all} - ${bc + all} = ${inA + inB + inC - (ab + ac + bc + 3 * all)}$. Now what is in all three is not counted at all, so it is $${total - none} - ${inA + inB + inC - (ab + ac + bc + 3 * all)} = ${all}$.`,
          answer: all,
        }),
        b: ask.whole({
          command: 'Find',
          prompt: "Find $n(A \\cap (B \\cup C)')$.",
          scheme: [`B1 ${a}`],
          solution: `These are in *A* only: $${inA} - ${ab + all} - ${ac + all} + ${all} = ${a}$.`,
          answer: a,
          follow: { from: 'a', formula: `${inA - (ab + all) - (ac + all)} + x` },
        }),
        c: ask.whole({
          command: 'Find',
          prompt: 'Find the number of those asked who are in exactly two of the sets.',
          scheme: [`B1 ${ab + ac + bc}`],
          solution: `Each overlap of two sets holds the ${all} that are in all three: $${ab + all} + ${ac + all} + ${bc + all} - 3 \\times ${all} = ${ab + ac + bc}$.`,
          answer: ab + ac + bc,
          follow: { from: 'a', formula: `${ab + ac + bc + 3 * all} - 3*x` },
        }),
      },
    }
  },
  verify: ({ all, ab, ac, bc, a, b, c, none }) => {
    const people = [
      ...Array(all).fill('abc'),
      ...Array(ab).fill('ab'),
      ...Array(ac).fill('ac'),
      ...Array(bc).fill('bc'),
      ...Array(a).fill('a'),
      ...Array(b).fill('b'),
      ...Array(c).fill('c'),
      ...Array(none).fill(''),
    ] as string[]
    return {
      a: people.filter(each => each.length === 3).length,
      b: people.filter(each => each === 'a').length,
      c: people.filter(each => each.length === 2).length,
    }
  },
})
