import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { routes } from '@/lib/routes'
import { type Account, newAccount } from '../fixtures/account'
import { test as base, expect, forgive } from '../fixtures/auth-test'
import { kept } from '../fixtures/kept'
import { whereKept } from '../fixtures/left-behind'
import { OWN_PAGES, TYPED, workAsStudent } from '../fixtures/student-at-work'
import { AuthDialog } from '../pages/auth-dialog'
import { ExamPages } from '../pages/exam'
import { SiteHeader } from '../pages/site-header'

/** A worker keeps pages, too: it must keep nothing of a person. */
base.use({ serviceWorkers: 'allow' })

/** A name that no page says by itself. */
const test = base.extend<{ account: Account }>({
  account: async ({ request, baseURL }, use, info) => {
    const { makeAccount } = await import('../fixtures/account')
    await use(
      await makeAccount(request, baseURL ?? '', { ...newAccount(info), fullName: 'Quillon Vexworth' }),
    )
  },
})

const EXPECTED =
  /status of 40[134]|status of 400|country look-up|ERR_ABORTED|ERR_INTERNET_DISCONNECTED|Failed to fetch|live|logout/i

async function logOutByMenu(page: Page): Promise<void> {
  const { bar } = new SiteHeader(page)
  await bar.getByRole('button', { name: /^Account of/ }).click()
  await bar.getByRole('button', { name: 'Logout' }).click()
  await expect(new AuthDialog(page).toast('Logged out successfully')).toBeVisible()
}

/** Ends the session on the server alone, as a new password that was set elsewhere does. */
async function endSessionOnServer(browser: Browser, page: Page): Promise<void> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const { origin } = new URL(page.url())
  const headers = { origin, cookie: `session=${session?.value}` }
  const answer = await elsewhere.request.post(ENDPOINTS.logout.path, { data: {}, headers })
  expect(answer.ok()).toBe(true)
  await elsewhere.close()
}

async function eraseAccount(page: Page, account: Account): Promise<void> {
  await page.goto(routes.account)
  const main = page.locator('main')
  await main.getByRole('button', { name: 'Delete my account' }).click()
  await main.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await main.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()
}

/** The page settles in its own time: what has gone must stay away. */
async function expectNothingKept(page: Page, context: BrowserContext, traces: string[]): Promise<void> {
  await expect.poll(() => whereKept(page, context, traces), { timeout: 15_000 }).toEqual([])
}

/** What a page does by itself once it is idle has begun, twice over. A live stream never lets the network rest. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  for (let time = 0; time < 2; time += 1)
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 4000 })))
}

async function expectNothingShown(page: Page, traces: readonly string[]): Promise<void> {
  for (const path of OWN_PAGES) {
    await page.goto(path)
    await settled(page)
    const html = await page.locator('html').innerHTML()
    expect(
      traces.filter(word => html.includes(word)),
      path,
    ).toEqual([])
    await expect(page.getByText('You have a paper open')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^(Resume|Review)/ })).toHaveCount(0)
    await expect(page.getByText(/\d+ of \d+ learned/)).toHaveCount(0)
  }
}

async function newPerson(page: Page, info: TestInfo): Promise<void> {
  const auth = new AuthDialog(page)
  await page.goto('/?auth=register')
  await auth.fillRegister({ ...newAccount(info), email: `next-${Date.now()}@example.com` })
  await auth.button('Create account').click()
  await expect(auth.box).toBeHidden()
}

/** What every end of a session comes to, looked at by the next person and then by the first one again. */
async function lookAfterwards(
  page: Page,
  context: BrowserContext,
  work: Worked,
  info: TestInfo,
): Promise<void> {
  const { sit, traces } = work
  await expectNothingKept(page, context, traces)
  await expectNothingShown(page, traces)
  await page.goto(sit)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This paper cannot be opened here')
  const review = sit.replace('/sit?', '/review?')
  await page.goto(review)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This result cannot be opened here')
  await expectNothingKept(
    page,
    context,
    traces.filter(word => !sit.includes(word)),
  )

  await newPerson(page, info)
  await expectNothingShown(page, traces)
  await page.goto(sit)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This paper cannot be opened here')
  await logOutByMenuFrom(page, '/')
}

type Worked = Awaited<ReturnType<typeof workAsStudent>>

async function logOutByMenuFrom(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await logOutByMenu(page)
}

async function expectPaperAgain(page: Page, account: Account): Promise<void> {
  const exam = new ExamPages(page)
  await page.goto(`${exam.listPath}?auth=login`)
  await new AuthDialog(page).login(account)
  await page.locator('#paper-2').getByRole('link', { name: 'Resume Mock 1', exact: true }).click()
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered B')
  await expect(exam.cell(2)).toHaveAccessibleName('Question 2, answered C')
  await exam.cell(1).click()
  await expect(page.getByLabel('Working for this part')).toHaveValue(TYPED.working)
}

