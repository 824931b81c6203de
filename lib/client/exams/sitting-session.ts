import type { AnswerChange, AttemptView } from '@/lib/contracts/exams'
import { ApiError } from '../api-error'
import type { ExamApi } from './exam-api'
import { type ExamClock, examClock } from './exam-clock'
import type { ExamStore, KeptSitting } from './exam-store'
import {
  dirtyRecords,
  type PartRecord,
  reduceSitting,
  type SittingAction,
  type SittingState,
  startSitting,
} from './sitting'
import { hasLostRight, refusal, type Snapshot } from './sitting-phase'
import { batchesOf } from './sync-batches'

type Ports = {
  api: Pick<ExamApi, 'view' | 'save' | 'check' | 'handIn'>
  store: Pick<ExamStore, 'sitting' | 'keepSitting' | 'answers' | 'keepAnswers' | 'closeSitting'>
  isOnline: () => boolean
  wall: () => number
  monotonic: () => number
}

/** The server hears of a change when the student has paused for this long. */
export const IDLE_MS = 2000
const RETRY_MS = 10_000
/** A shorter stay on a part is no use of time. */
const SPEND_LEAST_MS = 500
const SPEND_STEP_MS = 5000

/**
 * One sitting on this device: holds the state, keeps every change in IndexedDB at once and sends it when the student
 * pauses, goes on without a connection, and hands in when the time is up.
 */
export class SittingSession {
  private snapshot: Snapshot = {
    phase: { name: 'loading' },
    attempt: null,
    sitting: null,
    sign: { kind: 'idle' },
    readOnly: false,
  }
  private readonly listeners = new Set<() => void>()
  private clock: ExamClock
  private view: AttemptView | null = null
  private since = 0
  private idle: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<boolean> | null = null
  private unkept = new Set<string>()
  private handIn: KeptSitting['handIn'] = null
  private closed = false
  private asking = false

