import { slimFlight } from './slim-flight'

const CSS = '@layer tokens{:root{--paper:#faf6ef;content:"é → <b>"}}'.repeat(3)
const NOTE = '<p>Sound travels.</p>'.repeat(20)
const text = (id: string, body: string) => `${id}:T${Buffer.byteLength(body).toString(16)},${body}`

function documentOf(flight: string, cuts: number[] = []): string {
  const pieces = [0, ...cuts].map((from, at) => flight.slice(from, cuts[at] ?? flight.length))
  const scripts = pieces.map(
    piece => `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])</script>`,
  )
  return `<html><head><style data-precedence="next" data-href="/_next/static/chunks/a.css /_next/static/chunks/b.css">${CSS}</style></head><body>${NOTE}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body></html>`
}

function flightOf(html: string): string {
  return [...html.matchAll(/__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g)]
    .map(([, json = '']) => JSON.parse(json)[1])
    .join('')
}

const style = (href: string, children: string) =>
  `["$","style","0",{"precedence":"next","href":"${href}","children":${JSON.stringify(children)}}]`

it('empties the style sheets that stand in the document and leaves the rest', () => {
  const flight = [
    text('2', CSS),
    `3:[${style('/_next/static/chunks/a.css', '$2')},${style('/_next/static/chunks/b.css', 'p{color:red}')}]\n`,
    text('4', NOTE),
    text('5', CSS),
    `6:[${style('/_next/static/chunks/a.css', '$5')},["$","div",null,{"html":"$4"}]]\n`,
  ].join('')
  const slim = flightOf(slimFlight(documentOf(flight, [40, 333])))
  expect(slim).toBe(
    [
      `3:[${style('/_next/static/chunks/a.css', '')},${style('/_next/static/chunks/b.css', '')}]\n`,
      text('4', NOTE),
      `6:[${style('/_next/static/chunks/a.css', '')},["$","div",null,{"html":"$4"}]]\n`,
    ].join(''),
  )
})

it('keeps a style sheet that the document does not hold', () => {
  const flight = `${text('2', CSS)}3:[${style('/_next/static/chunks/other.css', '$2')}]\n`
  expect(flightOf(slimFlight(documentOf(flight)))).toBe(flight)
})

it('changes nothing outside the flight data, and closes no script early', () => {
  const html = slimFlight(
    documentOf(`3:[${style('/_next/static/chunks/a.css', '</script><b>')},"</script>"]\n`),
  )
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).toContain(
    `<style data-precedence="next" data-href="/_next/static/chunks/a.css /_next/static/chunks/b.css">${CSS}`,
  )
})

it('refuses to drop a text that something else uses', () => {
  const flight = `${text('2', CSS)}3:[${style('/_next/static/chunks/a.css', '$2')},["$","pre",null,{"children":"$2"}]]\n`
  expect(() => slimFlight(documentOf(flight))).toThrow('more than a style sheet')
})

it('leaves a document of another shape alone', () => {
  expect(slimFlight('<html><body>plain</body></html>')).toBe('<html><body>plain</body></html>')
})
