import { equationHtml, readEquation } from '@/lib/exams/marking/chemical-equation'

/** How the marker reads an equation, safe to set as HTML; null when it cannot. Says nothing of its balance. */
export function previewEquation(typed: string): string | null {
  const equation = readEquation(typed)
  return equation && equationHtml(equation)
}
