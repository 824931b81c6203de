import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'
import { GivenPages } from '../pages/given'
import { essayPaper, openQuestionWith, schemesSeen, sitWritten, writeToAll } from '../pages/written-paper'

test('what a scheme says is marked at once, its words underlined; the student overrules it', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const schemes = await schemesSeen(browser)
  const exam = await sitWritten(page, number => schemes[number - 1] ?? '')
  await exam.handIn()

  const earned = page.locator('.scheme-reason.is-earned')
  const question = await openQuestionWith(page, earned)
  const part = page.locator('.scheme', { has: earned }).first()
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

/** Essays whose points have rules, and what earns some points of each. */
const ESSAYS = /whether a specific (?:indirect )?tax|mixed economy always allocates|minimum wage would reduce/
const ESSAY = [
  'The tax is a fixed amount on each unit sold. The government gets revenue from the tax.',
  'A mixed economy has a private and a public sector. Prices act as a signal to producers.',
  'The minimum wage is set above the equilibrum wage. Under a progressive tax the percentage paid rises with income.',
].join(' ')

test('an essay is read for its points: a level is suggested, and the student gives the marks', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const exam = new ExamPages(page)
  await page.goto(await essayPaper(page, ESSAYS))
  await new GivenPages(page).sit('Practise')
  await writeToAll(exam, () => ESSAY)
  await exam.handIn()
  const suggestion = page.getByText(/^We found [1-9] of \d+ points .* speaks for \d to \d marks\./)
  const question = await openQuestionWith(page, suggestion)
  await expect(suggestion.first()).toContainText('so you decide')
  await expect(question.locator('u[title="earns"]').first()).toBeVisible()
  await expectAccessible(page, 'an essay with a suggested level')

  const scale = question.locator('fieldset', { has: suggestion }).first()
  await expect(scale.locator('legend')).toHaveText(/: 0 of \d$/)
  await expect(question.getByText('Marked by you against the scheme.')).toHaveCount(0)
  await scale.getByRole('radio', { name: '2 marks', exact: true }).check()
  await expect(scale.locator('legend')).toHaveText(/: 2 of \d$/)
  await expect(question.getByText('Marked by you against the scheme.').first()).toBeVisible()
})
