import { oxygenAxes, type Uptake } from '@/content/figures/igcse/biology/respiration-3'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

export const AREAS = ['resting', 'missing', 'used', 'repaid'] as const
export type Area = (typeof AREAS)[number]

const SEEN: Record<Area, string> = {
  resting: 'is below the dashed line at the resting value',
  missing: 'lies during the exercise, between the dashed line “needed” and the graph',
  used: 'lies during the exercise, between the graph and the resting value',
  repaid: 'lies after the exercise, between the graph and the resting value',
}

/** Oxygen taken in and needed; four areas have letters. */
export function areasGraph(letters: Readonly<Record<Area, string>>, uptake: Uptake): Figure {
  const { on, course, told } = oxygenAxes(uptake)
  const { rest, peak, recovery } = uptake
  const needed = peak + 0.75
  const places: Record<Area, Point> = {
    resting: [10, rest * 0.3],
    missing: [6, peak + 0.25],
    used: [6, (rest + peak) / 2 - 0.1],
    repaid: [8 + recovery * 0.26, rest + (peak - rest) * 0.22],
  }
  return figure(
    {
      name: 'respiration/areas-of-oxygen',
      title: 'Oxygen before, during and after exercise',
      description: `${told} The exercise lasts from 2 to 8 min, where a dashed line at ${needed} shows the oxygen needed. ${AREAS.map(area => `Area ${letters[area]} ${SEEN[area]}.`).join(' ')}`,
      height: 254,
    },
    on.axes,
    on.line(
      [
        [2, rest],
        [8 + recovery, rest],
      ],
      'l dash thin',
    ),
    on.line(
      [
        [2, needed],
        [8, needed],
      ],
      'r dash',
    ),
    on.line(
      [
        [2, rest],
        [2, needed],
      ],
      'l dash thin',
    ),
    on.line(
      [
        [8, 0],
        [8, needed],
      ],
      'l dash thin',
    ),
    on.line(course),
    on.label(8.3, needed - 0.06, 'needed in exercise', { cls: 's' }),
    AREAS.map(area => on.label(...places[area], letters[area], { anchor: 'middle', cls: 'b' })).join(''),
  )
}

/** Oxygen taken in, without letters. */
export function uptakeGraph(uptake: Uptake): Figure {
  const { on, course, told } = oxygenAxes(uptake)
  return figure(
    {
      name: 'respiration/oxygen-taken-in',
      title: 'Oxygen taken in before, during and after exercise',
      description: `${told} The exercise lasts from 2 to 8 min.`,
      height: 254,
    },
    on.axes,
    on.line(course),
    on.line(
      [
        [2, 0],
        [2, 3.9],
      ],
      'l dash thin',
    ),
    on.line(
      [
        [8, 0],
        [8, 3.9],
      ],
      'l dash thin',
    ),
    on.label(5, 3.55, 'exercise', { anchor: 'middle', cls: 's' }),
  )
}

/** Volume of dough against time: slow at first, then straight, then level. */
export function doughGraph(start: number, end: number): Figure {
  const on = graph({
    x: { label: 'time / min', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
    y: {
      label: 'volume of dough / cm^{3}',
      max: 120,
      ticks: [0, 20, 40, 60, 80, 100, 120],
      grid: true,
      parts: 4,
    },
    height: 180,
  })
  const rise = end - start
  return figure(
    {
      name: 'respiration/dough',
      title: 'Volume of dough and time',
      description: `A graph of the volume of dough in cubic centimetres, with a fine line every 5, against time in minutes. The curve begins at ${start}, rises slowly at first, then faster, and is level at ${end} from 50 min on.`,
      height: 264,
    },
    on.axes,
    on.curve([
      [0, start],
      [5, start + rise * 0.03],
      [10, start + rise * 0.12],
      [20, start + rise * 0.42],
      [30, start + rise * 0.74],
      [40, start + rise * 0.94],
      [50, end],
      [60, end],
    ]),
  )
}
