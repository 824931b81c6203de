import { gasFormed } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

export type Course = { final: number; end: number }

/** Volume against time: one curve, to which a second is to be added; it is there in the model. */
export function curveToAdd(
  first: Course,
  gas: string,
  longest: number,
  second: (Course & { told: string }) | null,
): Figure {
  const step = first.final > 50 ? 20 : first.final > 25 ? 10 : 5
  const top = Math.ceil((first.final * 1.15) / step) * step
  const long = longest / 7
  const ticks = (by: number, max: number) =>
    Array.from({ length: Math.round(max / by) + 1 }, (_, at) => at * by)
  const g = graph({
    x: { label: 'time / s', max: longest, ticks: ticks(long, longest), grid: true, parts: 2 },
    y: { label: `volume of ${gas} / cm^{3}`, max: top, ticks: ticks(step, top), grid: true, parts: 5 },
    height: 190,
  })
  return figure(
    {
      name: `chemical-reactions-2/curve-to-add-${first.final}-${first.end}${second ? '-model' : ''}`,
      title: second ? 'Two curves of volume against time' : 'A curve of volume against time',
      description: `Curve X starts at the origin, rises less and less steeply and is level at ${first.final} cm³ from ${first.end} s.${second ? ` Curve Y ${second.told}` : ''}`,
      height: 268,
    },
    g.axes,
    g.plot(gasFormed(first.final, first.end), 0, longest),
    g.label(longest, first.final, 'X', { dx: -2, dy: -5, anchor: 'end', cls: 'b' }),
    second ? g.plot(gasFormed(second.final, second.end), 0, longest, 'r') : '',
    second
      ? g.label(second.end * 0.5, second.final * 0.75, 'Y', {
          dx: second.end < first.end ? -7 : 8,
          dy: second.end < first.end ? -2 : 12,
          anchor: second.end < first.end ? 'end' : 'start',
          cls: 'b',
        })
      : '',
  )
}
