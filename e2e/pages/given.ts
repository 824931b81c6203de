import { expect, type Locator, type Page } from '@playwright/test'

type Where = { paper?: string; name?: string }

/** A paper that is given to others: the dialog that gives it, its page, its number. */
export class GivenPages {
  constructor(readonly page: Page) {}

  /** From the list of mocks. @returns the dialog, before anything is kept */
  async ask({ paper = 'paper-2', name = 'A fresh paper' }: Where = {}): Promise<Locator> {
    const button = this.page.locator(`#${paper}`).getByRole('button', { name: `Start ${name}`, exact: true })
    await button.click()
    await this.page.getByRole('button', { name: 'Give this paper to others' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Give this paper to others' })
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    return dialog
  }

  /** What is handed on. */
  async give(where?: Where): Promise<{ address: string; code: string }> {
    const dialog = await this.ask(where)
    await dialog.getByRole('button', { name: 'Copy the address' }).click()
    const field = dialog.getByLabel('Address')
    await expect(field).toBeVisible()
    const code = (await dialog.locator('.paper-code').textContent()) ?? ''
    return { address: await field.inputValue(), code }
  }

  /** From the page of a paper into it. */
  async sit(way: 'Sit under exam conditions' | 'Practise'): Promise<void> {
    await this.page.getByRole('button', { name: way }).click()
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'false')
    await dialog.getByRole('button', { name: /^(Start|Skip the check and start)$/ }).click()
    await this.page.waitForURL(/\/sit\?attempt=/)
    await expect(this.page.getByRole('heading', { level: 1, name: /^Question 1 of/ })).toBeFocused()
  }

  /** What the first questions ask, as they are read while sitting. */
  async questions(count: number): Promise<string[]> {
    const texts: string[] = []
    for (let number = 1; number <= count; number += 1) {
      await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^Question ${number} `),
      )
      texts.push((await this.page.locator('.question .exam-text').allTextContents()).join('\n'))
      await this.page.keyboard.press('Alt+ArrowRight')
    }
    return texts
  }

  get number(): Locator {
    return this.page.getByRole('form', { name: 'Have a paper number?' })
  }

  async type(code: string): Promise<void> {
    await this.number.getByLabel('Paper number').fill(code)
    await this.number.getByRole('button', { name: 'Open the paper' }).click()
  }
}
