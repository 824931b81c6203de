import { matchGrade } from '@/lib/catalogue/grades'
import type { LevelId } from '@/lib/catalogue/levels'
import type { CountryItem, ExploreResult, GradeItem } from '@/lib/contracts/dto'
import type { StartExploreRequest } from '@/lib/contracts/requests'
import { EXPLORE_ERROR } from '@/lib/contracts/texts'
import { resolveCountry } from './country'

/** What the browser keeps of the call's answer. */
export type ExploreSession = Omit<ExploreResult, 'data'>

/** What the procedure needs from the browser. Each may fail; what a failure means is decided here. */
export type ExploreSteps = {
  loadBotCheck: () => Promise<void>
  countryCode: () => Promise<string>
  fetchCountries: () => Promise<readonly CountryItem[]>
  fetchGrades: () => Promise<readonly GradeItem[]>
  botCheckToken: () => Promise<string>
  callStartExplore: (body: StartExploreRequest) => Promise<ExploreSession>
  /** Hears of failures that do not stop the procedure by themselves. */
  log: (what: string, error: unknown) => void
}

export type Explored = ExploreSession & { grade: LevelId; countryCode: string }

/** A list that cannot be fetched counts as empty, so that its id resolves to nothing (section 8). */
async function listOrEmpty<T>(
  fetchList: () => Promise<readonly T[]>,
  log: ExploreSteps['log'],
): Promise<readonly T[]> {
  try {
    return await fetchList()
  } catch (error) {
    log('start-explore', error)
    return []
  }
}

/**
 * The six steps of docs/product/session.md, in order.
 * @throws Error 'Missing required gradeId or countryId', or whatever step 1, 5 or 6 threw.
 */
export async function runStartExplore(steps: ExploreSteps, level: LevelId): Promise<Explored> {
  await steps.loadBotCheck()
  const code = await steps.countryCode()
  const country = resolveCountry(await listOrEmpty(steps.fetchCountries, steps.log), code)
  const grade = matchGrade(await listOrEmpty(steps.fetchGrades, steps.log), level)
  const reCAPTCHA = await steps.botCheckToken()
  if (!country?.id || !grade?.id) throw new Error(EXPLORE_ERROR)
  const { xVisitorId, lastUpdateAt, mode } = await steps.callStartExplore({
    gradeId: grade.id,
    countryId: country.id,
    reCAPTCHA,
  })
  return { xVisitorId, lastUpdateAt, mode, grade: level, countryCode: country.alpha2Code }
}
