'use client'

import { useCallback, useEffect, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { setAuthMode } from '@/lib/client/auth-address'
import { dropHubWindow } from '@/lib/client/hub-window'
import { useUser } from '@/lib/client/visitor-store'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { hubAddress } from '@/lib/session/hub-address'
import { RedirectOverlay } from './redirect-overlay.client'

/** Asks to log in once the page knows that nobody is: closing the dialog leaves the prompt standing. */
function useLoginPrompt(signedIn: boolean): void {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (signedIn || isAsked) return
    // After the router has started, and after the address has been read for display data.
    const timer = setTimeout(() => {
      setAsked(true)
      setAuthMode('login', 'replace')
    })
    return () => clearTimeout(timer)
  }, [signedIn, isAsked])
}

/** Later, when the address is the next page's: React's double mounting in development is no leaving. */
function dropWhenLeft(): void {
  if (window.location.pathname !== routes.door) dropHubWindow()
}

function Opened({ target }: { target: string }) {
  return (
    <div className="blank-in">
      <h1>The Learning Hub is open</h1>
      <p>
        It opened in another tab. You can also <a href={target}>open it here</a>.
      </p>
      <p>
        <GoLink href={routes.revisionNotes}>Revision notes</GoLink>
      </p>
    </div>
  )
}

/** The door to the Learning Hub (docs/product/site.md): the overlay for who is signed in, the login for who is not. */
export function HubDoor() {
  const signedIn = useUser() !== null
  const [isOpened, setOpened] = useState(false)
  const onOpened = useCallback(() => setOpened(true), [])
  useLoginPrompt(signedIn)
  useEffect(() => () => void setTimeout(dropWhenLeft), [])
  if (!signedIn) return null
  const target = hubAddress(publicEnv.learningHubUrl, window.location.origin)
  if (isOpened) return <Opened target={target} />
  return <RedirectOverlay target={target} onOpened={onOpened} />
}
