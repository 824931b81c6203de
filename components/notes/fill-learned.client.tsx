'use client'

import { useEffect } from 'react'
import { NOTES_CHANGED_EVENT, readLearned } from '@/lib/client/notes-store'
import { fillPlaces } from './mark-learned'

/** Fills the places for ticks and counts of the page it stands in. */
export function FillLearned() {
  useEffect(() => {
    let stopped = false
    const fill = () =>
      void readLearned().then(learned => {
        const page = document.getElementById('main')
        if (page && !stopped) fillPlaces(page, new Set(learned))
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
