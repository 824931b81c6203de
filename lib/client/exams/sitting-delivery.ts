import type { AnswerChange, SavedResult } from '@/lib/contracts/exams'
import { ApiError } from '../api-error'
import type { ExamApi } from './exam-api'
import type { PartRecord, SittingAction } from './sitting'
import { refusal } from './sitting-phase'
import { batchesOf } from './sync-batches'

export type DeliveryApi = Pick<ExamApi, 'view' | 'save'>

/** What the server said of what was sent: its clock, and what becomes of the records. */
export type Said = { type: 'time'; time: Pick<SavedResult, 'serverNow' | 'deadlineAt'> } | SittingAction

/** Brings records to the server, and says what it answered as the answers come. @throws what a call threw */
export async function* deliver(
  api: DeliveryApi,
  attemptId: string,
  records: readonly PartRecord[],
): AsyncGenerator<Said> {
  for (const batch of batchesOf(records)) yield* deliverBatch(api, attemptId, batch)
}

/** Of a batch that is refused each change is sent alone, so that one bad answer holds up no other. */
async function* deliverBatch(
  api: DeliveryApi,
  attemptId: string,
  batch: AnswerChange[],
): AsyncGenerator<Said> {
  try {
    const { saved, ...time } = await api.save(attemptId, batch)
    yield { type: 'time', time }
    const seqs = new Map(batch.map(({ key, seq }) => [key, seq]))
    yield { type: 'saved', sent: batch.map(({ key, seq }) => ({ key, seq })) }
    const isOvertaken = saved.some(({ key, seq }) => seq > (seqs.get(key) ?? 0))
    if (isOvertaken) yield { type: 'merge', answers: (await api.view(attemptId)).answers }
  } catch (error) {
    if (refusal(error) !== 400) throw error
    if (batch.length > 1) {
      for (const change of batch) yield* deliverBatch(api, attemptId, [change])
      return
    }
    const message = error instanceof ApiError ? error.message : ''
    for (const { key } of batch) yield { type: 'refused', key, message }
  }
}

/** Of a paper that was handed in meanwhile. @returns whether the server has heard of all of it, and taken or refused it */
export async function deliverLate(
  api: DeliveryApi,
  attemptId: string,
  records: readonly PartRecord[],
): Promise<boolean> {
  try {
    for (const batch of batchesOf(records)) await api.save(attemptId, batch)
    return true
  } catch (error) {
    return refusal(error) !== null
  }
}

/** @returns the last batch, which goes along with the hand-in. @throws what a call threw */
export async function deliverAllButLast(
  api: DeliveryApi,
  attemptId: string,
  records: readonly PartRecord[],
): Promise<AnswerChange[]> {
  const batches = batchesOf(records)
  const last = batches.pop() ?? []
  for (const batch of batches) await api.save(attemptId, batch)
  return last
}

/** In requests that outlive the page. */
export function sendAway(
  api: DeliveryApi,
  attemptId: string,
  records: readonly PartRecord[],
  onSaved: (saved: SavedResult['saved']) => void,
): void {
  for (const batch of batchesOf(records))
    api.save(attemptId, batch, true).then(
      ({ saved }) => onSaved(saved),
      () => undefined, // they stay dirty, here and in IndexedDB
    )
}

/** The server hears of a change when the student has paused for this long. */
export const IDLE_MS = 2000
const RETRY_MS = 10_000

/** When to send: after a pause, again when it did not get through, and one run at a time. */
export class SendTimes {
  private idle: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private running: Promise<boolean> | null = null

  /** @param send whether all of it arrived */
  constructor(
    private readonly send: () => Promise<boolean>,
    private readonly again: () => void,
  ) {}

  soon(): void {
    this.notYet()
    this.idle = setTimeout(() => void this.now(), IDLE_MS)
  }

  notYet(): void {
    clearTimeout(this.idle)
  }

  now(): Promise<boolean> {
    this.notYet()
    this.running ??= this.send().finally(() => {
      this.running = null
    })
    return this.running
  }

  /** When what is on its way has arrived, or has not. */
  async settled(): Promise<void> {
    await this.running
  }

  retryLater(): void {
    this.stopRetrying()
    if (!this.stopped) this.retry = setTimeout(this.again, RETRY_MS)
  }

  stopRetrying(): void {
    clearTimeout(this.retry)
  }

  /** For good: nothing is sent from here any more. */
  stop(): void {
    this.stopped = true
    this.notYet()
    this.stopRetrying()
  }
}
