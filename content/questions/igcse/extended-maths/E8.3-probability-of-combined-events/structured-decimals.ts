import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { venn } from '@/lib/figures/statistics/venn'
import { chanceCell, counted, letterValues, tree } from '../chances'

const { supplement, templates } = questionsOf('structured', 'E8.3', { calculator: 'needed' })

export { templates }

const DAYS = [
  {
    stem: (p: string, q: string, r: string) =>
      `The probability that it rains on any day is ${p}. When it rains, the probability that Eva drives to work is ${q}. When it does not rain, this probability is ${r}.`,
    titles: ['Weather', 'Travel'],
    labels: ['rain', 'dry', 'drives', 'walks'],
    asked: 'Eva drives to work on a day chosen at random',
    both: 'Two days are chosen at random. The weather on one does not depend on the weather on the other.',
    twice: 'Eva drives to work on both of these days',
  },
  {
    stem: (p: string, q: string, r: string) =>
      `The probability that a customer of a shop is a member of its club is ${p}. The probability that a member pays by card is ${q}. For other customers this probability is ${r}.`,
    titles: ['Customer', 'Payment'],
    labels: ['club', 'other', 'card', 'cash'],
    asked: 'a customer chosen at random pays by card',
    both: 'Two of a very large number of customers are chosen at random.',
    twice: 'both pay by card',
  },
  {
    stem: (p: string, q: string, r: string) =>
      `A machine is serviced in some weeks: the probability of this is ${p}. In a week with a service the probability that the machine stops is ${q}. In a week without one this probability is ${r}.`,
    titles: ['Service', 'Machine'],
    labels: ['yes', 'no', 'stops', 'runs'],
    asked: 'the machine stops in a week chosen at random',
    both: 'Two weeks are chosen at random. What happens in one does not depend on the other.',
    twice: 'the machine stops in both of these weeks',
  },
] as const

supplement('tree-with-different-branches', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = [random.int(12, 46), random.int(52, 93), random.int(8, 38)]
    const context = random.int(0, DAYS.length - 1)
    const [high, low] = context === 2 ? [r, q] : [q, r]
    return [p, q, r].some(each => each % 10 === 0)
      ? null
      : { p: p / 100, q: high / 100, r: low / 100, context }
  },
  make: ({ p, q, r, context }) => {
    const { stem, titles, labels, asked, both, twice } = DAYS[context] ?? DAYS[0]
    const [rest, miss] = [clean(1 - p), clean(1 - q)]
    const total = clean(p * q + rest * r)
    return {
      stem: stem(plain(p), plain(q), plain(r)),
      figure: tree(
        { name: 'probability/tree-of-two-stages', title: 'Tree diagram with two stages' },
        [titles[0], titles[1]],
        [
          [
            labels[0],
            plain(p),
            [
              [labels[2], plain(q)],
              [labels[3], '*a*'],
            ],
          ],
          [
            labels[1],
            '*b*',
            [
              [labels[2], plain(r)],
              [labels[3], ''],
            ],
          ],
        ],
      ),
      parts: {
        a: letterValues({
          command: 'Complete',
          prompt: ['Complete the tree diagram: find *a* and *b*.', 'Write down the values of *a* and *b*.'],
          found: [chanceCell('a', miss), chanceCell('b', rest)],
          scheme: [`B1 $a = ${plain(miss)}$`, `B1 $b = ${plain(rest)}$`],
          solution: `Branches from one point add up to 1: $a = 1 - ${plain(q)} = ${plain(miss)}$ and $b = 1 - ${plain(p)} = ${plain(rest)}$.`,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: [`Calculate the probability that ${asked}.`, `Find the probability that ${asked}.`],
          scheme: [
            `M1 $${plain(p)} \\times ${plain(q)}$ or $${plain(rest)} \\times ${plain(r)}$`,
            'M1 both products added',
            `A1 ${plain(total)}${plain(total) === figures(total, 3) ? '' : `, or ${figures(total, 3)}`}`,
          ],
          solution: `Two routes end in “${labels[2]}”. Multiply along each route and add the results: $${plain(p)} \\times ${plain(q)} + ${plain(rest)} \\times ${plain(r)} = ${plain(total)}$.`,
          answer: total,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Calculate',
          lead: both,
          prompt: [`Calculate the probability that ${twice}.`, `Find the probability that ${twice}.`],
          scheme: ['M1 (their answer to (b))^{2}', `A1 ${figures(total * total, 3)}`],
          solution: `Both have the probability from (b). They are independent, so multiply: $${plain(total)} \\times ${plain(total)} = ${figures(total * total, 3)}$.`,
          answer: total * total,
          sigFigs: 3,
          follow: { from: 'b', formula: 'x^2' },
        }),
      },
    }
  },
  // By 100 cases at each stage.
  verify: ({ p, q, r }) => {
    let cases = 0
    for (let first = 0; first < 100; first += 1)
      cases += first < Math.round(100 * p) ? Math.round(100 * q) : Math.round(100 * r)
    return { b: cases / 10_000, c: (cases / 10_000) ** 2 }
  },
})

