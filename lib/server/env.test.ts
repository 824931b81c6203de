import { readFileSync } from 'node:fs'
import { EnvError, envSchema, parseEnv } from './env'

function faultOf(source: Record<string, string>): string {
  try {
    parseEnv(source)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError)
    return error instanceof Error ? error.message : ''
  }
}

describe('parseEnv', () => {
  it('needs nothing', () => expect(parseEnv({})).toEqual({}))

  it('passes over variables that are not ours', () => expect(parseEnv({ PATH: '/bin' })).toEqual({}))

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'markwell.example'],
    ['NEXT_PUBLIC_SITE_URL', '/path'],
    ['NEXT_PUBLIC_HELP_CENTRE_URL', '//evil.example'],
    ['NEXT_PUBLIC_HELP_CENTRE_URL', '/\\evil.example'],
    ['NEXT_PUBLIC_LEARNING_HUB_URL', 'javascript:alert(1)'],
    ['NEXT_PUBLIC_PAST_PAPERS_URL', 'http://pastpapers.example'],
    ['NEXT_PUBLIC_TIKTOK_URL', '/tiktok'],
    ['NEXT_PUBLIC_GA_ID', 'UA-1'],
    ['NEXT_PUBLIC_GTM_ID', "GTM-1');alert(1"],
    ['API_HOST', 'ftp://api.example'],
    ['EDITORS_EMAIL', 'Editors <editors@example.org>'],
    ['EDITORS_EMAIL', 'editors@example.org, all@example.org'],
    ['EDITORS_EMAIL', 'editors@example.org\r\nBcc: x@example.org'],
    ['MARKER_URL', 'http://models.example/v1/chat/completions'],
    ['MARKER_KEY', 'two words'],
    ['MARKER_KEY', 'a-key-without-an-address'],
    ['MARKER_MODEL', 'a-model-without-an-address'],
    ['NODE_ENV', 'staging'],
  ])('names %s when it is %s', (name, value) => expect(faultOf({ [name]: value })).toContain(name))

  it('refuses an API host that is this site: calls would be answered by nobody', () => {
    const site = 'https://markwell.example'
    expect(faultOf({ NEXT_PUBLIC_SITE_URL: site, API_HOST: `${site}/` })).toContain(
      'API_HOST must be another host',
    )
    expect(() =>
      parseEnv({ NEXT_PUBLIC_SITE_URL: site, API_HOST: 'https://api.markwell.example' }),
    ).not.toThrow()
  })

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'https://markwell.example'],
    ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000'],
    ['NEXT_PUBLIC_HELP_CENTRE_URL', '/help'],
    ['NEXT_PUBLIC_GA_ID', 'G-ABC123XYZ9'],
    ['NEXT_PUBLIC_GA_ID', ''],
    ['EDITORS_EMAIL', 'editors@markwell.example'],
    ['MARKER_URL', 'http://127.0.0.1:8080/v1/chat/completions'],
  ])('accepts %s=%s', (name, value) => expect(faultOf({ [name]: value })).toBe(''))

  it('names every bad variable at once', () => {
    const message = faultOf({ NEXT_PUBLIC_GA_ID: 'x', API_HOST: 'y' })
    expect(message).toContain('NEXT_PUBLIC_GA_ID must look like G-XXXXXXXXXX')
    expect(message).toContain('API_HOST must be an https:// address')
  })
})

it('.env.example explains every variable, and no other', () => {
  const text = readFileSync('.env.example', 'utf8')
  const explained = Array.from(text.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm), match => match[1])
  expect(explained.sort()).toEqual(
    Object.keys(envSchema.fields)
      .filter(name => name !== 'NODE_ENV')
      .sort(),
  )
})
