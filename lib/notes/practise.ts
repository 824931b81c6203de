import type { Root as HastRoot } from 'hast'
import type { LeafDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { type Made, made } from './blocks'

/** The templates that a `::practise{on="…"}` names, of the sub-topic of its note. */
export function practisedNames(node: LeafDirective): string[] {
  return (node.attributes?.on ?? '').split(/\s+/).filter(Boolean)
}

/** Where questions on the section stand once they are near (components/practice). Without scripts it is not seen. */
export function practiseSpot(node: LeafDirective, onFault: (fault: string) => void): Made {
  const names = practisedNames(node)
  if (names.length === 0) onFault('practise names no template: ::practise{on="…"}')
  return made('div', { className: ['practise'], dataOn: names.join(',') }, [])
}

/** Questions lead back to the section in which they stand. */
export function nameSections(tree: HastRoot): void {
  let section = ''
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'h2') section = String(properties.id)
    if ('dataOn' in properties) properties.dataSection = section
  })
}
