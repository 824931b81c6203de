import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptsOf } from '../../scripts/build/late-scripts'
import { askAlone, type Env, startProcess, untilAnswers } from '../../scripts/server-checks/running-server'

/** The built site on a port of its own, with an empty data directory, as a newcomer starts it. @throws when it does not start. */
export async function startSite(port: number, env: Env = {}): Promise<{ origin: string; stop: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'markwell-bench-'))
  const NEXT_PUBLIC_SITE_URL = `http://localhost:${port}`
  const site = startProcess(port, {
    DATA_DIR: dataDir,
    NEXT_PUBLIC_SITE_URL,
    BOT_CHECK_EFFORT: undefined,
    ...env,
  })
  const stop = () => {
    void site.end('SIGTERM').then(() => rmSync(dataDir, { recursive: true, force: true }))
  }
  await untilAnswers(site, '/robots.txt').catch((error: Error) => {
    stop()
    throw error
  })
  return { origin: site.origin, stop }
}

/** Asks once for a page and its scripts, as a browser does: the first answer is made and compressed, the others are kept. */
export async function warm(url: string): Promise<void> {
  const ask = (address: string) => askAlone(new URL(address, url), { 'accept-encoding': 'gzip, br' })
  const html = await (await ask(url)).text()
  for (const script of scriptsOf(html)) await (await ask(script)).arrayBuffer()
}
