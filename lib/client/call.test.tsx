import { examAttempts, examPaper } from '@/lib/contracts/calls/exams'
import { competency } from '@/lib/contracts/calls/lists'
import { sessionEnd, sessions } from '@/lib/contracts/calls/session'
import { call } from './api-client'
import { emptyBrowser } from './testing/browser'
import { fakeApi, ok } from './testing/fake-api'

beforeEach(emptyBrowser)

const session = { id: '1', device: null, startedAt: 'a', lastUsedAt: 'b', isThis: true }

it('sends the body of a declaration, and reads the answer as it says', async () => {
  const api = fakeApi()
  api.answer(sessionEnd, ok({ sessions: [{ ...session, id: 1, more: true }] }))
  expect(await call(sessionEnd, { sessionId: '2' })).toEqual({ sessions: [session] })
  expect(api.calls).toMatchObject([{ method: 'POST', path: sessionEnd.path, body: { sessionId: '2' } }])
})

it('puts the parameters of a declaration into the address', async () => {
  const api = fakeApi()
  api.answer(examPaper, ok({}))
  await call(examPaper, { paperId: 'p', seed: 'K7QF3M' }, { headers: { 'x-visitor-id': 'v' } })
  expect(api.calls).toMatchObject([
    { method: 'GET', query: '?paperId=p&seed=K7QF3M', body: null, headers: { 'x-visitor-id': 'v' } },
  ])
})

it.each([sessions, competency, examAttempts])(
  'fails as unknown when $path answers something else',
  async one => {
    fakeApi().answer(one, ok('a page'))
    await expect(call(one)).rejects.toMatchObject({ failure: { kind: 'unknown' } })
  },
)
