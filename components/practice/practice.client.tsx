'use client'

import { useEffect, useState } from 'react'
import { useLate } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import type { PracticePlace } from '@/lib/client/practice/practice-api'
import { NEAR } from './near'

const practiceHere = late(() => import('./practice-here.client').then(module => module.PracticeHere))

/** Asks for the questions of a note when the first place for them is near. */
export function Practice({ place }: { place: PracticePlace }) {
  const [isNear, setNear] = useState(false)
  const { code: PracticeHere } = useLate(practiceHere, isNear)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    for (const spot of document.querySelectorAll('.practise')) observer.observe(spot)
    return () => observer.disconnect()
  }, [])
  return PracticeHere && <PracticeHere place={place} />
}
