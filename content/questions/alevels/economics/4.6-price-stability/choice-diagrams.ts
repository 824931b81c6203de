import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import type { Point } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('4.6')

export { templates }

type Move = { text: string; output: 1 | -1; prices: 1 | -1; kind: string }

const MOVES: readonly Move[] = [
  { text: '*AD* shifts right', output: 1, prices: 1, kind: 'demand-pull inflation' },
  { text: '*AD* shifts left', output: -1, prices: -1, kind: 'a fall in prices with lower output' },
  { text: '*SRAS* shifts right', output: 1, prices: -1, kind: 'a fall in prices with higher output' },
  { text: '*SRAS* shifts left', output: -1, prices: 1, kind: 'cost-push inflation' },
]

const told = ({ output, prices }: Move) =>
  `the price level ${prices > 0 ? 'rose' : 'fell'} and real output ${output > 0 ? 'rose' : 'fell'}`

question('path-of-an-economy', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const [first, second] = [random.pick(MOVES), random.pick(MOVES)]
    // The second move neither repeats the first nor undoes it.
    if (first === second || (first.output === -second.output && first.prices === -second.prices)) return null
    return {
      first,
      second,
      years: random.pick([
        ['2021', '2022', '2023'],
        ['Year 1', 'Year 2', 'Year 3'],
        ['2024', '2025', '2026'],
      ] as const),
    }
  },
  make: ({ first, second, years }) => {
    const m = market({ x: 'Real output', y: 'Price level', width: 258, height: 190 })
    const path: Point[] = [[0, 0]]
    for (const [at, move] of [first, second].entries()) {
      const [x, y] = path[at] ?? [0, 0]
      const [across, up] = at === 0 ? [26, 20] : [20, 28]
      path.push([x + move.output * across, y + move.prices * up])
    }
    const middle = (axis: 0 | 1) =>
      (Math.min(...path.map(each => each[axis])) + Math.max(...path.map(each => each[axis]))) / 2
    const [mx, my] = [middle(0), middle(1)]
    const points = path.map(([x, y]): Point => [x - mx + 46, y - my + 48])
    const [a, b, c] = points as [Point, Point, Point]
    const part = (from: Point, to: Point): [Point, Point] => [
      [from[0] + (to[0] - from[0]) * 0.12, from[1] + (to[1] - from[1]) * 0.12],
      [from[0] + (to[0] - from[0]) * 0.88, from[1] + (to[1] - from[1]) * 0.88],
    ]
    // A letter stands on the side of its point from which no arrow leads to another.
    const beside = (letter: string, [x, y]: Point, ...others: readonly Point[]) => {
      const [dx, dy] = others
        .map(([toX, toY]) => [x - toX, y - toY] as const)
        .reduce(([sumX, sumY], [eachX, eachY]) => [sumX + eachX, sumY + eachY])
      const long = Math.hypot(dx, dy)
      return m.label(x + (dx / long) * 6, y + (dy / long) * 7 - 2.5, letter, 'middle')
    }
    const row = (one: Move, two: Move) => `${one.text} | ${two.text}`
    const other = (move: Move) =>
      MOVES.find(({ output, prices }) => output === move.output && prices === -move.prices) ?? move
    return {
      stem: `The diagram shows the price level and the real output of an economy in ${years[0]} (point A), ${years[1]} (B) and ${years[2]} (C). In each interval only one curve, *AD* or *SRAS*, shifted.`,
      prompt: ['Which shifts explain the path?', 'Which curve shifted in each interval?'],
      figure: figure(
        {
          name: 'the-macroeconomy/path-of-an-economy',
          title: 'Price level and real output in three years',
          description: `Price level on the vertical axis, real output on the horizontal axis. No curves are drawn. An arrow leads from A to B, which lies ${first.prices > 0 ? 'above' : 'below'} A and to its ${first.output > 0 ? 'right' : 'left'}. Another leads from B to C, which lies ${second.prices > 0 ? 'above' : 'below'} B and to its ${second.output > 0 ? 'right' : 'left'}.`,
          height: 266,
        },
        m.axes,
        ...[a, b, c].map(point => m.read(point, '', '')),
        beside('A', a, b),
        beside('B', b, a, c),
        beside('C', c, b),
        m.shift(...part(a, b)),
        m.shift(...part(b, c)),
      ),
      columns: 'from A to B | from B to C',
      right: row(first, second),
      wrong: {
        [row(other(first), second)]:
          `You took the wrong curve for the first interval. A shift of ${other(first).text.split(' ')[0]} moves price level and output ${first.output === first.prices ? 'in opposite directions' : 'in the same direction'}.`,
        [row(first, other(second))]:
          `You took the wrong curve for the second interval. A shift of ${other(second).text.split(' ')[0]} moves price level and output ${second.output === second.prices ? 'in opposite directions' : 'in the same direction'}.`,
        [row(other(first), other(second))]:
          'You exchanged *AD* and *SRAS* in both intervals. A shift of *AD* moves price level and output in the same direction.',
      },
      solution: `From A to B ${told(first)}: ${first.kind}, so ${first.text}. From B to C ${told(second)}: ${second.kind}, so ${second.text}. A shift of *AD* moves both in the same direction, a shift of *SRAS* in opposite directions.`,
    }
  },
  verify: ({ first }) =>
    `*${first.output === first.prices ? 'AD' : 'SRAS'}* shifts ${first.output > 0 ? 'right' : 'left'}`,
})
