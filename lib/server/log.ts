import 'server-only'
import pino from 'pino'

export type Log = {
  info: (fields: LogFields, message: string) => void
  warn: (fields: LogFields, message: string) => void
  error: (fields: LogFields, message: string) => void
}

/** An allow-list: bodies, tokens, whole addresses and error texts of the database have no place here. */
export type LogFields = {
  requestId?: string
  method?: string
  path?: string
  status?: number
  durationMs?: number
  code?: string | null
  errorName?: string
  stack?: string
  mail?: string
  count?: number
  detail?: string
  /** Of files of the database. */
  snapshot?: string
  broken?: string
}

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** What may be logged of an error: its kind and its place, not its words, which may quote what was typed. */
export function errorFields(error: unknown): LogFields {
  if (!(typeof error === 'object' && error !== null)) return { errorName: typeof error }
  const { name, stack, cause } = error as { name?: unknown; stack?: unknown; cause?: unknown }
  const frames = (typeof stack === 'string' ? stack : '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 8)
    .map(line => line.trim())
  const inner = cause && typeof cause === 'object' ? (cause as { name?: unknown }).name : undefined
  return {
    errorName: [name, inner].filter(each => typeof each === 'string').join(' < '),
    stack: frames.join(' | '),
  }
}

/** "ada@example.org" becomes "a***@example.org". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${[...email][0]}***${email.slice(at)}`
}
