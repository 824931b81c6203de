import { weigh } from '@/lib/exams/setting/candidates'
import { type CompiledFile, loadTemplates } from '@/lib/server/content/compiled-questions'
import { drawnHash } from './drawn-hash'

/** Draws that tell whether a template draws what it drew. */
const DRAWS = 2

/** What the server and the ledger know of the templates of a compiled file. */
export function factsOf(address: string, target: string): CompiledFile['templates'] {
  return loadTemplates(address, target).map(template => {
    const { draw: _, ...facts } = template
    return { ...facts, drawn: drawnHash(template, DRAWS), weight: weigh(template) }
  })
}
