'use client'

import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import { reloadAttempts, useOwnAttempts } from './attempts-store.client'
import type { OfferSubject } from './paper-offer'

/** Corrections are rare: nobody waits for the code that tells of them. */
const CorrectedPapers = latePart(
  late(() => import('./corrected-papers.client').then(module => module.CorrectedPapers)),
)

/** Of the papers of one subject. */
export function CorrectedMocks({ subject }: { subject: OfferSubject }) {
  const { attempts } = useOwnAttempts()
  const corrected = attempts.filter(
    each => each.correction && each.level === subject.level && each.subject === subject.slug,
  )
  if (corrected.length === 0) return null
  return <CorrectedPapers attempts={corrected} subjectOf={() => subject} onSeen={reloadAttempts} />
}
