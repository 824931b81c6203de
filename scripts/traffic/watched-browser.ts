import { readEnvelope } from '@/lib/contracts/envelope'
import { ERRORS } from '@/lib/contracts/errors'
import { Browser, type Called } from '../server-checks/running-server'

/** What a student does, as the tables name it. */
export type CallKind =
  | 'page'
  | 'challenge'
  | 'explore'
  | 'register'
  | 'log in'
  | 'account'
  | 'open paper'
  | 'autosave'
  | 'hand in'
  | 'notes'
  | 'reset'
  | 'new password'
  | 'live'

const KINDS: Readonly<Record<string, CallKind>> = {
  '/api/bot-check/challenge': 'challenge',
  '/api/cie/start-explore': 'explore',
  '/api/cie/register-explore': 'register',
  '/api/identity/login': 'log in',
  '/api/identity/account': 'account',
  '/api/cie/competency/token': 'open paper',
  '/api/exams/answers': 'autosave',
  '/api/exams/hand-in': 'hand in',
  '/api/progress/notes': 'notes',
  '/api/identity/password/reset': 'reset',
  '/api/identity/password/confirm': 'new password',
  '/api/live': 'live',
}

/** `error` is null for a success; a clean one is "503 unavailable", every other says what was wrong with it. */
export type CallRecord = {
  kind: CallKind
  phase: string
  startedMs: number
  endedMs: number
  error: string | null
  clean: boolean
}

export type Watch = { phase: string; records: CallRecord[]; surprises: string[] }

/** Longer than a student waits (30 s) and than nginx does (35 s): whoever hangs is found out. */
const PATIENCE_MS = 40_000

/** The site did not say yes. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly retryAfterMs: number,
  ) {
    super(`${status} ${code}`)
  }
}

/**
 * Null for a success, else what it was, and whether it was an envelope of our error table under its own status.
 * "internal" is never clean: it means that nobody had thought of this.
 */
export function judgeAnswer(status: number, text: string): { error: string; clean: boolean } | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { error: `${status} ${text.trimStart().startsWith('<') ? 'HTML' : 'no JSON'}`, clean: false }
  }
  const envelope = readEnvelope(value)
  if (!envelope) return { error: `${status} no envelope`, clean: false }
  if (envelope.isSuccess && status >= 200 && status < 300) return null
  const code = String((value as { error?: { code?: unknown } }).error?.code)
  const row = Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS] : null
  const clean =
    !envelope.isSuccess && envelope.error?.status === status && row?.status === status && code !== 'internal'
  return { error: `${status} ${code}`, clean }
}

/** A browser whose every call is noted. Answers that are no success are thrown as {@link Refused}. */
export class WatchedBrowser extends Browser {
  constructor(
    origin: string,
    private readonly watch: Watch,
    private readonly headers: Record<string, string>,
  ) {
    super(origin)
  }

  override async call(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Called> {
    const note = this.begin(KINDS[path.split('?')[0] ?? ''] ?? 'page')
    let response: Response
    let text: string
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      response = await this.send(method, path, body, { ...this.headers, ...extra }, signal)
      text = await response.text()
    } catch (error) {
      throw note({ error: `no answer (${causeOf(error)})`, clean: false })
    }
    const { status, headers } = response
    const refused = note(judgeAnswer(status, text), status, headers)
    if (refused) throw refused
    return { status, body: JSON.parse(text), headers }
  }

  /** A page or a file: any answer below 400 is a success. */
  async read(path: string): Promise<void> {
    const note = this.begin('page')
    try {
      const response = await this.send('GET', path, undefined, this.headers, AbortSignal.timeout(PATIENCE_MS))
      await response.arrayBuffer()
      note(response.ok ? null : { error: `${response.status} page`, clean: false })
    } catch (error) {
      note({ error: `no answer (${causeOf(error)})`, clean: false })
    }
  }

  /** Opens live news until it greets, then keeps it for a while. */
  async listen(socketToken: string, keepMs: number): Promise<void> {
    const note = this.begin('live')
    const leaving = new AbortController()
    try {
      const late = setTimeout(() => leaving.abort(), PATIENCE_MS)
      const response = await this.send('POST', '/api/live', { socketToken }, this.headers, leaving.signal)
      const reader = response.body?.getReader()
      const first = new TextDecoder().decode((await reader?.read())?.value)
      clearTimeout(late)
      const greeted = response.ok && first.includes('event: hello')
      if (note(greeted ? null : judgeAnswer(response.status, first), response.status, response.headers))
        return
      await new Promise(resolve => setTimeout(resolve, keepMs))
    } catch (error) {
      note({ error: `no answer (${causeOf(error)})`, clean: false })
    } finally {
      leaving.abort()
    }
  }

  private begin(kind: CallKind) {
    const startedMs = performance.now()
    return (fault: { error: string; clean: boolean } | null, status = 0, headers = new Headers()) => {
      const { phase, records } = this.watch
      const [error, clean] = [fault?.error ?? null, fault?.clean ?? true]
      records.push({ kind, phase, startedMs, endedMs: performance.now(), error, clean })
      const retryAfterMs = 1000 * Number(headers.get('retry-after') ?? 0)
      return fault && new Refused(status, fault.error.split(' ')[1] ?? '', retryAfterMs)
    }
  }
}

function causeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name: string }
  return typeof cause?.code === 'string' ? cause.code : name
}
