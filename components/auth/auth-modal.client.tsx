'use client'

import { useSearchParams } from 'next/navigation'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { SilentBoundary } from '@/components/ui/silent-boundary.client'
import { askFor } from '@/lib/client/ask-late'
import { authLinkOf, readAuthMode, setAuthMode } from '@/lib/client/auth-address'
import { late } from '@/lib/client/late'
import { readyToNotify } from '@/lib/client/notify'
import { useSignedIn } from '@/lib/client/use-signed-in'
import type { AuthMode } from '@/lib/routes'
import type { AuthDialogProps } from './auth-dialog.client'

/** The dialog's code (formik, yup, the forms) comes when it is first needed. */
const authDialog = late(() => import('./auth-dialog.client').then(module => module.AuthDialog))

/** Links to `?auth=…` open the dialog without a request; pointing at one fetches the dialog's code. */
function useAuthLinks(): void {
  useEffect(() => {
    const warm = (event: Event) => {
      if (!authLinkOf(event)) return
      readyToNotify()
      authDialog.ahead()
    }
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const mode = authLinkOf(event)
      if (!mode) return
      event.preventDefault() // Next's Link leaves a prevented click alone, and still runs its onClick
      setAuthMode(mode, 'push')
    }
    window.addEventListener('pointerover', warm, { passive: true })
    window.addEventListener('focusin', warm)
    window.addEventListener('click', open, true)
    return () => {
      window.removeEventListener('pointerover', warm)
      window.removeEventListener('focusin', warm)
      window.removeEventListener('click', open, true)
    }
  }, [])
}

/** When the code does not come, the dialog is closed again: its address would ask for it on every page. */
function useDialogCode(mode: AuthMode | null): ComponentType<AuthDialogProps> | null {
  const [code, setCode] = useState<ComponentType<AuthDialogProps> | null>(null)
  useEffect(() => {
    if (!mode || code) return
    readyToNotify()
    askFor(authDialog, loaded => setCode(() => loaded), {
      onFault: close,
      again: () => setAuthMode(mode, 'push'),
    })
  }, [mode, code])
  return code
}

function close(): void {
  setAuthMode(null, 'replace')
}

function Host() {
  const asked = readAuthMode(useSearchParams())
  const signedIn = useSignedIn()
  const mode = signedIn ? null : asked
  // What is on the screen stays there while the closing plays.
  const [shown, setShown] = useState<AuthMode | null>(null)
  if (mode && mode !== shown) setShown(mode)
  const AuthDialog = useDialogCode(mode)
  const onClosed = useCallback(() => setShown(null), [])
  useAuthLinks()

  useEffect(() => {
    if (signedIn && asked) close()
  }, [signedIn, asked])

  if (!shown) return null
  if (AuthDialog) {
    return <AuthDialog mode={shown} isOpen={mode !== null} onClose={close} onClosed={onClosed} />
  }
  return mode && <Opening />
}

/** Seen only when the code takes its time. */
function Opening() {
  return (
    <div className="scrim auth-opening" role="status" aria-label="Opening">
      <span className="spinner" aria-hidden="true" />
    </div>
  )
}

/** Watches the address for `?auth=login|register|forgot` on every page. */
export function AuthModalHost() {
  return (
    <SilentBoundary what="auth modal">
      <Suspense>
        <Host />
      </Suspense>
    </SilentBoundary>
  )
}
