import { expect, type Locator, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { kept, unsent } from '../fixtures/kept'

const PHYSICS = { level: 'igcse', slug: 'physics' } as const

/** The deck of IGCSE Physics and its cards. */
export class CardsPages {
  constructor(readonly page: Page) {}

  readonly path = routes.deck(PHYSICS)

  get start(): Locator {
    return this.page.getByRole('button', { name: /^Start \d+ cards?$/ })
  }

  get today(): Locator {
    return this.page.locator('.today-line')
  }

  get room(): Locator {
    return this.page.getByRole('region', { name: 'IGCSE Physics flashcards' })
  }

  get name(): Locator {
    return this.room.locator('.card-front .card-name')
  }

  get progress(): Locator {
    return this.room.locator('.study-progress .num')
  }

  async open(): Promise<void> {
    await this.page.goto(this.path)
    await expect(this.today).toHaveText(/to repeat|Done for today/, { timeout: 20_000 })
  }

  async begin(): Promise<void> {
    await this.start.click()
    await expect(this.room.locator('.card-front')).toBeFocused()
  }

  /** By keyboard alone. @returns what was on the front */
  async answer(rating: 1 | 2 | 3 | 4): Promise<string> {
    const name = (await this.name.textContent()) ?? ''
    const before = await this.room.locator('.card-sheet').elementHandle()
    await this.page.keyboard.press('Space')
    await expect(this.room.locator('.card-back')).toBeFocused()
    await this.page.keyboard.press(String(rating))
    await before?.waitForElementState('hidden')
    return name
  }

  /** How many entries of the log this browser keeps, and how many of them still have to be sent. */
  async kept(): Promise<{ events: number; unsent: number; readers: string[] }> {
    const rows = await kept(this.page, 'markwell-cards', 'events')
    const readers = new Set(rows.flatMap(({ value }) => value.reader ?? []))
    return { events: rows.length, unsent: unsent(rows), readers: [...readers] }
  }
}
