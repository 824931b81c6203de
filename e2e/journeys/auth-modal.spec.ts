import { expect, forgive, test } from '../fixtures/auth-test'
import { faultsByDefault } from '../fixtures/axe'

test('the dialog is a true modal: focus inside, Escape closes, focus returns', async ({
  page,
  auth,
  header,
}) => {
  await page.goto('/')
  const login = header.bar.getByRole('link', { name: 'Login' })
  await login.focus()
  await page.keyboard.press('Enter')
  await expect(auth.titled('Welcome back')).toBeVisible()
  await expect(auth.email).toBeFocused()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press(press < 8 ? 'Tab' : 'Shift+Tab')
    expect(await auth.box.evaluate(box => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(auth.box).toBeHidden()
  await expect(login).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('the page behind neither scrolls nor takes a click; a click outside closes', async ({ page, auth }) => {
  await page.goto('/revision-notes?auth=login')
  await expect(auth.box).toBeVisible()
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.click(40, 500)
  await expect(auth.box).toBeHidden()
  await expect(page).toHaveURL('/revision-notes')
})

test('selecting text out of a field does not close the dialog', async ({ page, auth }) => {
  await page.goto('/?auth=login')
  await auth.email.fill('somebody@example.com')
  const box = await auth.email.boundingBox()
  if (!box) throw new Error('no field')
  await page.mouse.move(box.x + 100, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(20, box.y + 20)
  await page.mouse.up()
  await expect(auth.box).toBeVisible()
})

test('views switch into each other and can be linked; back leaves the dialog', async ({
  page,
  auth,
  header,
}) => {
  await page.goto('/igcse')
  await header.bar.getByRole('link', { name: 'Register' }).click()
  await auth.button('Login').click()
  await expect(auth.titled('Welcome back')).toBeVisible()
  await expect(page).toHaveURL('/igcse?auth=login')
  await auth.button('Sign Up').click()
  await expect(auth.titled('Create an account')).toBeVisible()
  await page.goBack()
  await expect(auth.box).toBeHidden()
  await expect(page).toHaveURL('/igcse')
  await page.goForward()
  await expect(auth.titled('Create an account')).toBeVisible()
})

test('an unknown word in the address opens nothing', async ({ page, auth }) => {
  await page.goto('/?auth=admin')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(auth.box).toBeHidden()
})

test('what was typed is there again after a slip, but never the password', async ({ page, auth, header }) => {
  await page.goto('/?auth=login')
  await auth.email.fill('somebody@example.com')
  await auth.password.fill('secret')
  await page.keyboard.press('Escape')
  await expect(auth.box).toBeHidden()
  await header.bar.getByRole('link', { name: 'Login' }).click()
  await expect(auth.email).toHaveValue('somebody@example.com')
  await expect(auth.password).toHaveValue('')
})

test('the password is shown and hidden again', async ({ page, auth }) => {
  await page.goto('/?auth=login')
  await auth.password.fill('secret')
  await auth.button('Show password').click()
  await expect(auth.password).toHaveAttribute('type', 'text')
  await auth.button('Hide password').click()
  await expect(auth.password).toHaveAttribute('type', 'password')
})

test('the dialog opens without the network once its code is there', async ({
  page,
  context,
  auth,
  header,
  faults,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  let [asked, arrived] = [0, 0]
  page.on('request', () => {
    asked += 1
  })
  page.on('requestfinished', () => {
    arrived += 1
  })
  await header.bar.getByRole('link', { name: 'Login' }).hover()
  await expect.poll(() => asked > 0 && arrived === asked, { intervals: [500] }).toBe(true)
  await context.setOffline(true)
  await header.bar.getByRole('link', { name: 'Login' }).click()
  await expect(auth.titled('Welcome back')).toBeVisible()
  await auth.button('Login').click()
  await expect(auth.toast('Email address is required')).toBeVisible()
  forgive(faults, /ERR_INTERNET_DISCONNECTED/) // the browser asks for the page's icons anew
})

test('it opens and closes without motion when motion is unwanted', async ({ page, auth }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?auth=login')
  await expect(auth.box).toBeVisible()
  const seconds = await auth.box.evaluate(box => getComputedStyle(box).animationDuration)
  expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(0.001)
  await page.keyboard.press('Escape')
  await expect(auth.box).toBeHidden()
})

test('from the mobile menu', async ({ page, auth, header }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await header.menuButton.click()
  await header.mobileMenu.getByRole('link', { name: 'Login' }).click()
  await expect(auth.titled('Welcome back')).toBeVisible()
  await expect(header.mobileMenu).toBeHidden()
})

test('an account is made with the keyboard alone', async ({ page, auth, header, stranger }) => {
  const { keyboard } = page
  await page.goto('/')
  await header.bar.getByRole('link', { name: 'Register' }).focus()
  await keyboard.press('Enter')
  await expect(auth.fullName).toBeFocused()
  await expect(auth.country).not.toHaveValue('')
  await keyboard.type(stranger.fullName)
  await keyboard.press('Tab')
  await keyboard.type(stranger.email)
  await keyboard.press('Tab')
  await expect(auth.country).toBeFocused()
  await keyboard.type('kenya')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(auth.level).toBeFocused()
  await keyboard.type('IG')
  await keyboard.press('Tab')
  await keyboard.type(stranger.password)
  await keyboard.press('Enter')
  await expect(auth.toast('Welcome to Markwell!')).toBeVisible()
  await expect(auth.box).toBeHidden()
})

/** In the page: the next frame begins what fades, and each says when it has ended. */
async function coloursHaveFaded(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const fading = document.getAnimations().filter(each => each instanceof CSSTransition)
  await Promise.allSettled(fading.map(each => each.finished))
}

test('on a phone the dialog, its errors and its open list have no fault that axe sees', async ({
  page,
  auth,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/?auth=register')
  await expect(auth.country).not.toHaveValue('')
  await auth.button('Create account').click()
  await expect(auth.toast('Full name is required')).toBeVisible()
  await auth.country.click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(coloursHaveFaded)
    expect(await faultsByDefault(page), colorScheme).toEqual([])
  }
})
