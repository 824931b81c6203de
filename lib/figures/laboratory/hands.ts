import { arrow, line, type Point, polygon, polyline, type Shape, text } from '@/lib/figures/shapes'

/** A part of a finger: from a knuckle of one radius to one of another. */
type Bone = readonly [x1: number, y1: number, radius1: number, x2: number, y2: number, radius2: number]

type Placing = { place: (point: Point) => Point; scale: number }

function placing(x: number, y: number, scale: number, mirrored = false): Placing {
  return { place: ([px, py]) => [x + px * scale * (mirrored ? -1 : 1), y + py * scale], scale }
}

/** The outline of two circles and their outer tangents. */
function capsule([x1, y1, r1, x2, y2, r2]: Bone, shrink: number): Point[] {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy) || 1
  const towards = Math.atan2(dy, dx)
  const lean = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / length)))
  const round = (x: number, y: number, radius: number, from: number, to: number) =>
    Array.from({ length: 13 }, (_, at): Point => {
      const turn = from + ((to - from) * at) / 12
      return [x + (radius - shrink) * Math.cos(turn), y + (radius - shrink) * Math.sin(turn)]
    })
  return [
    ...round(x2, y2, r2, towards - lean, towards + lean),
    ...round(x1, y1, r1, towards + lean, towards - lean + 2 * Math.PI),
  ]
}

/** Bones that have grown together: one outline about all of them, paper within. */
function flesh({ place, scale }: Placing, bones: readonly Bone[]): Shape {
  const outlines = bones.map(bone => polygon(capsule(bone, 0).map(place), 'l'))
  const insides = bones.map(bone => polygon(capsule(bone, 0.7 / scale).map(place), 'sheet'))
  return outlines.join('') + insides.join('')
}

function crease({ place }: Placing, ...points: Point[]): Shape {
  return polyline(points.map(place), 'l thin')
}

export type FlemingLabels = { thumb: string; first: string; second: string }

export type FlemingHand = {
  /** `left` for the force on a current (motor), `right` for the induced current (generator) */
  hand: 'left' | 'right'
  /** the knuckle of the first finger */
  x: number
  y: number
  scale?: number
  labels?: FlemingLabels
}

const FLEMING = {
  left: {
    thumb: 'thuMb: Motion\n(force)',
    first: 'First finger:\nField (N to S)',
    second: 'seCond finger:\nCurrent',
  },
  right: {
    thumb: 'thuMb: Motion\n(of the wire)',
    first: 'First finger:\nField (N to S)',
    second: 'seCond finger:\nCurrent (induced)',
  },
} as const

/**
 * Fleming's hand: thumb up, first finger to the side, second finger out of the page towards the reader. The left hand
 * points to the right and the right hand to the left; one is the image of the other, so that the second finger comes
 * towards the reader in both. About 250 wide and 210 high at scale 1.
 */
export function flemingHand({ hand, x, y, scale = 1, labels = FLEMING[hand] }: FlemingHand): Shape {
  const at = placing(x, y, scale, hand === 'right')
  const arm: Bone[] = [
    [-118, 32, 17, -72, 22, 20],
    [-70, 22, 22, -30, 12, 25],
    [-30, 12, 25, -6, 4, 17],
    [-52, 26, 23, -14, 30, 20],
  ]
  const thumb: Bone[] = [
    [-56, 10, 20, -46, -26, 12],
    [-46, -26, 11.5, -44, -54, 9.5],
    [-44, -54, 9.5, -46, -78, 7.5],
  ]
  const first: Bone[] = [
    [-6, 0, 13, 34, -6, 10],
    [34, -6, 10, 62, -7, 9],
    [62, -7, 9, 86, -6, 7],
  ]
  const folded = (px: number, py: number, r: number): Bone[] => [[px, py, r, px - 26, py + 8, r - 1]]
  const second: Bone[] = [
    [-4, 14, 11, 6, 34, 11],
    [6, 34, 11, 16, 62, 12.5],
  ]
  const drawn =
    flesh(at, [...arm, ...thumb, ...first]) +
    flesh(at, folded(-10, 56, 9)) +
    flesh(at, folded(-2, 40, 10)) +
    flesh(at, second) +
    // The second finger grows out of the hand: no outline across its root.
    polygon(capsule([-14, 4, 15, -5, 17, 9], 0).map(at.place), 'sheet') +
    cuff(at, -124, 33, -15) +
    crease(at, [32, 2], [33, -2]) +
    crease(at, [62, 0], [62.5, -4]) +
    crease(at, [0, 40], [7, 43], [14, 40]) +
    nail(at)
  return drawn + flemingAxes(at, hand, labels)
}

/** The end of a sleeve, across the arm. */
function cuff({ place }: Placing, x: number, y: number, degrees: number, half = 22): Shape {
  const turn = (degrees * Math.PI) / 180
  const corner = (along: number, across: number): Point =>
    place([
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    ])
  return polygon([corner(-13, -half), corner(9, -half), corner(9, half), corner(-13, half)], 'l sunk')
}

function nail(at: Placing): Shape {
  return crease(at, [-50.5, -72], [-50, -79], [-46, -82], [-42, -79], [-41.5, -72])
}

