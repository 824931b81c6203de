import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInBrowser } from '@/lib/client/testing/browser'
import { fakeApi, ok, refused } from '@/lib/client/testing/fake-api'
import { clearToasts, toasts } from '@/lib/client/testing/toasts'
import type { SessionItem } from '@/lib/contracts/dto'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { AccountSessions } from './account-sessions.client'

const AT = { startedAt: '2026-03-01T08:00:00.000Z', lastUsedAt: '2026-03-02T09:30:00.000Z' }
const HERE: SessionItem = { id: 's1', device: 'Firefox on Windows', isThis: true, ...AT }
const PHONE: SessionItem = { id: 's2', device: 'Chrome on Android', isThis: false, ...AT }
const UNKNOWN: SessionItem = { id: 's3', device: null, isThis: false, ...AT }

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  signedInBrowser()
  api = fakeApi()
  clearToasts()
})

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

it('marks this device, and offers to end the others alone', async () => {
  api.answer(ENDPOINTS.sessions, ok({ sessions: [HERE, PHONE, UNKNOWN] }))
  render(<AccountSessions />)
  const [here, phone, unknown] = await rows()
  expect(here).toMatch(/^Firefox on Windows This device.*In use now\.$/)
  expect(phone).toMatch(/^Chrome on Android Logged in .*1 Mar.* Last used .*2 Mar/)
  expect(unknown).toMatch(/^A browser that we do not know by name/)
  expect(screen.getAllByRole('button', { name: /^End this one: / })).toHaveLength(2)
})

it('ends one, says so and keeps the focus in the list', async () => {
  api.answer(ENDPOINTS.sessions, ok({ sessions: [HERE, PHONE] }))
  api.answer(ENDPOINTS.sessionEnd, ok({ sessions: [HERE] }))
  render(<AccountSessions />)
  await userEvent.click(await screen.findByRole('button', { name: /^End this one: Chrome on Android/ }))
  await waitFor(() => expect(toasts()).toContain('success: That login has ended.'))
  expect(api.callsTo(ENDPOINTS.sessionEnd).map(({ body }) => body)).toEqual([{ sessionId: 's2' }])
  expect(await rows()).toHaveLength(1)
  expect(screen.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
})

it('ends all others with one button', async () => {
  api.answer(ENDPOINTS.sessions, ok({ sessions: [HERE, PHONE, UNKNOWN] }))
  api.answer(ENDPOINTS.sessionsEndOthers, ok({ sessions: [HERE] }))
  render(<AccountSessions />)
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

it('says when the list cannot be read, and reads it again on request', async () => {
  api.answer(ENDPOINTS.sessions, refused(429, 'Too many requests.'))
  render(<AccountSessions />)
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  api.answer(ENDPOINTS.sessions, ok({ sessions: [HERE] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
})
