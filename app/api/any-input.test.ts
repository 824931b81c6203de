/** @jest-environment ./scripts/testing/database-environment.cjs */
import path from 'node:path'
import { explore, newBrowser } from '@/app/api/people.testing'
import { mailedToken, newStudent } from '@/app/api/tutoring/tutoring.testing'
import type { BotCheckAction } from '@/lib/contracts/bot-check'
import { ENDPOINTS, type EndpointName } from '@/lib/contracts/endpoints'
import type { AttemptView } from '@/lib/contracts/exams'
import { OPERATIONS } from '@/lib/contracts/operations'
import { STUDY_SETTINGS } from '@/lib/contracts/study'
import { OPTION_LETTERS } from '@/lib/exams/answers'
import { botToken } from '@/lib/server/testing/people'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { bodiesOf, type Known } from '@/lib/testing/bodies'
import { fc, runs, typedText } from '@/lib/testing/properties'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ env: { TUTOR_MAIL: 'desk@tutors.example' } })
}, 60_000)
afterAll(() => test.close())

type Handler = (request: Request) => Promise<Response>

function handlerOf(name: EndpointName): Handler {
  const { method, path: address } = ENDPOINTS[name]
  const routes = require(path.resolve(`app${address}/route.ts`)) as Record<string, Handler>
  const handler = routes[method]
  if (!handler) throw new Error(`${address} has no ${method}`)
  return handler
}

const NOTE = '/revision-notes/igcse/physics/electricity-and-magnetism/electric-charge'
const UUIDS = ['7f0c9d3e-0000-4000-8000-000000000001', '7f0c9d3e-0000-4000-8000-000000000002']

const answers = typedText(60).chain(text =>
  fc.constantFrom(
    { kind: 'choice', choice: OPTION_LETTERS[text.length % 4] },
    { kind: 'numeric', value: text, unit: text.slice(0, 30) },
    { kind: 'numeric', value: '5', unit: text.slice(0, 30) },
    { kind: 'expression', text },
    { kind: 'match', pairs: { a: text, [text.slice(0, 40)]: 'a', constructor: text } },
    { kind: 'order', ids: [text, 'a'] },
    { kind: 'table', cells: { a: text, [text.slice(0, 40)]: text } },
    { kind: 'words', texts: [text, text.slice(3)] },
    {
      kind: 'ledger',
      debit: [{ date: text.slice(0, 20), narrative: text, amount: text.slice(0, 30) }],
      credit: [],
    },
    { kind: 'written', text },
    null,
  ),
)

/** One paper open, one for practice, one to print and one handed in. */
const PAPERS = [
  ['igcse-physics-paper-4', 'exam'],
  ['igcse-physics-topic-motion-forces-and-energy', 'practice'],
  ['igcse-physics-paper-2', 'print'],
  ['alevels-mathematics-topic-pure-mathematics-1-paper-1', 'exam'],
] as const

/** A signed-in browser with papers, the keys of their parts, and the link to a question that was asked. */
async function student() {
  const one = await newStudent()
  const { browser, tokens, extra } = one
  const call = (name: EndpointName, body: object) =>
    browser.post(handlerOf(name), ENDPOINTS[name].path, body, extra)
  const attempts: string[] = []
  const keys = new Set<string>([
    NOTE,
    '2026-03-01',
    'igcse/physics',
    'igcse/physics/2',
    ...Object.keys(STUDY_SETTINGS),
  ])
  for (const [paperId, mode] of PAPERS) {
    const attemptId = (await call('competencyToken', { paperId, mode, seed: 'K7QF3M' })).body.result
      .attemptId as string
    attempts.push(attemptId)
    const path = `${ENDPOINTS.examAttempt.path}?id=${attemptId}`
    const view = (await browser.get(handlerOf('examAttempt'), path, extra)).body.result as AttemptView
    for (const { parts } of view.paper.questions) for (const { key } of parts) keys.add(key)
  }
  await call('examHandIn', { attemptId: attempts.at(-1), changes: [], automatic: false })
  await one.ask()
  return { browser, tokens, extra, attempts, keys: [...keys], link: await mailedToken(test) }
}

