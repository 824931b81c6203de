import type { Locator, Page } from '@playwright/test'
import { forgive } from '../fixtures/auth-test'
import { expectAccessible } from '../fixtures/axe'
import { LOST, loseConnection, workerReady } from '../fixtures/offline'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'
import {
  accountOf,
  anglesOf,
  bestFit,
  Cross,
  changeOfState,
  fromMirror,
  KindPages,
  type Place,
  reactionOf,
  structureOf,
  toGrid,
} from '../pages/kinds'

/** Seven kinds by keys, one by one, with axe in between, on a busy machine. */
test.describe.configure({ timeout: 240_000 })

const ASKS = {
  words: /Name this change of state/,
  equation: /Write the equation/,
  structure: /Give the structure/,
  plot: /Plot the five points/,
  draw: /Draw the normal/,
  solutions: /Solve/,
  ledger: /bank account/,
} as const

/** What the questions begin with: the list of the result has no room for more. */
const BEGINS = {
  ...ASKS,
  equation: /reacts with/,
  plot: /A toy car/,
  draw: /A ray of light/,
  ledger: /A trader/,
} as const

/** What belongs to another change of state, and earns nothing for a reason. */
const CONFUSED: Readonly<Record<string, string>> = {
  evaporation: 'boiling',
  condensation: 'evaporation',
  freezing: 'melting',
}

/** The points of the table, and the ends of the line of best fit, half a small square being the finest place. */
async function wantedPlot(kinds: KindPages): Promise<{ points: Place[]; ends: [Place, Place] }> {
  const rows = kinds.question.locator('.paper-table tr')
  const numbers = async (row: number) =>
    (await rows.nth(row).locator('th, td').allTextContents()).slice(1).map(Number)
  const [times, distances] = [await numbers(0), await numbers(1)]
  const points = times.map((time, at): Place => [time, distances[at] ?? Number.NaN])
  expect(points).toHaveLength(5)
  const { gradient, intercept } = bestFit(points)
  const on = (time: number): Place => [time, Math.round((intercept + gradient * time) * 2) / 2]
  return { points, ends: [on(0), on(5)] }
}

async function plotByKeys(kinds: KindPages): Promise<void> {
  await kinds.find(ASKS.plot)
  const { points, ends } = await wantedPlot(kinds)
  const cross = new Cross(kinds.page, [3, 20], [0.1, 0.5], [1, 10])
  await kinds.tool('Point')
  await kinds.tabTo(kinds.board)
  for (const point of points) await cross.press(point)
  await kinds.tool('Straight line')
  await kinds.tabTo(kinds.board)
  for (const end of ends) await cross.press(end)
  await expect(kinds.question.getByText('Drawn: 6 things')).toBeVisible()
}

const incidenceOf = (text: string) => Number(/(\d+)°/.exec(text)?.[1])

/** Normal and reflected ray; the angle is left without its name. */
async function drawByKeys(kinds: KindPages): Promise<void> {
  const incidence = incidenceOf(await kinds.find(ASKS.draw))
  const even = ([x, y]: Place): Place => [2 * Math.round(x / 2), 125 + 2 * Math.round((y - 125) / 2)]
  const cross = new Cross(kinds.page, [180, 125], [2, -2], [20, -20])
  await kinds.tool('Straight line')
  await kinds.tabTo(kinds.board)
  for (const end of [fromMirror(0, 0), fromMirror(100, 0)]) await cross.press(even(end))
  await kinds.tool('Arrow')
  await kinds.tabTo(kinds.board)
  for (const end of [fromMirror(0, 0), fromMirror(120, incidence)]) await cross.press(even(end))
  await expect(kinds.question.getByText('Drawn: 2 things')).toBeVisible()
}

async function typeInto(kinds: KindPages, field: Locator, text: string): Promise<void> {
  await kinds.tabTo(field)
  await kinds.page.keyboard.type(text)
}

async function fillAccount(kinds: KindPages): Promise<void> {
  const { sales, rent, closes } = accountOf(await kinds.find(ASKS.ledger))
  const lines: readonly (readonly [string, string, number])[] = [
    ['Debit, line 1', 'Sales', sales],
    ['Debit, line 2', 'Balance b/d', closes],
    ['Credit, line 1', 'Rent', rent],
    ['Credit, line 2', 'Balance c/d', closes],
  ]
  for (const [line, narrative, amount] of lines) {
    await typeInto(kinds, kinds.page.getByLabel(`${line}, narrative`), narrative)
    await typeInto(kinds, kinds.page.getByLabel(`${line}, amount`), String(amount))
  }
}

