'use client'

import { useEffect } from 'react'
import { NOTES_CHANGED_EVENT } from '@/lib/client/kept'
import { readLearned } from '@/lib/client/read-learned'
import { fillPlaces } from './mark-learned'

/** Fills the places for ticks and counts of the page it stands in. */
export function FillLearned() {
  useEffect(() => {
    let stopped = false
    const fill = () =>
      void readLearned().then(learned => {
        const page = document.getElementById('main')
        if (page && !stopped) fillPlaces(page, learned)
      })
    fill()
    window.addEventListener(NOTES_CHANGED_EVENT, fill)
    return () => {
      stopped = true
      window.removeEventListener(NOTES_CHANGED_EVENT, fill)
    }
  }, [])
  return null
}
