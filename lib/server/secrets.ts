import 'server-only'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from './db/db'
import { type Env, EnvError } from './env'

const GENERATED_BYTES = 48

/**
 * The master secrets, newest first. With a database of one's own they must be configured, since every
 * instance needs the same ones; the embedded mode makes its own and keeps them under the data directory.
 * @throws EnvError
 */
export function loadSecrets(env: Env, dataDir: string): readonly string[] {
  const configured = (env.APP_SECRETS ?? '').split(',').map(each => each.trim())
  const secrets = configured.filter(Boolean)
  if (secrets.length > 0) return secrets
  if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
    throw new EnvError(
      'The configuration is wrong:\n  APP_SECRETS must be set when DATABASE_URL is, for example from: openssl rand -base64 48\nSee .env.example.',
    )
  }
  return [readOrCreate(path.join(dataDir, 'secrets.txt'))]
}

function readOrCreate(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(GENERATED_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < GENERATED_BYTES) throw new EnvError(`${file} is damaged: delete it to make a new one.`)
  return secret
}
