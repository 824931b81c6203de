import { type Figure, figure } from '@/lib/figures/figure'
import { angleMark, labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { cone } from '@/lib/figures/geometry/round-solids'
import { cuboid, prism, pyramid } from '@/lib/figures/geometry/solids'
import { centred, type Point } from '@/lib/figures/shapes'
import { SOLID_BOX } from '../solid-figures'

const NOTE = 'The diagram is not to scale.'
const BOX = { ...SOLID_BOX, left: 54, width: 222 }

type Marks = Readonly<Record<string, string>>

const told = (mark: Marks) =>
  Object.entries(mark)
    .map(([ends, label]) => `${ends} is labelled ${label.replaceAll('*', '')}.`)
    .join(' ')

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Cuboid ABCDEFGH with the base ABCD and lines inside it; sizes only roughly as given. */
export function boxFigure(
  sizes: { length: number; width: number; height: number },
  mark: Marks,
  lines: readonly string[],
): Figure {
  const whole = sizes.length
  const solid = cuboid(
    {
      length: 8,
      width: within((8 * sizes.width) / whole, 6.4, 9),
      height: within((8 * sizes.height) / whole, 3.4, 4.4),
    },
    { mark, box: BOX, letterSides: { D: 145, F: 330 } },
  )
  const said =
    lines.length > 0
      ? `Dashed lines inside it join ${lines.map(each => `${each[0]} to ${each[1]}`).join(' and ')}.`
      : ''
  return figure(
    {
      name: 'solids/cuboid-with-lines',
      title: 'Cuboid ABCDEFGH',
      description: `Cuboid with the horizontal base ABCD and the top EFGH, E above A, F above B, G above C and H above D. ${[told(mark), said, NOTE].filter(Boolean).join(' ')}`,
      height: 214,
    },
    solid.shape,
    ...lines.map(ends => solid.line(ends, 'p dash')),
    notToScale(356, 14),
  )
}

/** Pyramid VABCD on a rectangle with its middle M, its height and the diagonal AC; N is the middle of BC where wanted. */
export function pyramidFigure(mark: Marks, more: { middle?: boolean; square?: boolean } = {}): Figure {
  const solid = pyramid({ length: 8, width: 8.4 }, 7.4, { mark, box: BOX, letterSides: { A: 210, D: 160 } })
  const base = solid.add({ M: [0, 0, 0], N: [4, 0, 0] })
  return figure(
    {
      name: 'solids/pyramid-with-height',
      title: 'Pyramid VABCD with its height',
      description: `Pyramid with the horizontal ${more.square ? 'square' : 'rectangular'} base ABCD. V is vertically above M, the midpoint of the diagonal AC. The dashed line VM is at right angles to AC. ${told(mark)}${more.middle ? ' N is the midpoint of BC, and a dashed line joins V to N.' : ''} ${NOTE}`,
      height: 214,
    },
    solid.shape,
    base.line('AC', 'l dash thin'),
    base.line('VM', 'p dash'),
    base.right('VMC'),
    labelBeside(base.at('M'), 285, '*M*', 5),
    more.middle ? base.line('VN', 'p dash') + base.dots('N') + labelBeside(base.at('N'), 320, '*N*', 5) : '',
    notToScale(356, 14),
  )
}

/** A wedge: the horizontal rectangle ABED, the vertical face BCFE and the sloping face ACFD with its diagonal AF. */
export function wedgeFigure(mark: Marks, angle: string): Figure {
  const solid = prism(
    [
      [0, 0],
      [9, 0],
      [0, 4],
    ],
    11,
    {
      letters: 'BACEDF',
      mark,
      view: { degrees: 40 },
      box: BOX,
      letterSides: { A: 300, B: 210, C: 170, D: 0, E: 40, F: 90 },
    },
  )
  return figure(
    {
      name: 'solids/wedge',
      title: 'A wedge ABCDEF',
      description: `A triangular prism. Its front face is triangle ABC with AB horizontal and BC vertical; the angle at A is marked ${angle}. Its back face is triangle DEF in the same way, D behind A, E behind B and F behind C. The rectangle ABED is horizontal, BCFE is vertical and ACFD slopes. ${told(mark)} Lines join A to F and, dashed, A to E. ${NOTE}`,
      height: 214,
    },
    solid.shape,
    solid.line('AF', 'p'),
    solid.line('AE', 'p dash'),
    solid.right('ABC'),
    solid.angle('BAC', angle, { radius: 40 }),
    notToScale(356, 14),
  )
}

/** A cone with its axis and the angle between a sloping side and the base. */
export function coneWithAngle(slant: string, angle: string): Figure {
  const solid = cone({ radius: 5, height: 7.2 }, { mark: { height: ' ' }, box: { ...SOLID_BOX, top: 34 } })
  const [base, top] = solid.circles
  const apex: Point = top?.centre ?? [0, 0]
  const middle: Point = base?.centre ?? [0, 0]
  const edge: Point = [middle[0] + (base?.radius ?? 0), middle[1]]
  return figure(
    {
      name: 'solids/cone-with-angle',
      title: 'A cone with its slant height and an angle',
      description: `A cone with vertex V. O is the centre of its horizontal circular base and P a point on the edge of the base. VO is vertical. The slant height VP is labelled ${slant} and angle VPO is labelled ${angle}. ${NOTE}`,
      height: 222,
    },
    solid.shape,
    `<path class="l dash thin" d="M${middle[0]} ${middle[1]}L${edge[0]} ${edge[1]}"/>`,
    angleMark(apex, edge, middle, { radius: 28 }),
    centred(edge[0] - 45, edge[1] - 12, angle),
    labelBeside([(apex[0] + edge[0]) / 2, (apex[1] + edge[1]) / 2], 30, slant, 8),
    labelBeside(apex, 90, '*V*', 4),
    labelBeside(middle, 215, '*O*', 5),
    labelBeside(edge, 0, '*P*', 6),
    notToScale(356, 14),
  )
}

/** A vertical mast AT at a corner of the horizontal rectangle ABCD. */
export function mastFigure(mark: Marks): Figure {
  const solid = pyramid({ length: 9, width: 9 }, 7.4, {
    letters: 'ABCDT',
    mark,
    over: [-4.5, -4.5],
    box: BOX,
    letterSides: { A: 210, B: 300, C: 30, D: 60, T: 100 },
  })
  return figure(
    {
      name: 'solids/mast-on-a-field',
      title: 'A vertical line AT at a corner of the rectangle ABCD',
      description: `A horizontal rectangle ABCD. AT is vertical. Lines join T to B, C and D, and a dashed line joins A to C. ${told(mark)} ${NOTE}`,
      height: 214,
    },
    solid.shape,
    solid.line('AC', 'p dash'),
    solid.right('TAB'),
    notToScale(356, 14),
  )
}
