import type { Locator, Page } from '@playwright/test'
import { forgive } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { kept } from '../fixtures/kept'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

const CHEMISTRY = {
  subject: { level: 'igcse', slug: 'chemistry' },
  paper: 'igcse-chemistry-topic-states-of-matter',
} as const
const ADDITIONAL = {
  subject: { level: 'igcse', slug: 'additional-maths' },
  paper: 'igcse-additional-maths-topic-functions',
} as const

/** Axe and a dozen stops of the focus take their time on a busy machine. */
test.describe.configure({ timeout: 150_000 })

/** Of the tool whose place this browser keeps. */
async function keptWidth(page: Page): Promise<number | undefined> {
  const places = (await kept(page, 'markwell-exams', 'settings')).find(({ key }) => key === 'toolPlaces')
  const [place] = Object.values((places?.value ?? {}) as Record<string, { width: number }>)
  return place && Math.round(place.width)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

/** Whether any of a grid of points of the focused control lies under something else. */
async function focusIsFree(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const target = document.activeElement
    if (!(target instanceof HTMLElement) || target.closest('.tool')) return true
    const row = target.closest('.option') ?? target
    const { left, top, width, height } = row.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every(x =>
      [0.2, 0.5, 0.8].every(y => {
        const seen = document.elementFromPoint(left + width * x, top + height * y)
        return seen === null || !seen.closest('.tool')
      }),
    )
  })
}

test('the periodic table opens beside the question, moves by keyboard, and never covers what has the focus', async ({
  page,
}) => {
  const exam = new ExamPages(page)
  await exam.start(CHEMISTRY)
  const tool = await exam.openTool('Periodic table')
  await expect(tool).toHaveClass(/is-floating/)
  await tool.getByRole('searchbox', { name: 'Find on this sheet' }).fill('fe')
  await expect(tool.getByRole('status')).toContainText('Fe, iron: proton number 26, relative atomic mass 56')
  await expect(tool.getByRole('columnheader', { name: 'Group VIII' })).toHaveCount(1)
  await expectAccessible(page, 'periodic table as a tool')

  const grip = tool.getByRole('button', { name: 'Move the periodic table' })
  const before = await boxOf(tool)
  await grip.press('ArrowLeft')
  await grip.press('ArrowUp')
  await expect.poll(async () => (await boxOf(tool)).x).toBe(before.x - 16)
  expect((await boxOf(tool)).y).toBe(before.y - 16)
  await grip.press('Shift+ArrowLeft')
  await expect.poll(async () => (await boxOf(tool)).width).toBe(before.width - 16)
  await grip.press('Enter') // a corner: no drag is needed
  await expect.poll(async () => (await boxOf(tool)).x).not.toBe(before.x - 16)
  await grip.focus()
  const grabbed = await boxOf(grip)
  await page.mouse.move(grabbed.x + 10, grabbed.y + 10)
  await page.mouse.down()
  await page.mouse.move(400, 300, { steps: 5 })
  await page.mouse.up()

  await exam.heading.focus()
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusIsFree(page), { message: `stop ${stop}` }).toBe(true)
  }

  const size = tool.getByRole('button', { name: 'Change the size of the periodic table' })
  const { width } = await boxOf(tool)
  await size.press('ArrowRight')
  await expect.poll(async () => (await boxOf(tool)).width).toBeGreaterThan(width)
  const resized = await boxOf(tool)
  // A place is kept when it has come to rest.
  await expect.poll(() => keptWidth(page)).toBe(Math.round(resized.width))
  await page.reload()
  const again = await exam.openTool('Periodic table')
  await expect.poll(async () => Math.round((await boxOf(again)).width)).toBe(Math.round(resized.width))
  await again.press('Escape')
  await expect(again).toHaveCount(0)
  await expect(exam.heading).toBeFocused()
})

