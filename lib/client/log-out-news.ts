/**
 * Somebody has logged out by intent: said to every tab of this browser, this one too. A session that merely ended is not
 * said here: what is being written then goes on.
 */
const CHANNEL = 'log-out'

export function announceLogOut(): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

export function subscribeToLogOut(listener: () => unknown): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
