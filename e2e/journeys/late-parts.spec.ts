import { routes } from '@/lib/routes'
import { expect, forgive, test } from '../fixtures/auth-test'
import { DEEP_NOTE, DEEP_TOPIC } from '../fixtures/routes'
import { ExamPages } from '../pages/exam'
import { CONTROLS, type ControlName, LateParts, WAYS } from '../pages/late-parts'

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
  /Failed to load resource|late part|message Failed to load|session Failed|account Failed|flashcards Failed|keeping the page Failed/

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

for (const how of WAYS) {
  test(`an open paper loses nothing to a tool that does not come, ${how}`, async ({ page, faults }) => {
    const exam = new ExamPages(page)
    const parts = new LateParts(page)
    await exam.start({ ...ADDITIONAL, mode: 'Practice' })
    await parts.refuseLate(how, new URL(page.url()).pathname)
    await page.reload()
    const { field, answer } = await exam.expression()
    await answer.fill('x^2+1')
    const stands = await parts.stands()
    const tools = page.getByRole('region', { name: 'Tools', exact: true })
    for (const name of ['Notes', 'Reading', 'Help', 'Formula list']) {
      parts.refused.clear()
      const tool = tools.getByRole('button', { name, exact: true })
      await tool.click()
      await expect(parts.message(how), name).toBeVisible()
      await expect(tool).toBeFocused()
      expect(parts.refused.size, `scripts of ${name}`).toBeGreaterThan(0)
      await stands()
      await tool.click()
      await expect(parts.message(how)).toHaveCount(0)
    }
    const symbols = field.getByRole('button', { name: /^Symbols for the answer/ })
    await symbols.click()
    await expect(parts.message(how)).toBeVisible()
    await expect(answer).toHaveValue('x^2+1')
    await stands()

    await parts.allow()
    const notes = tools.getByRole('button', { name: 'Notes', exact: true })
    if (how === 'after a new release') {
      // Nothing reloads by itself; what was typed is there after the reload that was asked for.
      await exam.expectSaved()
      await parts.action(how).click()
      await page.waitForFunction(() => !('isSameDocument' in window))
      await expect((await exam.expression()).answer).toHaveValue('x^2+1')
    } else {
      await parts.action(how).click()
      await expect(field.getByRole('toolbar')).toBeVisible()
      await expect(field.locator('output math')).toHaveCount(0)
      await answer.fill('x^2+2')
      await expect(field.locator('output math')).toBeVisible()
      await stands()
    }
    const opened = await exam.openTool('Notes')
    await opened.press('Escape')
    await expect(notes).toBeFocused()
    forgive(faults, REFUSED)
  })

  test(`the result of a paper stands though cards and disputes do not come, ${how}`, async ({
    page,
    faults,
  }) => {
    const exam = new ExamPages(page)
    const parts = new LateParts(page)
    await exam.start()
    await page.keyboard.press('b')
    await exam.expectSaved()
    await exam.handIn()
    await parts.refuseLate(how, new URL(page.url()).pathname)
    await page.reload()
    const make = page.getByRole('button', { name: 'Make cards of what I missed' })
    await expect(make).toBeVisible()
    const stands = await parts.stands()
    await make.click()
    await expect(parts.message(how)).toBeVisible()
    await stands()
    await parts.closeMessage(how)
    const question = page.locator('details.review').first()
    await question.locator('summary').first().click()
    const dispute = question.getByRole('link', { name: 'Dispute this mark' })
    await dispute.click()
    await expect(parts.message(how)).toBeVisible()
    await stands()
    await parts.closeMessage(how)
    await parts.allow()
    await dispute.click()
    await expect(page.getByRole('dialog', { name: 'Dispute this mark' })).toBeVisible()
    await page.keyboard.press('Escape')
    await make.click()
    await expect(page.getByText(/missed questions? in your flashcards/)).toBeVisible()
    await stands()
    forgive(faults, REFUSED)
  })

  test(`parts that come by themselves to who is logged in say that they did not, ${how}`, async ({
    page,
    auth,
    account,
    faults,
  }) => {
    const parts = new LateParts(page)
    await page.goto(`${routes.help}?auth=login`)
    await auth.login(account)
    for (const [path, content, late] of [
      [routes.hub, page.locator('.hub:not(.hub-skeleton)'), 1],
      [routes.tutorSupport, page.locator('#ask .credits-now'), 1],
      [routes.account, page.locator('#age').getByRole('radio').first(), 2],
    ] as const) {
      await parts.refuseLate(how, path)
      await page.goto(path)
      const main = page.locator('main')
      await expect(main.getByText(parts.words(how)), path).toHaveCount(late)
      const stands = await parts.stands()
      if (path === routes.account) {
        await main.getByRole('button', { name: 'Delete my account' }).click()
        await expect(parts.message(how)).toHaveCount(late + 1)
        await parts.closeMessage(how, late)
      }
      await stands()
      await parts.allow()
      const action = main.getByRole('button', { name: parts.words(how, 'action'), exact: true })
      // A reload brings all of them; without a network each is tried again by itself.
      for (let left = how === 'without a network' ? late : 1; left > 0; left -= 1) {
        await action.first().click()
        if (how === 'without a network') await expect(action).toHaveCount(left - 1)
      }
      await expect(content, path).toBeVisible()
      await expect(main.getByText(parts.words(how))).toHaveCount(0)
      if (how === 'without a network') await stands()
    }
    forgive(faults, REFUSED)
  })

  test(`parts that come by themselves to a visitor say that they did not, ${how}`, async ({
    page,
    faults,
  }) => {
    const parts = new LateParts(page)
    await parts.refuseLate(how, routes.hubPlan)
    await page.goto(routes.hubPlan)
    await expect(parts.message(how)).toBeVisible()
    await parts.allow()
    await parts.action(how).click()
    await expect(page.locator('.visitor-dates').getByText('Add a date')).toBeVisible()

    await parts.refuseLate(how, routes.deck(PHYSICS))
    await page.goto(routes.deck(PHYSICS))
    await expect(page.getByText('The cards could not be loaded.')).toBeVisible()
    const stands = await parts.stands()
    await parts.allow()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Start \d+ cards?$/ })).toBeVisible()
    await stands()
    forgive(faults, REFUSED)
  })
}

