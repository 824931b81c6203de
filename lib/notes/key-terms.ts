import type { Element, ElementContent, Root as HastRoot, Text } from 'hast'
import type { Paragraph } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { routes } from '@/lib/routes'
import { made, plainText, words } from './blocks'
import type { NoteTerm } from './glossary'
import { parsePhrase } from './note-tree'
import { phraseHtml } from './phrase-html'

const inline = (text: string) => (parsePhrase(text).children[0] as Paragraph | undefined)?.children ?? []

/** The address of a note, from `level/subject/topic/subtopic`. */
const pathOf = (home: string) => `${routes.revisionNotes}/${home}`

/** The list of a note's key terms; a term of another note leads there. */
export function keyTermsOf(terms: readonly NoteTerm[]): unknown[] {
  const name = ({ term, home }: NoteTerm) =>
    home === null ? inline(term) : [made('a', { href: pathOf(home) }, inline(term))]
  return [
    { type: 'heading', depth: 2, children: [words('Key terms')] },
    made(
      'dl',
      { className: ['terms'] },
      terms.map(each =>
        made('div', {}, [
          made('dt', {}, [made('mark', {}, name(each))]),
          made('dd', {}, inline(each.meaning)),
        ]),
      ),
    ),
  ]
}

/** Where a word is a name, a link, or defined already. */
const CLOSED = new Set([
  'a',
  'button',
  'code',
  'details',
  'dl',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'math',
  'table',
  'em',
])
const WORD_MIN = 3

/** The title of a block is a row of its own, which a button would break. */
const isLabel = ({ properties }: Element) => String(properties.className ?? '').includes('call-label')

type Findable = { at: number; name: string; pattern: RegExp; isOwn: boolean }

/** Terms that can stand in a sentence, the longest first: "resultant force" is not a force. Formulas and notes in brackets are left out. */
function findableOf(terms: readonly NoteTerm[]): Findable[] {
  return terms
    .map(({ term, home }, at) => ({
      at,
      name: term.replace(/\s*[(,].*$/, ''),
      isOwn: home === null,
    }))
    .filter(({ name }) => name.length >= WORD_MIN && /^[\p{L} ’'–-]+$/u.test(name))
    .sort((one, other) => other.name.length - one.name.length)
    .map(each => ({
      ...each,
      pattern: new RegExp(`(?<![\\p{L}-])${each.name}(?:s|es)?(?![\\p{L}-])`, 'iu'),
    }))
}

function cut(node: Text, found: { index: number; word: string }, at: number): ElementContent[] {
  const button: Element = {
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', className: ['term'], popoverTarget: `term-${at + 1}` },
    children: [{ type: 'text', value: found.word }],
  }
  const text = (value: string): Text => ({ type: 'text', value })
  return [
    text(node.value.slice(0, found.index)),
    button,
    text(node.value.slice(found.index + found.word.length)),
  ]
}

/** Makes the first mention of each key term in each section a button that shows its meaning. @returns which terms are mentioned */
function markMentions(tree: HastRoot, terms: readonly NoteTerm[]): Set<number> {
  const findable = findableOf(terms)
  const mentioned = new Set<number>()
  let seen = new Set<number>()
  visit(tree, (node, index, parent) => {
    if (node.type === 'element') {
      if (node.tagName === 'h2') seen = new Set()
      // In bold a note defines its own terms.
      if (node.tagName === 'strong') {
        const said = plainText(node)
        for (const { at, pattern, isOwn } of findable) if (isOwn && pattern.test(said)) seen.add(at)
        return SKIP
      }
      return CLOSED.has(node.tagName) || isLabel(node) ? SKIP : undefined
    }
    if (node.type !== 'text' || !parent || index === undefined || parent.type === 'root') return undefined
    for (const { at, pattern } of findable) {
      const match = seen.has(at) ? null : pattern.exec(node.value)
      if (!match) continue
      seen.add(at)
      mentioned.add(at)
      parent.children.splice(index, 1, ...cut(node, { index: match.index, word: match[0] }, at))
      return index // what stands before the word may hold another
    }
    return undefined
  })
  return mentioned
}

/** What the buttons of mentioned terms show: no script is needed for it. */
export function markTerms(tree: HastRoot, terms: readonly NoteTerm[]): string {
  const mentioned = markMentions(tree, terms)
  return terms
    .map(({ term, meaning, home }, at) => {
      if (!mentioned.has(at)) return ''
      const name = phraseHtml(term)
      const more = home === null ? '#key-terms' : pathOf(home)
      return `<div class="term-card" id="term-${at + 1}" popover><a href="${more}">${name}</a> ${phraseHtml(meaning)}</div>`
    })
    .join('')
}
