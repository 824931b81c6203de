import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notifyProgress, notifyRetry, notifySuccess } from '@/lib/client/notify'
import { Toaster } from './toaster.client'

// The library's own script does not come.
jest.mock('sonner', () => {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
})

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Toaster />)
})

const messages = () => screen.getByRole('region', { name: 'Messages' })

it('says what has to be said though the library of messages cannot be loaded, each text once', async () => {
  act(() => {
    notifySuccess('Saved')
    notifySuccess('Saved')
  })
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(within(messages()).getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(within(messages()).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Saved')).toBeNull()
})

it('offers what mends it, and takes the words away when that is done', async () => {
  const onTake = jest.fn()
  act(() => notifyRetry('It did not come.', 'Try again', onTake))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(onTake).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('It did not come.')).toBeNull()
})

it('shows no progress that has ended', async () => {
  act(() => {
    notifyProgress('Working')()
    notifySuccess('Done')
  })
  expect(await screen.findByText('Done')).toBeInTheDocument()
  expect(screen.queryByText('Working')).toBeNull()
})
