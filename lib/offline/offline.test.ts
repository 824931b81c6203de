import { appCache, outdatedCaches, packCache, readPackName, shellCache, VISITED_CACHE } from './cache-names'
import { handlingOf, pageKey, surplus } from './decide'
import { bytesOf, sizeText } from './pack'

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
  const kept = packCache('igcse', 'physics', 'old')
  const names = [
    shellCache('old'),
    shellCache('new'),
    appCache('old'),
    appCache('older'),
    kept,
    VISITED_CACHE,
    'foreign@old',
  ]

  it('removes old shells and application files that no kept subject needs, and nothing of the student', () => {
    expect(outdatedCaches(names, 'new')).toEqual([shellCache('old'), appCache('older')])
  })

  it('a kept subject is known by its name', () => {
    expect(readPackName(kept)).toEqual({ level: 'igcse', subject: 'physics', version: 'old' })
    expect(readPackName(VISITED_CACHE)).toBeNull()
  })
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