test('the keys of the exam answer again when a tool is closed, however it is closed', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  const ways: [key: string, close: (tool: Locator) => Promise<void>][] = [
    ['B', tool => tool.getByRole('button', { name: 'Close the calculator' }).click()],
    ['C', () => page.getByRole('button', { name: 'Calculator', exact: true }).click()],
    ['D', tool => tool.press('Escape')],
  ]
  for (const [key, close] of ways) {
    const tool = await exam.openTool('Calculator')
    await close(tool)
    await expect(tool).toHaveCount(0)
    await page.keyboard.press(key)
    await expect(page.getByRole('radio').nth('ABCD'.indexOf(key))).toBeChecked()
  }
  await page.getByRole('radio').nth(2).focus()
  await (await exam.openTool('Notes')).press('Escape')
  await expect(page.getByRole('radio').nth(2)).toBeFocused()
})

test('the keys of the exam answer from the answer sheet’s own buttons too', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  const ways: [key: string, button: string][] = [
    ['B', 'As list'],
    ['C', 'To do'],
    ['D', 'All'],
  ]
  for (const [key, button] of ways) {
    await page.locator('.palette').getByRole('button', { name: button, exact: true }).click()
    await page.keyboard.press(key)
    await expect(page.getByRole('radio').nth('ABCD'.indexOf(key))).toBeChecked()
  }
  await page.keyboard.press('ArrowRight')
  await expect(exam.heading).toHaveText(/^Question 2 of/)
  await expect(exam.heading).toBeFocused()
})

test('on a phone the tools stand in one row, and the calculator opens with its digits in sight', async ({
  page,
}) => {
  const exam = new ExamPages(page)
  await exam.start()
  await page.setViewportSize({ width: 360, height: 640 })
  const tools = page.getByRole('region', { name: 'Tools', exact: true }).getByRole('button')
  // A name of two words stands in two lines, a little higher.
  const tops = await tools.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10)
  const calculator = await exam.openTool('Calculator')
  for (const name of ['7', '0', 'equals'])
    await expect(calculator.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(calculator.getByRole('textbox')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'calculator on a phone')
})

test('the sheet is printed with the paper', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start({ ...CHEMISTRY, mode: 'Print' })
  const sheet = page.getByRole('region', { name: 'Periodic Table for IGCSE Chemistry 0620' })
  await expect(sheet.getByRole('table', { name: 'Periods 1 to 7 by group' })).toBeVisible()
  await expectAccessible(page, 'print with a sheet')
})

