import {
  arc,
  arrow,
  centred,
  circle,
  curve,
  dot,
  line,
  midArrow,
  type Point,
  polygon,
  rect,
  type Shape,
} from './shapes'

/** A bar magnet lying level, north pole on the right unless `flip`. */
export function barMagnet(x: number, y: number, width = 110, height = 30, flip = false): Shape {
  const [left, right] = flip ? ['N', 'S'] : ['S', 'N']
  return (
    rect(x, y, width, height, 'l sheet') +
    line(x + width / 2, y, x + width / 2, y + height) +
    centred(x + 13, y + height / 2, left, 'b') +
    centred(x + width - 13, y + height / 2, right, 'b')
  )
}

function arrowOn(points: readonly Point[], at: number): Shape {
  const [x1, y1] = points[at] ?? [0, 0]
  const [x2, y2] = points[at + 1] ?? [0, 0]
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const side = (turn: number): Point => [x2 - 8 * Math.cos(angle + turn), y2 - 8 * Math.sin(angle + turn)]
  return polygon([[x2, y2], side(0.4), side(-0.4)], 'pd')
}

/**
 * A bar magnet in the middle of its field: loops from N to S, closest at the poles. The field lines of two poles on a
 * plane are arcs of circles through both. North pole on the right unless `flip`.
 */
export function barMagnetField(x: number, y: number, width = 110, height = 30, flip = false): Shape {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const pole = width / 2 - 5
  const loops = [55, 79, 98].flatMap(leaves =>
    [-1, 1].map(side => {
      const radius = pole / Math.sin((leaves * Math.PI) / 180)
      const middle = cy + side * radius * Math.cos((leaves * Math.PI) / 180) * -1
      const points = Array.from({ length: 25 }, (_, at): Point => {
        const turn = ((leaves - (2 * leaves * at) / 24) * Math.PI) / 180
        return [cx + (flip ? -1 : 1) * radius * Math.sin(turn), middle + side * radius * Math.cos(turn)]
      })
      return curve(points, 'p') + arrowOn(points, 12)
    }),
  )
  const ends = flip
    ? arrow(x, cy, x - 48, cy, { cls: 'p' }) + midArrow(x + width + 48, cy, x + width, cy, 'p')
    : arrow(x + width, cy, x + width + 48, cy, { cls: 'p' }) + midArrow(x - 48, cy, x, cy, 'p')
  return loops.join('') + ends + barMagnet(x, y, width, height, flip)
}

/** Parallel, equally spaced field lines from a north pole (left) to a south pole (right). */
export function uniformField(x: number, y: number, width: number, height: number, lines = 4): Shape {
  const fields = Array.from({ length: lines }, (_, at) => {
    const py = y + (height * (at + 0.5)) / lines
    return midArrow(x + 30, py, x + width - 30, py, 'p')
  })
  return (
    rect(x, y, 30, height, 'l sheet') +
    centred(x + 15, y + height / 2, 'N', 'b') +
    rect(x + width - 30, y, 30, height, 'l sheet') +
    centred(x + width - 15, y + height / 2, 'S', 'b') +
    fields.join('')
  )
}

/** A wire seen end on. Current out of the page is a dot, into the page a cross. */
export function wireEnd(x: number, y: number, current: 'out' | 'in', radius = 9): Shape {
  const mark =
    current === 'out'
      ? dot(x, y, 'd', 3)
      : line(x - 5, y - 5, x + 5, y + 5) + line(x - 5, y + 5, x + 5, y - 5)
  return circle(x, y, radius, 'l sheet') + mark
}

/** Field of a straight wire: circles that widen, anticlockwise when the current comes out of the page. */
export function wireField(x: number, y: number, current: 'out' | 'in', rings = 3): Shape {
  let radius = 10
  const drawn = Array.from({ length: rings }, (_, at) => {
    radius += 12 + at * 5
    const way = current === 'out' ? 1 : -1
    const tip: Point = [x + way * 0, y - radius]
    const head = polygon(
      [
        [tip[0] - way * 6, tip[1]],
        [tip[0] + way * 4, tip[1] - 4.5],
        [tip[0] + way * 4, tip[1] + 4.5],
      ],
      'pd',
    )
    return circle(x, y, radius, 'p') + head
  })
  return drawn.join('') + wireEnd(x, y, current)
}

