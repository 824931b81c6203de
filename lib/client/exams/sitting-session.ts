import type { AttemptView } from '@/lib/contracts/exams'
import { ApiError } from '../api-error'
import type { ExamApi } from './exam-api'
import { examClock } from './exam-clock'
import type { KeptSitting } from './exam-store'
import { dirtyRecords, type PartRecord, type SittingAction } from './sitting'
import { SittingDelivery } from './sitting-delivery'
import { type DeskPorts, SittingDesk } from './sitting-desk'
import { hasLostRight, refusal } from './sitting-phase'

type Ports = DeskPorts & { api: Pick<ExamApi, 'view' | 'save' | 'check' | 'handIn'> }

const SPEND_STEP_MS = 5000

/**
 * One sitting on this device, from opening the paper to handing it in. Every change is kept in IndexedDB at once and
 * sent when the student pauses; it goes on without a connection, and hands in when the time is up.
 */
export class SittingSession {
  private readonly desk: SittingDesk
  private readonly delivery: SittingDelivery
  private asking = false

  constructor(
    readonly attemptId: string,
    private readonly ports: Ports,
  ) {
    this.desk = new SittingDesk(attemptId, ports)
    this.delivery = new SittingDelivery(this.desk, ports, {
      onClosed: () => this.refetch(),
      onRetry: () => void this.resume(),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => this.desk.subscribe(listener)
  readonly read = () => this.desk.read()
  readonly leftMs = () => this.desk.leftMs()
  readonly hasUnkept = () => this.desk.hasUnkept()
  readonly readKept = () => this.desk.readKept()
  readonly isOpen = () => this.desk.isOpen()
  readonly touch = (key: string) => this.desk.touch(key)
  readonly flush = () => this.delivery.flush()

  /** From the server; without a connection from this device's copy. */
  async load(): Promise<void> {
    const [kept, local] = await this.desk.readStore()
    try {
      const view = await this.ports.api.view(this.attemptId)
      this.desk.clock = examClock(Date.parse(view.serverNow) - this.ports.wall(), this.ports)
      await this.begin(view, local, kept)
    } catch (error) {
      const isOut = hasLostRight(refusal(error))
      // Its copy opens without a connection; to who was logged out it stays shut.
      if (kept && !isOut) {
        this.desk.clock = examClock(kept.offsetMs, this.ports)
        await this.begin(kept.view, local, kept)
        this.desk.show({ sign: { kind: 'offline', kept: true } })
        this.delivery.retryLater()
        return
      }
      if (this.desk.read().sitting) {
        // Already here, and worked on.
        if (isOut) this.desk.show({ sign: { kind: 'signedOut', kept: !this.desk.hasUnkept() } })
        return
      }
      const message =
        error instanceof ApiError && error.failure.kind === 'answer'
          ? error.failure.message
          : 'We could not fetch the paper. Check your connection and try again.'
      this.desk.show({ phase: { name: 'missing', message } })
    }
  }

  private async begin(view: AttemptView, local: PartRecord[], kept?: KeptSitting): Promise<void> {
    const { desk } = this
    desk.handIn = kept?.handIn ?? null
    const { attempt } = view
    await desk.hold()
    if (attempt.state === 'print') return desk.show({ attempt, phase: { name: 'print' } })
    const sitting = desk.take(view, local, kept)
    if (attempt.state === 'handedIn') {
      await this.delivery.deliverLate(sitting)
      return desk.show({ attempt, sitting, phase: { name: 'handedIn' } })
    }
    desk.restartTime()
    desk.show({ attempt, sitting, phase: { name: 'sitting' } })
    await desk.keepSitting()
    if (desk.handIn) return void (await this.doHandIn(desk.handIn.automatic))
    if (dirtyRecords(sitting.records).length > 0) this.delivery.sendSoon()
    this.look()
  }

  edit(key: string, edit: Extract<SittingAction, { type: 'edit' }>['edit']): void {
    if (!this.desk.mayWrite()) return
    this.desk.touch(key)
    this.desk.spend(SPEND_STEP_MS)
    this.desk.reduce({ type: 'edit', key, edit, at: this.desk.at() })
    this.delivery.sendSoon()
  }

  go(question: number): void {
    const { desk } = this
    if (desk.mayWrite()) {
      desk.spend()
      this.delivery.sendSoon()
    }
    desk.reduce({ type: 'go', question })
    desk.restartTime()
    if (desk.read().phase.name === 'summary') desk.show({ phase: { name: 'sitting' } })
    if (!desk.read().readOnly) void desk.keepSitting()
  }

  openSummary(): void {
    if (!this.desk.mayWrite()) return
    this.desk.spend()
    this.desk.show({ phase: { name: 'summary' } })
    void this.flush()
  }

  setReadOnly(readOnly: boolean): void {
    if (this.desk.read().readOnly !== readOnly) this.desk.show({ readOnly })
  }

  /** When the connection is back, or might be. */
  async resume(): Promise<void> {
    const { handIn, closed } = this.desk
    const { phase, readOnly } = this.desk.read()
    if (closed || readOnly) return
    if (handIn) return void (await this.doHandIn(handIn.automatic))
    if (phase.name === 'missing') return void (await this.load())
    await this.flush()
  }

  /** The page is going out of sight: time is settled and everything sent. */
  leave(): void {
    if (this.desk.closed || !this.desk.mayWrite()) return
    this.desk.spend()
    this.delivery.sendAway()
  }

  comeBack(): void {
    this.desk.restartTime()
    this.look()
    void this.resume()
  }

  /** The server says that the paper is closed: what it holds counts. */
  private async refetch(): Promise<void> {
    try {
      const view = await this.ports.api.view(this.attemptId)
      if (view.attempt.state === 'open') return this.delivery.retryLater()
      await this.finish(view, view.result?.automatic ?? false)
    } catch {
      this.delivery.retryLater()
    }
  }

  /** Called every second. When the time is up, the server is asked once more: this device's clock may be fast. */
  look(): void {
    const left = this.desk.leftMs()
    if (left === null || left > 0 || !this.desk.mayWrite() || this.asking) return
    this.asking = true
    void this.handInWhenOver().finally(() => {
      this.asking = false
    })
  }

  private async handInWhenOver(): Promise<void> {
    await this.delivery.askTheTime()
    if ((this.desk.leftMs() ?? 1) <= 0 && this.desk.mayWrite()) await this.doHandIn(true)
  }

  /** Marks one answer of a paper that is sat for practice. @returns what to tell the student, or null when it is done */
  async check(key: string): Promise<string | null> {
    this.desk.spend()
    if (!(await this.flush()))
      return 'We could not reach the server. Your answer is kept; try again in a moment.'
    const answer = this.desk.read().sitting?.records[key]?.answer ?? null
    try {
      const result = await this.ports.api.check(this.attemptId, key)
      this.desk.reduce({ type: 'checked', checked: { result, answer } })
      await this.desk.keepSitting()
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
    if (this.desk.read().phase.name !== 'handingIn') return
    this.desk.handIn = null
    this.delivery.stopRetrying()
    this.desk.show({ phase: { name: 'summary' } })
    await this.desk.keepSitting()
  }

  private async doHandIn(automatic: boolean): Promise<void> {
    const { desk, delivery } = this
    if (desk.closed || desk.read().readOnly) return
    desk.spend()
    desk.handIn = { automatic, at: desk.at() }
    desk.show({ phase: automatic ? { name: 'timeUp', sent: false } : { name: 'handingIn', waiting: false } })
    await desk.keepSitting()
    await delivery.settled()
    try {
      const last = await delivery.deliverAllButLast()
      await this.finish(await this.ports.api.handIn(this.attemptId, last, automatic), automatic)
    } catch (error) {
      const status = refusal(error)
      const isOut = hasLostRight(status)
      if (status !== null && !isOut) return this.refetch()
      if (desk.handIn && !automatic) desk.show({ phase: { name: 'handingIn', waiting: true } })
      desk.show({ sign: { kind: isOut ? 'signedOut' : 'offline', kept: !desk.hasUnkept() } })
      if (!isOut) delivery.retryLater()
    }
  }

  private async finish(view: AttemptView, automatic: boolean): Promise<void> {
    this.close()
    const discarded = this.desk.discard()
    this.desk.show({
      attempt: view.attempt,
      phase: automatic ? { name: 'timeUp', sent: true } : { name: 'handedIn' },
    })
    await discarded
  }

  close(): void {
    this.desk.closed = true
    this.delivery.stop()
  }
}
