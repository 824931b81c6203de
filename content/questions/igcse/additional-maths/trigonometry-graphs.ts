import { gcd, signed } from '@/lib/exams/authoring/maths'
import { type Figure, figure } from '@/lib/figures/figure'
import { asymptote, functionCurve } from '@/lib/figures/plane/curves'
import { type Plane, plane, printed } from '@/lib/figures/plane/plane'
import { inPi } from '@/lib/figures/plane/sketches'
import type { Shape } from '@/lib/figures/shapes'
import { multiple, RADIAN } from './trigonometry'

/** What questions on the graphs of a sin bx + c share. Angles are in degrees; π stands in labels only. */

/** y = a sin bx + c, b = up/down. */
export type Wave = { kind: 'sin' | 'cos' | 'tan'; a: number; up: number; down: number; c: number }

const TURN = { sin: Math.sin, cos: Math.cos, tan: Math.tan }

export const heightOf =
  ({ kind, a, up, down, c }: Wave) =>
  (degrees: number) =>
    a * TURN[kind]((up / down) * degrees * RADIAN) + c

export const periodOf = ({ kind, up, down }: Wave) => ((kind === 'tan' ? 180 : 360) * down) / up

/** `3\\sin 2x + 1`. */
export function waveLatex({ kind, a, up, down, c }: Wave, letter = 'x'): string {
  const inside = multiple(up, down, letter)
  const shift = c === 0 ? '' : ` ${signed(c)}`
  return `${a === 1 ? '' : a}\\${kind}${inside.startsWith('\\') ? inside : ` ${inside}`}${shift}`
}

/** b in LaTeX. */
export function factorLatex(up: number, down: number): string {
  const common = gcd(up, down)
  return down === common ? String(up / common) : `\\frac{${up / common}}{${down / common}}`
}

export type Domain = { from?: number; to: number; every: number; radians?: boolean }

export const angleText = (degrees: number, radians = false) =>
  radians ? inPi(degrees * RADIAN) : `${printed(degrees)}°`

/** The interval in LaTeX: `0^\\circ \\le x \\le 360^\\circ`. */
export function domainLatex({ from = 0, to, radians = false }: Domain): string {
  const one = (degrees: number) =>
    radians
      ? inPi(degrees * RADIAN)
          .replace('−', '-')
          .replace(/^(-?)(\d*)π\/(\d+)$/, '$1\\frac{$2\\pi}{$3}')
          .replace('π', '\\pi')
      : `${degrees}^\\circ`
  return `${one(from)} \\le x \\le ${one(to)}`
}

/** Axes for a wave: x in degrees or as multiples of π, y by whole numbers. */
export function wavePlane({ from = 0, to, every, radians }: Domain, low: number, high: number): Plane {
  return plane({
    x: { min: from, max: to, every, format: degrees => angleText(degrees, radians) },
    y: { min: low, max: high, every: high - low > 12 ? 2 : 1 },
    grid: true,
    numbers: 'edge',
    origin: '',
    height: 220,
  })
}

export const describeAxes = ({ from = 0, to, every, radians }: Domain, low: number, high: number) =>
  `Axes with x from ${angleText(from, radians)} to ${angleText(to, radians)}, marked every ${angleText(every, radians)}, and y from ${printed(low)} to ${printed(high)}.`

/** Where a wave turns in its domain, as a description tells it. */
export function turnsOf(wave: Wave, { from = 0, to, radians }: Domain): string {
  const quarter = periodOf(wave) / 4
  const told: string[] = []
  for (let turn = Math.ceil(from / quarter - 1e-9); turn * quarter <= to + 1e-9; turn += 1) {
    const x = turn * quarter
    const y = heightOf(wave)(x)
    if (Math.abs(Math.abs(y - wave.c) - wave.a) < 1e-9)
      told.push(`${y > wave.c ? 'highest' : 'lowest'} at (${angleText(x, radians)}, ${printed(y)})`)
  }
  return told.join(', ')
}

export function asymptotesOf(wave: Wave, { from = 0, to }: Domain): number[] {
  const period = periodOf(wave)
  const first = Math.ceil((from - period / 2) / period - 1e-9)
  const all = Array.from({ length: 40 }, (_, at) => period / 2 + (first + at) * period)
  return wave.kind === 'tan' ? all.filter(x => x >= from - 1e-9 && x <= to + 1e-9) : []
}

type Drawn = {
  name: string
  title: string
  domain: Domain
  low: number
  high: number
  /** Where the description goes on after the axes. */
  says: string
  wave?: Wave
  cls?: string
  more?: (on: Plane) => Shape
}

/** A wave on its axes, or the bare axes. */
export function waveFigure({ name, title, domain, low, high, says, wave, cls, more }: Drawn): Figure {
  const on = wavePlane(domain, low, high)
  return figure(
    { name, title, description: `${describeAxes(domain, low, high)} ${says}`, height: on.canvasHeight },
    on.axes,
    ...(wave ? asymptotesOf(wave, domain).map(x => asymptote(on, `x = ${x}`, { label: '' })) : []),
    wave ? functionCurve(on, heightOf(wave), cls === undefined ? {} : { cls }) : '',
    more?.(on) ?? '',
  )
}
