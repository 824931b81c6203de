import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pause } from './running-server'

/** Needs nothing of the other checks but a pause: benches may use it alone. */

export const SHIPPED = 'deploy/nginx/markwell.conf.template'
const MIME_TYPES = '/etc/nginx/mime.types'
const PATIENCE_MS = 10_000

export type NginxOptions = {
  /** Path of another template; the shipped one by default. */
  template?: string
  /** "host:port" of each instance. Their parameters (max_fails and so on) are those of the template. */
  upstreams: readonly string[]
  port: number
  release?: string
  /** "auto" by default; one, where the work of a processor is measured. */
  workers?: number
}

/** `pid` is the master's. */
export type RunningNginx = { origin: string; pid: number; errors: () => string }

/** What is set for one run. `directory` holds the cache. */
export type SiteSettings = Omit<NginxOptions, 'template' | 'workers'> & { directory: string }

/** The template with other addresses, and nothing else changed. @throws Error when it has no place for one of them */
export function renderSite(template: string, settings: SiteSettings): string {
  const { upstreams, port, directory, release = '1' } = settings
  const server = /^(\s*)server [\w.-]+:\d+(.*);\n/m
  const [, indent = '', parameters = ''] = server.exec(template) ?? []
  const servers = upstreams.map(address => `${indent}server ${address}${parameters};\n`).join('')
  let text = template
  if (upstreams.length > 0) {
    const all = /(?:^\s*server [\w.-]+:\d+.*;\n)+/m
    if (!all.test(text)) throw new Error('The template names no instances.')
    text = text.replace(all, () => servers)
  }
  if (!/^\s*listen 80;$/m.test(text)) throw new Error('The template does not listen to port 80.')
  return text
    .replace(/^(\s*)listen 80;$/m, `$1listen 127.0.0.1:${port};`)
    .replaceAll('/var/cache/nginx/', () => `${directory}/cache/`)
    .replaceAll('${'.concat('RELEASE}'), () => release)
}

/** What Debian and the official image have around a site, kept inside one directory. */
function around(site: string, directory: string, workers: number | 'auto'): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
pid ${directory}/nginx.pid;
error_log ${directory}/error.log warn;
events { worker_connections 1024; }
http {
  ${existsSync(MIME_TYPES) ? `include ${MIME_TYPES};` : ''}
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${temporary.map(each => `${each}_temp_path ${directory}/temp_${each};`).join('\n  ')}
  include ${site};
}
`
}

function findNginx(): string | null {
  const candidates = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']
  return candidates.find(each => spawnSync(each, ['-v']).status === 0) ?? null
}

/** By a bare connection: a request that finds no instance yet would shut them out for the first seconds. */
function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = net.connect(port, '127.0.0.1')
    const end = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

async function untilListening(child: ChildProcess, port: number, errors: () => string): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < PATIENCE_MS && child.exitCode === null) {
    if (await accepts(port)) return
    await pause(50)
  }
  throw new Error(`nginx does not listen:\n${errors()}`)
}

/** Runs `work` behind an nginx of its own in a temporary directory; null when none is installed. */
export async function withNginx<T>(
  { template = SHIPPED, workers, ...settings }: NginxOptions,
  work: (nginx: RunningNginx) => Promise<T>,
): Promise<T | null> {
  const binary = findNginx()
  if (!binary) return null
  const directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-nginx-'))
  mkdirSync(path.join(directory, 'cache'))
  const [site, main] = [path.join(directory, 'site.conf'), path.join(directory, 'nginx.conf')]
  writeFileSync(site, renderSite(readFileSync(template, 'utf8'), { ...settings, directory }))
  writeFileSync(main, around(site, directory, workers ?? 'auto'))
  const log = path.join(directory, 'error.log')
  const child = spawn(binary, ['-p', directory, '-e', log, '-c', main], { stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise(resolve => child.once('exit', resolve))
  const errors = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  const origin = `http://127.0.0.1:${settings.port}`
  try {
    await untilListening(child, settings.port, errors)
    return await work({ origin, pid: child.pid ?? 0, errors })
  } finally {
    child.kill('SIGTERM')
    await exited
    rmSync(directory, { recursive: true, force: true })
  }
}