const CROWDS = [
  {
    what: 'team',
    from: 'club',
    kinds: ['girls', 'boys'],
    one: 'girl',
    verb: 'Three members are chosen at random.',
  },
  {
    what: 'crate',
    from: 'box',
    kinds: ['cracked eggs', 'sound eggs'],
    one: 'cracked egg',
    verb: 'Three eggs are taken at random.',
  },
  {
    what: 'bag',
    from: 'bag',
    kinds: ['lime sweets', 'mint sweets'],
    one: 'lime sweet',
    verb: 'Three sweets are taken at random.',
  },
  {
    what: 'pack',
    from: 'drawer',
    kinds: ['flat batteries', 'good batteries'],
    one: 'flat battery',
    verb: 'Three batteries are taken at random.',
  },
] as const

supplement('three-without-replacement', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [first, second] = [random.int(4, 9), random.int(6, 15)]
    return first === second || first + second < 12
      ? null
      : { first, second, crowd: random.int(0, CROWDS.length - 1) }
  },
  make: ({ first, second, crowd }) => {
    const { from, kinds, one, verb } = CROWDS[crowd] ?? CROWDS[0]
    const n = first + second
    const ways = n * (n - 1) * (n - 2)
    const none = second * (second - 1) * (second - 2)
    const single = 3 * first * second * (second - 1)
    const route = (...tops: number[]) => tops.map((top, at) => `\\frac{${top}}{${n - at}}`).join(' \\times ')
    const allSecond = route(second, second - 1, second - 2)
    return {
      stem: [
        `A ${from} has ${first} ${kinds[0]} and ${second} ${kinds[1]}. ${verb}`,
        `In a ${from} there are ${first} ${kinds[0]} and ${second} ${kinds[1]}, ${n} altogether. ${verb}`,
        `A ${from} consists of ${first} ${kinds[0]} and ${second} ${kinds[1]}. ${verb}`,
      ].slice(0, crowd === 0 ? 3 : 2),
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: `Calculate the probability that all three are ${kinds[1]}.`,
          scheme: [`M1 $${allSecond}$`, `A1 $${frac(none, ways)}$, or ${figures(none / ways, 3)}`],
          solution: `Nothing is put back, so both numbers of the fraction fall by 1 each time: $${allSecond} = ${frac(none, ways)}$, or ${figures(none / ways, 3)}.`,
          answer: none / ways,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Calculate the probability that exactly one of the three is a ${one}.`,
          scheme: [
            `M1 $${route(first, second, second - 1)}$, in any order`,
            'M1 their product × 3, or three such products added',
            `A1 $${frac(single, ways)}$, or ${figures(single / ways, 3)}`,
          ],
          solution: `The ${one} can come first, second or third. Each of these three orders has the same probability: $3 \\times ${route(first, second, second - 1)} = ${frac(single, ways)}$, or ${figures(single / ways, 3)}.`,
          answer: single / ways,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write down the probability that at least one of the three is a ${one}.`,
          scheme: [
            `B1 $${frac(ways - none, ways)}$, or ${figures(1 - none / ways, 3)}, or 1 − their answer to (a)`,
          ],
          solution: `“At least one” is everything except the result of part (a): $1 - ${frac(none, ways)} = ${frac(ways - none, ways)}$, or ${figures(1 - none / ways, 3)}.`,
          answer: 1 - none / ways,
          sigFigs: 3,
          follow: { from: 'a', formula: '1 - x' },
        }),
      },
    }
  },
  // By choosing sets of three, without order.
  verify: ({ first, second }) => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const all = choose(first + second, 3)
    const none = choose(second, 3) / all
    return { a: none, b: (first * choose(second, 2)) / all, c: 1 - none }
  },
})

const GROUPS = [
  { who: 'students', sets: ['study Art', 'study Biology', 'study Chemistry'] },
  { who: 'adults', sets: ['learn a language with an app', 'learn it with a book', 'learn it in a class'] },
  { who: 'visitors', sets: ['have seen the aquarium', 'have seen the beach', 'have seen the castle'] },
] as const
const REGIONS = ['A', 'B', 'C', 'AB', 'AC', 'BC', 'ABC', ''] as const
type Region = (typeof REGIONS)[number]
type Holds = (a: boolean, b: boolean, c: boolean) => boolean
const ASKED: readonly (readonly [tex: string, holds: Holds, said: string])[] = [
  ['A \\cap B', (a, b) => a && b, 'in both *A* and *B*'],
  ['B \\cap C', (_, b, c) => b && c, 'in both *B* and *C*'],
  ["A' \\cap C", (a, _, c) => !a && c, 'in *C* but not in *A*'],
  ['A \\cup C', (a, _, c) => a || c, 'in *A* or in *C* or in both'],
  ["(A \\cup B)'", (a, b) => !(a || b), 'in neither *A* nor *B*'],
  ["A \\cup B'", (a, b) => a || !b, 'in *A*, and all that are outside *B*'],
  ["(A \\cup B) \\cap C'", (a, b, c) => (a || b) && !c, 'in *A* or *B*, but not in *C*'],
  ["A \\cap (B \\cup C)'", (a, b, c) => a && !(b || c), 'in *A* only'],
]

