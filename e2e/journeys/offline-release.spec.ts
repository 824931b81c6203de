import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { forgetBrowserCache, LOST, pageKept, workerReady } from '../fixtures/offline'
import { SECOND, type TwoReleases, twoReleases } from '../fixtures/two-releases'

test.use({ serviceWorkers: 'allow' })

const NOTE = '/revision-notes/igcse/physics/thermal-physics/conduction'
const NOT_KEPT = 'You are offline, and this page is not kept on this device.'
const OFFER = 'A new version of these pages is ready.'

/** Of which releases the scripts of this page are. */
async function releasesOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\/_next\/static\/chunks\/.*\.js$/.test(name)),
  )
  return [...new Set(names.map(name => (name.includes(`/${SECOND}`) ? 'second' : 'first')))]
}

/** Awake, not just painted: the dialog's code came too. */
async function expectAwake(page: Page): Promise<void> {
  // By keys: the offer of the new release may lie over it.
  await page.getByRole('link', { name: 'Login' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

async function expectNotKept(page: Page, url: string, release: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await expectAwake(page)
  expect(await releasesOf(page)).toEqual([release])
}

async function expectNote(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: /Conduction/ })).toBeVisible()
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
  expect(await releasesOf(page)).toEqual(['first'])
}

async function loseServer(page: Page, site: TwoReleases): Promise<void> {
  await forgetBrowserCache(page)
  site.isAway = true
}

test('a new release takes over whole: pages and scripts of two releases never mix, online or offline', async ({
  page,
  baseURL,
  faults,
}) => {
  test.setTimeout(120_000)
  const site = await twoReleases(baseURL ?? '')
  try {
    await page.goto(site.origin + NOTE)
    await pageKept(page, NOTE)

    // The new release is there, the old worker still in charge.
    site.release = 2
    await page.goto(`${site.origin}/igcse/physics`)
    await workerReady(page)
    await expectAwake(page)
    expect(await releasesOf(page)).toEqual(['second'])
    await expect(page.getByText(OFFER)).toBeVisible({ timeout: 20_000 })
    await loseServer(page, site)
    await expectNotKept(page, `${site.origin}/alevels/chemistry`, 'first')
    await expectNote(page, site.origin + NOTE)

    // The student takes the offer.
    site.isAway = false
    await page.goto(`${site.origin}/igcse/biology`)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload', exact: true }).click({ timeout: 20_000 })
    await reloaded
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(false)
    await loseServer(page, site)
    await expectNotKept(page, `${site.origin}/alevels/chemistry`, 'second')
    await expectNote(page, site.origin + NOTE)
    forgive(faults, LOST)
  } finally {
    await site.close()
  }
})

test('a line that neither answers nor breaks is taken for a lost one where the page is kept', async ({
  page,
  baseURL,
  faults,
}) => {
  const site = await twoReleases(baseURL ?? '')
  try {
    await page.goto(site.origin + NOTE)
    await workerReady(page)
    await pageKept(page, NOTE)
    await forgetBrowserCache(page)
    site.isSilent = true
    await expectNote(page, site.origin + NOTE)
    forgive(faults, LOST)
  } finally {
    await site.close()
  }
})
