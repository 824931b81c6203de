import 'server-only'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { errorCode } from './db'

/** Thrown when another living process owns the directory; waiting would not help. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
}

/**
 * Takes the lock file or throws; a lock left behind by a dead process is taken over. Answers its release.
 * @throws DirectoryInUseError
 */
export function takeDirectoryLock(file: string, pid = process.pid): () => void {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, String(pid), { flag: 'wx', mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
      if (isAlive(owner)) {
        throw new DirectoryInUseError(`Process ${owner} already uses this data directory (${file}).`)
      }
      rmSync(file, { force: true })
    }
  }
  throw new DirectoryInUseError(`Another process is taking ${file} at this moment.`)
}

function isAlive(pid: number): boolean {
  // Our own number can only be a leftover: this process takes the lock once, and containers repeat pids.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
