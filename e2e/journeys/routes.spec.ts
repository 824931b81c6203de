import { openNothing } from '../fixtures/nothing-here'
import { SPECIFIED } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(`${SPECIFIED.length} specified pages hold their heading, content and links`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const [path, heading] of SPECIFIED) {
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect.soft(answer?.status(), path).toBe(200)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        const text = await page.locator('main').allTextContents()
        expect.soft(text.join('').length, path).toBeGreaterThan(600)
        expect.soft(await page.locator('main a[href^="/"]').count(), path).toBeGreaterThan(3)
        await expect.soft(page.getByText('not connected with or endorsed by Cambridge'), path).toBeVisible()
      })
    }
  })
})

const UNKNOWN = [
  '/olevels',
  '/igcse/economics',
  '/alevels/extended-maths',
  '/mock-exam/igcse/art',
  '/revision-notes/x/y',
]

test(`${UNKNOWN.length} unknown addresses are a real 404 with ways on`, async ({ page }) => {
  for (const path of UNKNOWN) {
    await test.step(path, async () => {
      await openNothing(page, path)
      const wayOn = page.locator('main').getByRole('link', { name: 'Revision notes' })
      await expect.soft(wayOn, path).toBeVisible()
    })
  }
})

const UNREADABLE = ['/%', '/%ff%fe', '/revision-notes/%/a/b/c', '/igcse/%2f']

test(`${UNREADABLE.length} unreadable addresses are a real 400 with ways on`, async ({ page, faults }) => {
  for (const path of UNREADABLE) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect.soft(answer?.status(), path).toBe(400)
      const heading = page.getByRole('heading', { level: 1 })
      await expect.soft(heading, path).toHaveText('This address cannot be read')
      await page.locator('main').getByRole('link', { name: 'Revision notes' }).click()
      await expect.soft(page, path).toHaveURL('/revision-notes')
    })
  }
  expect(faults.splice(0).filter(each => !each.includes('status of 400'))).toEqual([])
})

for (const section of ['revision-notes', 'mock-exam']) {
  test(`${section}: the additional-maths page opens with the syllabus switch`, async ({ page }) => {
    await page.goto(`/${section}/igcse/additional-maths`)
    const choice = page.getByRole('navigation', { name: 'Choose your syllabus' })
    await expect(choice).toBeVisible()
    await expect(choice).toHaveText('Additional Maths 0606Extended Maths 0580')
    await choice.getByRole('link', { name: 'Extended Maths 0580' }).click()
    await expect(page).toHaveURL(`/${section}/igcse/extended-maths`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Extended Maths')
  })

  test(`${section}: each entry says what is here today`, async ({ page }) => {
    await page.goto(`/${section}`)
    const entries = page.locator('main .entry')
    await expect(entries).toHaveCount(11)
    const said = section === 'mock-exam' ? /Here today: (\d|past papers)/ : /Here today: (\d|the syllabus)/
    for (const entry of await entries.all()) await expect(entry).toContainText(said)
    await expect(entries.filter({ hasText: '0625' })).toContainText(
      /Here today: [1-9]\d* (notes|mock papers)/,
    )
  })

  test(`${section}: the entry of Extended Maths leads to additional-maths`, async ({ page }) => {
    await page.goto(`/${section}`)
    await expect(page.locator('main').getByRole('link', { name: /^Extended Maths/ })).toHaveAttribute(
      'href',
      `/${section}/igcse/additional-maths`,
    )
  })
}
