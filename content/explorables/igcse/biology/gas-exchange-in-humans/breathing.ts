import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { arrow, curve, dot, line, text } from '@/lib/figures/shapes'

/** Volumes in dm³, times in seconds: round numbers of an adult. */
const PATTERNS = [
  { name: 'at rest', tidal: 0.5, period: 5 },
  { name: 'walking fast', tidal: 1.2, period: 3 },
  { name: 'after running', tidal: 2, period: 2 },
] as const
const EMPTY = 2.4
const SECONDS = 12
/** Of the fastest flow: slower than this, air stands. */
const STILL = 0.08
const CHEST = { x: 300, top: 52 }

type Set = { time: number; activity: number }

const patternOf = ({ activity }: Set) => PATTERNS[activity] ?? PATTERNS[0]

/** From 0, breathed out, to 1, breathed in. */
const fullness = (values: Set, time = values.time) =>
  (1 - Math.cos((2 * Math.PI * time) / patternOf(values).period)) / 2

const volumeOf = (values: Set, time = values.time) => EMPTY + patternOf(values).tidal * fullness(values, time)

function flowOf(values: Set): 'in' | 'out' | 'none' {
  const flow = Math.sin((2 * Math.PI * values.time) / patternOf(values).period)
  if (Math.abs(flow) < STILL) return 'none'
  return flow > 0 ? 'in' : 'out'
}

const CHART = graph({
  x: { label: 'time / s', max: SECONDS, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
  y: { label: 'air in the lungs / dm^{3}', min: 2, max: 5, ticks: [2, 3, 4, 5], grid: true },
  width: 180,
  height: 140,
})

/** Lungs over the diaphragm: wider and deeper by the share of the deepest breath. */
function chest(values: Set): string {
  const { x, top } = CHEST
  const grown = (volumeOf(values) - EMPTY) / 2
  const [half, low] = [36 + 10 * grown, top + 76 + 22 * grown]
  const dome = 24 - 20 * grown
  const lung = (way: 1 | -1) =>
    curve(
      [
        [x + way * 6, top + 12],
        [x + way * (half - 14), top + 16],
        [x + way * (half - 4), low - dome * 0.4 - 16],
        [x + way * (half - 12), low - dome * 0.65 - 6],
        [x + way * 6, low - dome - 5],
      ],
      'l rw',
      true,
    )
  const flow = flowOf(values)
  const air =
    flow === 'none'
      ? ''
      : flow === 'in'
        ? arrow(x, top - 26, x, top + 4, { cls: 'p' })
        : arrow(x, top + 4, x, top - 26, { cls: 'p' })
  return (
    lung(1) +
    lung(-1) +
    curve(
      [
        [x - half, low],
        [x - half * 0.5, low - dome * 0.75],
        [x, low - dome],
        [x + half * 0.5, low - dome * 0.75],
        [x + half, low],
      ],
      'l thick',
    ) +
    line(x - 4, top - 8, x - 4, top + 14, 'l thin') +
    line(x + 4, top - 8, x + 4, top + 14, 'l thin') +
    air +
    text(x, top + 122, 'diaphragm', { anchor: 'middle', cls: 's' })
  )
}

function draw(values: Set): string {
  return (
    CHART.axes +
    CHART.plot(time => volumeOf(values, time), 0, SECONDS, 'p') +
    dot(...CHART.at(values.time, volumeOf(values)), 'pd', 5) +
    chest(values)
  )
}

function says(values: Set): Said {
  const { name, tidal, period } = patternOf(values)
  const flow = flowOf(values)
  const muscles = { in: 'contract', out: 'relax', none: 'about to change' }[flow]
  const pressure = { in: 'lower than outside', out: 'higher than outside', none: 'as outside' }[flow]
  return {
    description: `A graph of the volume of air in the lungs against time over 12 seconds, ${name}: ${fixed(SECONDS / period, 1)} breaths of ${fixed(tidal, 1)} dm³. The point at ${fixed(values.time, 1)} s stands at ${fixed(volumeOf(values), 2)} dm³. Beside it the chest: ${flow === 'in' ? 'air flows in, the diaphragm becomes flatter' : flow === 'out' ? 'air flows out, the diaphragm becomes a higher dome' : 'no air flows'}.`,
    readings: [
      ['Air in the lungs', `${fixed(volumeOf(values), 2)} dm³`],
      ['Diaphragm and external intercostal muscles', muscles],
      ['Pressure in the lungs', pressure],
      ['Breaths per minute', fixed(60 / period)],
      ['Air breathed in per minute', `${fixed((60 / period) * tidal, 1)} dm³`],
    ],
  }
}

export const moving = explorable({
  title: 'Breathing, at rest and after exercise',
  height: 226,
  values: {
    time: { label: 'Time', unit: 's', min: 0, max: SECONDS, step: 0.1, start: 1, plays: 1 },
    activity: {
      label: 'Activity',
      min: 0,
      max: 2,
      step: 1,
      start: 0,
      choices: PATTERNS.map(({ name }) => name),
    },
  },
  draw,
  says,
})
