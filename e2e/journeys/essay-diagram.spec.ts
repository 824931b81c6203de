import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'
import { GivenPages } from '../pages/given'
import { KindPages, type Place } from '../pages/kinds'
import { essayPaper, openQuestionWith } from '../pages/written-paper'

const ASKED = /would lead to a new equilibrium in the market/

/** Units of the canvas: demand moves to the right, and meets supply at (186, 134) and then at (214, 106). */
const LINES: readonly (readonly [string, Place, Place])[] = [
  ['D₁', [90, 38], [270, 218]],
  ['D₂', [146, 38], [326, 218]],
  ['S', [90, 230], [280, 40]],
]
const VALUES: readonly (readonly [string, Place])[] = [
  ['P₁', [28, 133]],
  ['Q₁', [187, 250]],
  ['P₂', [28, 105]],
  ['Q₂', [215, 250]],
]

class Diagram extends KindPages {
  private async click(place: Place) {
    const { x, y } = await this.onScreen(place)
    await this.page.mouse.click(x, y)
  }

  async line(from: Place, to: Place) {
    await this.question.getByRole('radio', { name: 'Straight line', exact: true }).check()
    for (const place of [from, to]) await this.click(place)
  }

  async label(name: string, place: Place) {
    await this.question.getByRole('radio', { name: 'Label', exact: true }).check()
    await this.question.getByLabel('Label to set down').selectOption({ label: name })
    await this.click(place)
  }
}

test('a diagram is drawn beside an essay, kept with its words, marked at once and compared with the full one', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const exam = new ExamPages(page)
  const diagram = new Diagram(page)
  await page.goto(await essayPaper(page, ASKED))
  await new GivenPages(page).sit('Practise')
  await diagram.find(ASKED)
  await expect(diagram.board).toHaveCount(1)

  for (const [name, from, to] of LINES) {
    await diagram.line(from, to)
    await diagram.label(name, to)
  }
  for (const [name, place] of VALUES.slice(0, 3)) await diagram.label(name, place)
  await page.locator('.written textarea').first().fill('The demand curve shifts to the right.')
  await exam.expectSaved()
  const part = page.locator('.part').filter({ has: diagram.board })
  await part.getByRole('button', { name: 'Check this answer' }).click()
  await expect(part.getByText('There is no label “Q₂”.')).toBeVisible()

  const [last] = VALUES.slice(3)
  if (last) await diagram.label(...last)
  await part.getByRole('button', { name: 'Check again' }).click()
  const reason = page.getByText('Your diagram shows it.')
  await expect(reason).toBeVisible()
  await expectAccessible(page, 'an essay with a diagram')

  await exam.expectSaved()
  await page.reload()
  await diagram.find(ASKED)
  await expect(page.getByText('Drawn: 10 things')).toBeVisible()
  await expect(page.locator('.written textarea').first()).toHaveValue('The demand curve shifts to the right.')

  await exam.handIn()
  const question = await openQuestionWith(page, reason)
  await expect(question.locator('.sketch-ink').first()).toBeVisible()
  await expect(question.locator('.sketch-model svg').first()).toBeVisible()
  await expect(question.getByText('The demand curve shifts to the right.').first()).toBeVisible()
})
