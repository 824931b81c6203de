import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/browser.mjs'
import { startCommand, untilAnswers } from '../scripts/server-checks/running-server'
import { buildBareNext } from './bare-next'
import { finish, row } from './shared/results'
import { startSite } from './shared/site'

/**
 * JavaScript of a first load, gzipped, against a bare Next page of the same version in the same run:
 *   npm run build && npx tsx bench/first-load.ts
 * Counted is every script that Chromium fetches without being touched: with the page, after it when the
 * browser is idle, and inside workers.
 */
const PAGE = '/revision-notes/igcse/biology'
const BUDGET_BYTES = 40 * 1024
const SITE_PORT = 3191
const BARE_PORT = 3192
const NEXT = 'node_modules/next/dist/bin/next'
/** Long enough for the work that waits until the browser is idle (4 s at the latest). */
const SETTLE_MS = 8000

type Weight = {
  withPage: number
  afterwards: number
  files: { name: string; bytes: number; late: boolean }[]
}

async function measure(address: string): Promise<Weight> {
  const html = await (await fetch(address)).text()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    const bodies = new Map<string, Promise<Buffer>>()
    // The context, not the page, hears of what a worker fetches.
    page.context().on('response', response => {
      if (new URL(response.url()).pathname.endsWith('.js')) bodies.set(response.url(), response.body())
    })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const files: Weight['files'] = []
    for (const [url, body] of bodies) {
      const { pathname } = new URL(url)
      files.push({ name: pathname, bytes: gzipSync(await body).length, late: !html.includes(pathname) })
    }
    const sum = (late: boolean) =>
      files.filter(file => file.late === late).reduce((total, file) => total + file.bytes, 0)
    return { withPage: sum(false), afterwards: sum(true), files }
  } finally {
    await browser.close()
  }
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function report(site: Weight, bare: Weight): void {
  const total = (weight: Weight) => weight.withPage + weight.afterwards
  const over = total(site) - total(bare)
  console.table({
    bare: { 'with the page': kb(bare.withPage), afterwards: kb(bare.afterwards), total: kb(total(bare)) },
    [PAGE]: { 'with the page': kb(site.withPage), afterwards: kb(site.afterwards), total: kb(total(site)) },
  })
  for (const { name, bytes, late } of site.files) {
    console.log(`${kb(bytes).padStart(9)} ${late ? 'after' : 'with '} ${name}`)
  }
  const kib = (bytes: number) => [bytes / 1024]
  finish('first-load', [
    row(`\`${PAGE}\`, script with the page, gzipped`, 'KiB', kib(site.withPage), {
      control: kib(bare.withPage),
    }),
    row(`\`${PAGE}\`, script afterwards`, 'KiB', kib(site.afterwards), { control: kib(bare.afterwards) }),
    row('both together beyond the bare page', 'KiB', kib(over), {
      aim: { of: 'median', atMost: BUDGET_BYTES / 1024 },
    }),
  ])
}

async function main(): Promise<void> {
  const bareFolder = buildBareNext()
  const site = await startSite(SITE_PORT)
  const bareNext = startCommand(BARE_PORT, [NEXT, 'start', '-p', String(BARE_PORT)], {}, bareFolder)
  try {
    await untilAnswers(bareNext, '/')
    const bare = await measure(`${bareNext.origin}/`)
    report(await measure(site.origin + PAGE), bare)
  } finally {
    site.stop()
    await bareNext.end('SIGTERM')
    rmSync(bareFolder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
