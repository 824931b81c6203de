import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { findChromium } from '../../scripts/browser.mjs'
import { findPostgres } from '../../scripts/server-checks/temporary-postgres'

/** Where and with what figures were taken. No name of a host, no path. */
export type Circumstances = { machine: string; versions: Record<string, string>; commit: string }

/** What a tool says of its own version; null when it is not there. */
function versionOf(command: string | null, ...args: string[]): string | null {
  if (!command) return null
  const { error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) return null
  return /\d+(\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? null
}

function packageVersion(name: string): string | null {
  try {
    return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
  } catch {
    return null
  }
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const changed = git(
      'status',
      '--porcelain',
      '--untracked-files=no',
      '--',
      ':!bench/results',
      ':!bench/*.md',
    )
    return git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : '')
  } catch {
    return 'unknown'
  }
}

export function circumstances(): Circumstances {
  const [cpu] = os.cpus()
  const gib = Math.round(os.totalmem() / 1024 ** 3)
  const postgres = findPostgres()
  const versions: Record<string, string | null> = {
    Node: process.versions.node,
    Next: packageVersion('next'),
    Chromium: versionOf(findChromium(), '--version'),
    Lighthouse: packageVersion('lighthouse'),
    PostgreSQL: versionOf(postgres && `${postgres}/postgres`, '--version'),
    PGlite: packageVersion('@electric-sql/pglite'),
    nginx: versionOf('nginx', '-v'),
    wrk: versionOf('wrk', '-v'),
  }
  return {
    machine: `${cpu?.model.trim() ?? 'unknown processor'}, ${os.cpus().length} cores, ${gib} GiB, ${os.type()}`,
    versions: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, version ?? 'none']),
    ),
    commit: commit(),
  }
}
