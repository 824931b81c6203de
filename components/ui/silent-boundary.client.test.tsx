import { render, screen } from '@testing-library/react'
import { SilentBoundary } from './silent-boundary.client'

function Broken(): never {
  throw new Error('broken')
}

it('shows nothing in place of what failed, logs it, and leaves the page standing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {}) // React tells developers too
  render(
    <>
      <p>The page</p>
      <SilentBoundary what="visitor session">
        <Broken />
      </SilentBoundary>
    </>,
  )
  expect(screen.getByText('The page')).toBeVisible()
  expect(warn).toHaveBeenCalledWith('visitor session', 'broken')
})
