import { type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { type Frame, spectrumAxes } from './spectrum-axes'

export type NmrPeak = {
  /** chemical shift in ppm */
  shift: number
  /** protons (or carbon atoms): the area of the whole signal */
  protons: number
  /** lines of its splitting: 1 singlet, 2 doublet, 3 triplet, 4 quartet */
  lines?: number
  label?: string
  /** of an –OH or –NH signal */
  isBroad?: boolean
}

export type NmrSpectrum = Frame & {
  peaks: readonly NmrPeak[]
  max?: number
  /** carbon-13: 0 to 200 ppm without splitting */
  isCarbon?: boolean
  /** numbers of protons over the signals */
  showAreas?: boolean
}

/** Relative heights of the lines of a signal: Pascal's triangle. */
export function splitting(lines: number): number[] {
  const last = Math.max(0, Math.min(9, Math.round(lines)) - 1)
  const row = [1]
  for (let at = 0; at < last; at += 1) row.push(((row[at] ?? 1) * (last - at)) / (at + 1))
  return row
}

const LINE_WIDTH = 0.0045
const SPLIT = 0.02

/** An NMR spectrum with shifts falling from left to right and tetramethylsilane at zero. */
export function nmr({ peaks, max, isCarbon = false, showAreas = false, ...frame }: NmrSpectrum): Shape {
  const from = max ?? (isCarbon ? 200 : 11)
  const ticks = isCarbon
    ? Array.from({ length: Math.floor(from / 20) + 1 }, (_, at) => at * 20)
    : Array.from({ length: Math.floor(from) + 1 }, (_, at) => at)
  const axes = spectrumAxes(
    frame,
    { from, to: isCarbon ? -5 : -0.3, ticks, label: 'chemical shift, *δ* / ppm' },
    { max: 1.18, ticks: [], label: 'absorption' },
  )
  // Narrow lines are told apart by their distance on the canvas, whatever the range.
  const lines = peaks.flatMap(({ shift, protons, lines: count = 1, isBroad = false }) => {
    const heights = isCarbon ? [1] : splitting(count)
    const sum = heights.reduce((all, each) => all + each, 0)
    return heights.map((each, at) => ({
      shift: shift + (at - (heights.length - 1) / 2) * SPLIT * from * 0.6,
      height: ((isCarbon ? 1 : protons) * each) / sum / (isBroad ? 3 : 1),
      wide: LINE_WIDTH * from * (isBroad ? 3 : isCarbon ? 0.8 : 0.55),
    }))
  })
  const highest = Math.max(0.001, ...lines.map(({ height }) => height))
  const value = (shift: number) =>
    lines.reduce((sum, each) => {
      const away = (shift - each.shift) / each.wide
      return sum + each.height / highest / (1 + away * away) ** 2
    }, 0)
  const tms = { shift: 0, wide: LINE_WIDTH * from * 0.4 }
  const trace = Array.from({ length: 1101 }, (_, step): Point => {
    const shift = from - (from + (isCarbon ? 5 : 0.3)) * (step / 1100)
    const away = (shift - tms.shift) / tms.wide
    return axes.at(shift, Math.min(1.15, value(shift) + 0.35 / (1 + away * away) ** 2 + 0.012))
  })
  const labels = peaks.map(({ shift, protons, label }) => {
    const content = [label, showAreas ? `${protons}H` : undefined].filter(Boolean).join(' ')
    if (content === '') return ''
    const crest = Math.max(...[-1, -0.5, 0, 0.5, 1].map(each => value(shift + each * SPLIT * from * 0.6)))
    const [px, py] = axes.at(shift, Math.min(1.15, crest))
    return text(px, py - 6, content, { anchor: 'middle', cls: 's' })
  })
  const [tmsX, tmsY] = axes.at(0, 0.37)
  return (
    axes.shape +
    polyline(trace, 'p') +
    labels.join('') +
    text(tmsX, tmsY - 5, 'TMS', { anchor: 'middle', cls: 's' })
  )
}

const LINE_NAMES = [
  '',
  'a single line',
  'two lines',
  'three lines',
  'four lines',
  'five lines',
  'six lines',
  'seven lines',
]

/** What is seen, for `figure({ description })`: lines and places, not what they mean. */
export function describeNmr({ peaks, isCarbon = false, showAreas = false }: NmrSpectrum): string {
  const told = [...peaks]
    .sort((one, other) => other.shift - one.shift)
    .map(({ shift, lines = 1, protons, isBroad = false }) => {
      const kind = isBroad ? 'a broad line' : (LINE_NAMES[isCarbon ? 1 : lines] ?? 'many lines')
      return `${kind} at ${shift}${showAreas && !isCarbon ? `, marked ${protons}H` : ''}`
    })
  return `Absorption against chemical shift in ppm, falling from left to right: ${told.join('; ')}. The line of TMS stands at 0.`
}
