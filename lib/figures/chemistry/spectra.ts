import { line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { type Frame, spectrumAxes } from './spectrum-axes'

export type LineSpectrum = {
  /** wavelengths of the lines in nanometres */
  lines: readonly number[]
  kind?: 'emission' | 'absorption'
  from?: number
  to?: number
  label?: string
  width?: number
  height?: number
  /** numbers below the band */
  ticks?: readonly number[]
}

/** Lines of the elements that papers use, in nanometres, from published tables. */
export const ELEMENT_LINES = {
  hydrogen: [410, 434, 486, 656],
  helium: [447, 471, 492, 502, 588, 668],
  sodium: [589, 590],
  mercury: [405, 436, 546, 577, 579],
  lithium: [460, 610, 671],
} satisfies Record<string, readonly number[]>

/** A line spectrum: bright lines on dark, or dark lines on a light band where light was absorbed. */
export function lineSpectrum(x: number, y: number, facts: LineSpectrum): Shape {
  const {
    lines,
    kind = 'emission',
    from = 400,
    to = 700,
    label,
    width = 300,
    height = 36,
    ticks = [],
  } = facts
  const at = (wavelength: number) => x + (width * (wavelength - from)) / (to - from || 1)
  const inside = lines.filter(each => each >= from && each <= to)
  const isEmission = kind === 'emission'
  // Bright lines are paper on ink, so that they stay bright in every theme.
  const marks = inside.map(each => rect(at(each) - 1, y + 0.8, 2, height - 1.6, isEmission ? 'sheet' : 'd'))
  return (
    (label ? text(x, y - 7, label) : '') +
    rect(x, y, width, height, isEmission ? 'd' : 'l sunk') +
    marks.join('') +
    ticks
      .map(
        each =>
          line(at(each), y + height, at(each), y + height + 5, 'l thin') +
          text(at(each), y + height + 18, String(each), { anchor: 'middle', cls: 's' }),
      )
      .join('') +
    (ticks.length > 0 ? text(x + width, y + height + 36, 'wavelength / nm', { anchor: 'end' }) : '')
  )
}

export type InfraredPeak = {
  /** in cm⁻¹ */
  wavenumber: number
  /** how deep it reaches, 0 to 1 */
  depth: number
  /** half width at half depth in cm⁻¹ */
  breadth?: number
  label?: string
}

export type InfraredSpectrum = Frame & { peaks: readonly InfraredPeak[] }

const TRANSMITTANCE = 92

/** Absorptions of common bonds, to be spread into `peaks`: `{ ...INFRARED.carbonyl }`. */
export const INFRARED = {
  'O–H alcohol': { wavenumber: 3350, depth: 0.62, breadth: 150 },
  'O–H acid': { wavenumber: 3000, depth: 0.6, breadth: 290 },
  'N–H': { wavenumber: 3380, depth: 0.45, breadth: 50 },
  'C–H': { wavenumber: 2960, depth: 0.5, breadth: 40 },
  'C≡N': { wavenumber: 2240, depth: 0.55, breadth: 16 },
  'C=O': { wavenumber: 1720, depth: 0.85, breadth: 22 },
  'C=C': { wavenumber: 1650, depth: 0.45, breadth: 16 },
  'C–O': { wavenumber: 1180, depth: 0.7, breadth: 34 },
} satisfies Record<string, InfraredPeak>

/** Transmittance in per cent at a wavenumber; bands that overlap multiply, as light that is absorbed twice does. */
export function transmittance(peaks: readonly InfraredPeak[], wavenumber: number): number {
  return peaks.reduce((left, { wavenumber: middle, depth, breadth = 25 }) => {
    const away = (wavenumber - middle) / Math.max(1, breadth)
    return left * (1 - Math.min(1, Math.max(0, depth)) * Math.exp(-Math.LN2 * away * away))
  }, TRANSMITTANCE)
}

/** An infrared spectrum, 4000 to 500 cm⁻¹ from left to right, troughs where bonds absorb. */
export function infrared({ peaks, ...frame }: InfraredSpectrum): Shape {
  const axes = spectrumAxes(
    frame,
    { from: 4000, to: 500, ticks: [4000, 3000, 2000, 1500, 1000, 500], label: 'wavenumber / cm^{−1}' },
    { max: 100, ticks: [0, 50, 100], label: 'transmittance / %' },
  )
  const points = Array.from({ length: 351 }, (_, step): Point => {
    const wavenumber = 4000 - step * 10
    return axes.at(wavenumber, transmittance(peaks, wavenumber))
  })
  const labels = peaks.map(({ wavenumber, label }) => {
    if (!label) return ''
    const [px, py] = axes.at(wavenumber, transmittance(peaks, wavenumber))
    return text(px, py + 15, label, { anchor: 'middle', cls: 's' })
  })
  return axes.shape + polyline(points, 'p') + labels.join('')
}

export type MassPeak = { mz: number; abundance: number; label?: string }

export type MassSpectrum = Frame & {
  peaks: readonly MassPeak[]
  max?: number
  from?: number
  /** distance of the numbers below the axis */
  every?: number
}

/** A mass spectrum: relative abundance in per cent against mass over charge, one line for every ion. */
export function massSpectrum({ peaks, max, from = 0, every = 10, ...frame }: MassSpectrum): Shape {
  const highest = Math.max(1, ...peaks.map(({ mz }) => mz))
  const to = max ?? Math.ceil((highest + every * 0.6) / every) * every
  const count = Math.max(0, Math.floor((to - from) / Math.max(1, every)))
  const axes = spectrumAxes(
    frame,
    {
      from,
      to,
      ticks: Array.from({ length: Math.min(40, count) + 1 }, (_, at) => from + at * every),
      label: '*m*/*e*',
    },
    { max: 105, ticks: [0, 20, 40, 60, 80, 100], label: 'relative abundance / %' },
  )
  return (
    axes.shape +
    peaks
      .map(({ mz, abundance, label }) => {
        const [px, py] = axes.at(mz, abundance)
        const [, base] = axes.at(mz, 0)
        return (
          line(px, base, px, py, 'p') + (label ? text(px, py - 5, label, { anchor: 'middle', cls: 's' }) : '')
        )
      })
      .join('')
  )
}

/** What is seen, for `figure({ description })`: where the troughs lie, not which bonds they are. */
export function describeInfrared({ peaks }: InfraredSpectrum): string {
  const troughs = [...peaks]
    .sort((one, other) => other.wavenumber - one.wavenumber)
    .map(({ wavenumber, breadth = 25, label }) => {
      const kind = breadth > 100 ? 'a broad trough' : 'a narrow trough'
      return `${kind} at ${wavenumber}${label ? `, labelled ${label}` : ''}`
    })
  return `Transmittance against wavenumber, falling from 4000 to 500 per centimetre: ${troughs.join('; ')}.`
}

/** What is seen, for `figure({ description })`. */
export function describeMassSpectrum({ peaks }: MassSpectrum): string {
  const told = peaks.map(({ mz, abundance }) => `${abundance} per cent at ${mz}`)
  return `Relative abundance against m/e. Lines: ${told.join(', ')}.`
}
