import { expect, test } from '../fixtures/test'

test('a slow next page is announced, and the sign goes when it is there', async ({ page }) => {
  await page.goto('/privacy')
  let letGo: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/tutor-support\?_rsc/, async route => {
    await held
    await route.continue()
  })
  await page.locator('footer').getByRole('link', { name: 'Tutor support' }).click()
  const sign = page.getByRole('status').getByText('Loading the page')
  await expect(sign).toBeAttached()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stuck on one line? Ask a tutor.')
  await expect(sign).toHaveCount(0)
})
