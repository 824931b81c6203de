import { buildSearchIndex, loadSearchIndex, type SearchEntry, search } from './search-index'

const entry = (id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  title,
  kind: 'note',
  where: 'IGCSE Physics 0625',
  course: 'IGCSE Physics',
  about: '',
  terms: '',
  text: '',
  ...more,
})

const index = loadSearchIndex(
  JSON.stringify(
    buildSearchIndex([
      entry('/turning', 'Turning effect of forces', { terms: '1.5.2 moment pivot' }),
      entry('/momentum', 'Momentum', { terms: '1.6 impulse' }),
      entry('/sound', 'Sound', { terms: '3.4 echo ultrasound', text: 'compressions and rarefactions' }),
      entry('/elasticity', 'Price elasticity of demand', {
        where: 'A Level Economics 9708',
        course: 'A Level Economics',
      }),
      entry('/cafe', 'Café test'),
      entry('/reaction', 'Reaction times', { terms: '9.1 refractory' }),
      entry('/refraction', 'Refraction of light', { terms: '3.2.2' }),
      entry('/list', 'Chemical equilibrium', { kind: 'checklist' }),
      entry('/note', 'Reversible changes', {
        terms: '6.3 equilibrium',
        about: 'Why a reaction stops half-way.',
      }),
      entry('/market', 'Market equilibrium', { course: 'A Level Economics' }),
    ]),
  ),
)
const paths = (query: string) => search(index, query).hits.map(hit => hit.id)

it.each([
  ['sound', '/sound'],
  ['ultrasond', '/sound'],
  ['momentm', '/momentum'],
  ['elasticty of demand', '/elasticity'],
  ['1.5.2', '/turning'],
  ['mom', '/momentum'],
  ['cafe', '/cafe'],
  ['the sound', '/sound'],
])('%s finds %s first', (query, path) => {
  expect(paths(query)[0]).toBe(path)
})

it('forgives a slip only where nothing has the word as it is typed', () => {
  expect(paths('refraction')).toEqual(['/refraction'])
  expect(paths('refractoin')).toContain('/refraction')
})

it.each([
  ['ultrasound', { in: 'terms', words: ['ultrasound'] }],
  ['rarefactions', { in: 'text', words: ['rarefactions'] }],
  ['sound', null],
])('says where it found what a reader does not see: %s', (query, unseen) => {
  expect(search(index, query).hits[0]?.unseen).toEqual(unseen)
})

it('puts what is written before a list of points', () => {
  expect(paths('equilibrium')).toEqual(['/market', '/note', '/list'])
})

it('falls back to pages with some of the words', () => {
  expect(paths('echo in a submarine')).toContain('/sound')
})

it('finds nothing for nothing', () => {
  expect(paths('  ')).toEqual([])
  expect(paths('zzzzqqq')).toEqual([])
})

it('says what a page is about, and which of its words were found', () => {
  const [, hit] = search(index, 'equilibr').hits
  expect(hit).toMatchObject({ about: 'Why a reaction stops half-way.', words: ['equilibrium'] })
})

it('finds words of what a page is about', () => {
  expect(paths('stops')).toEqual(['/note'])
})

it('counts by course, and keeps to the one that is asked for', () => {
  const all = search(index, 'equilibrium')
  expect(all.courses).toEqual([
    { name: 'IGCSE Physics', count: 2 },
    { name: 'A Level Economics', count: 1 },
  ])
  const one = search(index, 'equilibrium', 'A Level Economics')
  expect(one.hits.map(hit => hit.id)).toEqual(['/market'])
  expect([one.count, one.courses]).toEqual([1, all.courses])
})

it('says how many there are beyond those shown', () => {
  const found = search(index, 'equilibrium', '', 1)
  expect([found.hits.length, found.count]).toEqual([1, 3])
})
