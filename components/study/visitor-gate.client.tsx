'use client'

import { useEffect, useState } from 'react'
import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import { useSignedIn } from '@/lib/client/use-signed-in'
import type { HubPart } from './parts'

const VisitorDates = latePart(
  late(() => import('./visitor-dates.client').then(module => module.VisitorDates)),
)
const VisitorKept = latePart(late(() => import('./visitor-kept.client').then(module => module.VisitorKept)))

/** What there is of the hub before there is an account; who is signed in never loads this. */
export function VisitorGate({ part }: { part: HubPart }) {
  const signedIn = useSignedIn()
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const isPlan = part === 'plan'
  return (
    <div className={isPlan ? 'visitor-dates' : undefined}>
      {isThere && !signedIn && (isPlan ? <VisitorDates /> : <VisitorKept />)}
    </div>
  )
}
