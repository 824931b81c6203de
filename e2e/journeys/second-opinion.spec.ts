import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, untilAnswers } from '@/scripts/server-checks/running-server'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/test'
import { openQuestionWith, schemesSeen, sitWritten } from '../pages/written-paper'

const PORT = Number(process.env.E2E_PORT || 3117) + 9
test.use({ baseURL: `http://localhost:${PORT}` })

/** A language model that gives every point, by the first word of the answer, and remembers what it was sent. */
async function agreeingModel() {
  const heard: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const [, answer = ''] = (messages[1]?.content ?? '').split(/\n=== \S+ ===\n/)
    heard.push(answer)
    const [quote] = answer.split(' ')
    const content = JSON.stringify({ verdict: 'earned', quote })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { heard, server, host, url: `http://${host}/v1/chat/completions` }
}

/** Every word a sentence of its own: ideas that stand apart are left open. */
const apart = (text: string) => text.split(/[\s.]+/).join('. ')

test('a point that was left open has a second opinion after a yes, and the student decides', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000)
  const model = await agreeingModel()
  const site = startProcess(PORT, {
    MARKER_URL: model.url,
    NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'markwell-opinion-')),
  })
  try {
    await untilAnswers(site, '/robots.txt')
    const schemes = await schemesSeen(browser)
    const exam = await sitWritten(page, number => apart(schemes[number - 1] ?? ''))
    await exam.handIn()
    const open = page.locator('.scheme-reason.is-undecided')
    const question = await openQuestionWith(page, open)
    const point = question.locator('li', { has: open }).first()
    const ask = point.getByRole('button', { name: 'Ask for a second opinion' })
    const box = point.getByRole('checkbox')
    const wasTicked = await box.isChecked()

    await ask.click()
    await expect(point.getByText(/This sends the question, this point and your answer/)).toContainText(
      model.host,
    )
    await expectAccessible(page, 'a question whether an answer may be sent')
    await point.getByRole('button', { name: 'No', exact: true }).click()
    expect(model.heard).toEqual([])

    await ask.click()
    await point.getByRole('button', { name: 'Yes, send it' }).click()
    await expect(point.getByRole('status')).toHaveText(
      /^A language model thinks: earned, by the words “.+”\. It can be wrong\. You decide\.$/,
    )
    expect(model.heard).toHaveLength(1)
    await expect(box).toBeChecked({ checked: wasTicked })
    await box.setChecked(!wasTicked)
    await expect(question.getByText('Marked by you against the scheme.').first()).toBeVisible()

    await point.getByRole('button', { name: 'Send nothing more' }).click()
    await ask.click()
    await expect(point.getByRole('button', { name: 'Yes, send it' })).toBeVisible()
    expect(model.heard).toHaveLength(1)
  } finally {
    await site.end('SIGTERM')
    model.server.close()
  }
})