test.beforeEach(() => test.setTimeout(300_000))

test('after a log-out by the menu nothing is left for the next person, and everything for the first', async ({
  page,
  context,
  account,
  faults,
}, info) => {
  const work = await workAsStudent(page, account)
  await page.goto(routes.hub)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await logOutByMenuFrom(page, routes.mocks({ level: 'igcse', slug: 'physics' }))
  for (let step = 0; step < 3; step += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await settled(page)
    const html = await page.locator('html').innerHTML()
    expect(work.traces.filter(word => html.includes(word) && !page.url().includes(word))).toEqual([])
  }
  await lookAfterwards(page, context, work, info)
  await expectPaperAgain(page, account)
  forgive(faults, EXPECTED)
})

test('a session that the server has ended leaves nothing either, once this browser hears of it', async ({
  page,
  context,
  browser,
  account,
  faults,
}, info) => {
  const work = await workAsStudent(page, account)
  await page.goto('/')
  await endSessionOnServer(browser, page)
  await page.goto(routes.hub)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  await lookAfterwards(page, context, work, info)
  await expectPaperAgain(page, account)
  forgive(faults, EXPECTED)
})

test('a log-out in another tab closes the paper that lies open in this one', async ({
  page,
  context,
  account,
  faults,
}, info) => {
  const work = await workAsStudent(page, account)
  const other = await context.newPage()
  await logOutByMenuFrom(other, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This paper cannot be opened here')
  const html = await page.locator('body').innerHTML()
  expect(Object.values(TYPED).filter(word => html.includes(word))).toEqual([])
  await expectNothingKept(page, context, work.traces)
  await expectNothingKept(other, context, work.traces)
  await other.close()
  await lookAfterwards(page, context, work, info)
  await expectPaperAgain(page, account)
  forgive(faults, EXPECTED)
})

test('an erased account leaves nothing in the browser', async ({ page, context, account, faults }, info) => {
  const work = await workAsStudent(page, account)
  await eraseAccount(page, account)
  await lookAfterwards(page, context, work, info)
  forgive(faults, EXPECTED)
})

test('a log-out without a connection says what was not sent; it opens to its owner alone, who finds it sent', async ({
  page,
  context,
  account,
  faults,
}, info) => {
  await page.goto('/?auth=login')
  await new AuthDialog(page).login(account)
  const exam = new ExamPages(page)
  await exam.start()
  const sit = page.url()
  await page.keyboard.press('a')
  await exam.expectSaved()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await settled(other)
  await context.setOffline(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('d')
  await expect(exam.saved).toHaveText('Offline, kept on this device', { timeout: 20_000 })
  await logOutByMenu(other)
  await expect(new AuthDialog(other).toast('Kept on this device for you alone, and sent when')).toBeVisible()
  await context.setOffline(false)
  await page.close()

  await newPerson(other, info)
  const list = await other.goto(exam.listPath)
  expect(list?.ok()).toBe(true)
  await settled(other)
  await expect(other.getByRole('link', { name: /^Resume/ })).toHaveCount(0)
  await other.goto(sit)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This paper cannot be opened here')
  expect((await kept(other, 'markwell-exams', 'answers')).length).toBeGreaterThan(0)
  expect(await kept(other, 'markwell-exams', 'sittings')).toHaveLength(0)
  await logOutByMenuFrom(other, '/')

  const arrives = other.waitForResponse(each => each.url().endsWith(ENDPOINTS.examAnswers.path) && each.ok())
  await other.goto('/?auth=login')
  await new AuthDialog(other).login(account)
  await arrives
  // From the server, not from this device.
  await other.evaluate(() => indexedDB.deleteDatabase('markwell-exams'))
  await other.goto(sit)
  const again = new ExamPages(other)
  await expect(again.cell(1)).toHaveAccessibleName('Question 1, answered A')
  await expect(again.cell(2)).toHaveAccessibleName('Question 2, answered D')
  forgive(faults, EXPECTED)
})

test('forms keep nobody’s address after a log-in, a link for a new password, and the log-out', async ({
  page,
  auth,
  account,
  faults,
}) => {
  await page.goto('/?auth=forgot')
  await auth.email.fill(account.email)
  await auth.button('Send Password Reset Link').click()
  await auth.button('Back To Login').click()
  await expect(auth.email).toHaveValue('')
  await auth.login(account)
  await logOutByMenu(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(auth.titled('Welcome back')).toBeVisible()
  await expect(auth.email).toHaveValue('')
  await expect(auth.password).toHaveValue('')
  await expect(page.getByText(account.fullName)).toHaveCount(0)
  forgive(faults, EXPECTED)
})
