import { finishedNotes, pathOf } from '../fixtures/notes'
import { expect, test } from '../fixtures/test'

const [note] = finishedNotes()

test('what is pressed before the page is awake happens when it is', async ({ page }) => {
  test.skip(!note, 'no note of this build is proof-read')
  let release = () => {}
  const scripts = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async route => {
    await scripts
    await route.continue()
  })
  await page.goto(note ? pathOf(note) : '/', { waitUntil: 'domcontentloaded' })
  const link = page.getByRole('link', { name: 'Report a problem' })
  // The text above it is laid out on the way there and moves it: a press that begins on it would end beside it.
  await link.hover()
  await link.click()
  await expect(page).toHaveURL(note ? pathOf(note) : '/')
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(dialog).toBeHidden()
  release()
  await expect(dialog).toBeVisible()
})
