'use client'

import { useEffect, useState } from 'react'
import { AuthLink } from '@/components/site/auth-link'
import { Icon } from '@/components/ui/icon'
import { examStore } from '@/lib/client/exams/exam-store'
import { useSignedIn } from '@/lib/client/use-signed-in'

/** Said once to visitors, never again after it was closed. */
export function KeepThis() {
  const signedIn = useSignedIn()
  const [isClosed, setClosed] = useState(true)
  useEffect(() => {
    void examStore.setting('keepNoticeClosed', false).then(setClosed)
  }, [])
  if (signedIn || isClosed) return null
  function close() {
    setClosed(true)
    void examStore.keepSetting('keepNoticeClosed', true)
  }
  return (
    <aside className="keep-this" aria-label="Keep this result">
      <p>
        <b>Keep this.</b> With a free account the result stays with you on every device. Without one it is
        reached from this browser only, for a day.
      </p>
      <AuthLink mode="register" className="btn">
        Create a free account
      </AuthLink>
      <button type="button" className="btn-icon" aria-label="Close this notice" onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
