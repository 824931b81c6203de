import { routes } from '@/lib/routes'
import { DEEP_NOTE, PHYSICS } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

test('a word of a note shows its meaning at a touch, by the keyboard, and leads to where it is defined', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routes.note(PHYSICS, 'thermal-physics', 'convection'))
  const word = page.getByRole('button', { name: 'density' }).last()
  const meaning = page.locator('.term-card').filter({ hasText: /^Density/ })
  await expect(meaning).toBeHidden()
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeVisible()
  await expect(meaning).toContainText('mass per unit volume')
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await word.click()
  await meaning.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Density')
})

test('the teaching of a note begins on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(DEEP_NOTE)
  const first = page.locator('.note-text h2 + p').first()
  expect((await first.boundingBox())?.y).toBeLessThan(844)
  await expect(page.getByRole('heading', { name: 'Key terms' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the glossary names each term once and leads to its note', async ({ page }) => {
    await page.goto(routes.glossary(PHYSICS))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IGCSE Physics glossary')
    const names = await page.locator('dt').allTextContents()
    expect(names.length).toBeGreaterThan(200)
    expect(new Set(names).size).toBe(names.length)
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'D' }).click()
    const density = page.locator('dl > div').filter({ has: page.locator('dt', { hasText: /^Density$/ }) })
    await density.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Density')
  })
})
