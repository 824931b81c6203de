import { type Late, late } from '@/lib/client/late'
import type { PublicField, PublicPaper } from '@/lib/exams/public-paper'
import { sketchOf } from '../drawn-on'
import { READERS } from '../sit/fields/readers'

/** Code that is fetched when it is first needed. */
export const CHUNKS = {
  calculator: late(() => import('./calculator.client').then(module => module.Calculator)),
  notes: late(() => import('./rough-notes.client').then(module => module.RoughNotes)),
  sheet: late(() => import('./sheet-tool.client').then(module => module.SheetTool)),
  reading: late(() => import('../reading/reading-tool.client').then(module => module.ReadingTool)),
  help: late(() => import('./help-tool.client').then(module => module.HelpTool)),
  words: late(() => import('../sit/fields/words-field.client').then(module => module.WordsField)),
  ledger: late(() => import('../sit/fields/ledger-field.client').then(module => module.LedgerField)),
  solutionsField: late(() =>
    import('../sit/fields/solutions-field.client').then(module => module.SolutionsField),
  ),
  equationField: late(() =>
    import('../sit/fields/equation-field.client').then(module => module.EquationField),
  ),
  structureField: late(() =>
    import('../sit/fields/structure-field.client').then(module => module.StructureField),
  ),
  sketch: late(() => import('../sketch/sketch-field.client').then(module => module.SketchField)),
  partResult: late(() => import('../review/part-result.client').then(module => module.PartResultView)),
} as const

/** The fields of rarer kinds, without which their parts cannot be answered. */
const FIELDS: Partial<Record<PublicField['kind'], Late<unknown>>> = {
  words: CHUNKS.words,
  ledger: CHUNKS.ledger,
  solutions: CHUNKS.solutionsField,
  equation: CHUNKS.equationField,
  structure: CHUNKS.structureField,
  plot: CHUNKS.sketch,
  draw: CHUNKS.sketch,
}

/** What a field of this kind fetches when it is used. */
const OF_KIND: Partial<Record<PublicField['kind'], readonly Late<unknown>[]>> = {
  numeric: [READERS.symbols, READERS.number],
  expression: [READERS.symbols, READERS.algebra],
  solutions: [READERS.symbols, READERS.solutions],
  equation: [READERS.symbols, READERS.equation],
  structure: [READERS.structure, READERS.moleculeBoard, READERS.drawnMolecule],
  plot: [READERS.drawnAnswer],
  draw: [READERS.drawnAnswer],
}

/** The fields themselves, which the paper cannot be answered without: asked for as soon as it is here. */
export function fetchFields(paper: PublicPaper): void {
  for (const kind of kindsOf(paper)) FIELDS[kind]?.ahead()
}

function kindsOf(paper: PublicPaper): Set<PublicField['kind']> {
  return new Set(
    paper.questions.flatMap(({ parts }) =>
      parts.flatMap(part => [part.field.kind, (sketchOf(part) ?? part.field).kind]),
    ),
  )
}

/** All that this paper may need later, so that it is here when the connection goes. @returns how many did not come */
export async function fetchChunks(paper: PublicPaper): Promise<number> {
  const kinds = kindsOf(paper)
  const wanted: Pick<Late<unknown>, 'load'>[] = [CHUNKS.notes, CHUNKS.reading, CHUNKS.help]
  if (paper.calculator) wanted.push(CHUNKS.calculator)
  if (paper.sheets.length > 0) wanted.push(CHUNKS.sheet)
  for (const kind of kinds) {
    const field = FIELDS[kind]
    wanted.push(...(field ? [field] : []), ...(OF_KIND[kind] ?? []))
  }
  const ends = await Promise.allSettled(wanted.map(({ load }) => load()))
  return ends.filter(({ status }) => status === 'rejected').length
}
