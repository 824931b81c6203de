import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { mark, plane } from '@/lib/figures/plane/plane'
import { enlarged, shapeOn } from '@/lib/figures/plane/transformations'
import { line, type Point, text } from '@/lib/figures/shapes'

const OBJECT: readonly Point[] = [
  [1, 1],
  [3, 1],
  [1, 2],
]
const GRID = { left: 24, top: 26, unit: 15.4 }
const X = { min: -9, max: 11 }
const Y = { min: -4, max: 6 }

type Set = { factor: number; across: number; up: number }

const on = plane({
  x: { ...X, every: 2, parts: 2 },
  y: { ...Y, every: 2, parts: 2 },
  grid: true,
  numbers: 'edge',
  origin: '',
  left: GRID.left,
  top: GRID.top,
  width: GRID.unit * (X.max - X.min),
  height: GRID.unit * (Y.max - Y.min),
})

const imageOf = ({ factor, across, up }: Set) => enlarged(OBJECT, [across, up], factor)

const short = (value: number) => fixed(value, Number.isInteger(value) ? 0 : 1)
const pointText = ([x, y]: Point) => `(${short(x)}, ${short(y)})`

function draw(values: Set): string {
  const centre: Point = [values.across, values.up]
  const image = imageOf(values)
  const rays = OBJECT.map((corner, at) => {
    const far = image[at] ?? centre
    // From the far end of the one to the far end of the other, by way of the centre.
    const [from, to] = values.factor < 0 ? [corner, far] : [centre, values.factor > 1 ? far : corner]
    return line(...on.at(...from), ...on.at(...to), 'l dash thin')
  })
  return (
    on.axes +
    rays.join('') +
    (values.factor === 0 ? '' : shapeOn(on, image, { cls: 'w' })) +
    shapeOn(on, OBJECT, { cls: 'l sunk' }) +
    (values.factor === 0 ? '' : shapeOn(on, image, { cls: 'p' })) +
    mark(on, centre, '*C*', { kind: 'cross', place: values.up === 2 ? 'above left' : 'below left' }) +
    text(GRID.left, on.canvasHeight + 16, 'Object: grey. Image: blue outline. Centre: cross.', {
      cls: 's',
    })
  )
}

function kindOf({ factor }: Set): string {
  if (factor === 0) return 'a single point, the centre'
  const size = Math.abs(factor)
  const compared = size === 1 ? 'of the same size' : size > 1 ? 'larger' : 'smaller'
  if (factor === 1) return 'the object itself'
  return factor > 0
    ? `${compared}, the same way up, on the same side of C`
    : `${compared}, upside down, on the other side of C`
}

function says(values: Set): Said {
  const image = imageOf(values)
  const [shown, centre] = [short(values.factor), pointText([values.across, values.up])]
  const corners = image.map(pointText)
  return {
    description: `A square grid with a triangle that has vertices at ${OBJECT.map(pointText).join(', ')}. It is enlarged with centre C ${centre} and scale factor ${shown}. The image has vertices at ${corners.join(', ')} and is ${kindOf(values)}. Dashed lines join C to each vertex and its image.`,
    readings: [
      ...OBJECT.map((corner, at): [string, string] => [`Image of ${pointText(corner)}`, corners[at] ?? '']),
      ['Sides are multiplied by', short(Math.abs(values.factor))],
      ['Area is multiplied by', fixed(values.factor ** 2, 2)],
      ['The image is', kindOf(values)],
    ],
  }
}

export const moving = explorable({
  title: 'A triangle and its enlargement from a centre',
  height: on.canvasHeight + 24,
  values: {
    factor: { label: 'Scale factor', min: -2, max: 3, step: 0.5, start: 2 },
    across: { label: 'Centre: x', min: -1, max: 3, step: 1, start: 0 },
    up: { label: 'Centre: y', min: 0, max: 2, step: 1, start: 1 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ across, up }) => on.at(across, up),
      to: ([x, y]) => ({
        across: X.min + (x - GRID.left) / GRID.unit,
        up: Y.max - (y - GRID.top) / GRID.unit,
      }),
    },
  ],
})
