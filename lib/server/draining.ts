import 'server-only'
import type { ServerResponse } from 'node:http'
import { processGlobal } from './process-global'

const state = processGlobal('draining', () => ({ begun: false }))

/** Called when the process was asked to end. */
export function beginDraining(): void {
  state.begun = true
}

/**
 * Once draining, every answer ends its connection. A proxy keeps connections and sends on them for as long as they are
 * open, so a server that only refuses new ones would be given work for ever and never end.
 */
export function closeWhenDraining(response: ServerResponse): void {
  if (state.begun) response.setHeader('connection', 'close')
}
