import type { Root as HastRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype, { type Options as RehypeOptions } from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { formula } from './formula'
import { keepStopsTogether } from './keep-together'
import { parsePhrase } from './note-tree'

const toHast = unified().use(remarkRehype, {
  handlers: {
    'made-raw': (_state: unknown, node: { value: string }) => ({ type: 'raw', value: node.value }),
  },
} as unknown as RehypeOptions)
const toText = unified().use(rehypeStringify, { allowDangerousHtml: true })

/** A few nodes of a checked note on their own as HTML, formulas as MathML. @throws on LaTeX that does not compile */
export function nodesHtml(nodes: readonly RootContent[]): string {
  const tree: Root = structuredClone({ type: 'root', children: [...nodes] })
  visit(tree, node => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return
    const isDisplay = node.type === 'math'
    const markup = formula(node.value, isDisplay)
    Object.assign(node, {
      type: 'made-raw',
      value: isDisplay ? `<div class="display">${markup}</div>` : markup,
      data: undefined,
    })
  })
  const hast = toHast.runSync(tree) as HastRoot
  keepStopsTogether(hast)
  return toText.stringify(hast)
}

/** One phrase of front matter or syllabus as HTML without a paragraph around it. */
export function phraseHtml(text: string): string {
  const [paragraph] = parsePhrase(text).children
  return paragraph?.type === 'paragraph' ? nodesHtml(paragraph.children) : ''
}
