import { findBlueprint } from './blueprints'
import { isRefusal, withKeyChanged } from './corrected-part'
import { type Correction, labelOf } from './correction'
import { partFaults } from './kinds/registry'
import { inlineHtml, proseHtml } from './prose'
import type { Part } from './question'
import type { Template } from './template'

const DRAWS = 200

/** What is wrong with a correction, as far as its template tells. @param bank of the template's course */
export function correctionFaults(correction: Correction, bank: readonly Template[]): string[] {
  const [level = '', subject = '', ...rest] = correction.template.split('/')
  const template = bank.find(({ id }) => id === rest.join('/'))
  if (!template) return [`there is no template ${correction.template}`]
  const parts = drawsOf(template, correction).flatMap(
    each => each.parts.find(({ label }) => label === labelOf(correction)) ?? [],
  )
  if (parts.length === 0) return [`${correction.template} has no part "${labelOf(correction)}"`]
  return [
    ...paperFaults(correction, level, subject),
    ...proseFaults(correction),
    ...changeFaults(correction, parts, isMended(template, correction)),
  ]
}

/** Of one paper that very draw, which the number of the question and the paper's id give. */
function drawsOf(template: Template, { paper, part }: Correction): { parts: Part[] }[] {
  if (paper !== undefined) return [template.draw(`${paper}#${part.split('.')[0]}`).question]
  return Array.from({ length: DRAWS }, (_, at) => template.draw(`correction-${at}`).question)
}

/** Once it was mended and read anew, a template draws no longer what the correction is about. */
function isMended({ checked }: Template, { drawnBefore, day }: Correction): boolean {
  return checked !== undefined && checked >= (drawnBefore ?? day)
}

function paperFaults({ paper }: Correction, level: string, subject: string): string[] {
  if (paper === undefined) return []
  const blueprint = findBlueprint(paper.split('.')[0] ?? '')
  if (!blueprint) return [`there is no paper ${paper}`]
  return blueprint.level === level && blueprint.subject === subject
    ? []
    : [`${paper} is of another subject than its template`]
}

function proseFaults({ reason, solution = '' }: Correction): string[] {
  try {
    inlineHtml(reason)
    proseHtml(solution)
    return []
  } catch (error) {
    return [`its text cannot be set: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function changeFaults(correction: Correction, parts: readonly Part[], mended: boolean): string[] {
  const tried = parts.map(part => ({ part, changed: withKeyChanged(part, correction) }))
  const refusals = tried.flatMap(({ changed }) => (isRefusal(changed) ? [changed] : []))
  const [first] = refusals.toSorted((one, other) => Number(other.by === 'kind') - Number(one.by === 'kind'))
  if (first?.by === 'kind') return [first.refused]
  if (first && refusals.length === tried.length) return mended ? [] : [`in no draw it fits: ${first.refused}`]
  const fits = tried.find(({ changed }) => !isRefusal(changed))
  return fits && !isRefusal(fits.changed) ? keyFaultsOf(fits.part, fits.changed) : []
}

/** Faults that the part did not have before. Two right options are what a correction may want. */
function keyFaultsOf(part: Part, changed: Part): string[] {
  if (changed.kind !== 'expression' && changed.kind !== 'words' && changed.kind !== 'table') return []
  const newest = changed.kind === 'expression' ? changed.otherKeys?.at(-1) : undefined
  const before = new Set(partFaults(part))
  return partFaults({ ...changed, ...(newest !== undefined && { answer: newest }) } as Part).filter(
    fault => !before.has(fault),
  )
}
