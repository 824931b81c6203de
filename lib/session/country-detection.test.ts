import { detectCountryCode } from './country-detection'

const localeSigns = () => ({ languages: ['en-GB'], timeZone: () => 'Europe/London' })

describe('detectCountryCode', () => {
  it('believes the look-up first', async () => {
    const log = jest.fn()
    expect(await detectCountryCode({ lookUpCountry: async () => 'NG', localeSigns, log })).toBe('ng')
    expect(log).not.toHaveBeenCalled()
  })

  it('falls back to the locale when the service does not know', async () => {
    const code = await detectCountryCode({ lookUpCountry: async () => null, localeSigns, log: jest.fn() })
    expect(code).toBe('gb')
  })

  it('falls back to the locale when the service fails or takes too long, and logs it', async () => {
    const log = jest.fn()
    const lookUpCountry = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    expect(await detectCountryCode({ lookUpCountry, localeSigns, log })).toBe('gb')
    expect(log).toHaveBeenCalledTimes(1)
  })
})
