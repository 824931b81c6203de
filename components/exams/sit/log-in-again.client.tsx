'use client'

import { useEffect } from 'react'
import { AuthLink } from '@/components/site/auth-link'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { refreshTokens } from '@/lib/client/refresh'
import { isSignedInNow } from '@/lib/client/session-state'

/**
 * The server knows this person no more. This browser may still believe in its session: the tokens are renewed, or
 * the session ends here too, so that the dialog can open. A log-in is heard by the sitting, which then sends.
 */
export function LogInAgain({ session }: { session: SittingSession }) {
  useEffect(() => {
    if (!isSignedInNow()) return
    void refreshTokens().then(outcome => {
      if (outcome === 'renewed') void session.resume()
    })
  }, [session])
  return (
    <AuthLink className="btn" mode="login">
      Log in again
    </AuthLink>
  )
}
