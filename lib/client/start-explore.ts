import type { LevelId } from '@/lib/catalogue/levels'
import { startExplore as startExploreCall } from '@/lib/contracts/calls/visitor'
import { DEFAULT_GRADE } from '@/lib/contracts/limits'
import { isExploreSessionValid } from '@/lib/session/session-validity'
import { runStartExplore } from '@/lib/session/start-explore'
import { isSignedIn } from '@/lib/session/visitor-record'
import { botCheck } from './bot-check/bot-check'
import { countryCodeHere } from './country-lookup'
import { inTurn } from './in-turn'
import { fetchCountries, fetchGrades } from './lists'
import { logQuietly } from './log'
import { callOnce } from './send'
import { readVisitorRecord, writeVisitorRecord } from './visitor-store'

export type ExploreOutcome = 'reused' | 'started' | 'failed'

let running: Promise<ExploreOutcome> | null = null
let lastError: unknown = null

/** The error flag of the procedure: what stopped it last, null when it went well. */
export function exploreError(): unknown {
  return lastError
}

function hasSession(): boolean {
  return isExploreSessionValid(readVisitorRecord(), Date.now())
}

async function explore(level: LevelId): Promise<ExploreOutcome> {
  if (hasSession()) return 'reused'
  const explored = await runStartExplore(
    {
      loadBotCheck: () => botCheck.load(),
      countryCode: countryCodeHere,
      fetchCountries,
      fetchGrades,
      botCheckToken: () => botCheck.execute('start_explore'),
      callStartExplore: body => callOnce(startExploreCall, body),
      log: logQuietly,
    },
    level,
  )
  const record = readVisitorRecord()
  // Someone may have logged in meanwhile: the session is then added to the account's record, not put over it.
  writeVisitorRecord({ ...record, ...explored, ...(isSignedIn(record) && { mode: record.mode }) })
  return 'started'
}

async function guarded(level: LevelId): Promise<ExploreOutcome> {
  try {
    // The second tab finds the session of the first.
    const outcome = await inTurn('start-explore', () => explore(level))
    lastError = null
    return outcome
  } catch (error) {
    lastError = error
    logQuietly('start-explore', error)
    return 'failed'
  }
}

/**
 * Makes sure that there is an explore session. Never throws, says nothing to the visitor, and runs once at
 * a time however often it is asked for.
 */
export function startExplore(level: LevelId = DEFAULT_GRADE): Promise<ExploreOutcome> {
  running ??= guarded(level).finally(() => {
    running = null
  })
  return running
}
