import type { AnswerChange, AttemptView, SavedResult } from '@/lib/contracts/exams'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { ApiError } from '../api-error'
import type { KeptSitting } from './exam-store'
import type { PartRecord } from './sitting'
import { IDLE_MS } from './sitting-delivery'
import { SittingSession } from './sitting-session'
import { attempt, START_MS, saved, view } from './testing'

const C = { kind: 'choice', choice: 'C' } as const
const D = { kind: 'choice', choice: 'D' } as const
const network = () => new ApiError({ kind: 'network' })
const refused = (status: number, message = 'no') => new ApiError({ kind: 'answer', status, message })

/** A server of one attempt and the storage of one device, both in memory. */
function world() {
  const server = {
    answers: new Map<string, AnswerChange>(),
    handedIn: null as { automatic: boolean; changes: AnswerChange[] } | null,
    fault: null as ApiError | null,
    calls: [] as string[],
    aheadMs: 0,
    refusedKeys: new Set<string>(),
    marked: null as CheckedPart | null,
  }
  const device = {
    sitting: undefined as KeptSitting | undefined,
    answers: new Map<string, PartRecord>(),
    works: true,
  }
  const now = () => Date.now()
  const store = (changes: AnswerChange[]) => {
    for (const change of changes)
      if (change.seq > (server.answers.get(change.key)?.seq ?? 0)) server.answers.set(change.key, change)
  }
  function seen(): AttemptView {
    const state = server.handedIn ? 'handedIn' : 'open'
    return view({
      attempt: { ...attempt, state },
      answers: [...server.answers.values()],
      serverNow: new Date(now() + server.aheadMs).toISOString(),
    })
  }
  function ask(name: string): void {
    server.calls.push(name)
    if (server.fault) throw server.fault
  }
  const api = {
    view: async () => {
      ask('view')
      return seen()
    },
    save: async (_: string, changes: AnswerChange[]): Promise<SavedResult> => {
      ask(`save ${changes.map(change => change.key).join()}`)
      if (server.handedIn) throw refused(409)
      if (changes.some(change => server.refusedKeys.has(change.key))) throw refused(400, 'too long')
      store(changes)
      const kept = changes.map(({ key }) => ({ key, seq: server.answers.get(key)?.seq ?? 0 }))
      return {
        saved: kept,
        serverNow: new Date(now() + server.aheadMs).toISOString(),
        deadlineAt: attempt.deadlineAt,
      }
    },
    check: async () => {
      if (!server.marked) throw refused(409)
      return server.marked
    },
    handIn: async (_: string, changes: AnswerChange[], automatic: boolean) => {
      ask('handIn')
      store(changes)
      server.handedIn ??= { automatic, changes }
      return seen()
    },
  }
  const storage = {
    hold: async () => {},
    sitting: async () => device.sitting,
    keepSitting: async (kept: KeptSitting) => {
      device.sitting = kept
      return true
    },
    answers: async () => [...device.answers.values()],
    keepAnswers: async (_: string, records: readonly PartRecord[]) => {
      if (device.works) for (const record of records) device.answers.set(record.key, record)
      return device.works
    },
    closeSitting: async () => {
      device.sitting = undefined
      device.answers.clear()
    },
  }
  const open = () => new SittingSession('a1', { api, store: storage, wall: now, monotonic: now })
  return { server, device, open }
}

