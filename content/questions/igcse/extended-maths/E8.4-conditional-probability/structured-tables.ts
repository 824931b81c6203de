import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, toSigFigs } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { venn } from '@/lib/figures/statistics/venn'
import { counted, tree } from '../chances'

const { supplement, templates } = questionsOf('structured', 'E8.4', { calculator: 'needed' })

export { templates }

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

type Crowd = {
  stem: (n: number) => string
  one: string
  rows: readonly [string, string]
  columns: readonly [string, string, string]
  row: readonly [string, string]
  column: readonly [string, string, string]
  /** The same of several: "students in Year 10", "walk". */
  rowOfMany: readonly [string, string]
  columnOfMany: readonly [string, string, string]
  who: 'who' | 'that'
}
const CROWDS: readonly Crowd[] = [
  {
    stem: n => `${n} students were asked how they travel to school.`,
    one: 'student',
    rows: ['Year 10', 'Year 11'],
    columns: ['walk', 'cycle', 'bus'],
    row: ['is in Year 10', 'is in Year 11'],
    column: ['walks', 'cycles', 'takes the bus'],
    rowOfMany: ['students in Year 10', 'students in Year 11'],
    columnOfMany: ['walk', 'cycle', 'take the bus'],
    who: 'who',
  },
  {
    stem: n => `${n} guests of a hotel were asked which drink they have with breakfast.`,
    one: 'guest',
    rows: ['adults', 'children'],
    columns: ['tea', 'milk', 'juice'],
    row: ['is an adult', 'is a child'],
    column: ['drinks tea', 'drinks milk', 'drinks juice'],
    rowOfMany: ['adults', 'children'],
    columnOfMany: ['drink tea', 'drink milk', 'drink juice'],
    who: 'who',
  },
  {
    stem: n => `The ${n} bicycles in a shop are new or used, and have one of three sizes.`,
    one: 'bicycle',
    rows: ['new', 'used'],
    columns: ['small', 'medium', 'large'],
    row: ['is new', 'is used'],
    column: ['is small', 'is medium', 'is large'],
    rowOfMany: ['new bicycles', 'used bicycles'],
    columnOfMany: ['are small', 'are medium', 'are large'],
    who: 'that',
  },
]

