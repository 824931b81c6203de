import { forgive } from '../fixtures/auth-test'
import { expectAccessible, expectNoFaultsOfForm } from '../fixtures/axe'
import { isDue } from '../fixtures/due'
import { openFolds } from '../fixtures/folds'
import { KINDS, SPECIFIED } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'
import { SiteHeader } from '../pages/site-header'

/** Further pages of the same kinds: other content in the same colours. Each has its turn on one day in three. */
const FURTHER = SPECIFIED.map(([path]) => path).filter(path => !KINDS.includes(path))
const TURNS = 3
const SLICES = 3

test.describe('axe', () => {
  // Pages with hundreds of formulas take axe half a minute on a busy machine.
  test.describe.configure({ timeout: 120_000 })
  for (const path of KINDS) {
    test(`${path} has no violation, light or dark`, async ({ page, faults }) => {
      await page.goto(path)
      await openFolds(page)
      await expectAccessible(page, path)
      // Axe holds the page's only thread for seconds, in which the five seconds of the look-up may pass.
      forgive(faults, /country look-up/)
    })
  }

  for (let slice = 0; slice < SLICES; slice += 1) {
    test(`nor has any further page that is due a fault of form, part ${slice + 1} of ${SLICES}`, async ({
      page,
      faults,
    }) => {
      const own = FURTHER.filter((each, at) => at % SLICES === slice && isDue(each, TURNS))
      test.setTimeout(Math.max(120_000, own.length * 30_000))
      for (const path of own) {
        await test.step(path, async () => {
          await page.goto(path)
          await openFolds(page)
          await expectNoFaultsOfForm(page, path)
        })
      }
      forgive(faults, /country look-up/)
    })
  }

  test('the open menus have no violation', async ({ page, signedIn }) => {
    await page.goto('/')
    const header = new SiteHeader(page)
    await header.trigger('Levels').click()
    await expectAccessible(page, 'menu')
    await header.bar.getByRole('button', { name: `Account of ${signedIn.fullName}` }).click()
    await expectAccessible(page, 'menu')
    await page.setViewportSize({ width: 360, height: 800 })
    await header.menuButton.click()
    await header.mobileMenu.getByText('Levels', { exact: true }).click()
    await expectAccessible(page, 'menu')
  })
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
