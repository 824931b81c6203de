import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the papers can be read, and nothing pretends to start', async ({ page }) => {
    const exam = new ExamPages(page)
    await page.goto(exam.listPath)
    await expect(page.getByRole('heading', { name: /^Paper 2, Multiple Choice/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mock 1' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0)
    await expect(page.getByText('Sitting a paper here needs JavaScript.')).toBeVisible()
  })
})

test('a paper has its ten mocks and a fresh one, and its front says what it is', async ({ page }) => {
  const exam = new ExamPages(page)
  await page.goto(exam.listPath)
  const paper = page.locator('#paper-2')
  await paper.getByText('Mocks 4 to 10').click()
  await expect(paper.getByRole('button', { name: /^Start Mock \d+$/ })).toHaveCount(10)
  await paper.getByRole('button', { name: 'Start A fresh paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'A fresh paper, Paper 2' })
  await expect(dialog.locator('.facts')).toContainText('0625/2')
  await expect(dialog.locator('.facts')).toContainText('45 min')
  await expect(dialog.getByLabel('Time')).toHaveValue('1')
  await dialog.getByText('Practice', { exact: true }).click()
  await expect(dialog.getByLabel('Time')).toHaveValue('none')
  await dialog.getByText('Print', { exact: true }).click()
  await expect(dialog.getByLabel('Time')).toHaveCount(0)
  await expect(dialog.getByText('can no longer be sat')).toBeVisible()
  await expectAccessible(page, 'front of a paper')
})

test('extra time moves the end, and the paper that lies open is offered again', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start({ name: 'Mock 2', time: '56 min, 25% extra time' })
  await expect(exam.timer).toHaveText(/^5[56]:\d\d$/)
  await page.keyboard.press('b')
  await exam.expectSaved()
  await page.goto(exam.listPath)
  const card = page.getByRole('region', { name: 'You have a paper open' })
  await expect(card).toContainText('Mock 2, Paper 2. 1 of 40 parts answered')
  await expectAccessible(page, 'list with an open paper')
  await card.getByRole('link', { name: 'Resume' }).click()
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered B')
})
