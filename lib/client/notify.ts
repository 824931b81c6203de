import type { ExternalToast } from 'sonner'
import { logQuietly } from './log'

/**
 * The only user of sonner. The library and its area on the page load with the first message, so that a
 * page which never speaks never pays for it.
 */
type Kind = 'success' | 'error' | 'warning' | 'loading'

/** Good news leaves after 5 s, errors after 8 s, progress when it ends (design README, Toast). */
const DURATION_MS: Record<Kind, number> = {
  success: 5000,
  error: 8000,
  warning: 8000,
  loading: Number.POSITIVE_INFINITY,
}

type Notice = { kind: Kind; text: string }
type Listener = () => void

let wanted = false
const listeners = new Set<Listener>()

/** For the toast area alone: whether anything has ever been said. */
export const toastArea = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: (): boolean => wanted,
}

function openArea(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

async function show({ kind, text }: Notice): Promise<void> {
  openArea()
  const { toast } = await import('sonner')
  // The text is the id: the same text is never stacked twice (decision 27).
  const options: ExternalToast = { id: text, duration: DURATION_MS[kind] }
  toast[kind](text, options)
}

function say(notice: Notice): void {
  show(notice).catch((error: unknown) => logQuietly('message', error))
}

/** Good news may name a person; a message in a tab that nobody looks at stays until somebody does. */
const goodNews = new Set<string>()

/** Takes away what was said to the person who was signed in. */
export function forgetNotices(): void {
  const texts = [...goodNews]
  goodNews.clear()
  if (texts.length === 0) return
  import('sonner').then(
    ({ toast }) => {
      for (const text of texts) toast.dismiss(text)
    },
    () => undefined, // then none was shown
  )
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
  return () => {
    import('sonner').then(
      ({ toast }) => toast.dismiss(text),
      () => undefined, // then it was never shown
    )
  }
}

/** An offer that stays until it is taken or closed. */
export function notifyOffer(text: string, label: string, onTake: () => void): void {
  openArea()
  import('sonner')
    .then(({ toast }) =>
      toast(text, {
        id: text,
        duration: Number.POSITIVE_INFINITY,
        action: { label, onClick: onTake },
      }),
    )
    .catch((error: unknown) => logQuietly('message', error))
}

/** Loads what a message needs, so that the first one can be shown even when the connection has gone. */
export function readyToNotify(): void {
  openArea()
  import('sonner').catch(() => undefined)
}
