import { useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'
import { studyOverview } from '@/lib/contracts/calls/study'
import type { NoteProgress } from '@/lib/contracts/dto'
import { routes } from '@/lib/routes'
import type { StudySubject } from '@/lib/study/catalogue'
import { type Hub, hubOf } from '@/lib/study/hub'
import { call } from '../api-client'
import { ApiError } from '../api-error'
import { currentReader } from '../current-reader'
import { NOTES_CHANGED_EVENT } from '../kept'
import { readTicks } from '../notes-store'
import { swrOptions } from '../use-cached'
import { useSignedIn } from '../use-signed-in'
import { useEntries } from './use-entries'

export type HubState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; busy: boolean; retry: () => void }
  | { kind: 'ready'; hub: Hub }

const MINUTE_MS = 60_000

async function fetchCatalogue(): Promise<StudySubject[]> {
  const answer = await fetch(routes.hubCatalogue).catch(() => null)
  if (!answer?.ok) throw new ApiError({ kind: 'network' })
  return (await answer.json()) as StudySubject[]
}

function useTicks(): readonly NoteProgress[] | null {
  const [ticks, setTicks] = useState<readonly NoteProgress[] | null>(null)
  useEffect(() => {
    let stopped = false
    const read = () => void readTicks().then(all => !stopped && setTicks(all))
    read()
    window.addEventListener(NOTES_CHANGED_EVENT, read)
    return () => {
      stopped = true
      window.removeEventListener(NOTES_CHANGED_EVENT, read)
    }
  }, [])
  return ticks
}

/** The time goes on while a page lies open: papers run out, and at midnight there is another day. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A static file, the same for everybody: once for as long as the site is open. */
export function useStudyCatalogue() {
  return useSWR('study-catalogue', fetchCatalogue, {
    ...swrOptions('default'),
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
}

const OVERVIEW = 'study-overview '

/** For whoever has changed what the hub shows. */
export function isOverviewKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(OVERVIEW)
}

/** Everything the hub shows, of one call and what this browser knows; a paper handed in since is seen on coming back. */
export function useHub(): HubState {
  const reader = useSignedIn() ? currentReader() : null
  const options = { ...swrOptions('default'), dedupingInterval: 2000, focusThrottleInterval: 5000 }
  const overview = useSWR(reader === null ? null : `${OVERVIEW}${reader}`, () => call(studyOverview), options)
  const catalogue = useStudyCatalogue()
  const entries = useEntries()
  const ticks = useTicks()
  const now = useNow()
  const hub = useMemo(
    () =>
      overview.data && catalogue.data && entries && ticks
        ? hubOf({ overview: overview.data, catalogue: catalogue.data, entries, ticks, now })
        : null,
    [overview.data, catalogue.data, entries, ticks, now],
  )
  if (hub) return { kind: 'ready', hub }
  const error: unknown = overview.error ?? catalogue.error
  if (!error) return { kind: 'loading' }
  const retry = () => void Promise.all([overview.mutate(), catalogue.mutate()])
  return { kind: 'failed', error, busy: overview.isValidating || catalogue.isValidating, retry }
}
