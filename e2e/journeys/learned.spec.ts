import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { keptNotes } from '../fixtures/kept'
import { finishedNotes, pathOf } from '../fixtures/notes'

const notes = finishedNotes()
const [first] = notes
const second = notes.find(note => note.topic === first?.topic && note !== first)
const SUBJECT = first ? `/revision-notes/${first.level}/${first.subject}` : ''
const TOPIC = first ? `${SUBJECT}/${first.topic}` : ''

test.beforeEach(() => {
  test.skip(!first || !second, 'no two notes of this build are proof-read')
})

async function mark(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect(page.getByRole('button', { name: 'Learned', exact: true })).toBeVisible()
}

test('ticks join the account, follow it to another device, wait out a lost connection, and leave with it', async ({
  page,
  context,
  auth,
  header,
  account,
  browser,
  baseURL,
  faults,
}) => {
  if (!first || !second) return
  // A visitor ticks, and sees it where notes are chosen.
  await mark(page, pathOf(first))
  await page.goto(TOPIC)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toContainText('1 of')
  await expect(contents.locator(`[data-note="${pathOf(first)}"]`)).toHaveText('learned')

  // Log-in hands the tick over; the second device shows it.
  await page.goto('/?auth=login')
  const handedOver = page.waitForResponse(each => each.url().endsWith('/api/progress/notes') && each.ok())
  await auth.login(account)
  await handedOver
  const phone = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await phone.newPage()
  await other.goto(`${SUBJECT}?auth=login`)
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(account.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  const tree = other.locator('.tree')
  await expect(tree.locator('.learned-line')).toHaveText(/^1 of \d+ learned$/)

  // A tick without a connection is sent when there is one.
  await page.goto(pathOf(second))
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', each => each.url().endsWith('/api/progress/notes'))
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect(page.getByRole('button', { name: 'Learned', exact: true })).toBeVisible()
  await lost
  const sentLater = page.waitForResponse(each => each.url().endsWith('/api/progress/notes') && each.ok())
  await context.setOffline(false)
  await sentLater
  await other.reload()
  await expect(tree.locator('.learned-line')).toHaveText(/^2 of \d+ learned$/)

  // Un-ticked there, it is un-ticked here.
  await other.goto(pathOf(first))
  const unticked = other.waitForResponse(
    each => each.url().endsWith('/api/progress/notes') && each.request().method() === 'POST' && each.ok(),
  )
  await other.getByRole('button', { name: 'Learned', exact: true }).click()
  await unticked
  await page.goto(SUBJECT)
  await expect(page.locator('.tree .learned-line')).toHaveText(/^1 of \d+ learned$/)

  // The next person at this computer finds none.
  await page.goto('/')
  await header.bar.getByRole('button', { name: `Account of ${account.fullName}` }).click()
  await header.bar.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await keptNotes(page)).toEqual([])
  await page.goto(SUBJECT)
  await expect(page.locator('.tree .learned-line')).toHaveText('')
  await phone.close()
  forgive(faults, /ERR_INTERNET_DISCONNECTED/)
})

test('a visitor’s ticks join the account that is made on this device', async ({ page, auth, stranger }) => {
  if (!first) return
  await mark(page, pathOf(first))
  await page.goto('/?auth=register')
  await auth.fillRegister(stranger)
  const sent = page.waitForResponse(
    each => each.url().endsWith('/api/progress/notes') && each.request().method() === 'POST',
  )
  await auth.box.getByRole('button', { name: 'Create account', exact: true }).click()
  expect(await (await sent).json()).toMatchObject({
    result: { notes: [{ path: pathOf(first), learned: true }] },
  })
})

test('places for ticks take their room from the start: nothing moves', async ({ page }) => {
  if (!first) return
  await mark(page, pathOf(first))
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Beside the wide topic page stands the tree, which unfolds its topic by itself.
    for (const path of width === 360 ? [SUBJECT, TOPIC] : [SUBJECT]) {
      await page.goto(path)
      await expect(page.locator('.learned-line')).toContainText('1 of')
      if (path === TOPIC) await expect(page.locator('.toc a').first()).toHaveCSS('display', 'flex')
      const shift = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            new PerformanceObserver(list =>
              resolve(
                list
                  .getEntries()
                  .reduce((sum, each) => sum + (each as unknown as { value: number }).value, 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 300)
          }),
      )
      expect(shift, `${path} at ${width}`).toBe(0)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a problem is reported, and the words survive a lost connection', async ({
  page,
  context,
  auth,
  faults,
}) => {
  if (!first) return
  await page.goto(pathOf(first))
  await page.getByRole('link', { name: 'Report a problem' }).click()
  const dialog = auth.titled('Report a problem')
  await dialog.getByLabel('What is it about?').selectOption({ label: 'I do not understand a part of it' })
  await dialog.getByLabel('What is wrong, and where?').fill('Step 2 of the second example is too quick.')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(auth.toast('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('link', { name: 'Report a problem' }).click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(auth.toast('Thank you. Your report is on its way to the editors.')).toBeVisible()
  await expect(dialog).toBeHidden()
  forgive(faults, /ERR_INTERNET_DISCONNECTED|bot check|start-explore/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages keep no room for ticks, and a report leads to the help centre', async ({ page }) => {
    if (!first) return
    await page.goto(TOPIC)
    await expect(page.locator('.learned-line').first()).toBeHidden()
    await page.goto(pathOf(first))
    await page.getByRole('link', { name: 'Report a problem' }).click()
    await expect(page).toHaveURL('/help')
  })
})
