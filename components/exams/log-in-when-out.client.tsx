'use client'

import { AuthLink } from '@/components/site/auth-link'
import { useSignedIn } from '@/lib/client/use-signed-in'

/** The way in beside a paper that may be one's own; it opens by itself after the log-in. */
export function LogInWhenOut() {
  if (useSignedIn()) return null
  return (
    <AuthLink className="btn" mode="login">
      Log in
    </AuthLink>
  )
}
