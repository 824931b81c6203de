import { openNothing } from '../fixtures/nothing-here'
import { DEEP_NOTE, DEEP_TOPIC } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'
import { SiteHeader } from '../pages/site-header'

for (const path of [DEEP_TOPIC, DEEP_NOTE]) {
  test(`${path} has no site header on a direct load`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(new SiteHeader(page).bar).toHaveCount(0)
  })
}

test('the header goes on the way in and comes back on the way out', async ({ page }) => {
  await page.goto('/revision-notes/igcse/physics')
  const { bar } = new SiteHeader(page)
  await expect(bar).toBeVisible()
  await page.getByRole('link', { name: 'Physical quantities and measurement techniques' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Physical quantities and measurement techniques',
  )
  await expect(bar).toHaveCount(0)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
  })
  await page.getByRole('link', { name: 'Motion, forces and energy' }).first().click()
  await expect(page).toHaveURL('/revision-notes/igcse/physics/motion-forces-and-energy')
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: 'Physics notes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IGCSE Physics revision notes')
  await expect(bar).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

const UNKNOWN = [
  '/revision-notes/igcse/physics/no-such-topic',
  '/revision-notes/igcse/physics/waves/no-such-note',
  '/revision-notes/igcse/physics/waves/sound/deeper/still',
  '/revision-notes/x/y/z',
]

test(`${UNKNOWN.length} deep addresses that lead nowhere answer 404 without the header`, async ({ page }) => {
  for (const path of UNKNOWN) {
    await test.step(path, async () => {
      await openNothing(page, path)
      await expect.soft(new SiteHeader(page).bar, path).toHaveCount(0)
    })
  }
})

test('the tree behind the rewrite has no address of its own', async ({ request }) => {
  const answer = await request.get('/reader/igcse/physics/waves', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(/\/revision-notes\/igcse\/physics\/waves$/)
})
