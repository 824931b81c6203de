import type { Page } from '@playwright/test'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { AuthDialog } from '../pages/auth-dialog'
import { ExamPages } from '../pages/exam'
import { GivenPages } from '../pages/given'

const attemptOf = (page: Page) => new URL(page.url()).searchParams.get('attempt')

async function giveOne(page: Page) {
  await page.goto(new ExamPages(page).listPath)
  return await new GivenPages(page).give()
}

test('two students open one address: the same questions, and an attempt for each', async ({
  page,
  browser,
  baseURL,
  account,
}) => {
  test.setTimeout(120_000)
  const { address } = await giveOne(page)
  expect(address).toContain(`${baseURL}/mock-exam/igcse/physics/paper?id=igcse-physics-paper-2.`)

  await page.goto('/?auth=login')
  await new AuthDialog(page).login(account)
  await page.goto(address)
  const one = new GivenPages(page)
  await one.sit('Sit under exam conditions')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await visitor.goto(address)
  const other = new GivenPages(visitor)
  await other.sit('Practise')
  expect(attemptOf(visitor)).not.toBe(attemptOf(page))
  const read = await one.questions(5)
  expect(new Set(read).size).toBe(5)
  expect(await other.questions(5)).toEqual(read)
  await context.close()
})

test('the number on the print leads to the same paper, whose questions print without an answer', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { address, code } = await giveOne(page)
  expect(code).toMatch(/^Physics 2 · [2-9A-Z]{6}$/)

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto(new ExamPages(phone).listPath)
  await new GivenPages(phone).type(code.toLowerCase().replace('·', '-'))
  await phone.waitForURL(address)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Paper 2: Multiple Choice')
  await expect(phone.locator('.facts')).toContainText('40 questions')
  await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(phone, 'page of a given paper')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await phone.getByRole('link', { name: 'Question paper', exact: true }).click()
  await phone.waitForURL(/\/print\?paper=/)
  await expect(phone.locator('.printed-question')).toHaveCount(40)
  await expect(phone.locator('.cover-code')).toHaveText(`Paper number ${code}`)
  await expect(phone.locator('.printed-code')).toHaveText(code)
  await expect(phone.getByRole('heading', { name: 'Mark scheme' })).toHaveCount(0)
  await expect(phone.locator('.printed-scheme')).toHaveCount(0)
  await phone.getByRole('link', { name: 'Sit it here' }).click()
  await new GivenPages(phone).sit('Practise')
  await context.close()
})

test('question paper and mark scheme together open an attempt for print', async ({ page }) => {
  const { address, code } = await giveOne(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Question paper and mark scheme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open for print' }).click()
  await page.waitForURL(/\/print\?attempt=/)
  await expect(page.getByRole('heading', { name: 'Mark scheme' })).toBeVisible()
  await expect(page.locator('.printed-code')).toHaveText(code)
})

test.describe('the address', () => {
  test('is copied, and said to be', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { address } = await giveOne(page)
    await expect(page.getByText('Address copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expectAccessible(page, 'giving a paper')
  })

  test('stands there to be copied by hand where the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto(new ExamPages(page).listPath)
    const given = new GivenPages(page)
    const { address } = await given.give({ name: 'Mock 2' })
    await expect(page.getByText('copy it by hand')).toBeVisible()
    await expect(page.getByText('Address copied')).toHaveCount(0)
    const selected = await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement
      return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    })
    expect(selected).toBe(address)
  })
})

test('says what is wrong with a number, and that there is no connection', async ({
  page,
  context,
  faults,
}) => {
  await page.goto(new ExamPages(page).listPath)
  const given = new GivenPages(page)
  await given.type('Physics 2')
  await expect(given.number.locator('.error')).toHaveText(
    'This is no paper number of IGCSE Physics. Check it against the print.',
  )
  await expect(given.number.getByLabel('Paper number')).toBeFocused()
  await given.type('Physics 2 · ZZZZZZ')
  await expect(given.number.locator('.error')).toHaveText(
    'There is no paper with this number. Check it against the print.',
  )
  const dialog = await given.ask()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Copy the address' }).click()
  await expect(dialog.getByRole('alert')).toContainText('check your internet connection')
  await page.keyboard.press('Escape')
  await given.type('Physics 2 · YYYYYY')
  await expect(given.number.locator('.error')).toContainText('check your internet connection')
  await context.setOffline(false)
  forgive(faults, /ERR_INTERNET_DISCONNECTED/)
  await page.goto('/mock-exam/igcse/physics/paper?id=igcse-physics-paper-2.1zzzz.ZZZZZZ')
  await expect(page.getByRole('main')).toContainText('There is no paper with this number.')
  await page.goto('/mock-exam/igcse/physics/paper')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no paper open here')
})

test('an address that names another subject leads to the right one', async ({ page }) => {
  const { address } = await giveOne(page)
  await page.goto(address.replace('/igcse/physics/', '/alevels/economics/'))
  await page.waitForURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IGCSE Physics')
})

/** Papers that this browser remembers of its visitors. */
async function remembered(page: Page): Promise<string[]> {
  return await page.evaluate(
    () =>
      new Promise<string[]>((done, failed) => {
        const opening = indexedDB.open('markwell-exams')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const all = db.transaction('met').objectStore('met').getAll()
          all.onsuccess = () => {
            db.close()
            done((all.result as string[][]).flat())
          }
        }
      }),
  )
}

test('the browser names to the server what its visitor has met, until somebody logs in', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  const exam = new ExamPages(page)
  await exam.start({ name: 'A fresh paper', mode: 'Print' })
  const [first] = await remembered(page)
  expect(first).toMatch(/^igcse-physics-paper-2\./)
  const asked = page.waitForRequest(request => request.url().endsWith('/competency/token'))
  await exam.start({ name: 'A fresh paper', mode: 'Print' })
  expect((await asked).postDataJSON()).toMatchObject({ met: [first] })
  expect(await remembered(page)).toHaveLength(2)
  await page.goto('/?auth=login')
  await new AuthDialog(page).login(account)
  await expect.poll(() => remembered(page)).toEqual([])
  const again = page.waitForRequest(request => request.url().endsWith('/competency/token'))
  await exam.start({ name: 'A fresh paper', mode: 'Print' })
  expect((await again).postDataJSON()).not.toHaveProperty('met')
  expect(await remembered(page)).toEqual([])
})
