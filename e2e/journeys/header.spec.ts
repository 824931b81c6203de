import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { SiteHeader } from '../pages/site-header'

test.describe('header dropdowns', () => {
  test('open after the pointer has rested for 150 ms, not before', async ({ page, faults }) => {
    await page.clock.install()
    await page.goto('/')
    const header = new SiteHeader(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await header.hover('Levels')
    await page.clock.runFor(149)
    await expect(header.trigger('Levels')).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(header.trigger('Levels')).toHaveAttribute('aria-expanded', 'true')
    await header.leave()
    await page.clock.runFor(1000)
    await expect(header.trigger('Levels')).toHaveAttribute('aria-expanded', 'false')
    faults.length = 0 // time-outs of the page's own calls, whose minute has passed by the faked clock
  })

  for (const name of ['Levels', 'Revision Notes', 'Mock Exams'] as const) {
    test(`${name} opens by click, Enter, Space and arrow keys, and closes by Escape`, async ({ page }) => {
      await page.goto('/')
      const header = new SiteHeader(page)
      const trigger = header.trigger(name)
      const panel = await header.panel(name)
      await trigger.click()
      await expect(panel).toBeVisible()
      await trigger.click()
      await expect(panel).toBeHidden()
      for (const key of ['Enter', 'Space']) {
        await trigger.focus()
        await page.keyboard.press(key)
        await expect(panel).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(trigger).toBeFocused()
      }
      await page.keyboard.press('ArrowDown')
      await expect(panel.getByRole('tab', { name: 'IGCSE' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(panel.getByRole('tab', { name: 'A Levels' })).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(panel.getByRole('link', { name: 'Biology 9700' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(trigger).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(panel.getByRole('link', { name: /^All / })).toBeFocused()
    })
  }

  test('close when the focus leaves them', async ({ page }) => {
    await page.goto('/')
    const header = new SiteHeader(page)
    await header.trigger('Mock Exams').focus()
    await page.keyboard.press('ArrowUp')
    await expect(await header.panel('Mock Exams')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(await header.panel('Mock Exams')).toBeHidden()
  })

  test('show subjects with codes, and send Extended Maths of the lists to additional-maths', async ({
    page,
  }) => {
    await page.goto('/')
    const header = new SiteHeader(page)
    const extended = async (name: 'Levels' | 'Revision Notes' | 'Mock Exams') => {
      await header.trigger(name).click()
      return (await header.panel(name)).getByRole('link', { name: 'Extended Maths 0580' })
    }
    await expect(await extended('Levels')).toHaveAttribute('href', '/igcse/extended-maths')
    await expect(await extended('Revision Notes')).toHaveAttribute(
      'href',
      '/revision-notes/igcse/additional-maths',
    )
    await expect(await extended('Mock Exams')).toHaveAttribute('href', '/mock-exam/igcse/additional-maths')
  })
})

test.describe('session', () => {
  test('signed out it shows Login, Register and the Learning Hub page', async ({ page }) => {
    await page.goto('/')
    const { bar, main } = new SiteHeader(page)
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Register' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Learning Hub' })).toHaveAttribute('href', '/learning-hub')
    await expect(bar.getByRole('button', { name: /Account of/ })).toBeHidden()
  })

  test('signed in it shows Learning Hub, the avatar menu with name and email, and Logout', async ({
    page,
    signedIn,
  }) => {
    await page.goto('/igcse')
    const { bar } = new SiteHeader(page)
    await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden()
    await expect(bar.getByRole('link', { name: 'Learning Hub' })).toHaveAttribute('href', '/home')
    await bar.getByRole('button', { name: `Account of ${signedIn.fullName}` }).click()
    await expect(bar.getByText(signedIn.fullName, { exact: true })).toBeVisible()
    await expect(bar.getByText(signedIn.email)).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('the right state stands before any script of the page has run', async ({ page, signedIn, faults }) => {
    await page.route('**/_next/static/**', route => route.abort())
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const { bar } = new SiteHeader(page)
    await expect(bar.getByRole('link', { name: 'Learning Hub' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden()
    expect(signedIn.email).toContain('@')
    faults.length = 0 // the aborted scripts themselves
  })

  test('a record that cannot be read counts as signed out', async ({ page }) => {
    await page.addInitScript(() =>
      window.localStorage.setItem('visitorData', '{"mode":"VISITOR","userData":{}'),
    )
    await page.goto('/')
    await expect(new SiteHeader(page).bar.getByRole('link', { name: 'Login' })).toBeVisible()
  })
})

async function expectNothingSqueezed(page: Page): Promise<void> {
  for (const width of [320, 360, 375, 400, 412]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/revision-notes')
    const squeezed = await page.locator('.header-in').evaluate(bar =>
      [...bar.querySelectorAll<HTMLElement>('svg, .logo, .btn, button')]
        .filter(each => each.getClientRects().length > 0)
        .filter(each => {
          const now = each.getBoundingClientRect().width
          each.style.flexShrink = '0'
          return each.getBoundingClientRect().width - now > 0.5
        })
        .map(each => each.outerHTML.slice(0, 80)),
    )
    expect(squeezed, `at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
}

test('nothing in it is squeezed on a phone, signed out', async ({ page }) => {
  await expectNothingSqueezed(page)
})

test('nothing in it is squeezed on a phone, signed in', async ({ page, signedIn }) => {
  await expectNothingSqueezed(page)
  expect(signedIn.email).toContain('@')
})

test('takes its scrolled style after 100 px', async ({ page }) => {
  await page.goto('/')
  const { bar } = new SiteHeader(page)
  const scrollTo = (y: number) => page.evaluate(top => window.scrollTo(0, top), y)
  await scrollTo(100)
  await expect(bar).not.toHaveClass(/is-scrolled/)
  await scrollTo(101)
  await expect(bar).toHaveClass(/is-scrolled/)
  await scrollTo(0)
  await expect(bar).not.toHaveClass(/is-scrolled/)
})

test.describe('mobile menu', () => {
  test('stands in for the bar up to 1400 px and repeats it', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto('/')
    const { main, menuButton, mobileMenu } = new SiteHeader(page)
    await expect(main).toBeHidden()
    await menuButton.click()
    await mobileMenu.getByText('Mock Exams', { exact: true }).click()
    await mobileMenu.getByRole('tab', { name: 'A Levels' }).click()
    await mobileMenu.getByRole('link', { name: 'Economics 9708' }).click()
    await expect(page).toHaveURL('/mock-exam/alevels/economics')
    await expect(mobileMenu).toBeHidden()
  })

  test('closes on a click outside, on Escape and by its cross', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/')
    const { menuButton, mobileMenu } = new SiteHeader(page)
    await menuButton.click()
    await expect(mobileMenu).toBeVisible()
    await page.mouse.click(100, 500)
    await expect(mobileMenu).toBeHidden()
    await menuButton.click()
    await page.keyboard.press('Escape')
    await expect(mobileMenu).toBeHidden()
    await menuButton.click()
    await mobileMenu.getByRole('button', { name: 'Close menu' }).click()
    await expect(mobileMenu).toBeHidden()
  })

  test('closes when the window grows above 1400 px', async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 900 })
    await page.goto('/')
    const { menuButton, mobileMenu } = new SiteHeader(page)
    await menuButton.click()
    await page.setViewportSize({ width: 1400, height: 900 })
    await expect(mobileMenu).toBeVisible()
    await page.setViewportSize({ width: 1401, height: 900 })
    await expect(mobileMenu).toBeHidden()
  })

  test('shows who is signed in, with Learning Hub and Logout', async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    const { menuButton, mobileMenu } = new SiteHeader(page)
    await menuButton.click()
    await expect(mobileMenu.getByText(signedIn.email)).toBeVisible()
    await expect(mobileMenu.getByRole('link', { name: 'Learning Hub' })).toBeVisible()
    await expect(mobileMenu.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(mobileMenu.getByRole('link', { name: 'Login' })).toBeHidden()
  })

  test('opens without JavaScript and shows both levels', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 360, height: 800 },
    })
    const page = await context.newPage()
    await page.goto('/')
    const { menuButton, mobileMenu } = new SiteHeader(page)
    await menuButton.click()
    await mobileMenu.getByText('Levels', { exact: true }).click()
    await expect(mobileMenu.getByRole('link', { name: 'Physics 0625' }).first()).toBeVisible()
    await expect(mobileMenu.getByRole('link', { name: 'Accounting 9706' }).first()).toBeVisible()
    await context.close()
  })
})
