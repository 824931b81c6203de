import { readFileSync } from 'node:fs'
import { licencesPage, productionLicences, readLock } from '../security/licences'

type Manifest = Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const lock = readLock()
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

/** Versions below these have known holes; the gate where no audit service can be asked. */
const MINIMUM: Readonly<Record<string, string>> = { next: '16.4.6', sharp: '0.35.5' }

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
])
/** Data with its credits, and a library that is linked dynamically and not changed by us. */
const EXCEPTIONS: readonly (readonly [name: RegExp, licence: RegExp])[] = [
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  [/^@img\/sharp-/, /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/],
]

function atLeast(version: string, minimum: string): boolean {
  const [have, want] = [version, minimum].map(each => each.split('-')[0]?.split('.').map(Number) ?? [])
  for (const [at, wanted] of (want ?? []).entries()) {
    const had = have?.[at] ?? 0
    if (had !== wanted) return had > wanted
  }
  return true
}

it('every dependency is pinned to one version, and the lock file has the same', () => {
  const pins = { ...manifest.dependencies, ...manifest.devDependencies }
  const loose = Object.entries(pins).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
  const other = Object.entries(pins).filter(
    ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
  )
  expect(other).toEqual([])
})

it('the lock file holds a strong hash of every package, and names no registry of its own', () => {
  const unhashed = locked
    .filter(([, each]) => !/^sha512-/.test(each.integrity ?? ''))
    // Parts for other platforms, which the registry at hand does not serve (scripts/lock-platforms.mjs).
    .filter(([, each]) => !(each.optional && (each.os || each.cpu)))
  expect(unhashed.map(([path]) => path)).toEqual([])
  const foreign = locked
    .map(([, each]) => each.resolved ?? '')
    .filter(address => address && !address.startsWith('https://registry.npmjs.org/'))
  expect(foreign).toEqual([])
})

it.each(Object.entries(MINIMUM))('%s, wherever it is installed, is %s or newer', (name, minimum) => {
  const installed = locked.filter(([path]) => path.endsWith(`node_modules/${name}`))
  expect(installed.filter(([, each]) => !atLeast(each.version, minimum))).toEqual([])
  if (name === 'next') expect(installed).toHaveLength(1)
})

it('no script of a package runs when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']),
  )
  expect(readFileSync('scripts/run.mjs', 'utf8')).toContain("'ci', '--ignore-scripts'")
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) {
    expect(manifest.scripts).not.toHaveProperty(name)
  }
})

it('what we ship may be shipped: only licences that ask for no more than credit', () => {
  const refused = productionLicences(lock).filter(({ name, licence }) => {
    const choices = licence.replace(/[()]/g, '').split(' OR ')
    if (choices.some(choice => ALLOWED.has(choice))) return false
    return !EXCEPTIONS.some(([package_, allowed]) => package_.test(name) && allowed.test(licence))
  })
  expect(refused).toEqual([])
})

it('docs/licences.md says what is shipped (npm run licences)', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(lock))
})

it('updates are asked for by themselves, each month', () => {
  const dependabot = readFileSync('.github/dependabot.yml', 'utf8')
  expect(dependabot.match(/package-ecosystem: (npm|github-actions)/g)).toHaveLength(2)
  expect(dependabot.match(/interval: monthly/g)).toHaveLength(2)
})
