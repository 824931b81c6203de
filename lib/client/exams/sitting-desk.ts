import type { AttemptView, SavedResult } from '@/lib/contracts/exams'
import { type ExamClock, examClock } from './exam-clock'
import type { ExamStore, KeptSitting } from './exam-store'
import {
  dirtyRecords,
  type Edit,
  type PartRecord,
  reduceSitting,
  type SittingAction,
  type SittingState,
  startSitting,
} from './sitting'
import type { Snapshot } from './sitting-phase'

export type DeskPorts = {
  store: Pick<ExamStore, 'hold' | 'sitting' | 'keepSitting' | 'answers' | 'keepAnswers' | 'closeSitting'>
  wall: () => number
  monotonic: () => number
}

/** A shorter stay on a part does not count as time spent. */
const SPEND_MIN_MS = 500
/** While somebody types, time is added up in steps of this. */
const SPEND_STEP_MS = 5000

/**
 * What lies before the student: the state of one sitting, its clock, and the copy that this device keeps of it. The one
 * owner of that state; what is done with it is added by SittingSession.
 */
export class SittingDesk<Ports extends DeskPorts = DeskPorts> {
  private snapshot: Snapshot = {
    phase: { name: 'loading' },
    attempt: null,
    sitting: null,
    sign: { kind: 'idle' },
    readOnly: false,
  }
  private readonly listeners = new Set<() => void>()
  private since = 0
  private readonly unkept = new Set<string>()
  private view: AttemptView | null = null
  protected clock: ExamClock
  /** Asked for, and not yet taken by the server. */
  protected handIn: KeptSitting['handIn'] = null
  /** Nothing is kept or sent from here any more. */
  protected closed = false

  constructor(
    readonly attemptId: string,
    protected readonly ports: Ports,
  ) {
    this.clock = examClock(0, ports)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly read = (): Snapshot => this.snapshot

  protected show(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }

  protected showTrouble(kind: 'offline' | 'failed' | 'signedOut'): void {
    this.show({ sign: { kind, kept: !this.hasUnkept() } })
  }

  /** Milliseconds left; null without a clock. */
  leftMs(): number | null {
    const deadline = this.snapshot.attempt?.deadlineAt
    return deadline ? Date.parse(deadline) - this.clock.now() : null
  }

  protected at(): string {
    return new Date(this.clock.now()).toISOString()
  }

  isOpen(): boolean {
    const { name } = this.snapshot.phase
    return name === 'sitting' || name === 'summary'
  }

  protected mayWrite(): boolean {
    return !this.snapshot.readOnly && this.isOpen()
  }

  setReadOnly(readOnly: boolean): void {
    if (this.snapshot.readOnly !== readOnly) this.show({ readOnly })
  }

  protected unsent(): PartRecord[] {
    return dirtyRecords(this.snapshot.sitting?.records ?? {})
  }

  /** Unsent, and not refused as it stands. */
  protected sendable(): PartRecord[] {
    const refused = this.snapshot.sitting?.refused ?? {}
    return this.unsent().filter(record => !(record.key in refused))
  }

  protected readStore(): Promise<[KeptSitting | undefined, PartRecord[]]> {
    const { store } = this.ports
    return Promise.all([store.sitting(this.attemptId), store.answers(this.attemptId)])
  }

  /** Once the server has let the student in, this device keeps the paper under their name. */
  protected hold(): Promise<void> {
    return this.ports.store.hold(this.attemptId)
  }

  /** The state out of what the server, this device and this page know; the newest of each answer counts. */
  protected take(view: AttemptView, local: readonly PartRecord[], kept?: KeptSitting): SittingState {
    this.view = view
    const here = this.snapshot.sitting
    // What is open here stays open, and its records count too: it may be worked on while the server is asked.
    const records = [...local, ...Object.values(here?.records ?? {})].sort((a, b) => a.seq - b.seq)
    const checked = { ...here?.checked, ...kept?.checked } // only the writing tab checks, and it keeps the result at once
    return startSitting(view, records, here?.current ?? kept?.current, checked)
  }

  /** Takes in what another tab of this device wrote. Await it before this tab may write. */
  async readKept(): Promise<void> {
    const [kept, local] = await this.readStore()
    if (this.view && this.snapshot.sitting) this.show({ sitting: this.take(this.view, local, kept) })
  }

  protected async keepSitting(): Promise<void> {
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

  protected reduce(action: SittingAction): void {
    const { sitting } = this.snapshot
    if (!sitting) return
    const next = reduceSitting(sitting, action)
    if (next === sitting) return
    this.show({ sitting: next })
    const changed = Object.values(next.records).filter(
      record => record !== sitting.records[record.key] && !this.closed,
    )
    if (changed.length > 0) void this.keepAnswers(changed)
  }

  private async keepAnswers(records: PartRecord[]): Promise<void> {
    for (const { key, dirty } of records) if (dirty) this.unkept.add(key)
    if (await this.ports.store.keepAnswers(this.attemptId, records))
      for (const { key } of records) this.unkept.delete(key)
  }

  /** Something that was typed is neither on this device nor, so far, on the server. */
  hasUnkept(): boolean {
    return this.unkept.size > 0
  }

  /** The server has it all. */
  protected async discard(): Promise<void> {
    this.unkept.clear()
    await this.ports.store.closeSitting(this.attemptId)
  }

  protected learn({ serverNow, deadlineAt }: Pick<SavedResult, 'serverNow' | 'deadlineAt'>): void {
    this.clock.learn(serverNow)
    const { attempt } = this.snapshot
    if (attempt && attempt.deadlineAt !== deadlineAt) this.show({ attempt: { ...attempt, deadlineAt } })
  }

  /** Starts timing the part in hand. */
  protected restartTime(): void {
    this.since = this.ports.monotonic()
  }

  /** Adds the time since the last call to the part in hand. */
  protected spend(leastMs = SPEND_MIN_MS): void {
    const now = this.ports.monotonic()
    const ms = now - this.since
    if (ms < leastMs) return
    this.since = now
    if (this.snapshot.phase.name === 'sitting') this.reduce({ type: 'spend', ms, at: this.at() })
  }

  touch(key: string): void {
    if (!this.mayWrite() || this.snapshot.sitting?.activeKey === key) return
    this.spend()
    this.reduce({ type: 'touch', key })
  }

  protected write(key: string, edit: Edit): void {
    this.touch(key)
    this.spend(SPEND_STEP_MS)
    this.reduce({ type: 'edit', key, edit, at: this.at() })
  }
}
