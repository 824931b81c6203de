import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

test('the result: score, estimate with its basis, charts with tables, every question with its scheme', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start()
  for (let number = 1; number <= 6; number += 1) {
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('f')
  await expectAccessible(page, 'question')
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await expectAccessible(page, 'summary')
  await page.getByRole('button', { name: 'Back to question 7' }).click()
  await exam.handIn()

  await expect(page.locator('.score')).toContainText('[40]')
  await expect(page.locator('.facts')).toContainText('6 of 40')
  await expect(page.getByText('Estimated grade')).toBeVisible()
  await page.locator('summary', { hasText: 'As a table' }).first().click()
  await expect(page.getByRole('table', { name: 'Marks by topic' })).toBeVisible()
  await page.getByRole('button', { name: /^All 40/ }).click()
  await page.locator('#q1 summary').click()
  await expect(
    page
      .locator('#q1')
      .getByText(/your answer/)
      .first(),
  ).toBeVisible()
  await expect(page.locator('#q1').getByText('Worked solution')).toBeVisible()
  await expectAccessible(page, 'review')
  await page.getByRole('button', { name: /^Flagged 1/ }).click()
  await expect(page.locator('details.review')).toHaveCount(1)

  await page.getByText('Print or export', { exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^markwell-igcse-physics-paper-2\..*\.csv$/)

  const notice = page.getByRole('complementary', { name: 'Keep this result' })
  await expect(notice.getByRole('link', { name: 'Create a free account' })).toBeVisible()
  await notice.getByRole('button', { name: 'Close this notice' }).click()
  await page.reload()
  await expect(page.locator('.score')).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goto(exam.listPath)
  await expect(page.locator('#paper-2').getByRole('link', { name: 'Review Mock 1' })).toBeVisible()
})

test('a fresh variant is another paper of the same kind', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await exam.handIn()
  const first = page.url()
  await page.getByRole('button', { name: 'Try a fresh variant' }).click()
  await page.waitForURL(/\/sit\?attempt=/)
  await expect(exam.heading).toHaveText('Question 1 of 40')
  expect(page.url()).not.toContain(first.split('attempt=')[1] ?? '?')
})

test('the student marks part of an essay against the scheme, and it is shown as such', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start({ subject: { level: 'alevels', slug: 'economics' }, paper: 'paper-2', mode: 'Practice' })
  await page.keyboard.press('Alt+ArrowRight')
  await expect(exam.heading).toHaveText(/^Question 2 of/)
  await page
    .locator('.written textarea')
    .first()
    .fill('A lower price makes more people able and willing to buy, so the quantity demanded rises.')
  await exam.handIn()
  await expect(page.getByText(/marks? (?:is|are) still yours to give/)).toBeVisible()
  await page.getByRole('button', { name: /^All / }).click()
  await page.locator('#q2 summary').first().click()
  await page.locator('#q2').getByRole('checkbox').first().check()
  await expect(page.getByText('Marked by you against the scheme.').first()).toBeVisible()
})

test('questions that a section does not ask for are neither blank nor lost', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start({ subject: { level: 'alevels', slug: 'economics' }, paper: 'paper-2', mode: 'Practice' })
  await expect(page.locator('#palette-head')).toHaveText('Answer sheet 0 of 3')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(exam.heading).toHaveText(/^Question 2 of/)
  await page.locator('.written textarea').first().fill('Demand rises, so price rises.')
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await expect(page.getByRole('heading', { name: 'Still blank' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /: 1 of these still to answer$/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Go to question 3' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to question 2' }).click()
  await exam.handIn()
  await expect(page.getByText(/^1 of [89]$/)).toBeVisible()
  await page.getByRole('button', { name: /^All / }).click()
  const left = page.locator('#q3')
  await expect(left.locator('summary')).toContainText('left, as the section allows')
  await left.locator('summary').first().click()
  await expect(left.getByText('this one was left, and costs nothing')).toBeVisible()
  await expect(page.locator('#q1 summary').first()).toContainText('0 of 20 marks')
})

test('a paper opened for print shows paper and scheme, and can no longer be sat', async ({ page }) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start({ mode: 'Print', name: 'Mock 3' })
  await page.waitForURL(/\/print\?attempt=/)
  await expect(page.getByRole('heading', { name: 'Mark scheme' })).toBeVisible()
  await expect(page.locator('.printed-question')).toHaveCount(40)
  // The readable code alone: the id is ours, and nobody's who reads the paper.
  await expect(page.locator('.printed-code')).toHaveText(/^Physics 2 · [2-9A-HJKMNP-TV-Z]{6}$/)
  await expect(page.locator('.sheet-a4')).not.toContainText('igcse-physics-paper-2.')
  await expectAccessible(page, 'print')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.exam-bar')).toBeHidden()
  await expect(page.locator('.printed-tools')).toBeHidden()
  await page.goto(page.url().replace('/print', '/sit'))
  await page.waitForURL(/\/print\?attempt=/)
})

for (const screen of ['sit', 'review', 'print'] as const) {
  test(`${screen} is not indexed, stands in no sitemap, and refuses what is not ours`, async ({
    page,
    request,
  }) => {
    const path = `/mock-exam/igcse/physics/${screen}`
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path)
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.goto(`${path}?attempt=00000000-0000-4000-8000-000000000000`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cannot be opened here/)
    await expect(page.getByText('We do not have this attempt')).toBeVisible()
  })
}
