import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

/** The hooks that docs/screen-readers.md describes, as the accessibility tree holds them. */
test.describe.configure({ timeout: 120_000 })

test('bar, tools, question and answer sheet tell what they are', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await expect(page.locator('.exam-bar')).toMatchAriaSnapshot(`
    - banner:
      - paragraph: /0625 Mock 1, Paper 2/
      - timer "Time left": /\\d+:\\d+/
      - button "Hide the time"
      - status
      - paragraph:
        - text: /Saves itself|Saving|Saved/
        - status
      - button "Finish"
  `)
  await expect(page.locator('.exam-tools')).toMatchAriaSnapshot(`
    - region "Tools":
      - button "Calculator"
      - button "Notes"
      - button "Front page"
      - button "Reading"
      - button "Help"
  `)
  await expect(page.locator('.question')).toMatchAriaSnapshot(`
    - region "Question 1 of 40":
      - heading "Question 1 of 40" [level=1]
      - text: 1 mark
      - group "answer to question 1":
        - radio /^A /
        - button "Strike out A"
        - radio /^B /
        - button "Strike out B"
        - radio /^C /
        - button "Strike out C"
        - radio /^D /
        - button "Strike out D"
      - button "Flag for later"
      - button "Question 2"
  `)
  await page.keyboard.press('b')
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await page.keyboard.press('Shift+A')
  await expect(page.locator('.question')).toMatchAriaSnapshot(`
    - group "answer to question 1":
      - radio /A struck out/
      - button "Strike out A" [pressed]
      - radio /^B / [checked]
    - button "Flagged" [pressed]
    - button "A guess" [pressed]
    - button "Clear answer"
  `)
  await expect(page.locator('.exam-side .palette')).toMatchAriaSnapshot(`
    - region /Answer sheet 1 of 40/:
      - heading /Answer sheet 1 of 40/ [level=2]
      - group "Show":
        - button "All" [pressed]
        - button "To do"
        - button "Flagged"
        - button "Guesses"
      - button "As list"
      - list:
        - listitem:
          - button "Question 1, answered B, a guess, flagged"
        - listitem:
          - button "Question 2, not seen yet"
  `)
})

test('a tool is a region with its handles, takes the focus and gives it back to the question', async ({
  page,
}) => {
  const exam = new ExamPages(page)
  await exam.start()
  const calculator = await exam.openTool('Calculator')
  await expect(page.getByRole('button', { name: 'Calculator', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await calculator.getByRole('button', { name: 'Let the calculator float' }).press('Enter')
  await expect(calculator).toMatchAriaSnapshot(`
    - region "Calculator":
      - heading "Calculator" [level=2]
      - button "Move the calculator"
      - button "Put the calculator back beside the question"
      - button "Close the calculator"
      - textbox "Calculation; Enter gives the result"
      - status: "0"
      - button "Change the size of the calculator"
  `)
  await page.keyboard.press('Escape')
  await expect(exam.heading).toBeFocused()
})

test('the summary and the question before hand-in', async ({ page }) => {
  const exam = new ExamPages(page)
  await exam.start()
  await page.getByRole('button', { name: 'Finish' }).first().press('Enter')
  await expect(page.locator('.summary')).toMatchAriaSnapshot(`
    - region "Before you hand in":
      - heading "Before you hand in" [level=1]
      - term: Answered
      - definition: 0 of 40
      - term: Blank
      - definition: "40"
      - heading "Still blank" [level=2]
      - list:
        - listitem:
          - button "Go to question 1"
      - button "Hand in"
      - button "Back to question 1"
  `)
  await page.getByRole('button', { name: 'Hand in', exact: true }).press('Enter')
  await expect(page.locator('.sure')).toMatchAriaSnapshot(`
    - alertdialog /After this your answers can no longer be changed, and 40 questions are still blank/:
      - button "Yes, hand in"
      - button "Not yet"
  `)
})
