import type { BotCheckAction } from '@/lib/contracts/bot-check'
import { botCheckChallenge } from '@/lib/contracts/calls/service'
import type { BotCheckChallenge } from '@/lib/contracts/dto'
import { BOT_CHECK_ERRORS } from '@/lib/contracts/texts'
import { logQuietly } from '../log'
import { callOnce } from '../send'
import { altchaToken, challengeExpiryMs } from './altcha'
import { BotCheckError } from './bot-check-error'
import type { BotCheck } from './provider'
import { solveInWorker } from './solver'
import { keepToken, peekToken, type StoredToken, takeToken } from './token-store'

const DEFAULT_LIFE_MS = 2 * 60_000

function fetchChallenge(action: BotCheckAction): Promise<BotCheckChallenge> {
  return callOnce(botCheckChallenge, { action }).catch((cause: unknown) => {
    throw new BotCheckError(BOT_CHECK_ERRORS.notLoaded, { cause })
  })
}

async function makeToken(action: BotCheckAction): Promise<StoredToken> {
  const challenge = await fetchChallenge(action)
  const number = await solveInWorker(challenge).catch((cause: unknown) => {
    throw new BotCheckError(BOT_CHECK_ERRORS.noToken, { cause })
  })
  const expiresMs = challengeExpiryMs(challenge) ?? Date.now() + DEFAULT_LIFE_MS
  return { token: altchaToken(challenge, number), action, expiresAt: new Date(expiresMs).toISOString() }
}

/** The embedded provider: an ALTCHA proof of work, solved in a worker and, when foreseen, ahead of need. */
export function proofOfWork(): BotCheck {
  const ahead = new Map<BotCheckAction, Promise<void>>()

  async function workAhead(action: BotCheckAction): Promise<void> {
    try {
      if (peekToken(action, Date.now()) === null) keepToken(await makeToken(action))
    } catch (error) {
      logQuietly('bot check', error) // execute tries again and tells
    }
  }

  function prepare(action: BotCheckAction): void {
    if (ahead.has(action) || !navigator.onLine) return
    const work = workAhead(action).finally(() => ahead.delete(action))
    ahead.set(action, work)
  }

  async function execute(action: BotCheckAction): Promise<string> {
    await ahead.get(action)
    return takeToken(action, Date.now()) ?? (await makeToken(action)).token
  }

  // There is no script to load: the solver's worker comes from our own origin when it is needed.
  return { load: () => Promise.resolve(), execute, prepare }
}
