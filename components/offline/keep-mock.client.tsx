'use client'

import { useEffect, useId, useState } from 'react'
import { Link } from '@/components/ui/link'
import { onReaderChange } from '@/lib/client/current-reader'
import { examStore } from '@/lib/client/exams/exam-store'
import { keepPaper } from '@/lib/client/exams/keep-paper'
import { attemptName } from '@/lib/client/exams/names'
import { readiness, readyText } from '@/lib/client/exams/ready-offline'
import type { AttemptSummary } from '@/lib/contracts/exams'
import { routes } from '@/lib/routes'
import type { KeepSubjectFacts } from './keep-subject.client'

type KeptPaper = { attempt: AttemptSummary; ready: string }

async function keptPapers(subject: KeepSubjectFacts): Promise<KeptPaper[]> {
  const own = (await examStore.sittings()).filter(
    ({ view: { attempt }, handIn }) =>
      attempt.level === subject.level && attempt.subject === subject.slug && handIn === null,
  )
  return await Promise.all(
    own.map(async ({ view: { attempt, paper } }) => ({
      attempt,
      ready: readyText(
        await readiness(subject, attempt.attemptId, { sheets: paper.sheets, missingTools: 0 }),
      ),
    })),
  )
}

/** A fresh paper for practice, without a clock, laid on this device beside the notes. */
export function KeepMock({ subject }: { subject: KeepSubjectFacts }) {
  const id = useId()
  const [papers, setPapers] = useState<readonly KeptPaper[]>([])
  const [paperId, setPaperId] = useState(subject.papers[0]?.paperId ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    const read = () => void keptPapers(subject).then(setPapers)
    read()
    return onReaderChange(() => {
      setPapers([])
      read()
    })
  }, [subject])
  async function keep() {
    setBusy(true)
    const kept = await keepPaper(subject, paperId)
    setFault('fault' in kept ? kept.fault : null)
    setPapers(await keptPapers(subject))
    setBusy(false)
  }
  return (
    <div className="keep-mock">
      {papers.map(({ attempt, ready }) => (
        <p key={attempt.attemptId}>
          <Link href={routes.sit(subject, attempt.attemptId)}>{attemptName(attempt)}</Link>
          <br />
          <span className="small muted">{ready}</span>
        </p>
      ))}
      <label htmlFor={id}>A mock to take along</label>
      <div className="select">
        <select id={id} className="input" value={paperId} onChange={event => setPaperId(event.target.value)}>
          {subject.papers.map(paper => (
            <option key={paper.paperId} value={paper.paperId}>
              {paper.title}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="btn" aria-busy={busy} disabled={busy} onClick={() => void keep()}>
        Keep a fresh one, for practice
      </button>
      <p role="status" className="keep-fault">
        {fault}
      </p>
    </div>
  )
}
