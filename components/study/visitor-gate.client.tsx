'use client'

import { useEffect, useState } from 'react'
import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import { useSignedIn } from '@/lib/client/use-signed-in'

const VisitorDates = latePart(
  late(() => import('./visitor-dates.client').then(module => module.VisitorDates)),
)

/** Exam dates can be entered before there is an account; who is signed in never loads this. */
export function VisitorGate() {
  const signedIn = useSignedIn()
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return <div className="visitor-dates">{isThere && !signedIn && <VisitorDates />}</div>
}
