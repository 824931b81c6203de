import { type Asked, ask, frac, fraction, gcd, number, whole } from '@/lib/exams/authoring/maths'
import { plain } from '@/lib/exams/format'
import type { TableCell, TablePart } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { circle, rect, text } from '@/lib/figures/shapes'

/** A row of values to be filled in below their names. */
const values = (of: Asked, found: readonly (readonly [name: string, value: number])[]): TablePart => ({
  ...of,
  kind: 'table',
  head: found.map(([name]) => name),
  rows: [found.map(([name, answer]): TableCell => ({ blank: name.replaceAll('*', ''), answer, marks: 1 }))],
})

const power = (base: number, index: number) => (index === 1 ? String(base) : `${base}^${index}`)
const factorsAndMultiples = template({
  name: 'prime-factors-hcf-lcm',
  subtopic: 'E1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c, d] = [random.int(2, 4), random.int(1, 2), random.int(1, 4), random.int(1, 3)]
    const [p, q] = random.sample([5, 7, 11], 2) as [number, number]
    const first = 2 ** a * 3 ** b * p
    const second = 2 ** c * 3 ** d * q
    const bounded = first <= 800 && second <= 800 && first >= 60 && second >= 60
    return bounded && a !== c && b !== d ? { a, b, c, d, p, q, first, second } : null
  },
  make: ({ a, b, c, d, p, q, first }) => {
    const [e, f] = [Math.min(a, c), Math.min(b, d)]
    const [g, h] = [Math.max(a, c), Math.max(b, d)]
    return {
      stem: `$P = ${first}$ and $Q = ${power(2, c)} \\times ${power(3, d)} \\times ${q}$.`,
      parts: [
        values(
          ask(
            'a',
            'Complete',
            'E1.1',
            'AO1',
            `*P* can be written as the product of prime factors $2^a \\times 3^b \\times ${p}$. Complete the table with the values of *a* and *b*.`,
            [`B1 *a* = ${a}`, `B1 *b* = ${b}`],
            `Divide by 2 as often as possible, then by 3: $${first} = ${power(2, a)} \\times ${power(3, b)} \\times ${p}$.`,
          ),
          [
            ['*a*', a],
            ['*b*', b],
          ],
        ),
        whole(
          ask(
            'b',
            'Find',
            'E1.1',
            'AO1',
            'Find the highest common factor (HCF) of *P* and *Q*.',
            [`B1 ${2 ** e * 3 ** f}`],
            `Take the lower power of each prime that both numbers have: $${power(2, e)} \\times ${power(3, f)} = ${2 ** e * 3 ** f}$.`,
          ),
          2 ** e * 3 ** f,
        ),
        whole(
          ask(
            'c',
            'Find',
            'E1.1',
            'AO1',
            'Find the lowest common multiple (LCM) of *P* and *Q*.',
            [
              `M1 $${power(2, g)} \\times ${power(3, h)} \\times ${p} \\times ${q}$`,
              `A1 ${plain(2 ** g * 3 ** h * p * q)}`,
            ],
            `Take the higher power of every prime that appears: $${power(2, g)} \\times ${power(3, h)} \\times ${p} \\times ${q} = ${2 ** g * 3 ** h * p * q}$.`,
          ),
          2 ** g * 3 ** h * p * q,
        ),
      ],
    }
  },
  verify: ({ first, second }) => {
    let common = Math.min(first, second)
    while (first % common !== 0 || second % common !== 0) common -= 1
    return { b: common, c: (first * second) / common }
  },
})

const twoSets = template({
  name: 'two-sets-survey',
  subtopic: 'E1.2',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [first, second] = random.pick([
      ['tea', 'coffee'],
      ['tennis', 'hockey'],
      ['apples', 'pears'],
      ['jazz', 'folk music'],
    ] as const)
    const [onlyA, onlyB, both, neither] = [
      random.int(6, 18),
      random.int(5, 16),
      random.int(3, 12),
      random.int(2, 9),
    ]
    return { first, second, onlyA, onlyB, both, neither, total: onlyA + onlyB + both + neither }
  },
  make: ({ first, second, onlyA, onlyB, both, neither, total }) => ({
    stem: `$\\mathscr{E}$ is the set of ${total} people in a survey. *A* is the set of people who like ${first}, and *B* is the set of people who like ${second}.\n\n$n(A) = ${onlyA + both}$, $n(B) = ${onlyB + both}$ and ${neither} people like neither.`,
    parts: [
      whole(
        ask(
          'a',
          'Find',
          'E1.2',
          'AO2',
          'Find $n(A \\cap B)$.',
          [
            `M1 $${total} - ${neither} = ${total - neither}$ people in $A \\cup B$, or $${onlyA + both} + ${onlyB + both} + ${neither} - ${total}$`,
            `A1 ${both}`,
          ],
          `$n(A \\cup B) = ${total} - ${neither} = ${total - neither}$. Adding $n(A)$ and $n(B)$ counts those in both twice: $${onlyA + both} + ${onlyB + both} - ${total - neither} = ${both}$.`,
        ),
        both,
      ),
      number(
        {
          ...ask(
            'b',
            'Find',
            'E1.2',
            'AO1',
            "Find $n(A \\cap B')$.",
            [`B1 ${onlyA}`],
            `These people are in *A* but not in *B*: $${onlyA + both} - ${both} = ${onlyA}$.`,
          ),
        },
        onlyA,
        { form: 'integer', follow: { from: 'a', formula: `${onlyA + both} - x` } },
      ),
      number(
        {
          ...ask(
            'c',
            'Find',
            'E1.2',
            'AO1',
            "Find $n(A' \\cup B)$.",
            [`B1 ${total - onlyA}`],
            `This is everybody except those who are in *A* only: $${total} - ${onlyA} = ${total - onlyA}$.`,
          ),
        },
        total - onlyA,
        { form: 'integer', follow: { from: 'b', formula: `${total} - x` } },
      ),
    ],
  }),
  verify: ({ onlyA, onlyB, both, neither, total }) => {
    const a = onlyA + both
    const b = onlyB + both
    const overlap = a + b + neither - total
    return { a: overlap, b: a - overlap, c: neither + onlyB + both }
  },
})

