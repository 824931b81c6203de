import type { PublicPaper } from '@/lib/exams/public-paper'

/** Code that is fetched when it is first needed. */
export const CHUNKS = {
  calculator: () => import('./calculator.client').then(module => module.Calculator),
  notes: () => import('./rough-notes.client').then(module => module.RoughNotes),
  sheet: () => import('./sheet-tool.client').then(module => module.SheetTool),
  reading: () => import('../reading/reading-tool.client').then(module => module.ReadingTool),
  help: () => import('./help-tool.client').then(module => module.HelpTool),
  symbols: () => import('../sit/fields/maths-keys.client').then(module => module.MathsKeys),
  preview: () => import('@/lib/client/exams/preview-algebra'),
  solutions: () => import('@/lib/client/exams/preview-solutions'),
} as const

/** All that this paper may need later, so that it is here when the connection goes. Failures only cost the tool. */
export async function fetchChunks(paper: PublicPaper): Promise<void> {
  const kinds = new Set(paper.questions.flatMap(({ parts }) => parts.map(part => part.field.kind)))
  const wanted: (() => Promise<unknown>)[] = [CHUNKS.notes, CHUNKS.reading, CHUNKS.help]
  if (paper.calculator) wanted.push(CHUNKS.calculator)
  if (paper.sheets.length > 0) wanted.push(CHUNKS.sheet)
  if (kinds.has('expression') || kinds.has('numeric') || kinds.has('solutions')) wanted.push(CHUNKS.symbols)
  if (kinds.has('expression')) wanted.push(CHUNKS.preview)
  if (kinds.has('solutions')) wanted.push(CHUNKS.solutions)
  await Promise.allSettled(wanted.map(load => load()))
}
