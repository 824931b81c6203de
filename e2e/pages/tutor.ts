import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/routes'

/** Tutor support as a student meets it, and the page of the tutors' link. */
export class TutorPages {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(routes.tutorSupport)
  }

  get desk(): Locator {
    return this.page.locator('#ask')
  }

  get balance(): Locator {
    return this.desk.locator('.credits-now')
  }

  get words(): Locator {
    return this.desk.getByLabel('Your question')
  }

  get send(): Locator {
    return this.desk.getByRole('button', { name: 'Ask for 1 credit' })
  }

  /** The newest question of the list. */
  get newest(): Locator {
    return this.desk.getByRole('article').first()
  }

  async ask(words: string, { subject, topic }: { subject: string; topic: string }): Promise<void> {
    await this.desk.getByLabel('Subject').selectOption({ label: subject })
    await this.desk.getByLabel('Topic').selectOption({ label: topic })
    await this.words.fill(words)
    await this.send.click()
  }
}
