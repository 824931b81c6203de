import { type Figure, figure } from '@/lib/figures/figure'
import { circle, dot, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pictogram, pie, type Slice } from '@/lib/figures/statistics/pie'

/** The circle that a pie chart is drawn in, on the canvas. */
export const PIE = { x: 180, y: 130, radius: 108 } as const

/** Where a sector that begins at the top ends on the circle, by its angle clockwise. */
export const rim = (angle: number): Point => polar(PIE.x, PIE.y, PIE.radius, 90 - angle)

/** A pie chart with its first sector drawn and named; `ends` are further lines, for the finished chart. */
export function pieToDraw(
  name: string,
  first: { label: string; angle: number },
  ends: readonly number[] = [],
  names: readonly { label: string; angle: number }[] = [],
): Figure {
  const { x, y, radius } = PIE
  const inside = ({ label, angle }: { label: string; angle: number }): Shape => {
    const [px, py] = polar(x, y, radius * 0.62, 90 - angle)
    return text(px, py + 4.5, label, { anchor: 'middle' })
  }
  const ray = (angle: number, cls: string) => line(x, y, ...rim(angle), cls)
  // Marks of a protractor outside the circle, every 10 degrees.
  const marks = Array.from({ length: 36 }, (_, at) => {
    const [from, to] = [
      polar(x, y, radius + 4, at * 10),
      polar(x, y, radius + (at % 3 === 0 ? 13 : 9), at * 10),
    ]
    return line(...from, ...to, 'f')
  })
  return figure(
    {
      name,
      title: ends.length > 0 ? 'The finished pie chart' : 'A pie chart to complete',
      description: `A circle with its centre marked. A line leads from the centre to the top. A second line makes an angle of ${first.angle}° with it, clockwise; the sector between them is labelled ${first.label}. Short marks stand around the circle every 10°.${ends.length > 0 ? ` Further lines lead from the centre to the circle at ${ends.map(each => `${each}°`).join(' and ')} clockwise from the top.` : ' The rest of the circle is empty.'}`,
      height: 262,
    },
    ...marks,
    circle(x, y, radius),
    ray(0, 'l'),
    ray(first.angle, 'l'),
    ...ends.map(each => ray(each, 'g')),
    dot(x, y),
    inside({ label: first.label, angle: first.angle / 2 }),
    ...names.map(inside),
  )
}

export function pieFigure(slices: readonly Slice[]): Figure {
  return chartFigure({ name: 'statistics/pie-chart', title: 'A pie chart' }, pie({ slices }))
}

export function pictogramFigure(
  rows: readonly { label: string; value: number }[],
  each: number,
  unit: string,
  missing: readonly number[],
  symbol: 'circle' | 'square',
): Figure {
  return chartFigure(
    { name: 'statistics/pictogram', title: 'A pictogram' },
    pictogram({ rows, each, unit, missing, symbol }),
  )
}

export function stackedBars(
  title: string,
  categories: readonly string[],
  values: readonly { name: string; values: readonly number[] }[],
  yLabel: string,
): Figure {
  return chartFigure(
    { name: 'statistics/stacked-bars', title },
    barChart({ categories, values, yLabel, yEvery: 10, stacked: true, height: 190 }),
  )
}

/** A stem-and-leaf diagram in which some leaves are letters. */
export function stemWithLetters(
  rows: readonly { stem: number; leaves: readonly (number | string)[] }[],
  key: string,
): Figure {
  const drawn = rows.map(({ stem, leaves }, at) => {
    const y = 32 + 24 * at
    return (
      text(112, y, String(stem), { anchor: 'middle' }) +
      leaves
        .map((leaf, index) =>
          text(146 + 20 * index, y, typeof leaf === 'string' ? `*${leaf}*` : String(leaf), {
            anchor: 'middle',
          }),
        )
        .join('')
    )
  })
  const bottom = 16 + 24 * rows.length
  return figure(
    {
      name: 'statistics/stem-with-letters',
      title: 'A stem-and-leaf diagram with letters for some leaves',
      description: `A stem-and-leaf diagram: ${rows.map(({ stem, leaves }) => `stem ${stem}, leaves ${leaves.join(' ')}`).join('; ')}. ${key}.`,
      height: bottom + 46,
    },
    line(128, 14, 128, bottom + 4),
    ...drawn,
    text(180, bottom + 32, key, { anchor: 'middle' }),
  )
}