supplement('two-way-table', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const counts = Array.from({ length: 6 }, () => random.int(7, 38))
    const [column, blank] = [random.int(0, 2), random.int(0, 2)]
    // (b) and (c) need neither of the missing numbers.
    const other = (blank + random.int(1, 2)) % 3
    return new Set(counts).size === 6
      ? { counts, row: 0, column, other, blank, crowd: random.int(0, CROWDS.length - 1) }
      : null
  },
  make: ({ counts, row, column, other, blank, crowd }) => {
    const {
      stem,
      one,
      rows,
      columns,
      row: isRow,
      column: isColumn,
      who,
    } = CROWDS[crowd] ?? (CROWDS[0] as Crowd)
    const at = (r: number, c: number) => counts[3 * r + c] ?? 0
    const rowTotal = (r: number) => at(r, 0) + at(r, 1) + at(r, 2)
    const columnTotal = (c: number) => at(0, c) + at(1, c)
    const all = sum(counts)
    // One cell of the first row and the total of the second are left out.
    const cells = (r: number): TableCell[] => [
      { text: rows[r] ?? '' },
      ...[0, 1, 2].map(
        (c): TableCell =>
          r === 0 && c === blank ? { blank: 'cell', answer: at(r, c), marks: 1 } : { text: String(at(r, c)) },
      ),
      r === 1 ? { blank: 'total', answer: rowTotal(r), marks: 1 } : { text: String(rowTotal(r)) },
    ]
    const [inRow, inColumn] = [rowTotal(row), columnTotal(column)]
    return {
      stem: `${stem(all)} The two-way table shows the numbers.`,
      parts: {
        a: ask.table({
          prompt: ['Complete the two-way table.', 'Find the two missing numbers of the table.'],
          command: 'Complete',
          head: ['', ...columns, 'total'],
          rows: [
            cells(0),
            cells(1),
            [
              { text: 'total' },
              ...[0, 1, 2].map(c => ({ text: String(columnTotal(c)) })),
              { text: String(all) },
            ],
          ],
          scheme: [`B1 ${at(0, blank)}`, `B1 ${rowTotal(1)}`],
          solution: `The missing number of the first row is $${columnTotal(blank)} - ${at(1, blank)} = ${at(0, blank)}$. The missing total is $${at(1, 0)} + ${at(1, 1)} + ${at(1, 2)} = ${rowTotal(1)}$.`,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [
            `A ${one} ${who} ${isRow[row]} is chosen at random. Find the probability that this ${one} ${isColumn[other]}.`,
            `Given that a ${one} ${isRow[row]}, find the probability that this ${one} ${isColumn[other]}.`,
          ],
          scheme: [`M1 denominator ${inRow}`, `A1 $\\frac{${at(row, other)}}{${inRow}}$ oe`],
          solution: `Only the row “${rows[row]}” counts, with its total ${inRow}: $${counted(at(row, other), inRow)}$.`,
          answer: at(row, other) / inRow,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Find',
          prompt: [
            `A ${one} ${who} ${isColumn[column]} is chosen at random. Find the probability that this ${one} ${isRow[1 - row]}.`,
            `Given that a ${one} ${isColumn[column]}, find the probability that this ${one} ${isRow[1 - row]}.`,
          ],
          scheme: [`M1 denominator ${inColumn}`, `A1 $\\frac{${at(1 - row, column)}}{${inColumn}}$ oe`],
          solution: `Now only the column “${columns[column]}” counts, with its total ${inColumn}: $${counted(at(1 - row, column), inColumn)}$.`,
          answer: at(1 - row, column) / inColumn,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ counts, row, column, other }) => {
    const n = sum(counts)
    const line = counts.slice(3 * row, 3 * row + 3)
    const pile = counts.filter((_, at) => at % 3 === column)
    return {
      b: (line[other] ?? 0) / n / (sum(line) / n),
      c: 1 - (pile[row] ?? 0) / sum(pile),
    }
  },
})

supplement('two-from-a-row', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const counts = Array.from({ length: 6 }, () => random.int(6, 24))
    return new Set(counts).size < 6
      ? null
      : { counts, row: random.int(0, 1), column: random.int(0, 2), crowd: random.int(0, CROWDS.length - 1) }
  },
  make: ({ counts, row, column, crowd }) => {
    const {
      stem,
      one,
      rows,
      columns,
      row: isRow,
      rowOfMany,
      columnOfMany,
      who,
    } = CROWDS[crowd] ?? (CROWDS[0] as Crowd)
    const line = counts.slice(3 * row, 3 * row + 3)
    const pile = [counts[column] ?? 0, counts[3 + column] ?? 0] as const
    const [inLine, inPile] = [sum(line), sum(pile)]
    const k = line[column] ?? 0
    const both = (k * (k - 1)) / (inLine * (inLine - 1))
    const mixed = (2 * pile[0] * pile[1]) / (inPile * (inPile - 1))
    const rowText = (r: number) => [rows[r] ?? '', ...counts.slice(3 * r, 3 * r + 3).map(String)]
    const plural = `${one}s`
    return {
      stem: `${stem(sum(counts))} The two-way table shows the numbers.`,
      table: { head: ['', ...columns], rows: [rowText(0), rowText(1)] },
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: [
            `Two of the ${rowOfMany[row]} are chosen at random. Calculate the probability that both ${columnOfMany[column]}.`,
            `From the ${rowOfMany[row]}, two are chosen at random. Calculate the probability that both of them ${columnOfMany[column]}.`,
          ],
          scheme: [
            `M1 $\\frac{${k}}{${inLine}} \\times \\frac{${k - 1}}{${inLine - 1}}$`,
            `A1 $${frac(k * (k - 1), inLine * (inLine - 1))}$, or ${figures(both, 3)}`,
          ],
          solution: `Only the row “${rows[row]}” counts: ${inLine} in all, ${k} of them in the column. The second fraction has 1 less above and below: $\\frac{${k}}{${inLine}} \\times \\frac{${k - 1}}{${inLine - 1}} = ${frac(k * (k - 1), inLine * (inLine - 1))}$, or ${figures(both, 3)}.`,
          answer: both,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: [
            `Two of the ${plural} ${who} ${columnOfMany[column]} are chosen at random. Calculate the probability that one ${isRow[0]} and the other ${isRow[1]}.`,
            `From the ${plural} ${who} ${columnOfMany[column]}, two are chosen at random. Calculate the probability that exactly one of the two ${isRow[0]}.`,
          ],
          scheme: [
            `M1 $\\frac{${pile[0]}}{${inPile}} \\times \\frac{${pile[1]}}{${inPile - 1}}$`,
            'M1 their product × 2, or two such products added',
            `A1 $${frac(2 * pile[0] * pile[1], inPile * (inPile - 1))}$, or ${figures(mixed, 3)}`,
          ],
          solution: `Only the column “${columns[column]}” counts: ${pile[0]} and ${pile[1]}, ${inPile} in all. There are two orders: $2 \\times \\frac{${pile[0]}}{${inPile}} \\times \\frac{${pile[1]}}{${inPile - 1}} = ${frac(2 * pile[0] * pile[1], inPile * (inPile - 1))}$, or ${figures(mixed, 3)}.`,
          answer: mixed,
          sigFigs: 3,
        }),
      },
    }
  },
  // By pairs without order.
  verify: ({ counts, row, column }) => {
    const pairs = (n: number) => (n * (n - 1)) / 2
    const n = [0, 1, 2].reduce((total, c) => total + (counts[3 * row + c] ?? 0), 0)
    const [x, y] = [counts[column] ?? 0, counts[column + 3] ?? 0]
    return {
      a: pairs(counts[3 * row + column] ?? 0) / pairs(n),
      b: 1 - (pairs(x) + pairs(y)) / pairs(x + y),
    }
  },
})

