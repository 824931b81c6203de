'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { late } from '@/lib/client/late'
import type { PracticePlace } from '@/lib/client/practice/practice-api'
import type { PracticeLevel } from '@/lib/practice/levels'
import { whenNear } from './near'

export type NoteWorkProps = { place: PracticePlace; levels: readonly PracticeLevel[] }

const workHere = late(() => import('./work-here.client').then(module => module.WorkHere))

/**
 * All that a reader works with in a note: steps, tries, questions. It comes when the first of them is near (note.css keeps
 * room, and hides what opens later); where it does not come, all steps and answers stand there.
 */
export function NoteWork(props: NoteWorkProps) {
  const [WorkHere, setWorkHere] = useState<ComponentType<NoteWorkProps> | null>(null)
  useEffect(() => {
    const places = document.querySelectorAll('.steps, .reveal, .practise, .five')
    return whenNear(places, () =>
      workHere.load().then(
        code => setWorkHere(() => code),
        () => document.documentElement.toggleAttribute('data-all-steps', true),
      ),
    )
  }, [])
  return WorkHere && <WorkHere {...props} />
}
