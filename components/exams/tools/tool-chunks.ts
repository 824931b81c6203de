import { late } from '@/lib/client/late'
import type { PublicPaper } from '@/lib/exams/public-paper'

/** Code that is fetched when it is first needed. */
export const CHUNKS = {
  calculator: late(() => import('./calculator.client').then(module => module.Calculator)),
  notes: late(() => import('./rough-notes.client').then(module => module.RoughNotes)),
  sheet: late(() => import('./sheet-tool.client').then(module => module.SheetTool)),
  reading: late(() => import('../reading/reading-tool.client').then(module => module.ReadingTool)),
  help: late(() => import('./help-tool.client').then(module => module.HelpTool)),
  symbols: late(() => import('../sit/fields/maths-keys.client').then(module => module.MathsKeys)),
  preview: late(() => import('@/lib/client/exams/preview-algebra')),
} as const

/** All that this paper may need later, so that it is here when the connection goes. @returns how many did not come */
export async function fetchChunks(paper: PublicPaper): Promise<number> {
  const kinds = new Set(paper.questions.flatMap(({ parts }) => parts.map(part => part.field.kind)))
  const wanted: { load: () => Promise<unknown> }[] = [CHUNKS.notes, CHUNKS.reading, CHUNKS.help]
  if (paper.calculator) wanted.push(CHUNKS.calculator)
  if (paper.sheets.length > 0) wanted.push(CHUNKS.sheet)
  if (kinds.has('expression') || kinds.has('numeric')) wanted.push(CHUNKS.symbols)
  if (kinds.has('expression')) wanted.push(CHUNKS.preview)
  const ends = await Promise.allSettled(wanted.map(({ load }) => load()))
  return ends.filter(({ status }) => status === 'rejected').length
}
