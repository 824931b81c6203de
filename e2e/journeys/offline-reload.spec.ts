import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { LOST, loseConnection, pageKept, workerReady } from '../fixtures/offline'
import { ExamPages } from '../pages/exam'

test.use({ serviceWorkers: 'allow' })

const NOTE = '/revision-notes/igcse/physics/thermal-physics/conduction'
const NOT_KEPT = 'You are offline, and this page is not kept on this device.'
const SAFE = 'Your paper is safe'

const offlinePage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Take your subjects with you' })

async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('.ready')).toHaveText(/^Ready offline, \d+ KB$/, { timeout: 30_000 })
}

const seconds = (clock: string | null) =>
  (/[\d:]+/.exec(clock ?? '')?.[0] ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

test('after one visit the offline page stands with nothing else kept, and its links lead on', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await workerReady(page)
  await loseConnection(page)
  await page.goto(NOTE)
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await expect(offlinePage(page)).toBeVisible()
  await expect(page.getByText('Looking what is kept on this device…')).toHaveCount(0)
  await expect(page.getByText('Can be kept when you are online')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Notes' }).first().click()
  await page.waitForURL('**/revision-notes/**')
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  // What the header and the foot load when they are asked for is there as well.
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  forgive(faults, LOST)
})

test('the page that a visit began with opens again without a connection', async ({ page, faults }) => {
  await page.goto(NOTE)
  await pageKept(page, NOTE)
  await loseConnection(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Conduction/ })).toBeVisible()
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
  forgive(faults, LOST)
})

test('a page that was reached by a link opens again without a connection', async ({ page, faults }) => {
  await page.goto('/igcse/physics')
  await workerReady(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page
    .getByRole('main')
    .getByRole('link', { name: /mock exams?/i })
    .first()
    .click()
  await page.waitForURL('**/mock-exam/igcse/physics')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await pageKept(page, '/mock-exam/igcse/physics')
  await loseConnection(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/mock/i)
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
  forgive(faults, LOST)
})

test('a timed paper that is ready offline survives a reload without a connection, and is handed in later', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await page.goto('/')
  await workerReady(page)
  await exam.start()
  await page.keyboard.press('b')
  await page.keyboard.press('f')
  const notes = await exam.openTool('Notes')
  await notes.getByRole('textbox').fill('F = ma')
  await notes.press('Escape')
  await exam.expectSaved()
  await expectReady(page)
  await loseConnection(page)
  await exam.cell(2).click()
  await page.keyboard.press('c')
  await expect(exam.saved).toHaveText('Offline, kept on this device')
  const before = seconds(await exam.timer.textContent())

  await page.reload()
  await expect(exam.heading).toHaveText(/^Question 2 of/)
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered B, flagged')
  await expect(exam.cell(2)).toHaveAccessibleName('Question 2, answered C')
  const after = seconds(await exam.timer.textContent())
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThan(0)
  await expect.poll(async () => seconds(await exam.timer.textContent())).toBeLessThan(after)
  await expect((await exam.openTool('Notes')).getByRole('textbox')).toHaveValue('F = ma')
  await expect(await exam.openTool('Calculator')).toBeVisible()

  await context.setOffline(false)
  await exam.expectSaved()
  await exam.handIn()
  forgive(faults, LOST)
})

test('a paper that was only just opened survives a reload without a connection', async ({ page, faults }) => {
  const exam = new ExamPages(page)
  await page.goto('/')
  await workerReady(page)
  await exam.start()
  await page.keyboard.press('d')
  await loseConnection(page)
  await page.reload()
  await expect(exam.heading).toHaveText(/^Question 1 of/)
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered D')
  forgive(faults, LOST)
})

test('a paper handed in without a connection is sent from any page once there is one', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await page.goto('/')
  await workerReady(page)
  await exam.start()
  await expectReady(page)
  await loseConnection(page)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, hand in' }).click()
  await expect(exam.heading).toHaveText('Waiting for a connection')
  await page.reload()
  await expect(exam.heading).toHaveText('Waiting for a connection')
  const review = page.url().replace('/sit?', '/review?')
  await page.goto('/')
  await context.setOffline(false)
  await expect
    .poll(
      () =>
        page.evaluate(
          () =>
            new Promise<number>(done => {
              const asked = indexedDB.open('markwell-exams')
              asked.onsuccess = () => {
                const count = asked.result.transaction('sittings').objectStore('sittings').count()
                count.onsuccess = () => {
                  asked.result.close()
                  done(count.result)
                }
              }
            }),
        ),
      { timeout: 30_000 },
    )
    .toBe(0)
  await page.goto(review)
  await expect(page.getByRole('heading', { name: 'Question by question' })).toBeVisible()
  forgive(faults, LOST)
})

test('the offline page names the paper that is open, with the time left and the way back', async ({
  page,
  faults,
}) => {
  const exam = new ExamPages(page)
  await page.goto('/')
  await workerReady(page)
  await exam.start()
  await expectReady(page)
  await page.keyboard.press('a')
  await loseConnection(page)
  await page.goto('/alevels/chemistry')
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  const paper = page.getByRole('region', { name: SAFE })
  await expect(paper).toContainText(/Mock 1, Paper 2.*IGCSE Physics.*\d+ minutes left/)
  await expectAccessible(page, 'offline, with a paper open')
  await paper.getByRole('link', { name: 'Go on with it' }).click()
  await expect(exam.heading).toHaveText(/^Question 1 of/)
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered A')

  // Taken off this device, it is nobody's business here any more.
  await page.evaluate(
    () =>
      new Promise(done => {
        const asked = indexedDB.open('markwell-exams')
        asked.onsuccess = () => {
          const change = asked.result.transaction('sittings', 'readwrite')
          change.objectStore('sittings').clear()
          change.oncomplete = () => {
            asked.result.close()
            done(null)
          }
        }
      }),
  )
  await page.goto('/alevels/biology')
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await expect(page.getByRole('region', { name: SAFE })).toHaveCount(0)
  forgive(faults, LOST)
})

test('a device without room for the pages says that a reload needs a connection', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
  })
  const exam = new ExamPages(page)
  await page.goto('/')
  await workerReady(page)
  await exam.start()
  await expect(page.locator('.ready')).toHaveText(/^Paper kept, \d+ KB; a reload needs a connection$/, {
    timeout: 30_000,
  })
  await expect(await exam.openTool('Help')).toContainText('do not reload the page')
})

test('the offline page never waits for ever: not for a line that is dead, nor for scripts that do not come', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route('**/packs/*.json', () => new Promise(() => undefined))
  await page.goto('/offline')
  await expect(page.getByText('Can be kept when you are online')).not.toHaveCount(0)
  await expect(page.getByText('Looking what is kept on this device…')).toHaveCount(0)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const asleep = await context.newPage()
  await asleep.goto(`${baseURL}/offline`)
  await expect(asleep.getByText('This page has not started.')).toBeVisible()
  await context.close()
})

test('what is kept of an exam holds no id of an attempt', async ({ page }) => {
  const exam = new ExamPages(page)
  await page.goto('/')
  await workerReady(page)
  await exam.start()
  await expectReady(page)
  const attempt = new URL(page.url()).searchParams.get('attempt') ?? ''
  expect(attempt).not.toBe('')
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        if (!request.url.includes('/_next/')) texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts
  })
  expect(kept.some(text => text.endsWith('/mock-exam/igcse/physics/sit'))).toBe(true)
  expect(kept.filter(text => text.includes(attempt) || text.includes('/api/'))).toEqual([])
})
