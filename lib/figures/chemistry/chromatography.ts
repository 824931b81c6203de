import { ellipse, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

export type Lane = {
  /** below the baseline */
  label: string
  /** *R*_f of every spot, from 0 to 1; a spot that stays on the baseline is 0 */
  spots: readonly number[]
}

export type Chromatogram = {
  lanes: readonly Lane[]
  /** of the paper */
  width?: number
  height?: number
  /** from the baseline to the solvent front, in centimetres: puts a ruler beside the paper */
  scaleCm?: number
  /** before the run: only spots on the baseline */
  isBefore?: boolean
  labels?: boolean
}

const FOOT = 34
const HEAD = 22

/** Canvas y of a spot: what a student measures gives its *R*_f again. */
export function spotY(y: number, height: number, factor: number): number {
  const [front, baseline] = [y + HEAD, y + height - FOOT]
  return baseline - (baseline - front) * Math.min(1, Math.max(0, factor))
}

/** A paper chromatogram with baseline, solvent front and spots where their *R*_f puts them. */
export function chromatogram(x: number, y: number, facts: Chromatogram): Shape {
  const { lanes, width = 150, height = 210, scaleCm, isBefore = false, labels = true } = facts
  const [front, baseline] = [spotY(y, height, 1), spotY(y, height, 0)]
  const right = x + width
  const columns = lanes.map(({ label, spots }, at) => {
    const px = x + (width * (at + 0.5)) / lanes.length
    const shown = isBefore ? [0] : spots
    return (
      shown.map(factor => ellipse(px, spotY(y, height, factor), 5, factor === 0 ? 4 : 6, 'pd')).join('') +
      (isBefore ? '' : line(px - 5, baseline, px + 5, baseline, 'l thin')) +
      text(px, baseline + 20, label, { anchor: 'middle' })
    )
  })
  const named = (level: number, content: string) =>
    line(right + 2, level, right + 20, level, 'l thin') + text(right + 24, level + 4.5, content)
  return (
    rect(x, y, width, height, 'l sheet') +
    line(x, baseline, right, baseline, 'l thin') +
    (isBefore ? '' : line(x, front, right, front, 'l dash thin')) +
    columns.join('') +
    (labels ? (isBefore ? '' : named(front, 'solvent front')) + named(baseline, 'baseline') : '') +
    (scaleCm === undefined ? '' : scaleBar(x - 14, baseline, front, scaleCm))
  )
}

/** A scale in centimetres with its zero on the baseline. */
function scaleBar(x: number, baseline: number, front: number, centimetres: number): Shape {
  const unit = (baseline - front) / centimetres
  const marks = Array.from({ length: Math.floor(centimetres) * 2 + 1 }, (_, at) => {
    const level = baseline - (at / 2) * unit
    const isWhole = at % 2 === 0
    return (
      line(x - (isWhole ? 8 : 4), level, x, level, 'l thin') +
      (isWhole ? text(x - 11, level + 4, String(at / 2), { anchor: 'end', cls: 's' }) : '')
    )
  })
  return (
    line(x, baseline, x, front, 'l thin') +
    marks.join('') +
    text(x, front - 10, 'cm', { anchor: 'end', cls: 's' })
  )
}

/** What is seen, for `figure({ description })`: how many spots each lane has, never their *R*_f. */
export function describeChromatogram({ lanes, isBefore }: Chromatogram): string {
  if (isBefore)
    return `Paper with a baseline on which ${lanes.length} spots stand, labelled ${lanes.map(({ label }) => label).join(', ')}.`
  const counts = lanes.map(
    ({ label, spots }) => `${spots.length} ${spots.length === 1 ? 'spot' : 'spots'} above ${label}`,
  )
  return `A chromatogram with a baseline at the bottom and the solvent front near the top: ${counts.join(', ')}.`
}

/** Paper in a beaker or tank of solvent: its baseline stands above the liquid. (x, y) is the rim's left end. */
export function chromatographyTank(
  x: number,
  y: number,
  facts: Pick<Chromatogram, 'lanes'> & { width?: number; height?: number },
): Shape {
  const { lanes, width = 160, height = 170 } = facts
  const [paperLeft, paperRight] = [x + width * 0.22, x + width * 0.78]
  const [surface, baseline, bottom] = [y + height - 30, y + height - 50, y + height]
  const spots = lanes.map((_, at) =>
    ellipse(paperLeft + ((paperRight - paperLeft) * (at + 0.5)) / lanes.length, baseline, 3.5, 3.5, 'pd'),
  )
  const named = (level: number, from: number, content: string) =>
    line(from, level, x + width + 18, level, 'l thin') + text(x + width + 22, level + 4.5, content)
  return (
    rect(x + 1, surface, width - 2, 29, 'w') +
    line(x, surface, x + width, surface, 'l thin') +
    `<path class="l" d="M${x} ${y}L${x} ${bottom}L${x + width} ${bottom}L${x + width} ${y}"/>` +
    rect(paperLeft, y + 8, paperRight - paperLeft, height - 20, 'l sheet') +
    line(x - 8, y - 2, x + width + 8, y - 2, 'l thick') +
    line(paperLeft, baseline, paperRight, baseline, 'l thin') +
    line(paperLeft, surface, paperRight, surface, 'l dash thin') +
    spots.join('') +
    named(y + 40, paperRight - 6, 'paper') +
    named(baseline, paperRight - 6, 'baseline') +
    named(surface + 16, x + width - 12, 'solvent')
  )
}

export type TwoWaySpot = { label?: string; first: number; second: number }

/** Two-way chromatogram: the first solvent ran up, then the sheet was turned and the second ran to the right. */
export function twoWayChromatogram(x: number, y: number, spots: readonly TwoWaySpot[], size = 180): Shape {
  const at = ({ first, second }: Pick<TwoWaySpot, 'first' | 'second'>): Point => [
    x + 20 + second * (size - 36),
    y + size - 20 - first * (size - 36),
  ]
  const [startX, startY] = at({ first: 0, second: 0 })
  const arrowHead = (px: number, py: number, dx: number, dy: number) =>
    `<path class="d" d="M${px} ${py}L${px - dx * 8 - dy * 3.5} ${py - dy * 8 - dx * 3.5}L${px - dx * 8 + dy * 3.5} ${py - dy * 8 + dx * 3.5}Z"/>`
  return (
    rect(x, y, size, size, 'l sheet') +
    line(startX - 4, startY - 4, startX + 4, startY + 4) +
    line(startX - 4, startY + 4, startX + 4, startY - 4) +
    spots
      .map(spot => {
        const [px, py] = at(spot)
        return (
          ellipse(px, py, 6, 5, 'pd') + (spot.label ? text(px + 9, py + 4.5, spot.label, { cls: 's' }) : '')
        )
      })
      .join('') +
    line(x - 12, y + size, x - 12, y + 30) +
    arrowHead(x - 12, y + 24, 0, -1) +
    text(x - 18, y + size / 2, 'solvent 1', { anchor: 'end' }) +
    line(x, y + size + 12, x + size - 30, y + size + 12) +
    arrowHead(x + size - 24, y + size + 12, 1, 0) +
    text(x + size / 2 - 12, y + size + 30, 'solvent 2', { anchor: 'middle' })
  )
}
