import { routes } from '@/lib/routes'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'

const CHEMISTRY = { level: 'alevels', slug: 'chemistry' } as const
const PHYSICS = { level: 'igcse', slug: 'physics' } as const

test('a subject with little says what is here and what to do meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routes.subject(CHEMISTRY))
  const today = page.locator('#here-today')
  await expect(today).toContainText(/\d+ notes?, \d+ topic tests?, \d+ flashcards\./)
  await expect(today).toContainText(/\d+ of \d+ sub-topics have a note\./)
  await expect(today).toContainText('No full paper can be sat here yet')
  await expect(page.locator('h1 ~ *').first()).not.toContainText('mock papers')

  await today.getByRole('link', { name: 'Revision notes' }).click()
  const rows = page.locator('.topic-note:visible')
  await expect(page.locator('.topic[open] .topic-note').first()).toContainText(/point/)
  const unwritten = page.locator('.topic:not([data-written])').first()
  await unwritten.locator('summary').click()
  await expect(unwritten.locator('.topic-note').first()).toContainText('checklist only')
  await page.getByRole('checkbox', { name: /^Only what has a note \(\d+ of \d+\)$/ }).check()
  await expect(unwritten).toBeHidden()
  for (const row of await rows.all()) await expect(row).not.toContainText('checklist only')
  await expectAccessible(page, 'only what has a note')
})

test('the papers of a subject are grouped by what can be sat', async ({ page }) => {
  await page.goto(routes.mocks(CHEMISTRY))
  const groups = page.locator('.paper-group')
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([/^Topic tests/, /^Not yet here/])
  await expect(groups.nth(1).getByRole('button')).toHaveCount(0)
  await page.goto(routes.mocks(PHYSICS))
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    /^Full papers/,
    /^Topic tests/,
    /^Not yet here/,
  ])
  await expect(page.getByRole('main')).not.toContainText('question template')
  await expect(groups.first().locator('.paper-entry').first().locator('.btn-pen')).toHaveCount(1)
  await expectAccessible(page, 'papers by group')
})
