import { graph } from '@/lib/figures/graph'
import { arrow, curve, dimension, line, type Point, type Shape, text } from '@/lib/figures/shapes'

type Frame = { left?: number; top?: number; width?: number; height?: number }

export type EnergyProfile = Frame & {
  reactants: string
  products: string
  /** enthalpy change in any unit: negative is exothermic */
  change: number
  /** activation energy in the same unit */
  activation: number
  /** activation energy with a catalyst: a dashed path */
  catalysed?: number
  /** an intermediate between two steps: its energy above the reactants, and that of the second peak */
  intermediate?: { energy: number; peak: number; label?: string }
  /** on the arrows; `false` leaves an arrow out, an empty text its label */
  activationLabel?: string | false
  changeLabel?: string | false
  catalysedLabel?: string | false
  axes?: readonly [y: string, x: string]
}

/** Up and down like a wave's crest: level at both ends. */
function hump(from: Point, peak: Point, to: Point): Point[] {
  const part = (start: Point, end: Point, skip: number): Point[] =>
    Array.from({ length: 13 - skip }, (_, at) => {
      const share = (at + skip) / 12
      const eased = (1 - Math.cos(Math.PI * share)) / 2
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * eased]
    })
  return [...part(from, peak, 0), ...part(peak, to, 1)]
}

function axes(
  left: number,
  top: number,
  width: number,
  height: number,
  labels: readonly [string, string],
): Shape {
  const bottom = top + height
  return (
    arrow(left, bottom, left, top, { head: 7 }) +
    arrow(left, bottom, left + width, bottom, { head: 7 }) +
    text(Math.max(4, left - 30), top - 8, labels[0]) +
    text(left + width, bottom + 18, labels[1], { anchor: 'end' })
  )
}

/** A reaction pathway diagram: levels of reactants and products, the path over the peak, and its arrows. */
export function energyProfile(facts: EnergyProfile): Shape {
  const { left = 34, top = 28, width = 310, height = 170, reactants, products, change } = facts
  const { activationLabel = '*E*_{a}', changeLabel = 'Δ*H*', catalysedLabel = '' } = facts
  const { intermediate, catalysed } = facts
  const activation = Math.max(facts.activation, change, 0)
  const all = [0, change, activation, intermediate?.energy ?? 0, intermediate?.peak ?? 0]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  // Room for the names of both levels below the lower one.
  const y = (energy: number) => top + 14 + ((high - energy) / (high - low || 1)) * (height - 50)
  const x = (share: number) => left + width * share
  const [start, end]: Point[] = [
    [x(0.25), y(0)],
    [x(0.72), y(change)],
  ]
  if (!start || !end) return ''
  const peakX = x(intermediate ? 0.37 : 0.46)
  const path = intermediate
    ? [
        ...hump(start, [peakX, y(activation)], [x(0.49), y(intermediate.energy)]),
        ...hump([x(0.49), y(intermediate.energy)], [x(0.6), y(intermediate.peak)], end).slice(1),
      ]
    : hump(start, [peakX, y(activation)], end)
  const isUphill = change > 0
  const arrowX = x(0.85)
  const reach = changeLabel === false ? peakX + 14 : arrowX + 12
  const activationShape =
    activationLabel === false
      ? ''
      : arrow(peakX, y(0), peakX, y(activation) + 2, { head: 7 }) +
        text(peakX - 6, intermediate ? y(0) - 8 : (y(0) + y(activation)) / 2 + 10, activationLabel, {
          anchor: 'end',
        })
  const changeShape =
    changeLabel === false || change === 0
      ? ''
      : arrow(arrowX, y(0), arrowX, y(change), { head: 7 }) +
        text(arrowX + 6, (y(0) + y(change)) / 2 + 4.5, changeLabel)
  return (
    axes(left, top, width, height, facts.axes ?? ['energy', 'progress of reaction']) +
    line(x(0.05), y(0), x(0.25), y(0)) +
    line(x(0.72), y(change), x(0.96), y(change)) +
    line(x(0.25), y(0), reach, y(0), 'l dash thin') +
    curve(path, 'l') +
    (catalysed === undefined
      ? ''
      : catalysedShape(start, end, [peakX, y(Math.max(catalysed, change))], catalysedLabel)) +
    text(x(0.05), y(0) + 17, reactants) +
    text(x(0.98), y(change) + (isUphill ? -8 : 17), products, { anchor: 'end' }) +
    (intermediate?.label
      ? text(x(0.49), y(intermediate.energy) + 16, intermediate.label, { anchor: 'middle', cls: 's' })
      : '') +
    activationShape +
    changeShape
  )
}