/** The turns of a solenoid without its field: their backs, and their fronts with the direction of the current. */
function solenoidTurns(x: number, y: number, width: number, height: number, turns: number, up: boolean) {
  const step = width / turns
  const lean = step * 0.3
  const backs = Array.from({ length: turns - 1 }, (_, at) => {
    const px = x + (at + 0.5) * step
    return line(px + lean, y + height, px + step - lean, y, 'l thin')
  })
  const fronts = Array.from({ length: turns }, (_, at) => {
    const px = x + (at + 0.5) * step
    const head = up
      ? arrowHead(px - lean * 0.36, y + height * 0.32, 'd', true)
      : arrowHead(px + lean * 0.36, y + height * 0.68, 'd')
    return line(px - lean, y, px + lean, y + height) + head
  })
  return { backs: backs.join(''), fronts: fronts.join('') }
}

/** A solenoid without its field. The current flows down the front of each turn, or `up`. */
export function solenoidCoil(x: number, y: number, width = 150, height = 50, turns = 7, up = false): Shape {
  const { backs, fronts } = solenoidTurns(x, y, width, height, turns, up)
  return backs + fronts
}

/**
 * A solenoid with its field, like that of a bar magnet with N on the right. The current flows down the front of each
 * turn (drawn as a full line with an arrow head): fingers of the right hand down the front, thumb to the right. With
 * `up` both are reversed.
 */
export function solenoid(x: number, y: number, width = 150, height = 50, turns = 7, up = false): Shape {
  const middle = y + height / 2
  const { backs, fronts } = solenoidTurns(x, y, width, height, turns, up)
  const [left, right] = [x - 26, x + width + 26]
  const inside = [0.25, 0.5, 0.75].map(part => {
    const level = y + height * part
    return up
      ? midArrow(right, level, left, level, 'p', 0.96)
      : midArrow(left, level, right, level, 'p', 0.96)
  })
  const outside = [-1, 1].map(side => {
    const points = Array.from({ length: 25 }, (_, at): Point => {
      const turn = (Math.PI * (up ? 24 - at : at)) / 24
      return [
        x + width / 2 + (width / 2 + 26) * Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.6,
        middle + side * (height / 4 + (height / 4 + 30) * Math.sin(turn) ** 0.8),
      ]
    })
    return curve(points, 'p') + arrowOn(points, up ? 11 : 12)
  })
  return backs + inside.join('') + outside.join('') + fronts
}

function arrowHead(x: number, y: number, cls: string, up = false): Shape {
  const back = up ? 8 : -8
  return polygon(
    [
      [x, y],
      [x - 4, y + back],
      [x + 4, y + back],
    ],
    cls,
  )
}

/** A d.c. motor from the front: coil between poles, split ring and brushes, forces on both sides. */
export function motor(x: number, y: number): Shape {
  return (
    rect(x, y + 20, 44, 80, 'l sheet') +
    centred(x + 22, y + 60, 'N', 'b') +
    rect(x + 236, y + 20, 44, 80, 'l sheet') +
    centred(x + 258, y + 60, 'S', 'b') +
    polygon(
      [
        [x + 80, y + 82],
        [x + 120, y + 28],
        [x + 200, y + 28],
        [x + 160, y + 82],
      ],
      'l',
    ) +
    line(x + 112, y + 82, x + 112, y + 118) +
    line(x + 128, y + 82, x + 128, y + 118) +
    arc(x + 120, y + 130, 13, 100, 260, 'l thick') +
    arc(x + 120, y + 130, 13, -80, 80, 'l thick') +
    rect(x + 92, y + 122, 14, 16, 'l sunk') +
    rect(x + 134, y + 122, 14, 16, 'l sunk') +
    arrow(x + 92, y + 62, x + 92, y + 12, { cls: 'p' }) +
    arrow(x + 188, y + 50, x + 188, y + 100, { cls: 'p' })
  )
}

/** A plotting compass pointing in a direction (degrees, anticlockwise from the right). */
export function compass(x: number, y: number, degrees: number, radius = 12): Shape {
  const angle = (degrees * Math.PI) / 180
  const [ux, uy] = [(radius - 3) * Math.cos(angle), -(radius - 3) * Math.sin(angle)]
  return circle(x, y, radius, 'l sheet') + arrow(x - ux, y - uy, x + ux, y + uy, { head: 7 })
}
