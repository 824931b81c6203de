import { circle, curve, dot, ellipse, line, type Point, type Shape } from '@/lib/figures/shapes'
import { bivalent, chromosome } from './dna'
import { chance, joined, ovalPoints, tube } from './organic'

export type MitosisStage = 'interphase' | 'prophase' | 'metaphase' | 'anaphase' | 'telophase' | 'cytokinesis'
export type MeiosisStage =
  | 'prophase I'
  | 'metaphase I'
  | 'anaphase I'
  | 'telophase I'
  | 'metaphase II'
  | 'anaphase II'
  | 'telophase II'

// Two pairs of chromosomes, a long and a short one; those of one parent filled, those of the other open.
const FILLED = 'l rd'
const OPEN = 'l sheet'

/** Spindle fibres from two poles, which lie above and below, to the places given. */
function spindle(x: number, y: number, radius: number, xs: readonly number[]): Shape {
  const [top, bottom] = [y - radius * 0.86, y + radius * 0.86]
  const fibres = xs.map(at => line(x, top, x + at, y, 'f') + line(x, bottom, x + at, y, 'f')).join('')
  return fibres + dot(x, top, 'd', 2) + dot(x, bottom, 'd', 2)
}

function threads(x: number, y: number, radius: number): Shape {
  return Array.from({ length: 4 }, (_, at) => {
    const points = Array.from({ length: 7 }, (_p, step): Point => {
      const angle = at * 1.6 + step * 1.1
      const reach = radius * (0.25 + 0.6 * chance(at * 7 + step))
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    })
    return curve(points, at % 2 === 0 ? 'r thin' : 'l thin')
  }).join('')
}

/** Single chromatids bent back by the pull on their centromeres, as a V whose point leads. */
function pulled(x: number, y: number, way: 1 | -1, reach: number, cls: string): Shape {
  const [across, along] = [reach * 0.42, reach * 0.8]
  const spine = [
    [x - across, y + way * along],
    [x - across * 0.6, y + way * along * 0.45],
    [x, y],
    [x + across * 0.6, y + way * along * 0.45],
    [x + across, y + way * along],
  ] as const
  return tube(spine, [1.3, 1.6, 1.4, 1.6, 1.3], cls)
}

/** Two cells that have almost parted: one outline with a furrow. */
function furrowed(x: number, y: number, radius: number): Shape {
  const half = radius * 0.62
  return joined(
    [
      { outline: ovalPoints(x, y - half, radius * 0.78, radius * 0.68, 0, 18) },
      { outline: ovalPoints(x, y + half, radius * 0.78, radius * 0.68, 0, 18) },
    ],
    'sheet',
  )
}

function nucleusAt(x: number, y: number, radius: number, inside: Shape): Shape {
  return circle(x, y, radius, 'l thin sheet') + inside
}

const SET = (x: number, y: number, size: number, chromatids: 1 | 2) =>
  chromosome(x - size * 0.55, y, { reach: size * 0.48, cls: FILLED, chromatids, turn: 12 }) +
  chromosome(x + size * 0.5, y - size * 0.2, { reach: size * 0.48, cls: OPEN, chromatids, turn: -16 }) +
  chromosome(x - size * 0.1, y + size * 0.55, { reach: size * 0.26, cls: OPEN, chromatids, turn: 60 }) +
  chromosome(x + size * 0.05, y - size * 0.62, { reach: size * 0.26, cls: FILLED, chromatids, turn: 80 })

/** One stage of mitosis in an animal cell with two pairs of chromosomes. */
export function mitosis(x: number, y: number, radius: number, stage: MitosisStage): Shape {
  const cell = circle(x, y, radius, 'l sheet')
  const r = radius
  switch (stage) {
    case 'interphase':
      return (
        cell +
        nucleusAt(x, y, r * 0.56, threads(x, y, r * 0.5) + dot(x + r * 0.2, y + r * 0.15, 'd', r * 0.08))
      )
    case 'prophase':
      return cell + circle(x, y, r * 0.7, 'l thin dash') + SET(x, y, r * 0.62, 2)
    case 'metaphase': {
      const places = [-0.54, -0.18, 0.18, 0.54].map(at => at * r)
      const on = places.map((dx, at) =>
        chromosome(x + dx, y, {
          reach: r * (at % 3 === 0 ? 0.26 : 0.15),
          cls: at % 2 === 0 ? FILLED : OPEN,
          centromere: 0.5,
        }),
      )
      return cell + spindle(x, y, r, places) + on.join('')
    }
    case 'anaphase': {
      const places = [-0.6, -0.2, 0.2, 0.6].map(at => at * r)
      const going = (way: 1 | -1) =>
        places
          .map((dx, at) =>
            pulled(
              x + dx * 0.85,
              y - way * r * 0.46,
              way,
              r * (at % 3 === 0 ? 0.26 : 0.17),
              at % 2 === 0 ? FILLED : OPEN,
            ),
          )
          .join('')
      return (
        cell +
        spindle(
          x,
          y,
          r,
          places.map(at => at * 0.85),
        ) +
        going(1) +
        going(-1)
      )
    }
    case 'telophase':
    case 'cytokinesis': {
      const away = stage === 'telophase' ? 0.62 : 0.66
      const nuclei = [-1, 1].map(way =>
        nucleusAt(x, y + way * r * away, r * 0.42, SET(x, y + way * r * away, r * 0.28, 1)),
      )
      const body =
        stage === 'telophase'
          ? furrowed(x, y, r)
          : [-1, 1].map(way => ellipse(x, y + way * r * 0.68, r * 0.8, r * 0.64, 'l sheet')).join('')
      return body + nuclei.join('')
    }
  }
}

