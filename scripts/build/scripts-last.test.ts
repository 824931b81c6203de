import { scriptsLast } from './scripts-last'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

it('names the scripts after the text, each once, and asks for none early', () => {
  const html = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${script('a')}<script src="/_next/static/chunks/old.js" noModule=""></script>${script('b')}<style>p{}</style></head><body><p>Text</p>${script('c')}<script>go()</script></body></html>`
  expect(scriptsLast(html)).toBe(
    `<html><head><script src="/_next/static/chunks/old.js" noModule=""></script><style>p{}</style></head><body><p>Text</p><script>go()</script>${script('a')}${script('b')}${script('c')}</body></html>`,
  )
})

it('leaves a document without body alone', () => {
  expect(scriptsLast('<p>plain</p>')).toBe('<p>plain</p>')
})