const threeSets = template({
  name: 'three-sets-equation',
  subtopic: 'E1.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const x = random.int(3, 8)
    const [m, p, q, t] = [random.int(4, 12), random.int(2, 9), random.int(2, 9), random.int(1, 6)]
    const [more, twice, out] = [random.int(1, 6), random.int(2, 3), random.int(2, 9)]
    const known = m + p + q + t + more + out
    return { x, m, p, q, t, more, twice, out, known, total: known + (2 + twice) * x }
  },
  make: ({ x, m, p, q, t, more, twice, out, known, total }) => ({
    stem: `The Venn diagram shows the number of elements in each region. $n(\\mathscr{E}) = ${total}$.`,
    figure: figure(
      {
        name: 'number/venn-three-sets',
        title: 'Venn diagram of three sets',
        description: `Three overlapping circles A, B and C in a rectangle. Only in A: ${m}. Only in B: ${twice}x. Only in C: x + ${more}. In A and B but not C: ${p}. In A and C but not B: ${q}. In B and C but not A: x. In all three: ${t}. In none: ${out}.`,
        height: 250,
      },
      rect(40, 10, 280, 230),
      circle(145, 90, 62, 'l'),
      circle(215, 90, 62, 'l'),
      circle(180, 150, 62, 'l'),
      text(78, 44, 'A', { anchor: 'middle', cls: 'b' }),
      text(282, 44, 'B', { anchor: 'middle', cls: 'b' }),
      text(252, 190, 'C', { anchor: 'middle', cls: 'b' }),
      text(56, 30, 'ℰ', { anchor: 'middle', cls: 'b' }),
      text(115, 80, String(m), { anchor: 'middle' }),
      text(245, 80, `${twice}x`, { anchor: 'middle' }),
      text(180, 190, `x + ${more}`, { anchor: 'middle' }),
      text(180, 74, String(p), { anchor: 'middle' }),
      text(138, 132, String(q), { anchor: 'middle' }),
      text(222, 132, 'x', { anchor: 'middle' }),
      text(180, 114, String(t), { anchor: 'middle' }),
      text(300, 226, String(out), { anchor: 'middle' }),
    ),
    parts: [
      whole(
        ask(
          'a',
          'Find',
          'E1.2',
          'AO2',
          'Find the value of *x*.',
          [
            `M1 $${m} + ${p} + ${q} + ${t} + ${out} + ${twice}x + x + (x + ${more}) = ${total}$`,
            `M1 $${2 + twice}x = ${total - known}$`,
            `A1 ${x}`,
          ],
          `All regions add up to $${total}$: $${2 + twice}x + ${known} = ${total}$, so $${2 + twice}x = ${total - known}$ and $x = ${x}$.`,
        ),
        x,
      ),
      number(
        ask(
          'b.i',
          'Find',
          'E1.2',
          'AO1',
          'Find $n(A \\cap B \\cap C)$.',
          [`B1 ${t}`],
          `This is the region in the middle that lies in all three circles: ${t}.`,
        ),
        t,
        { form: 'integer' },
      ),
      number(
        ask(
          'b.ii',
          'Find',
          'E1.2',
          'AO1',
          'Find $n(B)$.',
          [`B1 ${(twice + 1) * x + p + t}`],
          `Add the four regions of circle *B*: $${twice * x} + ${p} + ${t} + ${x} = ${(twice + 1) * x + p + t}$.`,
        ),
        (twice + 1) * x + p + t,
        { form: 'integer', follow: { from: 'a', formula: `${twice + 1}*x + ${p + t}` } },
      ),
      number(
        ask(
          'b.iii',
          'Find',
          'E1.2',
          'AO2',
          "Find $n(A' \\cap (B \\cup C))$.",
          [`B1 ${(twice + 2) * x + more}`],
          `These are the regions of *B* or *C* that lie outside *A*: $${twice * x} + ${x} + ${x + more} = ${(twice + 2) * x + more}$.`,
        ),
        (twice + 2) * x + more,
        { form: 'integer', follow: { from: 'a', formula: `${twice + 2}*x + ${more}` } },
      ),
    ],
  }),
  verify: ({ m, p, q, t, more, twice, out, total }) => {
    let x = 0
    while (m + p + q + t + out + more + x * (twice + 2) < total) x += 1
    const insideA = m + p + q + t
    return { a: x, 'b.i': t, 'b.ii': total - out - m - q - (x + more), 'b.iii': total - out - insideA }
  },
})

