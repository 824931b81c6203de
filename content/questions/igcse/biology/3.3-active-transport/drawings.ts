import { diffusionBox } from '@/lib/figures/biology/cell-transport'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

export const TOPIC = 'movement-into-and-out-of-cells'

/** Ions on both sides of a cell membrane, with the direction in which they move. */
export function acrossMembrane(outside: number, inside: number, isIn: boolean) {
  return figure(
    {
      name: `${TOPIC}/across-${outside}-${inside}-${isIn ? 'r' : 'l'}`,
      title: 'Ions outside and inside a cell',
      description: `A box is divided by a dashed line, the cell membrane. There are ${outside} dots on the left, outside the cell, and ${inside} dots on the right, inside the cell. An arrow below points ${isIn ? 'from outside to inside' : 'from inside to outside'}.`,
      height: 158,
    },
    diffusionBox({ x: 70, y: 10, width: 220, height: 100, left: outside, right: inside, membrane: true }),
    text(125, 128, 'outside', { anchor: 'middle', cls: 's' }),
    text(235, 128, 'inside', { anchor: 'middle', cls: 's' }),
    isIn ? arrow(140, 146, 220, 146, { cls: 'p' }) : arrow(220, 146, 140, 146, { cls: 'p' }),
  )
}

export const OXYGEN = [0, 5, 10, 15, 20] as const

/** Uptake by roots against the oxygen in the air around them. */
export function uptakeAndOxygen(rates: readonly number[], ion: string) {
  const g = graph({
    x: { label: 'oxygen around the roots / %', max: 20, ticks: [0, 5, 10, 15, 20], grid: true, parts: 5 },
    y: {
      label: `uptake of ${ion} ions / units per hour`,
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 4,
    },
    height: 200,
  })
  const points = rates.map((rate, at) => [OXYGEN[at] ?? 0, rate] as const)
  return figure(
    {
      name: `${TOPIC}/uptake-${rates.join('-')}`,
      title: 'Graph of uptake of ions by roots against oxygen',
      description: `Oxygen from 0 to 20 per cent is on the horizontal axis, uptake in arbitrary units per hour on the vertical one. Crosses are joined by a rising curve: ${points.map(([x, y]) => `${y} at ${x} %`).join(', ')}.`,
      height: 282,
    },
    g.axes,
    g.curve(points),
    g.points(points),
  )
}

export const IONS = ['potassium', 'nitrate', 'magnesium', 'chloride'] as const

/** Concentrations of ions in pond water and in the cells of a plant that lives in it. */
export function ionsInWaterAndCells(water: readonly number[], cells: readonly number[]) {
  return chartFigure(
    {
      name: `${TOPIC}/ions-${[...water, ...cells].join('-')}`,
      title: 'Concentrations of four ions in pond water and in cells of a pond plant',
    },
    barChart({
      categories: [...IONS],
      values: [
        { name: 'pond water', values: water },
        { name: 'cells', values: cells },
      ],
      yLabel: 'concentration / arbitrary units',
      yEvery: 10,
      yMax: 60,
      height: 170,
    }),
  )
}
