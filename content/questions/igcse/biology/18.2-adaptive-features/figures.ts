import { FOXES_TELL, foxHeads } from '@/content/figures/igcse/biology/variation-and-selection-2'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'variation-and-selection-2'

export function heads(left: string, right: string) {
  return figure(
    {
      name: `${topic}/heads-${left}${right}`.toLowerCase(),
      title: 'The heads of two foxes',
      description: `${FOXES_TELL} The left one is labelled ${left}, the right one ${right}.`,
      height: 190,
    },
    foxHeads(left, right),
  )
}

/** Fur and fat of four mammals, P to S. */
export function furAndFat(fur: readonly number[], fat: readonly number[]) {
  return chartFigure(
    { name: `${topic}/four-mammals`, title: 'Fur and fat of four mammals' },
    barChart({
      categories: ['P', 'Q', 'R', 'S'],
      values: [
        { name: 'depth of fur', values: fur },
        { name: 'fat under the skin', values: fat },
      ],
      yLabel: 'thickness / mm',
      label: 'mammal',
      yEvery: 10,
      yMax: 70,
    }),
  )
}

/** Stomata on the two surfaces of four leaves, P to S. */
export function surfaces(upper: readonly number[], lower: readonly number[]) {
  return chartFigure(
    { name: `${topic}/surfaces-of-four-leaves`, title: 'Stomata on the surfaces of four leaves' },
    barChart({
      categories: ['P', 'Q', 'R', 'S'],
      values: [
        { name: 'upper surface', values: upper },
        { name: 'lower surface', values: lower },
      ],
      yLabel: 'stomata per mm²',
      label: 'leaf',
      yEvery: 50,
      yMax: 300,
    }),
  )
}

export const HOURS = [0, 4, 8, 12, 16, 20, 24] as const

/** Temperature of the sand and of a burrow in one day. */
export function sandAndBurrow(sand: readonly number[], burrow: number) {
  const g = graph({
    x: { label: 'time of day / h', max: 24, ticks: [...HOURS], grid: true, parts: 2 },
    y: { label: 'temperature / °C', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 2 },
    height: 190,
  })
  const points = sand.map((value, at): Point => [HOURS[at] ?? 0, value])
  return figure(
    {
      name: `${topic}/sand-and-burrow`,
      title: 'Temperature of the sand and of a burrow',
      description: `Temperature in °C against the time of day in hours. The sand: ${sand.map((value, at) => `${value} at ${HOURS[at]} h`).join(', ')}. The burrow: ${burrow} all day.`,
      height: 280,
    },
    g.axes,
    g.curve(points),
    g.points(points),
    g.line(
      [
        [0, burrow],
        [24, burrow],
      ],
      'r dash',
    ),
    g.label(17.6, (sand[4] ?? 0) + 3, 'sand'),
    g.label(9.6, burrow - 5, 'burrow'),
  )
}

/** The masses of two shoots that lose water in the same conditions. */
export function twoShoots(start: number, lostByP: number, lostByQ: number) {
  const g = graph({
    x: { label: 'time / h', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: { label: 'mass of shoot / g', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
    height: 200,
  })
  const fall = (lost: number, cls?: string) =>
    g.line(
      [
        [0, start],
        [10, start - lost],
      ],
      cls,
    )
  const at = (lost: number) => start - lost * 0.7
  const above = (lost: number) => at(lost) + (lost < Math.max(lostByP, lostByQ) ? 3 : -6)
  return figure(
    {
      name: `${topic}/masses-of-shoots`,
      title: 'Masses of two shoots',
      description: `Mass of a shoot in g against time in hours. Two straight lines begin at ${start} g. Shoot P ends at ${start - lostByP} g after 10 h, shoot Q at ${start - lostByQ} g.`,
      height: 290,
    },
    g.axes,
    fall(lostByP),
    fall(lostByQ, 'r'),
    g.label(7, above(lostByP), 'P', { cls: 'b', anchor: 'middle' }),
    g.label(7, above(lostByQ), 'Q', { cls: 'b', anchor: 'middle' }),
  )
}
