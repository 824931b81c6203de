import { routes } from '@/lib/routes'
import { SHEET_TOOLS, type SheetName } from '@/lib/sheets/names'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'

const NAMES = Object.keys(SHEET_TOOLS) as SheetName[]

for (const name of NAMES) {
  test(`${name} is a page of its own, without fault, and fits a phone`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto(routes.sheet(name))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${routes.sheet(name)}$`),
    )
    await expectAccessible(page, name)
    await page.setViewportSize({ width: 360, height: 740 })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  })
}

test('the periodic table: headers, both series, and a search by name, symbol or number', async ({ page }) => {
  await page.goto(routes.sheet('periodic-table-9701'))
  const table = page.getByRole('table', { name: 'Periods 1 to 7 by group' })
  await expect(table.getByRole('columnheader', { name: /^Group \d+$/ })).toHaveCount(18)
  await expect(table.getByRole('rowheader', { name: /^Period \d$/ })).toHaveCount(7)
  await expect(page.locator('.el[data-element]')).toHaveCount(118)
  await expect(page.getByRole('table', { name: 'Lanthanoids and actinoids' }).getByRole('cell')).toHaveCount(
    30,
  )
  const search = page.getByRole('searchbox', { name: 'Find on this sheet' })
  const found = page.locator('.sheet-found')
  await search.fill('Cl')
  await expect(found).toContainText('Cl, chlorine: proton number 17, relative atomic mass 35.5')
  await search.fill('80')
  await expect(found).toHaveText('Hg, mercury: proton number 80, relative atomic mass 200.6.')
  await search.fill('unobtainium')
  await expect(found).toHaveText('Nothing on this sheet fits.')
  await expectAccessible(page, 'search')
})

test('all sheets are listed, and stand in the sitemap', async ({ page, request }) => {
  await page.goto(routes.sheets)
  await expect(page.locator('.sheet-row')).toHaveCount(NAMES.length)
  await expectAccessible(page, 'list of sheets')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const name of NAMES) expect(sitemap).toContain(routes.sheet(name))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sheet can be read, and offers nothing that would not work', async ({ page }) => {
    await page.goto(routes.sheet('formulae-0606'))
    await expect(page.getByText('Equation of a circle')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden()
  })
})
