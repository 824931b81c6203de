import { graph } from '@/lib/figures/graph'
import { arrow, curve, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'

type Fit = 'fits' | 'other' | 'denatured'

/** An enzyme as a rounded body with a notch, its active site; a denatured one has lost the shape of the notch. */
export function enzyme(x: number, y: number, denatured = false): Shape {
  const body: Point[] = [
    [x - 42, y + 4],
    [x - 34, y + 26],
    [x, y + 33],
    [x + 34, y + 26],
    [x + 42, y + 4],
    [x + 36, y - 18],
  ]
  const notch: Point[] = denatured
    ? [
        [x + 26, y - 20],
        [x + 8, y - 6],
        [x - 4, y - 12],
        [x - 14, y - 2],
        [x - 26, y - 20],
      ]
    : []
  if (denatured) return curve([...body, ...notch, [x - 36, y - 18]], 'l w', true)
  const inner =
    /d="M[^C]*([^"]*)"/.exec(
      curve([
        [x + 20, y - 22],
        [x + 34, y - 20],
        ...body.slice(0, 5).reverse(),
        [x - 34, y - 20],
        [x - 20, y - 22],
      ]),
    )?.[1] ?? ''
  return `<path class="l w" d="M${x + 20} ${y - 22}${inner}L${x - 12} ${y + 6}L${x} ${y - 4}L${x + 12} ${y + 6}Z"/>`
}

/** The substrate that fits that notch, standing on its lower tip; `split` draws it as two products. */
export function substrate(x: number, y: number, split = false): Shape {
  const half = (way: 1 | -1, gap: number): Point[] => [
    [x + way * gap, y - 10],
    [x + way * (20 + gap), y - 10],
    [x + way * (12 + gap), y + 18],
    [x + way * gap, y + 8],
  ]
  if (split) return polygon(half(1, 5), 'l rw') + polygon(half(-1, 5), 'l rw')
  return polygon([...half(-1, 0), ...half(1, 0).reverse()], 'l rw')
}

/** A molecule of another shape, which does not fit. */
export function otherMolecule(x: number, y: number): Shape {
  return curve(
    [
      [x, y - 12],
      [x + 14, y - 4],
      [x + 12, y + 10],
      [x - 12, y + 10],
      [x - 14, y - 4],
    ],
    'l gw',
    true,
  )
}

/** Lock and key in three steps: enzyme and substrate, complex, enzyme and products. `names: false` leaves words out. */
export function lockAndKey({ names = true }: { names?: boolean } = {}): Shape {
  const word = (x: number, y: number, content: string) =>
    names ? text(x, y, content, { anchor: 'middle', cls: 's' }) : ''
  return (
    substrate(58, 40) +
    enzyme(58, 110) +
    arrow(106, 100, 130, 100) +
    substrate(180, 98) +
    enzyme(180, 110) +
    arrow(228, 100, 252, 100) +
    substrate(302, 40, true) +
    enzyme(302, 110) +
    word(58, 20, 'substrate') +
    word(58, 160, 'enzyme') +
    word(180, 160, 'enzyme–substrate') +
    word(180, 174, 'complex') +
    word(302, 20, 'products') +
    word(302, 160, 'enzyme')
  )
}

export function describeLockAndKey(): string {
  return 'Three steps from left to right. A body with a notch stands below a piece whose shape matches the notch. In the second step the piece lies in the notch. In the third the piece has parted in two above the body, whose notch is as before.'
}

/** What an enzyme meets: a fitting substrate, another molecule, or a substrate when its own notch has lost its shape. */
export function enzymeMeets(x: number, y: number, fit: Fit): Shape {
  const piece = fit === 'other' ? otherMolecule(x, y - 48) : substrate(x, y - 52)
  return piece + enzyme(x, y, fit === 'denatured')
}

/** Over how many °C below the optimum the top of the curve is round. */
const ROUND = 8

export type TemperatureCurve = {
  optimum?: number
  /** the temperature above which nothing works any more */
  limit?: number
  max?: number
  /** numbers on the axis (default), or a sketch without */
  ticks?: boolean
  cls?: string
}

/** Activity (0 to 1) at a temperature: doubling about every 10 °C, round at the optimum, then falling to zero at the limit. */
export function activityAtTemperature(temperature: number, optimum = 40, limit = 60): number {
  if (temperature >= limit) return 0
  const away = temperature - optimum
  if (away > 0) return (1 + Math.cos((Math.PI * away) / (limit - optimum))) / 2
  return 2 ** ((ROUND - Math.hypot(away, ROUND)) / 10)
}

export function temperatureCurve({
  optimum = 40,
  limit = 60,
  max = 70,
  ticks = true,
  cls = 'p',
}: TemperatureCurve = {}): Shape {
  const ten = Array.from({ length: Math.floor(max / 10) + 1 }, (_, at) => at * 10)
  const sketch = graph({
    x: { label: 'temperature / °C', max, ...(ticks ? { ticks: ten } : {}) },
    y: { label: 'rate of reaction', max: 1.05 },
  })
  return sketch.axes + sketch.plot(t => activityAtTemperature(t, optimum, limit), 0, max, cls)
}

/** Activity (0 to 1) at a pH: a bell about the optimum. */
export function activityAtPh(ph: number, optimum: number, width = 1.3): number {
  return Math.exp(-(((ph - optimum) / width) ** 2))
}

export type PhCurve = { optimum: number; label?: string; cls?: string }

/** One or more enzymes on one pH axis, each with its name at its peak. */
export function phCurves(curves: readonly PhCurve[]): Shape {
  const chart = graph({
    x: { label: 'pH', max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14] },
    y: { label: 'rate of reaction', max: 1.2 },
  })
  const drawn = curves.map(({ optimum, label, cls = 'p' }) => {
    const from = Math.max(0, optimum - 3.2)
    const to = Math.min(14, optimum + 3.2)
    const word =
      label === undefined ? '' : chart.label(optimum, 1, label, { dy: -6, anchor: 'middle', cls: 's' })
    return chart.plot(ph => activityAtPh(ph, optimum), from, to, cls) + word
  })
  return chart.axes + drawn.join('')
}

export function describeTemperatureCurve({ optimum = 40, limit = 60 }: TemperatureCurve = {}): string {
  return `A graph of rate of reaction against temperature. The curve rises, at first more and more steeply, to a round peak at ${optimum} °C and then falls steeply to zero at ${limit} °C.`
}

export function describePhCurves(curves: readonly PhCurve[]): string {
  const each = curves.map(
    ({ optimum, label }) => `${label ? `The curve for ${label}` : 'A curve'} has its peak at pH ${optimum}.`,
  )
  return `A graph of rate of reaction against pH with ${curves.length === 1 ? 'one bell-shaped curve' : `${curves.length} bell-shaped curves`}. ${each.join(' ')}`
}