test('symbols are written at the caret, by keyboard alone', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start({ ...ADDITIONAL, mode: 'Practice' })
  const symbols = page.getByRole('button', { name: /^Symbols for the answer/ }).first()
  const { field, answer: expression } = await exam.expression()
  const opener = field.getByRole('button', { name: /^Symbols for the answer/ })
  await expect(symbols).toBeVisible()
  await opener.press('Enter')
  const bar = field.getByRole('toolbar')
  await expect(bar).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: 'fraction' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(expression).toBeFocused()
  // No letter: which of them a field takes depends on the question.
  await page.keyboard.type('4+1')
  await expect(expression).toHaveValue('(4+1)/()')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2')
  await expect(expression).toHaveValue('(4+1)/(2)')
  await expect(field.locator('output math')).toBeVisible()
  await bar.getByRole('button', { name: 'fraction' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(bar.getByRole('button', { name: 'greater than or equal to' })).toBeFocused()
  await expectAccessible(page, 'symbols')
})

test('reading settings change the text at once, stay after a reload, and hold in the result', async ({
  page,
}) => {
  const exam = new ExamPages(page)
  await exam.start()
  const text = page.locator('.question .exam-text').first()
  const sizeOf = () => text.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
  const usual = await sizeOf()
  const panel = await exam.openTool('Reading')
  await panel.getByRole('radio', { name: '150%' }).check()
  await panel
    .getByRole('group', { name: 'Space between letters and words' })
    .getByRole('radio', { name: 'Wider' })
    .check()
  await panel.getByRole('group', { name: 'Light or dark' }).getByRole('radio', { name: 'Dark' }).check()
  await panel.getByLabel(/Reading ruler/).check()
  await expect.poll(sizeOf).toBeCloseTo(usual * 1.5, 1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.reading-ruler')).toHaveCount(1)
  await expectAccessible(page, 'reading settings')
  await page.reload()
  await expect(exam.heading).toHaveText(/^Question 1/)
  await expect.poll(sizeOf).toBeCloseTo(usual * 1.5, 1)
  await exam.handIn()
  await expect(page.locator('html')).toHaveAttribute('data-read-size', '150')
  await page.getByRole('button', { name: 'Reading' }).click()
  await expectAccessible(page, 'reading settings in the result')
  await page.getByRole('button', { name: 'Back to usual' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
})

test('before the first paper: the device is checked, and no question is on the page until the start', async ({
  page,
}) => {
  const exam = new ExamPages(page)
  await page.goto(exam.listPath)
  await page.locator('#paper-2').getByRole('button', { name: 'Start Mock 1', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next: check your device' }).click()
  await expect(dialog.getByRole('heading', { name: 'Before your first paper' })).toBeFocused()
  await expect(dialog.getByText('Answers are kept on this device while you write.')).toBeVisible()
  await expect(dialog.getByText(/Our server answers in \d+ ms/)).toBeVisible()
  await expect(dialog.getByText(/tell the same time/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(dialog.getByText('Works: you pressed k.')).toBeVisible()
  await expect(page.locator('.question')).toHaveCount(0)
  await expectAccessible(page, 'equipment check')
  await dialog.getByRole('button', { name: 'Start the clock' }).click()
  await expect(exam.heading).toHaveText(/^Question 1 of/)
  await page.goto(exam.listPath)
  await page.locator('#paper-2').getByRole('button', { name: 'Start Mock 2', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.goto('/help')
  await page.getByRole('link', { name: 'Check your device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Before your first mock exam' })).toBeVisible()
})

test('an opened paper needs no connection: sheets, calculator and answers work without', async ({
  page,
  context,
  faults,
}) => {
  const exam = new ExamPages(page)
  await exam.start(CHEMISTRY)
  // Without a service worker, as in private windows: offline-reload.spec.ts has one.
  await expect(page.locator('.ready')).toHaveText(/^Paper kept, \d+ KB; a reload needs a connection$/, {
    timeout: 20_000,
  })
  await context.setOffline(true)
  const table = await exam.openTool('Periodic table')
  await expect(table.getByRole('table', { name: 'Periods 1 to 7 by group' })).toBeVisible()
  await table.press('Escape')
  await expect(await exam.openTool('Calculator')).toBeVisible()
  const help = await exam.openTool('Help')
  await expect(help).toContainText('do not reload the page')
  await help.press('Escape')
  await exam.heading.focus()
  await page.keyboard.press('b')
  await expect(exam.saved).toHaveText('Offline, kept on this device')
  await context.setOffline(false)
  await exam.expectSaved()
  forgive(faults, /ERR_INTERNET_DISCONNECTED|country look-up/)
})

test('a guess is kept with its answer and found again in the result', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await expect(page.getByRole('button', { name: 'A guess', exact: true })).toHaveCount(0)
  await page.keyboard.press('b')
  await page.keyboard.press('g')
  await expect(page.getByRole('button', { name: 'A guess', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered B, a guess')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('c')
  await exam.expectSaved()
  await page.reload()
  await expect(exam.cell(1)).toHaveAccessibleName('Question 1, answered B, a guess')
  await expectAccessible(page, 'a guess')
  await exam.handIn()
  await expect(page.locator('.facts')).toContainText(/Guesses\s*[01] of 1 right/)
  await page.getByRole('button', { name: /^Guesses 1/ }).click()
  await expect(page.locator('details.review')).toHaveCount(1)
  await expect(page.locator('#q1')).toContainText('a guess')
  await expectAccessible(page, 'result with a guess')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a tool stands at the foot, the focus stays clear of it, nothing scrolls sideways', async ({
    page,
  }) => {
    const exam = new ExamPages(page)
    await exam.start(CHEMISTRY)
    const tool = await exam.openTool('Periodic table')
    await expect(tool).not.toHaveClass(/is-floating/)
    await expectAccessible(page, 'tool on a phone')
    await exam.heading.focus()
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focusIsFree(page), { message: `stop ${stop}` }).toBe(true)
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    await exam.openTool('Notes').catch(() => undefined)
    await expect(page.locator('.tool')).toHaveCount(1)
  })
})
