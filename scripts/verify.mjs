/** `npm run verify`: everything that must hold before a change may land. Goes on after a failure. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { install, npm, requireNode, runKept } from './run.mjs'

const JEST_REPORT = join(tmpdir(), `markwell-jest-${process.pid}.json`)
const PLAYWRIGHT_REPORT = join(tmpdir(), `markwell-playwright-${process.pid}.json`)

const node = (file, ...args) => ({ command: process.execPath, args: [file, ...args] })
const biome = (...args) => node('node_modules/@biomejs/biome/bin/biome', ...args)
const script = name => ({ command: npm, args: ['run', '--silent', name] })

function report(file) {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  return JSON.parse(text)
}

/** [passed, failed] of a step; one without tests of its own counts as one. */
const plain = status => (status === 0 ? [1, 0] : [0, 1])

function countJest(status) {
  const result = report(JEST_REPORT)
  if (!result) return [0, 1]
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  return [result.numPassedTests, status !== 0 && failed === 0 ? 1 : failed]
}

function countPlaywright(status) {
  const result = report(PLAYWRIGHT_REPORT)
  if (!result) return [0, 1]
  const { expected, flaky, unexpected } = result.stats
  return [expected + flaky, status !== 0 && unexpected === 0 ? 1 : unexpected]
}

/**
 * Lanes of a row run beside each other. Jest leaves a core idle, on which the rest needs no longer than Jest, the build
 * included: no test of Jest reads what the build writes. The running server and the journeys have both cores to
 * themselves, since their limits and their patience are counted in seconds.
 */
const ROWS = [
  [
    [
      {
        name: 'unit, integration and content',
        ...node('node_modules/jest/bin/jest.js', '--json', `--outputFile=${JEST_REPORT}`, '--silent=false'),
        count: countJest,
      },
    ],
    [
      { name: 'format', ...biome('format', '.') },
      { name: 'lint', ...biome('lint', '--error-on-warnings', '.') },
      { name: 'types', ...script('types') },
      { name: 'unused', ...script('unused') },
      { name: 'notes', ...script('content:check') },
      { name: 'questions', ...script('questions:check') },
      { name: 'build', ...script('build') },
      { name: 'the server’s tests on Postgres', ...script('test:postgres') },
    ],
  ],
  [
    [
      { name: 'the running server', ...script('test:server') },
      { name: 'faults, short form', ...script('resilience'), env: { SHORT: '1' } },
      { name: 'soak, short form', ...script('soak'), env: { SHORT: '1' } },
      { name: 'benches, short form', ...script('bench:short') },
      {
        name: 'end to end',
        ...node('node_modules/@playwright/test/cli.js', 'test'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
        count: countPlaywright,
      },
    ],
  ],
]

const results = []

async function runLane(steps, isAlone) {
  for (const { name, command, args, env, count = plain } of steps) {
    const start = Date.now()
    if (isAlone) console.log(`\n— ${name}`)
    const { status, output } = await runKept(command, args, { env, shows: isAlone })
    if (!isAlone) console.log(`\n— ${name}\n${output.trimEnd()}`)
    const [passed, failed] = count(status)
    results.push({ name, passed, failed, seconds: Math.round((Date.now() - start) / 1000), output })
  }
}

requireNode()
if (install() !== 0) {
  console.error('The dependencies could not be installed from the lock file.')
  process.exit(1)
}
if (provideBrowser() !== 0) {
  console.error('There is no Chromium, and none could be installed. Install one and run this again.')
  process.exit(1)
}

for (const lanes of ROWS) await Promise.all(lanes.map(lane => runLane(lane, lanes.length === 1)))

/** Again at the end, where a log that was cut short still has it: the steps name what failed last. */
const LAST_LINES = 50
for (const { name, output } of results.filter(({ failed }) => failed > 0))
  console.log(
    `\n— the end of what failed: ${name}\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`,
  )

const sum = key => results.reduce((total, each) => total + each[key], 0)
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
