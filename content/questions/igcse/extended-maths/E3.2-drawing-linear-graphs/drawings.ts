import { figure } from '@/lib/figures/figure'
import { beside } from '@/lib/figures/plane/place'
import { line } from '@/lib/figures/shapes'
import { gridWords, squares } from '../straight-lines'

type Lines = { k: number; j: number; l: number; upright: boolean; letter: string }

/** A grid with one line parallel to an axis, on which x = k and y = j are to be drawn. */
export function parallelLines({ k, j, l, upright, letter }: Lines) {
  const on = squares(6)
  const [from, to] = upright
    ? [on.at(l, -6), on.at(l, 6)]
    : ([on.at(-6, l), on.at(6, l)] as [readonly [number, number], readonly [number, number]])
  const given = [
    on.axes,
    line(...from, ...to, 'r'),
    upright ? beside(to, `*${letter}*`, 'above', 'tr') : beside(to, `*${letter}*`, 'right', 'tr'),
  ]
  const said = { title: 'A line on a grid', height: on.canvasHeight + 14 }
  const description = `${gridWords(on)} The ${upright ? 'upright' : 'level'} line ${letter} runs through the tick ${Math.abs(l)} ${l > 0 === upright ? (upright ? 'to the right of' : 'below') : upright ? 'to the left of' : 'above'} the origin.`
  return {
    figure: figure({ ...said, name: 'coordinate-geometry/line-on-a-grid', description }, ...given),
    modelFigure: figure(
      {
        ...said,
        name: 'coordinate-geometry/line-on-a-grid-model',
        description:
          `${description} Added: an upright line at x = ${k} and a level line at y = ${j}.`.replaceAll(
            '-',
            '−',
          ),
      },
      ...given,
      line(...on.at(k, -6), ...on.at(k, 6), 'p'),
      line(...on.at(-6, j), ...on.at(6, j), 'p'),
    ),
    checks: [
      {
        as: 'line' as const,
        passes: [
          { at: on.at(k, -3), within: 5 },
          { at: on.at(k, 3), within: 5 },
        ],
      },
      {
        as: 'line' as const,
        passes: [
          { at: on.at(-3, j), within: 5 },
          { at: on.at(3, j), within: 5 },
        ],
      },
    ],
  }
}
