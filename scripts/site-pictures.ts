import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../bench/shared/phone'
import { startSite } from '../bench/shared/site'
import { AuthDialog } from '../e2e/pages/auth-dialog'

/**
 * `npm run pictures:site` (needs a build): the pictures of /learning-hub, on a wide page and on a phone, and those of the
 * README. They are of the real pages, used by an account that is made for them: notes learned, tests sat, a date entered.
 */
const PORT = 3188
const NOTES = '/revision-notes/igcse/physics/motion-forces-and-energy'
const PASSWORD = 'Correct-horse-9'
const SCHEMES = ['light', 'dark'] as const
const IN_DAYS = 47
const HUB = [
  ['today', '/hub'],
  ['plan', '/hub/plan'],
  ['results', '/hub/results'],
] as const
/** CSS pixels; the ends of the files' names. The phone's pictures begin below the site's header. */
const WIDE = {
  viewport: { width: 1120, height: 760 },
  clip: { x: 0, y: 0, width: 1120, height: 760 },
  end: '',
}
const PHONE = {
  viewport: { width: 390, height: 700 },
  clip: { x: 0, y: 64, width: 390, height: 520 },
  end: '-phone',
}
const README_PICTURES = 'docs/pictures'

async function register(page: Page): Promise<void> {
  await page.goto('/?auth=register')
  const dialog = new AuthDialog(page)
  await dialog.fillRegister({ fullName: 'Student', email: 'you@example.org', password: PASSWORD })
  await dialog.box.getByRole('button', { name: 'Create account', exact: true }).click()
  await dialog.box.waitFor({ state: 'detached', timeout: 30_000 })
}

async function learn(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.goto(`${NOTES}/${name}`)
    await page.getByRole('button', { name: 'Mark as learned' }).click()
    await page.getByRole('button', { name: 'Learned', exact: true }).waitFor()
  }
}

async function start(page: Page, paper: string): Promise<void> {
  await page.goto('/mock-exam/igcse/physics')
  await page.locator(`#${paper}`).getByRole('button', { name: 'Start Mock 1', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Practice', { exact: true }).click()
  await dialog.getByRole('button', { name: /^(Start|Skip the check and start)$/ }).click()
  await page.waitForURL(/attempt=/)
}

/** Answers B to every choice: some of it is right, as in life. */
async function sit(page: Page, paper: string): Promise<void> {
  await start(page, paper)
  for (let question = 0; question < 16; question += 1) {
    const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^Question ${question + 1} of`) })
    await heading.waitFor({ timeout: 5000 })
    if ((await page.getByRole('radio').count()) === 0) break // the questions with parts follow
    await page.keyboard.press('b')
    await page.waitForTimeout(150)
    await page.keyboard.press('Alt+ArrowRight')
  }
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, hand in' }).click()
  await page.waitForURL(/\/review\?attempt=/)
}

async function enterDate(page: Page): Promise<void> {
  await page.goto('/hub/plan')
  const day = new Date(Date.now() + IN_DAYS * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Day of the exam').fill(day)
  await page.getByRole('button', { name: 'Save the date' }).click()
  await page.waitForTimeout(1500)
}

/** Chromium takes PNG; WebP is a fifth of it. */
async function webp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const data = await page.evaluate(
    async source => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.82)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(data.split(',')[1] ?? '', 'base64')
}

async function photographHub(browser: Browser, page: Page): Promise<void> {
  for (const { viewport, clip, end } of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    for (const [name, path] of HUB) {
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(500)
        const file = `public/pictures/hub-${name}${end}-${colorScheme}.webp`
        writeFileSync(file, await webp(browser, await page.screenshot({ clip })))
        console.log(file)
      }
    }
  }
}

async function keep(browser: Browser, page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const file = `${README_PICTURES}/${name}.webp`
  writeFileSync(file, await webp(browser, await page.screenshot()))
  console.log(file)
}

/** A note on a phone, where a figure and its question are; and a paper that is being sat. */
async function photographForReadme(browser: Browser, page: Page): Promise<void> {
  mkdirSync(README_PICTURES, { recursive: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto('/revision-notes/igcse/physics/waves/thin-lenses')
  const figure = page.locator('.explore').first()
  await figure.scrollIntoViewIfNeeded()
  await figure.evaluate(each => window.scrollTo(0, each.getBoundingClientRect().top + window.scrollY - 80))
  await keep(browser, page, 'note-on-a-phone')
  await page.setViewportSize({ width: 1120, height: 760 })
  await start(page, 'paper-4')
  await keep(browser, page, 'paper-being-sat')
}

async function main(): Promise<void> {
  const site = await startSite(PORT)
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: WIDE.viewport,
      deviceScaleFactor: 1.5,
    })
    const page = await context.newPage()
    await register(page)
    await learn(page, ['motion', 'mass-and-weight', 'density', 'effects-of-forces', 'momentum'])
    await sit(page, 'igcse-physics-topic-motion-forces-and-energy')
    await sit(page, 'igcse-physics-topic-waves')
    await enterDate(page)
    await photographHub(browser, page)
    await photographForReadme(browser, page)
  } finally {
    await browser.close()
    site.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