async function opened() {
  const all = world()
  const session = all.open()
  await session.load()
  return { ...all, session }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers({ now: START_MS })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a sitting on this device', () => {
  it('keeps a change here at once and sends it when the student pauses', async () => {
    const { session, server, device } = await opened()
    session.edit('1', { answer: C })
    await pass(0)
    expect(device.answers.get('1')).toMatchObject({ answer: C, dirty: true })
    expect(server.answers.size).toBe(0)
    expect(session.read().sign.kind).toBe('saving')
    await pass(IDLE_MS)
    expect(server.answers.get('1')?.answer).toEqual(C)
    expect(session.read().sign.kind).toBe('saved')
    expect(session.hasUnkept()).toBe(false)
  })

  it('goes on without a connection and sends all of it later, once', async () => {
    const { session, server } = await opened()
    server.fault = network()
    session.edit('1', { answer: C })
    session.edit('2', { answer: C })
    await pass(IDLE_MS)
    expect(session.read().sign).toEqual({ kind: 'offline', kept: true })
    session.edit('3.b', { answer: { kind: 'written', text: 'more' } })
    server.fault = null
    await session.resume()
    expect([...server.answers.keys()].sort()).toEqual(['1', '2', '3.b'])
    expect(session.read().sign.kind).toBe('saved')
    const calls = server.calls.length
    await pass(60_000)
    expect(server.calls.length).toBe(calls)
  })

  it('opens without a connection from what was kept', async () => {
    const { session, server, open } = await opened()
    session.edit('1', { answer: C })
    session.go(3)
    await pass(IDLE_MS)
    session.close()
    server.fault = network()
    const again = open()
    await again.load()
    expect(again.read()).toMatchObject({ phase: { name: 'sitting' }, sitting: { current: 3 } })
    expect(again.read().sitting?.records['1']?.answer).toEqual(C)
  })

  it('says so when there is neither a connection nor a copy', async () => {
    const { server, open } = world()
    server.fault = network()
    const session = open()
    await session.load()
    expect(session.read().phase.name).toBe('missing')
  })

  it('sets a refused change aside and sends the others', async () => {
    const { session, server } = await opened()
    server.refusedKeys.add('2')
    session.edit('1', { answer: C })
    session.edit('2', { answer: C })
    await pass(IDLE_MS)
    expect([...server.answers.keys()]).toEqual(['1'])
    expect(session.read().sitting?.refused).toEqual({ '2': 'too long' })
  })

  it('takes over what another device wrote meanwhile', async () => {
    const { session, server } = await opened()
    server.answers.set('1', {
      ...saved('1', { seq: 99_999, answer: { kind: 'choice', choice: 'A' } }),
      at: '',
    })
    session.edit('1', { answer: C })
    await pass(IDLE_MS)
    expect(session.read().sitting?.records['1']).toMatchObject({
      seq: 99_999,
      answer: { choice: 'A' },
      dirty: false,
    })
  })

  it('warns before leaving only where nothing keeps the answer', async () => {
    const { session, device } = await opened()
    device.works = false
    session.edit('1', { answer: C })
    await pass(0)
    expect(session.hasUnkept()).toBe(true)
  })

  it('writes nothing while another tab has the paper', async () => {
    const { session, server } = await opened()
    session.setReadOnly(true)
    session.edit('1', { answer: C })
    await pass(IDLE_MS)
    expect(session.read().sitting?.records).toEqual({})
    expect(server.calls).toEqual(['view'])
  })

  it('keeps what checking said, with the answer it said it of: after a reload, and where another tab takes over', async () => {
    const { session, server, device, open } = await opened()
    const marked = (earned: number) => ({ key: '1', state: 'marked', earned, available: 1 }) as CheckedPart
    session.edit('1', { answer: C })
    server.marked = marked(0)
    expect(await session.check('1')).toBe(null)
    session.edit('1', { answer: D })
    await session.flush()

    const other = open()
    await other.load()
    expect(other.read().sitting).toMatchObject({
      records: { 1: { answer: D } },
      checked: { 1: { result: { earned: 0 }, answer: C } },
    })
    server.marked = marked(1)
    await other.check('1')
    await session.readKept()
    expect(session.read().sitting?.checked).toMatchObject({ 1: { result: { earned: 1 }, answer: D } })
    expect(device.sitting?.checked).toEqual(session.read().sitting?.checked)
  })

  it('keeps what is answered while the server is asked, where another tab stopped', async () => {
    const { session, server, device } = await opened()
    session.setReadOnly(true)
    session.go(2)
    const theirs = saved('1', { seq: 3, answer: D, working: 'by the other tab' })
    server.answers.set('1', { ...theirs, at: '' })
    device.answers.set('1', { ...theirs, at: '', dirty: false })
    device.sitting = { ...device.sitting, current: 1 } as KeptSitting
    await pass(1000)
    await session.readKept()
    session.setReadOnly(false)
    const loaded = session.load()
    session.edit('1', { flagged: true })
    session.edit('2', { answer: C })
    await loaded
    expect(session.read().sitting).toMatchObject({
      current: 2,
      records: {
        1: { answer: D, working: 'by the other tab', flagged: true, dirty: true },
        2: { answer: C, dirty: true },
      },
    })
    session.leave()
    await pass(0)
    expect(server.answers.get('1')).toMatchObject({ answer: D, flagged: true })
    expect(server.answers.get('2')).toMatchObject({ answer: C })
  })
})

