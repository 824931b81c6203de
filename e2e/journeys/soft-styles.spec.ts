import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { DEEP_NOTE, DEEP_TOPIC } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

const PHYSICS = { level: 'igcse', slug: 'physics' } as const

/** One page of each family that has sheets of its own. */
const FAMILIES = [
  routes.home,
  routes.subject(PHYSICS),
  routes.notes(PHYSICS),
  DEEP_TOPIC,
  DEEP_NOTE,
  routes.mocks(PHYSICS),
  routes.tutorSupport,
] as const

/** What the main part looks like, element by element. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map(element => {
      const {
        display,
        position,
        color,
        fontSize,
        marginTop,
        paddingLeft,
        borderTopWidth,
        gridTemplateColumns,
      } = getComputedStyle(element)
      return `${element.tagName}.${element.getAttribute('class')} ${[display, position, color, fontSize, marginTop, paddingLeft, borderTopWidth, gridTemplateColumns]}`
    }),
  )
}

async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await page.waitForLoadState('networkidle')
}

for (const path of FAMILIES) {
  test(`${path} looks the same when a link leads to it from a page without its sheets`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await arrive(page, path)
    const direct = await look(page)
    await page.goto(routes.privacy)
    await arrive(page, routes.privacy)
    const sheets: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    })
    const isSoft = await page.evaluateHandle(() => document)
    await page.evaluate(
      to => (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to),
      path,
    )
    await arrive(page, path)
    await expect.poll(() => look(page)).toEqual(direct)
    expect(await isSoft.evaluate(before => before === document)).toBe(true)
    expect(new Set(sheets).size, 'each sheet is asked for once').toBe(sheets.length)
    const held = await page
      .locator('link[rel=stylesheet][disabled]')
      .evaluateAll(links => links.map(link => (link as HTMLLinkElement).href))
    expect(
      sheets.filter(sheet => held.includes(sheet)),
      'no sheet is fetched that the document holds',
    ).toEqual([])
  })
}
