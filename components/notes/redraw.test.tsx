import { redraw } from './redraw'

function group(markup: string): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  made.innerHTML = markup
  return made
}

it.each([
  ['an attribute that differs', '<path d="M0 0"/>', '<path d="M1 0"/>'],
  ['one more and one less', '<path d="M0 0" class="a"/>', '<path d="M0 0" opacity="1"/>'],
  ['a text', '<text x="1">2.0 m</text>', '<text x="1">2.1 m</text>'],
  ['a text that is inside another', '<text>F<tspan>1</tspan></text>', '<text>F<tspan>2</tspan> N</text>'],
  ['more elements', '<g><path/></g>', '<g><path/><circle r="2"/></g><text>x</text>'],
  ['fewer', '<g><path/><circle r="2"/></g><text>x</text>', '<g><circle r="3"/></g>'],
  ['others in their place', '<path d="M0 0"/><text>x</text>', '<text>y</text>tail'],
  ['nothing', '<path/>', ''],
  ['a drawing where there was none', '', '<path d="M0 0"/>'],
])('makes the group what the markup says: %s', (_, before, after) => {
  const shown = group(before)
  redraw(shown, after)
  expect(shown.innerHTML).toBe(group(after).innerHTML)
  // Once more there and back: what was drawn is remembered, and only tags that differ are read.
  for (const markup of [before, after, before]) {
    redraw(shown, markup)
    expect(shown.innerHTML).toBe(group(markup).innerHTML)
  }
})

it.each([
  ['a text with an entity', '<text x="1">a</text>', '<text x="1">a &lt; b</text>'],
  ['an attribute with an entity', '<path d="M0 0"/>', '<path d="&amp;"/>'],
  ['a text behind an element', '<text>F<tspan>1</tspan> N</text>', '<text>F<tspan>1</tspan> J</text>'],
  ['a text that was not there', '<text></text>', '<text>1</text>'],
  ['an attribute of another name', '<path d="M0 0"/>', '<path class="p"/>'],
  ['another element of the same attributes', '<path class="p"/>', '<rect class="p"/>'],
  ['two values and a text', '<text x="1" y="2">1.0 s</text>', '<text x="3" y="4">2.0 s</text>'],
])('draws from memory what parsing would: %s', (_, one, other) => {
  const shown = group('')
  for (const markup of [one, other, one, other]) {
    redraw(shown, markup)
    expect(shown.innerHTML).toBe(group(markup).innerHTML)
  }
})

it('parses nothing while only values differ', () => {
  const shown = group('')
  redraw(shown, '<path d="M0 0"/><text x="1">1 s</text>')
  const made = jest.spyOn(document, 'createElementNS')
  redraw(shown, '<path d="M0 9"/><text x="2">2 s</text>')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

it('keeps the elements that stay, so that only what differs is drawn again', () => {
  const shown = group('<path d="M0 0"/><text>1 s</text>')
  const [line, label] = shown.children
  redraw(shown, '<path d="M0 9"/><text>1 s</text>')
  expect([...shown.children]).toEqual([line, label])
  expect(line?.getAttribute('d')).toBe('M0 9')
})

it('draws elements of SVG, not of HTML', () => {
  const shown = group('')
  redraw(shown, '<path d="M0 0"/>')
  expect(shown.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg')
})
