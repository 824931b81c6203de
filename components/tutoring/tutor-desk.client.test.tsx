import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setOnline, signedInBrowser } from '@/lib/client/testing/browser'
import { fakeApi, ok, refused } from '@/lib/client/testing/fake-api'
import { clearToasts, toasts } from '@/lib/client/testing/toasts'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import type { TutoringView, TutorQuestion } from '@/lib/contracts/tutoring'
import { TutorDesk } from './tutor-desk.client'

const SUBJECTS = [
  {
    level: 'igcse',
    slug: 'physics',
    name: 'IGCSE Physics 0625',
    topics: [
      { slug: 'motion', title: 'Motion' },
      { slug: 'waves', title: 'Waves' },
    ],
  },
  { level: 'alevels', slug: 'economics', name: 'A Level Economics 9708', topics: [] },
]
const WORDS = 'Why does sound need particles?'

const question = (more: Partial<TutorQuestion> = {}): TutorQuestion => ({
  id: 'q1',
  state: 'waiting',
  level: 'igcse',
  subject: 'physics',
  course: 'IGCSE Physics',
  code: '0625',
  topic: 'Waves',
  words: WORDS,
  attachment: null,
  askedAt: '2026-03-01T08:00:00.000Z',
  endsAt: '2026-03-04T08:00:00.000Z',
  answeredAt: null,
  returnedAt: null,
  answer: null,
  ...more,
})
const WELCOME = {
  id: 'c1',
  at: '2026-03-01T08:00:00.000Z',
  amount: 5,
  reason: 'welcome',
  questionId: null,
} as const
const viewOf = (balance: number, ...questions: TutorQuestion[]): TutoringView => ({
  balance,
  ledger: [WELCOME],
  questions,
})

let api: ReturnType<typeof fakeApi>
function open(view: TutoringView) {
  let shown = view
  api.answer(ENDPOINTS.tutoring, call => (call.method === 'GET' ? ok(shown) : asks(call.body)))
  let asks: (body: unknown) => ReturnType<typeof ok> = () => {
    shown = viewOf(4, question())
    return ok(shown)
  }
  render(<TutorDesk />)
  return {
    onAsk: (answer: typeof asks) => {
      asks = answer
    },
    asked: () => api.callsTo(ENDPOINTS.tutoring).filter(call => call.method === 'POST'),
  }
}

beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: true }) }))
beforeEach(() => {
  api = fakeApi()
  api.answer(ENDPOINTS.tutoringSubjects, ok(SUBJECTS))
  api.answer(ENDPOINTS.live, refused(404))
  signedInBrowser()
  window.localStorage.setItem('userId', `user-${Math.random()}`)
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/tutor-support')
  clearToasts()
})
afterEach(() => setOnline(true))

const words = () => screen.findByLabelText('Your question')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask for 1 credit' }))

it('is never blank while the questions are on their way', () => {
  api.answer(ENDPOINTS.tutoring, 'silence')
  api.answer(ENDPOINTS.tutoringSubjects, 'silence')
  const { container } = render(<TutorDesk />)
  expect(screen.getByText('Loading your questions')).toBeInTheDocument()
  expect(container.querySelectorAll('.sk').length).toBeGreaterThan(0)
})

async function fillIn() {
  await userEvent.selectOptions(await screen.findByLabelText('Subject'), 'IGCSE Physics 0625')
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Waves')
  await userEvent.type(await words(), WORDS)
}

it('asks, shows the question and what is left, and empties the form', async () => {
  const desk = open(viewOf(5))
  await fillIn()
  await send()
  expect(await screen.findByText('Waiting')).toBeVisible()
  expect(screen.getByText('4')).toBeVisible()
  expect(toasts()).toEqual(['success: Your question is on its way to a tutor.'])
  expect(desk.asked().map(call => call.body)).toEqual([
    {
      subject: 'igcse/physics',
      topic: 'waves',
      words: WORDS,
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      attachment: null,
    },
  ])
  expect(await words()).toHaveValue('')
  expect(screen.getByLabelText('Subject')).toHaveValue('igcse/physics')
})

it('keeps the words and their id when sending fails, so that a second press asks once', async () => {
  const desk = open(viewOf(5))
  await fillIn()
  desk.onAsk(() => refused(429))
  await send()
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Your words are kept here')]))
  expect(await words()).toHaveValue(WORDS)
  desk.onAsk(() => ok(viewOf(4, question())))
  await send()
  await screen.findByText('Waiting')
  const ids = desk.asked().map(call => call.body?.clientId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

it('gives changed words a new id once the server says that others were sent before', async () => {
  const desk = open(viewOf(5))
  await fillIn()
  desk.onAsk(() => refused(409, 'This question was sent before, with other words.'))
  await send()
  await waitFor(() => expect(toasts()).toEqual(['error: This question was sent before, with other words.']))
  desk.onAsk(() => ok(viewOf(3, question())))
  await send()
  await screen.findByText('Waiting')
  expect(new Set(desk.asked().map(call => call.body?.clientId)).size).toBe(2)
})

it('keeps a draft over a reload, for its own account alone', async () => {
  open(viewOf(5))
  await fillIn()
  document.body.innerHTML = ''
  open(viewOf(5))
  expect(await words()).toHaveValue(WORDS)
  expect(screen.getByLabelText('Topic')).toHaveValue('waves')
  document.body.innerHTML = ''
  window.localStorage.setItem('userId', 'somebody else')
  open(viewOf(5))
  expect(await words()).toHaveValue('')
})

it('says at each field what is missing, and sends nothing', async () => {
  const desk = open(viewOf(5))
  await screen.findByLabelText('Subject')
  await send()
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please choose the subject')
  expect(screen.getByLabelText('Subject')).toHaveFocus()
  expect(desk.asked()).toEqual([])
})

it('offers no form without a credit, but what to do', async () => {
  open(viewOf(0, question()))
  expect(await screen.findByText(/^You have no Tutor Credits left/)).toBeVisible()
  expect(screen.queryByLabelText('Your question')).toBeNull()
})

it('shows the answer, and puts the words of a returned question back into the form', async () => {
  const answered = question({
    state: 'answered',
    answer: '<p>Say <strong>particles</strong>.</p>',
    answeredAt: '2026-03-01T09:00:00.000Z',
  })
  const returned = question({ id: 'q2', state: 'returned', returnedAt: '2026-03-04T08:00:00.000Z' })
  open(viewOf(4, answered, returned))
  const [one, two] = await screen.findAllByRole('article')
  expect(within(one as HTMLElement).getByText('particles')).toBeVisible()
  await userEvent.click(within(two as HTMLElement).getByRole('button', { name: 'Ask it again' }))
  expect(await words()).toHaveValue(WORDS)
  expect(await words()).toHaveFocus()
  expect(screen.getByLabelText('Topic')).toHaveValue('waves')
})

it('says why nothing can be shown, and tries again', async () => {
  api.answer(ENDPOINTS.tutoring, refused(503))
  render(<TutorDesk />)
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred')
  api.answer(ENDPOINTS.tutoring, ok(viewOf(5)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await words()).toBeVisible()
})

it('lets an attached question be taken off when it is not one’s own', async () => {
  window.history.replaceState(
    null,
    '',
    '/tutor-support?attempt=11111111-1111-4111-8111-111111111111&question=7',
  )
  api.answer(ENDPOINTS.tutoringAttachment, refused(404, 'We do not have this attempt.'))
  open(viewOf(5))
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not have this attempt.')
  await userEvent.click(screen.getByRole('button', { name: 'Ask without it' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(window.location.search).toBe('')
})
