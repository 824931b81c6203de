import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

/** Sits the paper with what `wordsFor` says to each question by number, and hands it in. */
async function sit(page: Page, wordsFor: (number: number) => string): Promise<ExamPages> {
  const exam = new ExamPages(page)
  await exam.start({ paper: 'paper-4', mode: 'Practice' })
  const [, count = '0'] = /of (\d+)/.exec((await exam.heading.textContent()) ?? '') ?? []
  for (let number = 1; number <= Number(count); number += 1) {
    await expect(exam.heading).toHaveText(`Question ${number} of ${count}`)
    for (const field of await page.locator('.written textarea').all()) await field.fill(wordsFor(number))
    if (number < Number(count)) await page.keyboard.press('Alt+ArrowRight')
  }
  return exam
}

/** The schemes of the paper by question, as a student sees them who hands it in empty. */
async function schemesSeen(browser: Browser): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const exam = new ExamPages(page)
  await exam.start({ paper: 'paper-4', mode: 'Practice' })
  await exam.handIn()
  await page.getByRole('button', { name: /^All / }).click()
  const schemes: string[] = []
  for (const question of await page.locator('details.review').all()) {
    await question.locator('summary').first().click()
    await expect(question.locator('.part-result').first()).toBeVisible()
    schemes.push((await question.locator('.scheme-text').allTextContents()).join('. '))
  }
  await context.close()
  return schemes
}

test('what a scheme says is marked at once, its words underlined; the student overrules it', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const schemes = await schemesSeen(browser)
  const exam = await sit(page, number => schemes[number - 1] ?? '')
  await exam.expectSaved()
  await exam.handIn()

  await page.getByRole('button', { name: /^All / }).click()
  // A question draws its parts when it is opened; one at a time, as a student looks through them.
  for (const summary of await page.locator('details.review > summary').all()) {
    await summary.click()
    await expect(page.locator('.scheme').first()).toBeVisible()
    if ((await page.locator('.scheme-reason.is-earned').count()) > 0) break
    await summary.click()
    await expect(page.locator('.scheme:visible')).toHaveCount(0)
  }
  const part = page.locator('.scheme', { has: page.locator('.scheme-reason.is-earned') }).first()
  const question = page.locator('details.review', { has: page.locator('.scheme-reason.is-earned') }).first()
  await expect(part).toBeVisible()
  await expect(question.locator('u[title="earns"]').first()).toBeVisible()
  await expect(part.getByRole('link', { name: 'How this works' })).toBeVisible()
  await expectAccessible(page, 'a judged answer')

  await part.getByRole('checkbox', { checked: true }).first().uncheck()
  await expect(part.getByText('You decided otherwise.').first()).toBeVisible()
  await expect(question.getByText('Marked by you against the scheme.').first()).toBeVisible()
  await part.getByRole('link', { name: 'How this works' }).click()
  await expect(exam.heading).toHaveText('How your answers are marked')
})
