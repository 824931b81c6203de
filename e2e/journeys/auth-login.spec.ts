import { expect, forgive, stored, test } from '../fixtures/auth-test'
import { LOST } from '../fixtures/offline'

/** What a page says of its own work when the connection goes in the middle of it. */
const CUT_OFF = new RegExp(`${LOST.source}|start-explore|bot check`)
const REFUSED = 'Invalid email or password. Please try again.'
const NETWORK = 'Network error. Please check your internet connection and try again.'

test('a user logs in and out; both tabs of the browser follow', async ({
  page,
  auth,
  header,
  account,
  faults,
}) => {
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/igcse')
  await expect.poll(async () => (await stored(page)).record?.xVisitorId).toBeTruthy()
  const { record: before } = await stored(page)

  await header.bar.getByRole('link', { name: 'Login' }).click()
  await auth.login(account)
  await expect(auth.toast(`Welcome back, ${account.fullName}!`)).toBeVisible()
  const { record } = await stored(page)
  expect(record).toMatchObject({ mode: 'VISITOR', xVisitorId: before.xVisitorId })
  const name = `Account of ${account.fullName}`
  await expect(other.getByRole('button', { name })).toBeVisible()

  await other.getByRole('button', { name }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByText('Logged out successfully')).toBeVisible()
  await expect(header.bar.getByRole('link', { name: 'Login' })).toBeVisible()
  const after = await stored(page)
  expect(after.keys).toEqual(['visitorData'])
  for (const cookie of ['token', 'refresh-token', 'user', 'session', 'user_full_name', 'user_email']) {
    expect(after.cookie(cookie), cookie).toBeUndefined()
  }
  await expect
    .poll(async () => (await stored(page)).record)
    .toMatchObject({
      mode: 'EXPLORE',
      userData: null,
      xVisitorId: expect.any(String),
    })
  forgive(faults, /401/) // what the first tab had asked when the second ended the session
})

test('a wrong password is told, at the form too, and changes nothing; once in, nothing sells an account', async ({
  page,
  auth,
  account,
  faults,
}) => {
  await page.goto('/?auth=login')
  await auth.fillLogin({ ...account, password: 'Wrong-horse-9' })
  await auth.button('Login').click()
  await expect(auth.toast(REFUSED)).toBeVisible()
  await expect(auth.button('Login')).toHaveAccessibleDescription(REFUSED)
  expect((await stored(page)).record?.mode).not.toBe('VISITOR')

  await auth.login(account)
  await expect(auth.toast(REFUSED)).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Learning Hub', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Sign up for FREE' })).toHaveCount(0)
  forgive(faults, /401/)
})

test('offline, nothing is sent and the network toast shows', async ({
  page,
  context,
  auth,
  account,
  faults,
}) => {
  await page.goto('/?auth=login')
  await auth.fillLogin(account)
  await context.setOffline(true)
  await auth.button('Login').click()
  await expect(auth.toast(NETWORK)).toBeVisible()
  await auth.button('Forgot password?').click()
  await auth.button('Send Password Reset Link').click()
  await expect(auth.toast('No internet connection.')).toBeVisible()
  await context.setOffline(false)
  await auth.button('Cancel').click()
  await auth.login(account)
  forgive(faults, CUT_OFF)
})

test('a session that could not begin offline begins when the connection is back', async ({
  page,
  context,
  faults,
}) => {
  // Nothing that waits for an idle page comes before the connection is away.
  await page.addInitScript(() => {
    const plan = window.requestIdleCallback.bind(window)
    const offline = new Promise(resolve => window.addEventListener('offline', resolve, { once: true }))
    window.requestIdleCallback = work => {
      void offline.then(() => plan(work))
      return 0
    }
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect.poll(() => faults.join()).toContain('session Failed to load chunk')
  expect((await stored(page)).record?.xVisitorId).toBeFalsy()
  await context.setOffline(false)
  await expect.poll(async () => (await stored(page)).record?.xVisitorId).toBeTruthy()
  forgive(faults, CUT_OFF)
})

test('an ended session signs the browser out by itself', async ({
  page,
  context,
  auth,
  header,
  account,
  faults,
}) => {
  await page.goto('/?auth=login')
  await auth.login(account)
  // On a page without scripts, so that no call of the home page notices the end before the token is changed.
  await page.goto('/robots.txt')
  await context.clearCookies({ name: 'session' })
  // A token that ended long ago: it is renewed as soon as the page is idle, and that is refused.
  await page.evaluate(() => window.localStorage.setItem('token', `h.${btoa('{"exp":1}')}.s`))
  await page.goto('/')
  await expect(header.bar.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(async () => (await stored(page)).items.token).toBeUndefined()
  expect((await stored(page)).record).toMatchObject({ mode: 'EXPLORE', userData: null })
  forgive(faults, /401/)
})

test('tokens are renewed quietly before they end', async ({ page, auth, header, account }) => {
  await page.goto('/?auth=login')
  await auth.login(account)
  const { items } = await stored(page)
  await page.evaluate(() => {
    const exp = Math.floor(Date.now() / 1000) + 61
    window.localStorage.setItem('token', `h.${btoa(JSON.stringify({ exp }))}.s`)
  })
  await page.reload()
  await expect.poll(async () => (await stored(page)).items.refreshToken).not.toBe(items.refreshToken)
  await expect(header.bar.getByRole('button', { name: /Account of/ })).toBeVisible()
})

test('a signed-in user who follows a login link sees no dialog', async ({ page, auth, account }) => {
  await page.goto('/?auth=login')
  await auth.login(account)
  await page.goto('/igcse?auth=login')
  await expect(page).toHaveURL('/igcse')
  await expect(auth.box).toBeHidden()
})
