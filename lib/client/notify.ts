import type { ExternalToast } from 'sonner'

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

export function notifySuccess(text: string): void {
  void show({ kind: 'success', text })
}

export function notifyError(text: string): void {
  void show({ kind: 'error', text })
}

/** Network and time-out: amber, because it is about the connection and not about an answer. */
export function notifyWarning(text: string): void {
  void show({ kind: 'warning', text })
}

/** @returns a function that takes the message away when the work has ended. */
export function notifyProgress(text: string): () => void {
  void show({ kind: 'loading', text })
  return () => void import('sonner').then(({ toast }) => toast.dismiss(text))
}

/** Loads what a message needs, so that the first one can be shown even when the connection has gone. */
export function readyToNotify(): void {
  openArea()
  import('sonner').catch(() => undefined)
}
