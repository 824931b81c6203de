import type { Page } from '@playwright/test'
import { KINDS } from '../fixtures/routes'
import { expect, test, watchFaults } from '../fixtures/test'

const HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['strict-transport-security', /max-age=63072000/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\)/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
]

test(`${KINDS.length} kinds of page go out with every security header and a strict policy`, async ({
  request,
}) => {
  for (const path of KINDS) {
    await test.step(path, async () => {
      const headers = (await request.get(path)).headers()
      for (const [name, value] of HEADERS)
        expect.soft(headers[name] ?? '', `${name} of ${path}`).toMatch(value)
      const policy = headers['content-security-policy'] ?? ''
      expect.soft(policy, path).toMatch(/^default-src 'none'/)
      expect.soft(policy, path).toContain("frame-ancestors 'none'")
      expect.soft(policy, path).not.toMatch(/unsafe-|https?:|\*/)
      expect.soft(headers['x-powered-by'], path).toBeUndefined()
    })
  }
})

/** Most of the time of a look at a page is the half second of silence after it: four pages are silent at once. */
const TABS = 4

test('no kind of page violates its policy or asks another origin, nor does moving between them', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  test.setTimeout(120_000)
  const violations: string[] = []
  const foreign: string[] = []
  context.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const queue: string[] = [...KINDS]
  const lookAtAll = async (tab: Page) => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      await tab.goto(path, { waitUntil: 'networkidle' })
    }
  }
  const further = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  for (const tab of further) watchFaults(tab, faults)
  await Promise.all([page, ...further].map(lookAtAll))
  await Promise.all(further.map(tab => tab.close()))

  // Soft navigation brings the next page's styles into the first page's document.
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'Physics 0625' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IGCSE Physics')
  await page.getByRole('link', { name: 'Read the notes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IGCSE Physics revision notes')
  await page.getByRole('link', { name: 'The whole topic on one page' }).first().click()
  await expect(page.locator('.rbar')).toHaveCSS('position', 'sticky')
  await page.goto('/privacy')
  await page.locator('footer').getByRole('link', { name: 'Tutor support' }).click()
  await expect(page.locator('.msg-q')).toHaveCSS('font-style', 'italic')
  expect.soft(violations).toEqual([])
  expect.soft(foreign).toEqual([])
})

test('a script put into the page does not run', async ({ page, faults }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    const image = document.createElement('div')
    image.innerHTML = '<img src="/nothing.png" onerror="window.injected = true">'
    // Heard after its own handler would have run.
    const failed = new Promise(resolve => image.firstElementChild?.addEventListener('error', resolve))
    document.body.append(image)
    await failed
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(faults.some(fault => fault.includes('Content Security Policy'))).toBe(true)
  faults.length = 0
})
