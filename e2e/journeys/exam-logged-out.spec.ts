import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { kept } from '../fixtures/kept'
import { ExamPages } from '../pages/exam'

/** The session has ended on the server. The pass to the paper stays in the browser, and is worth nothing alone. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
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

test('who leaves without logging in again leaves what was not sent, for themselves alone', async ({
  page,
  auth,
  account,
  faults,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await page.goto(`${exam.listPath}?auth=login`)
  await auth.login(account)
  await exam.start()
  const address = page.url()
  await page.keyboard.press('a')
  await exam.expectSaved()
  const tool = await exam.openTool('Notes')
  await tool.getByRole('textbox').fill('rough, and mine')
  await exam.heading.focus()

  await endSession(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('b')
  await expect(page.getByText('You have been logged out. Go on')).toBeVisible({ timeout: 20_000 })
  await expect(tool.getByRole('textbox')).toHaveValue('rough, and mine')
  expect(await kept(page, 'markwell-exams', 'notes')).toHaveLength(1)

  await page.goto(exam.listPath)
  await expect.poll(() => kept(page, 'markwell-exams', 'notes')).toEqual([])
  await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(0)
  // The time spent on a question is a change of it, too.
  const left = await kept(page, 'markwell-exams', 'answers')
  expect(left.map(({ value }) => 'dirty' in value && value.dirty)).toEqual(left.map(() => true))
  expect(left.map(({ key }) => key.split(',')[1])).toContain('2')
  await page.goto(address)
  await expect(exam.heading).toHaveText('This paper cannot be opened here')

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await auth.login(account)
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered A')
  await expect(exam.cell(2)).toHaveAccessibleName('Question 2, answered B')
  await exam.expectSaved()
  forgive(faults, /status of 40[134]|country look-up/)
})
