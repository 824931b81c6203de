import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'

/** A built site, started on a port of its own. */
export type RunningServer = {
  child: ChildProcess
  origin: string
  output: () => string
  exited: Promise<number | null>
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** What a server prints once the port is its own. */
const LISTENS = /\bReady in\b/

/** What is undefined has the server's own default. */
export type Env = Record<string, string | undefined>

export function startProcess(port: number, env: Env, options: readonly string[] = []): RunningServer {
  return startCommand(port, ['.next/server/main.js', '-p', String(port), ...options], env)
}

/** Another server than ours, in a folder of its own. */
export function startCommand(
  port: number,
  command: readonly string[],
  env: Env = {},
  cwd = '.',
): RunningServer {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BOT_CHECK_EFFORT: '10', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  child.stderr.on('data', chunk => {
    text += chunk
  })
  const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { child, origin: `http://localhost:${port}`, output: () => text, exited, end }
}

/**
 * Waits until a page answers, and this server it is that does: one that an earlier run has left on the port would answer
 * at once, with the pages of another build. @returns after how many milliseconds
 * @throws with what the server said, when it ends or takes longer than a minute
 */
export async function untilAnswers(server: RunningServer, path: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 60_000 && server.child.exitCode === null) {
    if (LISTENS.test(server.output()) && (await isThere(server.origin + path)))
      return performance.now() - startedAt
    await pause(50)
  }
  throw new Error(`The server did not become ready:\n${server.output()}`)
}

/**
 * On a connection of its own. While the server opens its database, or its user is busy, a kept one may be idle for longer than
 * the server keeps it; then it is closed, and the request that was just sent on it is lost.
 */
export function askAlone(address: string | URL, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { headers: { ...headers, connection: 'close' } })
}

async function isThere(address: string): Promise<boolean> {
  try {
    const answer = await askAlone(address)
    await answer.text()
    return answer.status === 200
  } catch {
    return false
  }
}

/** Waits until the database answers. @returns after how many milliseconds */
export const untilReady = (server: RunningServer) => untilAnswers(server, '/api/health/ready')

export const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

export type Called = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: read by checks that know what they asked for
  body: any
  headers: Headers
}

/** A browser: keeps the cookies that the server sets. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** Sends and keeps the cookies that come back; the answer is still to be read. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const cookie = [...this.cookies].map(pair => pair.join('=')).join('; ')
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', origin: this.origin }),
        ...extra,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      if (line.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Called> {
    const response = await this.send(method, path, body, extra)
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  async botToken(action: string): Promise<string> {
    const { body } = await this.call('GET', `/api/bot-check/challenge?action=${action}`)
    const { algorithm, challenge, salt, signature, maxnumber } = body.result
    for (let number = 0; number <= maxnumber; number += 1) {
      const hash = createHash('sha256').update(`${salt}${number}`).digest('hex')
      if (hash !== challenge) continue
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
    }
    throw new Error('The challenge has no solution.')
  }

  async explore(): Promise<Called> {
    const reCAPTCHA = await this.botToken('start_explore')
    return await this.call('POST', '/api/cie/start-explore', { gradeId: 'igcse', countryId: 'GB', reCAPTCHA })
  }

  async register(email: string, password: string): Promise<Called> {
    const reCAPTCHA = await this.botToken('register')
    const person = { fullName: 'Ada Lovelace', email, password, countryId: 'GB', gradeId: 'igcse' }
    return await this.call('POST', '/api/cie/register-explore', { ...person, reCAPTCHA })
  }

  async logIn(emailAddress: string, password: string): Promise<Called> {
    const reCAPTCHA = await this.botToken('login')
    return await this.call('POST', '/api/identity/login', { emailAddress, password, reCAPTCHA })
  }
}
