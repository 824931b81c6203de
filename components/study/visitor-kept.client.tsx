'use client'

import { useEffect, useState } from 'react'
import { useOwnAttempts } from '@/components/exams/list/attempts-store.client'
import { readLearned } from '@/lib/client/read-learned'
import { useStudyCatalogue } from '@/lib/client/study/use-hub'
import { routes } from '@/lib/routes'
import { courseOf } from '@/lib/study/catalogue'
import { AttemptRow } from './attempt-row'
import { SubjectRows } from './subject-rows'

const PAPERS_SHOWN = 5

/** What this device holds of a reader without an account, in the rows that the hub would show; nothing where it holds nothing. */
export function VisitorKept() {
  const { data: catalogue } = useStudyCatalogue()
  const { attempts: all } = useOwnAttempts()
  const [learned, setLearned] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => void readLearned().then(setLearned), [])
  const attempts = all.filter(({ state }) => state !== 'print')
  const sat = new Set(attempts.map(({ level, subject }) => `${level}/${subject}`))
  const followed = (catalogue ?? []).filter(
    subject =>
      sat.has(courseOf(subject)) || [...learned].some(path => path.startsWith(`${routes.notes(subject)}/`)),
  )
  if (followed.length === 0) return null
  return (
    <section className="hub-block" aria-labelledby="kept-head">
      <h2 id="kept-head">On this device</h2>
      <p>It stays here until you make an account, and joins it then.</p>
      <SubjectRows hub={{ followed, learned, attempts }} />
      {attempts.length > 0 && (
        <ul role="list" className="rows" aria-label="Papers">
          {attempts.slice(0, PAPERS_SHOWN).map(attempt => (
            <AttemptRow key={attempt.attemptId} attempt={attempt} now={new Date()} />
          ))}
        </ul>
      )}
    </section>
  )
}
