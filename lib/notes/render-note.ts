import type { Element, Root as HastRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype, { type Options as RehypeOptions } from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Figure } from '@/lib/figures/figure'
import { aimsOf } from './aims'
import {
  callOut,
  checkYourself,
  formulaBlock,
  isCall,
  isFormulaStatus,
  isOnly,
  made,
  onlyBlock,
  plainText,
  words,
  workedExample,
} from './blocks'
import { essayAnswer, essayBlock } from './essay'
import { captionAndTask, figureBlock } from './figure-blocks'
import { formula } from './formula'
import type { NoteFrontMatter } from './front-matter'
import type { NoteTerm } from './glossary'
import { keepStopsTogether, keepUnitsTogether } from './keep-together'
import { keyTermsOf, markTerms } from './key-terms'
import { divideIntoParts } from './parts'
import { nameSections, practiseSpot } from './practise'

export type Heading = { id: string; text: string; depth: number }

export type RenderedNote = {
  html: string
  headings: Heading[]
  /** every id that a link or `covers` may name */
  ids: string[]
  faults: string[]
}

export type RenderInput = {
  tree: Root
  frontMatter: Pick<NoteFrontMatter, 'covers'>
  terms: readonly NoteTerm[]
  /** syllabus points with `$` formulas, in order; shown as aims that link to what covers them */
  aims: readonly { text: string; tier: string | null }[]
  findFigure: (name: string) => Figure | undefined
}

type Work = RenderInput & { faults: string[]; counts: Map<string, number>; figures: number }

function line(node: { position?: { start: { line: number } } | undefined }): string {
  return node.position ? ` (line ${node.position.start.line})` : ''
}

/** Markdown takes a fence that closes nothing for text. */
const LONE_FENCE = /^:{3,}\s*$/m

function blockId(work: Work, node: ContainerDirective | LeafDirective): string {
  const own = node.attributes?.id
  if (own) return own
  const count = (work.counts.get(node.name) ?? 0) + 1
  work.counts.set(node.name, count)
  return `${node.name}-${count}`
}

function figureOf(work: Work, node: LeafDirective | ContainerDirective): unknown {
  const name = node.attributes?.name ?? ''
  const found = work.findFigure(name)
  const { caption, task } = captionAndTask(node)
  if (!found) work.faults.push(`figure "${name}" does not exist${line(node)}`)
  else if ((found.moves !== undefined) !== (node.name === 'explore'))
    work.faults.push(
      `figure "${name}" ${found.moves ? 'moves: ask with :::explore' : 'does not move'}${line(node)}`,
    )
  if (caption.length === 0)
    work.faults.push(`figure "${name}" has no caption: ${node.name}[Caption]{name="…"}${line(node)}`)
  if (!found) return words('')
  work.figures += 1
  const id = node.attributes?.id ?? `fig-${work.figures}`
  return figureBlock(found, { id, number: work.figures, caption, task })
}

function blockOf(work: Work, node: ContainerDirective): unknown {
  const { name } = node
  const id = blockId(work, node)
  if (name === 'worked-example') return workedExample(node, id)
  if (name === 'check-yourself') return checkYourself(node, id)
  if (name === 'explore') return figureOf(work, node)
  if (name === 'essay') return essayBlock(node, id)
  if (name === 'answer') return essayAnswer(node)
  if (isCall(name)) return callOut(node, name, id)
  if (isOnly(name)) return onlyBlock(node, name, id)
  if (name === 'formula') {
    const status = node.attributes?.status
    if (isFormulaStatus(status)) return formulaBlock(node, status, id)
    work.faults.push(`formula needs status="given", "learn" or "derive"${line(node)}`)
    return made('div', { className: ['formula'], id }, node.children)
  }
  work.faults.push(`unknown block ":::${name}"${line(node)}`)
  return made('div', {}, node.children)
}

/** Innermost first, so that a block inside `:::supplement` is made before its parent. */
function makeBlocks(work: Work, parent: { children: unknown[] }): void {
  parent.children = parent.children.map(child => {
    const node = child as RootContent
    if ('children' in node) makeBlocks(work, node)
    if (node.type === 'containerDirective') return blockOf(work, node)
    if (node.type === 'leafDirective') {
      if (node.name === 'figure') return figureOf(work, node)
      if (node.name === 'practise')
        return practiseSpot(node, fault => work.faults.push(`${fault}${line(node)}`))
      work.faults.push(`unknown block "::${node.name}"${line(node)}`)
      return words('')
    }
    if (node.type === 'html') work.faults.push(`raw HTML is not allowed${line(node)}`)
    if (node.type === 'text' && LONE_FENCE.test(node.value))
      work.faults.push(
        `in this text a ":::" closes nothing${line(node)}: an outer block needs more colons than those inside`,
      )
    return child
  })
}

