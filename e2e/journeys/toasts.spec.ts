import { expect, test } from '../fixtures/test'
import { SiteHeader } from '../pages/site-header'

test('messages stand at the top right with a close button and 12 px corners', async ({ page, signedIn }) => {
  await page.goto('/')
  const { bar } = new SiteHeader(page)
  await bar.getByRole('button', { name: `Account of ${signedIn.fullName}` }).click()
  await bar.getByRole('button', { name: 'Logout' }).click()
  const toast = page
    .getByRole('region', { name: /Messages/ })
    .getByRole('listitem')
    .filter({ hasText: 'Logged out successfully' })
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('border-radius', '12px')
  const box = await toast.boundingBox()
  expect(box?.y).toBeLessThan(120)
  expect(box && 1440 - (box.x + box.width)).toBeLessThanOrEqual(32)
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeHidden()
})
