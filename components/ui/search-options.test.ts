import { exactOption, searchOptions } from './search-options'

const OPTIONS = [
  { id: 'CI', name: 'Côte d’Ivoire', keywords: ['CI', 'CIV'] },
  { id: 'AE', name: 'United Arab Emirates', keywords: ['AE', 'ARE', 'UAE'] },
  { id: 'GB', name: 'United Kingdom', keywords: ['GB', 'GBR', 'UK'] },
  { id: 'US', name: 'United States', keywords: ['US', 'USA'] },
]
const found = (typed: string) => searchOptions(OPTIONS, typed).map(option => option.id)

describe('searchOptions', () => {
  it.each([
    ['', ['CI', 'AE', 'GB', 'US']],
    ['united', ['AE', 'GB', 'US']],
    ['UNITED K', ['GB']],
    ['cote d', ['CI']],
    ["côte d'iv", ['CI']],
    ['uk', ['GB']],
    ['usa', ['US']],
    ['king', ['GB']],
    ['mirat', ['AE']],
    ['zz', []],
  ])('%p', (typed, ids) => expect(found(typed)).toEqual(ids))

  it('puts names that begin so before codes, and codes before the rest', () => {
    const options = [
      { id: '3', name: 'Bonus', keywords: [] },
      { id: '2', name: 'America', keywords: ['US'] },
      { id: '1', name: 'Usedom', keywords: [] },
    ]
    expect(searchOptions(options, 'us').map(option => option.id)).toEqual(['1', '2', '3'])
  })
})

describe('exactOption', () => {
  it.each([
    ['united kingdom', 'GB'],
    [' Gbr ', 'GB'],
    ['united', undefined],
    ['', undefined],
  ])('%p means %p', (typed, id) => expect(exactOption(OPTIONS, typed)?.id).toBe(id))
})
