import { expect, test } from '../fixtures/auth-test'

test('signed out, the door asks to log in; closing leaves the prompt', async ({ page, auth }) => {
  await page.goto('/home')
  await expect(auth.titled('Welcome back')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(auth.box).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Log in to open the Learning Hub' })).toBeVisible()
})

test('logging in at the door leads to the hub', async ({ page, context, auth, account }) => {
  await page.goto('/home')
  await expect(auth.box).toBeVisible()
  const opening = context.waitForEvent('page')
  await auth.login(account)
  await expect(page.getByRole('alertdialog', { name: 'Redirecting to Learning Hub' })).toBeVisible()
  const hub = await opening
  await hub.waitForURL(/\/hub\?sso=true$/)
  await expect(page.getByRole('heading', { name: 'The Learning Hub is open' })).toBeVisible()
})

test('from the header the window opens with the click and is sent on after the overlay', async ({
  page,
  context,
  header,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  await page.goto('/igcse')
  const opening = context.waitForEvent('page')
  await header.bar.getByRole('link', { name: 'Learning Hub' }).last().click()
  const hub = await opening
  expect(hub.url()).toBe('about:blank')
  const overlay = page.getByRole('alertdialog', { name: 'Redirecting to Learning Hub' })
  await expect(overlay.getByRole('progressbar', { name: 'Redirecting to Learning Hub' })).toBeVisible()
  await hub.waitForURL(/\/hub\?sso=true$/)
  expect(await hub.evaluate(() => window.opener)).toBeNull()
})

test('without a window the overlay shows a plain link', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy()
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/home')
  const link = page.getByRole('alertdialog').getByRole('link', { name: 'Open the Learning Hub', exact: true })
  await expect(link).toHaveAttribute('href', '/hub?sso=true')
})
