import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rules of the layout that the linter cannot express (docs/where-code-lives.md). */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(ts|tsx)$/.test(file) && existsSync(file))
const sources = files
  .filter(file => !/\.(test|spec)\.tsx?$/.test(file))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

const ERROR_BOUNDARIES = ['app/error.tsx', 'app/global-error.tsx']

it('client code is visible in the tree: "use client" and the name .client go together', () => {
  const wrong = sources
    .filter(({ file }) => !ERROR_BOUNDARIES.includes(file))
    .filter(({ file, text }) => /^['"]use client['"]/.test(text) !== /\.client\.tsx?$/.test(file))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('every file below lib/server refuses to be bundled for the browser', () => {
  const wrong = sources
    .filter(({ file }) => file.startsWith('lib/server/') && !file.startsWith('lib/server/testing/'))
    .filter(({ text }) => !text.startsWith("import 'server-only'"))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('pages stay thin', () => {
  const long = sources
    .filter(({ file }) => /^app\/.*\/(page|route)\.tsx?$/.test(file))
    .filter(({ text }) => text.split('\n').length > 60)
  expect(long.map(({ file }) => file)).toEqual([])
})

it('no page is rendered on request: no dynamicParams but false, no revalidate', () => {
  const wrong = sources
    .filter(({ file }) => file.startsWith('app/') && !file.startsWith('app/api/'))
    .filter(({ text }) => /dynamicParams\s*=\s*true|revalidate\s*=|from 'next\/headers'/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('contracts stand above what they speak of: neither papers nor cards know a call', () => {
  const wrong = sources
    .filter(({ file }) => /^lib\/(exams|cards)\//.test(file))
    .filter(({ text }) => /from '[^']*\/contracts\//.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

const CALLS = join('lib/contracts', 'endpoints.ts')

it('the declarations of calls bring no Yup into the browser', () => {
  const options = ['--bundle', '--format=esm', '--external:yup', '--log-level=error']
  const bundle = execFileSync('node_modules/.bin/esbuild', [CALLS, ...options], { encoding: 'utf8' })
  expect(bundle).toContain('/api/cie/start-explore')
  expect(bundle).not.toContain('yup')
})

describe('code that comes late', () => {
  const browserCode = sources.filter(
    ({ file }) => /^(app|components|lib)\//.test(file) && !file.startsWith('lib/server/'),
  )
  /** `import(…)` as a value; as a type it loads nothing. */
  const IMPORT = /(?<!typeof )\bimport\((?!['"][^'"]+['"]\)\.[A-Z])/g
  const LATE_IMPORT = /\blate\(\s*\(\) =>\s*import\(/g
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

  it('is loaded in one way: late() around every import(), neither next/dynamic nor React.lazy', () => {
    const bare = browserCode.filter(
      ({ text }) =>
        count(text, IMPORT) !== count(text, LATE_IMPORT) ||
        /from 'next\/dynamic'|\blazy\(|import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text),
    )
    expect(bare.map(({ file }) => file)).toEqual([])
    const parts = browserCode.reduce((sum, { text }) => sum + count(text, LATE_IMPORT), 0)
    expect(parts).toBeGreaterThan(20)
  })
})
