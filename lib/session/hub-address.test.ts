import { hubAddress } from './hub-address'

describe('hubAddress', () => {
  it.each([
    ['/hub', '/hub?sso=true'],
    ['/hub?from=header#today', '/hub?from=header&sso=true#today'],
    ['https://hub.example/start?x=1', 'https://hub.example/start?x=1&sso=true'],
  ])('adds the single-sign-on flag to %s', (configured, address) =>
    expect(hubAddress(configured, 'https://markwell.example')).toBe(address),
  )
})
