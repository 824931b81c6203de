'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { SilentBoundary } from '@/components/ui/silent-boundary.client'
import { isDoorClick, openHubWindow } from '@/lib/client/hub-window'
import { late } from '@/lib/client/late'
import { logQuietly } from '@/lib/client/log'
import { showUserFromAddress, useUser } from '@/lib/client/visitor-store'
import { whenIdle } from '@/lib/client/when-idle'
import { takeUserData } from '@/lib/session/url-user-data'

/** Display data from the address (docs/product/session.md). The router must be up before the address is rewritten. */
function useAddressUser(): void {
  useEffect(() => {
    const taken = takeUserData(window.location.href)
    if (!taken) return
    showUserFromAddress(taken.user)
    const timer = setTimeout(() => window.history.replaceState(null, '', taken.cleanAddress))
    return () => clearTimeout(timer)
  }, [])
}

/** The hub's window must be opened during the click, wherever on the site the link stands (docs/product/site.md). */
function useHubWindow(): void {
  const signedIn = useUser() !== null
  useEffect(() => {
    if (!signedIn) return
    const onClick = (event: MouseEvent) => {
      if (isDoorClick(event)) openHubWindow()
    }
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [signedIn])
}

const sessionWork = late(() => import('@/lib/client/session-work'))

/**
 * The explore session and the quiet renewal of tokens: loaded and begun when the page is idle. Where the connection was
 * away just then, they begin when it is back.
 */
function useSessionWork(): void {
  useEffect(() => {
    let stop = () => {}
    const over = new AbortController()
    async function begin(): Promise<void> {
      try {
        const { runSessionWork } = await sessionWork.load()
        if (!over.signal.aborted) stop = runSessionWork()
      } catch (error) {
        logQuietly('session', error)
        window.addEventListener('online', begin, { once: true, signal: over.signal })
      }
    }
    const cancel = whenIdle(() => void begin())
    return () => {
      over.abort()
      cancel()
      stop()
    }
  }, [])
}

const keepingPages = late(() => import('@/lib/client/offline/register'))

/** A page that was reached by a link came without its document: it is kept once it stands, to be opened offline. */
function useKeptPages(): void {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of every page anew
  useEffect(
    () =>
      whenIdle(() => {
        keepingPages
          .load()
          .then(({ keepThisPage }) => keepThisPage())
          .catch((error: unknown) => logQuietly('keeping the page', error))
      }),
    [pathname],
  )
}

function Session() {
  useAddressUser()
  useHubWindow()
  useSessionWork()
  useKeptPages()
  return null
}

/** The invisible part of every page (docs/product/site.md). */
export function VisitorSession() {
  return (
    <SilentBoundary what="visitor session">
      <Session />
    </SilentBoundary>
  )
}
