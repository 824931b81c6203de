'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MakeCards } from '@/components/cards/make-cards.client'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { openPaper } from '@/lib/client/exams/open-paper'
import { resultCsv, reviewsOf } from '@/lib/client/exams/review'
import { notifyWarning } from '@/lib/client/notify'
import type { AttemptView } from '@/lib/contracts/exams'
import { routes } from '@/lib/routes'
import type { ReviewSubject } from './review-screen.client'

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type ActionProps = { subject: ReviewSubject; view: AttemptView }

function FreshVariant({ subject, view, isMain }: ActionProps & { isMain: boolean }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const { attempt } = view
  async function fresh() {
    setBusy(true)
    const opened = await openPaper(subject, {
      paperId: attempt.paperId,
      mode: attempt.mode === 'practice' ? 'practice' : 'exam',
      ...(attempt.timeFactor !== null && { timeFactor: attempt.timeFactor }),
    })
    setBusy(false)
    if ('fault' in opened) notifyWarning(opened.fault)
    else router.push(routes.sit(subject, opened.attemptId))
  }
  return (
    <button
      type="button"
      className={isMain ? 'btn btn-pen' : 'btn'}
      aria-busy={isBusy || undefined}
      onClick={() => void fresh()}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {isBusy ? 'Opening' : 'Try a fresh variant'}
    </button>
  )
}

/** On paper or in a file: what few need, behind one button. */
function TakeAway({ subject, view }: ActionProps) {
  const { attempt } = view
  const name = `markwell-${attempt.examId}`
  return (
    <details className="take-away">
      <summary className="btn btn-quiet">
        Print or export
        <Icon name="down" />
      </summary>
      <div className="menu-list">
        <Link href={routes.printPaper(subject, attempt.attemptId)}>
          <Icon name="print" />
          Print paper and scheme
        </Link>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" />
          Print this result
        </button>
        <button
          type="button"
          onClick={() => download(`${name}.json`, 'application/json', JSON.stringify(view, null, 2))}
        >
          <Icon name="saved" />
          Export JSON
        </button>
        <button
          type="button"
          onClick={() => download(`${name}.csv`, 'text/csv;charset=utf-8', resultCsv(view))}
        >
          <Icon name="saved" />
          Export CSV
        </button>
      </div>
    </details>
  )
}

/** What can be done with the result: first what it still lacks, then another paper of the same kind. */
export function ResultActions({ subject, view }: ActionProps) {
  const waiting = reviewsOf(view).find(review => review.toSelfMark)
  return (
    <div className="btn-row result-actions">
      {waiting && (
        <a className="btn btn-pen" href={`#q${waiting.question.number}`}>
          Mark your answers
        </a>
      )}
      <FreshVariant subject={subject} view={view} isMain={!waiting} />
      <MakeCards subject={subject} view={view} />
      <TakeAway subject={subject} view={view} />
    </div>
  )
}
