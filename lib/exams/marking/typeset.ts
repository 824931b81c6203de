import { remembered } from '@/lib/remembered'
import { parse } from './expressions'
import { pieces, RELATION, saysNone, spelled } from './spelling'
import { canonicalLetters } from './tokens'
import { treeMarkup, treeWords } from './tree-markup'

/** How the marker reads an answer, as MathML for the page; the browser shows the same while it is typed. */

const SIGNS: Record<string, readonly [sign: string, words: string]> = {
  '<=': ['≤', 'is at most'],
  '>=': ['≥', 'is at least'],
  '<>': ['≠', 'is not equal to'],
  '<': ['&lt;', 'is less than'],
  '>': ['&gt;', 'is greater than'],
  '=': ['=', 'equals'],
}
const BETWEEN = {
  '': '',
  or: '<mtext> or </mtext>',
  and: '<mtext> and </mtext>',
  ',': '<mo separator="true">,</mo>',
} as const

type Shown = { markup: string; words: string }

/** An answer is typeset when it is marked, and again with every view of its paper. */
const kept = remembered(
  100,
  (typed: string, letters: readonly string[]) => typesetAnew(typed, canonicalLetters(letters)),
  (typed, letters) => `${letters.join(' ')}|${typed}`,
)

/** Null when it cannot be read. The letters are those of the question. */
export function typeset(typed: string, letters: readonly string[] = []): string | null {
  return kept(typed, letters)
}

function typesetAnew(typed: string, letters: readonly string[]): string | null {
  if (typed.trim() === '') return null
  if (saysNone(typed)) return '<math><mtext>no solution</mtext></math>'
  const parts = pieces(spelled(typed)).map(({ text, after }) => ({ after, shown: relation(text, letters) }))
  if (parts.some(({ shown }) => shown === null)) return null
  const markup = parts.map(({ after, shown }) => `${BETWEEN[after]}${shown?.markup}`).join('')
  const words = parts.map(({ after, shown }) => `${after} ${shown?.words}`).join(' ')
  return `<math aria-label="${words.replace(/ ,/g, ',').replace(/\s+/g, ' ').trim()}"><mrow>${markup}</mrow></math>`
}

function joined(list: readonly (Shown | null)[], between: (at: number) => Shown): Shown | null {
  const [first = null, ...others] = list
  return others.reduce<Shown | null>((all, each, at) => {
    if (!all || !each) return null
    const { markup, words } = between(at + 1)
    return { markup: `${all.markup}${markup}${each.markup}`, words: `${all.words} ${words} ${each.words}` }
  }, first)
}

function relation(text: string, letters: readonly string[]): Shown | null {
  const signs = text.match(new RegExp(RELATION, 'g')) ?? []
  const sides = text.split(new RegExp(RELATION)).map((side, at) => oneSide(side.trim(), at === 0, letters))
  return joined(sides, at => {
    const [sign = '', words = ''] = SIGNS[signs[at - 1] ?? ''] ?? []
    return { markup: `<mo>${sign}</mo>`, words }
  })
}

/** "3 ± √2"; "or > 3" leaves its left side out; a point is a list in brackets. */
function oneSide(side: string, isFirst: boolean, letters: readonly string[]): Shown | null {
  if (side === '') return isFirst ? { markup: '', words: '' } : null
  const entries = /^\(([^()]*(?:\([^()]*\)[^()]*)*,.*)\)$/.exec(side)?.[1]
  if (entries !== undefined) {
    const list = joined(
      pieces(entries).map(({ text }) => oneSide(text, false, letters)),
      () => ({ markup: '<mo separator="true">,</mo>', words: ',' }),
    )
    return list && { markup: `<mo>(</mo>${list.markup}<mo>)</mo>`, words: `the point ${list.words}` }
  }
  const terms = side.split('±').map((term, at): Shown | null => {
    if (term.trim() === '' && at === 0) return { markup: '', words: '' }
    const tree = parse(term.trim(), letters)?.tree
    return tree ? { markup: treeMarkup(tree), words: treeWords(tree) } : null
  })
  return joined(terms, () => ({ markup: '<mo>±</mo>', words: 'plus or minus' }))
}
