import type { Locator, Page } from '@playwright/test'
import { forgive } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { LateParts, REFUSED } from '../pages/late-parts'

const LENS = '/revision-notes/igcse/physics/waves/thin-lenses'
const MOTION = '/revision-notes/igcse/physics/motion-forces-and-energy/motion'
const PHONE = { width: 390, height: 844 }

/** The first figure of the page that moves, near the reader. */
async function figureOf(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const figure = page.locator('.explore')
  await figure.scrollIntoViewIfNeeded()
  return figure
}

const reading = (figure: Locator, name: string) =>
  figure.locator('dt').getByText(name, { exact: true }).locator('xpath=following-sibling::dd')

test.use({ viewport: PHONE, hasTouch: true })

test('a reader moves the object by keys and by touch, and answers the question', async ({ page }) => {
  const figure = await figureOf(page, LENS)
  const slider = figure.getByRole('slider', { name: 'Object to lens' })
  await expect(figure.locator('.grip')).toHaveCount(2)
  await slider.focus()
  for (let step = 0; step < 24; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '18.0 cm')
  await expect(reading(figure, 'Image distance')).toHaveText('36.0 cm, far side')
  await expect(figure.getByRole('status')).toHaveText(/Image distance: 36\.0 cm/)
  await expect(figure.locator('desc')).toContainText('between F and 2F')

  await test.step('a finger on the point moves it, and the page stands still', async () => {
    const ring = figure.locator('.grip').first()
    await ring.scrollIntoViewIfNeeded()
    const grip = await ring.boundingBox()
    if (!grip) throw new Error('the ring cannot be seen')
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
    const scrolled = await page.evaluate(() => window.scrollY)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', right: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + right, y: y + right }],
      })
    await send('touchStart', 0)
    for (const right of [8, 16, 24, 32, 40]) await send('touchMove', right)
    await send('touchEnd', 40)
    await expect(reading(figure, 'Object')).toHaveText('inside F')
    await expect(slider).not.toHaveValue('18')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  const task = page.getByRole('region', { name: /^Try it with figure/ })
  await task.getByRole('button', { name: 'Show the answer' }).click()
  await expect(task.locator('.answer')).toBeVisible()
  await figure.getByRole('button', { name: 'Reset' }).click()
  await expect(slider).toHaveValue('30')
})

test('nothing shifts when the code comes, and axe finds nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const figure = await figureOf(page, LENS)
  await expect(figure).toHaveAttribute('data-awake', 'yes')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0)
  await expectAccessible(page, 'a figure that moves')
})

test('time runs and pauses; who wants less motion takes steps', async ({ page }) => {
  const figure = await figureOf(page, MOTION)
  await expect(figure).toHaveAttribute('data-awake', 'yes')
  const time = figure.getByRole('slider', { name: 'Time' })
  await figure.getByRole('button', { name: 'Play' }).click()
  // A press that was held for a button without scripts would come ten seconds later.
  await expect(figure.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 5000 })
  await expect(time).toHaveValue('8')
  await expect(reading(figure, 'Distance: shaded area')).toHaveText('32.0 m')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(figure.getByRole('button', { name: 'Play' })).toBeHidden()
  await figure.getByRole('button', { name: 'Step' }).click()
  await expect(time).toHaveValue('0')
  await figure.getByRole('button', { name: 'Step' }).click()
  await expect(time).toHaveValue('0.5')
})

test('printed it is a picture with its readings', async ({ page }) => {
  const figure = await figureOf(page, LENS)
  await expect(figure).toHaveAttribute('data-awake', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(figure.locator('svg')).toBeVisible()
  await expect(figure.locator('.readings')).toBeVisible()
  await expect(figure.locator('.values')).toBeHidden()
  await expect(figure.locator('.grip').first()).toBeHidden()
})

test('without its code the picture stands, who moves a slider is told, and another try mends it', async ({
  page,
  faults,
}) => {
  const parts = new LateParts(page)
  await parts.refuseLate('without a network', LENS)
  const figure = await figureOf(page, LENS)
  await parts.givenUp()
  const stands = await parts.stands()
  await figure.getByRole('slider', { name: 'Object to lens' }).press('ArrowLeft')
  await expect(parts.message('without a network')).toBeVisible()
  await stands()
  await parts.allow()
  await parts.action('without a network').click()
  await expect(reading(figure, 'Image distance')).toHaveText('20.2 cm, far side')
  await stands()
  forgive(faults, REFUSED)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the picture, its readings and the question are there, and no dead controls', async ({ page }) => {
    await page.goto(LENS)
    const figure = page.locator('.explore')
    await expect(figure.locator('svg')).toBeVisible()
    await expect(reading(figure, 'Image distance')).toHaveText('20.0 cm, far side')
    await expect(figure.locator('.values')).toBeHidden()
    const task = page.getByRole('region', { name: /^Try it with figure/ })
    await task.getByText('Answer').click()
    await expect(task.locator('.answer')).toBeVisible()
  })
})
