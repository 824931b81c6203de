import { expect, test } from '../fixtures/auth-test'
import { ExamPages } from '../pages/exam'

test('a visitor sits, keeps the result by registering, and finds it on another device', async ({
  page,
  auth,
  stranger,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start()
  await page.keyboard.press('b')
  await exam.expectSaved()
  await exam.handIn()
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await expect(auth.titled('Create an account')).toBeVisible()
  expect(page.url()).toContain('attempt=')
  await auth.fillRegister(stranger)
  await auth.button('Create account').click()
  await expect(auth.box).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Keep this result' })).toHaveCount(0)
  await expect(page.locator('.score')).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await other.goto(`${exam.listPath}?auth=login`)
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(stranger.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(stranger.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await other.locator('#paper-2').getByRole('link', { name: 'Review Mock 1' }).click()
  await expect(other.locator('.facts')).toContainText('1 of 40')
  await context.close()
})

test('somebody else does not see the attempt', async ({ page, browser, baseURL }) => {
  const exam = new ExamPages(page)
  await exam.start()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This paper cannot be opened here')
  await context.close()
})
