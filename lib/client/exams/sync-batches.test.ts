import type { PartRecord } from './sitting'
import { BATCH_BYTES, BATCH_CHANGES, batchesOf } from './sync-batches'
import { saved } from './testing'

function record(number: number, text = ''): PartRecord {
  const at = new Date(Date.parse('2026-11-20T10:00:00Z') + number * 1000).toISOString()
  return { ...saved(String(number), { answer: { kind: 'written', text } }), at, dirty: true }
}

describe('batches', () => {
  it('hold at most sixty changes, the oldest first, each once', () => {
    const records = Array.from({ length: 130 }, (_, at) => record(130 - at))
    const batches = batchesOf(records)
    expect(batches.map(batch => batch.length)).toEqual([BATCH_CHANGES, BATCH_CHANGES, 10])
    expect(batches.flat().map(change => change.key)).toEqual(
      Array.from({ length: 130 }, (_, at) => String(at + 1)),
    )
    expect(batches.flat().every(change => !('dirty' in change))).toBe(true)
  })

  it('stay under what a farewell request may carry, counted in bytes', () => {
    const records = Array.from({ length: 12 }, (_, at) => record(at, 'é'.repeat(6000)))
    for (const batch of batchesOf(records)) {
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThanOrEqual(BATCH_BYTES + 100)
    }
    expect(batchesOf(records).flat()).toHaveLength(12)
  })

  it('carry nothing but what the server knows', () => {
    const kept = { ...record(1), attemptId: 'a1' }
    const known = ['answer', 'at', 'flagged', 'guessed', 'key', 'seq', 'struck', 'timeMs', 'working']
    expect(Object.keys(batchesOf([kept])[0]?.[0] ?? {}).sort()).toEqual(known)
  })

  it('are none when nothing is unsent', () => {
    expect(batchesOf([])).toEqual([])
  })
})
