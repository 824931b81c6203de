import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { dot, type Point, type Shape, text } from '@/lib/figures/shapes'

/** Figures of 8.2, equity and redistribution of income and wealth. */
const TOPIC = 'government-microeconomic-intervention-a-level-equity'

const GREY = 'l dash thin'
const BENEFIT = 40
// 70 cents of the benefit are withdrawn for each dollar; a tax of 25 cents begins at A.
const ENDS = BENEFIT / 0.7
const STARTS = 22
const afterTax = (earned: number) => earned - 0.25 * (earned - STARTS)

const STEPS = [
  '1  no tax, no benefit',
  '2  a benefit for all',
  '3  benefit withdrawn',
  '4  and tax: the trap',
] as const

/** The line of disposable income as tax and benefits are added. */
function trapSteps() {
  const own: Point[] = [
    [0, 0],
    [94, 94],
  ]
  const withdrawn: Point[] = [
    [0, BENEFIT],
    [ENDS, ENDS],
    [94, 94],
  ]
  const drawn: ((g: Graph) => Shape)[] = [
    g => g.line(own),
    g =>
      g.line(own, GREY) +
      g.line([
        [0, BENEFIT],
        [56, BENEFIT + 56],
      ]),
    g => g.line(own, GREY) + g.line(withdrawn),
    g =>
      g.line(own, GREY) +
      g.line([
        [0, BENEFIT],
        [STARTS, BENEFIT + 0.3 * STARTS],
        [ENDS, afterTax(ENDS)],
        [94, afterTax(94)],
      ]) +
      [STARTS, ENDS]
        .map((x, at) => {
          const y = at === 0 ? BENEFIT + 0.3 * STARTS : afterTax(ENDS)
          const foot: Point[] = [
            [x, y],
            [x, 0],
          ]
          return (
            g.line(foot, GREY) +
            dot(...g.at(x, y)) +
            g.label(x, 0, at === 0 ? '*A*' : '*B*', { dy: 16, anchor: 'middle' })
          )
        })
        .join(''),
  ]
  const panels = drawn.map((draw, at) => {
    const left = at % 2 === 0 ? 42 : 222
    const top = at < 2 ? 24 : 216
    const g = graph({
      x: { label: '', max: 100 },
      y: { label: '', max: 100 },
      left,
      top,
      width: 116,
      height: 128,
    })
    const start = at === 0 ? '' : g.label(0, BENEFIT, '*b*', { dx: -6, dy: 4, anchor: 'end' })
    return g.axes + draw(g) + start + text(left - 22, top + 166, STEPS[at] ?? '', { cls: 's' })
  })
  return figure(
    {
      name: `${TOPIC}/trap-steps`,
      title: 'How the poverty trap arises, in four steps',
      description:
        'Four diagrams, each with earnings from work on the horizontal axis and disposable income on the vertical. Step 1: without tax and benefits, disposable income equals earnings, a 45° line. Step 2: a benefit b for all, which is not withdrawn, lifts the whole line; it stays parallel to the 45° line. Step 3: the benefit is withdrawn as earnings rise; the line starts at b and is much flatter until it meets the 45° line. Step 4: income tax begins at earnings A, before the benefit has ended at B; between A and B the line is almost level. Beyond B it rises again, below the 45° line.',
      height: 396,
    },
    panels.join(''),
  )
}

/** Net incomes with a means-tested benefit and with a basic income. */
function testedOrBasic() {
  const g = graph({
    x: { label: 'earnings / $000', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
    y: { label: 'net income / $000', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
    left: 46,
    width: 226,
    height: 200,
  })
  const tested = (e: number) => (e < 11.25 ? 9 + 0.2 * e : 11.25 + 0.8 * (e - 11.25))
  const basic = (e: number) => 6 + 0.6 * e
  return figure(
    {
      name: `${TOPIC}/tested-or-basic`,
      title: 'Net income with a means-tested benefit and with a basic income',
      description:
        'Earnings from 0 to 30 thousand dollars on the horizontal axis, net income on the vertical. Line M, a means-tested benefit: 9 thousand dollars without earnings, almost level up to 11.25 thousand at earnings of 11.25 thousand, then rising by 80 cents for each dollar. Line U, a universal basic income: 6 thousand without earnings, rising by 60 cents for each dollar. The lines cross at earnings of 7.5 thousand and of 18.75 thousand. Between the two U is higher; below 7.5 and above 18.75 thousand M is higher.',
      height: 286,
    },
    g.axes,
    g.line(
      [
        [0, tested(0)],
        [11.25, tested(11.25)],
        [30, tested(30)],
      ],
      'r',
    ),
    g.line([
      [0, basic(0)],
      [30, basic(30)],
    ]),
    dot(...g.at(7.5, basic(7.5))),
    dot(...g.at(18.75, basic(18.75))),
    g.label(30, tested(30), '*M*', { dx: 6, dy: 0 }),
    g.label(30, basic(30), '*U*', { dx: 6, dy: 9 }),
  )
}

export const figures = [trapSteps(), testedOrBasic()]
