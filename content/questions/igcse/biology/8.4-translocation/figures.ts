import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

export const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May']

/** Mass of a tuber from June to May: it grows slowly, then fast, rests, and is used up from March to May. */
export type Year = { early: number; full: number; left: number }

export const spots = ({ early, full, left }: Year): Point[] => [
  [0, 0],
  [2, early],
  [4, full],
  [9, full],
  [11, left],
]

export function tuberGraph(
  year: Year,
  letters: readonly (readonly [letter: string, at: number])[] = [],
): Figure {
  const on = graph({
    x: {
      label: 'month',
      max: 11,
      ticks: MONTHS.map((_, at) => at),
      format: at => MONTHS[at]?.charAt(0) ?? '',
      grid: true,
    },
    y: {
      label: 'mass of tuber / g',
      max: 140,
      ticks: [0, 20, 40, 60, 80, 100, 120, 140],
      grid: true,
      parts: 2,
    },
    height: 190,
  })
  const { early, full, left } = year
  return figure(
    {
      name: `transport-in-plants/tuber-${early}-${full}-${left}${letters.map(([letter]) => letter.toLowerCase()).join('')}`,
      title: 'Mass of a tuber from June to May',
      description: `A graph of the mass of a tuber in grams, 0 to 140, against the month, from June to May. The mass rises from 0 in June to ${early} g in August and to ${full} g in October. It stays at ${full} g until March and falls to ${left} g in May. ${letters.map(([letter, at]) => `${letter} stands at the part of the line ${at < 2 ? 'from June to August' : at < 4 ? 'from August to October' : at < 9 ? 'from October to March' : 'from March to May'}.`).join(' ')}`,
      height: 270,
    },
    on.axes,
    on.line(spots(year), 'p'),
    letters
      .map(([letter, at]) => {
        if (at < 2) return on.label(at, early / 2, letter, { anchor: 'end', dx: -2, dy: -8, cls: 'b' })
        if (at < 4) return on.label(at, (early + full) / 2, letter, { anchor: 'end', dx: -8, cls: 'b' })
        if (at < 9) return on.label(at, full, letter, { anchor: 'middle', dy: -8, cls: 'b' })
        return on.label(at, (left + full) / 2, letter, { dx: 8, cls: 'b' })
      })
      .join(''),
  )
}
