'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { useSignedIn } from '@/lib/client/use-signed-in'

const VisitorDates = dynamic(() => import('./visitor-dates.client').then(module => module.VisitorDates), {
  ssr: false,
})

/** Exam dates can be entered before there is an account; who is signed in never loads this. */
export function VisitorGate() {
  const signedIn = useSignedIn()
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return <div className="visitor-dates">{isThere && !signedIn && <VisitorDates />}</div>
}
