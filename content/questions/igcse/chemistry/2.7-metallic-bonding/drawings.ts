import { ionRows, slab } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds-3'
import { metallicLattice } from '@/lib/figures/chemistry/lattices'
import { component, wire } from '@/lib/figures/circuit'
import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, centred, circle, type Point, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const

/** A lattice in which one letter points to a large circle and the other to a small dot. */
export const latticeFigure = (ion: string, dot: string, charge: string): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/lattice-with-letters',
      title: 'Part of a giant lattice',
      description: `Three rows of six large circles${charge === '' ? '' : ` marked ${charge.replace('^{+}', ' plus').replace(/^\+$/, 'plus')}`}, with small dots between them everywhere. ${ion} points to a large circle, ${dot} to a small dot.`,
      height: 150,
    },
    metallicLattice(20, 8, 6, 3, charge),
    pointer(312, 34, 276, 30, ion),
    pointer(312, 98, 281, 93.6, dot),
  )

/** Ions alone; the electrons are to be counted or drawn. */
export const ionsFigure = (label: string, columns: number, rows: number): Figure =>
  figure(
    {
      name: `atoms-elements-and-compounds/ions-${columns}-by-${rows}`,
      title: 'Ions of a metal',
      description: `${rows} rows of ${columns} circles with nothing between them, each marked ${label.replace(/\^\{(\d?)\+\}/, ' $1 plus').replace('  ', ' ')}.`,
      height: rows * 44 + 12,
    },
    ionRows(180 - columns * 22, 6, columns, rows, label),
  )

export type Panel = 'metal' | 'salt' | 'turned' | 'molecules'

function panel(x: number, y: number, kind: Panel): Shape {
  const step = 30
  const at = (column: number, row: number): Point => [x + step * (column + 0.5), y + step * (row + 0.5)]
  const places = [0, 1, 2].flatMap(row => [0, 1, 2, 3].map(column => [column, row] as const))
  if (kind === 'molecules')
    return [0, 1, 2]
      .flatMap(row =>
        [0, 2].map(column => {
          const [px, py] = at(column, row)
          return circle(px + 5, py, 10, 'l sunk') + circle(px + 25, py, 10, 'l sunk')
        }),
      )
      .join('')
  const ions = places.map(([column, row]) => {
    const isFirst = kind !== 'salt' || (column + row) % 2 === 0
    const sign = kind === 'turned' ? '−' : isFirst ? '+' : '−'
    return (
      circle(...at(column, row), 10, sign === '+' ? 'r rw' : 'p w') + centred(...at(column, row), sign, 's')
    )
  })
  const small = (kind === 'salt' ? [] : places).map(([column, row]) => {
    const [px, py] = at(column, row)
    const [sx, sy] = [px + 15 + ((column + row) % 3) - 1, py + 15 + ((column * 2 + row) % 3) - 1]
    return kind === 'turned'
      ? text(sx, sy + 4, '+', { anchor: 'middle', cls: 's b' })
      : circle(sx, sy, 2.6, 'pd')
  })
  return ions.join('') + small.join('')
}

const PANEL: Readonly<Record<Panel, string>> = {
  metal: 'circles marked plus in rows, small dots between them',
  salt: 'circles marked plus and minus in turn, nothing between them',
  turned: 'circles marked minus in rows, small plus signs between them',
  molecules: 'circles without a mark, joined two by two',
}

/** Four diagrams, A to D. */
export const fourLattices = (kinds: readonly Panel[]): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/four-lattices',
      title: 'Four diagrams of structures',
      description: kinds.map((kind, at) => `${'ABCD'.charAt(at)}: ${PANEL[kind]}.`).join(' '),
      height: 232,
    },
    text(180, 226, 'small dots are electrons', { anchor: 'middle', cls: 's' }),
    ...kinds.map((kind, at) => {
      const [x, y] = [34 + (at % 2) * 172, 6 + Math.floor(at / 2) * 104]
      return text(x - 16, y + 50, 'ABCD'.charAt(at), bold) + panel(x, y, kind)
    }),
  )

/** A strip of metal in a circuit, its ends marked with letters. */
export const stripFigure = (positiveLeft: boolean, [left, right]: readonly [string, string]): Figure =>
  figure(
    {
      name: `atoms-elements-and-compounds/strip-${positiveLeft ? 'a' : 'b'}`,
      title: 'A strip of metal in a circuit',
      description: `A battery is connected to both ends of a strip of metal. End ${left} is joined to the ${positiveLeft ? 'positive' : 'negative'} terminal, end ${right} to the ${positiveLeft ? 'negative' : 'positive'} terminal.`,
      height: 150,
    },
    positiveLeft ? component('battery', 130, 34, 230, 34) : component('battery', 230, 34, 130, 34),
    text(112, 24, positiveLeft ? '+' : '−', bold),
    text(248, 24, positiveLeft ? '−' : '+', bold),
    wire([
      [130, 34],
      [60, 34],
      [60, 108],
      [84, 108],
    ]),
    wire([
      [230, 34],
      [300, 34],
      [300, 108],
      [276, 108],
    ]),
    rect(84, 94, 192, 28, 'l sunk'),
    text(98, 113, left, bold),
    text(262, 113, right, bold),
    text(180, 142, 'strip of metal', { anchor: 'middle', cls: 's' }),
  )

/** Two layers of a metal before and after a push. */
export const pushedFigure = (): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/pushed-layers',
      title: 'Two layers of a metal before and after a force acts',
      description:
        'Before: two layers of four circles marked plus, one above the other, with small dots between them. After: the upper layer stands one place further to the right; the dots still lie between the circles.',
      height: 112,
    },
    slab(6, 10, 'metal'),
    arrow(150, 44, 176, 44),
    slab(184, 10, 'metal', 34),
    text(74, 104, 'before', { anchor: 'middle', cls: 's' }),
    text(266, 104, 'after', { anchor: 'middle', cls: 's' }),
  )

/** Where the electrons of an ion stand, seen from its middle: in the gaps beside and below it. */
const GAPS: readonly Point[] = [
  [40, -14],
  [36, 37],
  [-6, 39.5],
]

/** Six ions, empty or complete with their charges and electrons. */
export function unfinishedLattice(charge: number, isDone: boolean): Figure {
  const label = `${charge === 1 ? '' : charge}+`
  const electrons = Array.from({ length: 6 * charge }, (_, at) => {
    const [cell, inCell] = [at % 6, Math.floor(at / 6)]
    const [dx, dy] = GAPS[inCell] ?? [0, 0]
    return circle(100 + (cell % 3) * 80 + dx, 50 + Math.floor(cell / 3) * 80 + dy, 3.2, 'pd')
  })
  return figure(
    {
      name: `atoms-elements-and-compounds/unfinished-lattice-${isDone ? charge : 0}`,
      title: 'Part of the lattice of a metal',
      description: isDone
        ? `Two rows of three circles, each marked ${label}. Between and beside them there are ${6 * charge} dots.`
        : 'Two rows of three equal circles, all empty, with space between and beside them.',
      height: 176,
    },
    ionRows(60, 10, 3, 2, isDone ? label : '', 80),
    isDone ? electrons.join('') : '',
  )
}