const SOURCES = [
  {
    stem: 'Three machines make all the screws of a factory.',
    verb: 'makes',
    things: 'screws',
    thing: 'screw',
    is: 'faulty',
    fine: 'good',
    titles: ['machine', 'screw'],
  },
  {
    stem: 'A shop gets all its eggs from three farms.',
    verb: 'sends',
    things: 'eggs',
    thing: 'egg',
    is: 'cracked',
    fine: 'whole',
    titles: ['farm', 'egg'],
  },
  {
    stem: 'Three printers print all the posters of a company.',
    verb: 'prints',
    things: 'posters',
    thing: 'poster',
    is: 'smudged',
    fine: 'clean',
    titles: ['printer', 'poster'],
  },
] as const

supplement('given-which-source', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, two] = [random.step(25, 55, 5), random.step(15, 40, 5)]
    const three = 100 - one - two
    const rates = random.sample([1, 2, 3, 4, 5, 6, 8], 3)
    return three < 15 || new Set([one, two, three]).size < 3
      ? null
      : {
          shares: [one, two, three],
          rates,
          source: random.int(0, SOURCES.length - 1),
          asked: random.int(0, 2),
        }
  },
  make: ({ shares, rates, source, asked }) => {
    const { stem, verb, things, thing, is, fine, titles } = SOURCES[source] ?? SOURCES[0]
    const names = ['A', 'B', 'C']
    const name = names[asked] ?? 'A'
    const [p, q] = [shares.map(each => each / 100), rates.map(each => each / 100)]
    const products = p.map((each, at) => clean(each * (q[at] ?? 0)))
    const total = clean(sum(products))
    const own = products[asked] ?? 0
    const told = names.map(
      (each, at) =>
        `*${each}* ${verb} ${shares[at]}% of the ${things}, and ${rates[at]}% of these are ${is}.`,
    )
    return {
      stem: `${stem} ${told.join(' ')}`,
      figure: tree(
        { name: 'probability/tree-of-three', title: 'Tree diagram with three first branches' },
        [titles[0], titles[1]],
        names.map((each, at) => [
          `*${each}*`,
          plain(p[at] ?? 0),
          [
            [is, plain(q[at] ?? 0)],
            [fine, ''],
          ],
        ]),
      ),
      parts: {
        a: ask.number({
          command: 'Calculate',
          lead: `One of the ${things} is chosen at random.`,
          prompt: `Calculate the probability that the ${thing} is ${is}.`,
          scheme: [
            `M1 $${plain(p[0] ?? 0)} \\times ${plain(q[0] ?? 0)}$, or another of the three products`,
            'M1 three such products added',
            `A1 ${plain(total)}${toSigFigs(total, 3) === total ? '' : `, or ${figures(total, 3)}`}`,
          ],
          solution: `Three routes end in “${is}”: $${p.map((each, at) => `${plain(each)} \\times ${plain(q[at] ?? 0)}`).join(' + ')} = ${plain(total)}$.`,
          answer: total,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: [
            `Given that the ${thing} is ${is}, calculate the probability that it comes from *${name}*.`,
            `The ${thing} is ${is}. Calculate the probability that it comes from *${name}*.`,
          ],
          scheme: [
            `M1 $\\frac{${plain(own)}}{${plain(total)}}$, with their answer to (a)`,
            `A1 $${frac(Math.round(own * 1e4), Math.round(total * 1e4))}$, or ${figures(own / total, 3)}`,
          ],
          solution: `Only the ${is} ${things} count. Of ${plain(total)} the route over *${name}* has ${plain(own)}: $\\frac{${plain(own)}}{${plain(total)}} = ${figures(own / total, 3)}$.`,
          answer: own / total,
          sigFigs: 3,
          follow: { from: 'a', formula: `${plain(own)}/x` },
        }),
      },
    }
  },
  // In a lot of 10 000.
  verify: ({ shares, rates, asked }) => {
    const bad = shares.map((share, at) => share * (rates[at] ?? 0))
    const all = sum(bad)
    return { a: all / 10_000, b: (bad[asked] ?? 0) / all }
  },
})

const MEMBERS = [
  { who: 'members of a club', one: 'member', does: ['swim', 'run', 'cycle'] },
  { who: 'customers of a café', one: 'customer', does: ['order coffee', 'order cake', 'order water'] },
  { who: 'pupils of a music school', one: 'pupil', does: ['play the violin', 'sing', 'play the flute'] },
] as const

