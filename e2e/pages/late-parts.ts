import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { GENERAL_MESSAGES, LATE_TEXTS } from '@/lib/contracts/texts'
import { scriptsOf } from '../../scripts/build/late-scripts'

const CHUNKS = '**/_next/static/chunks/**'

/** Why a part does not come, and what the page says then. */
export const REFUSALS = {
  'without a network': { text: GENERAL_MESSAGES.network, action: LATE_TEXTS.retry },
  'after a new release': { text: LATE_TEXTS.newVersion, action: LATE_TEXTS.reload },
} as const
export type Refusal = keyof typeof REFUSALS
export const WAYS = Object.keys(REFUSALS) as Refusal[]

/** The browser writes down each script that did not come, and the page what it was for. */
export const REFUSED = /Failed to load (?:resource|chunk)|late part|(?:start-explore|bot check) Failed/

type Control = {
  find: (page: Page) => Locator
  /** What it opens, and Escape closes again. */
  opened: (page: Page) => Locator
  /** Pointing at it asks for its script already. */
  isAhead?: true
}

const dialog = (name: RegExp) => (page: Page) => page.getByRole('dialog', { name })
const button = (name: RegExp | string) => (page: Page) =>
  seen(page.getByRole('button', { name, exact: true }))
const seen = (found: Locator) => found.filter({ visible: true }).first()

export type ControlName = 'login' | 'register' | 'search' | 'report' | 'start'

/** Every control of a page, as it opens for anybody, whose work comes with a late script. */
export const CONTROLS: Readonly<Record<ControlName, Control>> = {
  login: {
    find: page => seen(page.locator('a[href$="auth=login"]')),
    opened: dialog(/^Welcome back$/),
    isAhead: true,
  },
  register: {
    find: page => seen(page.locator('a[href$="auth=register"]')),
    opened: dialog(/^Create an account$/),
    isAhead: true,
  },
  search: { find: button('Search'), opened: dialog(/^Search$/) },
  report: {
    find: page => seen(page.getByRole('link', { name: 'Report a problem' })),
    opened: dialog(/^Report a problem$/),
  },
  start: { find: button(/^Start /), opened: dialog(/./) },
}

/** A page whose late scripts can be kept from coming. */
export class LateParts {
  /** Addresses that were asked for and did not come, with how many times. */
  readonly refused = new Map<string, number>()
  /** How many parts the page has said not to be there, since the last refusal began: its log has a line for each. */
  told = 0
  private answer: ((route: Route) => Promise<void>) | null = null

  constructor(readonly page: Page) {
    page.on('console', message => {
      if (message.text().startsWith('late part')) this.told += 1
    })
  }

  /** Until the page has asked for nothing for a while: what it fetches by itself when it is idle is there, or has begun. */
  async settled(): Promise<void> {
    let asked = 0
    const note = () => {
      asked += 1
    }
    this.page.on('request', note)
    await this.page.waitForLoadState('networkidle')
    let before = -1
    const isQuiet = () => {
      const same = asked === before
      before = asked
      return same
    }
    await expect.poll(isQuiet, { intervals: [2000] }).toBe(true)
    this.page.off('request', note)
  }

  /** From now on no script or style sheet comes, or none of those that `isRefused` names. */
  async refuse(how: Refusal, isRefused: (path: string) => boolean = () => true): Promise<void> {
    await this.allow()
    this.refused.clear()
    this.told = 0
    this.answer = async route => {
      const { pathname } = new URL(route.request().url())
      if (!isRefused(pathname)) return route.continue()
      this.refused.set(pathname, (this.refused.get(pathname) ?? 0) + 1)
      if (how === 'without a network') return route.abort('internetdisconnected')
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' })
    }
    await this.page.route(CHUNKS, this.answer)
  }

  /** Scripts and style sheets that are asked for meanwhile. */
  async askedBy(work: () => Promise<void>): Promise<string[]> {
    const asked = new Set<string>()
    const note = (request: Request) => asked.add(new URL(request.url()).pathname)
    this.page.on('request', note)
    await work()
    this.page.off('request', note)
    return [...asked].filter(path => path.includes('/_next/static/chunks/'))
  }

  async allow(): Promise<void> {
    if (this.answer) await this.page.unroute(CHUNKS, this.answer)
    this.answer = null
  }

  private async ownScripts(path: string): Promise<ReadonlySet<string>> {
    const own = new Set(scriptsOf(await (await this.page.request.get(path)).text()))
    expect(own.size, `scripts that ${path} asks for at first`).toBeGreaterThan(5)
    return own
  }

  /** Refuses whatever the document of this address does not ask for at first. */
  async refuseLate(how: Refusal, path: string): Promise<void> {
    const own = await this.ownScripts(path)
    await this.refuse(how, address => !own.has(address))
  }

  /** @returns how to look whether this very document still stands, with its heading and what it begins with. */
  async stands(): Promise<() => Promise<void>> {
    const { page } = this
    const content = () =>
      page.evaluate(() => ({
        heading: document.querySelector('h1')?.textContent,
        begins: document.querySelector('main')?.textContent?.slice(0, 60),
        isSame: 'isSameDocument' in window,
      }))
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const before = await content()
    return async () => expect(await content()).toEqual(before)
  }

  /** The words about a part that did not come, wherever they stand. */
  message(how: Refusal): Locator {
    return this.page.getByText(REFUSALS[how].text).filter({ visible: true })
  }

  action(how: Refusal): Locator {
    return this.page
      .getByRole('button', { name: REFUSALS[how].action, exact: true })
      .filter({ visible: true })
  }

  private get messages(): Locator {
    return this.page.getByRole('region', { name: /^Messages/ })
  }

  /** The message alone: a part of the page that comes by itself may stand there with the same words. */
  toast(how: Refusal): Locator {
    return this.messages.getByText(REFUSALS[how].text).filter({ visible: true })
  }

  toastAction(how: Refusal): Locator {
    return this.messages
      .getByRole('button', { name: REFUSALS[how].action, exact: true })
      .filter({ visible: true })
  }

  words(how: Refusal, which: 'text' | 'action' = 'text'): string {
    return REFUSALS[how][which]
  }

  /** Takes the message away, so that the next one is another. */
  async closeMessage(how: Refusal): Promise<void> {
    await this.messages.getByRole('button', { name: 'Close' }).filter({ visible: true }).first().click()
    await expect(this.toast(how)).toHaveCount(0)
  }

  /**
   * Until the runtime, which asks twice within 600 ms, has been refused a second time and nothing else is asked for. What
   * the page does by itself meanwhile may have been asked for in other ways, once.
   */
  async givenUp(): Promise<void> {
    let before = ''
    const isStill = () => {
      const now = JSON.stringify([...this.refused])
      const same = now === before
      before = now
      return same && [...this.refused.values()].some(times => times > 1)
    }
    await expect.poll(isStill, { intervals: [800] }).toBe(true)
  }

  async open(name: ControlName): Promise<void> {
    const { find, opened } = CONTROLS[name]
    await find(this.page).click()
    await expect(opened(this.page)).toBeVisible()
  }

  async close(name: ControlName): Promise<void> {
    // A dialog that was drawn this moment may not listen yet; that one press closes it is seen in the dialogs' own journeys.
    await expect(async () => {
      await this.page.keyboard.press('Escape')
      await expect(CONTROLS[name].opened(this.page)).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  }
}
