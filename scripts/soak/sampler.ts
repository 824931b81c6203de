import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { RunningServer } from '../server-checks/running-server'

export type Sample = {
  atSeconds: number
  rssMb: number
  heapMb: number
  externalMb: number
  handles: number
  files: number
  /** Of the instance to Postgres; null on the embedded database. */
  connections: number | null
}

const MB = 1024 * 1024

/** What the process takes of the machine, and what its own metrics say. @throws Error when they are not to be had */
export async function takeSample(
  server: RunningServer,
  token: string,
  since: number,
  connections: () => Promise<number | null>,
): Promise<Sample> {
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${server.origin}/api/metrics`, { headers })).text()
  const value = (name: string) => {
    const found = new RegExp(`^markwell_${name} (\\S+)$`, 'm').exec(text)?.[1]
    if (found === undefined) throw new Error(`The metrics lack ${name}:\n${text.slice(0, 500)}`)
    return Number(found)
  }
  return {
    atSeconds: (performance.now() - since) / 1000,
    rssMb: rssMb(server.child.pid ?? 0),
    heapMb: value('nodejs_heap_size_used_bytes') / MB,
    externalMb: value('nodejs_external_memory_bytes') / MB,
    handles: value('nodejs_active_handles_total'),
    files: existsSync('/proc') ? value('process_open_fds') : 0,
    connections: await connections(),
  }
}

function rssMb(pid: number): number {
  const status = `/proc/${pid}/status`
  if (existsSync(status)) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
}
