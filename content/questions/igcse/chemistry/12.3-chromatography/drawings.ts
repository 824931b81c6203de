import { type Chromatogram, chromatogram, type Lane } from '@/lib/figures/chemistry/chromatography'
import { type Figure, figure } from '@/lib/figures/figure'
import { centred, ellipse, line, rect, type Shape } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-and-chemical-analysis'

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Where each spot is seen, in tenths of the way to the solvent front or in centimetres. */
const seen = ({ label, spots }: Lane, print: (factor: number) => string) => {
  if (spots.length === 0) return `above ${label}, no spot`
  return `above ${label}, ${spots.length === 1 ? 'one spot' : `${spots.length} spots`} at ${listed(spots.map(print))}`
}

/** A finished chromatogram without a scale. */
export function spotsFigure(lanes: readonly Lane[], title = 'A chromatogram'): Figure {
  return figure(
    {
      name: `${topic}/spots-on-paper`,
      title,
      description: `A baseline is at the bottom of the paper and the solvent front near its top. Heights are given on a scale from 0 at the baseline to 100 at the solvent front. It shows: ${lanes.map(lane => seen(lane, factor => String(Math.round(factor * 100)))).join('; ')}.`,
      height: 230,
    },
    chromatogram(16, 10, { lanes, width: 230 }),
  )
}

/** A finished chromatogram beside a scale; the spots are given in centimetres. */
export function scaledFigure(
  lanes: readonly { label: string; centimetres: readonly number[] }[],
  front: number,
  title = 'A chromatogram with a scale',
): Figure {
  const facts: Chromatogram = {
    lanes: lanes.map(({ label, centimetres }) => ({ label, spots: centimetres.map(each => each / front) })),
    width: 170,
    height: 270,
    scaleCm: front,
  }
  return figure(
    {
      name: `${topic}/spots-and-scale`,
      title,
      description: `A scale in centimetres stands beside the paper, with its zero on the baseline. The solvent front is at ${front} cm. It shows: ${facts.lanes.map(lane => seen(lane, factor => `${(factor * front).toFixed(1)} cm`)).join('; ')}.`,
      height: 288,
    },
    chromatogram(64, 8, facts),
  )
}

export type SetUp = 'right' | 'under' | 'ink' | 'dry'

const SET_UPS: Readonly<Record<SetUp, { line: string; baseline: number; end: number; says: string }>> = {
  right: {
    line: 'pencil',
    baseline: 44,
    end: 10,
    says: 'the line is above the liquid, the paper dips into it',
  },
  under: {
    line: 'pencil',
    baseline: 16,
    end: 6,
    says: 'the line is below the surface of the liquid, the paper dips into it',
  },
  ink: { line: 'ink', baseline: 44, end: 10, says: 'the line is above the liquid, the paper dips into it' },
  dry: { line: 'pencil', baseline: 52, end: 36, says: 'the line and the whole paper are above the liquid' },
}

/** A beaker 70 wide with paper; (x, y) is the left end of its rim. */
function smallBeaker(x: number, y: number, kind: SetUp): Shape {
  const { baseline, end } = SET_UPS[kind]
  const [bottom, surface] = [y + 120, y + 92]
  return (
    rect(x + 1, surface, 68, 27, 'w') +
    line(x, surface, x + 70, surface, 'l thin') +
    line(x, y, x, bottom) +
    line(x, bottom, x + 70, bottom) +
    line(x + 70, bottom, x + 70, y) +
    line(x - 4, y - 2, x + 74, y - 2, 'l thick') +
    rect(x + 14, y + 6, 42, bottom - end - y - 6, 'l sheet') +
    (end < 28 ? line(x + 14, surface, x + 56, surface, 'l dash thin') : '') +
    line(x + 14, bottom - baseline, x + 56, bottom - baseline, 'l thin') +
    [24, 35, 46].map(dx => ellipse(x + dx, bottom - baseline, 3, 3, 'pd')).join('')
  )
}

export function fourBeakers(kinds: readonly SetUp[]): Figure {
  const letters = ['A', 'B', 'C', 'D']
  return figure(
    {
      name: `${topic}/four-beakers`,
      title: 'Four covered beakers with paper and solvent',
      description: `Spots stand on a line across each paper. ${kinds.map((kind, at) => `${letters[at]}: the line is drawn in ${SET_UPS[kind].line}; ${SET_UPS[kind].says}.`).join(' ')}`,
      height: 186,
    },
    ...kinds.map((kind, at) => {
      const x = 10 + at * 90
      return (
        centred(x + 35, 12, letters[at] ?? '', 'b') +
        smallBeaker(x, 32, kind) +
        centred(x + 35, 170, `${SET_UPS[kind].line} line`, 's')
      )
    }),
  )
}
