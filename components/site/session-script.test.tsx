import { PRERENDERED_KEY } from '@/lib/notes/prerendered'
import { isSignedIn, parseVisitorRecord } from '@/lib/session/visitor-record'
import { fc } from '@/lib/testing/properties'
import { AHEAD_SCRIPT, BACK_SCRIPT, SESSION_SCRIPT } from './session-script'

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

describe('a page that is drawn ahead of its visit', () => {
  const run = new Function(AHEAD_SCRIPT)
  afterEach(() => {
    jest.restoreAllMocks()
    Object.assign(document, { prerendering: false })
  })

  it('says where it leads, and no other page does', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    run()
    expect(setItem).not.toHaveBeenCalled()
    Object.assign(document, { prerendering: true })
    run()
    expect(setItem.mock.calls).toEqual([[PRERENDERED_KEY, '/']])
    expect(window.localStorage.getItem(PRERENDERED_KEY)).toBeNull()
  })

  it('is drawn where storage is refused', () => {
    Object.assign(document, { prerendering: true })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(run).not.toThrow()
  })
})

describe('a page that comes back by the back button', () => {
  const { dataset } = document.documentElement
  const turn = (type: 'pagehide' | 'pageshow') =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))

  beforeAll(() => {
    // biome-ignore lint/security/noGlobalEval: as above
    globalThis.eval(`{${SESSION_SCRIPT};${BACK_SCRIPT}}`)
  })

  it('is out of sight until the same person is known to be here', () => {
    window.localStorage.setItem('userId', 'ada')
    turn('pagehide')
    expect(dataset.away).toBe('')
    turn('pageshow')
    expect(dataset.away).toBeUndefined()
  })

  it('stays out of sight, and is loaded anew, when that person has gone', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // jsdom does not reload
    window.localStorage.setItem('userId', 'ada')
    turn('pagehide')
    window.localStorage.removeItem('userId')
    turn('pageshow')
    expect(dataset.away).toBe('')
  })
})
