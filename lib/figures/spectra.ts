import { line, type Point, polyline, rect, type Shape, text } from './shapes'

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

type Frame = { left?: number; top?: number; width?: number; height?: number }

type PlotAxes = { at: (x: number, y: number) => Point; shape: Shape }

/** Axes of a spectrum; `from` may be larger than `to`, as in infrared and NMR. */
function spectrumAxes(
  { left = 44, top = 28, width = 300, height = 150 }: Frame,
  x: { from: number; to: number; ticks: readonly number[]; label: string },
  y: { max: number; ticks: readonly number[]; label: string },
): PlotAxes {
  const at = (px: number, py: number): Point => [
    left + (width * (px - x.from)) / (x.to - x.from || 1),
    top + height - (height * py) / (y.max || 1),
  ]
  const bottom = top + height
  const marks =
    x.ticks
      .map(each => {
        const [px] = at(each, 0)
        return (
          line(px, bottom, px, bottom + 5, 'l thin') +
          text(px, bottom + 18, String(each), { anchor: 'middle', cls: 's' })
        )
      })
      .join('') +
    y.ticks
      .map(each => {
        const [, py] = at(x.from, each)
        return (
          line(left - 5, py, left, py, 'l thin') +
          text(left - 8, py + 4, String(each), { anchor: 'end', cls: 's' })
        )
      })
      .join('')
  return {
    at,
    shape:
      line(left, top - 4, left, bottom) +
      line(left, bottom, left + width, bottom) +
      marks +
      text(left + width, bottom + 36, x.label, { anchor: 'end' }) +
      text(Math.max(4, left - 40), top - 12, y.label),
  }
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