/** What may well stand in the fields of the call. */
function knownOf(
  name: EndpointName,
  { attempts, keys, tokens, link }: Awaited<ReturnType<typeof student>>,
): Known {
  const isTutor = name === 'tutorAnswer'
  return {
    attemptId: fc.constantFrom(...attempts),
    paperId: fc.constantFrom('igcse-physics-paper-4', 'constructor'),
    key: fc.constantFrom(...keys),
    answer: isTutor ? typedText(200).map(text => `${text} It is so because it is.`) : answers,
    token: fc.constantFrom(link, link.slice(1)),
    seq: fc.constantFrom(1, 2, 3, 1e9),
    seed: fc.constantFrom('K7QF3M', undefined),
    examId: fc.constantFrom('igcse-physics-paper-4.1zzzz.K7QF3M', 'constructor.1zzzz.K7QF3M', undefined),
    met: fc.constantFrom(['constructor', 'igcse-physics-paper-4.1zzzz.K7QF3M'], undefined),
    timeMs: fc.nat(10_000),
    working: typedText(200),
    struck: fc.constantFrom('', 'AB'),
    path: fc.constant(NOTE),
    value: fc.constantFrom('yes', 'no', '2026-06-01', 'heading A title', null),
    card: fc.constantFrom('igcse/physics/1.1#mass', 'question/igcse/physics/1.1.q10/7.b'),
    id: fc.constantFrom(...UUIDS),
    undoes: fc.constantFrom(...UUIDS, null, null, null),
    rating: fc.constantFrom(1, 3, null),
    since: fc.nat(3),
    durationMs: fc.nat(10_000),
    clientId: fc.uuid({ version: 4 }),
    subject: fc.constantFrom(
      ...(name === 'report' ? [NOTE, 'constructor 7.b'] : ['igcse/physics', 'igcse/constructor']),
    ),
    topic: fc.constantFrom('unsure', 'waves', 'constructor'),
    words: typedText(80).map(text => `${text} Why is this so?`),
    reason: fc.constantFrom('wrong', 'other', 'constructor'),
    gradeId: fc.constantFrom('igcse', 'constructor'),
    countryId: fc.constantFrom('GB', 'constructor'),
    fullName: typedText(100).map(text => `${text}Ann`),
    email: typedText(20).map(text => `${text}a@example.org`),
    emailAddress: typedText(20).map(text => `${text}a@example.org`),
    password: typedText(40).map(text => `${text}aB7!aaaa`),
    question: fc.nat(12),
    refreshToken: typedText(20).map(text => `${tokens.refreshToken}${text}`),
    socketToken: typedText(20).map(text => `${tokens.socketToken}${text}.`),
    reCAPTCHA: fc.nat().map(() => botToken(ACTIONS[name] ?? 'submit')),
  }
}

const ACTIONS: Partial<Record<EndpointName, BotCheckAction>> = {
  login: 'login',
  registerExplore: 'register',
  startExplore: 'start_explore',
  report: 'report',
}

/** These end the session that the others need; their own tests say what they do. */
const LAST: readonly EndpointName[] = ['logout', 'accountErase']
const WITH_BODY = (Object.keys(OPERATIONS) as EndpointName[]).filter(
  name => OPERATIONS[name].request && !LAST.includes(name),
)

it.each(WITH_BODY)(
  '%s answers with an envelope and never with a fault, whatever it is sent',
  async name => {
    const { request } = OPERATIONS[name]
    if (!request) throw new Error(`${name} takes no body`)
    const person = await student()
    const { browser, extra } = person
    const { path: address, method } = ENDPOINTS[name]
    await fc.assert(
      fc.asyncProperty(bodiesOf(request, knownOf(name, person)), async body => {
        browser.address = newBrowser().address
        if (name === 'registerExplore') await explore(browser)
        const { status } = await browser.write(method, handlerOf(name), address, body ?? {}, extra)
        const fault = test.lines.splice(0).find(({ level }) => level === 'error')
        expect([status < 500, fault]).toEqual([true, undefined])
      }),
      { numRuns: runs(40) },
    )
  },
  120_000,
)
