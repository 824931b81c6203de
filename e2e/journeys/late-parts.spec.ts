import { routes } from '@/lib/routes'
import { expect, forgive, test } from '../fixtures/auth-test'
import { DEEP_NOTE, DEEP_TOPIC } from '../fixtures/routes'
import { ExamPages } from '../pages/exam'
import { CONTROLS, type ControlName, LateParts, REFUSALS, WAYS } from '../pages/late-parts'

/**
 * Parts that come late, one after the other kept from coming: offline, and as after a release, when old files are gone.
 * The page stands, who asked is told, who only pointed is not, and the same page mends it.
 */
test.describe.configure({ timeout: 150_000 })

const PHYSICS = { level: 'igcse', slug: 'physics' } as const
const ADDITIONAL = {
  subject: { level: 'igcse', slug: 'additional-maths' },
  paper: 'igcse-additional-maths-topic-functions',
} as const

/** The browser writes down each script that did not come, and the page what it was for. */
const REFUSED =
  /Failed to load resource|late part|message Failed to load|session Failed|account Failed|flashcards Failed/

/** Every kind of page with the controls that must be tried on it. */
const SITE = ['login', 'register', 'search'] as const
const KINDS: readonly (readonly [path: string, controls: readonly ControlName[]])[] = [
  [routes.sit(PHYSICS), []],
  [routes.home, SITE],
  [routes.level('igcse'), SITE],
  [routes.subject(PHYSICS), SITE],
  [routes.revisionNotes, SITE],
  [routes.notes(PHYSICS), SITE],
  [DEEP_TOPIC, ['search']],
  [DEEP_NOTE, ['search', 'report']],
  [routes.mockExams, SITE],
  [routes.mocks(PHYSICS), [...SITE, 'start']],
  [routes.hub, SITE],
  [routes.hubPlan, SITE],
  [routes.flashcards, SITE],
  [routes.deck(PHYSICS), SITE],
  [routes.account, SITE],
  [routes.search, SITE],
  [routes.tutorSupport, SITE],
  [routes.learningHub, SITE],
  [routes.blogs, SITE],
  [routes.blog('describe-or-explain'), SITE],
  [routes.help, SITE],
  [routes.sheet('periodic-table-0620'), SITE],
  ['/offline', SITE],
]

for (const how of WAYS) {
  test.describe(how, () => {
    for (const [path, controls] of KINDS.filter(kind => kind[1].length > 0)) {
      test(`${path} stands though no part of it comes, says so where one was pressed, and opens it later`, async ({
        page,
        faults,
      }) => {
        const parts = new LateParts(page)
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const stands = await parts.stands()
        await parts.refuse(how)
        for (const name of controls) {
          await CONTROLS[name].find(page).hover()
          await parts.settled()
          await expect(parts.message(how), `${name}, pointed at`).toHaveCount(0)
          await stands()
        }
        for (const name of controls) {
          parts.refused.clear()
          await CONTROLS[name].find(page).click()
          await expect(parts.message(how), `${name}, pressed`).toBeVisible()
          await expect(parts.action(how)).toBeVisible()
          expect(parts.refused.size, `scripts of ${name}`).toBeGreaterThan(0)
          await stands()
          await parts.closeMessage(how)
        }
        await parts.allow()
        for (const name of controls) {
          await parts.open(name)
          await parts.close(name)
        }
        await stands()
        forgive(faults, REFUSED)
      })
    }
  })
}
