import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

/** What the points with rules of the bank ask for, in one breath: whichever of them a paper draws, this answers it. */
const LEARNED_BY_HEART = [
  'Isotopes are atoms of the same element with the same number of protons but different numbers of neutrons.',
  'The Earth spins on its axis once in 24 hours.',
  'Steel keeps its magnetism but soft iron loses it.',
  'Energy cannot be created or destroyed.',
  'The spring constant is the force per unit extension.',
].join(' ')

test('a sentence is marked at once, its words underlined; the student overrules it', async ({ page }) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start({ paper: 'paper-4', mode: 'Practice' })
  const [, count = '0'] = /of (\d+)/.exec((await exam.heading.textContent()) ?? '') ?? []
  for (let number = 1; number <= Number(count); number += 1) {
    await expect(exam.heading).toHaveText(`Question ${number} of ${count}`)
    for (const answer of await page.locator('.written textarea').all()) await answer.fill(LEARNED_BY_HEART)
    if (number < Number(count)) await page.keyboard.press('Alt+ArrowRight')
  }
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
