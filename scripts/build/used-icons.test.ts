import { withUsedIcons } from './used-icons'

const symbol = (name: string) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="M1 1h2"/></symbol>`
const use = (name: string) => `<svg class="icon" aria-hidden="true"><use href="#i-${name}"></use></svg>`
const page = (uses: string, symbols: string) =>
  `<body>${uses}<svg class="sprite" aria-hidden="true">${symbols}</svg><script>1</script></body>`

it('leaves the icons that stand in the document, in their order, and nothing else of the sprite', () => {
  const html = page(use('list') + use('back'), ['back', 'clock', 'list', 'list-2'].map(symbol).join(''))
  expect(withUsedIcons(html)).toBe(page(use('list') + use('back'), symbol('back') + symbol('list')))
})

it('leaves a document without a sprite as it is', () => {
  expect(withUsedIcons(`<body>${use('list')}</body>`)).toBe(`<body>${use('list')}</body>`)
})
