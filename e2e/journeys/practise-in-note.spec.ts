import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/auth-test'
import { faultsByDefault } from '../fixtures/axe'
import { HubPages } from '../pages/hub'

const SOUND = '/revision-notes/igcse/physics/waves/sound'

/** The question of one place of the note: open already, or behind its button where the reader was faster. */
async function questionAt(place: Locator): Promise<Locator> {
  await place.scrollIntoViewIfNeeded()
  const door = place.getByRole('button', { name: 'Try a question on this' })
  const card = place.locator('.practice-card')
  await expect(door.or(card)).toBeVisible()
  if (await door.isVisible()) await door.click()
  return card
}

async function answer(card: Locator): Promise<void> {
  await card.getByRole('radio').first().check({ force: true })
  await card.getByRole('button', { name: 'Check my answer' }).click()
  await expect(card.locator('.verdict-line').first()).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a visitor answers inside a note and at its end, and finds the topic in the hub after log-in', async ({
    page,
    account,
  }) => {
    test.setTimeout(180_000)
    await page.goto(SOUND)
    const home = page.getByRole('link', { name: 'Markwell, home' })
    await expect(home).toHaveAttribute('href', '/')
    for (const at of [0, 1]) {
      const card = await questionAt(page.locator('.practise').nth(at))
      await answer(card)
      await expect(card.getByRole('heading', { name: 'Try it' })).toBeFocused()
    }
    const five = page.getByRole('region', { name: 'Five on this' })
    await five.getByRole('button', { name: 'Recall' }).click()
    for (let at = 1; at <= 5; at += 1) {
      await expect(five.getByRole('heading', { name: `Question ${at} of 5` })).toBeVisible()
      await answer(five.locator('.practice-card'))
      await five.getByRole('button', { name: at < 5 ? 'Next question' : 'See how it went' }).click()
    }
    await expect(five.getByRole('heading', { name: /of 5 marks$/ })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await faultsByDefault(page)).toEqual([])
    await page.goto('/hub/results?auth=login')
    const hub = new HubPages(page)
    await hub.logIn(account)
    await hub.ready()
    await expect(page.locator('.measure-row', { hasText: 'Waves' }).first()).toContainText(/of \d+ marks/)
  })
})

test('worked examples open step by step, and all at once', async ({ page }) => {
  await page.goto(SOUND)
  const example = page.locator('.example').first()
  await example.scrollIntoViewIfNeeded()
  const steps = example.locator('.working > li')
  const count = await steps.count()
  await expect(steps.first()).toBeHidden()
  await example.getByRole('button', { name: 'Next step' }).click()
  await expect(steps.first()).toBeVisible()
  await expect(steps.first()).toBeFocused()
  await expect(steps.nth(count - 1)).toBeHidden()
  await example.getByRole('button', { name: 'All steps' }).click()
  await expect(steps.nth(count - 1)).toBeVisible()
  await expect(example.getByRole('button')).toHaveCount(0)
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  await expect(steps.nth(count - 1)).toBeVisible()
  await expect(page.locator('.five')).toBeHidden()
})

test('an answer opens after a try', async ({ page }) => {
  await page.goto(SOUND)
  const item = page.locator('.check li').first()
  await item.scrollIntoViewIfNeeded()
  await expect(item.getByText('Answer', { exact: true })).toBeHidden()
  await item.getByRole('textbox', { name: 'Your answer to question 1' }).fill('It vibrates.')
  await item.getByRole('button', { name: 'Compare with the answer' }).click()
  await expect(item.locator('.answer')).toBeVisible()
  await expect(item.getByText('Answer', { exact: true })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all steps stand there, and nothing asks', async ({ page }) => {
    await page.goto(SOUND)
    await expect(page.locator('.working > li').last()).toBeVisible()
    await expect(page.locator('.steps').first()).toBeHidden()
    await expect(page.locator('.practise').first()).toBeHidden()
    await expect(page.locator('.five')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Topic test: Waves' })).toBeVisible()
  })
})
