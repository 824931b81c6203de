import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from '../fixtures/account'

/** The pages of the Learning Hub. */
export class HubPages {
  constructor(readonly page: Page) {}

  section(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name })
  }

  tab(name: 'Today' | 'Plan' | 'Subjects' | 'Results'): Locator {
    return this.page.getByRole('navigation', { name: 'Learning Hub' }).getByRole('link', { name })
  }

  async open(name: 'Today' | 'Plan' | 'Subjects' | 'Results'): Promise<void> {
    await this.tab(name).click()
    await expect(this.tab(name)).toHaveAttribute('aria-current', 'page')
    await this.ready()
  }

  async ready(): Promise<void> {
    await expect(this.page.locator('.hub-skeleton')).toHaveCount(0)
  }

  async logIn({ email, password }: Account): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('Email Address').fill(email)
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async addDate(subject: string, date: string, paper?: string): Promise<void> {
    const form = this.section('Exam dates')
    await expect(form.getByText('Add a date')).toBeVisible()
    if (!(await form.getByLabel('Subject').isVisible())) await form.getByText('Add a date').click()
    await form.getByLabel('Subject').selectOption({ label: subject })
    if (paper) await form.getByLabel('Paper').selectOption({ label: paper })
    await form.getByLabel('Day of the exam').fill(date)
    await form.getByRole('button', { name: 'Save the date' }).click()
    await expect(form.getByRole('status')).toContainText('Saved')
  }

  async nothingBeyond(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 800 })
    // Polled: what follows the width by a transition or a listener is there a moment later.
    const beyond = () => this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(beyond, `${this.page.url()} at ${width}`).toBeLessThanOrEqual(0)
  }
}
