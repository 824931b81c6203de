import { responseAt } from '@/content/figures/igcse/biology/diseases-and-immunity'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

type Curve = {
  at: (day: number) => number
  who: string
  told: string
  error: string
  why: string
  letterAt: Point
}

/** Antibodies after a pathogen has entered the body on day 0: four histories. */
export const CURVES: readonly Curve[] = [
  {
    at: day => responseAt(day, { lag: 1, rise: 7, peak: 90, fall: 18, rest: 0.4 }),
    who: 'was vaccinated against this pathogen two years before',
    told: 'rises steeply from day 1 to 90 on day 8 and then falls slowly to about 70',
    error: 'You chose the curve of a person with memory cells, whose antibodies rise soon and steeply.',
    why: 'Memory cells from the vaccination recognise the antigens, so antibodies rise at once and to a high level.',
    letterAt: [11.5, 93],
  },
  {
    at: day => responseAt(day, { lag: 5, rise: 10, peak: 30, fall: 20, rest: 0.2 }),
    who: 'meets the pathogen for the first time and makes antibodies',
    told: 'is zero until day 5 and then rises slowly to 30 on day 15',
    error: 'You chose the curve of a first infection: the antibodies appear late and stay low.',
    why: 'Without memory cells the lymphocytes need days to respond, and fewer antibodies are made.',
    letterAt: [17.5, 35],
  },
  {
    at: day => 60 * Math.exp(-day / 10),
    who: 'was injected with ready-made antibodies on day 0',
    told: 'starts at 60 on day 0 and falls to about 8 on day 20',
    error: 'You chose the curve of ready-made antibodies, which are there on day 0 and are broken down.',
    why: 'The antibodies are there from the beginning and are broken down; no new ones are made.',
    letterAt: [1, 66],
  },
  {
    at: () => 1,
    who: 'has a disorder in which lymphocytes make no antibodies',
    told: 'stays at about zero',
    error: 'You chose the curve without any antibodies.',
    why: 'Without a response of the lymphocytes there are no antibodies at any time.',
    letterAt: [20.8, -2],
  },
]

export function curvesGraph(order: readonly Curve[]): Figure {
  const g = graph({
    x: { label: 'time / days', max: 20, ticks: [0, 5, 10, 15, 20], grid: true },
    y: { label: 'antibodies / arbitrary units', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
  })
  return figure(
    {
      name: 'diseases-and-immunity/four-people',
      title: 'Antibodies in the blood of four people',
      description: `A graph of antibodies in arbitrary units against time in days, with four curves. ${order.map((each, at) => `${'ABCD'.charAt(at)} ${each.told}`).join('. ')}.`,
      height: 246,
    },
    g.axes,
    ...order.map(each => g.plot(each.at, 0, 20)),
    ...order.map(({ letterAt: [x, y] }, at) =>
      g.label(x, y, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' }),
    ),
  )
}

export const MONTHS = [0, 2, 4, 6, 8, 10, 12] as const

/** Antibodies P and Q at these ages, by the age at which their sum is least. */
const LEVELS = {
  4: { p: [100, 60, 30, 10, 5, 0, 0], q: [0, 5, 10, 45, 60, 70, 75] },
  6: { p: [100, 75, 50, 20, 5, 0, 0], q: [0, 0, 5, 10, 45, 60, 70] },
  8: { p: [100, 80, 60, 40, 15, 5, 0], q: [0, 0, 0, 5, 10, 45, 60] },
} as const

export type Weakest = keyof typeof LEVELS

export const babyTotal = (weakest: Weakest, month: (typeof MONTHS)[number]) => {
  const at = MONTHS.indexOf(month)
  return (LEVELS[weakest].p[at] ?? 0) + (LEVELS[weakest].q[at] ?? 0)
}

export function babyGraph(weakest: Weakest): Figure {
  const { p, q } = LEVELS[weakest]
  const g = graph({
    x: { label: 'age / months', max: 12, ticks: [...MONTHS], grid: true },
    y: {
      label: 'antibodies / arbitrary units',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 4,
    },
  })
  const points = (levels: readonly number[]) => levels.map((level, at): Point => [MONTHS[at] ?? 0, level])
  const told = (levels: readonly number[]) =>
    levels.map((level, at) => `${MONTHS[at]} months: ${level}`).join(', ')
  return figure(
    {
      name: 'diseases-and-immunity/two-kinds-in-a-baby',
      title: 'Antibodies P and Q in the blood of a baby',
      description: `A line graph of antibodies in arbitrary units against age. P: ${told(p)}. Q: ${told(q)}.`,
      height: 246,
    },
    g.axes,
    g.line(points(p)),
    g.points(points(p), 'p'),
    g.line(points(q), 'r'),
    g.points(points(q), 'r'),
    g.label(1.4, 92, 'P', { cls: 'b' }),
    g.label(10.6, (q[5] ?? 0) + 11, 'Q', { cls: 'b' }),
  )
}
