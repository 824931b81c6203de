'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { openPaper } from '@/lib/client/exams/open-paper'
import { resultCsv } from '@/lib/client/exams/review'
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

/** What can be done with the result: another paper of the same kind, print, export. */
export function ResultActions({ subject, view }: { subject: ReviewSubject; view: AttemptView }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const { attempt } = view
  const name = `markwell-${attempt.examId}`
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
    <div className="btn-row result-actions">
      <button
        type="button"
        className="btn btn-pen"
        aria-busy={isBusy || undefined}
        onClick={() => void fresh()}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {isBusy ? 'Opening' : 'Try a fresh variant'}
      </button>
      <Link className="btn" href={routes.printPaper(subject, attempt.attemptId)}>
        <Icon name="print" small />
        Print paper and scheme
      </Link>
      <button type="button" className="btn" onClick={() => window.print()}>
        <Icon name="print" small />
        Print this result
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => download(`${name}.json`, 'application/json', JSON.stringify(view, null, 2))}
      >
        Export JSON
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => download(`${name}.csv`, 'text/csv;charset=utf-8', resultCsv(view))}
      >
        Export CSV
      </button>
    </div>
  )
}
