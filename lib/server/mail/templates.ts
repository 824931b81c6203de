import 'server-only'
import { publicEnv } from '@/lib/public-env'
import type { OutgoingMail } from './transport'

export const RESET_TOKEN_TTL_MS = 30 * 60_000

const { productName, siteUrl } = publicEnv
const MINUTES = RESET_TOKEN_TTL_MS / 60_000

type Template = { subject: string; paragraphs: string[]; button: { label: string; link: string } | null }

/** The token stands in the fragment, which browsers send to no server and no log. */
export function passwordResetMail(to: string, fullName: string, token: string): OutgoingMail {
  return compose(to, {
    subject: `Choose a new ${productName} password`,
    paragraphs: [
      `Hello ${fullName},`,
      `Someone, probably you, asked for a new password for your ${productName} account. The link works once, for ${MINUTES} minutes.`,
      'If it was not you, ignore this message: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', link: `${siteUrl}/reset-password#token=${token}` },
  })
}

export function passwordChangedMail(to: string, fullName: string): OutgoingMail {
  return compose(to, {
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `Hello ${fullName},`,
      `The password of your ${productName} account was changed just now, and every device was signed out.`,
      'If it was not you, ask for a new password at once:',
    ],
    button: { label: `Open ${productName}`, link: `${siteUrl}/?auth=forgot` },
  })
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function accountEndingMail(to: string, fullName: string, endsAt: Date): OutgoingMail {
  const day = DAY.format(endsAt)
  return compose(to, {
    subject: `Your ${productName} account ends on ${day}`,
    paragraphs: [
      `Hello ${fullName},`,
      `Nobody has logged in to your ${productName} account for almost two years. On ${day} we delete it with everything in it: your answers, your results and your progress.`,
      'To keep it, log in once before that day. If you do not need it any more, there is nothing to do.',
    ],
    button: { label: `Log in to ${productName}`, link: `${siteUrl}/?auth=login` },
  })
}

export type ReadableReport = { name: string; path: string; reason: string; words: string }

/** To the editors. The reader's own words come last, each line as a paragraph. */
export function reportMail(to: string, { name, path, reason, words }: ReadableReport): OutgoingMail {
  return compose(to, {
    subject: `Report: ${name}`,
    paragraphs: [
      `A reader of ${productName} reports a problem.`,
      `${name}: ${reason}.`,
      'In the reader’s words:',
      ...words.split(/\s*\n\s*/).filter(Boolean),
    ],
    button: { label: 'Open the page', link: `${siteUrl}${path}` },
  })
}

/** Greeting, first paragraph, button, then the rest. */
export function compose(to: string, { subject, paragraphs, button }: Template): OutgoingMail {
  const [greeting, ...rest] = paragraphs
  const [first, ...after] = rest
  const text = [greeting, first, button?.link, ...after, productName].filter(Boolean).join('\n\n')
  const body = [
    paragraph(greeting ?? ''),
    paragraph(first ?? ''),
    button ? buttonHtml(button) : '',
    ...after.map(paragraph),
  ]
  return { to, subject, text: `${text}\n`, html: page(subject, body.join('\n')), link: button?.link ?? null }
}

const paragraph = (words: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(words)}</p>`

/** Tables and inline styles: what mail programs understand. The address is repeated for those who copy it. */
const buttonHtml = ({ label, link }: { label: string; link: string }) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:8px;background:#1b3a6b">
<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#55606e;word-break:break-all">${escapeHtml(link)}</p>`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:#1c232e;font-family:Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(productName)}</p>
${body}
</td></tr></table></td></tr></table></body></html>
`

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
