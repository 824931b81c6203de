import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { late } from '@/lib/client/late'
import { setOnline } from '@/lib/client/testing/browser'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import { latePart } from './late-part.client'

/** A part whose code comes when the network is back. */
function madeOf(network: { isThere: boolean }) {
  return latePart(
    late(async () => {
      if (!network.isThere) throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
      return ({ of }: { of: string }) => <p>The part of {of}</p>
    }),
    <p>On its way</p>,
  )
}

beforeEach(() => {
  setOnline(false)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => setOnline(true))

it('stands where it belongs once its code is here', async () => {
  const Part = madeOf({ isThere: true })
  render(<Part of="physics" />)
  expect(screen.getByText('On its way')).toBeInTheDocument()
  expect(await screen.findByText('The part of physics')).toBeInTheDocument()
  expect(screen.queryByText('On its way')).toBeNull()
})

it('leaves what stands beside it and the focus alone when it does not come, and comes at another try', async () => {
  const network = { isThere: false }
  const Part = madeOf(network)
  render(
    <>
      <input aria-label="Answer" />
      <Part of="physics" />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Answer'), 'B')
  expect(await screen.findByRole('alert')).toHaveTextContent(GENERAL_MESSAGES.network)
  expect(screen.getByLabelText('Answer')).toHaveValue('B')
  expect(screen.getByLabelText('Answer')).toHaveFocus()

  const again = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  expect(await screen.findByRole('alert')).toHaveTextContent(GENERAL_MESSAGES.network)
  network.isThere = true
  await userEvent.click(again)
  expect(await screen.findByText('The part of physics')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Answer')).toHaveValue('B')
})
