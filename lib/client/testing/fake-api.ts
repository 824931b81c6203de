import { createHash } from 'node:crypto'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import type { Endpoint } from '@/lib/contracts/operation'

/** Answers in place of the network, for tests only: the code under test stays whole down to `fetch`. */
export type FakeAnswer =
  | { status: number; body: unknown }
  /** No connection. */
  | 'offline'
  /** No answer until the caller gives up. */
  | 'silence'

export type FakeCall = {
  method: string
  path: string
  query: string
  body: Record<string, unknown> | null
  headers: Record<string, string>
  credentials: RequestCredentials | undefined
}

type Answering = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)

export const ok = (result: unknown): FakeAnswer => ({
  status: 200,
  body: { isSuccess: true, result, error: null },
})

export const refused = (status: number, errorMessage = ''): FakeAnswer => ({
  status,
  body: { isSuccess: false, result: null, error: { status, errorMessage } },
})

const SOLUTION = 3

/** A challenge that three tries solve. */
export function easyChallenge(): Record<string, unknown> {
  const salt = `salt?expires=${Math.floor(Date.now() / 1000) + 300}&`
  const challenge = createHash('sha256').update(`${salt}${SOLUTION}`).digest('hex')
  return { algorithm: 'SHA-256', challenge, maxnumber: 10, salt, signature: 'signature' }
}

export const TOKENS = {
  accessToken: 'access',
  refreshToken: 'refresh',
  userId: 'user-1',
  socketToken: 'socket',
  refreshTokenValidity: '2126-01-01T00:00:00.000Z',
}

export const COUNTRIES = [
  { id: 'c-ke', name: 'Kenya', alpha2Code: 'KE', alpha3Code: 'KEN' },
  { id: 'c-ng', name: 'Nigeria', alpha2Code: 'NG', alpha3Code: 'NGA' },
]
export const GRADES = [
  { id: 'g-a', name: 'A Level' },
  { id: 'g-i', name: 'IGCSE' },
]

const explored = () =>
  ok({ xVisitorId: 'visitor-1', lastUpdateAt: new Date().toISOString(), mode: 'EXPLORE', data: {} })

const USUAL: [Endpoint, Answering][] = [
  [ENDPOINTS.botCheckChallenge, () => ok(easyChallenge())],
  [ENDPOINTS.geoCountry, ok({ country: 'NG' })],
  [ENDPOINTS.countryDropdown, ok(COUNTRIES)],
  [ENDPOINTS.gradeDropdown, ok(GRADES)],
  [ENDPOINTS.startExplore, explored],
  [ENDPOINTS.login, ok({ ...TOKENS, fullName: 'Ada Obi' })],
  [ENDPOINTS.registerExplore, ok(TOKENS)],
  [ENDPOINTS.passwordReset, ok(null)],
  [ENDPOINTS.passwordConfirm, ok(null)],
  [ENDPOINTS.refresh, ok({ ...TOKENS, accessToken: 'access-2', refreshToken: 'refresh-2' })],
  [ENDPOINTS.logout, ok(true)],
  [ENDPOINTS.notesProgress, ok({ notes: [] })],
  [ENDPOINTS.report, ok(true)],
]

function respond(answer: FakeAnswer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  if (answer === 'silence') {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  }
  const json = () =>
    answer.body === undefined ? Promise.reject(new SyntaxError('no JSON')) : Promise.resolve(answer.body)
  return Promise.resolve({ ok: answer.status < 400, status: answer.status, json } as Response)
}

/** Puts a fake network in place; `answer` changes what an endpoint says, `calls` lists what was asked. */
export function fakeApi() {
  const answers = new Map<string, Answering>(USUAL.map(([endpoint, answer]) => [endpoint.path, answer]))
  const calls: FakeCall[] = []

  async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://localhost')
    const call: FakeCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      headers: { ...(init.headers as Record<string, string>) },
      credentials: init.credentials,
    }
    calls.push(call)
    const answering = answers.get(url.pathname) ?? refused(404)
    return respond(typeof answering === 'function' ? await answering(call) : answering, init.signal)
  }

  Object.assign(globalThis, { fetch: fakeFetch })
  return {
    calls,
    callsTo: (endpoint: Endpoint) => calls.filter(call => call.path === endpoint.path),
    answer: (endpoint: Endpoint, answering: Answering) => void answers.set(endpoint.path, answering),
    /** One answer after the other; the last one stays. */
    answerInTurn: (endpoint: Endpoint, ...list: FakeAnswer[]) => {
      let turn = 0
      answers.set(endpoint.path, () => list[Math.min(turn++, list.length - 1)] ?? refused(404))
    },
  }
}
