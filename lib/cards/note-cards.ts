import type { Paragraph, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Figure } from '../figures/figure'
import { plainText } from '../notes/blocks'
import type { CardSource, NoteFrontMatter } from '../notes/front-matter'
import { parsePhrase } from '../notes/note-tree'
import { nodesHtml, phraseHtml } from '../notes/phrase-html'
import type { DeckCard } from './card'

/** The cards that a note gives: its key terms, the formulas to be known by heart, and what it asks besides. Build time only. */

/** Commands that say how a formula looks, not what it says. */
const LOOKS = /\\(?:mathrm|mathit|text|ce|left|right|big|q?quad|displaystyle)(?![a-z])/g

/** Small letters, digits and hyphens; LaTeX leaves its letters, so that `$MC_L$` is "mc-l". */
export function cardSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LOOKS, ' ')
    .replace(/\\[dt]frac/g, ' frac ')
    .replace(/\\[a-z]+/g, command => ` ${command.slice(1)} `)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
}

/** A second card of the same name gets a number: the first keeps its id when one is added below it. */
function idMaker(base: string): (name: string) => string {
  const counts = new Map<string, number>()
  return name => {
    const slug = cardSlug(name) || 'card'
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return `${base}#${slug}${count > 1 ? `-${count}` : ''}`
  }
}

const sentence = (html: string) => (/^[a-z]/.test(html) ? html.charAt(0).toUpperCase() + html.slice(1) : html)

type FormulaBlock = { heading: string; block: ContainerDirective }

/** Formula blocks with the words of the heading above each, also inside `:::supplement`. */
function formulaBlocks(parent: { children: readonly RootContent[] }, above = ''): FormulaBlock[] {
  let heading = above
  return parent.children.flatMap(node => {
    if (node.type === 'heading') heading = plainText(node)
    if (node.type !== 'containerDirective') return []
    if (node.name !== 'formula') return formulaBlocks(node, heading)
    const isKnown = node.attributes?.status === 'learn' || node.attributes?.status === 'derive'
    return isKnown ? [{ heading, block: node }] : []
  })
}

function formulaCard(
  { heading, block }: FormulaBlock,
  idOf: (name: string) => string,
  isAlone: boolean,
): DeckCard {
  const formulas = block.children.filter(node => node.type === 'math')
  const rest = block.children.filter(node => node.type !== 'math')
  const words = nodesHtml(rest)
  const ask = formulas.length > 1 ? 'Write down the formulas.' : 'Write down the formula.'
  const name = nodesHtml((parsePhrase(heading).children[0] as Paragraph | undefined)?.children ?? [])
  return {
    // The id follows the formula: another formula is another card, other words about it are not.
    id: idOf(`formula ${formulas.map(node => ('value' in node ? node.value : '')).join(' ')}`),
    kind: 'formula',
    // Where one heading has several formulas, what the letters mean tells which is asked for.
    front: `<p class="card-name">${name}</p>${isAlone ? '' : words}<p class="card-ask">${ask}</p>`,
    back: `${nodesHtml(formulas)}${isAlone ? words : ''}`,
  }
}

type FindFigure = (name: string) => Figure | undefined

function askedCard(
  { asks, front, back, figure }: CardSource,
  idOf: (name: string) => string,
  findFigure: FindFigure,
): DeckCard {
  const svg = figure === undefined ? undefined : findFigure(figure)?.svg
  const [only, ...more] = back.map(line => sentence(phraseHtml(line)))
  return {
    id: idOf(`${asks} ${front}`),
    kind: asks,
    front: `${svg ? `<figure class="fig">${svg}</figure>` : ''}<p class="card-asked">${phraseHtml(front)}</p>`,
    back:
      more.length === 0
        ? `<p>${only}</p>`
        : `<ol>${[only, ...more].map(line => `<li>${line}</li>`).join('')}</ol>`,
  }
}

/** @param base `level/subject/topic/subtopic` */
export function noteCards(
  base: string,
  frontMatter: Pick<NoteFrontMatter, 'keyTerms' | 'cards'>,
  tree: Root,
  findFigure: FindFigure,
): DeckCard[] {
  const idOf = idMaker(base)
  // A term that another note defines has its card there.
  const terms = frontMatter.keyTerms.flatMap(({ term, meaning }): DeckCard[] =>
    meaning === undefined
      ? []
      : [
          {
            id: idOf(term),
            kind: 'term',
            front: `<p class="card-name">${sentence(phraseHtml(term))}</p>`,
            back: `<p>${sentence(phraseHtml(meaning))}.</p>`.replace(/([.!?])\.<\/p>$/, '$1</p>'),
          },
        ],
  )
  const blocks = formulaBlocks(tree)
  const formulas = blocks.map(each =>
    formulaCard(each, idOf, blocks.filter(other => other.heading === each.heading).length === 1),
  )
  const asked = (frontMatter.cards ?? []).map(each => askedCard(each, idOf, findFigure))
  return [...terms, ...formulas, ...asked]
}

/** @param base `level/subject/command-words` */
export function commandCards(
  base: string,
  words: readonly { word: string; meaning: string | null }[],
): DeckCard[] {
  const idOf = idMaker(base)
  return words.flatMap(({ word, meaning }) =>
    meaning === null
      ? []
      : [
          {
            id: idOf(word),
            kind: 'command' as const,
            front: `<p class="card-name">${phraseHtml(word)}</p><p class="card-ask">What does this command word ask you to do?</p>`,
            back: `<p>${sentence(phraseHtml(meaning))}.</p>`,
          },
        ],
  )
}
