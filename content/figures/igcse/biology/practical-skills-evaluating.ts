import { type Figure, figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { circle, rect, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'practical-skills'

const WELLS = 10

export type TileRow = {
  /** 'pH 5', '20 °C' */
  name: string
  /** so many of its first drops are blue-black */
  dark: number
}

const well = (x: number, y: number, isDark: boolean): Shape =>
  circle(x, y, 10.5, 'l thin sheet') + circle(x, y, 8, isDark ? 'd' : 'l thin hl')

const tileKey = (y: number): Shape =>
  circle(96, y, 7, 'd') +
  text(110, y + 4, 'blue-black', { cls: 's' }) +
  circle(212, y, 7, 'l thin hl') +
  text(226, y + 4, 'orange-brown', { cls: 's' })

/** A white tile with a row of ten drops of iodine solution for each tube, at even times. */
export function tileOfDrops(rows: readonly TileRow[], interval: number, name = 'tile-of-drops'): Figure {
  const bottom = 50 + rows.length * 30
  const seen = rows.map(({ name: row, dark }) =>
    dark === WELLS
      ? `In the row of ${row} all drops are blue-black.`
      : `In the row of ${row} the first ${dark} ${dark === 1 ? 'drop is' : 'drops are'} blue-black, the others orange-brown.`,
  )
  return figure(
    {
      name: `${TOPIC}/${name}`,
      title: 'Drops of iodine solution on a white tile',
      description: `A white tile with ${rows.length} rows of ten wells. The columns are headed with times from ${interval} s to ${interval * WELLS} s, in steps of ${interval} s. ${seen.join(' ')}`,
      height: bottom + 32,
    },
    text(196, 16, 'time after mixing / s', { anchor: 'middle', cls: 's' }),
    rect(58, 42, 296, bottom - 42, 'l sheet', 5),
    Array.from({ length: WELLS }, (_, at) =>
      text(74 + at * 29.4, 36, String((at + 1) * interval), { anchor: 'middle', cls: 's' }),
    ).join(''),
    rows
      .map(
        ({ name: row, dark }, line) =>
          text(50, 64 + line * 30 + 4, row, { anchor: 'end', cls: 's' }) +
          Array.from({ length: WELLS }, (_, at) => well(74 + at * 29.4, 62 + line * 30, at < dark)).join(''),
      )
      .join(''),
    tileKey(bottom + 18),
  )
}

export type CubeOnRule = { name: string; from: number; side: number }

/** Faces of cubes of agar that stand on the edge of a rule; `from` and `side` in mm. */
export function cubesOnRule(cubes: readonly CubeOnRule[]): Figure {
  const edge = 112
  const drawn = rule({
    x: 22,
    y: edge,
    length: 300,
    scale: { from: 0, to: 80, division: 1, numbered: 10, longer: 5 },
    unit: 'mm',
  })
  return figure(
    {
      name: `${TOPIC}/cubes-on-a-rule`,
      title: 'Faces of five cubes of agar beside a rule',
      description: `Five pink squares stand on the edge of a rule with divisions of 1 mm. ${cubes.map(({ name, from, side }) => `${name} reaches from ${from} mm to ${from + side} mm.`).join(' ')}`,
      height: 156,
    },
    drawn.shape,
    cubes
      .map(({ name, from, side }) => {
        const [left, right] = [drawn.at(from)[0], drawn.at(from + side)[0]]
        const width = right - left
        return (
          rect(left, edge - width, width, width, 'l thin rw') +
          text((left + right) / 2, edge - width - 8, name, { anchor: 'middle', cls: 'b' })
        )
      })
      .join(''),
  )
}

export const figures: Figure[] = [
  tileOfDrops(
    [
      { name: 'trial 1', dark: 4 },
      { name: 'trial 2', dark: 5 },
      { name: 'trial 3', dark: 1 },
    ],
    30,
    'three-trials-on-a-tile',
  ),
]
