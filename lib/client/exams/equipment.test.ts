import { clockFinding, connectionFinding } from './equipment'

const NOW = Date.parse('2026-11-20T10:00:00Z')

it.each([
  [0, 'good', /same time/],
  [1500, 'good', /same time/],
  [90_000, 'warn', /90 s ahead/],
  [-600_000, 'warn', /10 min behind/],
  [5 * 3_600_000, 'warn', /5 h ahead/],
] as const)('a device that is %s ms off', (gap, state, text) => {
  const finding = clockFinding(NOW, NOW + gap)
  expect(finding.state).toBe(state)
  expect(finding.text).toMatch(text)
})

it('a clock that cannot be compared is no obstacle', () => {
  expect(clockFinding(null, NOW).state).toBe('warn')
})

it('the connection: none, slow, good', () => {
  expect(connectionFinding(null).state).toBe('bad')
  expect(connectionFinding({ ms: 4200, serverMs: NOW })).toEqual({
    state: 'warn',
    text: 'Slow: our server answered after 4.2 s. That is enough.',
  })
  expect(connectionFinding({ ms: 80, serverMs: NOW }).state).toBe('good')
})
