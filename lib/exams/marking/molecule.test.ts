import { execFileSync } from 'node:child_process'
import { fc, runs, typedText } from '@/lib/testing/properties'
import { createRandom } from '../random'
import { readCondensed } from './condensed-formula'
import { isDisplayed, type Molecule, valenceFault } from './molecule'
import { compareMolecules } from './molecule-compare'
import { molecularFormula } from './molecule-skeleton'

/** Typed formulas with the same molecule as SMILES, which a library of chemistry reads. */
const KNOWN: readonly [typed: string, smiles: string][] = [
  ['CH4', 'C'],
  ['CH3CH3', 'CC'],
  ['CH3-CH3', 'CC'],
  ['H3C-CH3', 'CC'],
  ['CH2=CH2', 'C=C'],
  ['H2C=CH2', 'C=C'],
  ['CH2CH2', 'C=C'],
  ['CH≡CH', 'C#C'],
  ['CH3CH=CHCH3', 'CC=CC'],
  ['CH3CH2CH=CH2', 'CCC=C'],
  ['CH3CH2CH2CH3', 'CCCC'],
  ['CH₃CH₂CH₂CH₃', 'CCCC'],
  ['CH3 CH2 CH2 CH3', 'CCCC'],
  ['CH3(CH2)2CH3', 'CCCC'],
  ['CH3(CH2)4CH3', 'CCCCCC'],
  ['CH3CH(CH3)CH3', 'CC(C)C'],
  ['(CH3)2CHCH3', 'CC(C)C'],
  ['(CH3)3CH', 'CC(C)C'],
  ['CH(CH3)3', 'CC(C)C'],
  ['C(CH3)4', 'CC(C)(C)C'],
  ['CH3C(CH3)2CH2CH3', 'CC(C)(C)CC'],
  ['CH3CH2CH(CH3)CH2CH3', 'CCC(C)CC'],
  ['CH3CH(CH2CH3)CH2CH3', 'CCC(C)CC'],
  ['(CH3)2C=CH2', 'CC(C)=C'],
  ['CH2=C(CH3)CH3', 'CC(C)=C'],
  ['CH3CH2OH', 'CCO'],
  ['C2H5OH', 'CCO'],
  ['HOCH2CH3', 'CCO'],
  ['CH3OH', 'CO'],
  ['CH3CH2CH2OH', 'CCCO'],
  ['CH3CH(OH)CH3', 'CC(O)C'],
  ['CH3CHOHCH3', 'CC(O)C'],
  ['(CH3)2CHOH', 'CC(O)C'],
  ['(CH3)3COH', 'CC(C)(C)O'],
  ['CH3C(OH)(CH3)CH3', 'CC(C)(C)O'],
  ['HOCH2CH2OH', 'OCCO'],
  ['CH2OHCH2OH', 'OCCO'],
  ['CH3OCH3', 'COC'],
  ['CH3CH2OCH2CH3', 'CCOCC'],
  ['CH3CHO', 'CC=O'],
  ['HCHO', 'C=O'],
  ['CH3CH2CHO', 'CCC=O'],
  ['CH3COCH3', 'CC(C)=O'],
  ['CH3C(=O)CH3', 'CC(C)=O'],
  ['CH3CH2COCH3', 'CCC(C)=O'],
  ['CH3COOH', 'CC(=O)O'],
  ['CH3CO2H', 'CC(=O)O'],
  ['HCOOH', 'C(=O)O'],
  ['CH3CH2CH2COOH', 'CCCC(=O)O'],
  ['HOOCCOOH', 'OC(=O)C(=O)O'],
  ['CH3COOCH3', 'CC(=O)OC'],
  ['CH3COOCH2CH3', 'CC(=O)OCC'],
  ['CH3COOC2H5', 'CC(=O)OCC'],
  ['HCOOCH3', 'COC=O'],
  ['CH3OCOCH3', 'COC(C)=O'],
  ['CH3CH2COOCH3', 'CCC(=O)OC'],
  ['CH3Cl', 'CCl'],
  ['CHCl3', 'ClC(Cl)Cl'],
  ['CCl4', 'ClC(Cl)(Cl)Cl'],
  ['CH2Cl2', 'ClCCl'],
  ['CH2BrCH2Br', 'BrCCBr'],
  ['CH3CHBrCH3', 'CC(Br)C'],
  ['CH3CH2Br', 'CCBr'],
  ['BrCH2CH3', 'CCBr'],
  ['CH3CHClCH2Cl', 'CC(Cl)CCl'],
  ['CF2=CF2', 'FC(F)=C(F)F'],
  ['CH2=CHCl', 'C=CCl'],
  ['CH3NH2', 'CN'],
  ['CH3CH2NH2', 'CCN'],
  ['NH2CH2COOH', 'NCC(=O)O'],
  ['H2NCH2COOH', 'NCC(=O)O'],
  ['CH3CH(NH2)COOH', 'CC(N)C(=O)O'],
  ['CH3CONH2', 'CC(N)=O'],
  ['CH3CN', 'CC#N'],
  ['CH3CH2CN', 'CCC#N'],
  ['CH3COCl', 'CC(=O)Cl'],
  ['C6H5OH', 'Oc1ccccc1'],
  ['C6H5CH3', 'Cc1ccccc1'],
  ['CH3C6H5', 'Cc1ccccc1'],
  ['C6H5NO2', 'O=[N+]([O-])c1ccccc1'],
  ['C6H5NH2', 'Nc1ccccc1'],
  ['C6H5COOH', 'OC(=O)c1ccccc1'],
  ['CH2=CHCOOH', 'C=CC(=O)O'],
  ['CH2=C(CH3)COOCH3', 'C=C(C)C(=O)OC'],
  ['CH3CH(OH)CN', 'CC(O)C#N'],
  ['(CH3)2NH', 'CNC'],
  ['N(CH3)3', 'CN(C)C'],
]

