import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

export const TEMPERATURES = [10, 20, 30, 40, 50] as const

/** Time for a dye to spread at 10, 20, 30, 40 and 50 °C, joined by a curve. */
export function spreadingTimes(times: readonly number[]) {
  const g = graph({
    x: { label: 'temperature / °C', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
    y: { label: 'time / s', max: 160, ticks: [0, 20, 40, 60, 80, 100, 120, 140, 160], grid: true, parts: 4 },
    height: 200,
  })
  const points = times.map((time, at) => [TEMPERATURES[at] ?? 0, time] as const)
  return figure(
    {
      name: `movement-into-and-out-of-cells/spreading-${times.join('-')}`,
      title: 'Graph of the time for a dye to spread against temperature',
      description: `Temperature is on the horizontal axis, time in seconds on the vertical one. Five crosses are joined by a falling curve that becomes less steep: ${points.map(([x, y]) => `${y} s at ${x} °C`).join(', ')}.`,
      height: 282,
    },
    g.axes,
    g.curve(points),
    g.points(points),
  )
}
