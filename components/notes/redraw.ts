export const SVG = 'http://www.w3.org/2000/svg'

/**
 * Makes the inside of a group what the markup says, and touches only what differs: a frame of a figure mostly moves a
 * few points, and what stays as it is need not be styled and laid out anew.
 */
export function redraw(group: Element, markup: string): void {
  const wanted = document.createElementNS(SVG, 'g')
  wanted.innerHTML = markup
  matchChildren(group, wanted)
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
