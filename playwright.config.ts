import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/browser.mjs'

const PORT = Number(process.env.E2E_PORT || 3117)
const executablePath = findChromium() ?? undefined

// Kept in the environment, so that the tests' own processes find the outbox there.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'markwell-e2e-'))

/** The production build, a real server with an empty data directory, a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine may slow one journey past its patience; what needed the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // Five seconds, the default, pass on two busy cores without anything being wrong; waiting ends with the fact.
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath,
      // --no-sandbox: CI runs as root. The rest keeps Chromium from calling home in a closed network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--renderer-process-limit=1',
      ],
    },
    // Recording every test takes a fifth of the time: the second try is recorded, or any run with --trace on.
    trace: 'on-first-retry',
    // A worker would answer in place of the network that a test intercepts; the journeys named offline allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node .next/server/main.js -p ${PORT}`,
    url: `http://localhost:${PORT}/robots.txt`,
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      BOT_CHECK_EFFORT: '50', // hundreds of tests would otherwise do a phone's work each
      LOG_LEVEL: 'error',
      NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 120_000,
  },
})
