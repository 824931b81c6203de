import { act, render, screen } from '@testing-library/react'
import { RedirectOverlay } from './redirect-overlay.client'

const TARGET = '/hub?sso=true'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show(opened: unknown, durationMs?: number) {
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as Window | null)
  const onOpened = jest.fn()
  render(<RedirectOverlay target={TARGET} onOpened={onOpened} durationMs={durationMs} />)
  return { open, onOpened }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('RedirectOverlay', () => {
  it('opens the target in a window of its own after 1500 ms, which cannot reach back', async () => {
    const hub = { opener: window, location: { replace: jest.fn() } }
    const { open, onOpened } = show(hub)
    expect(screen.getByRole('alertdialog', { name: 'Redirecting to Learning Hub' })).toHaveFocus()
    expect(screen.getByRole('progressbar', { name: 'Redirecting to Learning Hub' })).toBeVisible()
    await pass(1499)
    expect(open).not.toHaveBeenCalled()
    await pass(1)
    expect(hub.location.replace).toHaveBeenCalledWith('http://localhost/hub?sso=true')
    expect(hub.opener).toBeNull()
    expect(onOpened).toHaveBeenCalledTimes(1)
  })

  it('waits as long as it is told to', async () => {
    const { open } = show(null, 300)
    await pass(300)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('shows a plain link when no window can be had', async () => {
    const { onOpened } = show(null)
    await pass(1500)
    expect(screen.getByRole('link', { name: 'Open the Learning Hub' })).toHaveAttribute('href', TARGET)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(onOpened).not.toHaveBeenCalled()
  })
})
