import {
  groupGraph,
  MELTING_POINTS,
  MELTS,
  type Piece,
  pieceOnWater,
} from '@/content/figures/igcse/chemistry/the-periodic-table'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { lumps } from '@/lib/figures/laboratory/contents'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { pointer, rect, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** A piece of a metal on water in a trough, both with their names. */
export const troughFigure = (metal: string, liquid: string): Figure =>
  figure(
    {
      name: `the-periodic-table/${metal}-in-a-trough`,
      title: 'A piece of a metal is added to water',
      description: `A trough is half full of ${liquid}. A small piece of ${metal} floats on it, with bubbles around it.`,
      height: 130,
    },
    pieceOnWater(110, 118, metal === 'lithium' ? 'lump' : 'ball', 180),
    pointer(238, 46, 122, 78, metal),
    pointer(238, 88, 188, 100, liquid.replace(' with ', ' with\n').replace('universal ', 'universal\n')),
  )

/** Lumps of a metal in a closed jar, covered by a liquid. Lithium is lighter than any oil: the lid of a full jar holds it under. */
export function jarFigure(metal: string): Figure {
  const floats = metal === 'lithium'
  return figure(
    {
      name: `the-periodic-table/jar-of-${metal}`,
      title: 'How a metal is stored',
      description: `A jar with a lid is ${floats ? 'full of' : 'filled with'} liquid L. Lumps of ${metal} ${floats ? 'are held under the liquid by the lid' : 'lie at the bottom'}, wholly covered by the liquid.`,
      height: 130,
    },
    beaker({ x: 130, y: 120, width: 96, height: 92, level: floats ? 1 : 0.72 }),
    rect(78, 20, 104, 8, 'l sunk'),
    lumps(130, floats ? 48 : 118, 3, 20),
    pointer(240, floats ? 90 : 62, 160, floats ? 90 : 74, 'liquid L'),
    pointer(240, floats ? 42 : 106, 154, floats ? 40 : 106, metal),
  )
}

export const PIECES: Readonly<Record<string, readonly [piece: Piece, seen: string]>> = {
  lithium: ['lump', 'keeps its shape,\nno flame'],
  sodium: ['ball', 'melts to a ball,\nno flame'],
  potassium: ['burning', 'melts to a ball,\nlilac flame'],
}

/** Three metals on water, marked P, Q and R, with what is seen. */
export const threeTroughs = (metals: readonly string[]): Figure =>
  figure(
    {
      name: `the-periodic-table/troughs-${metals.map(metal => Object.keys(PIECES).indexOf(metal)).join('')}`,
      title: 'Pieces of three metals on cold water',
      description: metals
        .map(
          (metal, at) =>
            `${'PQR'.charAt(at)}: the piece floats, fizzes and ${PIECES[metal]?.[1].replace('\n', ' ') ?? ''}.`,
        )
        .join(' '),
      height: 150,
    },
    ...metals.map((metal, at) => {
      const x = 62 + at * 118
      const [piece, seen] = PIECES[metal] ?? ['lump', '']
      return pieceOnWater(x, 92, piece) + text(x, 112, 'PQR'.charAt(at), bold) + text(x, 129, seen, small)
    }),
  )

/** Melting points of the group against the period, with one left out if wished. */
export function meltingFigure(without?: string): Figure {
  const { shape, description, height } = groupGraph(
    MELTS,
    MELTING_POINTS.map(([name, period, value]) => [period, name === without ? null : value] as const),
  )
  return figure(
    {
      name: `the-periodic-table/melting-${without ?? 'all'}`,
      title: 'Melting points in Group I',
      description: `Crosses show the melting point in °C against the period. ${description}`,
      height,
    },
    shape,
  )
}

/** Bars of the melting points of four metals, which only have letters. */
export const meltingBars = (values: readonly number[]): Figure =>
  chartFigure(
    {
      name: `the-periodic-table/bars-${values.join('-')}`,
      title: 'Melting points of four metals of Group I',
    },
    barChart({
      categories: ['P', 'Q', 'R', 'S'].slice(0, values.length),
      values,
      yLabel: 'melting point / °C',
      yEvery: 50,
      yMax: 200,
    }),
  )

/** The volume after some time, where the reaction ends at `end`. */
export const reached = (final: number, end: number, time: number) =>
  final * (1 - (1 - Math.min(time, end) / end) ** 2)

/** The volume of hydrogen while a piece of lithium reacts with water. */
export function lithiumFigure(final: number, end: number): Figure {
  const g = graph({
    x: { label: 'time / s', max: 160, ticks: [0, 40, 80, 120, 160], grid: true, parts: 4 },
    y: {
      label: 'volume of hydrogen / cm^{3}',
      max: 160,
      ticks: [0, 20, 40, 60, 80, 100, 120, 140, 160],
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  return figure(
    {
      name: `the-periodic-table/hydrogen-${final}-${end}`,
      title: 'Volume of hydrogen against time',
      description: `The curve starts at the origin, rises steeply at first and levels off at ${final} cm³ at about ${end} s.`,
      height: 268,
    },
    g.axes,
    g.plot(time => reached(final, end, time), 0, 160),
  )
}
