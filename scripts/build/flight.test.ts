import { leanData, leanDocumentData } from './flight'

const CSS = '@layer tokens{:root{--paper:#faf6ef;content:"é → <b>"}}'.repeat(3)
const NOTE = '<p>Sound travels.</p>'.repeat(20)
const A = '/_next/static/chunks/a.css'
const B = '/_next/static/chunks/b.css'
const text = (id: string, body: string) => `${id}:T${Buffer.byteLength(body).toString(16)},${body}`
const style = (href: string, children: string) =>
  `["$","style","0",{"nonce":"$undefined","precedence":"next","href":"${href}","children":${JSON.stringify(children)}}]`
const link = (href: string) => `["$","link","0",{"rel":"stylesheet","precedence":"next","href":"${href}"}]`
const linked = (flight: string) => leanData(Buffer.from(flight)).toString()

it('has links for style sheets, once or twice, and leaves the rest', () => {
  const flight = [
    text('2', CSS),
    `3:[${style(A, '$2')},${style(B, 'p{color:red}')}]\n`,
    text('4', NOTE),
    text('5', CSS),
    `6:[${style(A, '$5')},["$","div",null,{"html":"$4"}]]\n`,
  ].join('')
  expect(linked(flight)).toBe(
    [`3:[${link(A)},${link(B)}]\n`, text('4', NOTE), `6:[${link(A)},["$","div",null,{"html":"$4"}]]\n`].join(
      '',
    ),
  )
})

it('refuses to drop a text that something else uses', () => {
  const flight = `${text('2', CSS)}3:[${style(A, '$2')},["$","pre",null,{"children":"$2"}]]\n`
  expect(() => linked(flight)).toThrow('something else')
})

it('refuses a style sheet of another shape, whose text would stay', () => {
  const flight = `3:["$","style","0",{"href":"${A}","precedence":"next","children":"p{}"}]\n`
  expect(() => linked(flight)).toThrow('another shape')
})

it('leaves out of a document what its written texts say, and nothing that else is said', () => {
  const rest = `3:["$","p",null,{"children":"$5"}]\n`
  const flight = `${text('2', NOTE)}${text('5', CSS)}${rest}6:["$","$L1",null,{"name":"/n","written":"$2"}]\n`
  expect(leanDocumentData(Buffer.from(flight)).toString()).toBe(
    `${text('5', CSS)}${rest}6:["$","$L1",null,{"name":"/n","written":""}]\n`,
  )
  expect(() => leanDocumentData(Buffer.from(`${flight}7:["$","p",null,{"children":"$2"}]\n`))).toThrow(
    'something else',
  )
})

it('leaves out the not-found pages of layouts, and what only they need', () => {
  const layout = (notFound: string) => `0:["$","$L1",null,{"notFound":${notFound},"children":["$L3","$4"]}]\n`
  const rest = `1:I[7,["/a.js"],"Layout"]\n3:["$","p",null,{"children":"é"}]\n${text('4', NOTE)}9:X\n`
  const only = `5:["$","main",null,{"children":["$L6","$L3"]}]\n6:["$","h1",null,{}]\n`
  const flight = `${layout('[["$L5",["$","b",null,{}]],[]]')}${rest}${only}`
  expect(leanData(Buffer.from(flight)).toString()).toBe(`${layout('"$undefined"')}${rest}`)
})

it.each(['3:["cut', '3:T,', 'nothing'])('refuses data that end inside a row: %s', flight => {
  expect(() => linked(flight)).toThrow()
})
