import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { lens, ray, virtualRay } from '@/lib/figures/rays'
import { arrow, dot, line, type Point, text } from '@/lib/figures/shapes'

const LENS = { x: 180, y: 105 }
/** Canvas units for a centimetre along the axis, and the object's height. */
const CM = 4
const TALL = 30
const EDGE = { left: 6, right: 354, top: 14, bottom: 200 }

type Set = { distance: number; focal: number }

/** Real is positive. Null where the rays leave the lens parallel. */
function imageOf({ distance, focal }: Set): { at: number; size: number } | null {
  if (distance === focal) return null
  const at = (distance * focal) / (distance - focal)
  return { at, size: Math.abs(at / distance) }
}

/** How far towards a point the canvas allows a line to go. */
function towards([x1, y1]: Point, [x2, y2]: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const across = dx === 0 ? Infinity : ((dx > 0 ? EDGE.right : EDGE.left) - x1) / dx
  const down = dy === 0 ? Infinity : ((dy > 0 ? EDGE.bottom : EDGE.top) - y1) / dy
  const part = Math.min(across, down)
  return [x1 + dx * part, y1 + dy * part]
}

const isInside = ([x, y]: Point) => x >= EDGE.left && x <= EDGE.right && y >= EDGE.top && y <= EDGE.bottom

function draw(values: Set): string {
  const { x, y } = LENS
  const focal = values.focal * CM
  const top: Point = [x - values.distance * CM, y - TALL]
  const image = imageOf(values)
  const tip: Point = image ? [x + image.at * CM, y + (image.at * TALL) / values.distance] : top
  // Through the focus, and straight on through the centre.
  const beyond = [
    [x, top[1], top[1] + focal, x + focal, y],
    [x, y, top[1], 2 * x - top[0], 2 * y - top[1]],
  ] as const
  const rays = beyond.map(([fromX, fromY, , toX, toY]) => {
    const from: Point = [fromX, fromY]
    const back = image && image.at < 0 ? (isInside(tip) ? tip : towards(from, tip)) : null
    return ray([top, from, towards(from, [toX, toY])]) + (back ? virtualRay(...from, ...back) : '')
  })
  const foci = [-2, -1, 1, 2].map(times => {
    const at = x + times * focal
    const name = Math.abs(times) === 2 ? '2F' : 'F'
    // Where no ray can pass: below the axis before the lens, above it behind.
    return dot(at, y) + (times < 0 ? text(at, y + 17, name, { anchor: 'middle' }) : text(at + 3, y - 7, name))
  })
  const isReal = image !== null && image.at > 0
  const isShown = image !== null && isInside(tip) && Math.abs(tip[1] - y) > 4
  const isNamed = isShown && tip[0] > 44 && tip[1] > 24
  // Rays pass on the right of a real image and of the object; those of a virtual one are in between.
  const shown = isShown ? arrow(tip[0], y, ...tip, { cls: isReal ? 'r' : 'r dash' }) : ''
  const names =
    (isNamed ? text(tip[0] - 4, tip[1] + (isReal ? 12 : -4), 'image', { anchor: 'end', cls: 'tr' }) : '') +
    text(Math.max(top[0], 24), isReal ? top[1] - 14 : y + 34, 'object', { anchor: 'middle' })
  return (
    line(EDGE.left, y, EDGE.right, y, 'l thin') +
    lens(x, y, 150) +
    foci.join('') +
    rays.join('') +
    arrow(top[0], y, ...top, { cls: 'l' }) +
    shown +
    names
  )
}

function says(values: Set): Said {
  const { distance, focal } = values
  const image = imageOf(values)
  const object = `An object stands ${distance} cm to the left of a converging lens of focal length ${focal} cm. One ray from its tip runs parallel to the axis and then through F; one goes straight through the centre of the lens.`
  if (!image)
    return {
      description: `${object} The object is at F, so the rays leave the lens parallel and no image is formed.`,
      readings: [
        ['Object', 'at F'],
        ['Image distance', 'none: parallel rays'],
        ['Image height', '—'],
        ['Image', 'none'],
      ],
    }
  const times = distance / focal
  const place = times > 2 ? 'beyond 2F' : times === 2 ? 'at 2F' : times > 1 ? 'between F and 2F' : 'inside F'
  const size = image.size > 1.0001 ? 'enlarged' : image.size < 0.9999 ? 'diminished' : 'same size'
  const kind = image.at > 0 ? 'inverted, real' : 'upright, virtual'
  const side = image.at > 0 ? 'beyond the lens' : 'on the side of the object'
  const far = `${fixed(Math.abs(image.at), 1)} cm`
  return {
    description: `${object} The object is ${place}. The image is ${far} from the lens, ${side}: ${size}, ${kind}, ${fixed(image.size, 2)} times as tall as the object.`,
    readings: [
      ['Object', place],
      ['Image distance', `${far}, ${image.at > 0 ? 'far side' : 'same side'}`],
      ['Image height', `${fixed(image.size, 2)} × object`],
      ['Image', `${size}, ${kind}`],
    ],
  }
}

export const moving = explorable({
  title: 'A converging lens: where the image is',
  height: 214,
  values: {
    distance: { label: 'Object to lens', unit: 'cm', min: 6, max: 42, step: 0.5, start: 30 },
    focal: { label: 'Focal length', unit: 'cm', min: 8, max: 16, step: 0.5, start: 12 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ distance }) => [LENS.x - distance * CM, LENS.y - TALL],
      to: ([x]) => ({ distance: (LENS.x - x) / CM }),
    },
    { at: ({ focal }) => [LENS.x + focal * CM, LENS.y], to: ([x]) => ({ focal: (x - LENS.x) / CM }) },
  ],
})
