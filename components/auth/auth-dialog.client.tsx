'use client'

import { useEffect, useId, useRef } from 'react'
import { Dialog } from '@/components/ui/dialog.client'
import { setAuthMode } from '@/lib/client/auth-address'
import { botCheck } from '@/lib/client/bot-check/bot-check'
import { startExplore } from '@/lib/client/start-explore'
import type { AuthMode } from '@/lib/routes'
import { ForgotView } from './forgot-view.client'
import { LoginView } from './login-view.client'
import { RegisterView } from './register-view.client'
import type { AuthViewProps } from './view-props'
import './auth-dialog.css'

export type AuthDialogProps = {
  mode: AuthMode
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** What a view will need when it is sent is got ready while the visitor types. */
function useReadiness(mode: AuthMode): void {
  useEffect(() => {
    if (!navigator.onLine || mode === 'forgot') return
    if (mode === 'register') void startExplore()
    botCheck.prepare(mode)
  }, [mode])
}

/** The first field of each view has the focus; on "Check your email" it is the one button. */
function useFirstFocus(mode: AuthMode) {
  const view = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view asks for the focus anew
  useEffect(() => {
    view.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [mode])
  return view
}

function View({ mode, ...props }: AuthViewProps & { mode: AuthMode }) {
  switch (mode) {
    case 'register':
      return <RegisterView {...props} />
    case 'login':
      return <LoginView {...props} />
    case 'forgot':
      return <ForgotView {...props} />
  }
}

/** The auth modal (docs/product/site.md). Its form is new each time it is opened. */
export function AuthDialog({ mode, isOpen, onClose, onClosed }: AuthDialogProps) {
  const titleId = useId()
  const view = useFirstFocus(mode)
  useReadiness(mode)
  return (
    <Dialog titleId={titleId} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <div ref={view}>
        <View
          mode={mode}
          titleId={titleId}
          onSwitch={next => setAuthMode(next, 'replace')}
          onSuccess={onClose}
        />
      </div>
    </Dialog>
  )
}
