'use client'

import { useSWRConfig } from 'swr'
import { latePart } from '@/components/ui/late-part.client'
import { findSubject } from '@/lib/catalogue/subjects'
import { late } from '@/lib/client/late'
import { isOverviewKey } from '@/lib/client/study/use-hub'
import type { Hub } from '@/lib/study/hub'

const CorrectedPapers = latePart(
  late(() =>
    import('@/components/exams/list/corrected-papers.client').then(module => module.CorrectedPapers),
  ),
)

/** Of all papers of the account. */
export function CorrectedAttempts({ hub }: { hub: Hub }) {
  const { mutate } = useSWRConfig()
  const corrected = hub.attempts.filter(({ correction }) => correction)
  if (corrected.length === 0) return null
  return (
    <CorrectedPapers
      attempts={corrected}
      subjectOf={each => findSubject(each.level, each.subject)}
      onSeen={() => void mutate(isOverviewKey)}
    />
  )
}
