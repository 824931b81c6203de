import { KINDS } from '../fixtures/routes'
import { expect, test } from '../fixtures/test'

const HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['strict-transport-security', /max-age=63072000/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\)/],
  ['cross-origin-opener-policy', /^same-origin-allow-popups$/],
]

for (const path of KINDS) {
  test(`${path} goes out with every security header and a strict policy`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of HEADERS) expect(headers[name], name).toMatch(value)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('no kind of page violates its policy, nor does moving between them', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  for (const path of KINDS) await page.goto(path, { waitUntil: 'networkidle' })

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
  expect(violations).toEqual([])
})

test('a script put into the page does not run', async ({ page, faults }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    const image = document.createElement('div')
    image.innerHTML = '<img src="/nothing.png" onerror="window.injected = true">'
    document.body.append(image)
  })
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(faults.some(fault => fault.includes('Content Security Policy'))).toBe(true)
  faults.length = 0
})
