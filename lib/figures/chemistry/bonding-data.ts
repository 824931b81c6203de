import { polar } from '@/lib/figures/shapes'
import type { Electron } from './shells'

export type CovalentAtom = {
  symbol: string
  /** in units of the radius of a shell from the middle of the drawing; neighbours 1.5 apart */
  at: readonly [x: number, y: number]
  /** electrons of the outer shell that are its own */
  outer: number
  /** dot for the middle atom, cross for the others when absent */
  mark?: Electron
  /** radius of its shell as part of the others' */
  scale?: number
}

/** Pairs that two atoms share; in a dative bond both electrons come from the first. */
export type SharedPairs = { between: readonly [number, number]; pairs: number; isDative?: boolean }

export type CovalentMolecule = {
  atoms: readonly CovalentAtom[]
  shared: readonly SharedPairs[]
  charge?: string
}

const H = 0.72
const APART = 1.34
const WITH_H = 1.36

const hydrogen = (x: number, y: number): CovalentAtom => ({ symbol: 'H', at: [x, y], outer: 1, scale: H })
const bonds = (...ends: number[]): SharedPairs[] => ends.map(end => ({ between: [0, end], pairs: 1 }))

const around = (degrees: number, away: number): readonly [number, number] =>
  polar(0, 0, away, degrees) as [number, number]

/** Molecules that syllabuses name, as shells and shared pairs. */
export const MOLECULES = {
  H2: { atoms: [{ ...hydrogen(0, 0), mark: 'dot' }, hydrogen(1, 0)], shared: bonds(1) },
  Cl2: twoAtoms('Cl', 7, 1),
  O2: twoAtoms('O', 6, 2),
  N2: twoAtoms('N', 5, 3),
  HCl: { atoms: [{ symbol: 'Cl', at: [0, 0], outer: 7 }, hydrogen(-WITH_H, 0)], shared: bonds(1) },
  H2O: centre('O', 6, [210, 330]),
  NH3: centre('N', 5, [180, 270, 0]),
  CH4: centre('C', 4, [90, 0, 270, 180]),
  CO2: {
    atoms: [
      { symbol: 'C', at: [0, 0], outer: 4 },
      { symbol: 'O', at: [-APART, 0], outer: 6 },
      { symbol: 'O', at: [APART, 0], outer: 6 },
    ],
    shared: [
      { between: [0, 1], pairs: 2 },
      { between: [0, 2], pairs: 2 },
    ],
  },
  CCl4: {
    atoms: [
      { symbol: 'C', at: [0, 0], outer: 4 },
      ...[90, 0, 270, 180].map(angle => ({ symbol: 'Cl', at: around(angle, APART), outer: 7 })),
    ],
    shared: bonds(1, 2, 3, 4),
  },
  CH3OH: {
    atoms: [
      { symbol: 'C', at: [-0.7, 0], outer: 4 },
      { symbol: 'O', at: [0.7, 0], outer: 6, mark: 'cross' },
      hydrogen(-0.7 - WITH_H, 0),
      hydrogen(-0.7, -WITH_H),
      hydrogen(-0.7, WITH_H),
      { ...hydrogen(0.7 + WITH_H, 0), mark: 'dot' },
    ],
    shared: [{ between: [0, 1], pairs: 1 }, ...bonds(2, 3, 4), { between: [1, 5], pairs: 1 }],
  },
  C2H4: {
    atoms: [
      { symbol: 'C', at: [-0.68, 0], outer: 4 },
      { symbol: 'C', at: [0.68, 0], outer: 4, mark: 'cross' },
      ...[125, 235].map((angle): CovalentAtom => hydrogen(...shifted(-0.68, around(angle, WITH_H)))),
      ...[55, 305].map(
        (angle): CovalentAtom => ({ ...hydrogen(...shifted(0.68, around(angle, WITH_H))), mark: 'dot' }),
      ),
    ],
    shared: [
      { between: [0, 1], pairs: 2 },
      ...bonds(2, 3),
      { between: [1, 4], pairs: 1 },
      { between: [1, 5], pairs: 1 },
    ],
  },
  NH4: {
    // The hydrogen ion at the top brings no electron.
    atoms: centre('N', 5, [90, 0, 270, 180]).atoms.map((atom, at) =>
      at === 1 ? { ...atom, outer: 0 } : atom,
    ),
    shared: [...bonds(2, 3, 4), { between: [0, 1], pairs: 1, isDative: true }],
    charge: '+',
  },
} satisfies Record<string, CovalentMolecule>

function shifted(x: number, [dx, dy]: readonly [number, number]): [number, number] {
  return [x + dx, dy]
}

function twoAtoms(symbol: string, outer: number, pairs: number): CovalentMolecule {
  return {
    atoms: [
      { symbol, at: [-APART / 2, 0], outer },
      { symbol, at: [APART / 2, 0], outer },
    ],
    shared: [{ between: [0, 1], pairs }],
  }
}

function centre(symbol: string, outer: number, angles: readonly number[]): CovalentMolecule {
  return {
    atoms: [{ symbol, at: [0, 0], outer }, ...angles.map(angle => hydrogen(...around(angle, WITH_H)))],
    shared: bonds(...angles.map((_, at) => at + 1)),
  }
}

export type IonFacts = {
  symbol: string
  /** electrons of each shell that is drawn; an empty outer shell is left out */
  shells: readonly number[]
  charge: string
  /** electrons of the outer shell that came from the other atom */
  gained?: number
  /** how its own electrons are marked */
  mark?: Electron
  /** written before the bracket: 2 ions of chlorine for one of magnesium */
  count?: number
}

/** Ionic compounds that syllabuses name, ion by ion; outer shells of the metals are empty and left out. */
export const IONS = {
  sodium: { symbol: 'Na', shells: [2, 8], charge: '+', mark: 'cross' },
  lithium: { symbol: 'Li', shells: [2], charge: '+', mark: 'cross' },
  potassium: { symbol: 'K', shells: [2, 8, 8], charge: '+', mark: 'cross' },
  magnesium: { symbol: 'Mg', shells: [2, 8], charge: '2+', mark: 'cross' },
  calcium: { symbol: 'Ca', shells: [2, 8, 8], charge: '2+', mark: 'cross' },
  aluminium: { symbol: 'Al', shells: [2, 8], charge: '3+', mark: 'cross' },
  fluoride: { symbol: 'F', shells: [2, 8], charge: '-', gained: 1 },
  chloride: { symbol: 'Cl', shells: [2, 8, 8], charge: '-', gained: 1 },
  oxide: { symbol: 'O', shells: [2, 8], charge: '2-', gained: 2 },
  sulfide: { symbol: 'S', shells: [2, 8, 8], charge: '2-', gained: 2 },
  nitride: { symbol: 'N', shells: [2, 8], charge: '3-', gained: 3 },
} satisfies Record<string, IonFacts>
