import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { openQuestionWith, schemesSeen, sitWritten } from '../pages/written-paper'

test('what a scheme says is marked at once, its words underlined; the student overrules it', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const schemes = await schemesSeen(browser)
  const exam = await sitWritten(page, number => schemes[number - 1] ?? '')
  await exam.expectSaved()
  await exam.handIn()

  const question = await openQuestionWith(page, 'earned')
  const part = page.locator('.scheme', { has: page.locator('.scheme-reason.is-earned') }).first()
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
