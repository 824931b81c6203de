import { type ComponentKind, component, wire } from '@/lib/figures/circuit'
import {
  arrow,
  centred,
  circle,
  line,
  type Point,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

/** An open vessel with its liquid; `level` is how far the liquid stands below the rim. */
export function vessel(x: number, y: number, width: number, height: number, level = 20): Shape {
  return (
    rect(x + 1, y + level, width - 2, height - level - 1, 'w') +
    line(x, y + level, x + width, y + level, 'l thin') +
    polyline([
      [x - 4, y - 3],
      [x, y],
      [x, y + height],
      [x + width, y + height],
      [x + width, y],
      [x + width + 4, y - 3],
    ])
  )
}

/** A charged particle that moves in a liquid: its formula in a circle, and an arrow to one side. */
export function movingIon(x: number, y: number, formula: string, towards: 'left' | 'right' | 'none'): Shape {
  const letters = formula.replace(/[\^_{}]/g, '').length
  const radius = 6.4 + 2.8 * letters
  const isPositive = formula.includes('+')
  const way = towards === 'left' ? -1 : 1
  const moved =
    towards === 'none' ? '' : arrow(x + way * radius, y, x + way * (radius + 22), y, { cls: 'l', head: 6 })
  return circle(x, y, radius, isPositive ? 'r rw' : 'p sheet') + centred(x, y, formula, 's') + moved
}

export type Electrode = {
  /** beside it, outside the vessel: `carbon anode` */
  label?: string
  /** gas that leaves it */
  hasBubbles?: boolean
  /** metal that has grown on it, or been lost from it */
  change?: 'deposit' | 'eaten'
  shape?: 'rod' | 'plate' | 'spoon'
}

export type ElectrolysisCell = {
  left?: Electrode
  right?: Electrode
  /** which side is joined to the positive terminal */
  positive?: 'left' | 'right' | 'none'
  source?: ComponentKind
  liquid?: string
  /** formulas of ions with where they go: positive to the negative electrode */
  ions?: readonly string[]
  width?: number
  height?: number
  /** + and − at the electrodes */
  signs?: boolean
}

const ROD = 5

function electrodeShape(
  x: number,
  y: number,
  reach: number,
  { shape = 'rod', change, hasBubbles }: Electrode,
  inward: 1 | -1,
): Shape {
  const half = shape === 'plate' ? 8 : ROD
  const body =
    shape === 'spoon'
      ? rect(x - 2, y, 4, reach - 26, 'l sunk') +
        `<ellipse class="l sunk" cx="${x}" cy="${y + reach - 14}" rx="9" ry="16"/>`
      : rect(x - half, y, 2 * half, reach, 'l sunk')
  const grown =
    change === 'deposit' ? rect(x - half - 3, y + reach * 0.45, 2 * half + 6, reach * 0.55 + 3, 'r', 3) : ''
  const eaten =
    change === 'eaten'
      ? polyline(
          Array.from(
            { length: 7 },
            (_, at): Point => [x + inward * (half - (at % 2) * 5), y + reach * (0.45 + 0.55 * (at / 6))],
          ),
          'r',
        )
      : ''
  const bubbles = hasBubbles
    ? Array.from({ length: 6 }, (_, at) =>
        circle(
          x + inward * (half + 6 + (at % 2) * 5),
          y + reach - 8 - at * Math.min(10, reach / 12.5),
          2.6,
          'l sheet',
        ),
      ).join('')
    : ''
  return body + grown + eaten + bubbles
}

export type DrawnCell = { shape: Shape; leftTop: Point; rightTop: Point; bottom: number }

/**
 * A vessel with two electrodes and what they are joined to: electrolysis with a supply, a simple cell with a
 * voltmeter. (x, y) is the upper left corner of all that is drawn, its wires included.
 */
export function electrolysisCell(x: number, y: number, facts: ElectrolysisCell): DrawnCell {
  const { left = {}, right = {}, positive = 'left', source = 'dc-supply', liquid, ions = [] } = facts
  const { width = 196, height = 116, signs = true } = facts
  const [wireY, rim] = [y + 22, y + 74]
  const [leftX, rightX] = [x + width * 0.18, x + width * 0.82]
  const [electrodeTop, reach] = [rim - 24, height + 4]
  const ends: [Point, Point] =
    positive === 'right'
      ? [
          [rightX, wireY],
          [leftX, wireY],
        ]
      : [
          [leftX, wireY],
          [rightX, wireY],
        ]
  const middle = (leftX + rightX) / 2
  const lead = (px: number) =>
    wire([
      [px, electrodeTop],
      [px, wireY],
    ])
  const sign = (px: number, content: string, isLeft: boolean) =>
    text(px + (isLeft ? -11 : 11), electrodeTop - 3, content, { anchor: 'middle', cls: 'b' })
  const [plus, minus] = positive === 'right' ? ['−', '+'] : ['+', '−']
  const spread = ions.map((formula, at) => {
    const towardsLeft = formula.includes('+') === (positive === 'right')
    const py = rim + 20 + ((height - 26) * (at + 0.5)) / ions.length
    const px = middle + (towardsLeft ? 18 : -18)
    return movingIon(px, py, formula, positive === 'none' ? 'none' : towardsLeft ? 'left' : 'right')
  })
  const beside = (px: number, { label: content, shape = 'rod' }: Electrode, isLeft: boolean) => {
    if (!content) return ''
    const half = { rod: ROD, plate: 8, spoon: 2 }[shape]
    const labelX = isLeft ? x - 14 : x + width + 14
    return (
      line(isLeft ? labelX + 4 : labelX - 4, rim + 52, px + (isLeft ? -half : half), rim + 52, 'l thin') +
      text(labelX, rim + 56.5 - 8 * (content.split('\n').length - 1), content, {
        anchor: isLeft ? 'end' : 'start',
      })
    )
  }
  const shape =
    vessel(x, rim, width, height) +
    lead(leftX) +
    lead(rightX) +
    component(source, ...ends[0], ...ends[1]) +
    electrodeShape(leftX, electrodeTop, reach, left, 1) +
    electrodeShape(rightX, electrodeTop, reach, right, -1) +
    (signs && positive !== 'none' ? sign(leftX, plus, true) + sign(rightX, minus, false) : '') +
    spread.join('') +
    beside(leftX, left, true) +
    beside(rightX, right, false) +
    (liquid ? text(middle, rim + height + 18, liquid, { anchor: 'middle' }) : '')
  return { shape, leftTop: [leftX, electrodeTop], rightTop: [rightX, electrodeTop], bottom: rim + height }
}

export type CollectedGas = {
  label?: string
  /** how full of gas the tube is, 0 to 1 */
  gas: number
}

/** An upturned tube over an electrode, its gas above the liquid; `base` is the floor of the vessel. */
function collectingTube(
  px: number,
  y: number,
  base: number,
  { gas, label }: CollectedGas,
  isLeft: boolean,
): Shape {
  const [top, bottom, half] = [y + 12, y + 122, 15]
  const level = top + 6 + (bottom - top - 24) * Math.min(1, Math.max(0, gas))
  const bubbles = [0, 1, 2].map(at =>
    circle(px + (at % 2 === 0 ? -5 : 5), bottom - 14 - at * 12, 2.4, 'l sheet'),
  )
  const path = `M${px - half} ${bottom}L${px - half} ${top + half}A${half} ${half} 0 0 1 ${px + half} ${top + half}L${px + half} ${bottom}`
  const named = label
    ? line(
        px + (isLeft ? -half : half),
        top + 24,
        px + (isLeft ? -half - 22 : half + 22),
        top + 24,
        'l thin',
      ) +
      text(px + (isLeft ? -half - 26 : half + 26), top + 28.5, label, { anchor: isLeft ? 'end' : 'start' })
    : ''
  return (
    rect(px - half + 1, level, 2 * half - 2, bottom - level, 'w') +
    `<path class="l" d="${path}"/>` +
    line(px - half, level, px + half, level, 'l thin') +
    rect(px - 3, bottom - 10, 6, base - bottom + 20, 'd') +
    (gas < 0.8 ? bubbles.join('') : '') +
    named
  )
}

/** Electrolysis with gases collected in tubes over electrodes that come up through the base. */
export function gasCollection(
  x: number,
  y: number,
  facts: { left: CollectedGas; right: CollectedGas; liquid?: string; positive?: 'left' | 'right' },
): Shape {
  const { left, right, liquid, positive = 'left' } = facts
  const [width, rim, base] = [180, y + 62, y + 150]
  const tubes = [
    collectingTube(x + 58, y, base, left, true),
    collectingTube(x + width - 58, y, base, right, false),
  ]
  const supplyY = base + 46
  const wires = [x + 58, x + width - 58].map(px =>
    wire([
      [px, base + 10],
      [px, supplyY],
    ]),
  )
  const ends: [Point, Point] =
    positive === 'left'
      ? [
          [x + 58, supplyY],
          [x + width - 58, supplyY],
        ]
      : [
          [x + width - 58, supplyY],
          [x + 58, supplyY],
        ]
  return (
    vessel(x, rim, width, base - rim, 14) +
    tubes.join('') +
    wires.join('') +
    component('dc-supply', ...ends[0], ...ends[1]) +
    (liquid
      ? line(x + width - 12, base - 18, x + width + 22, base - 18, 'l thin') +
        text(x + width + 26, base - 13.5, liquid)
      : '')
  )
}
