import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { signedArea } from '@/lib/figures/geometry/points'
import { rotationalOrder, symmetryDirections } from '@/lib/figures/geometry/symmetry'
import type { Point } from '@/lib/figures/shapes'
import { halfPoint, halfShape, kite, type Mirror, reachOf, shapeToDrawOn, threeShapes } from './drawings'
import { SHAPES, TWO_LINES } from './shapes'

const { core, templates } = questionsOf('structured', 'E4.5')

export { templates }

const LETTERS = ['P', 'Q', 'R'] as const

core('lines-and-order-of-three-shapes', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const names = random.sample(Object.keys(SHAPES), 3)
    const turns = names.filter(name => (SHAPES[name]?.order ?? 1) > 2)
    const hasNone = names.some(name => SHAPES[name]?.lines === 0)
    return turns.length > 0 && hasNone
      ? { names, turning: random.pick(turns), thing: random.int(0, 2) }
      : null
  },
  make: ({ names, turning, thing }) => {
    const shapes = names.flatMap(name => SHAPES[name] ?? [])
    const at = names.indexOf(turning)
    const order = SHAPES[turning]?.order ?? 1
    return {
      stem:
        [
          'The diagram shows three shapes *P*, *Q* and *R*.',
          'A designer draws three shapes *P*, *Q* and *R* for a set of stamps.',
          'Three badges *P*, *Q* and *R* are cut from card.',
        ][thing] ?? '',
      figure: threeShapes(shapes),
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table.',
          head: ['shape', 'number of lines of symmetry', 'order of rotational symmetry'],
          rows: shapes.map(({ lines, order: turns }, row) => [
            { text: `*${LETTERS[row]}*` },
            { blank: `lines ${LETTERS[row]}`, answer: lines, marks: 1 as const },
            { blank: `order ${LETTERS[row]}`, answer: turns, marks: 1 as const },
          ]),
          scheme: shapes.flatMap(({ lines, order: turns }, row) => [
            `B1 *${LETTERS[row]}*: ${lines} ${lines === 1 ? 'line' : 'lines'}`,
            `B1 *${LETTERS[row]}*: order ${turns}`,
          ]),
          solution: `Fold along each possible line to count the lines of symmetry. Turn the shape once round and count how often it looks the same: that is the order. ${shapes.map(({ says, lines, order: turns }, row) => `*${LETTERS[row]}* (${says}): ${lines} and ${turns}.`).join(' ')} Every shape fits once in a full turn, so the order is at least 1.`,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Shape *${LETTERS[at]}* is turned about its centre. Work out the smallest angle after which it looks the same as before.`,
          scheme: [`B1 ${plain(360 / order)}`],
          solution: `The order is ${order}, so the shape fits ${order} times in a full turn, at equal steps: $360 \\div ${order} = ${360 / order}$.`,
          answer: 360 / order,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ names, turning }) => {
    const agree = names.every(name => {
      const { corners, lines, order } = SHAPES[name] ?? { corners: [], lines: -1, order: -1 }
      return symmetryDirections(corners).length === lines && rotationalOrder(corners) === order
    })
    return { b: agree ? 360 / rotationalOrder(SHAPES[turning]?.corners ?? []) : Number.NaN }
  },
})

core('draw-the-lines-of-symmetry', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    at: random.int(0, TWO_LINES.length - 1),
    order: random.pick([3, 4, 5, 6, 8, 9, 10, 12, 15]),
    thing: random.int(0, 2),
  }),
  make: ({ at, order, thing }) => {
    const shape = TWO_LINES[at] ?? { says: '', corners: [] }
    const { middle, right, top } = reachOf(shape.corners)
    const [x, y] = middle
    const [across, up] = [0.85 * (right - x), 0.85 * (y - top)]
    return {
      stem:
        [
          'The diagram shows a shape.',
          'The diagram shows the shape of a road sign.',
          'The diagram shows the pattern for a metal plate.',
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Draw',
          objective: 'AO1',
          prompt: 'Draw all the lines of symmetry of the shape. Draw each line right across the shape.',
          figure: shapeToDrawOn(shape),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [x - across, y], within: 6 },
                { at: [x + across, y], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [x, y - up], within: 6 },
                { at: [x, y + up], within: 6 },
              ],
            },
          ],
          modelFigure: shapeToDrawOn(shape, true),
          scheme: ['B1 level line through the middle', 'B1 upright line through the middle'],
          solution:
            'Each half must be the mirror image of the other half. That works for the level and the upright line through the middle, and for no slanting line.',
        }),
        b: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the order of rotational symmetry of the shape.',
          scheme: ['B1 2'],
          solution: 'It looks the same after half a turn and after a full turn, so the order is 2.',
          answer: 2,
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Another shape looks the same each time it is turned by ${plain(360 / order)}° about its centre, and for no smaller angle. Work out its order of rotational symmetry.`,
          scheme: [`B1 ${order}`],
          solution: `$360 \\div ${plain(360 / order)} = ${order}$ positions in a full turn.`,
          answer: order,
        }),
      },
    }
  },
  verify: ({ at, order }) => {
    const corners = TWO_LINES[at]?.corners ?? []
    const ways = symmetryDirections(corners)
    const isPlain = ways.length === 2 && ways.includes(0) && ways.includes(90)
    let turns = 1
    while (Math.abs(turns * (360 / order) - 360) > 1e-9) turns += 1
    return { b: isPlain ? rotationalOrder(corners) : Number.NaN, c: turns }
  },
})

