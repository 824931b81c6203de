import { arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'

/** Cambridge groups digits by spaces from five figures on: 1800, 20 000. */
function grouped(value: number): string {
  return value >= 10000 ? value.toLocaleString('en').replaceAll(',', ' ') : String(value)
}

export type PyramidLevel = { name: string; value: number }

/** A pyramid of numbers, biomass or energy: bars to scale, the first level at the foot. */
export function ecologicalPyramid(
  levels: readonly PyramidLevel[],
  options: {
    x?: number
    y?: number
    width?: number
    bar?: number
    values?: boolean
    unit?: string
    cls?: string
  } = {},
): Shape {
  const { x = 8, y = 10, width = 220, bar = 36, values = true, unit = '', cls = 'l w' } = options
  const most = Math.max(...levels.map(({ value }) => value), Number.MIN_VALUE)
  const middle = x + width / 2
  return levels
    .map(({ name, value }, at) => {
      const top = y + (levels.length - 1 - at) * bar
      // A bar thinner than a line is drawn as a line, so that no level vanishes.
      const wide = Math.max((Math.max(value, 0) / most) * width, 1)
      const number = `${grouped(value)}${unit}`
      return (
        (wide < 2
          ? line(middle, top, middle, top + bar, 'l')
          : rect(middle - wide / 2, top, wide, bar, cls)) +
        text(x + width + 10, top + bar / 2 + (values ? -3 : 4), name) +
        (values ? text(x + width + 10, top + bar / 2 + 14, number, { cls: 's' }) : '')
      )
    })
    .join('')
}

/** Widths of the bars in canvas units, for a scale or a question on it. */
export function barWidths(levels: readonly PyramidLevel[], width = 220): number[] {
  const most = Math.max(...levels.map(({ value }) => value), Number.MIN_VALUE)
  return levels.map(({ value }) => (Math.max(value, 0) / most) * width)
}

export function describePyramid(levels: readonly PyramidLevel[], unit = ''): string {
  const told = levels.map(({ name, value }) => `${name} ${value}${unit}`)
  return `A pyramid of ${levels.length} bars drawn to scale, from the foot upwards: ${told.join(', ')}.`
}

export type AgeGroup = { ages: string; males: number; females: number }

/** A population pyramid: age groups from the youngest at the foot, males left, females right. */
export function populationPyramid(
  groups: readonly AgeGroup[],
  options: { max: number; step: number; label?: string; width?: number; y?: number; bar?: number },
): Shape {
  const { max, step, label = 'population / %', width = 132, y = 28, bar = 16 } = options
  const [left, gap] = [16, 52]
  const centre = left + width + gap / 2
  const foot = y + groups.length * bar
  const scale = (value: number) => (Math.min(Math.max(value, 0), max) / max) * width
  const [maleAxis, femaleAxis] = [centre - gap / 2, centre + gap / 2]
  const ticks = Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, at) => at * step)
  return (
    text(maleAxis - width / 2, 16, 'males', { anchor: 'middle' }) +
    text(femaleAxis + width / 2, 16, 'females', { anchor: 'middle' }) +
    groups
      .map(({ ages, males, females }, at) => {
        const top = foot - (at + 1) * bar
        return (
          rect(maleAxis - scale(males), top, scale(males), bar, 'l w') +
          rect(femaleAxis, top, scale(females), bar, 'l sunk') +
          text(centre, top + bar / 2 + 4, ages, { anchor: 'middle', cls: 's' })
        )
      })
      .join('') +
    line(maleAxis - width, foot, maleAxis, foot) +
    line(femaleAxis, foot, femaleAxis + width, foot) +
    ticks
      .map(tick => {
        const places = [maleAxis - scale(tick), femaleAxis + scale(tick)]
        return places
          .map(
            place =>
              line(place, foot, place, foot + 4, 'l thin') +
              text(place, foot + 17, String(tick), { anchor: 'middle', cls: 's' }),
          )
          .join('')
      })
      .join('') +
    text(centre, foot + 36, label, { anchor: 'middle' })
  )
}

export type EnergyStep = { name: string; value: number }

/** Energy along a food chain: boxes with values, arrows between, and what is lost at each, as a downward arrow. */
export function energyFlow(
  steps: readonly EnergyStep[],
  options: {
    unit?: string
    losses?: readonly string[]
    x?: number
    y?: number
    width?: number
    blanks?: readonly number[]
  } = {},
): Shape {
  const { unit = 'kJ', losses, x = 8, y = 10, width = 344, blanks = [] } = options
  const gap = 26
  const wide = (width - gap * (steps.length - 1)) / steps.length
  return steps
    .map(({ name, value }, at) => {
      const left = x + at * (wide + gap)
      const next = steps[at + 1]
      const lost =
        losses?.[at] ?? (next ? `${grouped(value - next.value)} ${unit}` : `${grouped(value)} ${unit}`)
      const number = blanks.includes(at) ? '………' : `${grouped(value)} ${unit}`
      const name2 = name.length * 7 > wide ? name.replace(' ', '\n') : name
      return (
        rect(left, y, wide, 62, 'l sheet', 3) +
        centred(left + wide / 2, y + 20, name2, 's') +
        centred(left + wide / 2, y + 48, number, 's') +
        (next ? arrow(left + wide + 2, y + 31, left + wide + gap - 2, y + 31, { cls: 'p' }) : '') +
        (lost === ''
          ? ''
          : arrow(left + wide / 2, y + 62, left + wide / 2, y + 96, { cls: 'r dash' }) +
            text(left + wide / 2, y + 112, lost, { anchor: 'middle', cls: 's' }))
      )
    })
    .join('')
}
