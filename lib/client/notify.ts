import type { ExternalToast } from 'sonner'
import { late } from './late'
import { logQuietly } from './log'

/**
 * The only user of sonner. The library loads with the first message, so that a page which never speaks never pays
 * for it. Where it cannot be loaded the message stands in the page all the same, drawn by the Toaster itself.
 */
type Kind = 'success' | 'error' | 'warning' | 'loading' | 'message'

/** Good news leaves after 5 s, errors after 8 s, progress when it ends (design README, Toast). */
const DURATION_MS: Record<Kind, number> = {
  success: 5000,
  error: 8000,
  warning: 8000,
  loading: Number.POSITIVE_INFINITY,
  message: Number.POSITIVE_INFINITY,
}

/** One that offers something stays until it is taken or closed. */
export type Notice = { kind: Kind; text: string; action?: { label: string; onTake: () => void } }

const library = late(() => import('sonner'))

let wanted = false
let plain: readonly Notice[] = []
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  plain = next
  for (const listener of listeners) listener()
}

/** For the toast area alone. */
export const toastArea = {
  library,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Whether anything has ever been said. */
  isWanted: (): boolean => wanted,
  /** What is said without the library, the newest first. */
  plain: (): readonly Notice[] => plain,
}

function openArea(): void {
  if (wanted) return
  wanted = true
  change(plain)
}

function durationOf({ kind, action }: Notice): number {
  return action ? Number.POSITIVE_INFINITY : DURATION_MS[kind]
}

function sayPlainly(notice: Notice): void {
  change([notice, ...plain.filter(({ text }) => text !== notice.text)])
  const durationMs = durationOf(notice)
  if (Number.isFinite(durationMs)) setTimeout(() => takeBackPlain(notice.text), durationMs)
}

export function takeBackPlain(text: string): void {
  change(plain.filter(each => each.text !== text))
}

function say(notice: Notice): void {
  openArea()
  library.load().then(
    ({ toast }) => {
      const { kind, text, action } = notice
      // The text is the id: the same text is never stacked twice (docs/product/forms.md).
      const options: ExternalToast = { id: text, duration: durationOf(notice) }
      if (action) options.action = { label: action.label, onClick: action.onTake }
      toast[kind](text, options)
    },
    (error: unknown) => {
      logQuietly('message', error)
      sayPlainly(notice)
    },
  )
}

/** Good news may name a person; a message in a tab that nobody looks at stays until somebody does. */
const goodNews = new Set<string>()

/** Takes away what was said to the person who was signed in. */
export function forgetNotices(): void {
  const texts = [...goodNews]
  goodNews.clear()
  for (const text of texts) takeBack(text)
}

export function notifySuccess(text: string): void {
  goodNews.add(text)
  say({ kind: 'success', text })
}

export function notifyError(text: string): void {
  say({ kind: 'error', text })
}

/** Network and time-out: amber, because it is about the connection and not about an answer. */
export function notifyWarning(text: string): void {
  say({ kind: 'warning', text })
}

/** @returns a function that takes the message away when the work has ended. */
export function notifyProgress(text: string): () => void {
  say({ kind: 'loading', text })
  return () => takeBack(text)
}

/** An offer that stays until it is taken or closed. */
export function notifyOffer(text: string, label: string, onTake: () => void): void {
  say({ kind: 'message', text, action: { label, onTake } })
}

/** What did not work, with a button that mends it; stays as an offer does. */
export function notifyRetry(text: string, label: string, onTake: () => void): void {
  say({ kind: 'warning', text, action: { label, onTake } })
}

/** Takes a message away, whichever way it was said. */
export function takeBack(text: string): void {
  takeBackPlain(text)
  library.load().then(
    ({ toast }) => toast.dismiss(text),
    () => takeBackPlain(text), // the message itself may have waited for the same failure
  )
}

/** Loads what a message needs, so that the first one can be shown even when the connection has gone. */
export function readyToNotify(): void {
  openArea()
  library.ahead()
}
