import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetPersonHere } from '@/lib/client/forget-drafts'
import { emptyBrowser } from '@/lib/client/testing/browser'
import { fakeApi, ok, refused } from '@/lib/client/testing/fake-api'
import { examSecondOpinion } from '@/lib/contracts/calls/exams'
import { ERRORS } from '@/lib/contracts/errors'
import { SecondOpinion } from './second-opinion.client'

const HOST = 'models.example'
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  emptyBrowser()
  window.sessionStorage.clear()
  api = fakeApi()
  api.answer(examSecondOpinion, ok({ verdict: 'earned', quote: 'high' }))
})

const sent = () => api.calls.map(({ body }) => body)
const show = (host = HOST) => render(<SecondOpinion attemptId="a" host={host} partKey="1" point={2} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function agree() {
  await press('Ask for a second opinion')
  await press('Yes, send it')
}

it('sends nothing before a yes, and says where it would go', async () => {
  show()
  await press('Ask for a second opinion')
  expect(screen.getByText(/sends the question, this point and your answer/)).toHaveTextContent(HOST)
  await press('No')
  expect(sent()).toEqual([])
  await press('Ask for a second opinion')
  expect(sent()).toEqual([])
})

it('asks after a yes, calls it an opinion, and remembers the yes for this host alone', async () => {
  const { unmount } = show()
  await agree()
  expect(await screen.findByRole('status')).toHaveTextContent(
    'A language model thinks: earned, by the words “high”. It can be wrong. You decide.',
  )
  expect(sent()).toEqual([{ attemptId: 'a', key: '1', point: 2, consent: true }])
  expect(screen.getByRole('button', { name: 'Ask for a second opinion' })).toHaveFocus()
  await press('Ask for a second opinion')
  expect(sent()).toHaveLength(2)
  unmount()
  show('other.example')
  await press('Ask for a second opinion')
  expect(sent()).toHaveLength(2)
})

it('says of which point no words decide', async () => {
  api.answer(examSecondOpinion, ok({ verdict: 'notEarned', quote: '' }))
  show()
  await agree()
  expect(screen.getByRole('status')).toHaveTextContent(
    'A language model thinks: not earned. It can be wrong. You decide.',
  )
})

it.each([
  ['by its button', () => press('Send nothing more')],
  ['when its student logs out', async () => forgetPersonHere()],
])('takes the yes back %s', async (_, takeBack) => {
  show()
  await agree()
  await takeBack()
  await press('Ask for a second opinion')
  expect(screen.getByRole('button', { name: 'Yes, send it' })).toBeVisible()
  expect(sent()).toHaveLength(1)
})

it.each([
  ['the model gave none', refused(502, ERRORS.noSecondOpinion.message), ERRORS.noSecondOpinion.message],
  ['too many were asked', refused(429, ERRORS.rateLimited.message), ERRORS.rateLimited.message],
  ['there is no connection', 'offline' as const, ERRORS.noSecondOpinion.message],
])('says that there is no opinion when %s', async (_, answer, words) => {
  api.answer(examSecondOpinion, answer)
  show()
  await agree()
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
