import { describeDotAndCross, dotAndCross, ion, outerShell, unshared } from './bonding'
import { type CovalentMolecule, IONS, type IonFacts, MOLECULES } from './bonding-data'
import { LAYOUTS } from './molecule-shape-layouts'
import { electronAngles, electronShells, energyLevels, filled, shellsOf } from './shells'

const COVALENT: readonly (readonly [string, CovalentMolecule])[] = Object.entries(MOLECULES)

describe.each(COVALENT)('%s', (_, molecule) => {
  it('has full outer shells', () => {
    const shells = molecule.atoms.map((_atom, at) => outerShell(molecule, at))
    expect(shells).toEqual(molecule.atoms.map(({ symbol }) => (symbol === 'H' ? 2 : 8)))
  })

  it('draws every outer electron once', () => {
    expect(molecule.atoms.every((_atom, at) => unshared(molecule, at) >= 0)).toBe(true)
    const drawn = dotAndCross(180, 80, molecule, { showShells: false })
    const dots = drawn.match(/<circle/g)?.length ?? 0
    const crosses = (drawn.match(/<path class="p"/g)?.length ?? 0) / 2
    expect(dots + crosses).toBe(molecule.atoms.reduce((sum, { outer }) => sum + outer, 0))
    expect(drawn).not.toMatch(/NaN/)
  })
})

const PROTONS: Readonly<Record<string, number>> = {
  Li: 3,
  N: 7,
  O: 8,
  F: 9,
  Na: 11,
  Mg: 12,
  Al: 13,
  S: 16,
  Cl: 17,
  K: 19,
  Ca: 20,
}

it.each(Object.entries<IonFacts>(IONS))('%s has the charge of its electrons', (_, facts) => {
  const electrons = facts.shells.reduce((sum, count) => sum + count, 0)
  const excess = (PROTONS[facts.symbol] ?? 0) - electrons
  const size = Math.abs(excess) === 1 ? '' : Math.abs(excess)
  expect(facts.charge).toBe(`${size}${excess > 0 ? '+' : '-'}`)
  expect(facts.gained ?? 0).toBe(Math.max(0, -excess))
})

it('marks the electrons that an ion has gained otherwise', () => {
  const drawn = ion(100, 100, IONS.oxide)
  expect(drawn.match(/<path class="p"/g)).toHaveLength(4)
  expect(drawn.match(/class="pd"/g)).toHaveLength(8)
})

it.each([
  [1, [1]],
  [2, [2]],
  [6, [2, 4]],
  [11, [2, 8, 1]],
  [18, [2, 8, 8]],
  [20, [2, 8, 8, 2]],
  [0, []],
  [-3, []],
])('puts %i electrons in shells', (electrons, shells) => expect(shellsOf(electrons)).toEqual(shells))

it.each([0, 1, 2, 5, 8, 18])('gives each of %i electrons a place of its own', count => {
  const angles = electronAngles(count, 30)
  expect(angles).toHaveLength(count)
  expect(new Set(angles.map(angle => angle.toFixed(1))).size).toBe(count)
})

it.each([
  [3, 3, ['u', 'u', 'u']],
  [4, 3, ['ud', 'u', 'u']],
  [6, 5, ['ud', 'u', 'u', 'u', 'u']],
  [10, 5, ['ud', 'ud', 'ud', 'ud', 'ud']],
  [0, 1, ['']],
])('fills %i electrons into %i orbitals by Hund', (electrons, orbitals, boxes) =>
  expect(filled(electrons, orbitals)).toEqual(boxes),
)

it('draws nothing that is no number', () => {
  expect(electronShells(0, 0, [])).not.toMatch(/NaN/)
  expect(energyLevels(0, 0, 200, {})).toBe('')
  expect(energyLevels(0, 0, 200, { '1s': 1 })).not.toMatch(/NaN/)
})

it.each([
  ['linear', 2],
  ['trigonal planar', 3],
  ['tetrahedral', 4],
  ['pyramidal', 3],
  ['bent', 2],
  ['trigonal bipyramidal', 5],
  ['octahedral', 6],
  ['square planar', 4],
  ['T-shaped', 3],
  ['see-saw', 4],
] as const)('%s has %i bonds', (shape, bonds) => expect(LAYOUTS[shape].ligands).toHaveLength(bonds))

it('tells pairs that are shared and electrons that are not', () => {
  expect(describeDotAndCross(MOLECULES.CO2)).toBe(
    'Overlapping outer shells: C and O share two pairs of electrons; C and O share two pairs of electrons; O has 4 more; O has 4 more.',
  )
  expect(describeDotAndCross(MOLECULES.NH4)).toMatch(/both of one kind.*charge \+/)
})
