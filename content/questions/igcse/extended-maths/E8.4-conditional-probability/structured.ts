import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { venn } from '@/lib/figures/statistics/venn'
import { counted, tree } from '../chances'

const { supplement, templates } = questionsOf('structured', 'E8.4')

export { templates }

const PAIRS = [
  {
    who: 'students',
    one: 'student',
    sets: { C: 'cricket', T: 'tennis' },
    does: ['plays cricket', 'plays tennis'],
    not: ['does not play cricket', 'does not play tennis'],
  },
  {
    who: 'guests',
    one: 'guest',
    sets: { S: 'soup', F: 'fish' },
    does: ['orders soup', 'orders fish'],
    not: ['does not order soup', 'does not order fish'],
  },
  {
    who: 'readers',
    one: 'reader',
    sets: { N: 'novels', P: 'poems' },
    does: ['reads novels', 'reads poems'],
    not: ['does not read novels', 'does not read poems'],
  },
  {
    who: 'shoppers',
    one: 'shopper',
    sets: { B: 'bread', M: 'milk' },
    does: ['buys bread', 'buys milk'],
    not: ['does not buy bread', 'does not buy milk'],
  },
] as const

supplement('given-in-a-venn-diagram', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [onlyA, both, onlyB, neither] = [
      random.int(7, 18),
      random.int(4, 12),
      random.int(6, 17),
      random.int(3, 11),
    ]
    return onlyA === onlyB
      ? null
      : { onlyA, both, onlyB, neither, pair: random.int(0, PAIRS.length - 1), first: random.int(0, 1) }
  },
  make: ({ onlyA, both, onlyB, neither, pair, first }) => {
    const { who, one, sets, does, not } = PAIRS[pair] ?? PAIRS[0]
    const [a = 'A', b = 'B'] = Object.keys(sets)
    const total = onlyA + both + onlyB + neither
    const [given, wanted, without] = first === 0 ? [does[0], does[1], not[1]] : [does[1], does[0], not[0]]
    const inside = (first === 0 ? onlyA : onlyB) + both
    const outside = (first === 0 ? onlyA : onlyB) + neither
    const only = first === 0 ? onlyA : onlyB
    return {
      stem: `The Venn diagram shows the number of ${who} in each region. There are ${total} ${who} altogether.`,
      figure: chartFigure(
        { name: 'probability/venn-of-two-sets', title: 'Venn diagram of two sets' },
        venn({ sets, numbers: { [a]: onlyA, [a + b]: both, [b]: onlyB, none: neither } }),
      ),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `A ${one} is chosen at random from all ${total}. Find the probability that this ${one} ${given}.`,
            `One of the ${total} ${who} is chosen at random. Find the probability that this ${one} ${given}.`,
          ],
          scheme: [`B1 $\\frac{${inside}}{${total}}$ oe`],
          solution: `The whole circle counts: $${only} + ${both} = ${inside}$ of ${total}, so $${counted(inside, total)}$.`,
          answer: inside / total,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [
            `A ${one} who ${given} is chosen at random. Find the probability that this ${one} also ${wanted}.`,
            `A ${one} is chosen at random. This ${one} ${given}. Find the probability that the ${one} also ${wanted}.`,
          ],
          scheme: [`M1 denominator ${inside}`, `A1 $\\frac{${both}}{${inside}}$ oe`],
          solution: `Only the ${inside} ${who} in that circle can be the one. ${both} of them are in the overlap: $${counted(both, inside)}$.`,
          answer: both / inside,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          prompt: [
            `A ${one} who ${without} is chosen at random. Find the probability that this ${one} ${given}.`,
            `Given that a ${one} ${without}, find the probability that the ${one} ${given}.`,
          ],
          scheme: [`M1 denominator ${outside}`, `A1 $\\frac{${only}}{${outside}}$ oe`],
          solution: `Outside the other circle there are $${only} + ${neither} = ${outside}$ ${who}. Of these, ${only} lie in the circle that is asked for: $${counted(only, outside)}$.`,
          answer: only / outside,
          sigFigs: 3,
        }),
      },
    }
  },
  // As a quotient of two probabilities.
  verify: ({ onlyA, both, onlyB, neither, first }) => {
    const n = onlyA + both + onlyB + neither
    const p = { a: (onlyA + both) / n, b: (onlyB + both) / n, ab: both / n }
    const [given, other] = first === 0 ? [p.a, p.b] : [p.b, p.a]
    return { a: given, b: p.ab / given, c: (given - p.ab) / (1 - other) }
  },
})