supplement('three-sets-notation', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const counts = REGIONS.map(region =>
      random.int(region.length === 1 ? 5 : 2, region.length === 1 ? 12 : 8),
    )
    const total = counts.reduce((sum, each) => sum + each, 0)
    const easy = random.int(0, 2)
    const hard = random.sample([3, 4, 5, 6, 7], 1)[0] ?? 3
    return { counts, total, easy, hard, group: random.int(0, 2), pair: random.pick(['A', 'B', 'C'] as const) }
  },
  make: ({ counts, total, easy, hard, group, pair }) => {
    const { who, sets } = GROUPS[group] ?? GROUPS[0]
    const at = (region: Region) => counts[REGIONS.indexOf(region)] ?? 0
    const found = ([, holds]: (typeof ASKED)[number]) =>
      REGIONS.filter(each => holds(each.includes('A'), each.includes('B'), each.includes('C')))
    const [one, two] = [ASKED[easy] ?? ASKED[0], ASKED[hard] ?? ASKED[3]] as [
      (typeof ASKED)[number],
      (typeof ASKED)[number],
    ]
    const [sumOf, worked] = [
      (regions: readonly Region[]) => regions.reduce((sum, each) => sum + at(each), 0),
      (regions: readonly Region[]) => regions.map(at).join(' + '),
    ]
    const [first, second] = [found(one), found(two)]
    const inside = REGIONS.filter(each => each.includes(pair))
    const k = sumOf(inside)
    const part = (asked: (typeof ASKED)[number], regions: readonly Region[]) => ({
      command: 'Find',
      objective: 'AO1' as const,
      prompt: `Find $\\mathrm{P}(${asked[0]})$.`,
      scheme: [`B1 $\\frac{${sumOf(regions)}}{${total}}$ oe`],
      solution: `These are the ${who} ${asked[2]}: $${regions.length > 1 ? `${worked(regions)} = ` : ''}${sumOf(regions)}$. The probability is $${counted(sumOf(regions), total)}$.`,
      answer: sumOf(regions) / total,
      sigFigs: 3,
    })
    return {
      stem: `$\\mathscr{E}$ is a group of ${total} ${who}. *A* is the set of those who ${sets[0]}, *B* of those who ${sets[1]}, and *C* of those who ${sets[2]}. The Venn diagram shows how many there are in each region.`,
      figure: chartFigure(
        { name: 'probability/venn-three-sets', title: 'Venn diagram of three sets' },
        venn({
          sets: ['A', 'B', 'C'],
          numbers: Object.fromEntries(REGIONS.map(each => [each || 'none', at(each)])),
        }),
      ),
      parts: {
        'a.i': ask.number({
          ...part(one, first),
          lead: `One of the ${total} ${who} is chosen at random.`,
        }),
        'a.ii': ask.number(part(two, second)),
        b: ask.number({
          command: 'Calculate',
          lead: `Two of the ${total} ${who} are chosen at random.`,
          prompt: [
            `Calculate the probability that both are in *${pair}*.`,
            `Calculate the probability that both of them are in the set *${pair}*.`,
          ],
          scheme: [
            `B1 ${k} in *${pair}*`,
            `M1 $\\frac{${k}}{${total}} \\times \\frac{${k - 1}}{${total - 1}}$, with their ${k}`,
            `A1 $${frac(k * (k - 1), total * (total - 1))}$, or ${figures((k * (k - 1)) / (total * (total - 1)), 3)}`,
          ],
          solution: `The circle *${pair}* holds $${worked(inside)} = ${k}$ ${who}. The two are different people, so the second fraction has 1 less above and below: $\\frac{${k}}{${total}} \\times \\frac{${k - 1}}{${total - 1}} = ${frac(k * (k - 1), total * (total - 1))}$, or ${figures((k * (k - 1)) / (total * (total - 1)), 3)}.`,
          answer: (k * (k - 1)) / (total * (total - 1)),
          sigFigs: 3,
        }),
      },
    }
  },
  // From the sizes of the sets and of their intersections.
  verify: ({ counts, easy, hard, pair }) => {
    const [a = 0, b = 0, c = 0, ab = 0, ac = 0, bc = 0, abc = 0, out = 0] = counts
    const n = a + b + c + ab + ac + bc + abc + out
    const size = { A: a + ab + ac + abc, B: b + ab + bc + abc, C: c + ac + bc + abc }
    const both = { AB: ab + abc, AC: ac + abc, BC: bc + abc }
    const either = size.A + size.B - both.AB
    const answers = [
      both.AB,
      both.BC,
      size.C - both.AC,
      size.A + size.C - both.AC,
      n - either,
      n - (size.B - both.AB),
      either - (both.AC + both.BC - abc),
      size.A - both.AB - both.AC + abc,
    ]
    const k = size[pair]
    return {
      'a.i': (answers[easy] ?? 0) / n,
      'a.ii': (answers[hard] ?? 0) / n,
      b: (k * k - k) / (n * n - n),
    }
  },
})

