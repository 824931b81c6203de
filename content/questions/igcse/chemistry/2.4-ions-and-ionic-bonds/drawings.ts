import { ionsIn } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { ion } from '@/lib/figures/chemistry/bonding'
import { ionicLattice } from '@/lib/figures/chemistry/lattices'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const

export type DrawnAtom = { name: string; shells: readonly number[] }

/** Two atoms before they react, dots for one and crosses for the other. */
export function atomPair(one: DrawnAtom, other: DrawnAtom): Figure {
  const reach = 20 + 14 * (Math.max(one.shells.length, other.shells.length) - 1) + 8
  return figure(
    {
      name: `atoms-elements-and-compounds/pair-${one.shells.join('-')}-and-${other.shells.join('-')}`,
      title: 'Electrons of two atoms',
      description: [one, other]
        .map(({ name, shells }) => `${name}: ${shells.join(', ')} electrons from the inner shell outwards.`)
        .join(' '),
      height: 2 * reach + 26,
    },
    ...[one, other].map(({ name, shells }, at) => {
      const x = 96 + at * 168
      return (
        electronShells(x, reach, shells, {
          firstRadius: 20,
          gap: 14,
          kind: at === 0 ? 'cross' : 'dot',
          nucleus: name.length < 3 ? name : '',
        }) + text(x, 2 * reach + 16, name.length < 3 ? `atom of ${name}` : name, bold)
      )
    }),
  )
}

export type DrawnIon = { symbol: string; outer: number; charge: string; gained: number; isMetal: boolean }

function ionAt(x: number, y: number, { symbol, outer, charge, gained, isMetal }: DrawnIon) {
  return ion(x, y, { symbol, shells: [outer], charge, gained, mark: isMetal ? 'cross' : 'dot' }, 18)
}

const told = ({ symbol, outer, charge, gained, isMetal }: DrawnIon) =>
  `${symbol} with ${outer - gained} ${isMetal ? 'crosses' : 'dots'}${gained ? ' and one cross' : ''} and the charge ${charge}`

/** Four dot-and-cross diagrams A to D, outer shells only. */
export function fourDiagrams(all: readonly (readonly [DrawnIon, DrawnIon])[]): Figure {
  return figure(
    {
      name: `atoms-elements-and-compounds/diagrams-${all[0]?.map(({ symbol }) => symbol.toLowerCase()).join('-')}`,
      title: 'Four dot-and-cross diagrams',
      description: `Outer shells only, each ion in square brackets. ${all.map((pair, at) => `${'ABCD'.charAt(at)}: ${pair.map(told).join('; ')}.`).join(' ')}`,
      height: 190,
    },
    ...all.map(([one, other], at) => {
      const [x, y] = [2 + (at % 2) * 180, 46 + Math.floor(at / 2) * 92]
      return text(x + 8, y + 5, 'ABCD'.charAt(at), bold) + ionAt(x + 50, y, one) + ionAt(x + 134, y, other)
    }),
  )
}

export const latticeFigure = (positive: string, negative: string): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/cube-of-27',
      title: 'Part of the structure of a solid',
      description: `A cube of 27 spheres, three along each edge, joined by thin lines. Small spheres marked ${positive} and large ones marked ${negative} stand in turn along every line.`,
      height: 206,
    },
    ionicLattice(110, 184, { size: 56, positive, negative }),
  )

/** The ions of a substance in two states, side by side, under letters. */
export const statesFigure = (letters: readonly [string, string], swapped: boolean): Figure =>
  figure(
    {
      name: `atoms-elements-and-compounds/ions-in-two-boxes-${swapped ? 'b' : 'a'}`,
      title: 'Ions of one compound in two states',
      description: `Box ${letters[swapped ? 1 : 0]}: positive and negative ions in regular rows, in turn. Box ${letters[swapped ? 0 : 1]}: the same kinds of ion out of order, with arrows that point in different directions.`,
      height: 156,
    },
    ionsIn(16, 6, swapped ? 'molten' : 'solid'),
    ionsIn(194, 6, swapped ? 'solid' : 'molten'),
    text(91, 148, letters[0], bold),
    text(269, 148, letters[1], bold),
  )

/** The current through a salt that is slowly heated: none until it melts. */
export function currentFigure(melts: number): Figure {
  const g = graph({
    x: {
      label: 'temperature / °C',
      min: 400,
      max: 900,
      ticks: [400, 500, 600, 700, 800, 900],
      grid: true,
      parts: 5,
    },
    y: { label: 'current / A', max: 2.5, ticks: [0, 0.5, 1, 1.5, 2, 2.5], grid: true },
    height: 160,
  })
  return figure(
    {
      name: `atoms-elements-and-compounds/current-and-temperature-${melts}`,
      title: 'Current through a salt against its temperature',
      description: `Current in amperes against temperature in degrees Celsius. The line lies at zero up to ${melts} °C, rises steeply to 1.5 A, and then slowly to 2.2 A at 900 °C.`,
      height: 240,
    },
    g.axes,
    g.line([
      [400, 0.015],
      [melts, 0.015],
      [melts + 6, 1.5],
      [900, 2.2],
    ]),
  )
}
