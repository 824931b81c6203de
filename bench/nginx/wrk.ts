import { spawn, spawnSync } from 'node:child_process'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; requests: number }

const UNITS_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined
}

/** Sixteen connections of one thread, asking for gzip. @throws Error for any answer that is not a 2xx or 3xx */
export async function wrk(url: string, seconds: number): Promise<Load> {
  const args = ['-t1', '-c16', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${url}:\n${text}`)
  const number = (pattern: RegExp) => {
    const found = pattern.exec(text)
    if (!found) throw new Error(`wrk said something else than expected:\n${text}`)
    return Number(found[1]) * (UNITS_MS[found[2] ?? ''] ?? 1)
  }
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: number(/ 50%\s+([\d.]+)(us|ms|s|m)/),
    p99Ms: number(/ 99%\s+([\d.]+)(us|ms|s|m)/),
    requests: number(/(\d+) requests in/),
  }
}
