import { finishDocument } from './document'
import { scriptsOf } from './late-scripts'

const CSS = 'p{content:"<b>"}@media (width<600px){p{color:red}}'
const A = '/_next/static/chunks/a.css'
const B = '/_next/static/chunks/b.css'
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const STYLE = `<style data-precedence="next" data-href="${A} ${B}">${CSS}</style>`
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const push = (piece: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])</script>`
const sizeOf = (address: string) => 'bac'.indexOf(address.slice(21, 22))
const finish = (html: string) => finishDocument(html, { sizeOf })

/** Texts that would end a script or a string, or that a script may not hold. */
const AWKWARD = `</script><b>it's "so" \\n é→\u2028</b><!--<script>`
const ROW = `3:["$","p",null,{"children":${JSON.stringify(AWKWARD)}}]\n`
const documentOf = (flight: string, rest = '') =>
  `<html><head>${preload}${script('a')}${old}${script('b')}${STYLE}</head><body><p>Text</p>${script('c')}${script('a')}<script>go()</script>${OPENING}${flight}${rest}</body></html>`
const html = documentOf(push(ROW.slice(0, 20)) + push(ROW.slice(20)))

function flightOf(finished: string): string {
  const body = /<script>(self\.__next_f\.push\(\[1,[\s\S]*?)<\/script>/.exec(finished)?.[1] ?? ''
  const pushed: [number, string][] = []
  new Function('self', body)({ __next_f: pushed })
  return pushed.map(([, text]) => text).join('')
}

it('holds the flight data in one piece, unchanged but for its sheets, and ends no script early', () => {
  const finished = finish(html)
  expect(flightOf(finished)).toBe(ROW)
  expect(finished.match(/<script/g)).toHaveLength(finished.match(/<\/script>/g)?.length ?? 0)
  expect(finished).not.toContain('<!--')
})

it('names each sheet of its style by a link that is not fetched', () => {
  const link = (href: string) => `<link rel="stylesheet" data-precedence="next" href="${href}" disabled=""/>`
  const atOnce = [A, B].map(href => `<link rel="stylesheet" href="${href}"/>`).join('')
  expect(finish(html)).toContain(`${STYLE}${link(A)}${link(B)}<noscript>${atOnce}</noscript></head>`)
})

it('names no script of its own, and keeps all others', () => {
  const finished = finish(html)
  expect(finished).toMatch(
    /^<html><head><script src="\/_next\/static\/chunks\/old\.js" noModule=""><\/script><style/,
  )
  expect(finished).toContain('<body><p>Text</p><script>go()</script>')
  expect(scriptsOf(finished)).toEqual(['b', 'a', 'c'].map(name => `/_next/static/chunks/${name}.js`))
})

it('has the rules of what comes ahead behind its text, where they delay nothing', () => {
  const [before = '', rules = ''] = finish(html).split('<script type="speculationrules">')
  expect(before).toContain('<p>Text</p>')
  expect(Object.keys(JSON.parse(rules.slice(0, rules.indexOf('</script>'))))).toEqual([
    'prerender',
    'prefetch',
  ])
})

it.each([
  ['flight data', documentOf('')],
  ['one run', documentOf(`${push(ROW)}<p>between</p>${push(ROW)}`)],
  ['style sheet', html.replace(STYLE, '')],
  ['scripts', html.replace(/<script src[^>]*async=""><\/script>/g, '')],
  ['head or body', html.replace('</body>', '')],
])('stops the build without %s', (what, broken) => {
  expect(() => finish(broken)).toThrow(what)
})

it('takes a page of Next that has its styles in a plain element when told so', () => {
  expect(() => finishDocument(html.replace(STYLE, ''), { sizeOf, isWithoutSheets: true })).not.toThrow()
})
