import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { dot } from '@/lib/figures/shapes'

/** Yeast in a flask of sugar solution. Growth of a population with a limit: Verhulst's equation, after a lag. */
const GROWTH_PER_HOUR = 0.5
const LAG_HOURS = 4
/** When the sugar is used up and wastes have gathered, cells die: this share of them in an hour. */
const DEATH_FROM_HOUR = 36
const DEATHS_PER_HOUR = 0.12
const HOURS = 48

type Set = { time: number; start: number; food: number }

/** Cells, in thousands per cubic millimetre, that the sugar can feed. */
const mostOf = ({ food }: Set) => 100 * food

function growingTo(values: Set, time: number): number {
  const most = mostOf(values)
  const growing = Math.max(0, time - LAG_HOURS)
  return most / (1 + ((most - values.start) / values.start) * Math.exp(-GROWTH_PER_HOUR * growing))
}

function cellsAt(values: Set, time: number): number {
  const dying = Math.max(0, time - DEATH_FROM_HOUR)
  return growingTo(values, Math.min(time, DEATH_FROM_HOUR)) * Math.exp(-DEATHS_PER_HOUR * dying)
}

function phaseOf(values: Set): string {
  if (values.time < LAG_HOURS) return 'lag'
  if (values.time > DEATH_FROM_HOUR) return 'death'
  const share = cellsAt(values, values.time) / mostOf(values)
  if (share < 0.5) return 'exponential (log)'
  return share < 0.95 ? 'exponential (log), growth slows' : 'stationary'
}

const CHART = graph({
  x: { label: 'time / hours', max: HOURS, ticks: [0, 6, 12, 18, 24, 30, 36, 42, 48], grid: true },
  y: {
    label: 'cells / thousands per mm^{3}',
    max: 600,
    ticks: [0, 100, 200, 300, 400, 500, 600],
    grid: true,
  },
  width: 270,
  height: 160,
})

function draw(values: Set): string {
  return (
    CHART.axes +
    CHART.plot(time => cellsAt(values, time), 0, DEATH_FROM_HOUR, 'p') +
    CHART.plot(time => cellsAt(values, time), DEATH_FROM_HOUR, HOURS, 'p') +
    dot(...CHART.at(values.time, cellsAt(values, values.time)), 'pd', 5)
  )
}

function says(values: Set): Said {
  const cells = cellsAt(values, values.time)
  const before = cellsAt(values, Math.max(0, values.time - 1))
  const change = values.time < 1 ? 0 : cells - before
  const rounded = Math.round(change)
  return {
    description: `A graph of the number of yeast cells against time over 48 hours. It starts at ${fixed(values.start)} thousand per cubic millimetre, stays level, rises ever faster and then slower to ${fixed(growingTo(values, DEATH_FROM_HOUR))}, stays level again, and falls from hour 36. The point at ${fixed(values.time)} hours stands at ${fixed(cells)}.`,
    readings: [
      ['Cells', `${fixed(cells)} thousand per mm³`],
      ['Change in the last hour', rounded > 0 ? `+${rounded} thousand` : `${fixed(rounded)} thousand`],
      ['Phase', phaseOf(values)],
    ],
  }
}

export const moving = explorable({
  title: 'A population of yeast with a limited supply of sugar',
  height: 246,
  values: {
    time: { label: 'Time', unit: 'hours', min: 0, max: HOURS, step: 1, start: 10, plays: 4 },
    start: { label: 'Cells at the start', unit: 'thousand per mm³', min: 5, max: 50, step: 5, start: 10 },
    food: { label: 'Sugar', unit: 'g/dm³', min: 1, max: 6, step: 0.5, start: 5 },
  },
  draw,
  says,
  grips: [
    {
      at: values => CHART.at(values.time, cellsAt(values, values.time)),
      to: ([x]) => ({ time: ((x - 52) / 270) * HOURS }),
    },
  ],
})
