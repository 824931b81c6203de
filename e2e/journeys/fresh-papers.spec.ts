import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/auth-test'
import { AuthDialog } from '../pages/auth-dialog'
import { ExamPages } from '../pages/exam'

/** The words of each question on a print; a template that came again would bring them with other numbers. */
async function printedWords(page: Page): Promise<string[]> {
  await page.goto(new ExamPages(page).listPath)
  await page.locator('#paper-2').getByRole('button', { name: 'Start A fresh paper', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Print/ }).check()
  await dialog.getByRole('button', { name: 'Open for print' }).click()
  await page.waitForURL(/\/print\?attempt=/)
  const questions = page.locator('.printed-question')
  await expect(questions).toHaveCount(40)
  const texts = await questions.allInnerTexts()
  return texts.map(text => text.replace(/[\d.,\s]+/g, ' ').trim())
}

test('three fresh papers in a row ask no question twice', async ({ page, account }) => {
  test.setTimeout(120_000)
  await page.goto('/?auth=login')
  await new AuthDialog(page).login(account)
  const met = new Set<string>()
  for (let paper = 1; paper <= 3; paper += 1) {
    const words = await printedWords(page)
    expect(words.filter(each => met.has(each))).toEqual([])
    for (const each of words) met.add(each)
  }
  expect(met.size).toBe(120)
})
