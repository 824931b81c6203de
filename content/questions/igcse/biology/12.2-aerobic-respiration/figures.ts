import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

type Warming = { letter: string; rise: number }

const ROOM = 18

/** Temperature in two flasks over four days: one rises by `rise` °C in three days and is then level, the other is level. */
export function flaskGraph(lines: readonly Warming[]): Figure {
  const on = graph({
    x: { label: 'time / days', max: 4, ticks: [0, 1, 2, 3, 4], grid: true, parts: 2 },
    y: { label: 'temperature / °C', min: 10, max: 40, ticks: [10, 20, 30, 40], grid: true, parts: 5 },
    height: 170,
    width: 282,
  })
  const points = (rise: number): Point[] => [
    [0, ROOM],
    [0.5, ROOM + rise * 0.1],
    [1, ROOM + rise * 0.3],
    [2, ROOM + rise * 0.8],
    [2.5, ROOM + rise * 0.95],
    [3, ROOM + rise],
    [4, ROOM + rise],
  ]
  return figure(
    {
      name: 'respiration/warm-flasks',
      title: 'Temperature in flasks of seeds and time',
      description: `A graph of temperature from 10 to 40 °C, with a fine line every 2 °C, against time in days. ${lines.map(({ letter, rise }) => (rise === 0 ? `Line ${letter} is level at ${ROOM} °C.` : `Line ${letter} begins at ${ROOM} °C, rises to ${plain(ROOM + 0.8 * rise)} °C at 2 days and ${plain(ROOM + rise)} °C at 3 days, and is level from there on.`)).join(' ')}`,
      height: 252,
    },
    on.axes,
    lines
      .map(
        ({ letter, rise }) =>
          (rise === 0
            ? on.line(
                [
                  [0, ROOM],
                  [4, ROOM],
                ],
                'r',
              )
            : on.curve(points(rise), 'p')) + on.label(4, ROOM + rise, letter, { dx: 7, dy: 4, cls: 'b' }),
      )
      .join(''),
  )
}

/** Mitochondria in one cell of each kind, in hundreds. */
export function cellsChart(names: readonly string[], hundreds: readonly number[]): Figure {
  return chartFigure(
    { name: 'respiration/mitochondria-of-cells', title: 'Mitochondria in cells' },
    barChart({
      categories: names,
      values: hundreds.map(each => each * 100),
      label: 'cell',
      yLabel: 'mitochondria in one cell',
      yEvery: 200,
      yMax: 2000,
    }),
  )
}
