/** `npm run verify`: everything that must hold before a change may land. Goes on after a failure. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { install, requireNode, run, runNpm } from './run.mjs'

const JEST_REPORT = join(tmpdir(), `markwell-jest-${process.pid}.json`)
const PLAYWRIGHT_REPORT = join(tmpdir(), `markwell-playwright-${process.pid}.json`)

const node = (file, ...args) => run(process.execPath, [file, ...args])
const biome = (...args) => node('node_modules/@biomejs/biome/bin/biome', ...args)

function report(file) {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  return JSON.parse(text)
}

/** Each step gives [passed, failed]; a step without tests of its own counts as one. */
const plain = status => (status === 0 ? [1, 0] : [0, 1])

const STEPS = [
  ['format', () => plain(biome('format', '.'))],
  ['lint', () => plain(biome('lint', '--error-on-warnings', '.'))],
  ['types', () => plain(runNpm(['run', '--silent', 'types']))],
  [
    'unit, integration and content',
    () => {
      const status = node(
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${JEST_REPORT}`,
        '--silent=false',
      )
      const result = report(JEST_REPORT)
      if (!result) return [0, 1]
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
      return [result.numPassedTests, status !== 0 && failed === 0 ? 1 : failed]
    },
  ],
  ['notes', () => plain(runNpm(['run', '--silent', 'content:check']))],
  ['questions', () => plain(runNpm(['run', '--silent', 'questions:check']))],
  ['the server’s tests on Postgres', () => plain(runNpm(['run', '--silent', 'test:postgres']))],
  ['build', () => plain(runNpm(['run', '--silent', 'build']))],
  ['the running server', () => plain(runNpm(['run', '--silent', 'test:server']))],
  [
    'end to end',
    () => {
      const status = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
      })
      const result = report(PLAYWRIGHT_REPORT)
      if (!result) return [0, 1]
      const { expected, flaky, unexpected } = result.stats
      return [expected + flaky, status !== 0 && unexpected === 0 ? 1 : unexpected]
    },
  ],
]

requireNode()
if (install() !== 0) {
  console.error('The dependencies could not be installed from the lock file.')
  process.exit(1)
}
if (provideBrowser() !== 0) {
  console.error('There is no Chromium, and none could be installed. Install one and run this again.')
  process.exit(1)
}

let passed = 0
let failed = 0
const lines = []
for (const [name, step] of STEPS) {
  console.log(`\n— ${name}`)
  const start = Date.now()
  const [good, bad] = step()
  passed += good
  failed += bad
  lines.push(
    `${bad === 0 ? '✓' : '✗'} ${name}: ${good} passed, ${bad} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  )
}
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
