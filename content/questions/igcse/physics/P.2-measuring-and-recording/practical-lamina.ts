import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { label } from '@/lib/figures/laboratory/labels'
import { bench, clamp, stand } from '@/lib/figures/laboratory/stands'
import { circle, dot, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { AT_REST } from '../1.5.3-centre-of-gravity/points-core'
import { beyondLimits, notSupported, supported, withinLimits } from '../practical-shared-b'
import { LINE_MARKED, THIRD_CHECKS } from './points-lamina'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

/** Canvas units to a centimetre; P lies here. */
const PER = 22
const [PX, PY] = [28, 236]
const onGrid = ([x, y]: Point): Point => [PX + x * PER, PY - y * PER]

const NAMES = ['A', 'B', 'C'] as const
const SMALL = ['a', 'b', 'c'] as const

type Card = { base: number; height: number; apex: number; centre: Point; missed: number }

const cornersOf = ({ base, height, apex }: Card): Point[] => [
  [0, 0],
  [base, 0],
  [apex, height],
]

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
]

/** A hole near each corner, on the way to the middle. */
const holesOf = (card: Card): Point[] => {
  const middle: Point = [(card.base + card.apex) / 3, card.height / 3]
  return cornersOf(card).map(corner => between(corner, middle, 0.16))
}

/** Where the thread was marked at the other side of the card: behind the centre of gravity as seen from the hole. */
const crossesOf = (card: Card): Point[] =>
  holesOf(card).map((hole, at) => {
    // The last line misses the crossing of the others a little, as it does on paper.
    const [x, y] = card.centre
    const through: Point = at === 2 ? [x + card.missed, y] : [x, y]
    return between(hole, through, 1.46)
  })

const cross = ([x, y]: Point): Shape =>
  line(x - 4, y - 4, x + 4, y + 4, 'p') + line(x - 4, y + 4, x + 4, y - 4, 'p')

/** Where the small letters stand beside the crosses. */
const BESIDE = [
  [1, 18, 'middle'],
  [-2, 18, 'middle'],
  [-8, 4, 'end'],
] as const

/** The letters of the holes, outside the card: A and B below, C beside the steeper side. */
function namesOf(card: Card): [name: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'][] {
  const { base, height, apex } = card
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = holesOf(card)
  const isLeft = apex < base / 2
  const edge = isLeft ? (apex * c[1]) / height : base - ((base - apex) * c[1]) / height
  const [x, y] = onGrid([edge, c[1]])
  return [
    ['A', onGrid(a)[0], PY + 16, 'middle'],
    ['B', onGrid(b)[0], PY + 16, 'middle'],
    ['C', isLeft ? x - 6 : x + 6, y + 5, isLeft ? 'end' : 'start'],
  ]
}

function paper(across: number, up: number): Shape {
  const ruled = (count: number, step: number, cls: string) =>
    Array.from({ length: count * across + 1 }, (_, at) =>
      line(PX + at * step, PY, PX + at * step, PY - up * PER, cls),
    ).join('') +
    Array.from({ length: count * up + 1 }, (_, at) =>
      line(PX, PY - at * step, PX + across * PER, PY - at * step, cls),
    ).join('')
  return ruled(2, PER / 2, 'f grid-small') + ruled(1, PER, 'f grid-large')
}

/** The card on squared paper with what was marked on it. */
function cardShapes(card: Card): Shape {
  const corners = cornersOf(card).map(onGrid)
  const [[px, py] = [0, 0], [qx, qy] = [0, 0], [rx, ry] = [0, 0]] = corners
  const crosses = crossesOf(card).map(onGrid)
  const [first = [0, 0]] = holesOf(card).map(onGrid)
  const names = namesOf(card)
  return (
    paper(14, 10) +
    polygon(corners) +
    holesOf(card)
      .map(hole => circle(...onGrid(hole), 2.5, 'l'))
      .join('') +
    names.map(([name, x, y, anchor]) => text(x, y, name, { cls: 'b', anchor })).join('') +
    crosses
      .map(([x, y], at) => {
        const [dx, dy, anchor] = BESIDE[at] ?? BESIDE[0]
        return text(x + dx, y + dy, SMALL[at] ?? '', { anchor })
      })
      .join('') +
    crosses.map(cross).join('') +
    line(...first, ...between(first, crosses[0] ?? [0, 0], 1), 'l') +
    text(px - 7, py + 6, 'P', { anchor: 'end', cls: 'b' }) +
    text(qx + 7, qy + 16, 'Q', { cls: 'b' }) +
    text(rx, ry - 6, 'R', { anchor: 'middle', cls: 'b' })
  )
}

const place = ([x, y]: Point) =>
  `${plain(roundTo(x, 1), 1)} cm to the right of P and ${plain(roundTo(y, 1), 1)} cm above PQ`

