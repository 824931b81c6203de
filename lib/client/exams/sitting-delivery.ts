import type { AnswerChange } from '@/lib/contracts/exams'
import { ApiError } from '../api-error'
import type { ExamApi } from './exam-api'
import { dirtyRecords, type SittingState } from './sitting'
import type { SittingDesk } from './sitting-desk'
import { hasLostRight, refusal } from './sitting-phase'
import { batchesOf } from './sync-batches'

export type DeliveryPorts = { api: Pick<ExamApi, 'view' | 'save'>; wall: () => number }

type Calls = {
  /** The server says that the paper is closed. */
  onClosed: () => Promise<void>
  /** Time to try again what did not get through. */
  onRetry: () => void
}

/** The server hears of a change when the student has paused for this long. */
export const IDLE_MS = 2000
const RETRY_MS = 10_000

/** Brings what is written on the desk to the server: when the student pauses, and again until it has arrived. */
export class SittingDelivery {
  private idle: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<boolean> | null = null

  constructor(
    private readonly desk: SittingDesk,
    private readonly ports: DeliveryPorts,
    private readonly calls: Calls,
  ) {}

  sendSoon(): void {
    clearTimeout(this.idle)
    const { sitting, sign } = this.desk.read()
    if (!sitting || dirtyRecords(sitting.records).length === 0) return
    if (sign.kind !== 'offline' && sign.kind !== 'signedOut') this.desk.show({ sign: { kind: 'saving' } })
    this.idle = setTimeout(() => void this.flush(), IDLE_MS)
  }

  retryLater(): void {
    clearTimeout(this.retry)
    if (!this.desk.closed) this.retry = setTimeout(this.calls.onRetry, RETRY_MS)
  }

  stopRetrying(): void {
    clearTimeout(this.retry)
  }

  stop(): void {
    clearTimeout(this.idle)
    clearTimeout(this.retry)
  }

  /** Sends all that is unsent, one run at a time. @returns whether all of it arrived. */
  flush(): Promise<boolean> {
    this.sending ??= this.send().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  /** When what is on its way has arrived, or has not. */
  async settled(): Promise<void> {
    await this.sending
  }

  private async send(): Promise<boolean> {
    clearTimeout(this.idle)
    const { sitting, readOnly } = this.desk.read()
    if (!sitting || readOnly || this.desk.closed) return false
    const waiting = sendable(sitting)
    try {
      for (const batch of batchesOf(waiting)) await this.sendBatch(batch)
      if (waiting.length > 0 || ['offline', 'signedOut'].includes(this.desk.read().sign.kind))
        this.desk.show({ sign: { kind: 'saved', at: this.ports.wall() } })
      const left = sendable(this.desk.read().sitting)
      if (left.length > 0) this.sendSoon()
      return left.length === 0
    } catch (error) {
      await this.onSendError(error)
      return false
    }
  }

  private async sendBatch(batch: AnswerChange[]): Promise<void> {
    const { desk } = this
    try {
      const { saved, serverNow, deadlineAt } = await this.ports.api.save(desk.attemptId, batch)
      this.learn(serverNow, deadlineAt)
      desk.reduce({ type: 'saved', sent: batch.map(({ key, seq }) => ({ key, seq })) })
      const { sitting } = desk.read()
      const isOvertaken = saved.some(({ key, seq }) => seq > (sitting?.records[key]?.seq ?? 0))
      if (isOvertaken)
        desk.reduce({ type: 'merge', answers: (await this.ports.api.view(desk.attemptId)).answers })
    } catch (error) {
      if (refusal(error) !== 400) throw error
      if (batch.length > 1) {
        for (const change of batch) await this.sendBatch([change])
        return
      }
      const message = error instanceof ApiError ? error.message : ''
      for (const { key } of batch) desk.reduce({ type: 'refused', key, message })
    }
  }

  private learn(serverNow: string, deadlineAt: string | null): void {
    this.desk.clock.learn(serverNow)
    const { attempt } = this.desk.read()
    if (attempt && attempt.deadlineAt !== deadlineAt) this.desk.show({ attempt: { ...attempt, deadlineAt } })
  }

  private async onSendError(error: unknown): Promise<void> {
    const kept = !this.desk.hasUnkept()
    const status = refusal(error)
    if (status === 409) return await this.calls.onClosed()
    if (hasLostRight(status)) return this.desk.show({ sign: { kind: 'signedOut', kept } }) // asks again after a log-in
    this.desk.show({ sign: { kind: status === null ? 'offline' : 'failed', kept } })
    this.retryLater()
  }

  /** Everything in requests that outlive the page. */
  sendAway(): void {
    clearTimeout(this.idle)
    const { sitting } = this.desk.read()
    if (!sitting) return
    for (const batch of batchesOf(dirtyRecords(sitting.records)))
      this.ports.api.save(this.desk.attemptId, batch, true).then(
        ({ saved }) => this.desk.reduce({ type: 'saved', sent: saved }),
        () => undefined, // they stay dirty, here and in IndexedDB
      )
  }

  /** The clock handed in while this device was away: what was written in time still counts. */
  async deliverLate(sitting: SittingState): Promise<void> {
    try {
      for (const batch of batchesOf(dirtyRecords(sitting.records)))
        await this.ports.api.save(this.desk.attemptId, batch)
    } catch (error) {
      if (refusal(error) === null) return // no connection: they stay here for the next visit
    }
    await this.desk.discard()
  }

  /** Sends all that is unsent but the last batch, which goes along with the hand-in. @throws what the call threw */
  async deliverAllButLast(): Promise<AnswerChange[]> {
    const batches = batchesOf(dirtyRecords(this.desk.read().sitting?.records ?? {}))
    const last = batches.pop() ?? []
    for (const batch of batches) await this.ports.api.save(this.desk.attemptId, batch)
    return last
  }

  async askTheTime(): Promise<void> {
    try {
      const { serverNow, deadlineAt } = await this.ports.api.save(this.desk.attemptId, [])
      this.learn(serverNow, deadlineAt)
    } catch {
      // No answer, or the paper is closed already: handing in finds out which.
    }
  }
}

/** Unsent, and not refused as it stands. */
function sendable(sitting: SittingState | null) {
  return dirtyRecords(sitting?.records ?? {}).filter(record => !(record.key in (sitting?.refused ?? {})))
}