/** Halves on the right of an upright mirror at x = 6, from mirror to mirror, with their two corners between. */
const HALVES: readonly (readonly Point[])[] = [
  [
    [6, 10],
    [9, 9],
    [10, 4],
    [6, 2],
  ],
  [
    [6, 11],
    [8, 7],
    [11, 5],
    [6, 3],
  ],
  [
    [6, 9],
    [10, 10],
    [9, 5],
    [6, 1],
  ],
  [
    [6, 8],
    [8, 11],
    [11, 6],
    [6, 2],
  ],
  [
    [6, 10],
    [10, 8],
    [8, 4],
    [6, 3],
  ],
]
/** Halves below a slanting mirror y = x. */
const SLANTING: readonly (readonly Point[])[] = [
  [
    [2, 2],
    [6, 1],
    [10, 4],
    [9, 9],
  ],
  [
    [1, 1],
    [5, 2],
    [9, 1],
    [8, 8],
  ],
  [
    [3, 3],
    [5, 0],
    [11, 5],
    [9, 9],
  ],
  [
    [2, 2],
    [8, 2],
    [11, 7],
    [10, 10],
  ],
]

core('complete-by-reflection', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    mirror: random.pick(['upright', 'level', 'slanting'] as const),
    at: random.int(0, 4),
    isOther: random.chance(0.5),
    thing: random.int(0, 2),
  }),
  make: ({ mirror, at, isOther, thing }) => {
    const kind: Mirror = mirror
    const turned = ([x, y]: Point): Point => {
      const [a, b]: Point = isOther && kind !== 'slanting' ? [12 - x, y] : [x, y]
      if (kind === 'level') return [b, a]
      return kind === 'slanting' && isOther ? [b, a] : [a, b]
    }
    const source = kind === 'slanting' ? SLANTING[at % SLANTING.length] : HALVES[at]
    const half = (source ?? []).map(turned)
    const image = half.map(
      ([x, y]): Point => (kind === 'upright' ? [12 - x, y] : kind === 'level' ? [x, 12 - y] : [y, x]),
    )
    const area = Math.abs(signedArea(half))
    const side = (from: number) => ({
      as: 'line' as const,
      passes: [image[from], image[from + 1]].map(point => ({ at: halfPoint(point ?? [0, 0]), within: 6 })),
    })
    return {
      stem:
        [
          'The diagram shows half of a shape on squared paper. The dashed line is a line of symmetry of the whole shape.',
          'An artist has drawn half of a paper lantern on squared paper. The dashed line is its line of symmetry.',
          'Half of a logo is drawn on squared paper. The dashed line is a line of symmetry of the whole logo.',
        ][thing] ?? '',
      parts: {
        a: ask.draw({
          command: 'Complete',
          objective: 'AO1',
          prompt: 'Complete the shape so that the dashed line is its line of symmetry.',
          figure: halfShape(kind, half),
          tools: ['line'],
          checks: [side(0), side(1), side(2)],
          modelFigure: halfShape(kind, half, image),
          scheme: ['B1 first side', 'B1 second side', 'B1 third side'],
          solution: `Reflect each corner: it lies on the other side of the dashed line, at the same distance, straight across${kind === 'slanting' ? ' along a diagonal of the squares' : ''}. The corners on the line stay where they are. Then join them in order.`,
        }),
        b: words({
          subject: 'igcse/extended-maths',
          command: 'Write down',
          prompt: 'Write down the mathematical name of the polygon that you have completed.',
          answers: [{ text: 'hexagon', accept: ['irregular hexagon'] }],
          reject: [{ text: 'regular hexagon', why: 'Its sides are not all equal.' }],
          solution: 'There are 3 sides on each side of the line of symmetry: 6 sides, a hexagon.',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Each square of the paper is 1 cm by 1 cm. Work out the area of the completed shape.',
          scheme: [`M1 area of one half, ${area}, or a complete method for the whole`, `A1 ${2 * area}`],
          solution: `Both halves have the same area. Put a rectangle round one half and take away the parts outside it: ${quantity(area, 'cm^2')}. The whole shape has $2 \\times ${area} = ${2 * area}$.`,
          answer: 2 * area,
          sigFigs: 3,
          unit: 'cm^2',
        }),
      },
    }
  },
  verify: ({ mirror, at }) => {
    // Strips between the whole outline and the level axis, side by side.
    const source = mirror === 'slanting' ? SLANTING[at % SLANTING.length] : HALVES[at]
    const half = source ?? []
    const other = half.slice(1, -1).map(([x, y]): Point => (mirror === 'slanting' ? [y, x] : [12 - x, y]))
    const whole = [...half, ...other.reverse()]
    const strips = whole.map(([x, y], k) => {
      const [x2, y2] = whole[(k + 1) % whole.length] ?? [x, y]
      return ((x2 - x) * (y + y2)) / 2
    })
    return { c: Math.abs(strips.reduce((sum, each) => sum + each, 0)) }
  },
})

