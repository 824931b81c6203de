import { type CheckSetting, checkTemplate, varietyOf } from '@/lib/exams/check-template'
import type { Template } from '@/lib/exams/template'

/**
 * All that judges templates, and what the ledger says of them: who changes what this file uses has every template
 * checked anew (what-to-check.ts).
 */
export type TemplatesChecked = {
  templates: { id: string; faults: string[]; variety: number | null }[]
  /** How many compute their answers a second way, were read by a second person, and when that was last. */
  facts: { templates: number; derived: number; read: number; readOn: string | null }
}

/** Draws each template 200 times; `withVariety` counts how many draws differ. */
export function checkTemplates(
  templates: readonly Template[],
  setting: CheckSetting,
  withVariety: boolean,
): TemplatesChecked {
  const read = templates.flatMap(({ checked }) => checked ?? []).sort()
  return {
    templates: templates.map(template => {
      const faults = checkTemplate(template, setting)
      return {
        id: template.id,
        faults,
        variety: withVariety && faults.length === 0 ? varietyOf(template) : null,
      }
    }),
    facts: {
      templates: templates.length,
      derived: templates.filter(template => derives(template)).length,
      read: read.length,
      readOn: read.at(-1) ?? null,
    },
  }
}

function derives(template: Template): boolean {
  try {
    return template.draw('ledger').verified !== undefined
  } catch {
    return false // its fault is told already
  }
}
