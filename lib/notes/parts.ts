import type { Element, Root as HastRoot, RootContent } from 'hast'

/** What a part may be taken for until it is drawn, in em on a phone; note.css has a rule for each. */
export const PART_HEIGHTS = [8, 12, 18, 27, 40, 60, 90, 135, 200, 300] as const
/** A part that is as high as this may end before a block that stands apart anyway. */
const FULL_EM = 16

/** A line on a phone holds some 45 letters and is 1.65 em high. */
const EM_PER_LETTER = 1.65 / 45
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
  svg: 16,
  control: 5,
}

type Node = { type: string; tagName?: string; value?: string; children?: readonly Node[] }

/** It opens step by step. */
function isWorking(node: Node): boolean {
  return classNames(node as RootContent).includes('working')
}

/** Sliders and lists below a figure that moves, each with its share of the readings and buttons. */
const countOfControls = (html: string) => html.match(/<(?:input|select) /g)?.length ?? 0

function heightOf(node: Node): number {
  const text = (node.value ?? '').replace(/<[^>]*>/g, '')
  if (node.type === 'raw' && node.value?.startsWith('<svg'))
    return (EM_OF.svg ?? 0) + countOfControls(node.value) * (EM_OF.control ?? 0)
  if (node.tagName === 'details' || isWorking(node)) return EM_OF.p ?? 0
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

const classNames = (node: RootContent | undefined) =>
  node?.type === 'element' ? [node.properties.className].flat() : []

/** A heading of its own, or a block for some candidates that begins with one. */
function isSection(node: RootContent): boolean {
  return (
    node.type === 'element' &&
    (isHeading(node) || (node.tagName === 'section' && node.children.some(isHeading)))
  )
}

/** A block with a wide gap above, which is not less for what ends before it. */
function standsApart(node: RootContent): boolean {
  const isNamed = ['call', 'example', 'check', 'only', 'fig'].some(name => classNames(node).includes(name))
  return isNamed || (node as Node).tagName === 'h3'
}

function divided(nodes: readonly RootContent[]): RootContent[] {
  const parts: RootContent[][] = [[]]
  for (const node of nodes) {
    const current = parts.at(-1) ?? []
    const isLabelled = classNames(current.findLast(({ type }) => type === 'element')).includes('only-label')
    const begins = isSection(node)
      ? !isLabelled
      : current.length > 0 && standsApart(node) && heightsOf(current) > FULL_EM
    if (begins) parts.push([node])
    else current.push(node)
  }
  return parts.flatMap((part, at): RootContent[] => {
    const children = part as Element['children']
    if (at === 0) return part
    return [
      { type: 'element', tagName: 'div', properties: { className: ['note-part', classOf(part)] }, children },
    ]
  })
}

/**
 * Wraps the text between two headings, long texts in several pieces, so that a browser can lay out and paint only those
 * near the window (`content-visibility`): the whole of a note takes a slow phone a quarter of a second, again at each piece
 * of it that arrives. What comes before the first heading is on the first screen and stays as it is.
 */
export function divideIntoParts(tree: HastRoot): void {
  for (const node of tree.children)
    if (node.type === 'element' && classNames(node).includes('only'))
      node.children = divided(node.children) as Element['children']
  tree.children = divided(tree.children as RootContent[])
}
