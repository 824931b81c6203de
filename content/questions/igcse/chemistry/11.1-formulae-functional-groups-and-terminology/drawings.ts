import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Shape, text } from '@/lib/figures/shapes'
import { capital } from '../shared'
import type { Boiling, Compound } from './compounds'

/** What is drawn of a compound, and how it is told. */
type Drawn = Pick<Compound, 'typed' | 'seen'>

const slug = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** One displayed formula, without a name. */
export const oneMolecule = ({ typed, seen }: Drawn): Figure =>
  figure(
    {
      name: `organic-chemistry/shown-${slug(typed)}`,
      title: 'A displayed formula',
      description: `A displayed formula: ${seen}.`,
      height: 116,
    },
    displayed(180, 56, typed, { bond: 28 }).shape,
  )

/** Displayed formulae in two columns, each with its letter below. */
export function lettered(all: readonly (readonly [letter: string, of: Drawn])[]): Figure {
  const ROW = 144
  const drawn = all.map(([letter, { typed }], at): Shape => {
    const [x, y] = [at % 2 === 0 ? 95 : 268, 54 + Math.floor(at / 2) * ROW]
    return (
      displayed(x, y, typed, { bond: 27 }).shape + text(x, y + 70, letter, { anchor: 'middle', cls: 'b' })
    )
  })
  return figure(
    {
      name: `organic-chemistry/lettered-${all.map(([, { typed }]) => slug(typed)).join('-and-')}`,
      title: 'Displayed formulae with letters',
      description: all.map(([letter, { seen }]) => `${letter}: ${seen}.`).join(' '),
      height: 134 + (Math.ceil(all.length / 2) - 1) * ROW,
    },
    ...drawn,
  )
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Boiling points against carbon atoms, one of them left out. */
export function boilingGraph({ series, from, points, axis }: Boiling, hidden: number): Figure {
  const last = from + points.length - 1
  const g = graph({
    x: {
      label: 'number of carbon atoms',
      min: from - 1,
      max: last + 1,
      ticks: steps(from - 1, last + 1, 1),
      grid: true,
    },
    y: {
      label: 'boiling point / °C',
      min: axis.min,
      max: axis.max,
      ticks: steps(axis.min, axis.max, 20),
      grid: true,
      parts: 4,
    },
    height: 220,
  })
  const shown = points
    .map((value, at): [number, number] => [from + at, value])
    .filter((_, at) => at !== hidden)
  return figure(
    {
      name: `organic-chemistry/boiling-points-${series}-${hidden}`,
      title: `Boiling points of ${series}s`,
      description: `${capital(series)}s: the number of carbon atoms on the horizontal axis, the boiling point on the vertical axis. ${shown.map(([x, y]) => `${x} carbon atom${x === 1 ? '' : 's'}: ${y} °C.`).join(' ')} No point is plotted for ${from + hidden} carbon atoms.`,
      height: 300,
    },
    g.axes,
    g.points(shown, 'p thick'),
  )
}
