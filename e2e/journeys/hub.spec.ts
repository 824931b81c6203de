import { DEEP_NOTE } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

test('signed out, the hub asks to log in', async ({ page }) => {
  await page.goto('/hub?sso=true')
  await expect(page.locator('main').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your subjects' })).toBeHidden()
})

test('a note marked as learned counts in the hub', async ({ page, signedIn }) => {
  await page.goto(DEEP_NOTE)
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await expect(page.getByRole('button', { name: /Learned/ })).toBeVisible()
  await page.goto('/hub?sso=true')
  await expect(page.getByRole('link', { name: /IGCSE Physics/ })).toContainText('1 of 58')
  await expect(page.getByRole('link', { name: 'Open the note' })).toHaveAttribute(
    'href',
    new RegExp(DEEP_NOTE),
  )
  expect(signedIn.fullName).toBeTruthy()
})
