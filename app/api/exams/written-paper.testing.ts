import { POST as competencyToken } from '@/app/api/cie/competency/token/route'
import { GET as attemptGet } from '@/app/api/exams/attempt/route'
import { POST as handInPost } from '@/app/api/exams/hand-in/route'
import { POST as selfMarkPost } from '@/app/api/exams/self-mark/route'
import { explore, newBrowser } from '@/app/api/people.testing'
import { ask } from '@/lib/exams/authoring/ask'
import { judged, type Scheme } from '@/lib/exams/authoring/marks'
import type { Paper } from '@/lib/exams/build-paper'
import type { Question } from '@/lib/exams/question'
import { PAPER_SHAPE } from '@/lib/exams/stored-paper'
import { storeNew } from '@/lib/server/exams/paper-store'
import type { TestServer } from '@/lib/server/testing/test-server'

const SCHEME = [
  judged('it vibrates', 'accept vibrate'),
  judged('its pitch is high', 'accept high pitch\nunsure high'),
]

/** A question of one written part. */
export function writtenQuestion({ template = '3.4/string', scheme = SCHEME as Scheme } = {}): Question {
  const part = ask.written({
    prompt: 'Why does it sound?',
    subtopic: '3.4',
    marks: 2,
    scheme,
    modelAnswer: 'The string vibrates and its pitch is high.',
    solution: 'It vibrates.',
  })
  return { template, seed: 'one', stem: 'A string is plucked.', parts: [part] }
}

/** A stored paper of one question. @returns its id */
export async function storePaper({ server }: TestServer, seed: string, question: Question): Promise<string> {
  const paper: Paper = {
    shape: PAPER_SHAPE,
    id: `igcse-physics-paper-4.test.${seed}`,
    paperId: 'igcse-physics-paper-4',
    seed,
    sections: [{ id: 'A', questions: [1] }],
    questions: [question],
  }
  await storeNew(await server.db(), paper, server.now())
  return paper.id
}

/** A visitor who has written this, and handed it in. */
export async function wrote(test: TestServer, examId: string, text: string, key = '1') {
  const browser = newBrowser()
  await explore(browser)
  const body = { paperId: 'igcse-physics-paper-4', examId }
  const opened = await browser.post(competencyToken, '/api/cie/competency/token', body)
  const { attemptId } = opened.body.result as { attemptId: string }
  const change = {
    key,
    seq: 1,
    answer: { kind: 'written', text },
    working: '',
    flagged: false,
    struck: '',
    timeMs: 1000,
    at: test.server.now().toISOString(),
  }
  const handIn = { attemptId, changes: [change], automatic: false }
  const handedIn = await browser.post(handInPost, '/api/exams/hand-in', handIn)
  return {
    browser,
    attemptId,
    result: handedIn.body.result.result,
    tick: (points: boolean[]) =>
      browser.post(selfMarkPost, '/api/exams/self-mark', { attemptId, key, points }),
    view: async () => (await browser.get(attemptGet, `/api/exams/attempt?id=${attemptId}`)).body.result,
  }
}
