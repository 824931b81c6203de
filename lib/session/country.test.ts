import { findCountry, guessCountryCode, resolveCountry } from './country'

const COUNTRIES = [
  { id: '1', name: 'Kenya', alpha2Code: 'KE', alpha3Code: 'KEN' },
  { id: '2', name: 'Pakistan', alpha2Code: 'pk', alpha3Code: 'pak' },
]

describe('guessCountryCode', () => {
  it.each([
    ['the language region', ['en-NG'], 'Africa/Lagos', 'ng'],
    ['the region behind a script', ['zh-Hans-CN'], 'Asia/Shanghai', 'cn'],
    ['the first language that has a region', ['en', 'ur-PK'], 'Asia/Karachi', 'pk'],
    ['no continent as a country', ['es-419'], 'America/Lima', 'us'],
    ['two letters before the slash of the time zone', ['en'], 'US/Pacific', 'us'],
    ['a time zone of two letters', ['en'], 'GB', 'gb'],
    ['us when nothing helps', ['en'], 'Europe/Paris', 'us'],
    ['us without any sign', [], '', 'us'],
    ['us for a language tag that is none', ['???'], 'UTC', 'us'],
  ])('takes %s', (_, languages, timeZone, code) =>
    expect(guessCountryCode({ languages, timeZone: () => timeZone })).toBe(code),
  )

  it('does not ask for the time zone when a language has a region', () => {
    const timeZone = jest.fn(() => 'GB')
    guessCountryCode({ languages: ['en-NG'], timeZone })
    expect(timeZone).not.toHaveBeenCalled()
  })
})

describe('findCountry and resolveCountry', () => {
  it.each([
    ['ke', '1'],
    ['KEN', '1'],
    ['Pk', '2'],
    [' PAK ', '2'],
  ])('matches two or three letters in any case: %s', (code, id) =>
    expect(findCountry(COUNTRIES, code)?.id).toBe(id),
  )

  it('resolves an unknown code to the first country, and to nothing in an empty list', () => {
    expect(findCountry(COUNTRIES, 'zz')).toBeNull()
    expect(resolveCountry(COUNTRIES, 'zz')?.id).toBe('1')
    expect(resolveCountry([], 'ke')).toBeNull()
  })

  it('does not take an empty code for a missing three-letter code', () =>
    expect(findCountry([{ id: '1', name: 'X', alpha2Code: 'XX', alpha3Code: '' }], '')).toBeNull())
})
