import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { routes } from '@/lib/routes'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { CardsPages } from '../pages/cards'
import { ExamPages } from '../pages/exam'

const isLog = (url: string) => url.endsWith(ENDPOINTS.cardsLog.path)

test('a setting that is changed while the log is read again stays changed', async ({ page }) => {
  const cards = new CardsPages(page)
  await page.clock.install()
  await page.goto(cards.path)
  await expect(cards.start).toBeVisible()
  await page.getByText('How much in a day').first().click()
  const [before] = ((await cards.start.textContent()) ?? '').match(/\d+/) ?? []
  // In one turn, as when the visitor's session arrives at the moment of the choice.
  await page.getByLabel('New cards a day').evaluate((select: HTMLSelectElement) => {
    window.dispatchEvent(new Event('cards-changed'))
    select.value = '60'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByRole('button', { name: 'Start 60 cards' })).toBeVisible()
  await page.clock.runFor(500)
  expect(before).not.toBe('60')
  await expect(page.getByRole('button', { name: 'Start 60 cards' })).toBeVisible()
  await expect(page.getByLabel('New cards a day')).toHaveValue('60')
})

test('a visitor learns by keyboard, loses nothing, goes offline, registers, and finds it all elsewhere', async ({
  page,
  context,
  auth,
  header,
  stranger,
  browser,
  baseURL,
  faults,
}) => {
  test.setTimeout(120_000)
  const cards = new CardsPages(page)
  await cards.open()
  await expect(cards.today).toHaveText('0 to repeat, 20 new')
  await cards.start.focus()
  await page.keyboard.press('Enter')
  await expect(cards.progress).toHaveText('0 of 20')

  // Ten cards, each answered as easy; the eighth is taken back and answered again.
  const names: string[] = []
  for (let card = 0; card < 8; card += 1) names.push(await cards.answer(4))
  await expect(cards.progress).toHaveText('8 of 20')
  await page.keyboard.press('u')
  await expect(cards.name).toHaveText(names[7] ?? '')
  await expect(cards.progress).toHaveText('7 of 20')
  for (let card = 0; card < 3; card += 1) names.push(await cards.answer(4))
  expect(new Set(names).size).toBe(10)
  await expect(cards.progress).toHaveText('10 of 20')

  // A reload in the middle of it.
  await page.reload()
  await expect(cards.today).toHaveText('0 to repeat, 10 new')
  await expect(page.getByRole('checkbox', { name: /Motion, forces and energy/ })).toBeChecked()
  expect(await cards.kept()).toEqual({ events: 12, unsent: 12, readers: [''] })

  // Without a connection the cards go on.
  await cards.begin()
  await context.setOffline(true)
  for (let card = 0; card < 2; card += 1) names.push(await cards.answer(4))
  expect(new Set(names).size).toBe(12)
  await page.keyboard.press('Shift+Tab')
  await page.goBack()
  await expect(cards.today).toHaveText('0 to repeat, 8 new')
  await context.setOffline(false)

  // Registering hands everything over.
  await page.goto(`${cards.path}?auth=register`)
  await auth.fillRegister(stranger)
  const sent = page.waitForResponse(each => isLog(each.url()) && each.ok())
  await auth.box.getByRole('button', { name: 'Create account', exact: true }).click()
  const { result } = await (await sent).json()
  expect(result.events).toHaveLength(14)
  await expect.poll(async () => (await cards.kept()).unsent).toBe(0)
  await page.goto(cards.path)
  await expect(cards.today).toHaveText('0 to repeat, 8 new')

  // Another device of the same person.
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const other = await phone.newPage()
  await other.goto(`${cards.path}?auth=login`)
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(stranger.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(stranger.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  const there = new CardsPages(other)
  await expect(there.today).toHaveText('0 to repeat, 8 new', { timeout: 20_000 })
  await other.goto(routes.flashcards)
  await expect(other.getByRole('link', { name: /^Physics/ }).first()).toContainText('8 today')
  // What is learned there is known here.
  await there.open()
  await there.begin()
  // Opening the page asks, too; what is waited for is the call that carries the answer.
  const told = other.waitForResponse(
    each => isLog(each.url()) && each.ok() && each.request().postDataJSON().events.length > 0,
  )
  await there.answer(4)
  await told
  await page.reload()
  await expect(cards.today).toHaveText('0 to repeat, 7 new', { timeout: 20_000 })

  // The next person at this computer finds none.
  await header.bar.getByRole('button', { name: `Account of ${stranger.fullName}` }).click()
  await header.bar.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect((await cards.kept()).events).toBe(0)
  await cards.open()
  await expect(cards.today).toHaveText('0 to repeat, 20 new')
  await phone.close()
  forgive(faults, /ERR_INTERNET_DISCONNECTED|ERR_ABORTED|Failed to fetch/)
})

test('the plan aims at the exam date and says when it does not fit', async ({ page }) => {
  const cards = new CardsPages(page)
  await cards.open()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const date = page.getByLabel('When is your exam?')
  await date.fill(inDays(8))
  await expect(page.locator('.plan-warning')).toHaveText(
    /At 20 new cards a day you reach \d+ of \d+ before \d+ \w+/,
  )
  await date.fill(inDays(120))
  await expect(page.locator('.plan-warning')).toHaveCount(0)
  await expect(page.locator('.expected')).toHaveText(/^9\d%$/)
  await page.reload()
  await expect(date).toHaveValue(inDays(120))
  // No date is kept that cannot be aimed at.
  await date.fill(inDays(-1))
  await expect(page.getByText('Please choose a day after today.')).toBeVisible()
  await page.reload()
  await expect(date).toHaveValue(inDays(120))
  await page.getByRole('button', { name: 'Remove the exam date' }).click()
  await expect(page.locator('.plan')).toContainText('The next 30 days at this pace')
  // Fewer topics, fewer cards; more a day, more today.
  await page.getByRole('button', { name: 'Choose none' }).click()
  await expect(cards.today).toHaveText('Choose at least one topic below.')
  await page.getByRole('checkbox', { name: /Waves/ }).check()
  await page.getByText('How much in a day').first().click()
  await page.getByLabel('New cards a day').selectOption('5')
  await expect(cards.today).toHaveText('0 to repeat, 5 new')
  await page.reload()
  await expect(cards.today).toHaveText('0 to repeat, 5 new')
})

test('missed questions of a mock exam become cards, and follow to the account', async ({
  page,
  auth,
  account,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await page.goto('/?auth=login')
  await auth.login(account)
  const exam = new ExamPages(page)
  await exam.start({ mode: 'Practice', time: 'No time limit' })
  await page.keyboard.press('a')
  await exam.expectSaved()
  await exam.handIn()
  const sent = page.waitForResponse(each => isLog(each.url()) && each.request().method() === 'POST')
  await page.getByRole('button', { name: 'Make cards of what I missed' }).click()
  await expect(page.getByText(/missed questions in your flashcards/)).toBeVisible()
  await sent
  await page.getByRole('link', { name: 'Physics flashcards' }).click()
  const cards = new CardsPages(page)
  await expect(page.getByRole('checkbox', { name: /Questions you missed/ })).toBeChecked()
  await cards.begin()
  await expect(cards.room.locator('.card-kicker')).toHaveText(/^Question \d+ you missed$/)
  await page.keyboard.press('Space')
  await expect(cards.room.locator('.card-answer')).not.toBeEmpty()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'a question as a card')

  const phone = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await phone.newPage()
  await other.goto(`${cards.path}?auth=login`)
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(account.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other.getByRole('checkbox', { name: /Questions you missed/ })).toBeChecked({ timeout: 20_000 })
  await phone.close()
})

test('every state is accessible at phone width', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(routes.flashcards)
  await expectAccessible(page, 'all decks')
  const cards = new CardsPages(page)
  await cards.open()
  await page
    .getByLabel('When is your exam?')
    .fill(new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10))
  await expect(page.locator('.plan-warning')).toBeVisible()
  await page.getByText('How much in a day').first().click()
  await page.getByText('Cards week by week').click()
  await expectAccessible(page, 'a deck with its plan')
  await page.getByLabel('New cards a day').selectOption('5')
  await expect(cards.today).toHaveText('0 to repeat, 5 new')
  await cards.begin()
  await expectAccessible(page, 'front of a card')
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'back of a card')
  await page.keyboard.press('4')
  for (let card = 0; card < 4; card += 1) await cards.answer(4)
  await expect(page.getByRole('heading', { level: 1, name: '5 cards done' })).toBeFocused()
  await expectAccessible(page, 'end of the cards')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Back to the deck' }).click()
  await expect(cards.today).toContainText('Done for today')
})

test('works by touch: a tap turns the card, a swipe grades it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const cards = new CardsPages(page)
  await cards.open()
  await cards.start.tap()
  const first = await cards.name.textContent()
  await cards.name.tap()
  await expect(cards.room.locator('.card-back')).toBeVisible()
  const session = await context.newCDPSession(page)
  const box = await cards.room.locator('.card-sheet').boundingBox()
  if (!box) throw new Error('no card')
  const y = box.y + 60
  const at = (x: number) => ({ touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(80) })
  for (const x of [110, 150, 190, 230]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(cards.name).not.toHaveText(first ?? '')
  await expect(cards.room.getByRole('status')).toHaveText('Good: again in 10 minutes.')
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the deck is a list of terms with their meanings', async ({ page }) => {
    await page.goto(new CardsPages(page).path)
    await expect(page.getByText('Turning cards needs JavaScript')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Parallax error' })).toBeVisible()
    await expect(page.getByText('A wrong reading because the eye is not')).toBeVisible()
  })
})
