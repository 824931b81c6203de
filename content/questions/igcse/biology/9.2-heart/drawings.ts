import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

export type Pulse = { rest: number; top: number; start: number; stop: number; back: number }

/** The pulse rate in one minute: at rest, in exercise from `start` to `stop`, and falling until `back`. */
function pulseAt({ rest, top, start, stop, back }: Pulse, minute: number): number {
  if (minute <= start || minute >= back) return rest
  if (minute <= stop) return minute === start + 1 ? rest + (top - rest) * 0.7 : top
  return rest + (top - rest) * ((back - minute) / (back - stop)) ** 1.3
}

const LAST_MINUTE = 16

export function pulseGraph(pulse: Pulse): Figure {
  const g = graph({
    x: {
      label: 'time / min',
      max: LAST_MINUTE,
      ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16],
      grid: true,
      parts: 2,
    },
    y: {
      label: 'pulse rate / beats per minute',
      min: 40,
      max: 160,
      ticks: [40, 60, 80, 100, 120, 140, 160],
      grid: true,
      parts: 4,
    },
    height: 200,
  })
  const points = Array.from({ length: LAST_MINUTE + 1 }, (_, at): Point => [at, pulseAt(pulse, at)])
  const told = points.map(([at, rate]) => `${at} min: ${Math.round(rate)}`).join(', ')
  return figure(
    {
      name: 'transport-in-animals/pulse-of-one-person',
      title: 'A graph of pulse rate against time',
      description: `A line graph of pulse rate in beats per minute against time in minutes, with a point at each minute. ${told}.`,
      height: 286,
    },
    g.axes,
    g.line(points),
    g.points(points),
  )
}

export type Ventricle = {
  low: number
  high: number
  period: number
  /** the phase at time 0: 0 filling, 1 full, 2 emptying, 3 empty */
  first: number
  seconds: number
  /** letters at the middle of the phases, from the first on */
  letters?: readonly string[]
}

/** How long the volume stays at its greatest, falls, and stays at its least; the rest of the beat it rises. */
const [FULL, EMPTYING, EMPTY] = [0.1, 0.2, 0.1]

export function phasesOf(period: number): readonly number[] {
  return [period - FULL - EMPTYING - EMPTY, FULL, EMPTYING, EMPTY]
}

/** The corners of the graph, phase after phase, until the time is over. */
function corners({ low, high, period, first, seconds }: Ventricle): Point[] {
  const lengths = phasesOf(period)
  const begins = [low, high, high, low]
  const points: Point[] = [[0, begins[first] ?? low]]
  let [time, phase] = [0, first]
  while (time < seconds - 1e-9) {
    time += lengths[phase] ?? 0
    phase = (phase + 1) % 4
    points.push([Number(time.toFixed(3)), begins[phase] ?? low])
  }
  return points.filter(([at]) => at <= seconds + 1e-9)
}

const BESIDE = [
  { dx: -10, dy: -6 },
  { dx: 0, dy: -10 },
  { dx: 12, dy: -4 },
  { dx: 0, dy: -10 },
] as const

function letterSpots({ low, high, period, first, letters = [] }: Ventricle) {
  const lengths = phasesOf(period)
  const heights = [(low + high) / 2, high, (low + high) / 2, low]
  let time = 0
  return letters.map((letter, at) => {
    const phase = (first + at) % 4
    const length = lengths[phase] ?? 0
    const spot = { letter, phase, time: time + length / 2, volume: heights[phase] ?? low }
    time += length
    return spot
  })
}

const PHASE_TOLD = ['rising', 'level at its greatest', 'falling', 'level at its least'] as const

export function volumeGraph(ventricle: Ventricle): Figure {
  const { seconds } = ventricle
  const g = graph({
    x: {
      label: 'time / s',
      max: seconds,
      ticks: Array.from({ length: Math.round(seconds * 5) + 1 }, (_, at) => at / 5),
      grid: true,
      parts: 2,
    },
    y: {
      label: 'volume of blood in left ventricle / cm^{3}',
      max: 160,
      ticks: [0, 40, 80, 120, 160],
      grid: true,
      parts: 4,
    },
    height: 176,
  })
  const line = corners(ventricle)
  const spots = letterSpots(ventricle).filter(({ letter }) => letter !== '')
  const told = line.map(([at, volume]) => `${at} s: ${volume}`).join(', ')
  const lettered = spots.map(
    ({ letter, phase }) => `${letter} stands where the line is ${PHASE_TOLD[phase] ?? ''}.`,
  )
  return figure(
    {
      name: 'transport-in-animals/volume-in-the-heart',
      title: 'A graph of the volume of blood in the left ventricle',
      description: `A graph of volume in cm³ against time in seconds, made of straight lines between these points: ${told}. ${lettered.join(' ')}`,
      height: 262,
    },
    g.axes,
    g.line(line),
    ...spots.map(({ letter, phase, time, volume }) => {
      const { dx = 0, dy = 0 } = BESIDE[phase] ?? {}
      return (
        g.points([[time, volume]]) + g.label(time, volume, letter, { dx, dy, anchor: 'middle', cls: 'b' })
      )
    }),
  )
}
