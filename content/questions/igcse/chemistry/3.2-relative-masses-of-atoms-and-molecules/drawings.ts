import { atomBalance, flaskOnBalance, shareBar } from '@/content/figures/igcse/chemistry/stoichiometry'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

export const balanceFigure = (unknown: number, carbon: number): Figure =>
  figure(
    {
      name: `stoichiometry/balance-${unknown}-${carbon}`,
      title: 'Atoms on a balance',
      description: `A beam balance with two pans stands level. On the left pan: ${unknown} atom${unknown === 1 ? '' : 's'} of X. On the right pan: ${carbon} atom${carbon === 1 ? '' : 's'} of carbon-12.`,
      height: 164,
    },
    atomBalance({ count: unknown, symbol: 'X' }, { count: carbon, symbol: '^{12}C' }),
  )

export const flaskFigure = (reading: string, isClosed: boolean, solid = true): Figure =>
  figure(
    {
      name: `stoichiometry/flask-${isClosed ? 'with-bung' : 'without-bung'}${solid ? '' : '-liquid'}`,
      title: 'A flask on a balance',
      description: `A conical flask with ${solid ? 'lumps of a solid in a liquid' : 'a clear liquid'} stands on a balance that reads ${reading} g. The flask is ${isClosed ? 'closed by a bung' : 'open at the top'}.`,
      height: 192,
    },
    flaskOnBalance(180, 182, reading, isClosed, solid),
  )

export type Line = { x: number; y: number; maxX: number; maxY: number; stepX: number; stepY: number }

const ticks = (max: number, step: number) =>
  Array.from({ length: Math.round(max / step) + 1 }, (_, at) => Math.round(at * step * 100) / 100)

/** Mass of an oxide against mass of its metal: a straight line from the origin through a point. */
export function oxideLine({ x, y, maxX, maxY, stepX, stepY }: Line, metal: string, oxide: string): Figure {
  const g = graph({
    x: { label: `mass of ${metal} / g`, max: maxX, ticks: ticks(maxX, stepX), grid: true, parts: 5 },
    y: { label: `mass of ${oxide} / g`, max: maxY, ticks: ticks(maxY, stepY), grid: true, parts: 5 },
  })
  return figure(
    {
      name: `stoichiometry/line-${x}-${y}`,
      title: 'Mass of an oxide against mass of a metal',
      description: `A straight line from the origin through the point ${x} g on the horizontal axis, ${y} g on the vertical axis.`,
      height: 250,
    },
    g.axes,
    g.line([
      [0, 0],
      [x, y],
    ]),
  )
}

/** The mass of a sample that is heated: it falls and then stays level. */
export function heatedSample(start: number, end: number, level: number): Figure {
  // Every mass is on a line of the grid.
  const max = start > 5 ? 10 : start > 3 ? 6 : 3
  const step = max === 3 ? 0.5 : 1
  const g = graph({
    x: { label: 'time / minutes', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
    y: { label: 'mass / g', max, ticks: ticks(max, step), grid: true, parts: 5 },
  })
  return figure(
    {
      name: `stoichiometry/heated-${String(start).replace('.', '-')}`,
      title: 'Mass of a sample against time',
      description: `The mass is ${start} g for the first minute, falls evenly, and is level at ${end} g from ${level} minutes on.`,
      height: 250,
    },
    g.axes,
    g.line([
      [0, start],
      [1, start],
      [level, end],
      [12, end],
    ]),
  )
}

export const hydrateBar = (salt: string, mass: number, water: number): Figure =>
  figure(
    {
      name: `stoichiometry/bar-${mass}-${water}`,
      title: 'Relative formula mass of a hydrated salt',
      description: `A bar in two parts. The first is marked ${salt}, ${mass}; the second is marked water, without a number. The whole bar is marked ${mass + water}.`,
      height: 100,
    },
    shareBar(
      20,
      28,
      320,
      [
        { label: salt, value: mass, shown: String(mass) },
        { label: 'water', value: water, shown: '' },
      ],
      `*M*_{r} of the hydrated salt = ${mass + water}`,
    ),
  )
