import { arrow, line, type Shape, text } from '@/lib/figures/shapes'

export type HessCycle = {
  left: string
  right: string
  bottom: string
  /** on the three arrows */
  across?: string
  leftLabel?: string
  rightLabel?: string
  /** up where the bottom holds the elements that both sides are formed from */
  arrows?: 'down' | 'up'
  width?: number
  height?: number
}

/** A Hess cycle: two routes between the same ends, the upper left corner of its letters at (x, y). */
export function hessCycle(x: number, y: number, facts: HessCycle): Shape {
  const { left, right, bottom, across = 'Δ*H*', leftLabel = 'Δ*H*_{1}', rightLabel = 'Δ*H*_{2}' } = facts
  const { arrows = 'down', width = 300, height = 104 } = facts
  const letters = (content: string) => content.replace(/[*_^{}]/g, '').length * 7.2
  const [leftX, rightX, middle] = [x + letters(left) / 2, x + width - letters(right) / 2, x + width / 2]
  const [topY, bottomY] = [y + 18, y + height - 18]
  const leg = (fromX: number, toX: number) =>
    arrows === 'down' ? arrow(fromX, topY, toX, bottomY) : arrow(toX, bottomY, fromX, topY)
  const [start, end] = [x + letters(left) + 10, x + width - letters(right) - 10]
  const [footLeft, footRight] = [
    middle - Math.min(30, letters(bottom) / 3),
    middle + Math.min(30, letters(bottom) / 3),
  ]
  return (
    text(leftX, y + 9, left, { anchor: 'middle' }) +
    text(rightX, y + 9, right, { anchor: 'middle' }) +
    text(middle, y + height, bottom, { anchor: 'middle' }) +
    arrow(start, y + 4.5, end, y + 4.5) +
    text((start + end) / 2, y - 4, across, { anchor: 'middle' }) +
    leg(leftX, footLeft) +
    leg(rightX, footRight) +
    text((leftX + footLeft) / 2 - 12, (topY + bottomY) / 2 + 8, leftLabel, { anchor: 'end' }) +
    text((rightX + footRight) / 2 + 12, (topY + bottomY) / 2 + 8, rightLabel)
  )
}

export type CycleStep = {
  /** what stands on the level that the step leads to */
  species: string
  /** on its arrow: a value with its sign, or a name */
  label: string
  /** on the right side of the cycle a step leads down, unless it says so */
  isUp?: boolean
}

export type BornHaber = {
  elements: string
  compound: string
  formation: string
  /** atomisations and ionisations, from the elements up */
  up: readonly CycleStep[]
  /** electron affinities, from the top down */
  down: readonly CycleStep[]
  lattice: string
  step?: number
  width?: number
}

const NAME_RISE = 7
/** Right of the levels that the lattice energy's arrow must pass. */
const LATTICE_LANE = 30

/** A Born–Haber cycle, not to scale: (x, y) is the left end of its top level. */
export function bornHaber(x: number, y: number, facts: BornHaber): Shape {
  const { elements, compound, formation, up, down, lattice, step = 44, width = 344 } = facts
  const half = x + width * 0.54
  const right = x + width
  const heights = [0]
  for (const { isUp = false } of down) heights.push((heights.at(-1) ?? 0) + (isUp ? -1.5 : 0.9))
  // The right side may climb above the last ionisation: a second electron affinity does.
  const lift = -Math.min(0, ...heights)
  const top = y + NAME_RISE + 12 + lift * step
  const level = (index: number) => top + (up.length - index) * step
  const bottom = level(0) + step
  const left = up.map(({ species, label }, at) => {
    const isTop = at === up.length - 1
    return (
      line(x, level(at + 1), isTop ? right - LATTICE_LANE : half, level(at + 1)) +
      text(x + 2, level(at + 1) - NAME_RISE, species, { cls: 's' }) +
      arrow(half - 14, level(at), half - 14, level(at + 1), { head: 7 }) +
      text(half - 19, level(at) - step / 2 + 2, label, { anchor: 'end', cls: 's' })
    )
  })
  const downs = down.map(({ species, label, isUp = false }, at) => {
    const [from, to] = [top + (heights[at] ?? 0) * step, top + (heights[at + 1] ?? 0) * step]
    const arrowX = half + 48 + at * 40
    const isLast = at === down.length - 1
    return (
      line(half + 8, to, isLast ? right : right - LATTICE_LANE, to) +
      text(half + 10, to + (isUp ? -NAME_RISE : 15), species, { cls: 's' }) +
      arrow(arrowX, from, arrowX, to, { head: 7 }) +
      text(arrowX - 5, (from + to) / 2 + (isUp ? 10 : 4), label, { anchor: 'end', cls: 's' })
    )
  })
  const last = top + (heights.at(-1) ?? 0) * step
  return (
    left.join('') +
    downs.join('') +
    line(x, level(0), half, level(0)) +
    text(x + 2, level(0) - NAME_RISE, elements, { cls: 's' }) +
    line(x, bottom, right, bottom) +
    text(x + 2, bottom + 15, compound, { cls: 's' }) +
    arrow(x + 40, level(0), x + 40, bottom, { head: 7 }) +
    text(x + 46, level(0) + step / 2 + 4, formation, { cls: 's' }) +
    arrow(right - 12, last, right - 12, bottom, { head: 7 }) +
    text(right - 18, (last + bottom) / 2 + 6, lattice, { anchor: 'end', cls: 's' })
  )
}
