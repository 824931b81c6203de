import type { Element, ElementContent, Root as HastRoot, Text } from 'hast'
import { visit } from 'unist-util-visit'

const OPENING = /[([{“‘"'«/±−-]+$/
const CLOSING = /^[)\]},.;:!?”’"'»%/]+/

type Sides = { isAfterBox: boolean; isBeforeBox: boolean }

/** A text next to boxes in three: what belongs to the one before it (")."), its own, and "(" for the next. */
export function splitText(text: string, sides: Sides): { closing: string; own: string; opening: string } {
  const closing = sides.isAfterBox ? (CLOSING.exec(text)?.[0] ?? '') : ''
  const rest = text.slice(closing.length)
  const opening = sides.isBeforeBox ? (OPENING.exec(rest)?.[0] ?? '') : ''
  return { closing, own: rest.slice(0, rest.length - opening.length), opening }
}

type Parent = { children: unknown[] }

/** A formula, or a term that shows its meaning. */
function isBox(node: unknown): boolean {
  const { type, value, tagName } = node as { type?: string; value?: string; tagName?: string }
  return tagName === 'button' || (type === 'raw' && value?.startsWith('<math') === true)
}

function textAt(parent: Parent, index: number): Text | null {
  const node = parent.children[index] as Text | undefined
  return node?.type === 'text' ? node : null
}

function bindAt(parent: Parent, index: number): void {
  const before = textAt(parent, index - 1)
  const after = textAt(parent, index + 1)
  const { opening } = splitText(before?.value ?? '', { isAfterBox: false, isBeforeBox: true })
  const { closing } = splitText(after?.value ?? '', { isAfterBox: true, isBeforeBox: false })
  if (opening === '' && closing === '') return
  if (before) before.value = before.value.slice(0, before.value.length - opening.length)
  if (after) after.value = after.value.slice(closing.length)
  const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }])
  const together: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['nowrap'] },
    children: [...text(opening), parent.children[index] as ElementContent, ...text(closing)],
  }
  parent.children[index] = together
}

/**
 * Browsers break a line on both sides of a formula or a button, whatever stands there, so that a line may begin with a
 * full stop or end with a bracket. Word joiners do not help (tried in Chromium); an element without breaks does.
 */
export function keepStopsTogether(tree: HastRoot): void {
  visit(tree, node => {
    if (!('children' in node)) return
    const parent = node as unknown as Parent
    const isBound = node.type === 'element' && [node.properties.className].flat().includes('nowrap')
    if (isBound) return
    for (let index = 0; index < parent.children.length; index += 1)
      if (isBox(parent.children[index])) bindAt(parent, index)
  })
}

/** A number, a space, and a unit with its prefix and power, or one of the words that are read with their number. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:[pnμµmcdkMGT]?(?:m|g|s|N|J|W|V|A|Hz|Pa|Ω|mol|eV|Bq|T|F|C|L)[²³]?|°C|K|h|min|%|million|billion|trillion)(?![\p{L}\d]))/gu

/** No line of plain words ends between a number and its unit. */
export function keepUnitsTogether(tree: HastRoot): void {
  visit(tree, 'text', node => {
    node.value = node.value.replace(BEFORE_UNIT, '\u00a0')
  })
}
