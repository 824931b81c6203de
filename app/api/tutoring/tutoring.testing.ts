import { randomUUID } from 'node:crypto'
import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { POST as refreshPost } from '@/app/api/identity/refresh/route'
import { newAccount } from '@/app/api/people.testing'
import { POST as answerPost } from '@/app/api/tutor/answer/route'
import { POST as openPost } from '@/app/api/tutor/question/route'
import { GET as tutoringGet, POST as tutoringPost } from '@/app/api/tutoring/questions/route'
import { TestBrowser } from '@/lib/server/testing/test-browser'
import type { TestServer } from '@/lib/server/testing/test-server'

const PATH = '/api/tutoring/questions'

export const QUESTION = {
  subject: 'igcse/physics',
  topic: 'waves',
  words: 'Why does sound not travel in a vacuum? I wrote “no air” and got nothing.',
}
export const ANSWER =
  'Say **particles**: sound needs particles to vibrate, $v = f\\lambda$ then gives its speed.'

/** Somebody with an account, who asks. */
export async function newStudent() {
  const { browser, person, tokens } = await newAccount()
  const extra = { token: tokens.accessToken }
  /** Days may have passed: a new access token of the same session. */
  async function renew() {
    const { refreshToken } = tokens
    const answer = await browser.post(refreshPost, '/api/identity/refresh', { refreshToken })
    Object.assign(tokens, answer.body.result)
    extra.token = tokens.accessToken
  }
  return {
    browser,
    person,
    tokens,
    extra,
    view: async () => {
      await renew()
      return (await browser.get(tutoringGet, PATH, extra)).body.result
    },
    renew,
    ask: (more: object = {}) =>
      browser.post(
        tutoringPost,
        PATH,
        { ...QUESTION, clientId: randomUUID(), attachment: null, ...more },
        extra,
      ),
    /** Each database needs a seed of its own: papers that were built are kept in memory. */
    sitPaper: async (seed: string) => {
      const paper = { paperId: 'igcse-physics-paper-2', seed }
      const sat = await browser.post(competencyToken, '/api/cie/competency/token', paper, extra)
      const { attemptId } = sat.body.result as { attemptId: string }
      return attemptId
    },
    handIn: (attemptId: string, at: Date) =>
      browser.post(
        handInPost,
        '/api/exams/hand-in',
        {
          attemptId,
          automatic: false,
          changes: [
            {
              key: '7',
              seq: 1,
              answer: { kind: 'choice', choice: 'B' },
              working: 'half of it',
              flagged: false,
              struck: '',
              timeMs: 1000,
              at: at.toISOString(),
            },
          ],
        },
        extra,
      ),
  }
}
export type Student = Awaited<ReturnType<typeof newStudent>>

const tutor = () => new TestBrowser(`198.51.100.${Math.floor(Math.random() * 250)}`)

export const openTask = (token: string) => tutor().post(openPost, '/api/tutor/question', { token })
export const sendAnswer = (token: string, answer = ANSWER) =>
  tutor().post(answerPost, '/api/tutor/answer', { token, answer })

/** Delivers what is due and reads the token out of the newest mail to the tutors. */
export async function mailedToken(test: TestServer): Promise<string> {
  await test.deliverMail()
  const mail = test.outbox.filter(each => each.link?.includes('/tutor/answer#')).at(-1)
  return mail?.link?.split('#')[1] ?? ''
}