for (const [path, controls] of KINDS) {
  test(`${path} stands though no part of it comes, says so where one was pressed, and opens it later`, async ({
    page,
    faults,
  }) => {
    const parts = new LateParts(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const stands = await parts.stands()
    for (const how of WAYS) {
      await parts.refuse(how)
      for (const name of controls) await CONTROLS[name].find(page).hover()
      await parts.givenUp()
      await expect(parts.message(how), 'pointed at').toHaveCount(0)
      await stands()
      for (const name of controls) {
        await parts.refuse(how)
        await CONTROLS[name].find(page).click()
        await expect(parts.message(how), `${name}, pressed ${how}`).toBeVisible()
        await expect(parts.action(how)).toBeVisible()
        expect(parts.refused.size, `scripts of ${name}`).toBeGreaterThan(0)
        await stands()
        await parts.closeMessage(how)
      }
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

for (const [name, path] of [
  ['login', routes.home],
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
    const parts = new LateParts(page)
    await parts.refuse(how, () => false)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await CONTROLS[name].find(page).click()
    await expect(CONTROLS[name].opened(page)).toBeVisible()
    const late = await parts.askedLate(path)
    expect(late.length, 'late scripts').toBeGreaterThan(0)
    let told = 0
    for (const address of late) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const stands = await parts.stands()
      await parts.refuse(how, asked => asked === address)
      await CONTROLS[name].find(page).click()
      // A script that only a message or an extra needs keeps nothing from opening.
      await expect(parts.message(how).or(CONTROLS[name].opened(page)).first(), address).toBeVisible()
      await parts.givenUp()
      await stands()
      await parts.allow()
      if ((await parts.message(how).count()) === 0) continue
      told += 1
      await parts.action(how).click()
      await expect(CONTROLS[name].opened(page), address).toBeVisible()
      await expect(parts.message(how)).toHaveCount(0)
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
  forgive(faults, /Failed to load resource|RSC payload|speculation-rules/)
})
