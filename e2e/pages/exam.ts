import { expect, type Locator, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'

const PHYSICS = { level: 'igcse', slug: 'physics' } as const

type ListSubject = Parameters<typeof routes.mocks>[0]

type StartOptions = {
  subject?: ListSubject
  paper?: string
  name?: string
  mode?: 'Exam conditions' | 'Practice' | 'Print'
  time?: string
}

/** The screens of mock exams: list, front of the paper, sitting, summary. */
export class ExamPages {
  constructor(readonly page: Page) {}

  readonly listPath = routes.mocks(PHYSICS)

  async start({
    subject = PHYSICS,
    paper = 'paper-2',
    name = 'Mock 1',
    mode = 'Exam conditions',
    time,
  }: StartOptions = {}) {
    await this.page.goto(routes.mocks(subject))
    const offer = this.page.locator(`#${paper}`)
    const button = offer.getByRole('button', { name: `Start ${name}`, exact: true, includeHidden: true })
    if (!(await button.isVisible())) await offer.locator('summary').click()
    await button.click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByText(mode, { exact: true }).click()
    if (time) await dialog.getByLabel('Time').selectOption({ label: time })
    await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'false')
    // The check and the tour come before the first paper of a browser; exam-tools.spec.ts looks at them.
    await dialog.getByRole('button', { name: /^(Start|Skip the check and start|Open for print)$/ }).click()
    await this.page.waitForURL(/attempt=/)
    if (mode !== 'Print')
      await expect(this.page.getByRole('heading', { level: 1, name: /^Question 1 of/ })).toBeFocused()
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get timer(): Locator {
    return this.page.getByRole('timer', { name: 'Time left' })
  }

  get saved(): Locator {
    return this.page.locator('.saved-text')
  }

  /** A cell of the answer sheet, by number. */
  cell(number: number): Locator {
    return this.page.locator('.exam-side').getByRole('button', { name: new RegExp(`^Question ${number}, `) })
  }

  /** A tool of the row above the question, opened. */
  async openTool(name: string): Promise<Locator> {
    await this.page
      .getByRole('region', { name: 'Tools', exact: true })
      .getByRole('button', { name, exact: true })
      .click()
    const tool = this.page.locator('.tool').filter({ has: this.page.getByRole('heading', { name }) })
    await expect(tool).toBeFocused()
    return tool
  }

  /** Goes on to the first question that is answered with an expression. */
  async expression(): Promise<{ field: Locator; answer: Locator }> {
    const answer = this.page.locator('input[id$="-text"]').first()
    await expect(this.heading).toHaveText(/^Question/)
    while ((await answer.count()) === 0) {
      const before = await this.heading.textContent()
      await this.page.keyboard.press('Alt+ArrowRight')
      await expect(this.heading).not.toHaveText(before ?? '')
    }
    return { answer, field: this.page.locator('.answer-line').filter({ has: answer }).first() }
  }

  async expectSaved(): Promise<void> {
    await expect(this.saved).toHaveText(/^Saved \d\d:\d\d$/, { timeout: 10_000 })
  }

  async handIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Finish' }).first().click()
    await this.page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await this.page.getByRole('button', { name: 'Yes, hand in' }).click()
    await this.page.waitForURL(/\/review\?attempt=/)
    await expect(this.page.getByRole('heading', { name: 'Question by question' })).toBeVisible()
  }
}
