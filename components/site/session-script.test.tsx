import { isSignedIn, parseVisitorRecord } from '@/lib/session/visitor-record'
import { fc } from '@/scripts/testing/properties'
import { SESSION_SCRIPT } from './session-script'

function markFor(stored: string | null): string | undefined {
  delete document.documentElement.dataset.session
  window.localStorage.clear()
  if (stored !== null) window.localStorage.setItem('visitorData', stored)
  // biome-ignore lint/security/noGlobalEval: the script under test runs as the page runs it
  globalThis.eval(`{${SESSION_SCRIPT}}`)
  return document.documentElement.dataset.session
}

const text = fc.oneof(fc.string(), fc.constant(null), fc.integer())
const record = fc.record({
  mode: fc.constantFrom('VISITOR', 'EXPLORE', 'other', null),
  userData: fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.record({ fullName: text, email: text, registeredAt: text }, { requiredKeys: [] }),
  ),
})

describe('the script before the first paint', () => {
  it('agrees with the rule for every record', () => {
    fc.assert(
      fc.property(record, value => {
        const stored = JSON.stringify(value)
        expect(markFor(stored)).toBe(isSignedIn(parseVisitorRecord(stored)) ? 'in' : 'out')
      }),
    )
  })

  it.each([null, '', '{', 'null', '[]', '"x"', '{"mode":"VISITOR"}'])('survives %s as signed out', stored => {
    expect(markFor(stored)).toBe('out')
  })
})
