import type { Syllabus } from './syllabus'

/** Every piece of LaTeX, without delimiters, and where it stands. */
export function mathOf(syllabus: Syllabus): { path: string; latex: string }[] {
  return textsOf(syllabus).flatMap(({ path, text }) => {
    if (path.endsWith('.latex')) return [{ path, latex: text }]
    const pieces = withoutEscapedDollars(text).split('$')
    return pieces.filter((_, i) => i % 2 === 1).map(latex => ({ path, latex }))
  })
}

/** Maths that no renderer could read, and white space that no reader should see. */
export function wordingProblems(syllabus: Syllabus): string[] {
  return textsOf(syllabus).flatMap(({ path, text }) => {
    const pieces = withoutEscapedDollars(text).split('$')
    const isLatex = path.endsWith('.latex')
    return [
      ...(isLatex && pieces.length > 1 ? [`${path}: a formula needs no dollars`] : []),
      ...(pieces.length % 2 === 0 ? [`${path}: unbalanced $`] : []),
      ...(pieces.some((piece, i) => i % 2 === 1 && piece.trim() === '') ? [`${path}: empty maths`] : []),
      ...(/ {2}|[\t\n\r]/.test(text) ? [`${path}: white space`] : []),
      ...(/\\[()[\]]/.test(text) ? [`${path}: \\( or \\[ instead of $`] : []),
    ]
  })
}

function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path === '' ? key : `${path}.${key}`))
}

function withoutEscapedDollars(text: string): string {
  return text.replaceAll('\\$', '')
}
