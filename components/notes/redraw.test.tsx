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