function flemingAxes({ place }: Placing, hand: FlemingHand['hand'], labels: FlemingLabels): Shape {
  const anchor = hand === 'left' ? 'start' : 'end'
  const side = hand === 'left' ? 1 : -1
  const [up, out, near] = [place([-46, -122]), place([138, -4]), place([36, 116])]
  return (
    arrow(...place([-46, -90]), ...up, { cls: 'r' }) +
    text(up[0] + side * 9, up[1] + 10, labels.thumb, { anchor, cls: 'tr' }) +
    arrow(...place([97, -5]), ...out, { cls: 'l' }) +
    text(out[0], out[1] + 20, labels.first, { anchor: hand === 'left' ? 'end' : 'start' }) +
    arrow(...place([22, 78]), ...near, { cls: 'p' }) +
    text(near[0] + side * 10, near[1] - 8, labels.second, { anchor, cls: 'tp' })
  )
}

export type Grip = {
  /** where the wire or the coil passes the middle of the hand */
  x: number
  y: number
  scale?: number
  /** what thumb and fingers stand for */
  thumb?: string
  fingers?: string
}

/** A right hand around an upright wire: the thumb along the current, the fingers round it with the field. */
export function gripWire({ x, y, scale = 1, thumb = 'current', fingers = 'field' }: Grip): Shape {
  const at = placing(x, y, scale)
  const curled = [29, 12, -6, -24].map((py, row): Bone[] => [
    [-34, py, 8.5 + row * 0.5, 6, py - 1, 7.8 + row * 0.6],
    [6, py - 1, 7.8 + row * 0.6, 20, py, 6.5 + row * 0.5],
  ])
  const back: Bone[] = [
    [-118, 48, 18, -72, 24, 21],
    [-66, 18, 25, -38, 0, 32],
    [-66, 18, 22, -42, 18, 24],
  ]
  const upright: Bone[] = [
    [-46, -12, 18, -26, -42, 11],
    [-26, -42, 11, -19, -66, 9],
    [-19, -66, 9, -17, -84, 7],
  ]
  const [topX, topY] = at.place([0, -118])
  const ring = (dy: number) => {
    const [cx, cy] = at.place([0, dy])
    const half = (from: number, cls: string) =>
      polyline(
        Array.from({ length: 25 }, (_, step): Point => {
          const turn = from + (Math.PI * step) / 24
          return [cx + 52 * scale * Math.cos(turn), cy + 13 * scale * Math.sin(turn)]
        }),
        cls,
      )
    return {
      behind: half(Math.PI, 'p'),
      before: half(0, 'p') + arrow(cx + 2, cy + 13 * scale, cx + 14, cy + 13 * scale, { cls: 'p', head: 11 }),
    }
  }
  const field = ring(74)
  return (
    field.behind +
    line(...at.place([0, 112]), topX, topY + 4, 'r thick') +
    arrow(topX, topY + 8, topX, topY - 8, { cls: 'r', head: 13 }) +
    text(topX + 12, topY + 4, thumb, { cls: 'tr' }) +
    field.before +
    text(...at.place([60, 79]), fingers, { cls: 'tp' }) +
    flesh(at, [...back, ...upright]) +
    cuff(at, -124, 51, -28) +
    curled.map(bones => flesh(at, bones)).join('') +
    crease(at, [-22, -78], [-21.5, -85], [-17, -88.5], [-12.8, -85], [-12.2, -78])
  )
}

/** A right hand on a coil that lies level: the fingers along the current, down its front, the thumb to its north pole. */
export function gripCoil({ x, y, scale = 1, thumb = 'N pole', fingers = 'current' }: Grip): Shape {
  const at = placing(x, y, scale)
  const turns = Array.from({ length: 11 }, (_, turn) => -110 + turn * 20)
  const fronts = turns.map(px => line(...at.place([px, -30]), ...at.place([px + 12, 34]), 'r'))
  const backs = turns.slice(1).map(px => line(...at.place([px - 8, 34]), ...at.place([px, -30]), 'l thin'))
  const down = [-24, -6, 12, 30].map((px, row): Bone[] => [
    [px, -34, 9.5, px + 1, 4, 9.5],
    [px + 1, 4, 9.5, px + 2, [16, 25, 29, 24][row] ?? 24, 7.5],
  ])
  const back: Bone[] = [
    [-44, -126, 17, -30, -92, 19],
    [-30, -92, 22, -8, -52, 26],
    [-24, -84, 22, 14, -50, 25],
  ]
  const level: Bone[] = [
    [12, -72, 18, 44, -60, 11],
    [44, -60, 11, 68, -58, 9],
    [68, -58, 9, 86, -60, 7],
  ]
  const [tipX, tipY] = at.place([100, -60])
  const [lowX, lowY] = at.place([-78, 4])
  return (
    backs.join('') +
    fronts.join('') +
    [-70, 70]
      .map(px => arrow(...at.place([px + 5, -4]), ...at.place([px + 7.5, 10]), { cls: 'r' }))
      .join('') +
    flesh(at, [...back, ...level, ...down.flat()]) +
    [-15, 3, 21].map((px, row) => crease(at, [px, -28], [px + 2, [16, 26, 24][row] ?? 16])).join('') +
    cuff(at, -47, -132, 66, 21) +
    crease(at, [80, -54.5], [87, -55], [90.5, -60], [87, -64.5], [80, -64.5]) +
    arrow(tipX, tipY, tipX + 34 * scale, tipY, { cls: 'p' }) +
    text(tipX + 40 * scale, tipY + 4.5, thumb, { cls: 'tp' }) +
    text(lowX, lowY + 52 * scale, fingers, { cls: 'tr', anchor: 'middle' })
  )
}
