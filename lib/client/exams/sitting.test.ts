import { blanksOf, cellOf, choiceSections, filtered, paletteOf, tallyOf } from './palette'
import { dirtyRecords, reduceSitting, type SittingAction, type SittingState, startSitting } from './sitting'
import { paper, saved, view } from './testing'

const AT = '2026-11-20T10:01:00.000Z'
/** A minute after the start, in hundredths of a second. */
const FIRST_SEQ = 6000
const C = { kind: 'choice', choice: 'C' } as const

function given(...actions: SittingAction[]): SittingState {
  return actions.reduce(reduceSitting, startSitting(view(), []))
}
const answer = (key: string, typed: unknown = C): SittingAction => ({
  type: 'edit',
  key,
  edit: { answer: typed as typeof C },
  at: AT,
})

describe('a sitting', () => {
  it('numbers every change of a part and marks it unsent', () => {
    const { records } = given(answer('1'), answer('1', { kind: 'choice', choice: 'D' }))
    expect(records['1']).toMatchObject({ seq: FIRST_SEQ + 1, answer: { choice: 'D' }, dirty: true, at: AT })
  })

  it('keeps an empty answer as none', () => {
    const { records } = given(answer('3.a', { kind: 'numeric', value: ' ', unit: '' }))
    expect(records['3.a']?.answer).toBeNull()
  })

  it('calls a change sent only when nothing newer was typed meanwhile', () => {
    const sent = [{ key: '1', seq: FIRST_SEQ }]
    expect(dirtyRecords(given(answer('1'), { type: 'saved', sent }).records)).toEqual([])
    const newer = given(answer('1'), answer('1'), { type: 'saved', sent })
    expect(dirtyRecords(newer.records)).toHaveLength(1)
  })

  it('takes the newer answer of another device', () => {
    const theirs = saved('1', { seq: FIRST_SEQ + 5, answer: { kind: 'choice', choice: 'A' } })
    const { records } = given(answer('1'), { type: 'merge', answers: [theirs] })
    expect(records['1']).toMatchObject({ seq: FIRST_SEQ + 5, answer: { choice: 'A' }, dirty: false })
  })

  it('keeps what was typed here when the numbers are the same, under a new number', () => {
    const theirs = saved('1', { seq: FIRST_SEQ, answer: { kind: 'choice', choice: 'A' } })
    const { records } = given(answer('1'), { type: 'merge', answers: [theirs] })
    expect(records['1']).toMatchObject({ seq: FIRST_SEQ + 1, answer: { choice: 'C' }, dirty: true })
  })

  it('numbers by time, so that the later of two devices wins', () => {
    const later = given({ ...answer('1'), at: '2026-11-20T10:02:00.000Z' } as SittingAction)
    expect(later.records['1']?.seq).toBeGreaterThan(given(answer('1'), answer('1')).records['1']?.seq ?? 0)
  })

  it('forgets records of parts that the paper does not have', () => {
    const local = [{ ...saved('9'), at: AT, dirty: true }]
    expect(startSitting(view(), local).records).toEqual({})
  })

  it('counts time for the part that was touched last', () => {
    const { records } = given(
      { type: 'go', question: 3 },
      { type: 'spend', ms: 4000, at: AT },
      { type: 'touch', key: '3.b' },
      { type: 'spend', ms: 2500.4, at: AT },
    )
    expect(records['3.a']?.timeMs).toBe(4000)
    expect(records['3.b']?.timeMs).toBe(2500)
  })

  it('goes to no question that is not there', () => {
    expect(given({ type: 'go', question: 99 }).current).toBe(1)
  })

  it('shows why a part was refused until it is changed', () => {
    const refused = given(answer('1'), { type: 'refused', key: '1', message: 'too long' })
    expect(refused.refused).toEqual({ '1': 'too long' })
    expect(reduceSitting(refused, answer('1')).refused).toEqual({})
  })
})

describe('the palette', () => {
  const state = given(
    answer('1'),
    { type: 'edit', key: '2', edit: { flagged: true }, at: AT },
    answer('3.b', { kind: 'written', text: 'Because' }),
    answer('5', { kind: 'written', text: 'Essay' }),
  )

  it('says of each question how far it is, in a sign and in words', () => {
    expect(paletteOf(paper, state.records).map(({ sign, words }) => [sign, words])).toEqual([
      ['C', 'answered C'],
      ['–', 'seen, not answered, flagged'],
      ['1/2', '1 of 2 parts answered'],
      ['', 'not seen yet'],
      ['✓', 'answered'],
    ])
  })

  it('filters', () => {
    const cells = paletteOf(paper, state.records)
    expect(filtered(cells, 'todo').map(cell => cell.number)).toEqual([2, 3, 4])
    expect(filtered(cells, 'flagged').map(cell => cell.number)).toEqual([2])
  })

  it('counts only the questions that the sections ask for', () => {
    expect(choiceSections(paper, state.records)).toMatchObject([{ wanted: 1, started: 1 }])
    expect(tallyOf(paper, state.records)).toEqual({ answered: 2, partly: 1, blank: 1, flagged: 1, wanted: 4 })
    expect(blanksOf(paper, state.records)).toEqual([{ choice: null, numbers: [2] }])
  })

  it('calls a question seen once time was spent on it', () => {
    const question = paper.questions[3]
    const { records } = given({ type: 'go', question: 4 }, { type: 'spend', ms: 900, at: AT })
    expect(question && cellOf(question, records).progress).toBe('seen')
  })
})
