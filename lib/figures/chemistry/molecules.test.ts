/** @jest-environment node */

import { execFileSync } from 'node:child_process'
import { valenceFault } from '@/lib/exams/marking/molecule'
import { compareMolecules } from '@/lib/exams/marking/molecule-compare'
import type { Point } from '@/lib/figures/shapes'
import { functionalGroups, type GroupName } from './functional-groups'
import { chainPlaces } from './molecule-layout'
import LIST from './molecule-list.json'
import PLACES from './molecule-places.json'
import { benzeneRings, MOLECULE_NAMES, moleculeGraph, placedMolecule, withHydrogens } from './molecule-source'
import { displayed, formula, skeletal, structural } from './molecules'

type Told = { code: string; own: string; hands: string }

/** What openchemlib says of each molecule: its code by SMILES and by our places, and R or S of its centres. */
function told(): Told[] {
  const script = `
    import { Molecule } from 'openchemlib'
    const plain = molecule => {
      const copy = molecule.getCompactCopy()
      copy.stripStereoInformation()
      return copy.getIDCode()
    }
    const tell = ({ smiles, atoms, bonds }) => {
      const built = new Molecule(atoms.length, bonds.length)
      for (const { element, charge, at } of atoms) {
        const atom = built.addAtom(Molecule.getAtomicNoFromLabel(element))
        built.setAtomCharge(atom, charge)
        built.setAtomX(atom, at[0])
        built.setAtomY(atom, at[1])
      }
      for (const { a, b, order, wedge } of bonds) {
        const bond = built.addBond(a, b)
        built.setBondOrder(bond, order)
        if (wedge) built.setBondType(bond, wedge === 'up' ? Molecule.cBondTypeUp : Molecule.cBondTypeDown)
      }
      built.ensureHelperArrays(Molecule.cHelperCIP)
      const hands = atoms.map((_, at) => ['', 'R', 'S'][built.getAtomCIPParity(at)] ?? '').join('')
      return { code: plain(Molecule.fromSmiles(smiles)), own: plain(built), hands }
    }
    let text = ''
    for await (const piece of process.stdin) text += piece
    console.log(JSON.stringify(JSON.parse(text).map(tell)))`
  const input = MOLECULE_NAMES.map((name, at) => ({
    smiles: Object.values(LIST)[at],
    ...placedMolecule(name),
  }))
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: JSON.stringify(input),
    maxBuffer: 1e7,
  })
  return JSON.parse(output.toString()) as Told[]
}

function nearest(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [at, one] of points.entries())
    for (const other of points.slice(at + 1))
      least = Math.min(least, Math.hypot(one[0] - other[0], one[1] - other[1]))
  return least
}

describe('the molecules that have places', () => {
  it('are those of the list', () => expect(Object.keys(PLACES)).toEqual(Object.keys(LIST)))

  it('are the molecules of their SMILES, with the hands of their names', () => {
    const answers = told()
    const wrong = MOLECULE_NAMES.filter((name, at) => {
      const { code, own, hands } = answers[at] ?? { code: 'none', own: '', hands: '' }
      const hand = /^\(([RS])\)/.exec(name)?.[1] ?? { L: 'S', D: 'R' }[/^([LD])-/.exec(name)?.[1] ?? '']
      return code !== own || (hand !== undefined && hand !== hands)
    })
    expect(wrong).toEqual([])
  })

  it('have bonds of one length and no atoms on one place', () => {
    const crooked = MOLECULE_NAMES.filter(name => {
      const { atoms, bonds } = placedMolecule(name)
      const points = atoms.map(({ at }): Point => at ?? [0, 0])
      const lengths = bonds.map(({ a, b }) => nearest([points[a] ?? [0, 0], points[b] ?? [0, 0]]))
      return nearest(points) < 0.5 || lengths.some(length => Math.abs(length - 1) > 0.1)
    })
    expect(crooked).toEqual([])
  })

  it('fit their valences', () =>
    expect(MOLECULE_NAMES.filter(name => valenceFault(placedMolecule(name)) !== null)).toEqual([]))

  it('are found by name, by SMILES and by formula', () => {
    const wanted = placedMolecule('butan-2-ol')
    expect(placedMolecule('CCC(O)C')).toEqual(wanted)
    expect(compareMolecules(placedMolecule('CH3CH2CH(OH)CH3'), wanted, false)).toBe('same')
    expect(() => placedMolecule('unobtainium')).toThrow(/molecule-list\.json/)
  })
})

