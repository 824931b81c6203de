import { late } from '@/lib/client/late'
import type { PublicField, PublicPaper } from '@/lib/exams/public-paper'
import { READERS } from '../sit/fields/readers'

/** Code that is fetched when it is first needed. */
export const CHUNKS = {
  calculator: late(() => import('./calculator.client').then(module => module.Calculator)),
  notes: late(() => import('./rough-notes.client').then(module => module.RoughNotes)),
  sheet: late(() => import('./sheet-tool.client').then(module => module.SheetTool)),
  reading: late(() => import('../reading/reading-tool.client').then(module => module.ReadingTool)),
  help: late(() => import('./help-tool.client').then(module => module.HelpTool)),
  expressionField: late(() =>
    import('../sit/fields/expression-field.client').then(module => module.ExpressionField),
  ),
  matchField: late(() => import('../sit/fields/match-field.client').then(module => module.MatchField)),
  orderField: late(() => import('../sit/fields/order-field.client').then(module => module.OrderField)),
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

/** What the fields of a kind of answer need beyond the page. */
const OF_KIND: Partial<Record<PublicField['kind'], readonly { load: () => Promise<unknown> }[]>> = {
  numeric: [READERS.symbols, READERS.number],
  words: [CHUNKS.words],
  ledger: [CHUNKS.ledger],
  match: [CHUNKS.matchField],
  order: [CHUNKS.orderField],
  expression: [CHUNKS.expressionField, READERS.symbols, READERS.algebra],
  solutions: [CHUNKS.solutionsField, READERS.symbols, READERS.solutions],
  equation: [CHUNKS.equationField, READERS.symbols, READERS.equation],
  structure: [CHUNKS.structureField, READERS.structure, READERS.moleculeBoard, READERS.drawnMolecule],
  plot: [CHUNKS.sketch, READERS.drawnAnswer],
  draw: [CHUNKS.sketch, READERS.drawnAnswer],
}

/** All that this paper may need later, so that it is here when the connection goes. @returns how many did not come */
export async function fetchChunks(paper: PublicPaper): Promise<number> {
  const kinds = new Set(paper.questions.flatMap(({ parts }) => parts.map(part => part.field.kind)))
  const wanted: { load: () => Promise<unknown> }[] = [CHUNKS.notes, CHUNKS.reading, CHUNKS.help]
  if (paper.calculator) wanted.push(CHUNKS.calculator)
  if (paper.sheets.length > 0) wanted.push(CHUNKS.sheet)
  for (const kind of kinds) wanted.push(...(OF_KIND[kind] ?? []))
  const ends = await Promise.allSettled(wanted.map(({ load }) => load()))
  return ends.filter(({ status }) => status === 'rejected').length
}