function cardFacts(card: Card, what: string) {
  const [holes, crosses] = [holesOf(card), crossesOf(card)]
  return {
    name: 'practical-skills/card-with-crosses',
    title: `The ${what} on squared paper, with three holes and three crosses`,
    description: `Squared paper; the side of a small square is 0.5 cm. The ${what} is a triangle PQR with PQ level, ${plain(2 * card.base)} small squares long; R is ${plain(2 * card.apex)} small squares to the right of P and ${plain(2 * card.height)} small squares above PQ. ${NAMES.map((name, at) => `Hole ${name} is ${place(holes[at] ?? [0, 0])}; cross ${SMALL[at]}, which was marked with the ${what} on ${name}, is ${place(crosses[at] ?? [0, 0])}.`).join(' ')} The line from A to a is drawn.`,
    height: 262,
  }
}

/** The card at rest on the pin in hole A: turned so that its centre of gravity is straight below. */
function hanging(card: Card, what: string): Figure {
  const [pin, per] = [[168, 62] as Point, 15]
  const middle: Point = [(card.base + card.apex) / 3, card.height / 3]
  const [hole = [0, 0]] = holesOf(card)
  const turn = Math.atan2(middle[0] - hole[0], -(middle[1] - hole[1]))
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - hole[0]) * per, -(y - hole[1]) * per]
    return [
      pin[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      pin[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  }
  const [x, y] = pin
  return figure(
    {
      name: 'practical-skills/card-on-a-pin',
      title: `A ${what} that hangs from a pin`,
      description: `A triangular ${what} hangs freely from a pin through a hole near one of its corners. A plumb line, a thread with a bob, hangs from the same pin in front of it. There is a hole near each of the other two corners.`,
      height: 284,
    },
    bench(272),
    stand(40, 272, 248),
    clamp(40, y, x, 4),
    polygon(cornersOf(card).map(turned), 'l sunk'),
    ...holesOf(card).map((each, at) => (at === 0 ? '' : circle(...turned(each), 2.5, 'l'))),
    dot(x, y, 'd', 3.5),
    line(x, y, x, 238),
    circle(x, 245, 7, 'l d'),
    label('pin', 204, 30, x + 2, y - 3, 'start'),
    label(what, 250, 62, ...between(turned(cornersOf(card)[2] ?? [0, 0]), turned(middle), 0.3), 'start'),
    label('plumb line', 250, 250, x + 1, 232, 'start'),
  )
}

const CARDS = ['card', 'plastic sheet', 'plywood sheet'] as const

core('centre-of-gravity-of-a-triangle', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [base, height] = [random.pick([11, 11.5, 12, 12.5]), random.pick([7.5, 8, 8.5, 9])]
    const apex = random.pick([3, 3.5, 4, 7.5, 8, 8.5])
    const isRight = random.pick([true, false])
    const x = roundTo((base + apex) / 3 + random.pick([-0.1, 0, 0.1]), 1)
    const y = roundTo(height / 3 + random.pick([-0.1, 0, 0.1]), 1)
    const card: Card = { base, height, apex, centre: [x, y], missed: random.pick([-0.12, 0.12]) }
    const claim = isRight ? ([1, 3] as const) : random.pick([[1, 2] as const, [1, 4] as const])
    const wanted = claim[0] / claim[1]
    const apart = (100 * Math.abs(y / height - wanted)) / wanted
    if (isRight ? apart < 0.5 || apart > 4 : apart < 25) return null
    return { what: random.pick(CARDS), card, x, y, claim, wanted, isRight, apart }
  },
  make: ({ what, card, x, y, claim, wanted, isRight, apart }) => {
    const { height } = card
    const [holes, crosses] = [holesOf(card).map(onGrid), crossesOf(card).map(onGrid)]
    const drawn = cardShapes(card)
    const facts = cardFacts(card, what)
    const spot = onGrid([x, y])
    const compared = {
      words: `ratio/"y/h"`,
      said: isRight ? 'are close' : 'are not close',
      pairs: [[y / height, wanted] as const],
    }
    const method = `The ${what} is hung from a pin in hole A, with a plumb line from the same pin. When both are at rest, a cross is marked behind the thread near the other side of the ${what}. This is repeated with holes B and C.`
    const lineOf = (at: number) => ({
      as: 'line' as const,
      passes: [
        { at: holes[at] ?? spot, within: 6 },
        { at: crosses[at] ?? spot, within: 6 },
      ],
    })
    return {
      stem: [
        `A student finds the centre of gravity G of a triangular ${what}. ${method}`,
        `A class wants to know where the centre of gravity G of a triangle lies. A triangle PQR is cut from a ${what}, with a small hole near each corner. ${method}`,
        `A model of a road sign is a triangular ${what} with three small holes. Its centre of gravity G is found by experiment. ${method}`,
      ],
      figure: hanging(card, what),
      parts: {
        a: ask.draw({
          lead: `The next figure shows the ${what} on squared paper afterwards. The side of a small square is 0.5 cm. Crosses a, b and c belong to the holes A, B and C. The line from A to a is drawn.`,
          prompt:
            'On the figure, draw the lines from B to b and from C to c. Put the letter G where the centre of gravity is.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(facts, drawn),
          tools: ['line', 'label'],
          labels: [{ id: 'G', text: 'G' }],
          checks: [lineOf(1), lineOf(2), { label: 'G', in: { at: spot, within: 11 } }],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `Lines from B to b and from C to c. All three lines nearly meet in one point, G, ${place([x, y])}.`,
            },
            drawn,
            line(...(holes[1] ?? spot), ...(crosses[1] ?? spot), 'g'),
            line(...(holes[2] ?? spot), ...(crosses[2] ?? spot), 'g'),
            text(spot[0] + 8, spot[1] - 6, 'G', { cls: 'b' }),
          ),
          scheme: ['line from B to b', 'line from C to c', 'G where the lines meet'],
          solution:
            'At rest G is straight below the pin, so it lies on each line. The lines meet nearly in one point; if they form a small triangle, G is in its middle.',
        }),
        b: ask.table({
          prompt:
            'Complete the table. Take the distances from your drawing: *x* from P, measured along PQ, and *y* from the side PQ.',
          command: 'Complete',
          objective: 'AO3',
          head: ['distance of G', 'value'],
          rows: [
            [{ text: '*x* / cm' }, { blank: 'x', answer: x, marks: 1, sigFigs: 2, tolerance: 0.3 }],
            [{ text: '*y* / cm' }, { blank: 'y', answer: y, marks: 1, sigFigs: 2, tolerance: 0.25 }],
          ],
          scheme: [`*x* = ${plain(x, 1)} cm (within 0.3)`, `*y* = ${plain(y, 1)} cm (within 0.25)`],
          solution: `Two small squares are 1 cm. G is about ${plain(x, 1)} cm to the right of P and ${plain(y, 1)} cm above PQ.`,
        }),
        c: ask.table({
          prompt: `Complete the table. The height *h* of the triangle is the distance of R from the side PQ.`,
          command: 'Complete',
          objective: 'AO3',
          head: ['quantity', 'value'],
          rows: [
            [{ text: '*h* / cm' }, { blank: 'h', answer: height, marks: 1, sigFigs: 2, tolerance: 0.1 }],
            [
              { text: '*y*/*h*' },
              {
                blank: 'ratio',
                answer: roundTo(y / height, 3),
                marks: 1,
                sigFigs: 2,
                unit: '',
                follow: { from: [{ part: 'b', cell: 'y' }, { cell: 'h' }], formula: 'a/b' },
              },
            ],
          ],
          scheme: [`*h* = ${plain(height)} cm`, `*y*/*h* = ${plain(roundTo(y / height, 2), 2)}`],
          solution: `*h* = ${plain(height)} cm, so *y*/*h* = ${plain(y, 1)} ÷ ${plain(height)} = ${plain(roundTo(y / height, 2), 2)}. It has no unit.`,
        }),
        d: ask.written({
          lead: `Somebody says: “In a triangle, *y* is always $\\frac{${claim[0]}}{${claim[1]}}$ of *h*.” This is a ratio of ${plain(roundTo(wanted, 2), 2)}.`,
          prompt: 'State whether the result supports this. Justify your answer.',
          objective: 'AO3',
          scheme: isRight
            ? [supported('yes, it is supported', compared), withinLimits(compared)]
            : [notSupported('no, it is not supported', compared), beyondLimits(compared)],
          modelAnswer: isRight
            ? 'Yes, it is supported. The two ratios are very close: they are equal within the limits of experimental accuracy.'
            : 'No, it is not supported. The two ratios differ by more than the limits of experimental accuracy.',
          solution: `${plain(roundTo(y / height, 2), 2)} and ${plain(roundTo(wanted, 2), 2)} differ by about ${Math.round(apart)}%. ${isRight ? 'Up to about 10% may be due to the drawing and the measurements, so they count as equal.' : 'The drawing and the measurements explain about 10%, not as much as this.'}`,
        }),
        e: ask.written({
          prompt: `Explain why the ${what} has to be at rest before the cross is marked.`,
          objective: 'AO3',
          lines: 2,
          scheme: [AT_REST],
          modelAnswer:
            'Only at rest is the centre of gravity vertically below the pin, on the line of the thread.',
          solution:
            'While it swings, the centre of gravity is to the left or to the right of the thread for most of the time.',
        }),
        f: ask.written({
          prompt: 'State **one other** precaution for marking the crosses and the lines accurately.',
          command: 'State',
          objective: 'AO3',
          lines: 2,
          scheme: [LINE_MARKED],
          modelAnswer: 'Look at the thread from directly in front, to avoid parallax.',
          solution:
            'The thread is a little in front of the surface. Seen from the side it hides the wrong place.',
        }),
        g: ask.written({
          prompt: 'Two lines are enough to find G. Explain why there is a third.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [THIRD_CHECKS],
          modelAnswer:
            'As a check: if the third line passes through the same point, the first two are right.',
          solution:
            'Two lines always cross somewhere, even if one of them is wrong. The third would then pass by their crossing.',
        }),
      },
    }
  },
  verify: () => ({}),
})
