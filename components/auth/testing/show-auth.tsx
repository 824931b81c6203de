import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { clearAuthDraft } from '@/lib/client/auth-drafts'
import { emptyBrowser, setOnline } from '@/lib/client/testing/browser'
import { fakeApi } from '@/lib/client/testing/fake-api'
import { fakeWorker } from '@/lib/client/testing/fake-worker'
import { clearToasts, toasts } from '@/lib/client/testing/toasts'
import type { AuthMode } from '@/lib/routes'
import { AuthDialog } from '../auth-dialog.client'

/** The dialog as the host shows it: it closes when asked to, and goes when it has closed. */
function Page({ mode }: { mode: AuthMode }) {
  const [state, setState] = useState<'open' | 'closing' | 'gone'>('open')
  if (state === 'gone') return <p>The page</p>
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <AuthDialog
        mode={mode}
        isOpen={state === 'open'}
        onClose={() => setState('closing')}
        onClosed={() => setState('gone')}
      />
    </SWRConfig>
  )
}

/** To be called in beforeEach: a new browser, online, with nothing said and nothing typed yet. */
export function newVisitor(): void {
  fakeWorker()
  emptyBrowser()
  setOnline(true)
  clearToasts()
  clearAuthDraft()
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
}

/** Opens a view over a fake network; what the test is about is answered differently before. */
export async function showAuth(mode: AuthMode, api = fakeApi()) {
  const user = userEvent.setup()
  const { rerender } = render(<Page mode={mode} />)
  await screen.findByRole('dialog')
  return { user, api, switchTo: (next: AuthMode) => rerender(<Page mode={next} />) }
}

export async function expectToast(text: string): Promise<void> {
  await waitFor(() => expect(toasts()).toContain(text), { timeout: 3000 })
}

export const field = (name: string) => screen.getByRole(name === 'Country' ? 'combobox' : 'textbox', { name })
export const password = (name = 'Password') => screen.getByLabelText(name)
export const button = (name: string) => screen.getByRole('button', { name })

/** The text that a screen reader gives after a control's name. */
export function described(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent ?? '')
}