core('angles-of-a-kite', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [atA, atC] = [random.step(92.4, 128.6, 0.2), random.step(42.2, 72.8, 0.2)]
    return Number.isInteger(atA) || Number.isInteger(atC) ? null : { atA, atC, thing: random.int(0, 2) }
  },
  make: ({ atA, atC, thing }) => {
    const atB = clean((360 - atA - atC) / 2)
    const [upper, lower] = [clean((180 - atA) / 2), clean((180 - atC) / 2)]
    return {
      stem:
        [
          `*ABCD* is a quadrilateral with the line of symmetry *AC*. Angle *BAD* = ${atA}° and angle *BCD* = ${atC}°.`,
          `The diagram shows the frame of a kite *ABCD*. The stick *AC* is its line of symmetry. Angle *BAD* = ${atA}° and angle *BCD* = ${atC}°.`,
          `A window has the shape *ABCD*, with the line of symmetry *AC*. Angle *BAD* = ${atA}° and angle *BCD* = ${atC}°.`,
        ][thing] ?? '',
      figure: kite(atA, atC),
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the size of the angle between *AC* and *BD*.',
          scheme: ['B1 90'],
          solution:
            '*B* and *D* are mirror images of each other. The line that joins a point to its image is perpendicular to the mirror line.',
          answer: 90,
          unit: '°',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out angle *ABC*.',
          scheme: [`M1 $(360 - ${atA} - ${atC}) \\div 2$`, `A1 ${atB}`],
          solution: `By symmetry angle *ABC* = angle *ADC*. The four angles add up to 360°: $(360 - ${atA} - ${atC}) \\div 2 = ${atB}$.`,
          answer: atB,
          sigFigs: atB >= 100 ? 4 : 3,
          unit: '°',
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out angle *DBC*.',
          scheme: [`M1 $(180 - ${atC}) \\div 2$ or their $${atB} - ${upper}$`, `A1 ${lower}`],
          solution: `*CB* and *CD* are mirror images, so triangle *BCD* is isosceles: angle *DBC* = $(180 - ${atC}) \\div 2 = ${lower}$.`,
          answer: lower,
          sigFigs: 3,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ atA, atC }) => {
    const [halfA, halfC] = [atA / 2, atC / 2]
    return { a: 180 - halfC - (90 - halfC), b: 180 - halfA - halfC, c: 90 - halfC }
  },
})
