import { formulaHtml } from '@/lib/exams/marking/chemical-formula'
import { readCondensed } from '@/lib/exams/marking/condensed-formula'

/** How the marker reads a condensed formula, safe to set as HTML; null when it cannot. */
export function previewStructure(typed: string): string | null {
  return readCondensed(typed) && formulaHtml({ body: typed, charge: 0 })
}
