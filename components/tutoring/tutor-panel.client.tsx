'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'
import './tutoring.css'

/**
 * Tutor support of a signed-in person: balance, form, questions. For any page, without props; it shows nothing to
 * anybody else. Its code comes only to those who are signed in.
 */
export function TutorPanel() {
  const signedIn = useSignedIn()
  const [Desk, setDesk] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of "Try again" is a new try
  useEffect(() => {
    if (!signedIn) return
    let isOver = false
    import('./tutor-desk.client').then(
      module => !isOver && setDesk(() => module.TutorDesk),
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [signedIn, tries])
  // In the page as it is built, too: for those who are signed in the place is kept from the first paint.
  if (!signedIn) return <div className="tutor-wait when-in" />
  if (Desk) return <Desk />
  if (!failed) return <div className="tutor-wait" aria-busy="true" />
  return (
    <div className="tutor-wait">
      <p role="alert">{GENERAL_MESSAGES.network}</p>
      <button
        type="button"
        className="btn"
        onClick={() => {
          setFailed(false)
          setTries(tries + 1)
        }}
      >
        Try again
      </button>
    </div>
  )
}