supplement('three-sets-with-x', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const x = random.int(3, 8)
    const [a, b, ab, abc, out] = [
      random.int(6, 14),
      random.int(5, 13),
      random.int(2, 7),
      random.int(2, 6),
      random.int(3, 9),
    ]
    const [times, more] = [random.int(2, 3), random.int(1, 5)]
    return times * x > 20
      ? null
      : { x, a, b, ab, abc, out, times, more, group: random.int(0, MEMBERS.length - 1) }
  },
  make: ({ x, a, b, ab, abc, out, times, more, group }) => {
    const { who, one, does } = MEMBERS[group] ?? MEMBERS[0]
    const known = a + b + ab + abc + out + more
    const total = known + (2 + times) * x
    // C only: times x. A and C only: x. B and C only: x + more.
    const [inA, inC] = [a + ab + abc + x, (times + 2) * x + abc + more]
    const pair = abc + x
    const k = inC
    return {
      stem: `$\\mathscr{E}$ is the set of ${total} ${who}. *A* is the set of those who ${does[0]}, *B* of those who ${does[1]} and *C* of those who ${does[2]}. The Venn diagram shows the numbers in the regions.`,
      figure: chartFigure(
        { name: 'probability/venn-with-x', title: 'Venn diagram of three sets with an unknown' },
        venn({
          sets: ['A', 'B', 'C'],
          numbers: {
            A: a,
            B: b,
            C: `${times}*x*`,
            AB: ab,
            AC: '*x*',
            BC: `*x* + ${more}`,
            ABC: abc,
            none: out,
          },
        }),
      ),
      parts: {
        a: ask.whole({
          prompt: ['Find the value of *x*.', 'Calculate the value of *x*.'],
          command: 'Find',
          scheme: [`M1 $${2 + times}x + ${known} = ${total}$`, `A1 ${x}`],
          solution: `All eight regions add up to ${total}: $${2 + times}x + ${known} = ${total}$, so $x = ${x}$.`,
          answer: x,
        }),
        b: ask.number({
          command: 'Find',
          prompt: [
            `Given that a ${one} is in *A*, find the probability that this ${one} is also in *C*.`,
            `A ${one} who is in *A* is chosen at random. Find the probability that this ${one} is also in *C*.`,
          ],
          scheme: [
            `M1 denominator ${inA}, or ${a + ab + abc} + their *x*`,
            `A1 $\\frac{${pair}}{${inA}}$ oe`,
          ],
          solution: `*A* holds $${a} + ${ab} + ${abc} + ${x} = ${inA}$. In *A* and *C* are $${x} + ${abc} = ${pair}$: $${counted(pair, inA)}$.`,
          answer: pair / inA,
          sigFigs: 3,
          follow: { from: 'a', formula: `(${abc} + x)/(${a + ab + abc} + x)` },
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: [
            `Two different people in *C* are chosen at random. Calculate the probability that both are in $A \\cap C$.`,
            `From those in *C*, two are chosen at random. Calculate the probability that they are both in $A \\cap C$.`,
          ],
          scheme: [
            `B1 ${k} in *C*`,
            `M1 $\\frac{${pair}}{${k}} \\times \\frac{${pair - 1}}{${k - 1}}$, with their numbers`,
            `A1 $${frac(pair * (pair - 1), k * (k - 1))}$, or ${figures((pair * (pair - 1)) / (k * (k - 1)), 3)}`,
          ],
          solution: `*C* holds $${times * x} + ${x} + ${x + more} + ${abc} = ${k}$, and ${pair} of these are in *A* as well. The two are different people: $\\frac{${pair}}{${k}} \\times \\frac{${pair - 1}}{${k - 1}} = ${frac(pair * (pair - 1), k * (k - 1))}$, or ${figures((pair * (pair - 1)) / (k * (k - 1)), 3)}.`,
          answer: (pair * (pair - 1)) / (k * (k - 1)),
          sigFigs: 3,
          follow: {
            from: 'a',
            formula: `((${abc} + x)*(${abc - 1} + x))/((${abc + more} + ${times + 2}*x)*(${abc + more - 1} + ${times + 2}*x))`,
          },
        }),
      },
    }
  },
  // By trying x, and by pairs without order.
  verify: ({ x, a, b, ab, abc, out, times, more }) => {
    const total = a + b + ab + abc + out + more + (2 + times) * x
    let found = 0
    while (a + ab + b + abc + out + found * times + found + (found + more) < total) found += 1
    const pairs = (n: number) => (n * (n - 1)) / 2
    const notA = b + out + times * found + found + more
    const c = total - a - b - ab - out
    return { a: found, b: (found + abc) / (total - notA), c: pairs(found + abc) / pairs(c) }
  },
})
