import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { circle, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = questionsOf('structured', 'E1.2')

export { templates }

core('two-sets-survey', {
  facts: { difficulty: 2, checked: '2026-11-20' },
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
    parts: {
      a: ask.whole({
        prompt: 'Find $n(A \\cap B)$.',
        scheme: [
          `M1 $${total} - ${neither} = ${total - neither}$ people in $A \\cup B$, or $${onlyA + both} + ${onlyB + both} + ${neither} - ${total}$`,
          `A1 ${both}`,
        ],
        solution: `$n(A \\cup B) = ${total} - ${neither} = ${total - neither}$. Adding $n(A)$ and $n(B)$ counts those in both twice: $${onlyA + both} + ${onlyB + both} - ${total - neither} = ${both}$.`,
        answer: both,
      }),
      b: ask.number({
        objective: 'AO1',
        prompt: "Find $n(A \\cap B')$.",
        scheme: [`B1 ${onlyA}`],
        solution: `These people are in *A* but not in *B*: $${onlyA + both} - ${both} = ${onlyA}$.`,
        answer: onlyA,
        sigFigs: 3,
        form: 'integer',
        follow: { from: 'a', formula: `${onlyA + both} - x` },
      }),
      c: ask.number({
        objective: 'AO1',
        prompt: "Find $n(A' \\cup B)$.",
        scheme: [`B1 ${total - onlyA}`],
        solution: `This is everybody except those who are in *A* only: $${total} - ${onlyA} = ${total - onlyA}$.`,
        answer: total - onlyA,
        sigFigs: 3,
        form: 'integer',
        follow: { from: 'b', formula: `${total} - x` },
      }),
    },
  }),
  verify: ({ onlyA, onlyB, both, neither, total }) => {
    const a = onlyA + both
    const b = onlyB + both
    const overlap = a + b + neither - total
    return { a: overlap, b: a - overlap, c: neither + onlyB + both }
  },
})

supplement('three-sets-equation', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    parts: {
      a: ask.whole({
        prompt: 'Find the value of *x*.',
        scheme: [
          `M1 $${m} + ${p} + ${q} + ${t} + ${out} + ${twice}x + x + (x + ${more}) = ${total}$`,
          `M1 $${2 + twice}x = ${total - known}$`,
          `A1 ${x}`,
        ],
        solution: `All regions add up to $${total}$: $${2 + twice}x + ${known} = ${total}$, so $${2 + twice}x = ${total - known}$ and $x = ${x}$.`,
        answer: x,
      }),
      'b.i': ask.number({
        objective: 'AO1',
        prompt: 'Find $n(A \\cap B \\cap C)$.',
        scheme: [`B1 ${t}`],
        solution: `This is the region in the middle that lies in all three circles: ${t}.`,
        answer: t,
        sigFigs: 3,
        form: 'integer',
      }),
      'b.ii': ask.number({
        objective: 'AO1',
        prompt: 'Find $n(B)$.',
        scheme: [`B1 ${(twice + 1) * x + p + t}`],
        solution: `Add the four regions of circle *B*: $${twice * x} + ${p} + ${t} + ${x} = ${(twice + 1) * x + p + t}$.`,
        answer: (twice + 1) * x + p + t,
        sigFigs: 3,
        form: 'integer',
        follow: { from: 'a', formula: `${twice + 1}*x + ${p + t}` },
      }),
      'b.iii': ask.number({
        prompt: "Find $n(A' \\cap (B \\cup C))$.",
        scheme: [`B1 ${(twice + 2) * x + more}`],
        solution: `These are the regions of *B* or *C* that lie outside *A*: $${twice * x} + ${x} + ${x + more} = ${(twice + 2) * x + more}$.`,
        answer: (twice + 2) * x + more,
        sigFigs: 3,
        form: 'integer',
        follow: { from: 'a', formula: `${twice + 2}*x + ${more}` },
      }),
    },
  }),
  verify: ({ m, p, q, t, more, twice, out, total }) => {
    let x = 0
    while (m + p + q + t + out + more + x * (twice + 2) < total) x += 1
    const insideA = m + p + q + t
    return { a: x, 'b.i': t, 'b.ii': total - out - m - q - (x + more), 'b.iii': total - out - insideA }
  },
})
