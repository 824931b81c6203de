import { chromatogram, spotY } from '@/lib/figures/chemistry/chromatography'
import { type Figure, figure } from '@/lib/figures/figure'
import { dot, ellipse, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-and-chemical-analysis'

/** Paper beside a scale in centimetres, which begins on the baseline. */
const PAPER = { x: 56, y: 12, width: 240, height: 276, scale: 9 }

export type DrawnLane = { label: string; centimetres: readonly number[] }

export type LetteredSpot = { lane: number; letter: string; centimetres: number }

/** Where a height above the baseline is in a lane of the paper. */
export function spotAt(lane: number, lanes: number, centimetres: number): Point {
  return [
    PAPER.x + (PAPER.width * (lane + 0.5)) / lanes,
    spotY(PAPER.y, PAPER.height, centimetres / PAPER.scale),
  ]
}

/** Both ends of the solvent front, a little inside of the paper. */
export function frontAt(centimetres: number): readonly [Point, Point] {
  const [, y] = spotAt(0, 1, centimetres)
  return [
    [PAPER.x + 24, y],
    [PAPER.x + PAPER.width - 24, y],
  ]
}

const told = ({ label, centimetres }: DrawnLane) =>
  centimetres.length === 0
    ? `above ${label}, no spot`
    : `above ${label}, ${centimetres.length === 1 ? 'a spot' : 'spots'} at ${centimetres.map(each => `${each.toFixed(1)} cm`).join(' and ')}`

const frontLine = (centimetres: number): Shape => {
  const [, y] = spotAt(0, 1, centimetres)
  return line(PAPER.x, y, PAPER.x + PAPER.width, y, 'l dash thin')
}

/** A chromatogram that is not finished, or the finished one: `front` is drawn where it is given. */
export function unfinished(
  key: string,
  lanes: readonly DrawnLane[],
  front: number | null,
  model?: { spots: readonly LetteredSpot[]; front?: number },
): Figure {
  const added = model?.spots ?? []
  const height = front ?? model?.front
  return figure(
    {
      name: `${topic}/unfinished-${key}${model ? '-model' : ''}`,
      title: model ? 'The finished chromatogram' : 'A chromatogram that is not finished',
      description: `A scale in centimetres stands beside the paper, with its zero on the baseline. ${height === undefined ? 'The solvent front is not marked.' : `The solvent front is at ${height.toFixed(1)} cm.`} It shows: ${lanes.map(told).join('; ')}.${added.map(({ lane, letter, centimetres }) => ` Added above ${lanes[lane]?.label}: ${letter} at ${centimetres.toFixed(1)} cm.`).join('')}`,
      height: 296,
    },
    chromatogram(PAPER.x, PAPER.y, {
      lanes: lanes.map(({ label }) => ({ label, spots: [] })),
      width: PAPER.width,
      height: PAPER.height,
      scaleCm: PAPER.scale,
      isBefore: true,
      labels: false,
    }),
    height === undefined ? '' : frontLine(height),
    ...lanes.flatMap(({ centimetres }, at) =>
      centimetres.map(each => ellipse(...spotAt(at, lanes.length, each), 5, 6, 'pd')),
    ),
    ...added.map(({ lane, letter, centimetres }) => {
      const [x, y] = spotAt(lane, lanes.length, centimetres)
      return dot(x, y, 'rd', 3) + text(x + 6, y + 4.5, letter, { cls: 'tr' })
    }),
  )
}
