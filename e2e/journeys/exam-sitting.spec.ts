import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { forgive } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

test('a whole paper is sat by keyboard alone: reload in the middle, offline for three questions', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start()
  await expect(exam.heading).toBeFocused()
  for (let number = 1; number <= 20; number += 1) {
    await expect(exam.heading).toHaveText(`Question ${number} of 40`)
    await page.keyboard.press('abcd'[number % 4] ?? 'a')
    if (number === 7) await page.keyboard.press('f')
    await page.keyboard.press('ArrowRight')
  }
  await exam.expectSaved()

  await page.reload()
  await expect(exam.heading).toHaveText('Question 21 of 40')
  await expect(exam.cell(3)).toHaveAccessibleName('Question 3, answered D')
  await expect(exam.cell(7)).toHaveAccessibleName('Question 7, answered D, flagged')

  await context.setOffline(true)
  for (let number = 21; number <= 23; number += 1) {
    await page.keyboard.press('c')
    await page.keyboard.press('ArrowRight')
  }
  await expect(exam.saved).toHaveText('Offline, kept on this device')
  await expect(page.getByText('No connection. Go on')).toBeVisible()
  await context.setOffline(false)
  await exam.expectSaved()

  for (let number = 24; number <= 40; number += 1) {
    await page.keyboard.press('a')
    if (number < 40) await page.keyboard.press('ArrowRight')
  }
  await expect(exam.cell(40)).toHaveAccessibleName('Question 40, answered A')
  await page.getByRole('button', { name: 'Finish' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Before you hand in' })).toBeFocused()
  await expect(page.locator('.summary .facts')).toContainText('40 of 40')
  await page.getByRole('button', { name: 'Hand in', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, hand in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/review\?attempt=/)
  await expect(page.locator('.facts')).toContainText('40 of 40')
  forgive(faults, /ERR_INTERNET_DISCONNECTED|country look-up/)
})

test('strike out, clear, and keys that leave typing alone', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('button', { name: 'Strike out A' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('b')
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked()
  await page.getByRole('button', { name: 'Clear answer' }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByText('Working', { exact: true }).click()
  await page.getByLabel('Working for this part').fill('')
  await page.getByLabel('Working for this part').pressSequentially('a bad fact')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Flag for later' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(exam.heading).toHaveText('Question 2 of 40')
})

test('the time can be hidden and heard', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await expect(exam.timer).toHaveText(/^44:\d\d|45:00$/)
  await page.getByRole('button', { name: 'Hide the time' }).click()
  await expect(exam.timer).toHaveText('Time hidden')
  await exam.heading.focus()
  await page.keyboard.press('t')
  await expect(page.getByRole('status').filter({ hasText: /^4[45] minutes left$/ })).toHaveCount(1)
})

test('the calculator counts, by keyboard and by keys', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await page.getByRole('button', { name: 'Calculator' }).click()
  const calculator = page.getByRole('region', { name: 'Calculator' })
  await calculator.getByRole('textbox').fill('2sin(30)+√16')
  await page.keyboard.press('Enter')
  await expect(calculator.locator('output')).toHaveText('5')
  for (const key of ['times', '7', 'equals'])
    await calculator.getByRole('button', { name: key, exact: true }).click()
  await expect(calculator.locator('output')).toHaveText('35')
  await expectAccessible(page, 'calculator')
  await calculator.getByRole('button', { name: 'Close the calculator' }).click()
  await expect(calculator).toHaveCount(0)
})

test('a second tab reads only, until it takes the paper over', async ({ page, context }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await page.keyboard.press('c')
  await exam.expectSaved()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('open in another tab')).toBeVisible()
  await expect(other.getByRole('radio', { name: /^C/ })).toBeDisabled()
  await expect(other.getByRole('radio', { name: /^C/ })).toBeChecked()
  await expectAccessible(other, 'second tab')
  // A slow network: what is answered before the paper is here again must stay.
  const isPaper = ({ pathname }: URL) => pathname === ENDPOINTS.examAttempt.path
  await other.route(isPaper, async route => {
    await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  const asked = other.waitForResponse(answer => isPaper(new URL(answer.url())))
  await other.getByRole('button', { name: 'Work here instead' }).click()
  await expect(page.getByText('open in another tab')).toBeVisible()
  await expect(other.getByRole('radio', { name: /^C/ })).toBeEnabled()
  await other.getByRole('heading', { level: 1 }).focus()
  // "Saved" still stands there from the answer before, so it is the call that is waited for.
  const saved = other.waitForResponse(answer => answer.url().endsWith(ENDPOINTS.examAnswers.path))
  await other.keyboard.press('d')
  expect((await saved).ok()).toBe(true)
  expect((await asked).ok()).toBe(true)
  await expect(other.getByRole('radio', { name: /^D/ })).toBeChecked()
  await other.close()
  await expect(page.getByText('open in another tab')).toBeHidden()
  await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked()
})

test('every kind of part takes an answer in Paper 4, and practice checks it', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start({ paper: 'paper-4', mode: 'Practice' })
  await expect(page.getByText('No time limit')).toBeVisible()
  const value = page.getByLabel(/^Value/).first()
  while ((await value.count()) === 0) {
    const before = await exam.heading.textContent()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(exam.heading).not.toHaveText(before ?? '')
  }
  await value.fill('3.2e5')
  await page.getByLabel(/^Unit/).first().fill('m s^-1')
  await expect(page.getByText('Read as 3.2 × 10⁵ m s⁻¹').first()).toBeVisible()
  await page.getByRole('button', { name: 'Check this answer' }).first().click()
  await expect(page.getByText('Mark scheme').first()).toBeVisible()
  await expectAccessible(page, 'checked part')

  // The verdict is that of the answer it was given for, also after a reload.
  const changed = page.getByText('You have changed your answer since.').first()
  await expect(changed).toBeHidden()
  await value.fill('3.3e5')
  await expect(changed).toBeVisible()
  await expect(page.locator('.checked').first()).toContainText('3.2e5')
  await page.reload()
  await expect(page.locator('.checked').first()).toContainText('3.2e5')
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).first().click()
  await expect(changed).toBeHidden()
  await expect(page.locator('.checked').first()).toContainText('3.3e5')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the answer sheet slides up, and nothing scrolls sideways', async ({ page }) => {
    const exam = new ExamPages(page)
    await exam.start()
    await expectAccessible(page, 'question on a phone')
    await page.getByRole('button', { name: 'Question 1 of 40, open answer sheet' }).click()
    await expectAccessible(page, 'answer sheet on a phone')
    await page.getByRole('button', { name: 'As list' }).click()
    await page
      .locator('#answers')
      .getByRole('button', { name: /^Question 12, / })
      .click()
    await expect(exam.heading).toHaveText('Question 12 of 40')
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  })
})
