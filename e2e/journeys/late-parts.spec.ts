import { routes } from '@/lib/routes'
import { expect, forgive, test } from '../fixtures/auth-test'
import { isDue } from '../fixtures/due'
import { DEEP_NOTE, DEEP_TOPIC } from '../fixtures/routes'
import { watchFaults } from '../fixtures/test'
import { CONTROLS, type ControlName, LateParts, REFUSED, WAYS } from '../pages/late-parts'

/**
 * Parts that come late, one after the other kept from coming: offline, and as after a release, when old files are gone.
 * The page stands, who asked is told, who only pointed is not, and the same page mends it.
 */
test.describe.configure({ timeout: 150_000 })

const PHYSICS = { level: 'igcse', slug: 'physics' } as const
/** Every kind of page with the controls that must be tried on it. */
const SITE = ['login', 'register', 'search'] as const
const KINDS: readonly (readonly [path: string, controls: readonly ControlName[]])[] = [
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

/** Each kind has its turn on one day in two: all have their late parts from one place. */
const TURNS = 2
/** Some three pages side by side: each mostly waits for the runtime, which takes its time before it asks again. */
const SLICES = Math.ceil(KINDS.length / 3 / TURNS)

/** Both ways on one load of the page. */
async function tryPage(parts: LateParts, path: string, controls: readonly ControlName[]): Promise<void> {
  const { page } = parts
  await page.goto(path)
  await parts.settled()
  const stands = await parts.stands()
  for (const how of WAYS) {
    await parts.refuse(how)
    for (const name of controls) await CONTROLS[name].find(page).hover()
    if (controls.some(name => CONTROLS[name].isAhead)) await parts.givenUp()
    await stands()
    for (const name of controls) {
      await CONTROLS[name].find(page).click()
      await expect(parts.toast(how), `${name} of ${path}, pressed ${how}`).toBeVisible()
      await expect(parts.toastAction(how)).toBeVisible()
      await stands()
      await parts.closeMessage(how)
    }
    expect(parts.told, `parts of ${path} that were told ${how}: those pressed, not those pointed at`).toBe(
      controls.length,
    )
  }
  await parts.allow()
  for (const name of controls) {
    await parts.open(name)
    await parts.close(name)
  }
  await stands()
}

for (let slice = 0; slice < SLICES; slice += 1) {
  test(`pages that are due stand though no part of them comes, say so where one was pressed, and open it later, part ${slice + 1} of ${SLICES}`, async ({
    context,
    faults,
  }) => {
    const own = KINDS.filter(([path]) => isDue(path, TURNS)).filter((_, at) => at % SLICES === slice)
    test.setTimeout(Math.max(150_000, own.length * 40_000))
    const tryOne = async ([path, controls]: (typeof own)[number]) => {
      const page = await context.newPage()
      watchFaults(page, faults)
      // Messages and dialogs come and go a dozen times.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await tryPage(new LateParts(page), path, controls)
      await page.close()
    }
    await Promise.all(own.map(tryOne))
    forgive(faults, REFUSED)
  })
}

// Login and register are one part.
for (const [name, path] of [
  ['register', routes.home],
  ['search', DEEP_TOPIC],
  ['report', DEEP_NOTE],
  ['start', routes.mocks(PHYSICS)],
] as const satisfies readonly (readonly [ControlName, string])[]) {
  test(`whichever script of "${name}" does not come: it is told, and "Try again" opens it without a page load`, async ({
    page,
    faults,
  }) => {
    const how = 'without a network'
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const parts = new LateParts(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const late = await parts.askedBy(async () => {
      await CONTROLS[name].find(page).click()
      await expect(CONTROLS[name].opened(page)).toBeVisible()
    })
    expect(late.length, 'late scripts').toBeGreaterThan(0)
    let told = 0
    for (const address of late) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const stands = await parts.stands()
      await parts.refuse(how, asked => asked === address)
      await CONTROLS[name].find(page).click()
      // A script that only a message or an extra needs keeps nothing from opening.
      await expect(parts.toast(how).or(CONTROLS[name].opened(page)).first(), address).toBeVisible()
      await stands()
      await parts.allow()
      if (parts.told === 0) continue
      told += 1
      await parts.toastAction(how).click()
      await expect(CONTROLS[name].opened(page), address).toBeVisible()
      await expect(parts.toast(how)).toHaveCount(0)
      await stands()
    }
    expect(told).toBeGreaterThan(0)
    forgive(faults, REFUSED)
  })
}

test('another page whose scripts do not come is loaded whole, and tells what to do when that fails, too', async ({
  page,
  faults,
}) => {
  const parts = new LateParts(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutor Support' })
  const soft = async () => {
    await page.goto(routes.home)
    await page.waitForLoadState('networkidle')
    const stands = await parts.stands()
    await parts.refuse('without a network')
    await link.hover()
    await parts.givenUp()
    await stands()
    await link.click()
  }
  await soft()
  await page.waitForURL(`**${routes.tutorSupport}`)
  await page.waitForFunction(() => !('isSameDocument' in window))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ask a tutor/)

  await parts.allow()
  await soft()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await parts.allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ask a tutor/)
  forgive(faults, new RegExp(`${REFUSED.source}|ChunkLoadError`))
})

test('without a network another page is left to the browser, and Back leads back to this one', async ({
  page,
  context,
  faults,
}) => {
  await page.goto(routes.home)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tutor Support' })
    .click({ noWaitAfter: true })
  const heading = page.getByText('Know what earns the mark')
  await expect(heading).toHaveCount(0)
  await expect(page.getByText(/failed to open|could not be loaded/)).toHaveCount(0)
  await page.goBack()
  await expect(heading).toBeVisible()
  await context.setOffline(false)
  forgive(faults, /Failed to load resource|RSC payload/)
})
