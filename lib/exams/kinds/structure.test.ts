import { fc, runs, typedText } from '@/lib/testing/properties'
import { ANSWER_LIMITS } from '../answers'
import { modelFigureOf } from '../drawings'
import { isMolecule, type Molecule } from '../marking/molecule'
import type { StructurePart } from '../question'
import { markPart, partFaults, publicField } from './registry'
import { ALONE } from './rules'

function part(change: Partial<StructurePart> = {}): StructurePart {
  const marks = change.marks ?? 1
  return {
    kind: 'structure',
    label: '',
    prompt: 'Draw the structure of propan-2-ol.',
    answer: 'CH3CH(OH)CH3',
    displayed: false,
    stereo: false,
    marks,
    command: 'Draw',
    subtopic: '11.6',
    objective: 'AO1',
    scheme: Array.from({ length: marks }, (_, at) => ({ code: 'B1', text: `point ${at + 1}` })),
    solution: 'The OH group is on the middle carbon of the three.',
    ...change,
  }
}

const mark = (of: StructurePart, answer: string | Molecule) =>
  markPart(
    of,
    typeof answer === 'string'
      ? { kind: 'structure', text: answer, drawn: null }
      : { kind: 'structure', text: '', drawn: answer },
    ALONE,
  )

const atom = (element: string, x: number, y: number) => ({
  element,
  charge: 0,
  hydrogens: null,
  at: [x, y] as const,
})
const single = (a: number, b: number) => ({ a, b, order: 1 as const })

const PROPANOL: Molecule = {
  atoms: [atom('C', 90, 90), atom('C', 126, 90), atom('C', 162, 90), atom('O', 126, 54)],
  bonds: [single(0, 1), single(1, 2), single(1, 3)],
}

const butene = (side: 1 | -1): Molecule => ({
  atoms: [atom('C', 90, 126 - 36), atom('C', 126, 126), atom('C', 162, 126), atom('C', 198, 126 - 36 * side)],
  bonds: [single(0, 1), { a: 1, b: 2, order: 2 }, single(2, 3)],
})

it.each([
  ['CH3CH(OH)CH3', 1, null],
  ['(CH3)2CHOH', 1, null],
  ['CH3CHOHCH3', 1, null],
  [PROPANOL, 1, null],
  ['CH3CH2CH2OH', 0, 'C3H8O is right, but its atoms are joined in another way: this is an isomer.'],
  ['CH3CH2OH', 0, 'This is C2H6O, the answer C3H8O.'],
  ['C3H8O', 0, 'This does not say how the atoms are joined'],
  [
    { ...PROPANOL, bonds: [...PROPANOL.bonds.slice(0, 2), { a: 1, b: 3, order: 3 as const }] },
    0,
    'An atom of C has 5 bonds.',
  ],
] as [string | Molecule, number, string | null][])('%j earns %i', (answer, earned, error) => {
  const marking = mark(part(), answer)
  expect(marking.earned).toBe(earned)
  if (error && marking.state === 'marked') expect(marking.error).toContain(error)
})

it('takes any of several isomers', () => {
  expect(mark(part({ accept: ['CH3CH2CH2OH'] }), 'CH3CH2CH2OH').earned).toBe(1)
})

it('wants every hydrogen of a displayed formula that is drawn, and none of a typed one', () => {
  const displayed = part({ displayed: true })
  expect(mark(displayed, PROPANOL)).toMatchObject({
    earned: 0,
    error: expect.stringContaining('hydrogens too'),
  })
  expect(mark(displayed, 'CH3CH(OH)CH3').earned).toBe(1)
})

it('gives the structure and its arrangement a mark each where space counts', () => {
  const cis = part({ answer: butene(1), stereo: true, marks: 2 })
  expect(mark(cis, butene(1)).earned).toBe(2)
  expect(mark(cis, butene(-1))).toMatchObject({ earned: 1, points: [true, false] })
  expect(mark(cis, 'CH3CH=CHCH3').earned).toBe(1)
  expect(mark(part({ answer: butene(1), stereo: true }), butene(-1)).earned).toBe(0)
  expect(modelFigureOf(cis)?.svg).toContain('<path')
})

it('tells before hand-in only how it may be answered', () => {
  expect(publicField(part({ displayed: true }))).toEqual({
    kind: 'structure',
    displayed: true,
    stereo: false,
  })
})

it.each([
  ['a key that does not say how atoms are joined', { answer: 'C3H8O' }, 'does not say how'],
  ['two keys that are one molecule', { accept: ['(CH3)2CHOH'] }, 'the same molecule'],
  [
    'an atom with too many bonds',
    { answer: { ...PROPANOL, bonds: [...PROPANOL.bonds.slice(0, 2), { a: 1, b: 3, order: 3 }] } },
    '5 bonds',
  ],
  ['space asked of a typed key', { stereo: true }, 'has no places'],
  ['space asked where there is none', { stereo: true, answer: PROPANOL }, 'no stereochemistry to ask for'],
  ['two marks without space', { marks: 2 }, 'one mark, and one more'],
  ['a point missing', { scheme: [] }, 'one point for each mark'],
  ['nothing wrong', {}, ''],
  ['nothing wrong with sides', { stereo: true, answer: butene(1), marks: 2 }, ''],
] as [string, Partial<StructurePart>, string][])('the check sees %s', (_, change, fault) => {
  const faults = partFaults(part(change)).join('; ')
  if (fault === '') expect(faults).toBe('')
  else expect(faults).toContain(fault)
})

it.each([
  [PROPANOL, true],
  [{ atoms: [], bonds: [] }, true],
  [{ ...PROPANOL, more: 1 }, false],
  [{ ...PROPANOL, bonds: [{ a: 0, b: 9, order: 1 }] }, false],
  [{ ...PROPANOL, bonds: [single(0, 1), single(1, 0)] }, false],
  [{ ...PROPANOL, bonds: [single(1, 1)] }, false],
  [{ ...PROPANOL, atoms: [{ ...PROPANOL.atoms[0], element: 'constructor' }], bonds: [] }, false],
  [{ ...PROPANOL, atoms: [{ ...PROPANOL.atoms[0], at: [0, Number.NaN] }], bonds: [] }, false],
  [{ atoms: Array.from({ length: 61 }, () => PROPANOL.atoms[0]), bonds: [] }, false],
  [null, false],
])('%j sent as a drawing is taken: %s', (value, isTaken) => expect(isMolecule(value)).toBe(isTaken))

it('marks whatever may be typed', () => {
  fc.assert(
    fc.property(typedText(ANSWER_LIMITS.structure), text => {
      expect(mark(part(), `CH3${text}`.slice(0, ANSWER_LIMITS.structure)).earned).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: runs(200) },
  )
})
