import {
  type AlkeneGroups,
  alkeneMonomer,
  type BlockPiece,
  blockFormula,
  polymerChain,
  repeatUnit,
} from '@/lib/figures/chemistry/polymers'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, rect, text } from '@/lib/figures/shapes'
import type { Alkene } from './alkenes'

const topic = 'organic-chemistry-8'
const slug = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const chainFigure = ({ typed, groups, said }: Alkene): Figure =>
  figure(
    {
      name: `${topic}/part-of-a-chain-${slug(typed)}`,
      title: 'Part of a polymer chain',
      description: `Six carbon atoms in a row joined by single bonds, with a bond leading on at each end. They form three like pairs with ${said}.`,
      height: 100,
    },
    polymerChain(180, 50, groups, 3),
  )

/** A monomer above, four repeat units with letters below. */
export function repeatUnits(
  monomer: AlkeneGroups,
  options: readonly (readonly [letter: string, groups: AlkeneGroups, said: string])[],
  said: string,
): Figure {
  return figure(
    {
      name: `${topic}/monomer-and-four-units`,
      title: 'A monomer and four repeat units',
      description: `Above, a monomer: two carbon atoms with a double bond, with ${said}. Below, four repeat units with single bonds between two carbon atoms. ${options.map(([letter, , each]) => `${letter}: ${each}.`).join(' ')}`,
      height: 368,
    },
    text(110, 55, 'monomer', { anchor: 'end', cls: 's' }),
    alkeneMonomer(180, 50, monomer),
    ...options.map(([letter, groups], at) => {
      const [x, y] = [at % 2 === 0 ? 94 : 270, 158 + Math.floor(at / 2) * 130]
      return centred(x - 72, y, letter, 'b') + repeatUnit(x, y, groups)
    }),
  )
}

const SPOKEN: Readonly<Record<string, string>> = {
  '-': 'a bond that leads on',
  CO: 'C with a double bond to O',
  NH: 'N with H',
  CHR: 'C with H and a group R',
}

const spoken = (pieces: readonly BlockPiece[]) =>
  pieces
    .map(
      piece =>
        SPOKEN[piece] ??
        (piece === '{}' ? 'a block' : piece.startsWith('{') ? `block ${piece.slice(1, -1)}` : piece),
    )
    .join(', ')

export function blocksFigure(name: string, title: string, pieces: readonly BlockPiece[], bond = 12): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `From left to right: ${spoken(pieces)}.`,
      height: 104,
    },
    blockFormula(180, 50, pieces, bond).shape,
  )
}

export function twoMonomers(one: readonly BlockPiece[], two: readonly BlockPiece[]): Figure {
  return figure(
    {
      name: `${topic}/two-monomers`,
      title: 'Two monomers',
      description: `The first from left to right: ${spoken(one)}. The second: ${spoken(two)}.`,
      height: 104,
    },
    blockFormula(90, 50, one).shape,
    blockFormula(272, 50, two).shape,
  )
}

export const WAYS = ['landfill', 'burned', 'recycled', 'other'] as const

/** How much of the plastic waste goes where, in per cent. */
export function wasteBars(shares: readonly number[]): Figure {
  const g = graph({
    x: { label: '', max: 4, ticks: [] },
    y: { label: 'percentage by mass', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 5 },
    height: 210,
  })
  const bars = shares.map((share, at) => {
    const [left, top] = g.at(at + 0.2, share)
    const [right, bottom] = g.at(at + 0.8, 0)
    return (
      rect(left, top, right - left, bottom - top, 'l w') +
      text((left + right) / 2, bottom + 15, WAYS[at] ?? '', { anchor: 'middle', cls: 's' })
    )
  })
  return figure(
    {
      name: `${topic}/where-waste-goes`,
      title: 'What happens to plastic waste',
      description: `A bar chart of percentages by mass. ${shares.map((share, at) => `${WAYS[at]}: ${share} %.`).join(' ')}`,
      height: 290,
    },
    g.axes,
    ...bars,
    text(200, 282, 'what happens to the waste', { anchor: 'middle' }),
  )
}

/** The mass of four samples in soil, in per cent, every two months. */
export function soilCurves(all: readonly (readonly [letter: string, masses: readonly number[]])[]): Figure {
  const g = graph({
    x: { label: 'time in soil / months', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
    y: { label: 'mass left / %', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true },
    height: 210,
  })
  return figure(
    {
      name: `${topic}/samples-in-soil`,
      title: 'Mass of four samples in soil',
      description: `Time from 0 to 12 months on the horizontal axis, the mass left in per cent on the vertical axis. All begin at 100 %. ${all.map(([letter, masses]) => `${letter}: ${masses.map((mass, at) => `${mass} % at ${at * 4} months`).join(', ')}.`).join(' ')}`,
      height: 290,
    },
    g.axes,
    ...all.map(
      ([letter, masses]) =>
        g.line(masses.map((mass, at): [number, number] => [at * 4, mass])) +
        g.label(11.4, (masses.at(-1) ?? 0) + 5, letter),
    ),
  )
}
