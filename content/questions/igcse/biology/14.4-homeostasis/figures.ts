import { glucoseAt } from '@/content/figures/igcse/biology/coordination-and-response-2'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const LABEL = 'blood glucose / mmol per dm^{3}'

/** One person after a sweet drink: highest after 30 minutes. */
export function afterADrink(base: number, rise: number): Figure {
  const on = graph({
    x: { label: 'time / min', max: 150, ticks: [0, 30, 60, 90, 120, 150], grid: true },
    y: { label: LABEL, max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 10 },
    height: 190,
  })
  return figure(
    {
      name: `coordination-and-response/drink-${base * 10}-${rise * 10}`,
      title: 'Blood glucose concentration after a drink',
      description: `A graph of blood glucose concentration, 0 to 10 mmol per dm³, against time, 0 to 150 minutes. The curve starts at ${base} at 0 minutes, rises to its highest point, ${Number((base + rise).toFixed(1))}, at 30 minutes and falls again, at first steeply and then slowly, to nearly ${base}.`,
      height: 276,
    },
    on.axes,
    on.plot(glucoseAt(base, rise, 30), 0, 150),
  )
}

export type Person = { name: string; base: number; rise: number; peak: number }

/** Two people after the same drink. */
export function twoCurves([one, two]: readonly [Person, Person]): Figure {
  const on = graph({
    x: { label: 'time / min', max: 180, ticks: [0, 30, 60, 90, 120, 150, 180], grid: true },
    y: { label: LABEL, max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true, parts: 4 },
    height: 190,
  })
  const tell = ({ name, base, rise, peak }: Person) =>
    `The curve of person ${name} starts at ${base}, is highest, ${base + rise}, at ${peak} minutes and is at ${glucoseAt(base, rise, peak)(180).toFixed(0)} at 180 minutes.`
  const curveOf = ({ name, base, rise, peak }: Person) =>
    on.plot(glucoseAt(base, rise, peak), 0, 180, 'p') +
    on.label(168, glucoseAt(base, rise, peak)(168), name, { dy: -8, anchor: 'middle', cls: 'b' })
  return figure(
    {
      name: `coordination-and-response/two-${[one, two].map(({ name, base, rise, peak }) => `${name}${base}-${rise}-${peak}`.toLowerCase()).join('-')}`,
      title: 'Blood glucose concentration of two people after a drink',
      description: `A graph of blood glucose concentration, 0 to 20 mmol per dm³, against time, 0 to 180 minutes. ${[
        one,
        two,
      ]
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(tell)
        .join(' ')}`,
      height: 276,
    },
    on.axes,
    curveOf(one),
    curveOf(two),
  )
}

const TIMES = [1, 3, 5, 7]

/** A day of one person; A to D mark four times, and `levels` are the values at the start, at each time and at the end. */
export function dayOfGlucose(levels: readonly number[]): Figure {
  const on = graph({
    x: { label: 'time / h', max: 9, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], grid: true },
    y: { label: LABEL, max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true },
    height: 180,
  })
  const points = [0, ...TIMES, 9].map((time, at): Point => [time, levels[at] ?? 0])
  return figure(
    {
      name: `coordination-and-response/day-${levels.join('-')}`,
      title: 'Blood glucose concentration during a day',
      description: `A graph of blood glucose concentration against time, 0 to 9 hours, made of straight lines. ${points.map(([time, level]) => `At ${time} h it is ${level}`).join('. ')}. Four times are marked: A at 1 h, B at 3 h, C at 5 h, D at 7 h.`,
      height: 268,
    },
    on.axes,
    on.line(points),
    TIMES.map((time, at) =>
      on.label(time, levels[at + 1] ?? 0, 'ABCD'.charAt(at), { dy: -10, anchor: 'middle', cls: 'b' }),
    ).join(''),
    on.points(points.slice(1, -1)),
  )
}
