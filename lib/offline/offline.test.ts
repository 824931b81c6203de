import {
  appCache,
  assetsCache,
  examCache,
  isCacheOf,
  outdatedCaches,
  packCache,
  pageSources,
  readPackName,
  shellCache,
  visitedCache,
} from './cache-names'
import { handlingOf, pageKey, surplus } from './decide'
import { inTime } from './in-time'
import { filesNamedIn, filesOfDocument } from './named-files'
import { bytesOf, sizeText } from './pack'
import { isKeepMessage } from './worker-contract'

const origin = 'https://markwell.example'
const asked = (path: string, mode = 'no-cors', method = 'GET') =>
  handlingOf({ method, mode, origin, url: new URL(path, origin).href })

describe('what the worker does with a request', () => {
  it.each([
    ['/revision-notes/igcse/physics', 'navigate', 'page'],
    ['/mock-exam/igcse/physics/sit?attempt=1', 'navigate', 'page'],
    ['/blogs/feed.xml', 'navigate', 'pass'],
    ['/_next/static/chunks/a.js', 'no-cors', 'asset'],
    ['/search/index.json', 'cors', 'data'],
    ['/cards/igcse-physics.json', 'cors', 'data'],
    ['/topics/igcse-physics.json', 'cors', 'data'],
    ['/icon.svg', 'no-cors', 'data'],
    ['/revision-notes/igcse/physics?_rsc=1', 'cors', 'pass'],
    ['/packs/igcse-physics.json', 'cors', 'pass'],
    ['https://elsewhere.example/a.js', 'no-cors', 'pass'],
  ])('%s (%s) is %s', (path, mode, handling) => expect(asked(path, mode)).toBe(handling))

  it.each(['navigate', 'cors', 'no-cors'])('never touches the API (%s)', mode => {
    expect(asked('/api/cie/competency', mode)).toBe('pass')
    expect(asked('/api/exams/attempt?attempt=1', mode)).toBe('pass')
  })

  it('never touches what is sent', () => expect(asked('/', 'navigate', 'POST')).toBe('pass'))
})

it('pages are kept without their query', () => {
  expect(pageKey(`${origin}/mock-exam/igcse/physics/sit?attempt=secret#q2`)).toBe(
    `${origin}/mock-exam/igcse/physics/sit`,
  )
})

it('the oldest go first, and only above the limit', () => {
  expect(surplus([1, 2, 3, 4], 3)).toEqual([1])
  expect(surplus([1, 2], 3)).toEqual([])
})

describe('a new version', () => {
  const kept = packCache('igcse', 'physics', 'oldest')
  const names = [
    ...['oldest', 'old'].flatMap(of => [shellCache(of), visitedCache(of), assetsCache(of), appCache(of)]),
    kept,
    examCache('old'),
    shellCache('new'),
    'markwell-visited',
    'foreign@oldest',
  ]

  it('removes what is two versions old, but nothing that a kept subject or an exam needs', () => {
    expect(outdatedCaches(names, 'new')).toEqual([
      shellCache('oldest'),
      visitedCache('oldest'),
      assetsCache('oldest'),
      appCache('old'),
      'markwell-visited',
    ])
  })

  it('leaves the version before, whose pages may still be open', () => {
    const left = names.filter(name => !outdatedCaches(names, 'new').includes(name))
    expect(left).toEqual(expect.arrayContaining([shellCache('old'), visitedCache('old'), assetsCache('old')]))
  })

  it('looks for a page in its own copies first, and in whole ones before visited ones', () => {
    const all = [
      visitedCache('old'),
      shellCache('old'),
      kept,
      examCache('old'),
      visitedCache('new'),
      shellCache('new'),
    ]
    expect(pageSources([...all, assetsCache('new'), 'foreign'], 'new')).toEqual([
      examCache('old'),
      kept,
      visitedCache('new'),
      visitedCache('old'),
      shellCache('new'),
      shellCache('old'),
    ])
  })

  it('a kept subject is known by its name', () => {
    expect(readPackName(kept)).toEqual({ level: 'igcse', subject: 'physics', version: 'oldest' })
    expect(readPackName(visitedCache('old'))).toBeNull()
    expect(isCacheOf(kept, 'exam', 'pack')).toBe(true)
    expect(isCacheOf(visitedCache('old'), 'exam', 'pack')).toBe(false)
  })
})

describe('what a page names', () => {
  const html =
    '<link rel="preload" href="/_next/static/chunks/a~b.js"/><style data-href="/_next/static/chunks/in.css"></style>' +
    '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>let n=["/_next/static/chunks/late.js"];self.__next_f.push([1,"\\"/_next/static/chunks/flight.js\\""])</script>'

  it('is every script, however it is asked for, but those for browsers without modules', () => {
    expect(filesOfDocument(html)).toEqual(
      ['a~b', 'late', 'flight'].map(name => `/_next/static/chunks/${name}.js`),
    )
  })

  it('is its sheets of style, which come after the first paint', () => {
    const link = (name: string) =>
      `<link rel="stylesheet" data-precedence="next" href="/_next/static/chunks/${name}.css" disabled=""/>`
    expect(filesOfDocument(`${link('a')}${link('b~c')}<noscript>${link('a')}</noscript>`)).toEqual(
      ['a', 'b~c'].map(name => `/_next/static/chunks/${name}.css`),
    )
  })

  it('is what a script may load later, sheets of style included', () => {
    expect(filesNamedIn('e(["static/chunks/x.css","static/chunks/y-_.js"].map(t=>l(t)))')).toEqual([
      '/_next/static/chunks/x.css',
      '/_next/static/chunks/y-_.js',
    ])
  })
})

describe('a line that gives no answer', () => {
  const never = () => new Promise<string>(() => undefined)
  const none = async () => undefined

  it('is taken for a lost one where a copy is kept', async () => {
    await expect(inTime(never(), 1, async () => 'copy')).resolves.toBe('copy')
  })

  it('is waited for where nothing is kept', async () => {
    const late = new Promise<string>(resolve => setTimeout(resolve, 20, 'late'))
    await expect(inTime(late, 1, none)).resolves.toBe('late')
  })

  it('is not asked whether a copy is kept when it answers or breaks', async () => {
    const kept = jest.fn(none)
    await expect(inTime(Promise.resolve('answer'), 1000, kept)).resolves.toBe('answer')
    await expect(inTime(Promise.reject(new TypeError('lost')), 1000, kept)).rejects.toThrow('lost')
    expect(kept).not.toHaveBeenCalled()
  })
})

it('a message that asks to keep a page is told from any other', () => {
  expect(isKeepMessage({ keep: 'https://a.example/', files: ['https://a.example/b.js'] })).toBe(true)
  for (const other of [
    null,
    'activate',
    {},
    { keep: 'a' },
    { keep: 1, files: [] },
    { keep: 'a', files: [1] },
  ])
    expect(isKeepMessage(other)).toBe(false)
})

describe('sizes', () => {
  it.each([
    [0, '1 KB'],
    [640_400, '640 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [2_690_000, '2.7 MB'],
  ])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

  it('a list weighs what its files weigh', () => {
    expect(
      bytesOf([
        ['/a', 3],
        ['/b', 4],
      ]),
    ).toBe(7)
    expect(bytesOf([])).toBe(0)
  })
})
