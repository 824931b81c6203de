import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/**
 * The headless shell first: the same engine without the windows that nobody sees, and what Playwright itself takes for
 * headless runs. It needs two thirds of the time.
 */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium on the PATH, or null. */
export const findChromium = () => find([SHELL, ...WHOLE])

/** One with all that the shell leaves out, such as keeping whole pages for Back; or null. */
export const findWholeChromium = () => find(WHOLE)

function find(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        // not here
      }
    }
  }
  return null
}

/** Debian's Chromium where it may be installed, elsewhere Playwright's own. @returns 0 when there is one */
export function provideBrowser() {
  if (findChromium()) return 0
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debian) {
    run('apt-get', ['update', '-qq'])
    for (const name of [SHELL, 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' })
      if (findChromium()) return 0
    }
  }
  return run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
}
