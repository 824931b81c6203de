import { createLedger, type Key } from './ledger'

const found = (pairs: Record<string, string>) => new Map(Object.entries(pairs)) as Map<Key, string>

it('finds what was acknowledged', () => {
  const ledger = createLedger()
  ledger.write('account ada@example.org', 'Ada', 'steady')()
  const verdict = ledger.compare(found({ 'account ada@example.org': 'Ada' }))
  expect(verdict.get('steady')).toEqual({ acknowledged: 1, found: 1, losses: [] })
})

it('names what was acknowledged and is gone, or is another', () => {
  const ledger = createLedger()
  ledger.write('answer a 1', '1 A', 'kill')()
  ledger.write('answer a 2', '2 B', 'kill')()
  const verdict = ledger.compare(found({ 'answer a 2': '2 C' })).get('kill')
  expect(verdict).toEqual({
    acknowledged: 2,
    found: 0,
    losses: [
      { key: 'answer a 1', phase: 'kill', acknowledged: '1 A', found: null },
      { key: 'answer a 2', phase: 'kill', acknowledged: '2 B', found: '2 C' },
    ],
  })
})

it('takes an older content for a loss, and blames the phase of the newer one', () => {
  const ledger = createLedger()
  ledger.write('note ada n', 'true', 'steady')()
  ledger.write('note ada n', 'false', 'restart')()
  const verdicts = ledger.compare(found({ 'note ada n': 'true' }))
  expect(verdicts.get('steady')?.losses).toEqual([])
  expect(verdicts.get('restart')?.losses).toHaveLength(1)
})

it('allows an unanswered write after the acknowledged one, not one before it', () => {
  const ledger = createLedger()
  ledger.write('answer a 1', '1 A', 'steady')
  ledger.write('answer a 1', '2 B', 'steady')()
  ledger.write('answer a 1', '3 C', 'steady')
  expect(ledger.expected('answer a 1')).toEqual(['2 B', '3 C'])
  for (const [content, losses] of [
    ['1 A', 1],
    ['2 B', 0],
    ['3 C', 0],
  ] as const) {
    expect(ledger.compare(found({ 'answer a 1': content })).get('steady')?.losses).toHaveLength(losses)
  }
})

it('asks nothing of what was never acknowledged', () => {
  const ledger = createLedger()
  ledger.write('account bob@example.org', 'Bob', 'steady')
  expect(ledger.keys('account')).toEqual([])
  expect([...ledger.compare(new Map())]).toEqual([])
})
