import { ATTEMPT_HEADER } from '@/lib/contracts/headers'
import { OPTION_LETTERS } from '@/lib/exams/answers'
import { type Called, pause } from '../server-checks/running-server'
import { choiceChange } from './choice-change'
import type { Ledger } from './ledger'
import { Refused, type Watch, WatchedBrowser } from './watched-browser'

const PAPER_ID = 'igcse-physics-paper-2'
const PARTS = 40
const FIRST_PASSWORD = 'Correct-horse-9'
const LIVE_MS = 6000
const SITTINGS = 2

/** Everything that students share; what may change while they work is read anew each time. */
export type World = {
  origin: string
  watch: Watch
  ledger: Ledger
  /** Addresses of notes, of pages and of files. */
  notes: readonly string[]
  pages: readonly string[]
  thinkMs: number
  /** How long a phone takes for its proof of work. */
  proofMs: number
  /** Damages a jar now and then; null while nothing is damaged. */
  spoil: ((cookies: Map<string, string>) => void) | null
  stopped: () => boolean
  /** The secret of the newest reset mail to the address; null where mails cannot be read. */
  mailedToken: ((email: string) => string | null) | null
  /** For each address: how many links were asked for, and how many calls said yes. */
  asked: Map<string, { sent: number; acknowledged: number }>
}

/** One call, counted. @throws Refused */
export async function askForLink(world: World, browser: WatchedBrowser, email: string): Promise<Called> {
  const count = world.asked.get(email) ?? { sent: 0, acknowledged: 0 }
  world.asked.set(email, count)
  count.sent += 1
  const body = { email, isLandingWebSite: true }
  const called = await browser.call('POST', '/api/identity/password/reset', body)
  count.acknowledged += 1
  return called
}

export class Stopped extends Error {
  override name = 'Stopped'
}

export type SatPaper = { attemptId: string; token: string; seq: number }

/** One person in one browser, from the first page to the last hand-in. */
export class Student {
  readonly email: string
  readonly papers: SatPaper[] = []
  readonly browser: WatchedBrowser
  private password = FIRST_PASSWORD
  registered = false
  private tokens: { accessToken: string; socketToken: string } | null = null

  constructor(
    readonly n: number,
    private readonly world: World,
  ) {
    this.email = `student${n}@example.org`
    this.browser = new WatchedBrowser(world.origin, world.watch, addressOf(n))
    const solve = this.browser.botToken.bind(this.browser)
    this.browser.botToken = async action => {
      const token = await solve(action)
      if (world.proofMs > 0) await pause(world.proofMs)
      return token
    }
  }

  /** @throws Stopped */
  async live(): Promise<void> {
    await this.read(2)
    await this.insist(() => this.browser.explore())
    const asVisitor = this.n % 2 === 0 ? await this.openPaper() : null
    if (asVisitor) await this.save(asVisitor, 2)
    await this.register()
    for (let sitting = 0; sitting < SITTINGS; sitting += 1) {
      const paper = sitting === 0 && asVisitor ? asVisitor : await this.openPaper()
      await this.sit(paper)
    }
    if (this.n % 3 === 0 && this.world.mailedToken) await this.changePassword(this.world.mailedToken)
    await this.insist(() => this.browser.call('GET', '/api/identity/account', undefined, this.signed()))
  }

  private async sit(paper: SatPaper): Promise<void> {
    await this.logIn()
    const news = this.browser.listen(this.tokens?.socketToken ?? '', LIVE_MS)
    await this.save(paper, 3)
    await this.read(2)
    await this.learn(3)
    await this.save(paper, 3)
    await this.handIn(paper)
    await news
  }