const FORMULAS = [
  'CH4',
  'CH3CH3',
  'CH3CH2CH2CH2CH2CH3',
  '(CH3)2CHCH2CH3',
  '(CH3)4C',
  'CH3CH(CH3)CH(CH3)CH3',
  'CH2=CHCH3',
  'CH3CH=CHCH3',
  'CH3CH2CHO',
  'CH3COCH2CH3',
  'CH3CH(OH)COOH',
  'HOOCCH2CH2COOH',
  'CH3COOCH2CH3',
  'CH3CONHCH3',
  'H2NCH2COOH',
  'CH3CN',
  'CH3C(OH)(CH3)CN',
  'CHCl3',
]

describe('a displayed formula', () => {
  it.each(FORMULAS)('%s keeps its atoms apart', written => {
    const molecule = withHydrogens(moleculeGraph(written))
    expect(nearest(chainPlaces(molecule))).toBeGreaterThan(0.55)
    const { atom, shape } = displayed(180, 100, written)
    expect(shape).not.toMatch(/NaN|undefined/)
    expect(molecule.atoms.flatMap((_, at) => atom(at)).every(Number.isFinite)).toBe(true)
  })

  it('draws every hydrogen and every bond', () => {
    const { shape } = displayed(180, 100, 'CH3CH2OH')
    expect(shape.match(/>H</g)).toHaveLength(6)
    expect(shape.match(/<path/g)).toHaveLength(8)
  })

  it('turns acid groups at 60° and keeps a chain level', () => {
    const { atom } = displayed(180, 100, 'CH3COOH')
    expect(atom(0)[1]).toBeCloseTo(atom(1)[1])
    const [carbon, oxygen] = [atom(1), atom(2)]
    const degrees = (Math.atan2(Math.abs(oxygen[1] - carbon[1]), oxygen[0] - carbon[0]) * 180) / Math.PI
    expect(degrees).toBeCloseTo(60)
  })
})

describe('a skeletal formula', () => {
  it('has letters only for atoms other than carbon', () => {
    const { shape } = skeletal(100, 60, 'CH3CH2CH(OH)CH3')
    expect([...shape.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(each => each[1])).toEqual(['OH'])
    expect(shape.match(/<path/g)).toHaveLength(4)
  })

  it('has a circle in benzene, or three double bonds', () => {
    expect(benzeneRings(placedMolecule('benzene'))).toHaveLength(1)
    expect(benzeneRings(placedMolecule('cyclohexene'))).toHaveLength(0)
    expect(skeletal(0, 0, 'phenol').shape).toContain('<circle')
    expect(skeletal(0, 0, 'benzene', { kekule: true }).shape.match(/<path/g)).toHaveLength(9)
  })

  it('is reflected by a mirror', () => {
    const [own, other] = [skeletal(0, 0, 'L-alanine'), skeletal(0, 0, 'L-alanine', { mirrored: true })]
    for (const at of [0, 1, 2, 3]) {
      expect(other.atom(at)[0]).toBeCloseTo(-own.atom(at)[0])
      expect(other.atom(at)[1]).toBeCloseTo(own.atom(at)[1])
    }
  })
})

it('writes groups of a structural formula towards their bonds', () => {
  const { shape } = structural(180, 60, 'CH3CH(OH)CH3')
  expect(shape.replace(/<[^>]*>/g, ' ')).toMatch(/H\s+3\s+C[\s\S]*CH[\s\S]*OH[\s\S]*CH\s+3/)
})

const GROUPS: readonly (readonly [string, GroupName, number])[] = [
  ['CH3CH2OH', 'alcohol', 1],
  ['CH3COOH', 'alcohol', 0],
  ['CH3COOH', 'carboxylic acid', 1],
  ['HOOCCH2CH2COOH', 'carboxylic acid', 2],
  ['CH3COOCH3', 'ester', 1],
  ['CH3COOCH3', 'carboxylic acid', 0],
  ['CH3CHO', 'aldehyde', 1],
  ['CH3CHO', 'ketone', 0],
  ['CH3COCH3', 'ketone', 1],
  ['CH3CONH2', 'amide', 1],
  ['CH3CONH2', 'amine', 0],
  ['CH3CH2NH2', 'amine', 1],
  ['CH3CN', 'nitrile', 1],
  ['CH2=CHCl', 'halogen', 1],
  ['CH2=CHCl', 'alkene', 1],
  ['CH3COCl', 'acyl chloride', 1],
  ['CH3COCl', 'halogen', 0],
]

it.each(GROUPS)('%s: %s × %i', (written, name, count) => {
  expect(functionalGroups(moleculeGraph(written), [name])).toHaveLength(count)
  expect(functionalGroups(withHydrogens(moleculeGraph(written)), [name])).toHaveLength(count)
})

it.each([
  ['H2SO4', 'H_{2}SO_{4}'],
  ['SO4^2-', 'SO_{4}^{2−}'],
  ['2Al(OH)3', '2Al(OH)_{3}'],
  ['Na^+', 'Na^{+}'],
])('sets %s', (plain, marked) => expect(formula(plain)).toBe(marked))
