import { circle, curve, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { tube } from './organic'

const PARTNER: Record<string, string> = { A: 'T', T: 'A', C: 'G', G: 'C' }

/** The other strand of DNA, base by base; letters that are no base give `?`. */
export function complement(bases: string): string {
  return [...bases.toUpperCase()].map(each => PARTNER[each] ?? '?').join('')
}

export type DnaLadder = {
  x: number
  y: number
  bases: string
  /** leaves gaps in the second strand for the reader to fill, by place (0 is the first) */
  hidden?: readonly number[]
  /** a letter in every base (default) or shapes only */
  letters?: boolean
}

/** A base pair drawn flat: A and T meet in a point, C and G in a curve, so that only partners fit. */
function basePair(x: number, y: number, base: string, other: string, hide: boolean, letters: boolean): Shape {
  const pointed = base === 'A' || base === 'T'
  const out = base === 'A' || base === 'C'
  const middle = y + 42
  const dip = out ? 6 : -6
  const edge = (atX: number): Point[] =>
    pointed
      ? [
          [atX - 9, middle - dip / 2],
          [atX, middle + dip],
          [atX + 9, middle - dip / 2],
        ]
      : [
          [atX - 9, middle - dip / 2],
          [atX - 5, middle + dip * 0.4],
          [atX, middle + dip * 0.75],
          [atX + 5, middle + dip * 0.4],
          [atX + 9, middle - dip / 2],
        ]
  const upper = polygon([[x + 9, y + 14], [x - 9, y + 14], ...edge(x)], pointed ? 'l w' : 'l rw')
  const lower = polygon([[x + 9, y + 70], [x - 9, y + 70], ...edge(x)], pointed ? 'l w' : 'l rw')
  const word = (at: number, content: string) =>
    letters ? text(x, at, content, { anchor: 'middle', cls: 's' }) : ''
  return upper + word(y + 31, base) + (hide ? '' : lower + word(y + 63, other))
}

/** A stretch of DNA laid flat: two backbones and the pairs of bases between them. */
export function dnaLadder({ x, y, bases, hidden = [], letters = true }: DnaLadder): Shape {
  const list = [...bases.toUpperCase()]
  const other = complement(bases)
  const width = list.length * 26
  return (
    rect(x, y, width, 14, 'l sunk', 3) +
    rect(x, y + 70, width, 14, 'l sunk', 3) +
    list
      .map((base, at) => basePair(x + 13 + at * 26, y, base, other[at] ?? '?', hidden.includes(at), letters))
      .join('')
  )
}

export function describeDnaLadder({ bases, hidden = [] }: Pick<DnaLadder, 'bases' | 'hidden'>): string {
  const other = [...complement(bases)].map((each, at) => (hidden.includes(at) ? 'a gap' : each))
  return `A stretch of a double molecule laid flat. Bases of the upper strand, from the left: ${[...bases.toUpperCase()].join(', ')}. Below them in the lower strand: ${other.join(', ')}.`
}

/** The double helix, seen from the side, with its pairs of bases as rungs. */
export function doubleHelix(x: number, y: number, height: number, turns = 2): Shape {
  const steps = Math.max(8, Math.round(turns * 24))
  const strand = (shift: number) =>
    Array.from({ length: steps + 1 }, (_, at): Point => {
      const angle = (at / steps) * turns * 2 * Math.PI + shift
      return [x + 26 * Math.sin(angle), y + (height * at) / steps]
    })
  const [one, other] = [strand(0), strand(Math.PI)]
  const rungs = one
    .map(([x1, y1], at) => {
      const [x2] = other[at] ?? [x1]
      return at % 2 === 1 && Math.abs(x1 - x2) > 12 ? line(x1, y1, x2, y1, 'l thin') : ''
    })
    .join('')
  return rungs + curve(one, 'p') + curve(other, 'r')
}

export type ChromosomeStyle = {
  /** half the length of the whole chromosome */
  reach?: number
  cls?: string
  /** position of the centromere, 0 at the top to 1 at the bottom */
  centromere?: number
  /** one chromatid (before replication, or after separation) or two */
  chromatids?: 1 | 2
  /** turned by degrees */
  turn?: number
}

/** A chromosome, condensed: two rounded chromatids joined at the centromere. */
export function chromosome(x: number, y: number, style: ChromosomeStyle = {}): Shape {
  const { reach = 30, cls = 'l w', centromere = 0.4, chromatids = 2, turn = 0 } = style
  const angle = (turn * Math.PI) / 180
  const at = (dx: number, dy: number): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
  const [up, down] = [2 * reach * centromere, 2 * reach * (1 - centromere)]
  const thick = Math.max(1.8, reach * 0.15)
  const chromatid = (way: 0 | 1 | -1) => {
    const spread = reach * 0.24 * way
    const spine = [
      at(spread * 1.15, -up),
      at(spread * 0.9, -up * 0.5),
      at(way * thick * 0.75, 0),
      at(spread * 0.9, down * 0.5),
      at(spread * 1.15, down),
    ]
    return tube(spine, [thick * 0.9, thick, thick * 0.8, thick, thick * 0.9], cls)
  }
  const joint = circle(x, y, thick * 0.75, 'd')
  return chromatids === 1 ? chromatid(0) + joint : chromatid(-1) + chromatid(1) + joint
}

/** A tetrad at meiosis: two homologous chromosomes side by side, one of each parent. */
export function bivalent(x: number, y: number, reach: number, turn = 0, gap = reach * 0.36): Shape {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [gap * Math.cos(angle), gap * Math.sin(angle)]
  return (
    chromosome(x - dx, y - dy, { reach, turn, cls: 'l rd' }) +
    chromosome(x + dx, y + dy, { reach, turn, cls: 'l sheet' })
  )
}

/** The diploid cell of a karyogram or a genetics diagram: a circle with what is put in it. */
export function cellWith(x: number, y: number, radius: number, ...inside: Shape[]): Shape {
  return circle(x, y, radius, 'l sheet') + inside.join('')
}
