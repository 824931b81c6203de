import { readFileSync } from 'node:fs'
import type { Element, ElementContent, Root } from 'hast'
import { divideIntoParts, PART_HEIGHTS } from './parts'

function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  const nodes = children.map(each =>
    typeof each === 'string' ? { type: 'text' as const, value: each } : each,
  )
  return { type: 'element', tagName, properties: {}, children: nodes }
}

function divided(...children: Element[]): Element[] {
  const tree: Root = { type: 'root', children }
  divideIntoParts(tree)
  return tree.children as Element[]
}

const outline = (nodes: readonly Element[]) =>
  nodes.map(({ tagName, children }) => [tagName, ...children.map(each => (each as Element).tagName)])

it('wraps what stands between two headings, and leaves what comes before the first', () => {
  const nodes = divided(
    element('div'),
    element('h2', 'A'),
    element('p', 'a'),
    element('h2', 'B'),
    element('ul'),
  )
  expect(outline(nodes)).toEqual([['div'], ['div', 'h2', 'p'], ['div', 'h2', 'ul']])
})

it('begins a part with a block for some candidates that holds a heading, and not with another', () => {
  const only = element('section', element('p', 'Supplement'), element('h2', 'B'), element('p', 'b'))
  const nodes = divided(element('h2', 'A'), element('section', element('p', 'Practical')), only)
  expect(outline(nodes)).toEqual([
    ['div', 'h2', 'section'],
    ['div', 'section'],
  ])
})

it('divides what is for some candidates in itself, and keeps its label with its first heading', () => {
  const label = { ...element('p', 'Supplement'), properties: { className: ['only-label'] } }
  const only = {
    ...element('section', label, element('h2', 'A'), element('p'), element('h2', 'B')),
    properties: { className: ['only'] },
  }
  const [part] = divided(element('h2', 'Before'), only).slice(1)
  expect(outline([part?.children[0] as Element])).toEqual([['section', 'p', 'h2', 'p', 'div']])
})

it('divides a long text before a block that stands apart', () => {
  const call = () => ({ ...element('aside', 'Tip'), properties: { className: ['call'] } })
  const long = element('p', 'x'.repeat(900))
  expect(outline(divided(element('h2', 'A'), call(), long, element('p'), call()))).toEqual([
    ['div', 'h2', 'aside', 'p', 'p'],
    ['div', 'aside'],
  ])
})

it.each([
  ['a line', 40, 8],
  ['a screen', 900, 40],
  ['more than any', 20_000, 300],
])('takes %s for the nearest height', (_, letters, height) => {
  const [part] = divided(element('h2', 'A'), element('p', 'x'.repeat(letters)))
  expect(part?.properties.className).toEqual(['note-part', `note-part-${height}`])
})

it('has a rule for each height, the default among them', () => {
  const css = readFileSync('components/notes/note.css', 'utf8')
  const without = PART_HEIGHTS.filter(height => !css.includes(`.note-part-${height} {\n    --em: ${height};`))
  expect(without).toEqual([18])
  expect(css).toContain('var(--em, 18)')
})

it('takes a figure that moves for higher than one that stands still', () => {
  const heightOf = (html: string) => {
    const drawn = { type: 'raw', value: html } as unknown as ElementContent
    const [part] = divided(element('h2', 'A'), element('figure', drawn))
    return String(part?.properties.className).replace(/\D+/g, '')
  }
  expect(Number(heightOf('<svg></svg><input type="range"><select name="kind"></select>'))).toBeGreaterThan(
    Number(heightOf('<svg></svg>')),
  )
})
