import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startProcess, untilReady } from '@/scripts/server-checks/running-server'
import { expectAccessible } from '../fixtures/axe'
import { mailed } from '../fixtures/outbox'
import { expect, test } from '../fixtures/test'
import { ExamPages } from '../pages/exam'

const PORT = Number(process.env.E2E_PORT || 3117) + 6
const ORIGIN = `http://localhost:${PORT}`
const REASON = 'The diagram has another scale than the text says.'

test.use({ baseURL: ORIGIN })

/** A server of its own, which can be stopped and started again on the same data. */
async function serve(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = startProcess(PORT, { DATA_DIR: dataDir, NEXT_PUBLIC_SITE_URL: ORIGIN, ...env })
  await untilReady(server)
  return server
}

test('a paper that was sat is corrected: the result says why, and the student is told until it was read', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'markwell-corrected-'))
  let server = await serve(dataDir)
  try {
    // Question 1 is answered, question 2 is left blank, and its mark is disputed.
    const exam = new ExamPages(page)
    await exam.start()
    await page.keyboard.press('b')
    await exam.expectSaved()
    await exam.handIn()
    const review = page.url()
    const score = page.locator('.score-n > span').first()
    const before = Number(await score.textContent())
    await page.getByRole('button', { name: /^All 40/ }).click()
    const second = page.locator('#q2')
    await second.locator('summary').first().click()
    await second.getByRole('link', { name: 'Dispute this mark' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dispute this mark' })
    await dialog.getByLabel('What is it about?').selectOption({ index: 1 })
    await dialog
      .getByLabel('What is wrong, and where?')
      .fill('No option is right at the scale of the diagram.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog).toBeHidden()
    const template = await mailed(mail => /\(template ([\w./-]+), seed/.exec(mail)?.[1], dataDir)
    const paper = await mailed(mail => /igcse-physics-paper-2\.\w+\.\w{6}/.exec(mail)?.[0], dataDir)

    // The editor's correction comes with the next start.
    await page.goto('about:blank')
    await server.end('SIGTERM')
    const file = join(dataDir, 'corrections.json')
    const correction = { id: 'second', template: `igcse/physics/${template}`, part: '2', paper }
    writeFileSync(
      file,
      JSON.stringify([{ ...correction, change: { everyone: true }, reason: REASON, day: '2026-11-24' }]),
    )
    server = await serve(dataDir, { CORRECTIONS_FILE: file })

    await page.goto(exam.listPath)
    const notice = page.getByRole('region', { name: 'Corrected since you sat it' })
    await expect(notice).toContainText(
      /^Corrected since you sat it ?Question 2 of IGCSE Physics, Paper 2 \(Mock 1\)/,
    )
    await expect(notice).toContainText(`was corrected: your mark is now ${before + 1} (${before} before).`)
    await expectAccessible(page, 'list with a corrected paper')
    await notice.getByRole('link', { name: 'See question 2' }).click()

    await expect(page).toHaveURL(`${review}#q2`)
    await expect(second.locator('summary').first()).toBeFocused()
    await expect(score).toHaveText(String(before + 1))
    await expect(second.locator('.correction')).toContainText(`Corrected on 24 Nov 2026. ${REASON}`)
    await expect(second.locator('.correction')).toContainText('Before: 0 marks, now: 1.')
    await expect(second).toContainText('Every candidate earns this part')
    await expectAccessible(page, 'review of a corrected paper')
    await page.goto(review.replace('/review?', '/print?'))
    await expect(page.locator('.printed-scheme')).toContainText(`Corrected on 24 Nov 2026. ${REASON}`)

    await page.goto(exam.listPath)
    await notice.getByRole('button', { name: 'I have read this' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.locator('#paper-2').getByRole('link', { name: 'Review Mock 1' })).toBeVisible()
    await expect(notice).toHaveCount(0)
  } finally {
    await server.end('SIGKILL')
  }
})

test('a file of corrections that cannot be read stops the start, and says what is wrong', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'markwell-corrected-'))
  const file = join(dataDir, 'corrections.json')
  writeFileSync(file, JSON.stringify([{ id: 'one' }]))
  const server = startProcess(PORT + 1, { DATA_DIR: dataDir, CORRECTIONS_FILE: file })
  expect(await server.exited).not.toBe(0)
  expect(server.output()).toMatch(/CORRECTIONS_FILE .*correction 1: /)
})
