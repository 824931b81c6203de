import { graph } from '@/lib/figures/graph'
import { line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { xy } from './organic'

export type Hormone = 'FSH' | 'LH' | 'oestrogen' | 'progesterone'

// Day and relative level; only the shapes and the days of the peaks carry meaning.
const LEVELS: Record<Hormone, readonly Point[]> = {
  FSH: xy('1 0.32, 4 0.4, 8 0.3, 11 0.22, 12.5 0.32, 13.5 0.55, 15 0.25, 18 0.16, 22 0.13, 26 0.18, 28 0.28'),
  LH: xy('1 0.14, 6 0.16, 10 0.18, 12 0.3, 13.2 0.95, 14.4 0.4, 16 0.18, 20 0.14, 28 0.12'),
  oestrogen: xy(
    '1 0.1, 5 0.16, 8 0.34, 11 0.7, 12.5 0.82, 14 0.5, 16 0.32, 20 0.44, 23 0.42, 26 0.22, 28 0.12',
  ),
  progesterone: xy('1 0.06, 8 0.06, 13 0.08, 15 0.2, 18 0.52, 21 0.7, 23 0.64, 26 0.28, 28 0.08'),
}

const LINE: Record<Hormone, string> = { FSH: 'l dash', LH: 'l', oestrogen: 'p', progesterone: 'r dash' }
const LABEL_AT: Record<Hormone, { at: Point; anchor: 'start' | 'middle' | 'end' }> = {
  FSH: { at: [3.5, 0.46], anchor: 'middle' },
  LH: { at: [12.7, 0.93], anchor: 'end' },
  oestrogen: { at: [10, 0.72], anchor: 'end' },
  progesterone: { at: [21, 0.76], anchor: 'middle' },
}

const LINING: readonly Point[] = xy(
  '1 0.85, 2.5 0.6, 4 0.3, 5.5 0.2, 8 0.36, 11 0.6, 14 0.78, 18 0.9, 22 0.95, 26 0.94, 28 0.88',
)

/** Straight between the days that are known. */
function between(points: readonly Point[], day: number): number {
  const next = points.findIndex(([at]) => at >= day)
  const [[fromDay, from], [toDay, to]] = [points[next - 1] ?? points[0] ?? [1, 0], points[next] ?? [1, 0]]
  return toDay === fromDay ? to : from + ((to - from) * (day - fromDay)) / (toDay - fromDay)
}

/** From 0 to 1 of the highest on the panel. @param day of 1 to 28 */
export const hormoneLevel = (hormone: Hormone, day: number): number => between(LEVELS[hormone], day)
export const liningThickness = (day: number): number => between(LINING, day)

const DAYS = [1, 4, 7, 10, 14, 18, 21, 24, 28]

export type MenstrualCycle = {
  /** the hormones of the upper panel; an empty list leaves the panel out */
  hormones?: readonly Hormone[]
  /** other words for the curves, such as letters */
  names?: Partial<Record<Hormone, string>>
  /** the panel with the thickness of the lining */
  lining?: boolean
  /** a dashed line at day 14, with the word */
  ovulation?: boolean
}

const ALL: readonly Hormone[] = ['FSH', 'LH', 'oestrogen', 'progesterone']

/** How high the chart is, for `figure`. */
export function menstrualCycleHeight({ hormones = ALL, lining = true }: MenstrualCycle = {}): number {
  return (hormones.length > 0 ? 176 : 0) + (lining ? 166 : 22)
}

/** Hormones in the blood above, the lining of the uterus below, over 28 days. */
export function menstrualCycle({
  hormones = ALL,
  names = {},
  lining = true,
  ovulation = false,
}: MenstrualCycle = {}): Shape {
  const x = (ticks: boolean) => ({
    label: 'day of cycle',
    min: 1,
    max: 28,
    ...(ticks ? { ticks: DAYS } : {}),
  })
  const upper = graph({
    x: x(!lining),
    y: { label: 'level of hormone in blood', max: 1 },
    top: 32,
    height: 120,
  })
  const below = hormones.length > 0 ? 200 : 32
  const lower = graph({
    x: x(true),
    y: { label: 'thickness of uterus lining', max: 1 },
    top: below,
    height: 90,
  })
  const curves = hormones.map(hormone => {
    const { at, anchor } = LABEL_AT[hormone]
    return (
      upper.curve(LEVELS[hormone], LINE[hormone]) +
      upper.label(...at, names[hormone] ?? hormone, { anchor, cls: 's' })
    )
  })
  // the axis of the upper panel is named only below, where its days stand
  const axis = lining
    ? upper.axes.replace(/<text x="[^"]*" y="[^"]*" text-anchor="end">day of cycle<\/text>/, '')
    : upper.axes
  const first = hormones.length > 0 ? axis + curves.join('') : ''
  const second = lining ? lower.axes + lower.curve(LINING, 'p') : ''
  return (
    first + second + (ovulation ? ovulationLine(upper.at(14, 0)[0], hormones.length > 0, lining, below) : '')
  )
}

function ovulationLine(x: number, hasUpper: boolean, hasLower: boolean, below: number): Shape {
  const top = hasUpper ? 28 : below
  const bottom = hasLower ? below + 90 : 152
  return line(x, top, x, bottom, 'l thin dash') + text(x + 4, top + 6, 'ovulation', { cls: 's' })
}

export function describeMenstrualCycle({
  hormones = ALL,
  names = {},
  lining = true,
}: MenstrualCycle = {}): string {
  const PEAK: Record<Hormone, string> = {
    FSH: 'is raised in the first days and has a small peak near day 13',
    LH: 'is low but for one high, narrow peak near day 13',
    oestrogen: 'rises to a peak near day 12 and has a lower, wider one near day 21',
    progesterone: 'is low until day 14, rises to a wide peak near day 21 and falls by day 28',
  }
  const told = hormones.map(each => `${names[each] ?? each} ${PEAK[each]}`)
  const above = told.length > 0 ? [`Curves over 28 days: ${told.join('; ')}.`] : []
  const below = lining
    ? [
        'The lining of the uterus becomes thinner until day 5, then thicker until about day 22, and begins to thin at day 28.',
      ]
    : []
  return [...above, ...below].join(' ')
}
