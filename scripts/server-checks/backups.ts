import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Browser, type RunningServer, startProcess, untilReady } from './running-server'

const PASSWORD = 'Correct-horse-9'

function command(script: 'backup' | 'restore', folder: string, dataDir: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', `scripts/${script}.ts`, folder],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
  )
  assert.equal(status, 0, stdout + stderr)
}

async function register(server: RunningServer, email: string): Promise<void> {
  const browser = new Browser(server.origin)
  await browser.explore()
  assert.equal((await browser.register(email, PASSWORD)).status, 200)
}

async function statusOfLogin(server: RunningServer, email: string): Promise<number> {
  return (await new Browser(server.origin).logIn(email, PASSWORD)).status
}

/** A backup of a running server holds who was there, a restore brings exactly them back, and broken files are rescued. */
export async function backedUp(port: number): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-backup-'))
  const backups = mkdtempSync(path.join(os.tmpdir(), 'markwell-backups-'))
  const start = async () => {
    const server = startProcess(port, { DATA_DIR: dataDir })
    await untilReady(server)
    return server
  }
  let server = await start()
  try {
    await register(server, 'kept@example.org')
    command('backup', backups, dataDir)
    await register(server, 'later@example.org')
    await server.end('SIGTERM')

    const [backup = ''] = readdirSync(backups)
    command('restore', path.join(backups, backup), dataDir)
    server = await start()
    assert.equal(await statusOfLogin(server, 'kept@example.org'), 200)
    assert.equal(await statusOfLogin(server, 'later@example.org'), 401)
    await server.end('SIGTERM')

    writeFileSync(path.join(dataDir, 'pglite', 'global', 'pg_control'), 'broken')
    server = await start()
    assert.match(server.output(), /a snapshot took its place/)
    assert.equal(await statusOfLogin(server, 'kept@example.org'), 200)
    return 'copied while running, restored, rescued'
  } finally {
    server.child.kill('SIGKILL')
    for (const folder of [dataDir, backups]) rmSync(folder, { recursive: true, force: true })
  }
}
