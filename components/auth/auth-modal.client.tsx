'use client'

import { useSearchParams } from 'next/navigation'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { SilentBoundary } from '@/components/ui/silent-boundary.client'
import { authLinkOf, readAuthMode, setAuthMode } from '@/lib/client/auth-address'
import { notifyWarning, readyToNotify } from '@/lib/client/notify'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import type { AuthMode } from '@/lib/routes'
import type { AuthDialogProps } from './auth-dialog.client'

/**
 * The dialog's code (formik, yup, the forms) comes when it is first needed. A plain import instead of
 * next/dynamic, because that one remembers a failed download for ever: here the next click tries again.
 */
const loadDialog = () => import('./auth-dialog.client').then(module => module.AuthDialog)

/** Links to `?auth=…` open the dialog without a request; pointing at one fetches the dialog's code. */
function useAuthLinks(): void {
  useEffect(() => {
    const warm = (event: Event) => {
      if (!authLinkOf(event)) return
      readyToNotify()
      loadDialog().catch(() => undefined)
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

function useDialogCode(isWanted: boolean): ComponentType<AuthDialogProps> | null {
  const [code, setCode] = useState<ComponentType<AuthDialogProps> | null>(null)
  useEffect(() => {
    if (!isWanted || code) return
    readyToNotify()
    loadDialog().then(
      loaded => setCode(() => loaded),
      () => {
        notifyWarning(GENERAL_MESSAGES.network)
        close()
      },
    )
  }, [isWanted, code])
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
  const AuthDialog = useDialogCode(mode !== null)
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
