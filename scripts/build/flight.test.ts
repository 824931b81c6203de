import { linkSheets } from './flight'

const CSS = '@layer tokens{:root{--paper:#faf6ef;content:"é → <b>"}}'.repeat(3)
const NOTE = '<p>Sound travels.</p>'.repeat(20)
const A = '/_next/static/chunks/a.css'
const B = '/_next/static/chunks/b.css'
const text = (id: string, body: string) => `${id}:T${Buffer.byteLength(body).toString(16)},${body}`
const style = (href: string, children: string) =>
  `["$","style","0",{"nonce":"$undefined","precedence":"next","href":"${href}","children":${JSON.stringify(children)}}]`
const link = (href: string) => `["$","link","0",{"rel":"stylesheet","precedence":"next","href":"${href}"}]`
const linked = (flight: string) => linkSheets(Buffer.from(flight)).toString()

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
  expect(() => linked(flight)).toThrow('more than a style sheet')
})

it('refuses a style sheet of another shape, whose text would stay', () => {
  const flight = `3:["$","style","0",{"href":"${A}","precedence":"next","children":"p{}"}]\n`
  expect(() => linked(flight)).toThrow('another shape')
})

it.each(['3:["cut', '3:T,', 'nothing'])('refuses data that end inside a row: %s', flight => {
  expect(() => linked(flight)).toThrow()
})
