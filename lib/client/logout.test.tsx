import { waitFor } from '@testing-library/react'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { logout } from './logout'
import { emptyBrowser, signedInBrowser, storedRecord } from './testing/browser'
import { fakeApi, refused } from './testing/fake-api'
import { fakeWorker } from './testing/fake-worker'
import { clearToasts, toasts } from './testing/toasts'

beforeAll(fakeWorker)
beforeEach(() => {
  clearToasts()
  signedInBrowser()
})
afterEach(emptyBrowser)

describe('logout', () => {
  it("says 'Logging out...' while it works and 'Logged out successfully' at the end", async () => {
    const during: string[] = []
    fakeApi().answer(ENDPOINTS.logout, () => {
      during.push(...toasts())
      return refused(200)
    })
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    await logout()
    await waitFor(() => expect(toasts()).toEqual(['success: Logged out successfully']))
    expect(during).toEqual(['loading: Logging out...'])
    expect(storedRecord()).toMatchObject({ mode: 'EXPLORE', userData: null })
    await waitFor(() => expect(storedRecord()).toMatchObject({ xVisitorId: 'visitor-1' }))
  })

  it("says 'Logout failed. Please try again.' when this browser cannot be cleaned", async () => {
    fakeApi()
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const heard = () => {
      throw new Error('an island failed')
    }
    jest.spyOn(window, 'dispatchEvent').mockImplementationOnce(heard)
    await logout()
    await waitFor(() => expect(toasts()).toEqual(['error: Logout failed. Please try again.']))
  })
})
