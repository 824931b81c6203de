import { readFileSync } from 'node:fs'

type Locked = {
  version: string
  license?: string
  dev?: boolean
  optional?: boolean
  integrity?: string
  resolved?: string
  os?: string[]
  cpu?: string[]
}

export type LockFile = { packages: Record<string, Locked & { dependencies?: Record<string, string> }> }

export function readLock(): LockFile {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/** The package that carries a platform's part, whose licence is the same. */
const PARENTS: readonly (readonly [part: RegExp, parent: string])[] = [
  [/^@node-rs\/argon2-/, '@node-rs/argon2'],
  [/^@next\/swc-/, 'next'],
]

/** Named in a package's text and not in its package.json; read by a person. */
const READ: Readonly<Record<string, string>> = { 'format@0.2.2': 'MIT' }

export type LicenceRow = { name: string; version: string; licence: string }

/** What runs on the server or in the browser, with its licence; '' where the package names none. */
export function productionLicences({ packages }: LockFile): LicenceRow[] {
  return Object.entries(packages)
    .filter(([path, each]) => path !== '' && !each.dev)
    .map(([path, each]) => {
      const name = nameOf(path)
      const parent = PARENTS.find(([part]) => part.test(name))?.[1]
      const licence =
        each.license ??
        packages[`node_modules/${parent ?? ''}`]?.license ??
        READ[`${name}@${each.version}`] ??
        ''
      return { name, version: each.version, licence }
    })
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** The text of docs/licences.md. */
export function licencesPage(lock: LockFile): string {
  const rows = [
    ...new Set(productionLicences(lock).map(row => `| ${row.name} | ${row.version} | ${row.licence} |`)),
  ]
  return `# Licences of what we ship

Made by \`npm run licences\` from the lock file; \`scripts/testing/supply-chain.test.ts\` holds it up to date and refuses other licences.

| Package | Version | Licence |
| --- | --- | --- |
${rows.join('\n')}
`
}
