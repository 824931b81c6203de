import { formula } from '@/lib/notes/formula'
import { parse } from './expressions'
import { pieces, RELATION, spelled } from './spelling'

/** How the marker reads an answer, as MathML for the page; the browser shows the same while it is typed. */

const SIGNS: Record<string, string> = { '<=': '\\le', '>=': '\\ge', '<>': '\\ne' }
const BETWEEN = { '': '', or: '\\text{ or }', and: '\\text{ and }', ',': ',\\; ' } as const

/** An answer is typeset when it is marked, and again with every view of its paper. */
const kept = new Map<string, string | null>()
const KEPT_MOST = 4000

/** Null when it cannot be read. */
export function typeset(typed: string): string | null {
  const known = kept.get(typed)
  if (known !== undefined) return known
  const made = typesetAnew(typed)
  if (kept.size >= KEPT_MOST) kept.clear()
  kept.set(typed, made)
  return made
}

function typesetAnew(typed: string): string | null {
  if (typed.trim() === '') return null
  const parts = pieces(spelled(typed)).map(({ text, after }) => {
    const latex = relationLatex(text)
    return latex === null ? null : `${BETWEEN[after]}${latex}`
  })
  if (parts.some(part => part === null)) return null
  try {
    return formula(parts.join(''), false)
  } catch {
    return null
  }
}

function relationLatex(text: string): string | null {
  const signs = text.match(new RegExp(RELATION, 'g')) ?? []
  const sides = text.split(new RegExp(RELATION)).map((side, at) => sideLatex(side.trim(), at === 0))
  if (sides.some(side => side === null)) return null
  return sides.reduce<string>((all, side, at) => {
    const sign = signs[at - 1] ?? ''
    return at === 0 ? (side ?? '') : `${all} ${SIGNS[sign] ?? sign} ${side}`
  }, '')
}

/** "3 ± √2"; "or > 3" leaves its left side out. */
function sideLatex(side: string, isFirst: boolean): string | null {
  if (side === '') return isFirst ? '' : null
  const terms = side.split('±').map(term => (term.trim() === '' ? '' : (parse(term.trim())?.tex() ?? null)))
  return terms.some(term => term === null) || terms.at(-1) === '' ? null : terms.join(' \\pm ')
}
