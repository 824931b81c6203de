import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptsOf } from '../../scripts/build/late-scripts'

/** The built site on a port of its own, with an empty data directory. @throws when it does not start. */
export async function startSite(port: number): Promise<{ origin: string; stop: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'markwell-bench-'))
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir, NEXT_PUBLIC_SITE_URL: origin, NEXT_TELEMETRY_DISABLED: '1' },
  })
  await started(server, origin)
  return {
    origin,
    stop: () => {
      server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
      server.kill()
    },
  }
}

/** Asks once for a page and its scripts, as a browser does: the first answer is made and compressed, the others are kept. */
export async function warm(url: string): Promise<void> {
  const ask = (address: string) =>
    fetch(new URL(address, url), { headers: { 'accept-encoding': 'gzip, br' } })
  const html = await (await ask(url)).text()
  for (const script of scriptsOf(html)) await (await ask(script)).arrayBuffer()
}

async function started(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server has ended')
    const answer = await fetch(`${origin}/robots.txt`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('The server did not start')
}
