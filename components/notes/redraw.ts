export const SVG = 'http://www.w3.org/2000/svg'

/** What a group was last drawn from, cut before each tag, and the element of each piece that opens one. */
type Drawn = { pieces: readonly string[]; elements: readonly (Element | undefined)[] }

const LAST = new WeakMap<Element, Drawn>()

/**
 * Makes the inside of a group what the markup says, and touches only what differs: a frame of a figure mostly moves a
 * few points. Then only the tags that differ are read; parsing all of it is a third of a frame's script.
 */
export function redraw(group: Element, markup: string): void {
  const pieces = markup.split('<')
  const known = LAST.get(group)
  if (known && canFollow(known.pieces, pieces)) {
    for (const [at, piece] of pieces.entries())
      if (piece !== known.pieces[at]) writePiece(known.elements[at], piece)
    LAST.set(group, { pieces, elements: known.elements })
    return
  }
  const wanted = document.createElementNS(SVG, 'g')
  wanted.innerHTML = markup
  matchChildren(group, wanted)
  const elements = group.querySelectorAll('*')
  let opened = 0
  LAST.set(group, { pieces, elements: pieces.map(piece => (opens(piece) ? elements[opened++] : undefined)) })
}

const opens = (piece: string) => /^\w/.test(piece)

const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

const textOf = (piece: string) => piece.slice(piece.indexOf('>') + 1)
/** A tag without the values of its attributes: while it is the same, they are all that can have changed, and a text. */
const shapeOf = (piece: string) =>
  `${piece.slice(0, piece.indexOf('>')).replace(ATTRIBUTE, '$1')}>${textOf(piece) !== ''}`

/** Whether the same elements stand there: only values of attributes and the texts that elements begin with are others. */
function canFollow(before: readonly string[], after: readonly string[]): boolean {
  return (
    before.length === after.length &&
    after.every((piece, at) => {
      const known = before[at] ?? ''
      // An entity is the parser's business, and so is a text behind an element.
      return piece === known || (opens(piece) && !piece.includes('&') && shapeOf(piece) === shapeOf(known))
    })
  )
}

function writePiece(element: Element | undefined, piece: string): void {
  if (!element) return
  for (const [, name = '', value = ''] of piece.matchAll(ATTRIBUTE))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  const text = textOf(piece)
  if (text !== '' && element.firstChild && element.firstChild.nodeValue !== text)
    element.firstChild.nodeValue = text
}

function matchChildren(shown: Element, wanted: Element): void {
  const [before, after] = [[...shown.childNodes], [...wanted.childNodes]]
  for (const [at, node] of after.entries()) matchNode(shown, before[at], node)
  for (const node of before.slice(after.length)) node.remove()
}

function matchNode(parent: Element, shown: ChildNode | undefined, wanted: ChildNode): void {
  if (!shown) parent.append(wanted)
  else if (shown.nodeName !== wanted.nodeName) shown.replaceWith(wanted)
  else if (shown instanceof Element && wanted instanceof Element) {
    matchAttributes(shown, wanted)
    matchChildren(shown, wanted)
  } else if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue
}

function matchAttributes(shown: Element, wanted: Element): void {
  for (const { name } of [...shown.attributes]) if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}