const powersAndRoots = template({
  name: 'powers-and-roots-together',
  subtopic: 'E1.3',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    square: random.int(11, 15),
    cube: random.int(2, 5),
    base: random.int(3, 9),
    root: random.pick([3, 4, 5, 10]),
    minus: random.int(2, 4),
  }),
  make: ({ square, cube, base, root, minus }) => ({
    stem: 'Work out the value of each of these.',
    parts: [
      whole(
        ask(
          'a',
          'Work out',
          'E1.3',
          'AO1',
          `$\\sqrt{${square ** 2}} + \\sqrt[3]{${cube ** 3}}$`,
          [`B1 ${square + cube}`],
          `$${square}^2 = ${square ** 2}$ and $${cube}^3 = ${cube ** 3}$, so the sum is $${square} + ${cube} = ${square + cube}$.`,
        ),
        square + cube,
      ),
      whole(
        ask(
          'b',
          'Work out',
          'E1.3',
          'AO1',
          `$${base}^2 \\times \\sqrt[3]{${root ** 3}} + (-${minus})^3$`,
          [`M1 $${base ** 2} \\times ${root}$ or $-${minus ** 3}$`, `A1 $${base ** 2 * root - minus ** 3}$`],
          `Powers and roots come first: $${base ** 2} \\times ${root} = ${base ** 2 * root}$ and $(-${minus})^3 = -${minus ** 3}$. So the value is $${base ** 2 * root} - ${minus ** 3} = ${base ** 2 * root - minus ** 3}$.`,
        ),
        base ** 2 * root - minus ** 3,
      ),
    ],
  }),
  verify: ({ square, cube, base, root, minus }) => ({
    a: Math.sqrt(square * square) + Math.cbrt(cube * cube * cube),
    b: base * base * Math.round(Math.cbrt(root * root * root)) + -minus * -minus * -minus,
  }),
})

const recurring = template({
  name: 'recurring-decimal-to-fraction',
  subtopic: 'E1.4',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)]
    const kind = random.pick(['late', 'pair', 'latePair'] as const)
    // 0.3999… is only another way to write 0.4.
    return b === c || a === b || (kind === 'late' && b === 9) ? null : { kind, a, b, c }
  },
  make: ({ kind, a, b, c }) => {
    const shape = {
      late: {
        dots: `0.${a}\\dot{${b}}`,
        long: `0.${a}${b}${b}${b}…`,
        up: 10 * a + b - a,
        by: 90,
        high: 100,
        low: 10,
        tops: [`${a}${b}.${b}${b}…`, `${a}.${b}${b}…`],
      },
      pair: {
        dots: `0.\\dot{${a}}\\dot{${b}}`,
        long: `0.${a}${b}${a}${b}…`,
        up: 10 * a + b,
        by: 99,
        high: 100,
        low: 1,
        tops: [`${a}${b}.${a}${b}…`, `0.${a}${b}…`],
      },
      latePair: {
        dots: `0.${a}\\dot{${b}}\\dot{${c}}`,
        long: `0.${a}${b}${c}${b}${c}…`,
        up: 99 * a + 10 * b + c,
        by: 990,
        high: 1000,
        low: 10,
        tops: [`${a}${b}${c}.${b}${c}…`, `${a}.${b}${c}…`],
      },
    }[kind]
    const { dots, long, up, by, high, low, tops } = shape
    const lowName = low === 1 ? 'x' : `${low}x`
    return {
      stem: `The recurring decimal $${dots}$ means ${long}`,
      parts: [
        fraction(
          ask(
            '',
            'Write',
            'E1.4',
            'AO1',
            `Write $${dots}$ as a fraction.`,
            [
              `M1 two multiples of *x* with the same recurring part, such as $${high}x$ and $${lowName}$`,
              `M1 $${high - low}x = ${up}$`,
              `A1 $${frac(up, by)}$`,
            ],
            `Let $x = ${dots}$. Then ${high}*x* = ${tops[0]} and ${low === 1 ? '*x*' : `${low}*x*`} = ${tops[1]} Subtract, so that the recurring parts cancel: $${high - low}x = ${up}$, so $x = \\frac{${up}}{${by}}${gcd(up, by) === 1 ? '' : ` = ${frac(up, by)}`}$.`,
          ),
          up / by,
        ),
      ],
    }
  },
  verify: ({ kind, a, b, c }) => {
    const digits = {
      late: `${a}${String(b).repeat(15)}`,
      pair: `${a}${b}`.repeat(8),
      latePair: `${a}${`${b}${c}`.repeat(8)}`,
    }[kind]
    return Number(`0.${digits}`)
  },
})

export const templates = [factorsAndMultiples, twoSets, threeSets, powersAndRoots, recurring]