function catalysedShape(start: Point, end: Point, peak: Point, label: string | false): Shape {
  const path = curve(hump(start, peak, end), 'p dash')
  if (label === false) return path
  return (
    path +
    arrow(peak[0] + 10, start[1], peak[0] + 10, peak[1] + 4, { cls: 'p', head: 7 }) +
    (label ? text(peak[0] + 15, (start[1] + peak[1]) / 2 + 6, label, { cls: 'tp' }) : '')
  )
}

/** What is seen, for `figure({ description })`. */
export function describeEnergyProfile({
  reactants,
  products,
  change,
  catalysed,
  intermediate,
}: EnergyProfile): string {
  const plain = (formula: string) => formula.replace(/[*_{}^]/g, '')
  const lie = change < 0 ? 'below' : change > 0 ? 'above' : 'level with'
  return (
    `Energy against progress of reaction. A path leads from the level of ${plain(reactants)} over ` +
    `${intermediate ? 'two peaks' : 'a peak'} to the level of ${plain(products)}, which lies ${lie} the first.` +
    (catalysed === undefined ? '' : ' A dashed path leads from one level to the other over a lower peak.')
  )
}

/**
 * Share of molecules with an energy, as textbooks draw it: from the origin over one crest, at the temperature, into
 * a long tail. The area is one at every temperature.
 */
export function boltzmannDensity(energy: number, temperature: number): number {
  if (energy <= 0 || temperature <= 0) return 0
  return (energy / temperature ** 2) * Math.exp(-energy / temperature)
}

export type BoltzmannFacts = Frame & {
  /** one curve for each, as multiples of the first: `[1, 1.4]` */
  temperatures?: readonly number[]
  labels?: readonly string[]
  /** where the crest of the first curve is at 1 */
  activation: number
  catalysed?: number
  activationLabel?: string
  catalysedLabel?: string
  /** fills what lies beyond the activation energy */
  isShaded?: boolean
}

const MOST_ENERGY = 7.5

/** The distribution of molecular energies, with the activation energy and the molecules beyond it shaded. */
export function boltzmann(facts: BoltzmannFacts): Shape {
  const { temperatures = [1], labels = [], activation, catalysed, isShaded = true } = facts
  const { activationLabel = '*E*_{a}', catalysedLabel = '*E*_{a} with catalyst' } = facts
  const { left = 34, top = 34, width = 300, height = 150 } = facts
  const peak = Math.max(...temperatures.map(each => boltzmannDensity(each, each)))
  const plane = graph({
    x: { label: 'molecular energy', max: MOST_ENERGY },
    y: { label: 'number of molecules', max: peak * 1.08 },
    left,
    top,
    width,
    height,
  })
  const tail = (temperature: number, from: number) =>
    Array.from({ length: 33 }, (_, at): Point => {
      const energy = from + ((MOST_ENERGY - from) * at) / 32
      return [energy, boltzmannDensity(energy, temperature)]
    })
  const fills = ['w', 'rw']
  const shades = temperatures
    .map((temperature, at) => plane.area(tail(temperature, activation), fills[at] ?? 'w'))
    .reverse()
  const curves = temperatures.map((temperature, at) => {
    const points = Array.from({ length: 61 }, (_, step): Point => {
      const energy = MOST_ENERGY * (step / 60) ** 1.6
      return [energy, boltzmannDensity(energy, temperature)]
    })
    // The first is named at its crest, the others on their tails, where they lie above it.
    const namedAt = at === 0 ? temperature : temperature * 1.9
    const named = labels[at]
      ? plane.label(namedAt, boltzmannDensity(namedAt, temperature), labels[at] ?? '', {
          dx: at === 0 ? 8 : 4,
          dy: -5,
        })
      : ''
    return plane.line(points, at === 0 ? 'p' : 'r dash') + named
  })
  const mark = (energy: number, label: string, height: number) =>
    plane.line(
      [
        [energy, 0],
        [energy, peak * height],
      ],
      'l dash',
    ) + plane.label(energy, peak * height, label, { dx: -4, dy: -6 })
  return (
    (isShaded ? shades.join('') : '') +
    plane.axes +
    curves.join('') +
    mark(activation, activationLabel, catalysed === undefined ? 0.5 : 0.36) +
    (catalysed === undefined ? '' : mark(catalysed, catalysedLabel, 0.62))
  )
}

/** A length between two levels, with its label to the right: for energies that a question asks to be marked. */
export function energyGap(x: number, from: number, to: number, label: string): Shape {
  return dimension(x, from, x, to, label, [x + 16, (from + to) / 2 + 4.5])
}