  constructor(
    readonly attemptId: string,
    private readonly ports: Ports,
  ) {
    this.clock = examClock(0, ports)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly read = (): Snapshot => this.snapshot

  private show(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Milliseconds left; null without a clock. */
  leftMs(): number | null {
    const deadline = this.snapshot.attempt?.deadlineAt
    return deadline ? Date.parse(deadline) - this.clock.now() : null
  }

  hasUnkept(): boolean {
    return this.unkept.size > 0
  }

  private readStore(): Promise<[KeptSitting | undefined, PartRecord[]]> {
    const { store } = this.ports
    return Promise.all([store.sitting(this.attemptId), store.answers(this.attemptId)])
  }

  /** From the server; without a connection from this device's copy. */
  async load(): Promise<void> {
    const [kept, local] = await this.readStore()
    try {
      const view = await this.ports.api.view(this.attemptId)
      this.clock = examClock(Date.parse(view.serverNow) - this.ports.wall(), this.ports)
      await this.begin(view, local, kept)
    } catch (error) {
      if (kept && refusal(error) !== 404) {
        this.clock = examClock(kept.offsetMs, this.ports)
        await this.begin(kept.view, local, kept)
        this.show({ sign: { kind: 'offline', kept: true } })
        this.retryLater()
        return
      }
      const message =
        error instanceof ApiError && error.failure.kind === 'answer'
          ? error.failure.message
          : 'We could not fetch the paper. Check your connection and try again.'
      this.show({ phase: { name: 'missing', message } })
    }
  }

  /** Takes in what another tab of this device wrote. To be waited for before this tab may write. */
  async readKept(): Promise<void> {
    const [kept, local] = await this.readStore()
    if (this.view && this.snapshot.sitting) this.show({ sitting: this.startWith(this.view, local, kept) })
  }

  /** What is open here stays open, and its records count too: it may be worked on while the server is asked. */
  private startWith(view: AttemptView, local: readonly PartRecord[], kept?: KeptSitting): SittingState {
    const here = this.snapshot.sitting
    const records = [...local, ...Object.values(here?.records ?? {})].sort((a, b) => a.seq - b.seq)
    const checked = { ...here?.checked, ...kept?.checked } // who checks has the right to write, and keeps it at once
    return startSitting(view, records, here?.current ?? kept?.current, checked)
  }

  private async begin(view: AttemptView, local: PartRecord[], kept?: KeptSitting): Promise<void> {
    this.view = view
    this.handIn = kept?.handIn ?? null
    const { attempt } = view
    if (attempt.state === 'print') return this.show({ attempt, phase: { name: 'print' } })
    const sitting = this.startWith(view, local, kept)
    if (attempt.state === 'handedIn') {
      await this.deliverLate(sitting)
      return this.show({ attempt, sitting, phase: { name: 'handedIn' } })
    }
    this.since = this.ports.monotonic()
    this.show({ attempt, sitting, phase: { name: 'sitting' } })
    await this.keepSitting()
    if (this.handIn) return void (await this.doHandIn(this.handIn.automatic))
    if (dirtyRecords(sitting.records).length > 0) this.sendSoon()
    this.look()
  }

  /** The clock handed in while this device was away: what was written in time still counts. */
  private async deliverLate(sitting: SittingState): Promise<void> {
    try {
      for (const batch of batchesOf(dirtyRecords(sitting.records)))
        await this.ports.api.save(this.attemptId, batch)
    } catch (error) {
      if (refusal(error) === null) return // no connection: they stay here for the next visit
    }
    await this.ports.store.closeSitting(this.attemptId)
  }

  private async keepSitting(): Promise<void> {
    if (!this.view || !this.snapshot.sitting || this.closed) return
    await this.ports.store.keepSitting({
      attemptId: this.attemptId,
      view: this.view,
      offsetMs: this.clock.offsetMs(),
      current: this.snapshot.sitting.current,
      handIn: this.handIn,
      checked: this.snapshot.sitting.checked,
    })
  }

  private at(): string {
    return new Date(this.clock.now()).toISOString()
  }

  private reduce(action: SittingAction): void {
    const { sitting } = this.snapshot
    if (!sitting) return
    const next = reduceSitting(sitting, action)
    if (next === sitting) return
    this.show({ sitting: next })
    const changed = Object.values(next.records).filter(
      record => record !== sitting.records[record.key] && !this.closed,
    )
    if (changed.length > 0) void this.keep(changed)
  }

  private async keep(records: PartRecord[]): Promise<void> {
    for (const { key, dirty } of records) if (dirty) this.unkept.add(key)
    if (await this.ports.store.keepAnswers(this.attemptId, records))
      for (const { key } of records) this.unkept.delete(key)
  }

  /** Adds the time since the last look to the part that was worked on. */
  private spend(leastMs = SPEND_LEAST_MS): void {
    const now = this.ports.monotonic()
    const ms = now - this.since
    if (ms < leastMs) return
    this.since = now
    const { phase } = this.snapshot
    if (phase.name === 'sitting') this.reduce({ type: 'spend', ms, at: this.at() })
  }

  isOpen(): boolean {
    const { name } = this.snapshot.phase
    return name === 'sitting' || name === 'summary'
  }

  private mayWrite(): boolean {
    return !this.snapshot.readOnly && this.isOpen()
  }

  edit(key: string, edit: Extract<SittingAction, { type: 'edit' }>['edit']): void {
    if (!this.mayWrite()) return
    this.touch(key)
    this.spend(SPEND_STEP_MS)
    this.reduce({ type: 'edit', key, edit, at: this.at() })
    this.sendSoon()
  }

  touch(key: string): void {
    if (!this.mayWrite() || this.snapshot.sitting?.activeKey === key) return
    this.spend()
    this.reduce({ type: 'touch', key })
  }

  go(question: number): void {
    if (this.mayWrite()) {
      this.spend()
      this.sendSoon()
    }
    this.reduce({ type: 'go', question })
    this.since = this.ports.monotonic()
    if (this.snapshot.phase.name === 'summary') this.show({ phase: { name: 'sitting' } })
    if (!this.snapshot.readOnly) void this.keepSitting()
  }

  openSummary(): void {
    if (!this.mayWrite()) return
    this.spend()
    this.show({ phase: { name: 'summary' } })
    void this.flush()
  }

  setReadOnly(readOnly: boolean): void {
    if (this.snapshot.readOnly !== readOnly) this.show({ readOnly })
  }

  private sendSoon(): void {
    clearTimeout(this.idle)
    const { sitting, sign } = this.snapshot
    if (!sitting || dirtyRecords(sitting.records).length === 0) return
    if (sign.kind !== 'offline' && sign.kind !== 'signedOut') this.show({ sign: { kind: 'saving' } })
    this.idle = setTimeout(() => void this.flush(), IDLE_MS)
  }

  private retryLater(): void {
    clearTimeout(this.retry)
    if (!this.closed) this.retry = setTimeout(() => void this.resume(), RETRY_MS)
  }

  /** When the connection is back, or might be. */
  async resume(): Promise<void> {
    if (this.closed || this.snapshot.readOnly) return
    if (this.handIn) return void (await this.doHandIn(this.handIn.automatic))
    if (this.snapshot.phase.name === 'missing') return void (await this.load())
    await this.flush()
  }

  /** The page is going out of sight: time is settled and everything sent in requests that outlive the page. */
  leave(): void {
    if (!this.mayWrite()) return
    this.spend()
    clearTimeout(this.idle)
    const { sitting } = this.snapshot
    if (!sitting) return
    for (const batch of batchesOf(dirtyRecords(sitting.records)))
      this.ports.api.save(this.attemptId, batch, true).then(
        ({ saved }) => this.reduce({ type: 'saved', sent: saved }),
        () => undefined, // they stay dirty, here and in IndexedDB
      )
  }

  comeBack(): void {
    this.since = this.ports.monotonic()
    this.look()
    void this.resume()
  }

  /** Sends all that is unsent, one run at a time. @returns whether all of it arrived. */
  flush(): Promise<boolean> {
    this.sending ??= this.send().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  private async send(): Promise<boolean> {
    clearTimeout(this.idle)
    const { sitting, readOnly } = this.snapshot
    if (!sitting || readOnly || this.closed) return false
    const waiting = dirtyRecords(sitting.records).filter(record => !(record.key in sitting.refused))
    try {
      for (const batch of batchesOf(waiting)) await this.sendBatch(batch)
      if (waiting.length > 0 || ['offline', 'signedOut'].includes(this.snapshot.sign.kind))
        this.show({ sign: { kind: 'saved', at: this.ports.wall() } })
      const left = dirtyRecords(this.snapshot.sitting?.records ?? {}).filter(
        record => !(record.key in (this.snapshot.sitting?.refused ?? {})),
      )
      if (left.length > 0) this.sendSoon()
      return left.length === 0
    } catch (error) {
      await this.onSendError(error)
      return false
    }
  }

  private async sendBatch(batch: AnswerChange[]): Promise<void> {
    try {
      const { saved, serverNow, deadlineAt } = await this.ports.api.save(this.attemptId, batch)
      this.clock.learn(serverNow)
      this.takeDeadline(deadlineAt)
      this.reduce({ type: 'saved', sent: batch.map(({ key, seq }) => ({ key, seq })) })
      const isOvertaken = saved.some(({ key, seq }) => seq > (this.snapshot.sitting?.records[key]?.seq ?? 0))
      if (isOvertaken)
        this.reduce({ type: 'merge', answers: (await this.ports.api.view(this.attemptId)).answers })
    } catch (error) {
      if (refusal(error) !== 400) throw error
      if (batch.length > 1) {
        for (const change of batch) await this.sendBatch([change])
        return
      }
      const message = error instanceof ApiError ? error.message : ''
      for (const { key } of batch) this.reduce({ type: 'refused', key, message })
    }
  }

  private takeDeadline(deadlineAt: string | null): void {
    const { attempt } = this.snapshot
    if (attempt && attempt.deadlineAt !== deadlineAt) this.show({ attempt: { ...attempt, deadlineAt } })
  }

  private async onSendError(error: unknown): Promise<void> {
    const kept = !this.hasUnkept()
    const status = refusal(error)
    if (status === 409) return this.refetch()
    if (hasLostRight(status)) return this.show({ sign: { kind: 'signedOut', kept } }) // asks again after a log-in
    this.show({ sign: { kind: status === null ? 'offline' : 'failed', kept } })
    this.retryLater()
  }

  /** The server says that the paper is closed: what it holds counts. */
  private async refetch(): Promise<void> {
    try {
      const view = await this.ports.api.view(this.attemptId)
      if (view.attempt.state === 'open') return this.retryLater()
      await this.finish(view, view.result?.automatic ?? false)
    } catch {
      this.retryLater()
    }
  }

  /** Looked at every second. At nought the server is asked once more, lest this device's clock runs ahead. */
  look(): void {
    const left = this.leftMs()
    if (left === null || left > 0 || !this.mayWrite() || this.asking) return
    this.asking = true
    void this.askTheTime().finally(() => {
      this.asking = false
    })
  }

  private async askTheTime(): Promise<void> {
    try {
      const { serverNow, deadlineAt } = await this.ports.api.save(this.attemptId, [])
      this.clock.learn(serverNow)
      this.takeDeadline(deadlineAt)
    } catch {
      // No answer, or the paper is closed already: handing in finds out which.
    }
    if ((this.leftMs() ?? 1) <= 0 && this.mayWrite()) await this.doHandIn(true)
  }

  async check(key: string): Promise<string | null> {
    this.spend()
    if (!(await this.flush()))
      return 'We could not reach the server. Your answer is kept; try again in a moment.'
    const answer = this.snapshot.sitting?.records[key]?.answer ?? null
    try {
      const result = await this.ports.api.check(this.attemptId, key)
      this.reduce({ type: 'checked', checked: { result, answer } })
      await this.keepSitting()
      return null
    } catch (error) {
      return error instanceof ApiError && error.failure.kind === 'answer'
        ? error.failure.message
        : 'We could not reach the server. Try again in a moment.'
    }
  }

  handInNow(): Promise<void> {
    return this.doHandIn(false)
  }

  /** Only while a hand-in waits for a connection. */
  async takeBack(): Promise<void> {
    if (this.snapshot.phase.name !== 'handingIn') return
    this.handIn = null
    clearTimeout(this.retry)
    this.show({ phase: { name: 'summary' } })
    await this.keepSitting()
  }

  private async doHandIn(automatic: boolean): Promise<void> {
    if (this.closed || this.snapshot.readOnly) return
    this.spend()
    this.handIn = { automatic, at: this.at() }
    this.show({ phase: automatic ? { name: 'timeUp', sent: false } : { name: 'handingIn', waiting: false } })
    await this.keepSitting()
    await this.sending
    try {
      const batches = batchesOf(dirtyRecords(this.snapshot.sitting?.records ?? {}))
      const last = batches.pop() ?? []
      for (const batch of batches) await this.ports.api.save(this.attemptId, batch)
      await this.finish(await this.ports.api.handIn(this.attemptId, last, automatic), automatic)
    } catch (error) {
      const status = refusal(error)
      const isOut = hasLostRight(status)
      if (status !== null && !isOut) return this.refetch()
      if (this.handIn && !automatic) this.show({ phase: { name: 'handingIn', waiting: true } })
      this.show({ sign: { kind: isOut ? 'signedOut' : 'offline', kept: !this.hasUnkept() } })
      if (!isOut) this.retryLater()
    }
  }

  private async finish(view: AttemptView, automatic: boolean): Promise<void> {
    this.close()
    this.unkept.clear()
    this.show({
      attempt: view.attempt,
      phase: automatic ? { name: 'timeUp', sent: true } : { name: 'handedIn' },
    })
    await this.ports.store.closeSitting(this.attemptId)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.idle)
    clearTimeout(this.retry)
  }
}
