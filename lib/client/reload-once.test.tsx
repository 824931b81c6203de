import { mayReload } from './reload-once'

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/blogs')
})
afterEach(() => jest.restoreAllMocks())

const NOW_MS = Date.parse('2026-11-01T10:00:00.000Z')

it('lets a page be loaded anew once, and again when it had time to work', () => {
  expect(mayReload(NOW_MS)).toBe(true)
  expect(mayReload(NOW_MS + 29_000)).toBe(false)
  expect(mayReload(NOW_MS + 31_000)).toBe(true)
})

it('counts each page for itself', () => {
  expect(mayReload(NOW_MS)).toBe(true)
  window.history.replaceState(null, '', '/help')
  expect(mayReload(NOW_MS + 1000)).toBe(true)
  expect(mayReload(NOW_MS + 2000)).toBe(false)
})

it('lets nothing be loaded anew where it could not remember that', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(mayReload(NOW_MS)).toBe(false)
})
