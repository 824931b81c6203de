import type { Browser, Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expect, forgive, test } from '../fixtures/auth-test'
import { expectAccessible as expectAccessibleHere } from '../fixtures/axe'
import { mailed, readMails } from '../fixtures/outbox'
import { ExamPages } from '../pages/exam'
import { TutorPages } from '../pages/tutor'

const PHYSICS = { subject: 'IGCSE Physics 0625', topic: 'Waves' }

/** From the top: a page that is scrolled has targets under its sticky header. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleHere(page, state)
}

/** The link of the mail to the tutors whose question holds these words; mails hold no words, so each is opened. */
async function tutorLink(page: Page, words: string): Promise<string> {
  const seen = new Set<string>()
  let found = ''
  await expect
    .poll(
      async () => {
        for (const mail of readMails()) {
          const link = /https?:\/\/[^\s"<>]+\/tutor\/answer#([\w.-]+)/.exec(mail)
          if (!link?.[1] || seen.has(link[1])) continue
          seen.add(link[1])
          const origin = new URL(link[0]).origin
          const answer = await page.request.post('/api/tutor/question', {
            data: { token: link[1] },
            headers: { origin },
          })
          const { result } = await answer.json()
          if (result?.words === words) found = link[0]
        }
        return found
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return found
}

async function tutorPage(browser: Browser, faults: string[]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.on('pageerror', error => faults.push(`tutor: ${error.message}`))
  return page
}

test('a student asks about a marked question; the answer comes live and by mail, and the link is used up', async ({
  page,
  auth,
  stranger,
  browser,
  faults,
}) => {
  test.setTimeout(150_000)
  const exam = new ExamPages(page)
  const tutor = new TutorPages(page)
  await exam.start()
  await page.keyboard.press('b')
  await exam.expectSaved()
  await exam.handIn()
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await auth.fillRegister(stranger)
  await auth.button('Create account').click()
  await expect(auth.box).toBeHidden()

  await page.getByRole('button', { name: /^Question 1, / }).click()
  await page.locator('#q1').evaluate(element => element.setAttribute('open', ''))
  await page.locator('#q1').getByRole('link', { name: 'Ask a tutor about this question' }).click()
  await expect(tutor.balance).toHaveText('5Tutor Credits')
  await expect(tutor.desk.getByText('Attached: question 1')).toBeVisible()
  await tutor.desk.getByText('What the tutor sees').click()
  await expect(tutor.desk.locator('.part-result')).toBeVisible()
  await expectAccessible(page, 'ask form with a question attached')

  await tutor.send.click()
  await expect(tutor.desk.getByText(/^Please write your question in a sentence or two/)).toBeVisible()
  const words = `Why is B wrong here? I thought of the other unit. <b>${stranger.email.slice(8, 14)}</b>`
  await tutor.words.fill(words)
  await page.reload()
  await expect(tutor.words).toHaveValue(words)
  await tutor.send.dblclick()
  await expect(tutor.balance).toHaveText('4Tutor Credits')
  await expect(tutor.newest).toContainText('Waiting')
  await expect(tutor.newest.locator('.msg-words')).toHaveText(words)
  await expect(tutor.desk.getByRole('article')).toHaveCount(1)
  await expect(tutor.words).toHaveValue('')
  await expectAccessible(page, 'a question waits')

  const link = await tutorLink(page, words)
  const desk = await tutorPage(browser, faults)
  await desk.goto(link)
  await expect(desk.getByRole('article', { name: 'The question' })).toContainText(words)
  await expect(desk.locator('.part-result')).toBeVisible()
  await expect(desk.locator('body')).not.toContainText(stranger.fullName)
  await desk
    .getByLabel('Your answer')
    .fill('Look at the **unit**: $v = f\\lambda$ wants metres, not $\\frac{1$.')
  await expect(desk.locator('.answer-preview math')).toBeVisible()
  await expect(desk.getByText(/^Not a formula that we can set/)).toBeVisible()
  await desk.getByLabel('Your answer').fill('Look at the **unit**: $v = f\\lambda$ wants metres.')
  await expectAccessible(desk, 'a tutor writes')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByRole('heading', { name: 'Your answer is sent' })).toBeFocused()
  expect(new URL(desk.url()).hash).toBe('')

  // In the student's open page, which nobody has touched.
  await expect(tutor.newest).toContainText('Answered')
  await expect(tutor.newest.locator('.answer-text strong')).toHaveText('unit')
  await expect(tutor.newest.locator('.answer-text math')).toBeVisible()
  await expect(tutor.desk.getByRole('status')).toHaveText(
    /^Your question about IGCSE Physics.* has an answer\.$/,
  )
  await expectAccessible(page, 'a question with its answer')
  const mail = await mailed(text =>
    text.includes(stranger.email) && text.includes('Your question has an answer') ? text : undefined,
  )
  expect(mail).not.toContain('metres')

  await desk.goto('about:blank')
  await desk.goto(link)
  await expect(desk.getByRole('heading', { name: 'This question has its answer' })).toBeVisible()
  await expectAccessible(desk, 'a used link')
  await desk.context().close()
})

test('a link that is damaged or without its key says so', async ({ page, faults }) => {
  await page.goto(routes.tutorAnswer)
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible()
  await page.goto(`${routes.tutorAnswer}#eyJh.eyJz.c2ln`)
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeFocused()
  await expectAccessible(page, 'a damaged link')
  forgive(faults, /404/)
})

test('five questions, then no credit: the page says what to do, and the ledger shows each', async ({
  page,
  auth,
  account,
}) => {
  test.setTimeout(120_000)
  const tutor = new TutorPages(page)
  await page.goto(`${routes.tutorSupport}?auth=login`)
  await auth.login(account)
  for (const left of [4, 3, 2, 1, 0]) {
    await tutor.ask(`Question with ${left} left: why do sounds echo in a hall?`, PHYSICS)
    await expect(tutor.balance).toHaveText(`${left}${left === 1 ? 'Tutor Credit' : 'Tutor Credits'}`)
  }
  await expect(tutor.desk.getByText(/^You have no Tutor Credits left/)).toBeVisible()
  await tutor.desk.locator('summary').filter({ hasText: 'Every credit, in and out' }).click()
  await expect(tutor.desk.getByRole('row')).toHaveCount(7)
  await expectAccessible(page, 'no credits')
})

test('a question waits in the form while the browser is offline, and is asked once', async ({
  page,
  auth,
  account,
  context,
  faults,
}) => {
  const tutor = new TutorPages(page)
  await page.goto(`${routes.tutorSupport}?auth=login`)
  await auth.login(account)
  await expect(tutor.balance).toHaveText('5Tutor Credits')
  await context.setOffline(true)
  await tutor.ask('Why is the sky blue and not violet, if violet is scattered more?', PHYSICS)
  await expect(
    auth.toast('You are offline. Your words are kept here: send them when you are back.'),
  ).toBeVisible()
  await context.setOffline(false)
  await tutor.send.click()
  await expect(tutor.balance).toHaveText('4Tutor Credits')
  forgive(faults, /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load chunk)|net::/)
})
