import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { EnvError, parseEnv } from './env'
import { loadSecrets } from './secrets'

const STRONG = 'Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0Aw'
const OLDER = 'Wm2xK7tRb5Qz8Lc4Vj9Df1Hs6Np3Gy0Eu'
const POSTGRES = 'postgres://markwell@db.internal:5432/markwell'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-secrets-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('APP_SECRETS', () => {
  it.each([
    'short',
    'change-me-change-me-change-me-change-me',
    'replace-this-example-with-your-own-value!',
    'a'.repeat(64),
    'abcdabcdabcdabcdabcdabcdabcdabcdabcdabcd',
    `${STRONG},short`,
    `${STRONG},${STRONG}`,
    `my-secret-${STRONG}`,
  ])('refuses %p', value =>
    expect(() => parseEnv({ APP_SECRETS: value })).toThrow(/APP_SECRETS must hold random secrets/),
  )

  it('takes several, newest first', () => {
    const env = parseEnv({ APP_SECRETS: `${STRONG}, ${OLDER}` })
    expect(loadSecrets(env, directory)).toEqual([STRONG, OLDER])
  })

  it('must be set in production beside a database of one’s own', () => {
    const env = parseEnv({ NODE_ENV: 'production', DATABASE_URL: POSTGRES })
    expect(() => loadSecrets(env, directory)).toThrow(EnvError)
    expect(loadSecrets({ ...env, APP_SECRETS: STRONG }, directory)).toEqual([STRONG])
  })
})

describe('the generated secret', () => {
  const embedded = parseEnv({ NODE_ENV: 'production' })

  it('is random, kept, and readable by its owner alone', () => {
    const [secret = ''] = loadSecrets(embedded, directory)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(48)
    expect(loadSecrets(embedded, directory)).toEqual([secret])
    const file = path.join(directory, 'secrets.txt')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(secret)
  })

  it('is not taken from a damaged file', () => {
    writeFileSync(path.join(directory, 'secrets.txt'), 'x')
    expect(() => loadSecrets(embedded, directory)).toThrow(/is damaged/)
  })
})

describe('the other variables', () => {
  it.each([
    ['DATABASE_URL', 'mysql://x/y'],
    ['SMTP_URL', 'http://x'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.co>\r\nbcc: x@y.co'],
    ['TRUST_PROXY', 'yes'],
    ['BOT_CHECK_EFFORT', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s refuses %p by name', (name, value) =>
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`${name} must`)),
  )
})