const WAYS = [
  {
    stem: (a: string, b: string, c: string) =>
      `Lara walks or cycles to school. The probability that she walks is $${a}$. When she walks, the probability that she is late is $${b}$. When she cycles, it is $${c}$.`,
    titles: ['travel', 'arrival'],
    labels: ['walks', 'cycles', 'late', 'on time'],
    asked: [
      'Lara is late',
      'Given that Lara is late, find the probability that she walked.',
      'One morning Lara is late. Find the probability that she walked.',
    ],
  },
  {
    stem: (a: string, b: string, c: string) =>
      `Bag *P* and bag *Q* hold sweets. Ugo chooses a bag: the probability that he chooses *P* is $${a}$. Then he takes a sweet at random. From *P* the probability of a toffee is $${b}$, from *Q* it is $${c}$.`,
    titles: ['bag', 'sweet'],
    labels: ['*P*', '*Q*', 'toffee', 'other'],
    asked: [
      'Ugo takes a toffee',
      'Given that Ugo takes a toffee, find the probability that it is from bag *P*.',
      'Ugo’s sweet is a toffee. Find the probability that he chose bag *P*.',
    ],
  },
  {
    stem: (a: string, b: string, c: string) =>
      `The probability that a gardener waters a plant is $${a}$. A plant that is watered flowers with probability $${b}$. A plant that is not watered flowers with probability $${c}$.`,
    titles: ['plant', 'result'],
    labels: ['watered', 'dry', 'flowers', 'no flower'],
    asked: [
      'the plant flowers',
      'Given that the plant flowers, find the probability that it was watered.',
      'The plant flowers. Find the probability that it was watered.',
    ],
  },
] as const
/** Fractions with small numbers: the first stage, then after each of its outcomes. */
const SMALL = [
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 5],
  [1, 6],
  [5, 6],
] as const

supplement('given-in-a-tree-diagram', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, two, three] = random.sample(SMALL, 3)
    const way = random.int(0, WAYS.length - 1)
    if (!one || !two || !three) return null
    const [p, q, r] = [one[0] / one[1], two[0] / two[1], three[0] / three[1]]
    // The denominators stay small, and the second stage fits the story.
    if (one[1] * two[1] * three[1] > 100 || one[1] === 6 || two[1] + three[1] > 9) return null
    return (way === 0 ? q < r && r < 0.6 : q > r) && p !== 0.5 ? { one, two, three, way } : null
  },
  make: ({ one, two, three, way }) => {
    const { stem, titles, labels, asked } = WAYS[way] ?? WAYS[0]
    const tex = ([top, below]: readonly [number, number]) => `\\frac{${top}}{${below}}`
    const rest: readonly [number, number] = [one[1] - one[0], one[1]]
    const shown = ([top, below]: readonly [number, number]) => `${top}/${below}`
    const without = ([top, below]: readonly [number, number]) => `${below - top}/${below}`
    const [n1, d1] = [one[0] * two[0], one[1] * two[1]]
    const [n2, d2] = [rest[0] * three[0], one[1] * three[1]]
    const [top, below] = [n1 * d2 + n2 * d1, d1 * d2]
    const [answerTop, answerBelow] = [n1 * d2, top]
    return {
      stem: stem(tex(one), tex(two), tex(three)),
      figure: tree(
        { name: 'probability/tree-given', title: 'Tree diagram with two stages' },
        [titles[0], titles[1]],
        [
          [
            labels[0],
            shown(one),
            [
              [labels[2], shown(two)],
              [labels[3], without(two)],
            ],
          ],
          [
            labels[1],
            without(one),
            [
              [labels[2], shown(three)],
              [labels[3], without(three)],
            ],
          ],
        ],
      ),
      parts: {
        a: ask.number({
          command: 'Find',
          prompt: `Find the probability that ${asked[0]}.`,
          scheme: [
            `M1 $${tex(one)} \\times ${tex(two)}$ or $${tex(rest)} \\times ${tex(three)}$`,
            'M1 both products added',
            `A1 $${frac(top, below)}$ oe`,
          ],
          solution: `Two routes lead to it. Multiply along each and add: $${tex(one)} \\times ${tex(two)} + ${tex(rest)} \\times ${tex(three)} = ${frac(n1, d1)} + ${frac(n2, d2)} = ${frac(top, below)}$.`,
          answer: top / below,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [asked[1], asked[2]],
          scheme: [
            `M1 $${frac(n1, d1)} \\div ${frac(top, below)}$, with their answer to (a)`,
            `A1 $${frac(answerTop, answerBelow)}$ oe`,
          ],
          solution: `Only the two routes of (a) count now. The share of the first one is $${frac(n1, d1)} \\div ${frac(top, below)} = ${frac(answerTop, answerBelow)}$.`,
          answer: n1 / d1 / (top / below),
          sigFigs: 3,
          follow: { from: 'a', formula: `${n1}/${d1}/x` },
        }),
      },
    }
  },
  // By counting equal cases.
  verify: ({ one, two, three }) => {
    const cases = one[1] * two[1] * three[1]
    const first = (cases / one[1]) * one[0]
    const [hits, others] = [(first / two[1]) * two[0], ((cases - first) / three[1]) * three[0]]
    return { a: (hits + others) / cases, b: hits / (hits + others) }
  },
})

const PACKS = [
  { holder: 'bag', things: 'counters', kinds: ['red', 'blue'] },
  { holder: 'box', things: 'pens', kinds: ['black', 'green'] },
  { holder: 'pack', things: 'tickets', kinds: ['pink', 'white'] },
] as const

