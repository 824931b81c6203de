import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('1.8', { calculator: 'needed' })

export { templates }

/** Two liquids, and the pressure due to 1 m of each in kPa, as an exact line on the grid. */
const LIQUIDS = [
  { light: 'oil', dense: 'glycerol', low: 8, high: 12.5 },
  { light: 'petrol', dense: 'water', low: 7, high: 10 },
  { light: 'alcohol', dense: 'salt water', low: 8, high: 11 },
  { light: 'oil', dense: 'sugar solution', low: 9, high: 13 },
] as const

type Tank = { isDense: boolean; depth: number; width: number }

const WIDTHS = [16, 28, 40, 54]

/** An open tank on the floor, liquid to its depth (90 units for 1 m). */
function tankShape(x: number, floor: number, { depth, width }: Tank): Shape {
  const [left, right] = [x - width / 2, x + width / 2]
  return (
    rect(left, floor - depth * 90, width, depth * 90, 'w') +
    polyline([
      [left, floor - 98],
      [left, floor],
      [right, floor],
      [right, floor - 98],
    ]) +
    polyline([
      [left, floor - depth * 90],
      [right, floor - depth * 90],
    ])
  )
}

core('pressure-at-the-bottom-of-four-tanks', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const liquid = random.pick(LIQUIDS)
    const widths = random.shuffle(WIDTHS)
    const depths = random.shuffle([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]).slice(0, 4)
    const dense = random.shuffle([true, true, false, false])
    const tanks = widths.map(
      (width, at): Tank => ({ width, depth: depths[at] ?? 1, isDense: dense[at] ?? true }),
    )
    const pressures = tanks.map(({ isDense, depth }) => (isDense ? liquid.high : liquid.low) * depth)
    const greatest = random.chance(0.6)
    const pick = (of: readonly number[]) => (greatest ? Math.max(...of) : Math.min(...of))
    const place = pressures.indexOf(pick(pressures))
    const right = tanks[place]
    const sorted = pressures.toSorted((one, other) => one - other)
    const [one = 0, two = 0] = greatest ? sorted.slice(-2) : sorted.slice(0, 2)
    if (!right || Math.abs(one - two) < 0.7) return null
    // Neither the depth alone nor the liquid alone leads to the answer, and the widths are no help either.
    const isExtremeDepth = right.depth === pick(depths)
    const ofItsLiquid = tanks.filter(each => each.isDense === right.isDense).map(each => each.depth)
    if (right.width === pick(widths) || (isExtremeDepth && right.isDense === greatest)) return null
    if (right.depth !== pick(ofItsLiquid)) return null
    return { liquid, tanks, pressures, greatest, place }
  },
  make: ({ liquid, tanks, pressures, greatest, place }) => {
    const plane = graph({
      x: { label: 'depth / m', max: 1.1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], grid: true, parts: 2 },
      y: { label: 'pressure / kPa', max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14], grid: true, parts: 2 },
      height: 176,
    })
    const name = (isDense: boolean) => (isDense ? 'Y' : 'X')
    const depths = tanks.map(({ depth }) => depth)
    const widths = tanks.map(({ width }) => width)
    const pick = (of: readonly number[]) => (greatest ? Math.max(...of) : Math.min(...of))
    const errorOf = ({ isDense, depth, width }: Tank, at: number): string | null => {
      if (at === place) return null
      const last = `The graph gives ${quantity(pressures[at] ?? 0, 'kPa', 2)} for it.`
      if (depth === pick(depths)) return `You compared the depths only, not the liquids. ${last}`
      if (isDense === greatest && width !== pick(widths))
        return `You compared the liquids only, not the depths. ${last}`
      if (width === pick(widths))
        return `You took the ${greatest ? 'widest' : 'narrowest'} tank. The pressure does not depend on the width. ${last}`
      return `You read the line of the other liquid for one of the tanks. ${last}`
    }
    return {
      stem: `The graph shows how the pressure due to two liquids, X and Y, depends on the depth. X is ${liquid.light} and Y is ${liquid.dense}. Below it are four tanks, A, B, C and D, each with one of these liquids. The liquid and its depth are given below each tank.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/pressure-depth-graph-and-four-tanks',
          title: 'Two lines on a graph of pressure against depth, and four tanks of liquid',
          description: `Above, pressure from 0 to 14 kPa against depth from 0 to 1.1 m. Two straight lines start at the origin and end at a depth of 1 m: line X at ${liquid.low} kPa, line Y at ${liquid.high} kPa. Below, four open tanks: ${tanks.map(({ isDense, depth, width }, at) => `${PANELS[at]} holds liquid ${name(isDense)} to a depth of ${depth} m and is ${['the narrowest', 'rather narrow', 'rather wide', 'the widest'][WIDTHS.indexOf(width)]}`).join('; ')}.`,
          height: 408,
        },
        plane.axes,
        plane.line([
          [0, 0],
          [1, liquid.low],
        ]),
        plane.line([
          [0, 0],
          [1, liquid.high],
        ]),
        plane.label(1, liquid.low, 'X', { dx: 7, dy: 5, cls: 'b' }),
        plane.label(1, liquid.high, 'Y', { dx: 7, dy: 5, cls: 'b' }),
        ...tanks.map((each, at) => {
          const x = 46 + at * 89
          return (
            text(x - 42, 282, PANELS[at] ?? '', { cls: 'b' }) +
            tankShape(x, 366, each) +
            text(x, 383, name(each.isDense), { anchor: 'middle', cls: 'b' }) +
            text(x, 400, quantity(each.depth, 'm', each.depth < 1 ? 1 : 2), { anchor: 'middle', cls: 's' })
          )
        }),
      ),
      prompt: [
        `At the bottom of which tank is the pressure due to the liquid ${greatest ? 'greatest' : 'smallest'}?`,
        `In which tank does the liquid cause the ${greatest ? 'greatest' : 'smallest'} pressure at the bottom?`,
      ],
      options: lettered(tanks.map(errorOf)),
      solution: `Read the line of its liquid at the depth of each tank: ${pressures.map((pressure, at) => `${PANELS[at]} ${quantity(pressure, 'kPa', 2)}`).join(', ')}. The width of a tank makes no difference.

The ${greatest ? 'greatest' : 'smallest'} pressure is in ${PANELS[place]}.`,
    }
  },
  // By heights of equal pressure: what depth of X does the work of each tank.
  verify: ({ liquid, tanks, greatest }) => {
    const ofX = tanks.map(({ isDense, depth }) => (isDense ? (depth * liquid.high) / liquid.low : depth))
    return PANELS[ofX.indexOf(greatest ? Math.max(...ofX) : Math.min(...ofX))] ?? ''
  },
})
