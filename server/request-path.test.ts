import { fc, runs } from '@/lib/testing/properties'
import { readAddress } from './request-path'

describe('an address that can be read has one spelling', () => {
  it.each([
    ['/', '/'],
    ['/help', '/help'],
    ['/help?x=%70&y=/../', '/help?x=%70&y=/../'],
    ['/help?', '/help?'],
    ['/hel%70', '/help'],
    ['/privac%79?q=%79', '/privacy?q=%79'],
    ['/%72eader/a', '/reader/a'],
    ['/help/', '/help'],
    ['//evil.test', '/evil.test'],
    ['//evil.test//a///', '/evil.test/a'],
    ['/a/./b/../c', '/a/c'],
    ['/a//../b', '/b'],
    ['/a/%2E%2e/b', '/b'],
    ['/%2e/help', '/help'],
    ['/a/..', '/'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/a|b"[c]', '/a%7Cb%22%5Bc%5D'],
    ['/a#b', '/a%23b'],
    ["/a!$&'()*+,;=:@b", "/a!$&'()*+,;=:@b"],
    ['/a%21b', '/a%21b'],
    ['/%2561pi/x', '/%2561pi/x'],
    ['/%252e%252e/x', '/%252e%252e/x'],
    ['http://evil.test', '/'],
    ['http://evil.test/help?a', '/help?a'],
    ['HTTPS://evil.test//api/x', '/api/x'],
    ['http://evil.test?a', '/?a'],
  ])('%s is %s', (target, url) => expect(readAddress(target).url).toBe(url))
})

describe('what cannot be read as an address of ours is none', () => {
  it.each([
    ...['/%', '/%ff%fe', '/igcse/%E0%A4%A', '/revision-notes/%/a/b/c', '/%zz', '/%ED%A0%80'],
    ...[
      '/%00',
      '/help%00',
      '/a%0d%0ab',
      '/a%7f',
      '/api%2fx',
      '/%2f%2fevil.test',
      '/%5cevil.test',
      '/\\evil.test',
    ],
    ...['/..', '/../a', '/a/../../b', '/%2e%2e/%2e%2e/etc', '/café', '/a b', '/a\u0000b'],
    ...['', '*', 'evil.test:443', '?a'],
  ])('%j', target => expect(readAddress(target).url).toBeNull())
})

describe('a call', () => {
  it.each([
    ...['/api', '/api/', '/api/x', '//api/x', '/%61pi/x', '/a/../api/x', '/./api', 'http://evil.test/api/x'],
    ...['/api/%', '/%61pi/%', '/api%2fx', '/api%5cx', '/api\\x', '/a%2f..%2fapi/x', '/../api/x', '/api/%00'],
  ])('is asked for by %s', target => expect(readAddress(target).isApi).toBe(true))

  it.each([
    ...[
      '/',
      '/apiary',
      '/api.json',
      '/API/x',
      '/a/api/x',
      '/%2561pi/x',
      '/api%252fx',
      '/api%3fx',
      '/?/api/x',
    ],
    ...['/%', '/a/%/api', '/api/../x', '/%2f%2fevil.test', '*'],
  ])('is not asked for by %s', target => expect(readAddress(target).isApi).toBe(false))
})

it('an origin before the path is not of the address that was asked for', () => {
  expect(readAddress('http://evil.test/help').asked).toBe('/help')
  expect(readAddress('//evil.test/help').asked).toBe('//evil.test/help')
})

/** Whatever may trip one reader of a path and not the next. */
const PIECES = [
  ...[
    'a',
    'api',
    'reader',
    'revision-notes',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '?',
    '#',
    '%',
    ':',
    '@',
    '~',
    ' ',
    'é',
  ],
  ...[
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%2E%2e',
    '%61',
    '%70',
    '%25',
    '%252e',
    '%00',
    '%ff',
    '%c3%a9',
    '%3f',
    '%3A',
  ],
]
const targets = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map(pieces => `/${pieces.join('')}`)

describe('whatever is asked', () => {
  it('is read once: the spelling of a spelling is itself', () =>
    fc.assert(
      fc.property(targets, target => {
        const { url, isApi } = readAddress(target)
        if (url !== null) expect(readAddress(url)).toEqual({ asked: url, url, isApi })
      }),
      { numRuns: runs(2000) },
    ))

  it('stays on this site, below its root, and means the same to who decodes it first', () =>
    fc.assert(
      fc.property(targets, target => {
        const { url, isApi } = readAddress(target)
        if (url === null) return
        const [path = ''] = url.split('?')
        const seen = new URL(url, 'https://markwell.test')
        expect(seen.host).toBe('markwell.test')
        expect(seen.pathname).toBe(path)
        expect(path === '/' || !/\/$|\/\/|\/\.\.?(\/|$)/.test(path)).toBe(true)
        expect(/^\/api(\/|$)/.test(decodeURIComponent(path))).toBe(isApi)
      }),
      { numRuns: runs(2000) },
    ))

  it('keeps its query as it came', () =>
    fc.assert(
      fc.property(targets, target => {
        const { url } = readAddress(target)
        const query = target.includes('?') ? target.slice(target.indexOf('?')) : ''
        if (url !== null) expect(url.slice(url.includes('?') ? url.indexOf('?') : url.length)).toBe(query)
      }),
      { numRuns: runs(1000) },
    ))
})
