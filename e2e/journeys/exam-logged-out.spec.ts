import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { ExamPages } from '../pages/exam'

/** The session has ended on the server, and this device holds no right of its own to the attempt. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('markwell-exams')
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(request.error)
    })
    await new Promise<void>(done => {
      const transaction = db.transaction('tokens', 'readwrite')
      transaction.objectStore('tokens').clear()
      transaction.oncomplete = () => done()
    })
    db.close()
  })
}

test('logged out in the middle: the student goes on, logs in again in place, and nothing is lost', async ({
  page,
  auth,
  account,
  faults,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await page.goto(`${exam.listPath}?auth=login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(account.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(auth.box).toBeHidden()
  await exam.start()
  await page.keyboard.press('a')
  await exam.expectSaved()
  const address = page.url()

  await endSession(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  const notice = page.getByText('You have been logged out. Go on')
  await expect(notice).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('c')
  await expect(exam.cell(3)).toHaveAccessibleName('Question 3, answered C')
  await expect(exam.saved).toHaveText('Logged out, kept on this device')
  await expectAccessible(page, 'logged out')

  await page.getByRole('link', { name: 'Log in again' }).click()
  await dialog.getByLabel('Email Address').fill(account.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(auth.box).toBeHidden()
  await expect(notice).toBeHidden()
  await exam.expectSaved()
  expect(page.url()).toBe(address)

  // From the server, not from this device.
  await page.evaluate(() => indexedDB.deleteDatabase('markwell-exams'))
  await page.goto(address)
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered A')
  await expect(exam.cell(2)).toHaveAccessibleName('Question 2, answered B')
  await expect(exam.cell(3)).toHaveAccessibleName('Question 3, answered C')
  forgive(faults, /status of 40[134]|country look-up/)
})