/**
 * Lines of lists with formulas are paragraphs: these scroll where a phone is too narrow (note.css).
 * An item that scrolled itself would cut off its own dot.
 */
function makeParagraphsOfItems(tree: unknown): void {
  visit(tree as Root, 'listItem', item => {
    const [line] = item.children
    if (line?.type === 'paragraph' && line.children.some(each => each.type === 'inlineMath'))
      item.spread = true
  })
}

function makeFormulas(work: Work, tree: unknown): void {
  visit(tree as Root, node => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return
    const { value } = node
    const raw = node as unknown as Record<string, unknown>
    try {
      const display = node.type === 'math'
      const markup = formula(value, display)
      raw.type = 'made-raw'
      raw.value = display ? `<div class="display">${markup}</div>` : markup
      raw.data = undefined
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
      work.faults.push(`formula does not compile: ${value}${line(node)}: ${reason}`)
      raw.type = 'made-raw'
      raw.value = ''
      raw.data = undefined
    }
  })
}

/** Tables scroll by themselves on a phone, can be reached from the keyboard, and name their columns. */
function wrapTables(tree: HastRoot): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td' // an empty corner heads nothing
    if (node.tagName === 'th') node.properties.scope = 'col'
    if (node.tagName !== 'table' || !parent || index === undefined || node.properties.className) return
    node.properties.className = ['table']
    const frame: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['note-table'], role: 'group', tabIndex: 0, ariaLabel: 'Table' },
      children: [node],
    }
    parent.children[index] = frame
  })
  visit(tree, 'element', node => {
    if (!('align' in node.properties)) return
    if (node.properties.align === 'right' || node.properties.align === 'center')
      node.properties.className = [node.properties.align === 'right' ? 'r' : 'c']
    node.properties.align = undefined
  })
}

const toHast = unified()
  .use(remarkRehype, {
    handlers: {
      'made-raw': (_state: unknown, node: { value: string }) => ({ type: 'raw', value: node.value }),
    },
  } as unknown as RehypeOptions)
  .use(rehypeSlug)
const toText = unified().use(rehypeStringify, { allowDangerousHtml: true })

function collect(tree: HastRoot): { headings: Heading[]; ids: string[] } {
  const headings: Heading[] = []
  const ids: string[] = []
  visit(tree, 'element', node => {
    const id = node.properties.id
    if (typeof id !== 'string') return
    ids.push(id)
    const depth = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (depth) headings.push({ id, depth: Number(depth), text: plainText(node) })
  })
  return { headings, ids }
}

/** A heading of the second level, or a block for some candidates, which has one. */
function isSection(node: unknown): boolean {
  const { type, depth, data } = node as { type: string; depth?: number; data?: { hName?: string } }
  return (type === 'heading' && depth === 2) || data?.hName === 'section'
}

/** Behind the first section: a note begins with its first idea, not with a list of words. */
function withKeyTerms(children: readonly unknown[], terms: readonly unknown[]): unknown[] {
  const first = children.findIndex(isSection)
  const second = children.findIndex((node, at) => at > first && isSection(node))
  const at = second < 0 ? children.length : second
  return [...children.slice(0, at), ...terms, ...children.slice(at)]
}

/** A parsed note to HTML. It never throws on what an author wrote: faults are listed. Changes its tree. */
export function renderNote(input: RenderInput): RenderedNote {
  const work: Work = { ...input, faults: [], counts: new Map(), figures: 0 }
  const tree = input.tree as { children: unknown[] }
  tree.children = tree.children.filter(node => (node as RootContent).type !== 'yaml')
  makeBlocks(work, tree)
  tree.children = withKeyTerms(tree.children, keyTermsOf(input.terms))
  tree.children.unshift(aimsOf(input))
  makeParagraphsOfItems(tree)
  makeFormulas(work, tree)
  const hast = toHast.runSync(input.tree) as HastRoot
  wrapTables(hast)
  nameSections(hast)
  keepUnitsTogether(hast)
  const termCards = markTerms(hast, input.terms)
  keepStopsTogether(hast)
  divideIntoParts(hast)
  const { headings, ids } = collect(hast)
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at)
  for (const id of new Set(repeated)) work.faults.push(`id "${id}" is used twice`)
  return { html: toText.stringify(hast) + termCards, headings, ids, faults: work.faults }
}
