import { isLater, serverTimeMs } from './note-changes'
import { adopted, afterAnswer, afterLogout, type NoteMemory, tickedAtMs, UNSENT_KEPT_MS } from './note-memory'

const PATH = '/revision-notes/igcse/physics/waves/sound'
const said = (learned: boolean, atMs: number) => ({ path: PATH, learned, at: new Date(atMs).toISOString() })

describe('logging in', () => {
  it('takes over what a visitor ticked, to be sent', () => {
    expect(adopted({ learned: true, learnedAt: 5, at: 9 }, undefined)).toEqual({
      learned: true,
      learnedAt: 5,
      unsent: true,
      at: 9,
    })
  })

  it('takes over ticks of before accounts kept them', () => {
    expect(adopted({ learned: true, at: 9 }, undefined)).toMatchObject({ learnedAt: 9, unsent: true })
  })

  it.each<[string, NoteMemory, NoteMemory, Partial<NoteMemory>]>([
    [
      'a later tick wins',
      { learned: true, at: 9 },
      { learned: false, learnedAt: 5, at: 5 },
      { learned: true },
    ],
    [
      'an earlier tick loses',
      { learned: true, at: 3 },
      { learned: false, learnedAt: 5, unsent: true, at: 5 },
      { learned: false, learnedAt: 5, unsent: true },
    ],
    [
      'an un-tick of a visitor takes nothing away',
      { learned: false, at: 9 },
      { learned: true, learnedAt: 5, at: 5 },
      { learned: true, learnedAt: 5 },
    ],
  ])('%s', (_, visitor, own, expected) => {
    expect(adopted(visitor, own)).toMatchObject(expected)
  })

  it('has nothing to take over from a tick that was taken back', () => {
    expect(adopted({ learned: false, at: 9 }, undefined)).toBeNull()
  })
})

describe("the server's answer", () => {
  it('settles what was sent', () => {
    const sent: NoteMemory = { learned: true, learnedAt: 5, unsent: true, at: 7 }
    expect(afterAnswer(sent, said(true, 6), 5, 9)).toEqual({ learned: true, learnedAt: 6, at: 7 })
    expect(afterAnswer(sent, said(false, 8), 5, 9)).toEqual({ learned: false, learnedAt: 8, at: 7 })
  })

  it('leaves alone what was changed here and not sent', () => {
    const changed: NoteMemory = { learned: false, learnedAt: 6, unsent: true, at: 6 }
    expect(afterAnswer(changed, said(true, 5), undefined, 9)).toBe(changed)
  })

  it('lets a tick be taken back while it travels, however slowly', () => {
    const tick = said(true, 0)
    const arrivedMs = 5000
    const kept = serverTimeMs(tick.at, { sentAtMs: 1000, nowMs: arrivedMs })
    const takenBack: NoteMemory = { learned: false, learnedAt: 3000, unsent: true, at: 3000 }
    const memory = afterAnswer(takenBack, said(true, kept), 0, 5100)
    expect(memory).toMatchObject({ learned: false, unsent: true })
    const at = new Date(tickedAtMs(memory ?? takenBack)).toISOString()
    const atMs = serverTimeMs(at, { sentAtMs: 5100, nowMs: 5200 })
    expect(isLater({ learned: false, atMs }, { learned: true, atMs: kept })).toBe(true)
  })

  it('brings ticks of other devices, and takes away those that are gone', () => {
    expect(afterAnswer(undefined, said(true, 5), undefined, 9)).toEqual({
      learned: true,
      learnedAt: 5,
      at: 5,
    })
    expect(afterAnswer({ learned: true, learnedAt: 5, at: 5 }, said(false, 8), undefined, 9)).toMatchObject({
      learned: false,
    })
    expect(afterAnswer({ learned: true, learnedAt: 5, at: 5 }, undefined, undefined, 9)).toBeNull()
  })
})

describe('logging out', () => {
  it('leaves nothing that the server has', () => {
    expect(afterLogout({ learned: true, learnedAt: 5, at: 5 }, 6)).toBeNull()
  })

  it('keeps a tick that could not be sent for thirty days', () => {
    const memory: NoteMemory = { learned: true, learnedAt: 5, unsent: true, at: 5 }
    expect(afterLogout(memory, 5 + UNSENT_KEPT_MS)).toEqual({
      learned: true,
      learnedAt: 5,
      unsent: true,
      at: 5,
    })
    expect(afterLogout(memory, 6 + UNSENT_KEPT_MS)).toBeNull()
  })
})