describe('hand-in', () => {
  it('sends the last changes with it', async () => {
    const { session, server, device } = await opened()
    session.edit('1', { answer: C })
    session.openSummary()
    session.edit('2', { answer: C })
    await session.handInNow()
    expect(server.handedIn).toMatchObject({ automatic: false })
    expect([...server.answers.keys()].sort()).toEqual(['1', '2'])
    expect(session.read().phase.name).toBe('handedIn')
    expect(device.sitting).toBeUndefined()
  })

  it('happens by itself when the time is up', async () => {
    const { session, server } = await opened()
    session.edit('1', { answer: C })
    await pass(600_000)
    session.look()
    await pass(100)
    expect(server.handedIn?.automatic).toBe(true)
    expect(session.read().phase).toEqual({ name: 'timeUp', sent: true })
  })

  it('waits for the connection when the time is up offline', async () => {
    const { session, server, device } = await opened()
    session.edit('1', { answer: C })
    server.fault = network()
    await pass(600_000)
    session.look()
    await pass(100)
    expect(session.read().phase).toEqual({ name: 'timeUp', sent: false })
    expect(device.sitting?.handIn?.automatic).toBe(true)
    server.fault = null
    await session.resume()
    expect(server.handedIn?.automatic).toBe(true)
    expect(server.answers.get('1')?.answer).toEqual(C)
    expect(session.read().phase).toEqual({ name: 'timeUp', sent: true })
  })

  it('can be taken back while it waits', async () => {
    const { session, server } = await opened()
    server.fault = network()
    await session.handInNow()
    expect(session.read().phase).toEqual({ name: 'handingIn', waiting: true })
    await session.takeBack()
    server.fault = null
    await session.resume()
    expect(server.handedIn).toBeNull()
    expect(session.read().phase.name).toBe('summary')
  })

  it('asks the server before it believes that the time is up', async () => {
    const { session, server } = await opened()
    server.aheadMs = -700_000 // somebody set this device forward
    jest.setSystemTime(START_MS + 700_000)
    session.look()
    await pass(10)
    expect(server.handedIn).toBeNull()
    expect(session.read().phase.name).toBe('sitting')
    expect(session.leftMs()).toBeGreaterThan(590_000)
  })

  it('shows the result when the paper was handed in elsewhere', async () => {
    const { session, server } = await opened()
    server.handedIn = { automatic: false, changes: [] }
    session.edit('1', { answer: C })
    await pass(IDLE_MS)
    expect(session.read().phase.name).toBe('handedIn')
  })
})

describe('when the person is logged out in the middle', () => {
  it('goes on, keeps what is written here, and sends it after the next log-in', async () => {
    const { session, server, device } = await opened()
    server.fault = refused(401)
    session.edit('1', { answer: C })
    await pass(IDLE_MS)
    expect(session.read().sign).toEqual({ kind: 'signedOut', kept: true })
    server.fault = refused(404)
    session.edit('2', { answer: C, guessed: true })
    await pass(IDLE_MS)
    expect(session.read().sign.kind).toBe('signedOut')
    expect(device.answers.get('2')).toMatchObject({ answer: C, guessed: true, dirty: true })
    expect(session.read().phase.name).toBe('sitting')
    server.fault = null
    await session.resume()
    expect(session.read().sign.kind).toBe('saved')
    expect(server.answers.get('1')?.answer).toEqual(C)
    expect(server.answers.get('2')).toMatchObject({ answer: C, guessed: true })
  })

  it('opens no copy to who has no session any more, and opens it after the log-in', async () => {
    const { session, server, device, open } = await opened()
    server.fault = network()
    session.edit('1', { answer: C })
    await pass(IDLE_MS)
    session.close()
    server.fault = refused(401, 'Your session has ended.')
    const again = open()
    await again.load()
    expect(again.read()).toMatchObject({
      phase: { name: 'missing', message: 'Your session has ended.' },
      sitting: null,
    })
    expect(device.answers.get('1')).toMatchObject({ dirty: true })
    server.fault = null
    await again.resume()
    await pass(IDLE_MS)
    expect(again.read()).toMatchObject({ phase: { name: 'sitting' } })
    expect(server.answers.get('1')?.answer).toEqual(C)
  })

  it('keeps on the screen what is worked on, though the paper could not be fetched anew', async () => {
    const { session, server, device } = await opened()
    session.edit('1', { answer: C })
    device.sitting = undefined // its copy opens to its owner alone
    server.fault = refused(401)
    await session.load()
    expect(session.read()).toMatchObject({ phase: { name: 'sitting' }, sign: { kind: 'signedOut' } })
    expect(session.read().sitting?.records['1']?.answer).toEqual(C)
  })

  it('hands in after the log-in', async () => {
    const { session, server } = await opened()
    session.edit('1', { answer: C })
    server.fault = refused(401)
    await session.handInNow()
    expect(session.read().phase).toEqual({ name: 'handingIn', waiting: true })
    expect(session.read().sign.kind).toBe('signedOut')
    server.fault = null
    await session.resume()
    expect(server.handedIn?.changes.map(({ key }) => key)).toEqual(['1'])
    expect(session.read().phase.name).toBe('handedIn')
  })
})

it('an answer taken back is no guess any more', async () => {
  const { session } = await opened()
  session.edit('1', { answer: C, guessed: true })
  session.edit('1', { answer: null })
  expect(session.read().sitting?.records['1']).toMatchObject({ answer: null, guessed: false })
})
