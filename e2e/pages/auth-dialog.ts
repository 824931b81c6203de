import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from '../fixtures/account'

/** The auth modal, by the names that the design fixes. */
export class AuthDialog {
  readonly box: Locator
  readonly email: Locator
  readonly password: Locator
  readonly fullName: Locator
  readonly country: Locator
  readonly level: Locator

  constructor(private readonly page: Page) {
    this.box = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) })
    this.email = this.box.getByLabel('Email Address')
    this.password = this.box.getByRole('textbox', { name: 'Password' })
    this.fullName = this.box.getByLabel('Full Name')
    this.country = this.box.getByRole('combobox', { name: 'Country' })
    this.level = this.box.getByRole('combobox', { name: 'Level' })
  }

  button(name: string): Locator {
    return this.box.getByRole('button', { name, exact: true })
  }

  titled(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  toast(text: string): Locator {
    return this.page
      .getByRole('region', { name: /Messages/ })
      .getByRole('listitem')
      .filter({ hasText: text })
  }

  async fillLogin({ email, password }: Account): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
  }

  async login(account: Account): Promise<void> {
    await this.fillLogin(account)
    await this.button('Login').click()
    await expect(this.box).toBeHidden()
  }

  async fillRegister({ fullName, email, password }: Account): Promise<void> {
    await expect(this.country).not.toHaveValue('')
    await this.fullName.fill(fullName)
    await this.email.fill(email)
    await this.level.selectOption('IGCSE')
    await this.password.fill(password)
  }
}
