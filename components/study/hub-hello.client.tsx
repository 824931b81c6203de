'use client'

import { useEffect, useState } from 'react'
import { useVisitorRecord } from '@/lib/client/visitor-store'
import { dayName, localDay } from '@/lib/study/days'
import { HUB_PARTS, type HubPart } from './parts'

/** With these and more letters the long greeting takes a second line on a phone, and all below would move. */
const LONG_NAME = 7

function greeting(hour: number, name: string): string {
  if (name.length >= LONG_NAME) return 'Hello'
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

/** The heading, in one line from the start; the browser knows the name and the hour. */
export function HubHello({ part }: { part: HubPart }) {
  const { userData } = useVisitorRecord()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(new Date()), [])
  const firstName = userData?.fullName.trim().split(/\s+/)[0]
  const isGreeting = part === 'today' && now !== null && firstName
  return (
    <div className="hub-hello">
      <h1>{isGreeting ? `${greeting(now.getHours(), firstName)}, ${firstName}` : HUB_PARTS[part].heading}</h1>
      <p className="hub-date">{now ? dayName(localDay(now)) : ' '}</p>
    </div>
  )
}
