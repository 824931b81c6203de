import { routes } from '@/lib/routes'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

const ECONOMICS = { level: 'alevels', slug: 'economics' } as const

test('an essay paper says what is marked and what waits, and leads to the first answer to mark', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start({ subject: ECONOMICS, mode: 'Practice' })
  for (const answer of await page.locator('.written textarea').all())
    await answer.fill('Demand rises, so the price rises; it depends on the elasticity of supply.')
  await exam.expectSaved()
  await exam.handIn()

  await expect(page.locator('.score')).toHaveText(/of \d+ marked, \d+ to go|^\d+ marks to go/)
  await expect(page.locator('.score')).toContainText('marks are still yours to give')
  const objectives = page.getByRole('list', { name: 'Marks by objective' })
  await expect(objectives).toContainText('to mark')
  await expect(objectives.locator('rect.to-mark').first()).toBeVisible()
  const main = page.locator('.result-actions .btn-pen')
  await expect(main).toHaveText('Mark your answers')
  await expectAccessible(page, 'result with answers to mark')
  const before = await page.locator('.score').textContent()

  await main.click()
  const first = page.locator('details.review[open]')
  await expect(first.locator('summary').first()).toBeFocused()
  await first.getByRole('checkbox').first().check()
  await expect(page.locator('.score')).not.toHaveText(before ?? '')

  await page.goto(routes.mocks(ECONOMICS))
  await expect(page.locator('#paper-2 .paper-waiting').first()).toHaveText(/^ ?\d+ to mark$/)
})
