import { KINDS, SPECIFIED } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of SPECIFIED) {
    test(`${path} holds its heading, its content and its links`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.locator('main').textContent())?.length).toBeGreaterThan(600)
      expect(await page.locator('main a[href^="/"]').count()).toBeGreaterThan(3)
      await expect(page.getByText('not connected with or endorsed by Cambridge')).toBeVisible()
    })
  }
})

for (const path of [
  '/olevels',
  '/igcse/economics',
  '/alevels/extended-maths',
  '/mock-exam/igcse/art',
  '/revision-notes/x/y',
]) {
  test(`${path} is a real 404 with ways on`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
    await expect(page.locator('main').getByRole('link', { name: 'Revision notes' })).toBeVisible()
  })
}

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

  test(`${section}: the entry of Extended Maths leads to additional-maths`, async ({ page }) => {
    await page.goto(`/${section}`)
    await expect(page.locator('main').getByRole('link', { name: /^Extended Maths/ })).toHaveAttribute(
      'href',
      `/${section}/igcse/additional-maths`,
    )
  })
}

test('no page asks another origin for anything', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  for (const path of KINDS) await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})
