import { escapeHtml } from '@/lib/content/escape-html'
import { formula } from '@/lib/notes/formula'
import { remembered } from '@/lib/remembered'
import type { Prose } from './question'

/** LaTeX to HTML that is safe to set; a throw is passed on. */
export type FormulaHtml = (latex: string, display: boolean) => string

/**
 * Our small markup to HTML: paragraphs (blank line), lists ("- "), **bold**, *italic*, ^{sup}, _{sub}, $LaTeX$,
 * "\$" for a dollar. Everything else is escaped, so the result is safe to set as HTML. Remark would give the same
 * at twenty times the cost, and a paper has hundreds of these.
 * @throws on LaTeX that does not compile, unless `formulaHtml` says what to show for it
 */
export function proseHtml(prose: Prose, formulaHtml: FormulaHtml = mathHtml): string {
  return prose
    .trim()
    .split(/\n\s*\n/)
    .filter(block => block !== '')
    .map(block => blockHtml(block, formulaHtml))
    .join('')
}

/** For options, cells and headings: no paragraphs. */
export function inlineHtml(prose: Prose): string {
  return runHtml(prose, mathHtml)
}

function runHtml(prose: Prose, formulaHtml: FormulaHtml): string {
  return tokens(prose.trim())
    .map(token => tokenHtml(token, formulaHtml))
    .join('')
}

function blockHtml(block: string, formulaHtml: FormulaHtml): string {
  const lines = block.split('\n').map(line => line.trim())
  if (lines.every(line => line.startsWith('- '))) {
    return `<ul>${lines.map(line => `<li>${runHtml(line.slice(2), formulaHtml)}</li>`).join('')}</ul>`
  }
  const display = /^\$\$((?:\\.|[^$\\])+)\$\$$/s.exec(block.trim())
  if (display?.[1]) return `<div class="display-math">${formulaHtml(display[1], true)}</div>`
  return `<p>${runHtml(lines.join(' '), formulaHtml)}</p>`
}

/** In a formula "\$" is a dollar too and does not end it. */
const TOKEN = /\\\$|\$((?:\\.|[^$\\])+)\$|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\^\{([^{}]*)\}|_\{([^{}]*)\}/gs

type Token = { kind: 'text' | 'math' | 'strong' | 'em' | 'sup' | 'sub'; text: string }

function tokens(text: string): Token[] {
  const found: Token[] = []
  let from = 0
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const [all, math, strong, em, sup, sub] = match
    if (all === '\\$') found.push({ kind: 'text', text: '$' })
    else if (math !== undefined) found.push({ kind: 'math', text: math })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (sup !== undefined) found.push({ kind: 'sup', text: sup })
    else found.push({ kind: 'sub', text: sub ?? '' })
    from = match.index + all.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

function tokenHtml({ kind, text }: Token, formulaHtml: FormulaHtml): string {
  if (kind === 'text') return escapeHtml(text)
  if (kind === 'math') return formulaHtml(text, false)
  return `<${kind}>${runHtml(text, formulaHtml)}</${kind}>`
}

/** Formulas recur within and between papers; compiling one takes a tenth of a millisecond and more. */
const COMPILED_MAX = 5000

/** @throws on LaTeX that does not compile */
export const mathHtml = remembered(COMPILED_MAX, formula, (latex, display) => `${display} ${latex}`)

/** The words alone, for names in lists and checks of the text. */
export function plainText(prose: Prose): string {
  return tokens(prose)
    .map(token => (token.kind === 'math' ? token.text : token.text.replace(/[*^_{}]/g, '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The LaTeX of its formulas, in their order. */
export function formulasIn(prose: Prose): string[] {
  return tokens(prose).flatMap(({ kind, text }) => (kind === 'math' ? [text] : []))
}
