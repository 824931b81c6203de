import { expect, forgive, stored, test } from '../fixtures/auth-test'

test('a visitor registers, is greeted, and stays signed in on the next page', async ({
  page,
  auth,
  header,
  stranger,
}) => {
  await page.goto('/')
  await header.bar.getByRole('link', { name: 'Register' }).click()
  await expect(auth.titled('Create an account')).toBeVisible()
  await expect(page).toHaveURL('/?auth=register')
  await auth.fillRegister(stranger)
  await auth.country.fill('unit king')
  await auth.country.fill('united k')
  await page.keyboard.press('Enter')
  await expect(auth.country).toHaveValue(/United Kingdom/)
  await auth.button('Create account').click()
  await expect(auth.toast('Welcome to Markwell! Your account has been created successfully.')).toBeVisible()
  await expect(auth.box).toBeHidden()
  await expect(page).toHaveURL('/')
  const account = header.bar.getByRole('button', { name: `Account of ${stranger.fullName}` })
  await expect(account).toBeVisible()

  const { keys, record, cookie, value } = await stored(page)
  expect(keys).toEqual(['refreshToken', 'socketToken', 'token', 'userId', 'visitorData'])
  const userData = { fullName: stranger.fullName, email: stranger.email, registeredAt: expect.any(String) }
  expect(record).toEqual({ xVisitorId: null, lastUpdateAt: null, mode: 'VISITOR', userData })
  expect(JSON.parse(value('user'))).toEqual(userData)
  expect(cookie('session')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const lifeSeconds = (cookie('user')?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(lifeSeconds - 86_400)).toBeLessThan(60)
  expect(cookie('user')).toMatchObject({ sameSite: 'Lax', path: '/' })

  await page.goto('/igcse/biology')
  await expect(account).toBeVisible()
})

test('an address that is taken is told at the form, which keeps what was typed', async ({
  page,
  auth,
  account,
  faults,
}) => {
  await page.goto('/?auth=register')
  await auth.fillRegister(account)
  await auth.button('Create account').click()
  await expect(
    auth.toast('This email address is already registered. Please try logging in instead.'),
  ).toBeVisible()
  await expect(auth.email).toHaveValue(account.email)
  forgive(faults, /409/)
})

test('a failed submit shows every error, toasts the first, and sends nothing', async ({ page, auth }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('register-explore')) sent.push(request.url())
  })
  await page.goto('/?auth=register')
  await expect(auth.country).not.toHaveValue('')
  await auth.button('Create account').click()
  await expect(auth.toast('Full name is required')).toBeVisible()
  for (const text of ['Email address is required', 'Level is required', 'Password is required']) {
    await expect(auth.box.getByText(text)).toBeVisible()
  }
  await expect(auth.fullName).toBeFocused()
  await auth.email.fill('a')
  await expect(auth.box.getByText('Email address is required')).toBeHidden()
  expect(sent).toEqual([])
})

test('unreadable visitor data is replaced and the registration succeeds', async ({
  page,
  auth,
  stranger,
  faults,
}) => {
  await page.goto('/?auth=register')
  await auth.fillRegister(stranger)
  await expect.poll(async () => (await stored(page)).cookie('visitor-id')).toBeTruthy()
  await page.context().addCookies([{ name: 'visitor-id', value: 'broken', url: page.url() }])
  await page.evaluate(() => {
    const record = JSON.parse(window.localStorage.getItem('visitorData') ?? '{}')
    window.localStorage.setItem('visitorData', JSON.stringify({ ...record, xVisitorId: 'broken' }))
  })
  await auth.button('Create account').click()
  await expect(auth.toast('Welcome to Markwell!')).toBeVisible()
  forgive(faults, /400/)
})

test('the form fits a phone of 360 by 800 without scrolling', async ({ page, auth }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/?auth=register')
  await expect(auth.country).not.toHaveValue('')
  await expect(auth.button('Login')).toBeInViewport({ ratio: 1 })
  const overflow = await page.locator('.scrim').evaluate(scrim => scrim.scrollHeight - scrim.clientHeight)
  expect(overflow).toBe(0)
})

test('without lists from the server the fixed ones serve', async ({ page, auth, stranger, faults }) => {
  await page.route(/dropdown/, route => route.fulfill({ status: 404, json: { isSuccess: false } }))
  await page.goto('/?auth=register')
  await auth.country.fill('nigeria')
  await page.keyboard.press('Enter')
  await auth.level.selectOption('A Level')
  await page.unroute(/dropdown/)
  await auth.fullName.fill(stranger.fullName)
  await auth.email.fill(stranger.email)
  await auth.password.fill(stranger.password)
  await auth.button('Create account').click()
  await expect(auth.toast('Welcome to Markwell!')).toBeVisible()
  forgive(faults, /start-explore|400/) // logged; without a session the first try is refused
})
