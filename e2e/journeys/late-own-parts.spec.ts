import { routes } from '@/lib/routes'
import { expect, forgive, test } from '../fixtures/auth-test'
import { ExamPages } from '../pages/exam'
import { LateParts, REFUSED, WAYS } from '../pages/late-parts'

/** Parts of one page alone, which come late or by themselves; what every page has is in late-parts.spec.ts. */
test.describe.configure({ timeout: 150_000 })

const PHYSICS = { level: 'igcse', slug: 'physics' } as const
const ADDITIONAL = {
  subject: { level: 'igcse', slug: 'additional-maths' },
  paper: 'igcse-additional-maths-topic-functions',
} as const

test('an open paper loses nothing to a tool that does not come', async ({ page, faults }) => {
  const exam = new ExamPages(page)
  const parts = new LateParts(page)
  await exam.start({ ...ADDITIONAL, mode: 'Practice' })
  for (const how of WAYS) {
    await parts.refuseLate(how, new URL(page.url()).pathname)
    await page.reload()
    const { field, answer } = await exam.expression()
    await answer.fill('x^2+1')
    const stands = await parts.stands()
    const tools = page.getByRole('region', { name: 'Tools', exact: true })
    for (const name of ['Notes', 'Reading', 'Help', 'Formula list']) {
      parts.refused.clear()
      const tool = tools.getByRole('button', { name, exact: true })
      await tool.click()
      await expect(parts.message(how), name).toBeVisible()
      await expect(tool).toBeFocused()
      expect(parts.refused.size, `scripts of ${name}`).toBeGreaterThan(0)
      await stands()
      await tool.click()
      await expect(parts.message(how)).toHaveCount(0)
    }
    const symbols = field.getByRole('button', { name: /^Symbols for the answer/ })
    await symbols.click()
    await expect(parts.message(how)).toBeVisible()
    await expect(answer).toHaveValue('x^2+1')
    await stands()

    await parts.allow()
    const notes = tools.getByRole('button', { name: 'Notes', exact: true })
    if (how === 'after a new release') {
      // Nothing reloads by itself; what was typed is there after the reload that was asked for.
      await exam.expectSaved()
      await parts.action(how).click()
      await page.waitForFunction(() => !('isSameDocument' in window))
      await expect((await exam.expression()).answer).toHaveValue('x^2+1')
    } else {
      await parts.action(how).click()
      await expect(field.getByRole('toolbar')).toBeVisible()
      await expect(field.locator('output math')).toHaveCount(0)
      await answer.fill('x^2+2')
      await expect(field.locator('output math')).toBeVisible()
      await stands()
    }
    const opened = await exam.openTool('Notes')
    await opened.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(notes).not.toBeFocused() // the keys are the question's again
  }
  forgive(faults, REFUSED)
})

test('the result of a paper stands though cards and disputes do not come', async ({ page, faults }) => {
  const exam = new ExamPages(page)
  const parts = new LateParts(page)
  await exam.start()
  await page.keyboard.press('b')
  await exam.expectSaved()
  await exam.handIn()
  const make = page.getByRole('button', { name: 'Make cards of what I missed' })
  for (const how of WAYS) {
    await parts.refuseLate(how, new URL(page.url()).pathname)
    await page.reload()
    await expect(make).toBeVisible()
    const stands = await parts.stands()
    await make.click()
    await expect(parts.message(how)).toBeVisible()
    await stands()
    await parts.closeMessage(how)
    const question = page.locator('details.review').first()
    await question.locator('summary').first().click()
    const dispute = question.getByRole('link', { name: 'Dispute this mark' })
    await dispute.click()
    await expect(parts.message(how)).toBeVisible()
    await stands()
    await parts.closeMessage(how)
    await parts.allow()
    await dispute.click()
    await expect(page.getByRole('dialog', { name: 'Dispute this mark' })).toBeVisible()
    await page.keyboard.press('Escape')
    await stands()
  }
  // Once made they are made: that they come after a refusal is seen in the last way.
  await make.click()
  await expect(page.getByText(/missed questions? in your flashcards/)).toBeVisible()
  forgive(faults, REFUSED)
})

test('parts that come by themselves to who is logged in say that they did not', async ({
  page,
  auth,
  account,
  faults,
}) => {
  const parts = new LateParts(page)
  await page.goto(`${routes.help}?auth=login`)
  await auth.login(account)
  for (const how of WAYS) {
    for (const [path, content, late] of [
      [routes.hub, page.locator('.hub:not(.hub-skeleton)'), 1],
      [routes.tutorSupport, page.locator('#ask .credits-now'), 1],
      [routes.account, page.locator('#age').getByRole('radio').first(), 2],
    ] as const) {
      await parts.refuseLate(how, path)
      await page.goto(path)
      const main = page.locator('main')
      await expect(main.getByText(parts.words(how)), path).toHaveCount(late)
      const stands = await parts.stands()
      if (path === routes.account) {
        await main.getByRole('button', { name: 'Delete my account' }).click()
        await expect(parts.message(how)).toHaveCount(late + 1)
        await parts.closeMessage(how)
        await expect(parts.message(how)).toHaveCount(late)
      }
      await stands()
      await parts.allow()
      const action = main.getByRole('button', { name: parts.words(how, 'action'), exact: true })
      // A reload brings all of them; without a network each is tried again by itself.
      for (let left = how === 'without a network' ? late : 1; left > 0; left -= 1) {
        await action.first().click()
        if (how === 'without a network') await expect(action).toHaveCount(left - 1)
      }
      await expect(content, path).toBeVisible()
      await expect(main.getByText(parts.words(how))).toHaveCount(0)
      if (how === 'without a network') await stands()
    }
  }
  forgive(faults, REFUSED)
})

test('parts that come by themselves to a visitor say that they did not', async ({ page, faults }) => {
  const parts = new LateParts(page)
  for (const how of WAYS) {
    await parts.refuseLate(how, routes.hubPlan)
    await page.goto(routes.hubPlan)
    await expect(parts.message(how)).toBeVisible()
    await parts.allow()
    await parts.action(how).click()
    await expect(page.locator('.visitor-dates').getByText('Add a date')).toBeVisible()

    await parts.refuseLate(how, routes.deck(PHYSICS))
    await page.goto(routes.deck(PHYSICS))
    await expect(page.getByText('The cards could not be loaded.')).toBeVisible()
    const stands = await parts.stands()
    await parts.allow()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Start \d+ cards?$/ })).toBeVisible()
    await stands()
  }
  forgive(faults, REFUSED)
})
