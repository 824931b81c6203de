import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { describeMeals, type Meal } from './organs'

/** How much of two meals is left in the stomach. */
export function mealsFigure(name: string, meals: readonly Meal[]): Figure {
  const g = graph({
    x: {
      label: 'time after the meal / min',
      max: 240,
      ticks: [0, 40, 80, 120, 160, 200, 240],
      grid: true,
      parts: 4,
    },
    y: { label: 'meal left in the stomach / %', max: 100, ticks: [0, 25, 50, 75, 100], grid: true, parts: 5 },
    height: 190,
  })
  return figure(
    {
      name: `human-nutrition/${name}`,
      title: 'Two meals in the stomach',
      description: `A graph of the percentage of a meal left in the stomach against time in minutes. ${describeMeals(meals)}`,
      height: 264,
    },
    g.axes,
    ...meals.map(
      ({ name: letter, wait, time }, at) =>
        g.line(
          [
            [0, 100],
            [wait, 100],
            [wait + time, 0],
          ],
          at === 0 ? 'p' : 'r',
        ) +
        g.label(wait + time * 0.75, 25, letter, {
          dx: at === 0 ? -9 : 9,
          dy: at === 0 ? 4 : -2,
          anchor: at === 0 ? 'end' : 'start',
          cls: 'b',
        }),
    ),
  )
}

export const SOURCES = ['food,\ndrink', 'saliva', 'stomach', 'liver', 'pancreas', 'gut\nwall'] as const

/** The water that gets into the alimentary canal in a day, by where it comes from. */
export function waterFigure(name: string, volumes: readonly number[]): Figure {
  return chartFigure(
    { name: `human-nutrition/${name}`, title: 'Water that gets into the alimentary canal in a day' },
    barChart({
      categories: SOURCES,
      yLabel: 'water / dm^{3} per day',
      yEvery: 0.5,
      yMax: 3,
      height: 200,
      values: volumes,
    }),
  )
}
