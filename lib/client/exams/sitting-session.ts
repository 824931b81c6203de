import type { AttemptView } from '@/lib/contracts/exams'
import type { ExamApi } from './exam-api'
import { examClock } from './exam-clock'
import type { KeptSitting } from './exam-store'
import { dirtyRecords, type Edit, type PartRecord } from './sitting'
import {
  type DeliveryApi,
  deliver,
  deliverAllButLast,
  deliverLate,
  SendTimes,
  sendAway,
} from './sitting-delivery'
import { type DeskPorts, SittingDesk } from './sitting-desk'
import { hasLostRight, refusal, saidBy } from './sitting-phase'

type Ports = DeskPorts & { api: DeliveryApi & Pick<ExamApi, 'check' | 'handIn'> }

/**
 * One sitting on this device, from opening the paper to handing it in. Every change is kept in IndexedDB at once and
 * sent when the student pauses; it goes on without a connection, and hands in when the time is up.
 */
export class SittingSession extends SittingDesk<Ports> {
  private readonly times = new SendTimes(
    () => this.send(),
    () => void this.resume(),
  )
  private asking = false

  /** From the server; without a connection from this device's copy. */
  async load(): Promise<void> {
    const [kept, local] = await this.readStore()
    try {
      const view = await this.ports.api.view(this.attemptId)
      this.clock = examClock(Date.parse(view.serverNow) - this.ports.wall(), this.ports)
      await this.begin(view, local, kept)
    } catch (error) {
      const isOut = hasLostRight(refusal(error))
      // The copy opens without a connection, but not for somebody who has been logged out.
      if (kept && !isOut) {
        this.clock = examClock(kept.offsetMs, this.ports)
        await this.begin(kept.view, local, kept)
        this.show({ sign: { kind: 'offline', kept: true } })
        this.times.retryLater()
        return
      }
      if (this.read().sitting) return isOut ? this.showTrouble('signedOut') : undefined // here, and worked on
      const message = saidBy(error) ?? 'We could not fetch the paper. Check your connection and try again.'
      this.show({ phase: { name: 'missing', message } })
    }
  }

  private async begin(view: AttemptView, local: PartRecord[], kept?: KeptSitting): Promise<void> {
    this.handIn = kept?.handIn ?? null
    const { attempt } = view
    await this.hold()
    if (attempt.state === 'print') return this.show({ attempt, phase: { name: 'print' } })
    const sitting = this.take(view, local, kept)
    if (attempt.state === 'handedIn') {
      // What was written in time counts, though the clock handed in while this device was away.
      if (await deliverLate(this.ports.api, this.attemptId, dirtyRecords(sitting.records)))
        await this.discard()
      return this.show({ attempt, sitting, phase: { name: 'handedIn' } })
    }
    this.restartTime()
    this.show({ attempt, sitting, phase: { name: 'sitting' } })
    await this.keepSitting()
    if (this.handIn) return void (await this.doHandIn(this.handIn.automatic))
    this.sendSoon()
    this.look()
  }

  edit(key: string, edit: Edit): void {
    if (!this.mayWrite()) return
    this.write(key, edit)
    this.sendSoon()
  }

  go(question: number): void {
    if (this.mayWrite()) {
      this.spend()
      this.sendSoon()
    }
    this.reduce({ type: 'go', question })
    this.restartTime()
    if (this.read().phase.name === 'summary') this.show({ phase: { name: 'sitting' } })
    if (!this.read().readOnly) void this.keepSitting()
  }

  openSummary(): void {
    if (!this.mayWrite()) return
    this.spend()
    this.show({ phase: { name: 'summary' } })
    void this.flush()
  }

  /** When the connection is back, or might be. */
  async resume(): Promise<void> {
    const { handIn, closed } = this
    const { phase, readOnly } = this.read()
    if (closed || readOnly) return
    if (handIn) return void (await this.doHandIn(handIn.automatic))
    if (phase.name === 'missing') return void (await this.load())
    await this.flush()
  }

  /** The page is going out of sight: time is settled, and everything sent in requests that outlive the page. */
  leave(): void {
    if (this.closed || !this.mayWrite()) return
    this.spend()
    this.times.notYet()
    sendAway(this.ports.api, this.attemptId, this.unsent(), sent => this.reduce({ type: 'saved', sent }))
  }

  comeBack(): void {
    this.restartTime()
    this.look()
    void this.resume()
  }

