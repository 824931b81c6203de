import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { forgive } from '../fixtures/auth-test'
import { KINDS, SPECIFIED } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'
import { SiteHeader } from '../pages/site-header'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ROUTES = [...new Set([...SPECIFIED.map(([path]) => path), ...KINDS])]

async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

/** Every rule in the light; in the dark only colours differ, so only contrast is asked again. */
async function expectNoFaults(page: Page): Promise<void> {
  // Reduced motion: a colour that is still on its way would be measured as it is.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await faultsOf(new AxeBuilder({ page }).withTags(STANDARD)), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Two frames, so that every inherited colour has changed before it is measured.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await faultsOf(new AxeBuilder({ page }).withRules(['color-contrast'])), 'dark').toEqual([])
}

async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })
}

test.describe('axe', () => {
  // Pages with hundreds of formulas take axe half a minute on a busy machine.
  test.describe.configure({ timeout: 120_000 })
  for (const path of ROUTES) {
    test(`${path} has no violation, light or dark`, async ({ page, faults }) => {
      await page.goto(path)
      await openFolds(page)
      await expectNoFaults(page)
      // Axe holds the page's only thread for seconds, in which the five seconds of the look-up may pass.
      forgive(faults, /country look-up/)
    })
  }

  test('the open menus have no violation', async ({ page, signedIn }) => {
    await page.goto('/')
    const header = new SiteHeader(page)
    await header.trigger('Levels').click()
    await expectNoFaults(page)
    await header.bar.getByRole('button', { name: `Account of ${signedIn.fullName}` }).click()
    await expectNoFaults(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await header.menuButton.click()
    await header.mobileMenu.getByText('Levels', { exact: true }).click()
    await expectNoFaults(page)
  })
})

test.describe('reflow', () => {
  // 1280 px wide at 400 % zoom is 320 px wide (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 640 } })
  for (const path of KINDS) {
    test(`${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
      await page.goto(path)
      await openFolds(page)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
    })
  }
})

test('the skip link is first, shows itself, and leads to the content', async ({ page }) => {
  await page.goto('/igcse/physics')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('under reduced motion nothing takes time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('.drop, .header-in, .go .icon')].map(
      node => getComputedStyle(node).transitionDuration,
    ),
  )
  expect(durations.every(text => text.split(', ').every(part => Number.parseFloat(part) <= 0.001))).toBe(true)
})
