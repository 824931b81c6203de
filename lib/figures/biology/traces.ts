import { type Graph, graph } from '@/lib/figures/graph'
import { line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { xy } from './organic'

export type HeartTrace = {
  beatsPerMinute: number
  /** seconds shown */
  seconds?: number
}

// One beat as a part of its length and the voltage: P wave, QRS complex, T wave.
const BEAT: readonly Point[] = xy(
  '0 0, 0.1 0, 0.14 0.12, 0.18 0, 0.24 0, 0.26 -0.1, 0.29 1, 0.32 -0.25, 0.34 0, 0.46 0.02, 0.54 0.24, 0.62 0, 1 0',
)

/** An electrocardiogram of regular beats; the complex keeps its length, only the pause between beats changes. */
export function heartTrace({ beatsPerMinute, seconds = 4 }: HeartTrace): Shape {
  const period = 60 / Math.max(20, Math.min(240, beatsPerMinute))
  const length = Math.min(0.85, period)
  const chart = graph({
    x: {
      label: 'time / s',
      max: seconds,
      ticks: Array.from({ length: Math.floor(seconds) + 1 }, (_, at) => at),
      grid: true,
    },
    y: { label: 'voltage / mV', min: -0.5, max: 1.25, ticks: [-0.5, 0, 0.5, 1], grid: true },
    height: 130,
  })
  const points: Point[] = []
  for (let start = 0; start < seconds; start += period)
    for (const [part, voltage] of BEAT) {
      const time = start + Math.min(part * length, period)
      if (time <= seconds) points.push([time, voltage])
    }
  return chart.axes + chart.line(points)
}

export function describeHeartTrace({ beatsPerMinute, seconds = 4 }: HeartTrace): string {
  const peaks = Math.floor((seconds - 0.29 * Math.min(0.85, 60 / beatsPerMinute)) / (60 / beatsPerMinute)) + 1
  return `A graph of voltage in mV against time from 0 to ${seconds} s. A pattern with a low wave, one high narrow peak and another low wave repeats at equal times; ${peaks} high peaks are seen, ${Math.round((60 / beatsPerMinute) * 100) / 100} s apart.`
}

/**
 * The pressure of blood along its way: arteries to 4, the smallest arteries to 5.5, capillaries to 7.5, veins to 10.
 * `share` of the highest pressure is left where capillaries begin.
 */
export function bloodPressureAt(distance: number, highest = 16, share = 0.25): number {
  const beat = Math.sin(distance * 2.5 * Math.PI)
  if (distance <= 4) return highest * (0.84 + 0.16 * beat - 0.015 * distance)
  if (distance <= 5.5) {
    const part = (distance - 4) / 1.5
    return highest * (0.78 - (0.78 - share) * part ** 1.3 + 0.16 * (1 - part) ** 2 * beat)
  }
  if (distance <= 7.5) return highest * (share - (share - 0.12) * ((distance - 5.5) / 2))
  return highest * (0.12 - 0.09 * ((distance - 7.5) / 2.5))
}

export type Spirometer = {
  /** breaths per minute at rest */
  rate?: number
  /** dm³ */
  tidalVolume?: number
  /** one deepest breath in and out, starting after this many seconds; none when absent */
  deepBreathAt?: number
  seconds?: number
}

const MIDDLE = 2.6

function volumeAt(time: number, { rate = 15, tidalVolume = 0.5, deepBreathAt }: Spirometer): number {
  const period = 60 / rate
  if (deepBreathAt !== undefined && time >= deepBreathAt && time <= deepBreathAt + 8) {
    const part = (time - deepBreathAt) / 8
    const up = part < 0.4 ? Math.sin((part / 0.4) * (Math.PI / 2)) * 2.6 : 0
    const down = part >= 0.4 && part < 0.8 ? 2.6 - (1 - Math.cos(((part - 0.4) / 0.4) * Math.PI)) * 1.9 : 0
    const back = part >= 0.8 ? -1.2 * Math.cos(((part - 0.8) / 0.2) * (Math.PI / 2)) : 0
    return MIDDLE - tidalVolume / 2 + up + down + back
  }
  const shift = deepBreathAt !== undefined && time > deepBreathAt ? deepBreathAt + 8 : (deepBreathAt ?? 0)
  return MIDDLE - (tidalVolume / 2) * Math.cos(((time - shift) / period) * 2 * Math.PI)
}

/** The volume of air in the lungs during quiet breathing, with one deepest breath when asked. */
export function spirometerTrace(options: Spirometer = {}): Shape {
  const { seconds = 30 } = options
  const chart = graph({
    x: {
      label: 'time / s',
      max: seconds,
      ticks: [0, 1, 2, 3, 4, 5, 6].map(at => (at * seconds) / 6),
      grid: true,
    },
    y: { label: 'volume of air in lungs / dm^{3}', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  })
  const points = Array.from({ length: 241 }, (_, at): Point => {
    const time = (at / 240) * seconds
    return [time, volumeAt(time, options)]
  })
  return chart.axes + chart.line(points)
}

export function describeSpirometerTrace({
  rate = 15,
  tidalVolume = 0.5,
  deepBreathAt,
}: Spirometer = {}): string {
  const deep =
    deepBreathAt === undefined
      ? ''
      : ` After ${deepBreathAt} s there is one much larger rise, then a fall far below the other waves, and the small waves go on.`
  return `A graph of the volume of air in the lungs against time. Regular waves, each ${tidalVolume} dm³ high and ${Math.round((60 / rate) * 10) / 10} s long, lie about ${MIDDLE} dm³.${deep}`
}

export type Growth = {
  /** letters or names at the phases; none by default */
  phases?: readonly ['lag' | string, string, string, string?]
  /** adds the fall at the end */
  death?: boolean
  xLabel?: string
  yLabel?: string
}

/** A population as a part of its greatest size, at a time from 0 to 10: slow, fast, level and, when asked, falling. */
export function populationAt(time: number, death: boolean): number {
  const grown = 1 / (1 + Math.exp(-(time - 3.4) * 2))
  if (!death || time < 7.2) return grown
  return Math.max(0.06, grown * Math.exp(-(((time - 7.2) / 1.5) ** 2)))
}

/** The sigmoid growth curve of a population, with the boundaries of its phases dashed when they are named. */
export function populationGrowth({
  phases,
  death = true,
  xLabel = 'time',
  yLabel = 'number of organisms',
}: Growth = {}): Shape {
  const chart = graph({ x: { label: xLabel, max: 10 }, y: { label: yLabel, max: 1.25 } })
  const bounds = [0, 2, 4.9, death ? 7.7 : 10, 10]
  return chart.axes + chart.plot(t => populationAt(t, death), 0, 10) + phaseMarks(chart, bounds, phases ?? [])
}

function phaseMarks(chart: Graph, bounds: readonly number[], names: readonly (string | undefined)[]): Shape {
  return names
    .map((name, at) => {
      const [from, to] = [bounds[at] ?? 0, bounds[at + 1] ?? 10]
      if (name === undefined || from === to) return ''
      const [x, y] = chart.at((from + to) / 2, 1.2)
      const [edge] = chart.at(to, 0)
      const top = chart.at(0, 1.25)[1]
      const mark = to < 10 ? line(edge, top, edge, chart.at(0, 0)[1], 'l thin dash') : ''
      return text(x, y, name, { anchor: 'middle', cls: name.length === 1 ? 'b' : 's' }) + mark
    })
    .join('')
}

export function describePopulationGrowth({ phases, death = true }: Growth = {}): string {
  const named = phases
    ? ` Dashed lines part the curve into ${phases.length} sections, marked ${phases.join(', ')}.`
    : ''
  return `A graph of number against time. The curve rises slowly, then steeply, then becomes level${death ? ' and at last falls' : ''}.${named}`
}
