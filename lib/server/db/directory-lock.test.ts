import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DirectoryInUseError, takeDirectoryLock } from './directory-lock'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-lock-'))
  file = path.join(directory, 'lock')
})
afterEach(() => rmSync(directory, { recursive: true }))

it('gives the directory to one living process', () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  writeFileSync(file, String(other.pid))
  expect(() => takeDirectoryLock(file)).toThrow(DirectoryInUseError)
  other.kill('SIGKILL')
})

it('takes over what a dead process left, and leaves nothing itself', () => {
  for (const left of ['999999999', '', 'x', String(process.pid)]) {
    writeFileSync(file, left)
    const release = takeDirectoryLock(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    release()
    expect(existsSync(file)).toBe(false)
  }
})