/** One stage of meiosis in a cell with two pairs of chromosomes; cells of the second division stand side by side. */
export function meiosis(x: number, y: number, radius: number, stage: MeiosisStage): Shape {
  const r = radius
  const cell = circle(x, y, r, 'l sheet')
  const apart = (draw: (way: 1 | -1, atX: number) => Shape) =>
    ([-1, 1] as const).map(way => draw(way, x + way * r * 0.62)).join('')
  const colours = (way: 1 | -1) => (way === 1 ? [FILLED, OPEN] : [OPEN, FILLED]) as [string, string]
  switch (stage) {
    case 'prophase I':
      return (
        cell +
        circle(x, y, r * 0.72, 'l thin dash') +
        bivalent(x - r * 0.2, y, r * 0.34, 8, r * 0.15) +
        bivalent(x + r * 0.4, y + r * 0.1, r * 0.2, -8, r * 0.1)
      )
    case 'metaphase I':
      return (
        cell +
        spindle(x, y, r, [-r * 0.35, r * 0.35]) +
        bivalent(x - r * 0.35, y, r * 0.24, 90, r * 0.14) +
        bivalent(x + r * 0.35, y, r * 0.15, -90, r * 0.12)
      )
    case 'anaphase I':
      return (
        cell +
        spindle(x, y, r, [-r * 0.3, r * 0.3]) +
        ([-1, 1] as const)
          .map(way => {
            const [one, other] = colours(way)
            return (
              chromosome(x - r * 0.3, y + way * r * 0.42, { reach: r * 0.24, cls: one, turn: 90 }) +
              chromosome(x + r * 0.3, y + way * r * 0.42, { reach: r * 0.15, cls: other, turn: 90 })
            )
          })
          .join('')
      )
    case 'telophase I':
      return (
        furrowed(x, y, r) +
        ([-1, 1] as const)
          .map(way => {
            const [one, other] = colours(way)
            return (
              chromosome(x - r * 0.2, y + way * r * 0.64, { reach: r * 0.22, cls: one }) +
              chromosome(x + r * 0.24, y + way * r * 0.64, { reach: r * 0.14, cls: other })
            )
          })
          .join('')
      )
    case 'metaphase II':
      return apart((way, atX) => {
        const [one, other] = colours(way)
        return (
          circle(atX, y, r * 0.58, 'l sheet') +
          spindle(atX, y, r * 0.58, [-r * 0.2, r * 0.2]) +
          chromosome(atX - r * 0.2, y, { reach: r * 0.2, cls: one, centromere: 0.5 }) +
          chromosome(atX + r * 0.2, y, { reach: r * 0.13, cls: other, centromere: 0.5 })
        )
      })
    case 'anaphase II':
      return apart((way, atX) => {
        const [one, other] = colours(way)
        const pair = (to: 1 | -1) =>
          pulled(atX - r * 0.18, y - to * r * 0.3, to, r * 0.2, one) +
          pulled(atX + r * 0.2, y - to * r * 0.3, to, r * 0.13, other)
        return (
          circle(atX, y, r * 0.58, 'l sheet') +
          spindle(atX, y, r * 0.58, [-r * 0.2, r * 0.2]) +
          pair(1) +
          pair(-1)
        )
      })
    case 'telophase II':
      return apart((way, atX) => {
        const [one, other] = colours(way)
        return ([-1, 1] as const)
          .map(
            up =>
              circle(atX, y + up * r * 0.46, r * 0.42, 'l sheet') +
              chromosome(atX - r * 0.12, y + up * r * 0.46, { reach: r * 0.2, cls: one, chromatids: 1 }) +
              chromosome(atX + r * 0.16, y + up * r * 0.46, { reach: r * 0.13, cls: other, chromatids: 1 }),
          )
          .join('')
      })
  }
}
