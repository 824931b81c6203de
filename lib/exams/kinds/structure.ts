import type { AnswerOf } from '../answers'
import { formulaHtml } from '../marking/chemical-formula'
import { readCondensed } from '../marking/condensed-formula'
import { isDisplayed, type Molecule, valenceFault } from '../marking/molecule'
import { compareMolecules, type Likeness } from '../marking/molecule-compare'
import { molecularFormula } from '../marking/molecule-skeleton'
import type { Marking } from '../marking/verdict'
import type { StructurePart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

// No molecule that questions ask for: an example must not be the answer.
const UNREADABLE =
  'This does not say how the atoms are joined. Write each carbon with what it carries, as in CH3CH(F)CH3, or draw it.'

const moleculeOf = (key: string | Molecule) => (typeof key === 'string' ? readCondensed(key) : key)

function keysOf({ answer, accept = [] }: StructurePart): Molecule[] {
  return [answer, ...accept].flatMap(key => moleculeOf(key) ?? [])
}

/** From best to worst: a second key may be nearer than the first. */
const LIKENESSES: readonly Likeness[] = ['same', 'stereoDiffers', 'isomer', 'different']

function faultOf(likeness: Likeness, own: Molecule, key: Molecule | undefined): string | null {
  if (likeness === 'same' || !key) return null
  if (likeness === 'stereoDiffers') return 'The atoms are joined rightly, but not arranged in space as asked.'
  return likeness === 'isomer'
    ? `${molecularFormula(own)} is right, but its atoms are joined in another way: this is an isomer.`
    : `This is ${molecularFormula(own)}, the answer ${molecularFormula(key)}.`
}

function markStructure(part: StructurePart, answer: AnswerOf<'structure'>): Marking {
  const own = answer.drawn ?? readCondensed(answer.text)
  if (!own) return noMarks(part, { verdict: 'unreadable', error: UNREADABLE })
  const impossible = valenceFault(own)
  if (impossible) return noMarks(part, { error: impossible })
  const keys = keysOf(part)
  const found = keys.map(key => compareMolecules(own, key, part.stereo))
  const likeness = LIKENESSES.find(each => found.includes(each)) ?? 'different'
  const error = faultOf(likeness, own, keys[found.indexOf(likeness)])
  const readAs = answer.drawn ? molecularFormula(own) : formulaHtml({ body: answer.text, charge: 0 })
  if (likeness === 'same') {
    const lacksHydrogens = part.displayed && answer.drawn !== null && !isDisplayed(own)
    return lacksHydrogens
      ? noMarks(part, { readAs, error: 'A displayed formula shows every atom, hydrogens too.' })
      : fullMarks(part, readAs)
  }
  if (likeness !== 'stereoDiffers' || part.marks === 1) return noMarks(part, { error, readAs })
  return {
    state: 'marked',
    earned: 1,
    available: part.marks,
    verdict: 'partly',
    points: part.scheme.map((_, at) => at === 0),
    error,
    readAs,
  }
}

export const structureRules: KindRules<'structure'> = {
  toPublic: part => ({ kind: 'structure', displayed: part.displayed, stereo: part.stereo }),
  mark: markStructure,
  explain: part => ({
    // One that is given as a drawing is shown as one: see modelFigureOf.
    answer: typeof part.answer === 'string' ? formulaHtml({ body: part.answer, charge: 0 }) : '',
    errors: null,
    keyed: null,
    scales: null,
  }),
  faults: part => [
    ...[part.answer, ...(part.accept ?? [])].flatMap(key => keyFaults(part, key)),
    ...coincidences(part),
    ...(part.marks === 1 || (part.marks === 2 && part.stereo)
      ? []
      : ['a structure earns one mark, and one more for its stereochemistry']),
    ...(part.scheme.length === part.marks ? [] : ['the scheme has not one point for each mark']),
  ],
}

function keyFaults(part: StructurePart, key: string | Molecule): string[] {
  const name = typeof key === 'string' ? `"${key}"` : 'a drawn key'
  const molecule = moleculeOf(key)
  if (!molecule) return [`${name} does not say how the atoms are joined`]
  const impossible = valenceFault(molecule)
  if (impossible) return [`${name}: ${impossible}`]
  if (!part.stereo) return []
  const isPlaced = molecule.atoms.every(({ at }) => at !== undefined)
  if (!isPlaced) return [`${name} has no places, and stereochemistry is asked for`]
  const mirrored: Molecule = {
    ...molecule,
    atoms: molecule.atoms.map(atom => ({ ...atom, at: [-(atom.at?.[0] ?? 0), atom.at?.[1] ?? 0] as const })),
  }
  const flattened: Molecule = { ...molecule, atoms: molecule.atoms.map(({ at: _, ...atom }) => atom) }
  const hasSides = compareMolecules(flattened, molecule, true) === 'stereoDiffers'
  return hasSides || compareMolecules(mirrored, molecule, true) === 'stereoDiffers'
    ? []
    : [`${name} has no stereochemistry to ask for`]
}

function coincidences(part: StructurePart): string[] {
  const keys = keysOf(part).filter(key => valenceFault(key) === null)
  return keys.some((key, at) =>
    keys.slice(0, at).some(other => compareMolecules(key, other, part.stereo) === 'same'),
  )
    ? ['two keys are the same molecule']
    : []
}
