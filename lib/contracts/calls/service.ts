import type { BotCheckChallenge, GeoCountryResult, HealthResult } from '../dto'
import { operation } from '../operation'
import { count, exact, needed, oneOf, orNull, text } from '../shape'

export const geoCountry = operation({
  method: 'GET',
  path: '/api/geo/country',
  summary: 'The country of the caller by an embedded table, else by the preferred language; null if unknown.',
  needs: 'nothing',
  response: exact<GeoCountryResult>({ country: orNull(text()) }),
})

export const botCheckChallenge = operation({
  method: 'GET',
  path: '/api/bot-check/challenge',
  summary: 'A proof-of-work challenge; its solution is the field reCAPTCHA of the call named by the action.',
  needs: 'nothing',
  limit: 'challenges',
  query: { action: 'start_explore, login, register, password_reset, report or submit (the default)' },
  response: exact<BotCheckChallenge>({
    algorithm: needed(oneOf(['SHA-256'])),
    challenge: needed(text()),
    maxnumber: needed(count()),
    salt: needed(text()),
    signature: needed(text()),
  }),
  errors: ['invalidInput'],
})

const ok = oneOf<'ok'>(['ok'])
const readyResult = exact<HealthResult>({
  status: ok,
  checks: exact({ database: oneOf(['up', 'down']) }),
})

export const health = operation({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether this instance can serve.',
  needs: 'nothing',
  response: readyResult,
})

export const healthLive = operation({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether this process runs.',
  needs: 'nothing',
  response: exact<Pick<HealthResult, 'status'>>({ status: ok }),
})

export const healthReady = operation({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether the database answers.',
  needs: 'nothing',
  response: readyResult,
})
