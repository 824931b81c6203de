import { late } from '@/lib/client/late'
import type { PublicField, PublicPaper } from '@/lib/exams/public-paper'

/** Code that is fetched when it is first needed. */
export const CHUNKS = {
  calculator: late(() => import('./calculator.client').then(module => module.Calculator)),
  notes: late(() => import('./rough-notes.client').then(module => module.RoughNotes)),
  sheet: late(() => import('./sheet-tool.client').then(module => module.SheetTool)),
  reading: late(() => import('../reading/reading-tool.client').then(module => module.ReadingTool)),
  help: late(() => import('./help-tool.client').then(module => module.HelpTool)),
  symbols: late(() => import('../sit/fields/maths-keys.client').then(module => module.MathsKeys)),
  algebra: late(() => import('@/lib/client/exams/preview-algebra').then(module => module.previewAlgebra)),
  equation: late(() => import('@/lib/client/exams/preview-equation').then(module => module.previewEquation)),
  structure: late(() =>
    import('@/lib/client/exams/preview-structure').then(module => module.previewStructure),
  ),
  sketch: late(() => import('../sketch/sketch-field.client').then(module => module.SketchField)),
  drawnAnswer: late(() => import('../sketch/drawn-answer.client').then(module => module.DrawnAnswer)),
  moleculeBoard: late(() => import('../sketch/molecule-board.client').then(module => module.MoleculeBoard)),
  drawnMolecule: late(() => import('../sketch/drawn-molecule').then(module => module.DrawnMolecule)),
  solutions: late(() =>
    import('@/lib/client/exams/preview-solutions').then(module => module.previewSolutions),
  ),
} as const

/** What the fields of a kind of answer need beyond the page. */
const OF_KIND: Partial<Record<PublicField['kind'], readonly { load: () => Promise<unknown> }[]>> = {
  numeric: [CHUNKS.symbols],
  expression: [CHUNKS.symbols, CHUNKS.algebra],
  solutions: [CHUNKS.symbols, CHUNKS.solutions],
  equation: [CHUNKS.symbols, CHUNKS.equation],
  structure: [CHUNKS.structure, CHUNKS.moleculeBoard, CHUNKS.drawnMolecule],
  plot: [CHUNKS.sketch, CHUNKS.drawnAnswer],
  draw: [CHUNKS.sketch, CHUNKS.drawnAnswer],
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
