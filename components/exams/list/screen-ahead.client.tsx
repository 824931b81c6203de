'use client'

import { useEffect } from 'react'
import { bringExamPages } from '@/lib/client/offline/exam-pages-late'
import { sparesData } from '@/lib/client/spares-data'
import { whenIdle } from '@/lib/client/when-idle'
import type { OfferSubject } from './paper-offer'

/**
 * Who has a list of papers before them mostly sits one: when the page rests, the screen comes to this device,
 * so that on a slow line the clock does not run while it is fetched.
 */
export function ScreenAhead({ subject }: { subject: OfferSubject }) {
  useEffect(() => {
    if (sparesData()) return
    return whenIdle(() => void bringExamPages(subject))
  }, [subject])
  return null
}
