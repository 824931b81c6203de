import { faultsByDefault } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'

test('the header opens the search; typing with a slip finds; arrows and Enter open', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search notes, key terms and pages' })
  await expect(field).toBeFocused()
  await field.fill('refractoin of light')
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  await expect(results.first()).toContainText('Refraction of light')
  await field.press('ArrowDown')
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL(/refraction-of-light$/)
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
})

test('the reader bar has it too, by the key / and by Escape again', async ({ page }) => {
  await page.goto('/revision-notes/igcse/physics/waves')
  await page.waitForLoadState('networkidle') // a key pressed before the page listens is lost
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('/search?q= shows results, and keeps the query in the address', async ({ page }) => {
  await page.goto('/search?q=price%20elasticity')
  await expect(page.getByRole('option').first()).toContainText(/elasticity/i)
  await page.getByRole('combobox').fill('half-life')
  await expect(page).toHaveURL(/q=half-life/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await faultsByDefault(page)).toEqual([])
})

test('the page for unknown addresses leads to the search', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.getByRole('searchbox', { name: 'Search notes and pages' }).fill('moments')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=moments')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the index is not loaded before the first search', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/revision-notes/igcse/physics/waves')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/search/index.json')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => asked).toContain('/search/index.json')
})

test('a word of many subjects can be kept to one; each result says what it is about', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/search?q=energy')
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
  await expect(results.first().locator('.finder-about b').first()).toHaveText(/energy/i)
  const only = page.getByRole('group', { name: 'Only one subject' })
  const physics = only.getByRole('button', { name: /^IGCSE Physics/ })
  await expect(physics).toHaveAttribute('aria-pressed', 'false')
  await physics.click()
  await expect(physics).toHaveAttribute('aria-pressed', 'true')
  for (const where of await results.locator('.finder-where').allTextContents())
    expect(where).toMatch(/^IGCSE Physics|^Course$/)
  expect(await faultsByDefault(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await physics.click()
  await expect(physics).toHaveAttribute('aria-pressed', 'false')
})
