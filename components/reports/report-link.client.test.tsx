import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyBrowser, setOnline } from '@/lib/client/testing/browser'
import { fakeApi, ok, refused } from '@/lib/client/testing/fake-api'
import { fakeWorker } from '@/lib/client/testing/fake-worker'
import { clearToasts, toasts } from '@/lib/client/testing/toasts'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { ReportLink } from './report-link.client'

const ABOUT = { kind: 'note', subject: '/revision-notes/igcse/physics/waves/sound' } as const
const WORDS = 'Step 2 divides by the wrong number.'

beforeAll(() => {
  fakeWorker()
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
})
beforeEach(() => {
  emptyBrowser()
  window.sessionStorage.clear()
  clearToasts()
})
afterEach(() => setOnline(true))

async function open() {
  await userEvent.click(screen.getByRole('link', { name: 'Report a problem' }))
  return screen.findByRole('dialog', { name: 'Report a problem' })
}

const words = () => screen.getByLabelText('What is wrong, and where?')

async function fillIn() {
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'wrong')
  await userEvent.type(words(), WORDS)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }))

it('leads to the help centre as long as nothing runs', () => {
  render(<ReportLink about={ABOUT} label="Report a problem" />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/help')
})

it('sends what was chosen and written, says thanks, and is empty the next time', async () => {
  const api = fakeApi()
  render(<ReportLink about={ABOUT} label="Report a problem" />)
  await open()
  await fillIn()
  await send()
  await waitFor(() =>
    expect(toasts()).toEqual(['success: Thank you. Your report is on its way to the editors.']),
  )
  expect(api.callsTo(ENDPOINTS.report).map(call => call.body)).toEqual([
    { ...ABOUT, reason: 'wrong', words: WORDS, reCAPTCHA: expect.any(String) },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(words()).toHaveValue('')
})

it('says at each field what is missing, and sends nothing', async () => {
  const api = fakeApi()
  render(<ReportLink about={ABOUT} label="Report a problem" />)
  await open()
  await send()
  expect(screen.getByLabelText('What is it about?')).toHaveAccessibleDescription(
    'Please choose what it is about',
  )
  expect(words()).toHaveAccessibleDescription(/^Please say in a sentence what is wrong/)
  expect(screen.getByLabelText('What is it about?')).toHaveFocus()
  expect(api.callsTo(ENDPOINTS.report)).toEqual([])
})

it('keeps the words while offline, when the dialog is closed, and until they have arrived', async () => {
  const api = fakeApi()
  render(<ReportLink about={ABOUT} label="Report a problem" />)
  await open()
  await fillIn()
  setOnline(false)
  await send()
  await waitFor(() =>
    expect(toasts()).toEqual([
      'warning: You are offline. Your words are kept here: send them when you are back.',
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  setOnline(true)
  await open()
  expect(words()).toHaveValue(WORDS)
  api.answer(ENDPOINTS.report, refused(429))
  await send()
  await waitFor(() =>
    expect(toasts()).toContainEqual(expect.stringContaining('Many reports came from your network')),
  )
  expect(words()).toHaveValue(WORDS)
  api.answer(ENDPOINTS.report, ok(true))
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps words about one note out of another', async () => {
  fakeApi()
  const { unmount } = render(<ReportLink about={ABOUT} label="Report a problem" />)
  await open()
  await fillIn()
  unmount()
  render(<ReportLink about={{ ...ABOUT, subject: '/elsewhere' }} label="Report a problem" />)
  await open()
  expect(words()).toHaveValue('')
})
