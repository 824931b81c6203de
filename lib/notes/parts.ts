import type { Element, Root as HastRoot, RootContent } from 'hast'

/** What a part may be taken for until it is drawn, in em on a phone; note.css has a rule for each. */
export const PART_HEIGHTS = [8, 12, 18, 27, 40, 60] as const
/** A part that is as high as this may end before a block that stands apart anyway. */
const FULL_EM = 25

/** A line on a phone holds some 45 letters and is 1.65 em high. */
const EM_PER_LETTER = 1.65 / 45
const FIGURE_EM = 16
/** What an element adds to its text: gaps, frames, half of a last line. */
const EM_OF: Record<string, number> = {
  h2: 3.2,
  h3: 2.5,
  p: 2,
  li: 1,
  ol: 1,
  ul: 1,
  dd: 1,
  tr: 1.5,
  aside: 4,
}

type Node = { type: string; tagName?: string; value?: string; children?: readonly Node[] }

function heightOf(node: Node): number {
  const text = (node.value ?? '').replace(/<[^>]*>/g, '')
  if (node.type === 'raw' && node.value?.startsWith('<svg')) return FIGURE_EM
  if (node.tagName === 'details') return EM_OF.p ?? 0
  const inside = (node.children ?? []).reduce((sum, child) => sum + heightOf(child), 0)
  return inside + text.length * EM_PER_LETTER + (EM_OF[node.tagName ?? ''] ?? 0)
}

const heightsOf = (nodes: readonly RootContent[]) =>
  nodes.reduce((sum, node) => sum + heightOf(node as Node), 0)

/** The known height nearest to the estimate, as ratios go. */
function classOf(nodes: readonly RootContent[]): string {
  const height = heightsOf(nodes)
  const off = (known: number) => Math.abs(Math.log(known / height))
  return `note-part-${PART_HEIGHTS.reduce((best, known) => (off(known) < off(best) ? known : best))}`
}

const isHeading = (node: Node) => node.tagName === 'h2'

/** A heading of its own, or a block for some candidates that begins with one. */
function isSection(node: RootContent): boolean {
  return (
    node.type === 'element' &&
    (isHeading(node) || (node.tagName === 'section' && node.children.some(isHeading)))
  )
}

/** A block with a wide gap above, which is not less for what ends before it. */
function standsApart(node: RootContent): boolean {
  const names = node.type === 'element' ? [node.properties.className].flat() : []
  return ['call', 'example', 'check', 'only'].some(name => names.includes(name))
}

/**
 * Wraps the text between two headings, long texts in several pieces, so that a browser can lay out and paint only those
 * near the window (`content-visibility`): the whole of a note takes a slow phone a quarter of a second, again at each piece
 * of it that arrives.
 */
export function divideIntoParts(tree: HastRoot): void {
  const parts: RootContent[][] = [[]]
  for (const node of tree.children as RootContent[]) {
    const current = parts.at(-1) ?? []
    if (isSection(node) || (parts.length > 1 && standsApart(node) && heightsOf(current) > FULL_EM))
      parts.push([node])
    else current.push(node)
  }
  tree.children = parts.flatMap((nodes, at): RootContent[] => {
    const children = nodes as Element['children']
    if (at === 0) return nodes
    return [
      { type: 'element', tagName: 'div', properties: { className: ['note-part', classOf(nodes)] }, children },
    ]
  })
}