supplement('given-the-same-colour', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [one, two] = [random.int(3, 7), random.int(2, 6)]
    return one === two || one + two > 10 || one + two < 6
      ? null
      : { one, two, pack: random.int(0, PACKS.length - 1), first: random.chance(0.5) }
  },
  make: ({ one, two, pack, first }) => {
    const { holder, things, kinds } = PACKS[pack] ?? PACKS[0]
    const n = one + two
    const [ones, twos, pairs] = [one * (one - 1), two * (two - 1), n * (n - 1)]
    const same = ones + twos
    const thing = things.slice(0, -1)
    const blank = (top: number, below: number) => `${top}/${below}`
    const mixed = one * two
    return {
      stem: `A ${holder} contains ${one} ${kinds[0]} ${things} and ${two} ${kinds[1]} ${things}. Two ${things} are taken at random, without replacement. The tree diagram shows the probabilities.`,
      figure: tree(
        { name: 'probability/tree-without-replacement', title: 'Tree diagram without replacement' },
        [`1st ${thing}`, `2nd ${thing}`],
        [
          [
            kinds[0],
            blank(one, n),
            [
              [kinds[0], blank(one - 1, n - 1)],
              [kinds[1], blank(two, n - 1)],
            ],
          ],
          [
            kinds[1],
            blank(two, n),
            [
              [kinds[0], blank(one, n - 1)],
              [kinds[1], blank(two - 1, n - 1)],
            ],
          ],
        ],
      ),
      parts: {
        a: ask.number({
          command: 'Find',
          prompt: `Find the probability that the two ${things} have the same colour.`,
          scheme: [
            `M1 $\\frac{${one}}{${n}} \\times \\frac{${one - 1}}{${n - 1}}$ or $\\frac{${two}}{${n}} \\times \\frac{${two - 1}}{${n - 1}}$`,
            'M1 both products added',
            `A1 $\\frac{${same}}{${pairs}}$ oe`,
          ],
          solution: `$\\frac{${one}}{${n}} \\times \\frac{${one - 1}}{${n - 1}} + \\frac{${two}}{${n}} \\times \\frac{${two - 1}}{${n - 1}} = \\frac{${ones}}{${pairs}} + \\frac{${twos}}{${pairs}} = ${counted(same, pairs)}$`,
          answer: same / pairs,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [
            `Given that the two ${things} have the same colour, find the probability that both are ${kinds[0]}.`,
            `The two ${things} have the same colour. Find the probability that they are both ${kinds[0]}.`,
          ],
          scheme: [
            `M1 $\\frac{${ones}}{${pairs}} \\div \\frac{${same}}{${pairs}}$, with their answer to (a)`,
            `A1 $\\frac{${ones}}{${same}}$ oe`,
          ],
          solution: `Of ${pairs} equal cases, ${same} give the same colour. ${ones} of these give two ${kinds[0]} ${things}: $${counted(ones, same)}$.`,
          answer: ones / same,
          sigFigs: 3,
          follow: { from: 'a', formula: `${ones}/${pairs}/x` },
        }),
        c: ask.number({
          command: 'Find',
          prompt: [
            `Given that at least one of the two ${things} is ${first ? kinds[0] : kinds[1]}, find the probability that they have different colours.`,
            `At least one of the two ${things} is ${first ? kinds[0] : kinds[1]}. Find the probability that the colours are different.`,
          ],
          scheme: [
            `M1 $1 - \\frac{${first ? twos : ones}}{${pairs}}$, or $\\frac{${pairs - (first ? twos : ones)}}{${pairs}}$`,
            `M1 $\\frac{${2 * mixed}}{${pairs}}$ divided by their probability`,
            `A1 $\\frac{${2 * mixed}}{${pairs - (first ? twos : ones)}}$ oe`,
          ],
          solution: `“At least one ${first ? kinds[0] : kinds[1]}” leaves out only the route ${first ? kinds[1] : kinds[0]}, ${first ? kinds[1] : kinds[0]}: $${pairs} - ${first ? twos : ones} = ${pairs - (first ? twos : ones)}$ of ${pairs} cases. In $2 \\times ${one} \\times ${two} = ${2 * mixed}$ of them the colours differ: $${counted(2 * mixed, pairs - (first ? twos : ones))}$.`,
          answer: (2 * mixed) / (pairs - (first ? twos : ones)),
          sigFigs: 3,
        }),
      },
    }
  },
  // By listing all ordered pairs.
  verify: ({ one, two, first }) => {
    const all = Array.from({ length: one + two }, (_, at) => at < one)
    const pairs = all.flatMap((x, i) => all.filter((_, j) => j !== i).map(y => [x, y] as const))
    const same = pairs.filter(([x, y]) => x === y)
    const some = pairs.filter(([x, y]) => x === first || y === first)
    return {
      a: same.length / pairs.length,
      b: same.filter(([x]) => x).length / same.length,
      c: some.filter(([x, y]) => x !== y).length / some.length,
    }
  },
})