/** The question of the result that begins so, opened. */
async function result(page: Page, begins: RegExp): Promise<Locator> {
  const question = page
    .locator('details.review')
    .filter({ has: page.locator('summary', { hasText: begins }) })
  await question.locator('summary').first().press('Enter')
  await expect(question.locator('.verdict-line')).toBeVisible()
  return question
}

test('the tour is sat by keyboard alone, through a lost connection; the result says why each mark was given', async ({
  page,
  context,
  faults,
}) => {
  const kinds = new KindPages(page)
  const exam = new ExamPages(page)
  await kinds.open()
  await expect(page.locator('.ready')).toContainText('Paper kept', { timeout: 30_000 })

  const answer = page.getByRole('textbox', { name: /^Answer/ })
  const change = changeOfState(await kinds.find(ASKS.words))
  await typeInto(kinds, answer, CONFUSED[change] ?? '')

  const reaction = reactionOf(await kinds.find(ASKS.equation))
  await typeInto(kinds, page.getByRole('textbox', { name: /^Equation/ }), reaction.unbalanced)
  await expect(page.locator('.echo')).toContainText('Reads as')
  await kinds.tabTo(page.getByRole('button', { name: 'Check this answer' }))
  await page.keyboard.press('Enter')
  const checked = page.locator('.checked')
  await expect(checked.locator('.verdict-line')).toHaveText(/Partly right\..*2 of 3/)
  await expect(checked.locator('.stated-error')).toContainText(/balance/i)

  await context.setOffline(true)
  const structure = structureOf(await kinds.find(ASKS.structure))
  await typeInto(kinds, page.getByRole('textbox', { name: /^Structural formula/ }), structure.typed)
  await plotByKeys(kinds)
  await expect(exam.saved).toHaveText('Offline, kept on this device')
  await drawByKeys(kinds)
  await context.setOffline(false)
  await exam.expectSaved()

  const [angle = 0, other = 0] = anglesOf(await kinds.find(ASKS.solutions))
  await typeInto(kinds, page.getByRole('textbox', { name: /^All solutions/ }), `${angle}, ${other + 5}`)
  await fillAccount(kinds)
  await exam.expectSaved()

  await kinds.tabTo(page.getByRole('button', { name: 'Finish' }).last())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Before you hand in' })).toBeFocused()
  await expect(page.locator('.summary .facts')).toContainText('7 of 7')
  await kinds.tabTo(page.getByRole('button', { name: 'Hand in', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, hand in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/review\?attempt=/)
  await expect(page.locator('details.review').first()).toBeVisible()
  await expect(page.getByText('Estimated grade')).toHaveCount(0)
  forgive(faults, LOST)

  await kinds.tabTo(page.getByRole('button', { name: /^All 7/ }))
  await page.keyboard.press('Enter')
  const words = await result(page, BEGINS.words)
  await expect(words.locator('.verdict-line')).toHaveText(/Not right\..*0 of 1/)
  await expect(words.locator('.option-error')).toHaveText(/is the other way round|Boiling happens/)
  const equation = await result(page, BEGINS.equation)
  await expect(equation.locator('.verdict-line')).toHaveText(/Partly right\..*2 of 3/)
  await expect(equation.locator('.stated-error')).toContainText(/balance/i)
  await expect((await result(page, BEGINS.structure)).locator('.verdict-line')).toHaveText(/Right\..*1 of 1/)
  const plot = await result(page, BEGINS.plot)
  await expect(plot.locator('.verdict-line')).toHaveText(/Right\..*3 of 3/)
  const draw = await result(page, BEGINS.draw)
  await expect(draw.locator('.verdict-line')).toHaveText(/Partly right\..*2 of 3/)
  const solutions = await result(page, BEGINS.solutions)
  await expect(solutions.locator('.verdict-line')).toHaveText(/Partly right\..*1 of 2/)
  await expect(solutions.getByRole('row', { name: /^Not a solution/ })).toContainText(String(other + 5))
  await expect(solutions.getByRole('row', { name: /^Solution 2/ })).toContainText(`${other}°`)
  const ledger = await result(page, BEGINS.ledger)
  await expect(ledger.locator('.verdict-line')).toHaveText(/Right\..*4 of 4/)

  // The full answer lies over the drawing, and either stands alone; the figure is shown once.
  for (const drawing of [plot, draw]) {
    await expect(drawing.locator('.sketch-board')).toHaveCount(1)
    await expect(drawing.locator('.paper-fig')).toHaveCount(0)
    await expect(drawing.locator('.sketch-ink')).toBeVisible()
    await expect(drawing.locator('.sketch-model svg')).toBeVisible()
    const [ink, model] = [
      await drawing.locator('.sketch-ink').boundingBox(),
      await drawing.locator('.sketch-model svg').boundingBox(),
    ]
    expect(model).toEqual(ink)
    await drawing.getByRole('radio', { name: 'Both' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(drawing.getByRole('radio', { name: 'Your drawing' })).toBeChecked()
    await expect(drawing.locator('.sketch-model')).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
  }
  await expectAccessible(page, 'result of every kind')

  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await kinds.tabTo(page.getByText('Print or export', { exact: true }))
  await page.keyboard.press('Enter')
  await kinds.tabTo(page.getByRole('link', { name: 'Print paper and scheme' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/print\?attempt=/)
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('.printed-question')
  await expect(printed).toHaveCount(7)
  const grid = printed.filter({ hasText: ASKS.plot })
  await expect(grid.locator('.printed-fig svg')).toBeVisible()
  await expect(grid.locator('.grid-small')).toBeVisible()
  const space = await printed.filter({ hasText: ASKS.structure }).locator('.printed-space').boundingBox()
  expect(space?.height).toBeGreaterThan(150)
  await expect(printed.filter({ hasText: ASKS.draw }).locator('.printed-fig svg')).toBeVisible()
  await expect(printed.filter({ hasText: ASKS.ledger }).getByRole('table')).toHaveCount(2)
  await expect(printed.filter({ hasText: ASKS.solutions }).locator('.answer-rule > span')).toHaveCSS(
    'border-bottom-style',
    'dotted',
  )
  const scheme = page.getByRole('region', { name: 'Mark scheme' })
  await expect(scheme.locator('tbody tr')).toHaveCount(7)
  await expect(scheme.locator('.printed-fig svg')).toHaveCount(2)
  await expect(page.locator('.printed-tools')).toBeHidden()
})

test('a hand that trembles beside a point draws there and does not drag the point; a drag does', async ({
  page,
}) => {
  const kinds = new KindPages(page)
  await kinds.open()
  await kinds.find(ASKS.plot)
  const start = await kinds.onScreen(toGrid([2, 10]))
  await page.mouse.click(start.x, start.y)
  const point = kinds.question.getByRole('button', { name: /^Move: Point at/ })
  await expect(point).toHaveAccessibleName('Move: Point at 2, 10')
  const box = await point.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)

  await kinds.question.getByText('Straight line', { exact: true }).click()
  for (const [dx, dy] of [
    [9, 0],
    [200, -100],
  ] as const) {
    await page.mouse.move(start.x + dx, start.y + dy)
    await page.mouse.down()
    await page.mouse.move(start.x + dx + 2, start.y + dy + 1)
    await page.mouse.up()
  }
  await expect(kinds.question.getByText('Drawn: 2 things')).toBeVisible()
  await expect(point).toHaveAccessibleName('Move: Point at 2, 10')

  const end = await kinds.onScreen(toGrid([3, 20]))
  // The start of the line lies over it, and is not as near.
  await page.mouse.move(start.x + 2, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
  await expect(point).toHaveAccessibleName('Move: Point at 3, 20')
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  async function fits(page: Page): Promise<void> {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  }

  async function expectMark(kinds: KindPages, marks: string): Promise<void> {
    await kinds.question.getByRole('button', { name: 'Check this answer' }).tap()
    await expect(kinds.question.locator('.checked .verdict-line')).toHaveText(
      new RegExp(`Right\\..*${marks}`),
    )
    await fits(kinds.page)
  }

  test('words, an equation by its symbols, a structure, a graph and a ray are answered and earn all marks', async ({
    page,
  }) => {
    const kinds = new KindPages(page)
    await kinds.open()
    const change = changeOfState(await kinds.find(ASKS.words))
    await fits(page)
    await page.getByRole('textbox', { name: /^Answer/ }).tap()
    await page.keyboard.type(change)
    await expectMark(kinds, '1 of 1')

    const { left, right } = reactionOf(await kinds.find(ASKS.equation))
    await fits(page)
    const typed = page.getByRole('textbox', { name: /^Equation/ })
    await typed.tap()
    await page.keyboard.type(left)
    await page.getByRole('button', { name: /^Symbols for the answer/ }).tap()
    await page.getByRole('toolbar').getByRole('button', { name: 'arrow', exact: true }).tap()
    await expect(typed).toBeFocused()
    await expect(typed).toHaveValue(`${left} → `)
    await page.keyboard.type(right)
    await expectMark(kinds, '3 of 3')

    await structureByTouch(kinds)
    await expectMark(kinds, '1 of 1')
    await plotByTouch(kinds)
    await expectMark(kinds, '3 of 3')
    await drawByTouch(kinds)
    await expectMark(kinds, '3 of 3')
    await expectAccessible(page, 'a drawing that was checked, on a phone')
  })

  async function structureByTouch(kinds: KindPages): Promise<void> {
    const { drawn } = structureOf(await kinds.find(ASKS.structure))
    await fits(kinds.page)
    const { question } = kinds
    await question.getByText('Draw it', { exact: true }).tap()
    await expect(kinds.board).toBeVisible()
    // Fingers are no pointers: each press is a little beside its place.
    const placeOf = (at: number): Place => {
      const [, column = 0, row = 0] = drawn.atoms[at] ?? []
      return [18 * column + 7, 18 * row - 6]
    }
    for (const [at, [element]] of drawn.atoms.entries()) {
      await question.getByLabel('Element').selectOption(element)
      await kinds.tap(placeOf(at))
    }
    await question.getByText('Bond', { exact: true }).tap()
    for (const [from, to, order] of drawn.bonds) {
      await question.getByLabel('Sort of bond').selectOption(order)
      await kinds.tap(placeOf(from))
      await kinds.tap(placeOf(to))
    }
  }

  async function plotByTouch(kinds: KindPages): Promise<void> {
    await kinds.find(ASKS.plot)
    await fits(kinds.page)
    const { points, ends } = await wantedPlot(kinds)
    for (const point of points) await kinds.tap(toGrid(point))
    await expect(kinds.question.getByText('Drawn: 5 things')).toBeVisible()
    await kinds.question.getByText('Straight line', { exact: true }).tap()
    for (const end of ends) await kinds.tap(toGrid(end))
    await expect(kinds.question.getByText('Drawn: 6 things')).toBeVisible()
    await kinds.question.getByRole('button', { name: 'Undo' }).tap()
    await expect(kinds.question.getByText('Drawn: 5 things')).toBeVisible()
    for (const end of ends) await kinds.tap(toGrid(end))
    await expect(kinds.question.getByText('Drawn: 6 things')).toBeVisible()
  }

  async function drawByTouch(kinds: KindPages): Promise<void> {
    const incidence = incidenceOf(await kinds.find(ASKS.draw))
    await fits(kinds.page)
    for (const end of [fromMirror(0, 0), fromMirror(100, 0)]) await kinds.tap(end)
    await kinds.question.getByText('Arrow', { exact: true }).tap()
    for (const end of [fromMirror(0, 0), fromMirror(120, incidence)]) await kinds.tap(end)
    await kinds.question.getByText('Label', { exact: true }).tap()
    await kinds.tap(fromMirror(45, incidence / 2))
    await expect(kinds.question.getByText('Drawn: 3 things')).toBeVisible()
  }
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the fields, boards and symbols of every kind are there after "Ready offline"', async ({
    page,
    context,
    faults,
  }) => {
    const kinds = new KindPages(page)
    const exam = new ExamPages(page)
    await page.goto('/')
    await workerReady(page)
    await kinds.open()
    await expect(page.locator('.ready')).toHaveText(/^Ready offline, \d+ KB$/, { timeout: 30_000 })
    await loseConnection(page)
    await page.reload()
    await expect(exam.heading).toHaveText('Question 1 of 7')

    await kinds.find(ASKS.words)
    await page.getByRole('textbox', { name: /^Answer/ }).fill('anything')
    const { left, right } = reactionOf(await kinds.find(ASKS.equation))
    await page.getByRole('button', { name: /^Symbols for the answer/ }).click()
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'aqueous' })).toBeVisible()
    await page.getByRole('textbox', { name: /^Equation/ }).fill(`${left} → ${right}`)
    await expect(page.locator('.echo')).toContainText('Reads as')
    const { typed } = structureOf(await kinds.find(ASKS.structure))
    await page.getByRole('textbox', { name: /^Structural formula/ }).fill(typed)
    await expect(page.locator('.echo')).toContainText('Reads as')
    await page.getByText('Draw it', { exact: true }).click()
    await expect(kinds.board).toBeVisible()
    await kinds.find(ASKS.plot)
    await expect(kinds.board).toBeVisible()
    await kinds.find(ASKS.draw)
    await expect(kinds.board).toBeVisible()
    const angles = anglesOf(await kinds.find(ASKS.solutions))
    await page.getByRole('textbox', { name: /^All solutions/ }).fill(angles.join(', '))
    await expect(page.locator('.echo')).toContainText('Read as 2 values')
    await kinds.find(ASKS.ledger)
    await page.getByLabel('Debit, line 1, narrative').fill('Sales')
    await expect(exam.saved).toHaveText('Offline, kept on this device')

    await context.setOffline(false)
    await exam.expectSaved()
    await page.reload()
    await kinds.find(ASKS.ledger)
    await expect(page.getByLabel('Debit, line 1, narrative')).toHaveValue('Sales')
    forgive(faults, LOST)
  })
})
