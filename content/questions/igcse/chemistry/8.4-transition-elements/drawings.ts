import {
  inPlace,
  type Place,
  tableOutline,
  tubesInARow,
} from '@/content/figures/igcse/chemistry/the-periodic-table-2'
import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { heap } from '@/lib/figures/laboratory/contents'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { dot, text } from '@/lib/figures/shapes'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

/** Letters in the outline of the Periodic Table. */
export const lettersInTable = (marks: readonly (readonly [letter: string, place: Place])[]): Figure =>
  figure(
    {
      name: `the-periodic-table-2/letters-${marks.map(([, place]) => place.join('')).join('-')}`,
      title: 'Outline of the Periodic Table',
      description: `Periods 1 to 6 of the Periodic Table in 18 columns. ${marks.map(([letter, [column, period]]) => `${letter} stands in column ${column} of Period ${period}.`).join(' ')}`,
      height: 150,
    },
    tableOutline(),
    ...marks.map(([letter, place]) => inPlace(place, letter)),
  )

export const solutionsFigure = (all: readonly (readonly [letter: string, colour: string])[]): Figure =>
  figure(
    {
      name: `the-periodic-table-2/solutions-${all.map(([, colour]) => colour.charAt(0)).join('')}`,
      title: 'Four aqueous salts',
      description: `Four test-tubes. ${all.map(([letter, colour]) => `${letter}: ${colour}.`).join(' ')}`,
      height: 130,
    },
    tubesInARow(all),
  )

export type Metal = { density: number; melts: number }

/** Melting point against density, a dot for each metal. */
export function scatterFigure(all: readonly (readonly [letter: string, of: Metal])[]): Figure {
  const g = graph({
    x: { label: 'density / g/cm^{3}', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
    y: { label: 'melting point / °C', max: 2000, ticks: [0, 500, 1000, 1500, 2000], grid: true },
    height: 180,
  })
  return figure(
    {
      name: `the-periodic-table-2/metals-${all.map(([, { melts }]) => melts).join('-')}`,
      title: 'Melting points and densities of four metals',
      description: `Four points. ${all.map(([letter, { density, melts }]) => `${letter}: density ${plain(density)} g/cm3, melting point ${plain(melts)} °C.`).join(' ')}`,
      height: 256,
    },
    g.axes,
    ...all.map(([letter, { density, melts }]) => {
      const [x, y] = g.at(density, melts)
      return dot(x, y, 'pd', 4) + text(x + 11, y - 6, letter, bold)
    }),
  )
}

export type Role = 'fast' | 'more' | 'less' | 'slow'

const CURVES: Readonly<Record<Role, { share: number; half: number; at: number; dx: number; dy: number }>> = {
  fast: { share: 1, half: 0.5, at: 0.9, dx: -9, dy: -4 },
  more: { share: 1.4, half: 1.3, at: 9.4, dx: 0, dy: -6 },
  less: { share: 0.55, half: 0.8, at: 9.4, dx: 0, dy: 15 },
  slow: { share: 1, half: 5.5, at: 5, dx: 6, dy: 14 },
}

const SAYS: Readonly<Record<Role, string>> = {
  fast: 'rises faster than the dashed curve and becomes level at the same volume',
  more: 'rises faster than the dashed curve and becomes level at a larger volume',
  less: 'rises fast and becomes level at a smaller volume',
  slow: 'rises more slowly than the dashed curve',
}

/** Volume of oxygen against time: without an oxide (dashed) and four other curves. */
export function oxygenFigure(volume: number, roles: readonly Role[]): Figure {
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: { label: 'volume of oxygen / cm^{3}', max: 80, ticks: [0, 20, 40, 60, 80], grid: true },
    height: 190,
  })
  const value = (share: number, half: number) => (t: number) => volume * share * (1 - 0.5 ** (t / half))
  return figure(
    {
      name: `the-periodic-table-2/oxygen-${volume}-${roles.map(role => role.charAt(0)).join('')}`,
      title: 'Volume of oxygen against time',
      description: `A dashed curve rises and becomes level at about ${volume} cm3. ${roles.map((role, at) => `Curve ${'ABCD'.charAt(at)} ${SAYS[role]}.`).join(' ')}`,
      height: 266,
    },
    g.axes,
    g.plot(value(1, 2), 0, 10, 'l dash'),
    ...roles.map((role, at) => {
      const { share, half, at: t, dx, dy } = CURVES[role]
      return (
        g.plot(value(share, half), 0, 10, 'p') +
        g.label(t, value(share, half)(t), 'ABCD'.charAt(at), { dx, dy, anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

/** Two solutions to which aqueous sodium hydroxide was added: a solid lies at the bottom. */
export const precipitatesFigure = (all: readonly (readonly [letter: string, colour: string])[]): Figure =>
  figure(
    {
      name: `the-periodic-table-2/precipitates-${all.map(([, colour]) => colour.charAt(0)).join('')}`,
      title: 'Two solutions after aqueous sodium hydroxide was added',
      description: `Two test-tubes, each with a solid at the bottom. ${all.map(([letter, colour]) => `${letter}: ${colour} precipitate.`).join(' ')}`,
      height: 146,
    },
    ...all.map(([letter, colour], at) => {
      const x = 100 + at * 160
      return (
        text(x, 16, letter, bold) +
        testTube({ x, y: 112, width: 36, height: 84, level: 0.62, fill: 'sheet' }) +
        heap(x, 108, 24, 20, colour === 'green' ? 'l gw' : 'l rw') +
        text(x, 130, `${colour} ppt.`, small)
      )
    }),
  )
