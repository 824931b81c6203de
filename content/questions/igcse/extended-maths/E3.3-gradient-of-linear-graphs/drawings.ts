import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { triangle } from '@/lib/figures/geometry/triangles'
import { beside } from '@/lib/figures/plane/place'
import { plane } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'

const LETTERS = ['P', 'Q', 'R', 'S'] as const

/** Four short lines side by side on squared paper, each in a window of its own. */
export function fourLines(lines: readonly { up: number; run: number }[]): Figure {
  const on = plane({
    x: { min: 0, max: 20, ticks: [] },
    y: { min: 0, max: 8, ticks: [] },
    equalScales: true,
    left: 18,
    width: 320,
  })
  const [left, top] = on.at(0, 8)
  const [right, bottom] = on.at(20, 0)
  const upright = Array.from({ length: 21 }, (_, x) => line(on.at(x, 0)[0], top, on.at(x, 0)[0], bottom, 'f'))
  const level = Array.from({ length: 9 }, (_, y) => line(left, on.at(0, y)[1], right, on.at(0, y)[1], 'f'))
  const drawn = lines.map(({ up, run }, at) => {
    // As long as fits in five squares across and six up.
    const times =
      run === 0
        ? 6
        : Math.max(1, Math.floor(Math.min(run === 0 ? 9 : 4 / run, up === 0 ? 9 : 6 / Math.abs(up))))
    const [wide, high] = [run * times, up * times]
    const x = at * 5 + (run === 0 ? 2 : Math.floor((5 - wide) / 2))
    const y = up < 0 ? 7 : up === 0 ? 4 : 1
    const from = on.at(x, y)
    const to = on.at(x + wide, y + high)
    const tip = up < 0 ? from : to
    return (
      line(...from, ...to, 'p') +
      beside(tip, `*${LETTERS[at]}*`, run === 0 || up === 0 ? 'above' : 'above', 'tp', 4)
    )
  })
  const told = lines.map(({ up, run }, at) => {
    const letter = LETTERS[at]
    if (run === 0) return `${letter} is upright`
    if (up === 0) return `${letter} is level`
    return `${letter} ${up > 0 ? 'rises' : 'falls'} ${Math.abs(up)} square${Math.abs(up) === 1 ? '' : 's'} for every ${run} to the right`
  })
  return figure(
    {
      name: 'coordinate-geometry/four-lines',
      title: 'Four lines on squared paper',
      description: `Four straight lines on squared paper. ${told.join('; ')}.`,
      height: bottom + 14,
    },
    ...upright,
    ...level,
    ...drawn,
  )
}

/** The side view of a slope: a right-angled triangle with its length along the ground and its height. */
export function slope(run: string, rise: string, what: string): Figure {
  const shape = triangle(
    { AB: 10, BC: 2.6, B: 90 },
    {
      base: 'AB',
      showGiven: false,
      mark: { AB: run, BC: rise, B: '90°' },
      box: { left: 40, top: 34, width: 230, height: 64 },
    },
  )
  return figure(
    {
      name: 'coordinate-geometry/side-view-of-a-slope',
      title: `Side view of ${what}`,
      description: `A right-angled triangle ABC with AB on the level, labelled ${run}, and BC upright, labelled ${rise}. AC is the slope. The diagram is not to scale.`,
      height: 136,
    },
    shape.shape,
    notToScale(),
  )
}
