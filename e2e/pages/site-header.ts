import type { Locator, Page } from '@playwright/test'

type MenuName = 'Levels' | 'Revision Notes' | 'Mock Exams'

/** The site header: the bar above 1400 px and the menu below. */
export class SiteHeader {
  readonly bar: Locator
  readonly main: Locator
  readonly menuButton: Locator
  readonly mobileMenu: Locator

  constructor(private readonly page: Page) {
    this.bar = page.locator('header.header')
    this.main = page.getByRole('navigation', { name: 'Main' })
    this.menuButton = this.bar.getByRole('button', { name: 'Menu' })
    this.mobileMenu = page.getByRole('dialog', { name: 'Menu' })
  }

  trigger(name: MenuName): Locator {
    return this.main.getByRole('button', { name })
  }

  /** The panel of a dropdown, found through the button that controls it. */
  async panel(name: MenuName): Promise<Locator> {
    const id = await this.trigger(name).getAttribute('aria-controls')
    return this.page.locator(`[id="${id}"]`)
  }

  async hover(name: MenuName): Promise<void> {
    await this.trigger(name).hover()
  }

  async leave(): Promise<void> {
    await this.page.mouse.move(700, 800)
  }
}