  private sendSoon(): void {
    this.times.notYet()
    const { sign } = this.read()
    if (this.unsent().length === 0) return
    if (sign.kind !== 'offline' && sign.kind !== 'signedOut') this.show({ sign: { kind: 'saving' } })
    this.times.soon()
  }

  /** Sends all that is unsent. @returns whether all of it arrived */
  readonly flush = (): Promise<boolean> => this.times.now()

  private async send(): Promise<boolean> {
    const { sitting, readOnly } = this.read()
    if (!sitting || readOnly || this.closed) return false
    const waiting = this.sendable()
    try {
      for await (const said of deliver(this.ports.api, this.attemptId, waiting)) {
        if (said.type === 'time') this.learn(said.time)
        else this.reduce(said)
      }
      if (waiting.length > 0 || ['offline', 'signedOut'].includes(this.read().sign.kind))
        this.show({ sign: { kind: 'saved', at: this.ports.wall() } })
      const left = this.sendable()
      if (left.length > 0) this.sendSoon()
      return left.length === 0
    } catch (error) {
      await this.onSendError(refusal(error))
      return false
    }
  }

  private async onSendError(status: number | null): Promise<void> {
    if (status === 409) return await this.refetch()
    if (hasLostRight(status)) return this.showTrouble('signedOut') // asks again after a log-in
    this.showTrouble(status === null ? 'offline' : 'failed')
    this.times.retryLater()
  }

  /** The server says that the paper is closed: what it holds counts. */
  private async refetch(): Promise<void> {
    try {
      const view = await this.ports.api.view(this.attemptId)
      if (view.attempt.state === 'open') return this.times.retryLater()
      await this.finish(view, view.result?.automatic ?? false)
    } catch {
      this.times.retryLater()
    }
  }

  /** Called every second. When the time is up, the server is asked once more: this device's clock may be fast. */
  look(): void {
    const left = this.leftMs()
    if (left === null || left > 0 || !this.mayWrite() || this.asking) return
    this.asking = true
    void this.handInWhenOver().finally(() => {
      this.asking = false
    })
  }

  private async handInWhenOver(): Promise<void> {
    try {
      this.learn(await this.ports.api.save(this.attemptId, []))
    } catch {
      // No answer, or the paper is closed already: handing in finds out which.
    }
    if ((this.leftMs() ?? 1) <= 0 && this.mayWrite()) await this.doHandIn(true)
  }

  /** Marks one answer of a paper that is sat for practice. @returns what to tell the student, or null when it is done */
  async check(key: string): Promise<string | null> {
    this.spend()
    if (!(await this.flush()))
      return 'We could not reach the server. Your answer is kept; try again in a moment.'
    const answer = this.read().sitting?.records[key]?.answer ?? null
    try {
      const result = await this.ports.api.check(this.attemptId, key)
      this.reduce({ type: 'checked', checked: { result, answer } })
      await this.keepSitting()
      return null
    } catch (error) {
      return saidBy(error) ?? 'We could not reach the server. Try again in a moment.'
    }
  }

  readonly handInNow = (): Promise<void> => this.doHandIn(false)

  /** Only while a hand-in waits for a connection. */
  async takeBack(): Promise<void> {
    if (this.read().phase.name !== 'handingIn') return
    this.handIn = null
    this.times.stopRetrying()
    this.show({ phase: { name: 'summary' } })
    await this.keepSitting()
  }

  private async doHandIn(automatic: boolean): Promise<void> {
    if (this.closed || this.read().readOnly) return
    this.spend()
    this.handIn = { automatic, at: this.at() }
    this.show({ phase: automatic ? { name: 'timeUp', sent: false } : { name: 'handingIn', waiting: false } })
    await this.keepSitting()
    await this.times.settled()
    try {
      const last = await deliverAllButLast(this.ports.api, this.attemptId, this.unsent())
      await this.finish(await this.ports.api.handIn(this.attemptId, last, automatic), automatic)
    } catch (error) {
      const status = refusal(error)
      const isOut = hasLostRight(status)
      if (status !== null && !isOut) return this.refetch()
      if (this.handIn && !automatic) this.show({ phase: { name: 'handingIn', waiting: true } })
      this.showTrouble(isOut ? 'signedOut' : 'offline')
      if (!isOut) this.times.retryLater()
    }
  }

  private async finish(view: AttemptView, automatic: boolean): Promise<void> {
    this.close()
    const discarded = this.discard()
    this.show({
      attempt: view.attempt,
      phase: automatic ? { name: 'timeUp', sent: true } : { name: 'handedIn' },
    })
    await discarded
  }

  close(): void {
    this.closed = true
    this.times.stop()
  }
}
