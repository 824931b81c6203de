import { act, render, screen } from '@testing-library/react'
import { isSignedIn } from '@/lib/session/visitor-record'
import { clearSession, storeSignIn } from './session-store'
import { ADA, emptyBrowser, storedRecord } from './testing/browser'
import { TOKENS } from './testing/fake-api'
import { showUserFromAddress, useVisitorRecord } from './visitor-store'

beforeEach(emptyBrowser)
afterEach(() => showUserFromAddress(null))

function Name() {
  const record = useVisitorRecord()
  return <p>{isSignedIn(record) ? record.userData.fullName : 'nobody'}</p>
}

describe('useVisitorRecord', () => {
  it('hears of login and logout in this tab', () => {
    render(<Name />)
    expect(screen.getByText('nobody')).toBeVisible()
    act(() => storeSignIn(TOKENS, ADA, 'keep'))
    expect(screen.getByText('Ada Obi')).toBeVisible()
    act(clearSession)
    expect(screen.getByText('nobody')).toBeVisible()
  })

  it('hears of login and logout in another tab', () => {
    render(<Name />)
    const elsewhere = (record: unknown) => {
      window.localStorage.setItem('visitorData', JSON.stringify(record))
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'visitorData' })))
    }
    elsewhere({ xVisitorId: null, lastUpdateAt: null, mode: 'VISITOR', userData: ADA })
    expect(screen.getByText('Ada Obi')).toBeVisible()
    elsewhere({ xVisitorId: null, lastUpdateAt: null, mode: 'EXPLORE', userData: null })
    expect(screen.getByText('nobody')).toBeVisible()
  })

  it('shows a user from the address without keeping it, and never over a real one', () => {
    render(<Name />)
    act(() => showUserFromAddress({ ...ADA, fullName: 'Eve' }))
    expect(screen.getByText('Eve')).toBeVisible()
    expect(storedRecord()).toBeNull()
    act(() => storeSignIn(TOKENS, ADA, 'keep'))
    expect(screen.getByText('Ada Obi')).toBeVisible()
  })

  it.each(['{', '[]', '"x"', '{"mode":"ADMIN"}', '{"mode":"VISITOR","xVisitorId":1}'])(
    'counts %s in storage as empty',
    text => {
      window.localStorage.setItem('visitorData', text)
      render(<Name />)
      expect(screen.getByText('nobody')).toBeVisible()
    },
  )

  it('works while storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    render(<Name />)
    act(() => storeSignIn(TOKENS, ADA, 'keep'))
    expect(screen.getByText('Ada Obi')).toBeVisible()
    act(clearSession)
  })
})
