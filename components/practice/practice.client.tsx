'use client'

import { useLate } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import type { PracticePlace } from '@/lib/client/practice/practice-api'
import { useIsNear } from './near'

const practiceHere = late(() => import('./practice-here.client').then(module => module.PracticeHere))

/** Asks for the questions of a note when the first place for them is near. */
export function Practice({ place }: { place: PracticePlace }) {
  const { code: PracticeHere } = useLate(practiceHere, useIsNear('.practise'))
  return PracticeHere && <PracticeHere place={place} />
}