  private async read(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.think()
      await this.browser.read(oneOf(this.world.pages))
    }
  }

  private async register(): Promise<void> {
    const { ledger, watch } = this.world
    const acknowledge = [
      ledger.write(`account ${this.email}`, 'Ada Lovelace', watch.phase),
      ledger.write(`password ${this.email}`, this.password, watch.phase),
    ]
    try {
      this.keep(await this.insist(() => this.browser.register(this.email, this.password)))
    } catch (error) {
      // One that was never answered has taken effect all the same.
      if (!(error instanceof Refused) || error.code !== 'emailTaken') throw error
      await this.logIn()
    }
    this.registered = true
    for (const each of acknowledge) each()
  }

  private async logIn(): Promise<void> {
    // A new password whose call was not answered may be good already.
    const candidates = this.world.ledger.expected(`password ${this.email}`)
    for (const password of new Set([this.password, ...candidates])) {
      try {
        this.keep(await this.insist(() => this.browser.logIn(this.email, password)))
        this.password = password
        return
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'invalidCredentials') throw error
      }
    }
    throw new Error(`${this.email} cannot log in with any password it was given`)
  }

  private async openPaper(): Promise<SatPaper> {
    const open = () =>
      this.browser.call('POST', '/api/cie/competency/token', { paperId: PAPER_ID }, this.signed())
    const { phase } = this.world.watch
    const { attemptId, token } = (await this.insist(open)).body.result
    this.world.ledger.write(`attempt ${attemptId}`, PAPER_ID, phase)()
    const paper = { attemptId, token, seq: 0 }
    this.papers.push(paper)
    return paper
  }

  private async save(paper: SatPaper, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const changes = [1, 2, 3].map(() => this.change(paper))
      await this.deliver(paper, '/api/exams/answers', { changes })
    }
  }

  private async handIn(paper: SatPaper): Promise<void> {
    const { ledger, watch } = this.world
    const acknowledge = ledger.write(`hand-in ${paper.attemptId}`, 'handedIn', watch.phase)
    const last = { changes: [this.change(paper)], automatic: false }
    await this.deliver(paper, '/api/exams/hand-in', last)
    acknowledge()
  }

  private async deliver(
    { attemptId, token }: SatPaper,
    path: string,
    body: { changes: ReturnType<Student['change']>[]; automatic?: boolean },
  ): Promise<void> {
    const { ledger, watch } = this.world
    const acknowledge = body.changes.map(({ key, seq, answer }) =>
      ledger.write(`answer ${attemptId} ${key}`, `${seq} ${answer.choice}`, watch.phase),
    )
    await this.insist(() => {
      const headers = { ...this.signed(), [ATTEMPT_HEADER]: token }
      return this.browser.call('POST', path, { attemptId, ...body }, headers)
    })
    for (const each of acknowledge) each()
  }

  private change(paper: SatPaper) {
    paper.seq += 1
    return choiceChange(String(((paper.seq * 7) % PARTS) + 1), paper.seq, oneOf(OPTION_LETTERS))
  }

  /** Ticks notes, and takes a tick back now and then. */
  private async learn(times: number): Promise<void> {
    const { ledger, watch, notes } = this.world
    for (let time = 0; time < times; time += 1) {
      const path = oneOf(notes.slice(0, 8))
      const learned = Math.random() < 0.7
      const acknowledge = ledger.write(`note ${this.email} ${path}`, String(learned), watch.phase)
      const at = new Date().toISOString()
      await this.insist(() => {
        const body = { sentAt: new Date().toISOString(), notes: [{ path, learned, at }] }
        return this.browser.call('POST', '/api/progress/notes', body, this.signed())
      })
      acknowledge()
    }
  }

  private async changePassword(mailedToken: (email: string) => string | null): Promise<void> {
    const { ledger, watch } = this.world
    await this.insist(() => askForLink(this.world, this.browser, this.email))
    const password = `Better-horse-${this.n}`
    let token = mailedToken(this.email)
    for (; token === null; token = mailedToken(this.email)) await this.think()
    const acknowledge = ledger.write(`password ${this.email}`, password, watch.phase)
    try {
      await this.insist(() =>
        this.browser.call('POST', '/api/identity/password/confirm', { token, password }),
      )
      acknowledge()
      this.password = password
    } catch (error) {
      // The link is used up when an unanswered call has taken effect; logging in finds out.
      if (!(error instanceof Refused) || error.code !== 'resetLinkInvalid') throw error
    }
    await this.logIn()
  }

  private signed(): Record<string, string> {
    return this.tokens ? { authorization: `Bearer ${this.tokens.accessToken}` } : {}
  }

  private keep({ body }: Called): void {
    this.tokens = body.result
  }

  private async think(): Promise<void> {
    if (this.world.stopped()) throw new Stopped()
    await pause(this.world.thinkMs * (0.5 + Math.random()))
  }

  /** Again and again, as the page and a patient student would. @throws Stopped, Refused for a definite no */
  private async insist(work: () => Promise<Called>): Promise<Called> {
    for (;;) {
      await this.think()
      this.world.spoil?.(this.browser.cookies)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (await this.mended(error)) continue
        if (isDefinite(error)) throw error
        await pause(Math.min(Math.max(error.retryAfterMs, 300), 2000))
      }
    }
  }

  /** What the page does by itself when the server cannot read its cookies any more. */
  private async mended({ code }: Refused): Promise<boolean> {
    if (code === 'tooLarge') this.browser.cookies.clear()
    else if (code !== 'unauthenticated' && code !== 'visitorUnreadable') return false
    if (this.registered) await this.logIn()
    else await this.insist(() => this.browser.explore())
    return true
  }
}

/** A "no" that stays one: a missing answer, a full server, a limit and a proof that ran out do not. */
function isDefinite({ status, code }: Refused): boolean {
  return status >= 400 && status < 500 && status !== 429 && code !== 'botCheckRejected'
}

/** Each from a network of its own, named as a proxy before ours would name it. */
export function addressOf(n: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T
}
