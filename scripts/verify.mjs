/** `npm run verify`: everything that must hold before a change may land. Goes on after a failure. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { install, npm, ROOMY, requireNode, runKept } from './run.mjs'

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

function countJest(status, file) {
  const result = report(file)
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

const JEST_PARTS = 4

/** A part of Jest's suites; the parts are alike in number, not in time. */
const jestPart = part => {
  const file = join(tmpdir(), `markwell-jest-${process.pid}-${part}.json`)
  return {
    name: `unit, integration and content, part ${part} of ${JEST_PARTS}`,
    ...node(
      'node_modules/jest/bin/jest.js',
      `--shard=${part}/${JEST_PARTS}`,
      '--json',
      `--outputFile=${file}`,
      '--silent=false',
    ),
    env: { NODE_OPTIONS: ROOMY },
    count: status => countJest(status, file),
  }
}

/**
 * Two lanes take the steps of the first row in this order, each the next one when it is free; shorter ones come last, so that
 * neither lane waits long. No test of Jest reads what the build writes; its first part compiles the banks for the others. The running server and the journeys have both
 * cores to themselves, since their limits and their patience are counted in seconds.
 */
const ROWS = [
  {
    lanes: 2,
    steps: [
      jestPart(1),
      { name: 'format', ...biome('format', '.') },
      { name: 'lint', ...biome('lint', '--error-on-warnings', '.') },
      { name: 'types', ...script('types') },
      { name: 'unused', ...script('unused') },
      { name: 'notes', ...script('content:check') },
      { name: 'questions', ...script('questions:check') },
      { name: 'build', ...script('build') },
      { name: 'the server’s tests on Postgres', ...script('test:postgres') },
      ...Array.from({ length: JEST_PARTS - 1 }, (_, at) => jestPart(at + 2)),
    ],
  },
  {
    lanes: 1,
    steps: [
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
  },
]

/** Twice what the longest step takes: one that hangs must not take the report of all others with it. */
const STEP_MINUTES = 50

const results = []

async function runStep({ name, command, args, env, count = plain }, isAlone) {
  const start = Date.now()
  if (isAlone) console.log(`\n— ${name}`)
  const { status, output } = await runKept(command, args, { env, shows: isAlone, minutes: STEP_MINUTES })
  if (!isAlone) console.log(`\n— ${name}\n${output.trimEnd()}`)
  const [passed, failed] = count(status)
  results.push({ name, passed, failed, seconds: Math.round((Date.now() - start) / 1000), output })
}

async function runRow({ lanes, steps }) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, lanes === 1)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
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

for (const row of ROWS) await runRow(row)

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
