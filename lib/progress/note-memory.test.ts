import { adopted, afterAnswer, afterLogout, type NoteMemory, UNSENT_KEPT_MS } from './note-memory'

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
    expect(afterAnswer(sent, said(true, 6), 5)).toEqual({ learned: true, learnedAt: 6, at: 7 })
    expect(afterAnswer(sent, said(false, 8), 5)).toEqual({ learned: false, learnedAt: 8, at: 7 })
  })

  it('leaves alone what was changed meanwhile', () => {
    const changed: NoteMemory = { learned: false, learnedAt: 6, unsent: true, at: 6 }
    expect(afterAnswer(changed, said(true, 5), 5)).toBe(changed)
    expect(afterAnswer(changed, said(true, 5), undefined)).toBe(changed)
  })

  it('brings ticks of other devices, and takes away those that are gone', () => {
    expect(afterAnswer(undefined, said(true, 5), undefined)).toEqual({ learned: true, learnedAt: 5, at: 5 })
    expect(afterAnswer({ learned: true, learnedAt: 5, at: 5 }, said(false, 8), undefined)).toMatchObject({
      learned: false,
    })
    expect(afterAnswer({ learned: true, learnedAt: 5, at: 5 }, undefined, undefined)).toBeNull()
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
