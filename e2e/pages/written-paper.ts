import type { Browser, Locator, Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expect } from '../fixtures/test'
import { ExamPages } from './exam'

/** Sits the paper with what `wordsFor` says to each question by number. */
export async function sitWritten(page: Page, wordsFor: (number: number) => string): Promise<ExamPages> {
  const exam = new ExamPages(page)
  await exam.start({ paper: 'paper-4', mode: 'Practice' })
  await writeToAll(exam, wordsFor)
  return exam
}

/** Writes into every field for sentences of the paper that lies open. */
export async function writeToAll(exam: ExamPages, wordsFor: (number: number) => string): Promise<void> {
  const { page } = exam
  const [, count = '0'] = /of (\d+)/.exec((await exam.heading.textContent()) ?? '') ?? []
  for (let number = 1; number <= Number(count); number += 1) {
    await expect(exam.heading).toHaveText(`Question ${number} of ${count}`)
    for (const field of await page.locator('.written textarea').all()) await field.fill(wordsFor(number))
    if (number < Number(count)) await page.keyboard.press('Alt+ArrowRight')
  }
  await exam.expectSaved()
}

/** The schemes of the paper by question, as a student sees them who hands it in empty. */
export async function schemesSeen(browser: Browser): Promise<string[]> {
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

/** Opens questions, one at a time as a student looks through them, until one shows what is wanted. */
export async function openQuestionWith(page: Page, wanted: Locator): Promise<Locator> {
  await page.getByRole('button', { name: /^All / }).click()
  // A question draws its parts when it is opened.
  for (const summary of await page.locator('details.review > summary').all()) {
    await summary.click()
    await expect(page.locator('.part-result').first()).toBeVisible()
    if ((await wanted.count()) > 0) break
    await summary.click()
    await expect(page.locator('.part-result:visible')).toHaveCount(0)
  }
  return page.locator('details.review', { has: wanted }).first()
}

/** The address of a paper of Economics with essays that asks so: which does depends on the bank. */
export async function essayPaper(page: Page, asked: RegExp): Promise<string> {
  for (const digit of '23456789ABCDEFGH') {
    const data = { paperId: 'alevels-economics-paper-2', seed: `ESSAY${digit}` }
    const given = await page.request.post('/api/exams/give', { data })
    const { examId } = (await given.json()).result
    const shown = await page.request.get(`/api/exams/paper?id=${examId}`)
    if (asked.test(await shown.text()))
      return routes.givenPaper({ level: 'alevels', slug: 'economics' }, examId)
  }
  throw new Error(`No paper asks ${asked}`)
}
