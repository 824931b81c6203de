import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { publicEnv } from '@/lib/public-env'
import type { Env } from '../env'
import { maskedEmail } from '../log'

export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  link: string | null
  /** Of the queued mail: a second copy of it is known as one by those who pass it on and by mail programs. */
  messageId?: string
}

export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> }

const SMTP_TIMEOUT_MS = 10_000
/** Keeps absence notices from answering. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' }

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

/**
 * By SMTP_URL; without it the embedded outbox writes .eml files. Somebody who sits at the terminal is shown the link;
 * output that is kept is a log, and hears neither the link nor the address.
 */
export function createTransport(
  env: Env,
  dataDir: string,
  terminal: Terminal = process.stdout,
): MailTransport {
  const from = env.MAIL_FROM || `${publicEnv.productName} <no-reply@${new URL(publicEnv.siteUrl).hostname}>`
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, from)
  return fileTransport(path.join(dataDir, 'outbox'), from, terminal)
}

/** The same whenever this mail is tried again. */
export function messageIdOf(queuedId: string): string {
  return `<${queuedId}@${new URL(publicEnv.siteUrl).hostname}>`
}

/** Where reports of readers go: EDITORS_EMAIL, else "editors" at the site's own host. */
export function editorsAddress(env: Env): string {
  return env.EDITORS_EMAIL || `editors@${new URL(publicEnv.siteUrl).hostname}`
}

/** Where questions of students go: TUTOR_MAIL, else "tutors" at the site's own host. */
export function tutorsAddress(env: Env): string {
  return env.TUTOR_MAIL || `tutors@${new URL(publicEnv.siteUrl).hostname}`
}

function smtpTransport(url: string, from: string): MailTransport {
  const sender = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ link: _link, ...mail }) => {
      await sender.sendMail({ ...mail, from, headers: HEADERS })
    },
  }
}

function fileTransport(directory: string, from: string, terminal: Terminal): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ link, ...mail }) => {
      const { message } = await composer.sendMail({ ...mail, from, headers: HEADERS })
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const file = path.join(directory, name)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      if (!link) return
      if (terminal.isTTY) terminal.write(`\nMail to ${mail.to}: "${mail.subject}"\n  ${link}\n  ${file}\n\n`)
      else terminal.write(`Mail to ${maskedEmail(mail.to)}: ${file}\n`)
    },
  }
}