/** How many of how many give a probability that an examiner would print. */
const BAGS = [
  [6, 10],
  [4, 9],
  [6, 9],
  [6, 16],
  [10, 16],
  [9, 16],
  [7, 15],
  [8, 15],
  [10, 25],
  [15, 21],
  [10, 21],
  [5, 16],
] as const

supplement('unknown-number-of-counters', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [red, n] = random.pick(BAGS)
    return { red, n, thing: random.int(0, 2) }
  },
  make: ({ red, n, thing }) => {
    const [counters = 'counters', kind = 'red', holder = 'bag'] =
      [
        ['counters', 'red', 'bag'],
        ['tickets', 'gold', 'box'],
        ['pens', 'black', 'drawer'],
      ][thing] ?? []
    const [above, below] = [red * (red - 1), n * (n - 1)]
    const common = gcd(above, below)
    const [p, q] = [above / common, below / common]
    return {
      stem: `A ${holder} contains *n* ${counters}, and ${red} of them are ${kind}. Two ${counters} are taken at random from the ${holder}, without replacement.`,
      parts: {
        a: ask.expression({
          command: 'Write',
          prompt: [
            `Write an expression, in terms of *n*, for the probability that both ${counters} are ${kind}.`,
            `Write down, in terms of *n*, the probability that the two ${counters} are both ${kind}.`,
          ],
          scheme: [
            `M1 $\\frac{${red}}{n}$ and $\\frac{${red - 1}}{n - 1}$`,
            `A1 $\\frac{${above}}{n(n - 1)}$ oe`,
          ],
          solution: `First ${red} of *n*, then ${red - 1} of the $n - 1$ that are left: $\\frac{${red}}{n} \\times \\frac{${red - 1}}{n - 1} = \\frac{${above}}{n(n - 1)}$.`,
          answer: `${above}/(n(n-1))`,
          letters: ['n'],
        }),
        b: ask.solutions({
          command: 'Show',
          objective: 'AO2',
          lead: `The probability that both ${counters} are ${kind} is $\\frac{${p}}{${q}}$.`,
          prompt: [
            `Show that $n^2 - n - ${below} = 0$, and solve this equation.`,
            `Show that this leads to $n^2 - n - ${below} = 0$. Then solve the equation.`,
          ],
          scheme: [
            `M1 $\\frac{${above}}{n(n - 1)} = \\frac{${p}}{${q}}$, which leads to the equation`,
            `M1 $(n - ${n})(n + ${n - 1})$, or the formula`,
            `A1 ${n}`,
            `A1 −${n - 1}`,
          ],
          solution: `$\\frac{${above}}{n(n - 1)} = \\frac{${p}}{${q}}$, so ${p === 1 ? `$n(n - 1) = ${q} \\times ${above} = ${below}$` : `$${p}n(n - 1) = ${q} \\times ${above} = ${q * above}$ and $n(n - 1) = ${below}$`}. This is $n^2 - n - ${below} = 0$.\n\n$(n - ${n})(n + ${n - 1}) = 0$, so $n = ${n}$ or $n = -${n - 1}$.`,
          answer: [String(n), String(1 - n)],
          letter: 'n',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.whole({
          command: 'Write',
          prompt: `Write down the number of ${counters} in the ${holder} that are **not** ${kind}.`,
          scheme: [`B1 ${n - red}, or their positive solution − ${red}`],
          solution: `*n* is a number of ${counters}, so it is not negative: $n = ${n}$. Then $${n} - ${red} = ${n - red}$ are not ${kind}.`,
          answer: n - red,
        }),
      },
    }
  },
  // By trying values of n.
  verify: ({ red, n }) => {
    const target = ((red / n) * (red - 1)) / (n - 1)
    let size = red
    while ((red / size) * ((red - 1) / (size - 1)) > target + 1e-12) size += 1
    return { a: `(${red}/n)*(${red - 1}/(n - 1))`, b: [size, 1 - size], c: size - red }
  },
})
