import { TextEncoder } from 'node:util'
import type { BotCheckChallenge } from '@/lib/contracts/dto'
import { solveChallenge } from '../bot-check/solve'

/** jsdom has no workers: this one does the real work, a turn later, on the only thread there is. */
class FakeWorker {
  onmessage: ((event: { data: number | null }) => void) | null = null
  onerror: (() => void) | null = null

  postMessage(challenge: BotCheckChallenge): void {
    queueMicrotask(() => this.onmessage?.({ data: solveChallenge(challenge) }))
  }

  terminate(): void {}
}

export function fakeWorker(): void {
  Object.assign(globalThis, { Worker: FakeWorker, TextEncoder })
}
