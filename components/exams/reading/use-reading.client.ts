'use client'

import { useSyncExternalStore } from 'react'
import { type Reading, readingNow, subscribeToReading, USUAL_READING } from '@/lib/client/exams/reading'

export function useReading(): Reading {
  return useSyncExternalStore(subscribeToReading, readingNow, () => USUAL_READING)
}