function read(typed: string): Molecule {
  const molecule = readCondensed(typed)
  if (!molecule) throw new Error(`${typed} is not read`)
  return molecule
}

/** Canonical codes by openchemlib, of SMILES or of graphs. In a process of its own: Jest would translate the library. */
function codesOf(molecules: readonly (string | Molecule)[]): string[] {
  const script = `
    import { Molecule } from 'openchemlib'
    const code = each => {
      if (typeof each === 'string') return Molecule.fromSmiles(each).getIDCode()
      const built = new Molecule(each.atoms.length, each.bonds.length)
      for (const { element, charge } of each.atoms)
        built.setAtomCharge(built.addAtom(Molecule.getAtomicNoFromLabel(element)), charge)
      for (const { a, b, order } of each.bonds) built.setBondOrder(built.addBond(a, b), order)
      return built.getIDCode()
    }
    let text = ''
    for await (const piece of process.stdin) text += piece
    console.log(JSON.stringify(JSON.parse(text).map(code)))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: JSON.stringify(molecules),
  })
  return JSON.parse(output.toString()) as string[]
}

const CODES = codesOf([
  ...KNOWN.map(([, smiles]) => smiles),
  ...KNOWN.map(([typed]) => readCondensed(typed) ?? ''),
])

describe('a condensed formula', () => {
  it.each(KNOWN)('%s reads, every atom with the bonds it may have', typed =>
    expect(valenceFault(read(typed))).toBeNull(),
  )

  it('is the molecule of its SMILES', () => {
    const wrong = KNOWN.filter((_, at) => CODES[KNOWN.length + at] !== CODES[at])
    expect(wrong).toEqual([])
  })

  it.each([
    '',
    'C3H8O',
    'C3H7OH',
    'CH5',
    'CH3CH3CH3',
    'CH2CH3',
    'ch3ch2oh',
    'ethanol',
    'CH3(CH2CH3',
    'CH3)CH3',
    'CH3==CH3',
    'CH3CH2OHO',
    '=CH2',
    'CH3-',
    '()',
    '((((((',
    'constructor',
  ])('"%s" does not say how the atoms are joined', typed => expect(readCondensed(typed)).toBeNull())
})

/** The same molecule with its atoms in another order and its bonds the other way round. */
function shuffled({ atoms, bonds }: Molecule, seed: string): Molecule {
  const random = createRandom(seed)
  const order = random.shuffle([...atoms.keys()])
  return {
    atoms: order.map(at => atoms[at] as Molecule['atoms'][number]),
    bonds: random
      .shuffle(bonds)
      .map(({ a, b, order: times }) => ({ a: order.indexOf(b), b: order.indexOf(a), order: times })),
  }
}

it('tells molecules apart exactly where a library of chemistry does', () => {
  const all = KNOWN.map(([typed], at) => ({ molecule: read(typed), id: CODES[at] }))
  for (const [at, one] of all.entries()) {
    for (const other of all) {
      const likeness = compareMolecules(shuffled(one.molecule, `${at}`), other.molecule, false)
      expect(likeness === 'same').toBe(one.id === other.id)
    }
  }
})

it.each([
  ['CH3CH2CH2OH', 'CH3CH(OH)CH3', 'isomer'],
  ['CH3OCH3', 'CH3CH2OH', 'isomer'],
  ['CH3CHO', 'CH3CH2OH', 'different'],
  ['(CH3)2CHOH', 'CH3CH(OH)CH3', 'same'],
])('%s beside %s: %s', (own, key, likeness) =>
  expect(compareMolecules(read(own), read(key), false)).toBe(likeness),
)

it('counts atoms as Hill orders them', () => {
  expect(molecularFormula(read('CH3CHClCOOH'))).toBe('C3H5ClO2')
})

/** A drawing: elements with their places, bonds by index. */
function drawing(atoms: [string, number, number][], bonds: Molecule['bonds']): Molecule {
  return {
    atoms: atoms.map(([element, x, y]) => ({ element, charge: 0, hydrogens: null, at: [x, y] as const })),
    bonds,
  }
}

const KEKULE: [string, number, number][] = [0, 1, 2, 3, 4, 5].map(each => [
  'C',
  Math.cos((each * Math.PI) / 3),
  Math.sin((each * Math.PI) / 3),
])
const ring = (first: 1 | 2): Molecule['bonds'] =>
  [0, 1, 2, 3, 4, 5].map(a => ({ a, b: (a + 1) % 6, order: (a % 2 === 0) === (first === 2) ? 2 : 1 }))

it('both ways to draw benzene are one molecule, and cyclohexatriene in name only', () => {
  const one = drawing(
    [...KEKULE, ['O', 2, 0], ['C', -0.5, 1.8]],
    [...ring(2), { a: 0, b: 6, order: 1 }, { a: 2, b: 7, order: 1 }],
  )
  const other = { ...one, bonds: [...ring(1), ...one.bonds.slice(6)] }
  expect(compareMolecules(one, other, false)).toBe('same')
  const meta = {
    ...one,
    bonds: [...ring(2), { a: 0, b: 6, order: 1 as const }, { a: 3, b: 7, order: 1 as const }],
  }
  expect(compareMolecules(meta, one, false)).toBe('isomer')
})

describe('a drawn molecule', () => {
  const butene = (side: 1 | -1) =>
    drawing(
      [
        ['C', 0, 1],
        ['C', 1, 0],
        ['C', 2, 0],
        ['C', 3, side],
      ],
      [
        { a: 0, b: 1, order: 1 },
        { a: 1, b: 2, order: 2 },
        { a: 2, b: 3, order: 1 },
      ],
    )
  it('has sides where a double bond holds them', () => {
    expect(compareMolecules(butene(1), butene(1), true)).toBe('same')
    expect(compareMolecules(butene(1), butene(-1), true)).toBe('stereoDiffers')
    expect(compareMolecules(butene(1), butene(-1), false)).toBe('same')
    expect(compareMolecules(read('CH3CH=CHCH3'), butene(1), true)).toBe('stereoDiffers')
  })

  const lactic = (wedge: 'up' | 'down', mirrored = false): Molecule => ({
    ...drawing(
      [
        ['C', 0, 0],
        ['C', mirrored ? 1 : -1, -0.5],
        ['C', mirrored ? -1 : 1, -0.5],
        ['O', 0, 1],
        ['O', mirrored ? -2 : 2, 0],
        ['O', mirrored ? -1 : 1, -1.5],
      ],
      [
        { a: 0, b: 1, order: 1 },
        { a: 0, b: 2, order: 1 },
        { a: 0, b: 3, order: 1, wedge },
        { a: 2, b: 4, order: 2 },
        { a: 2, b: 5, order: 1 },
      ],
    ),
  })
  it('has a hand where a wedge says so', () => {
    expect(compareMolecules(lactic('up'), lactic('up'), true)).toBe('same')
    expect(compareMolecules(lactic('down'), lactic('up'), true)).toBe('stereoDiffers')
    expect(compareMolecules(lactic('up', true), lactic('up'), true)).toBe('stereoDiffers')
    expect(compareMolecules(lactic('down', true), lactic('up'), true)).toBe('same')
    expect(compareMolecules(read('CH3CH(OH)COOH'), lactic('up'), true)).toBe('stereoDiffers')
  })

  it('is displayed when every hydrogen is drawn', () => {
    const methane = drawing(
      [
        ['C', 0, 0],
        ['H', 1, 0],
        ['H', -1, 0],
        ['H', 0, 1],
        ['H', 0, -1],
      ],
      [1, 2, 3, 4].map(b => ({ a: 0, b, order: 1 })),
    )
    expect(isDisplayed(methane)).toBe(true)
    expect(
      isDisplayed({ ...methane, atoms: methane.atoms.slice(0, 4), bonds: methane.bonds.slice(0, 3) }),
    ).toBe(false)
    expect(compareMolecules(methane, read('CH4'), false)).toBe('same')
  })

  it('names an atom with bonds that it cannot have', () => {
    const crowded = drawing(
      [
        ['C', 0, 0],
        ['O', 1, 0],
        ['O', -1, 0],
        ['O', 0, 1],
      ],
      [
        { a: 0, b: 1, order: 2 },
        { a: 0, b: 2, order: 2 },
        { a: 0, b: 3, order: 1 },
      ],
    )
    expect(valenceFault(crowded)).toBe('An atom of C has 5 bonds.')
  })
})

it('reads whatever may be typed', () => {
  fc.assert(
    fc.property(typedText(120), fc.constantFrom('', 'CH3', 'CH3(', '(CH3)'), (text, before) => {
      const molecule = readCondensed(before + text)
      if (molecule) expect(valenceFault(molecule)).toBeNull()
    }),
    { numRuns: runs(300) },
  )
})

it('gives up on what is made to be slow', () => {
  const cage = (skip: number): Molecule => ({
    atoms: Array.from({ length: 60 }, () => ({ element: 'C', charge: 0, hydrogens: null })),
    bonds: Array.from({ length: 60 }, (_, a) =>
      [a + 1, a + skip].map(b => ({ a, b: b % 60, order: 1 as const })),
    ).flat(),
  })
  expect(['same', 'isomer']).toContain(compareMolecules(cage(7), cage(11), false))
})
