'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/catalogue/wording'
import { spokenTime } from '@/lib/client/exams/exam-clock'
import { examStore } from '@/lib/client/exams/exam-store'
import { attemptName } from '@/lib/client/exams/names'
import { late } from '@/lib/client/late'
import { routes } from '@/lib/routes'
import { reloadAttempts, useOwnAttempts } from './attempts-store.client'
import type { OfferSubject } from './paper-offer'

/** Few who open the list have a paper open: the others do not wait for this code. */
const readyOffline = late(() => import('@/lib/client/exams/ready-offline'))

async function deviceText(subject: OfferSubject, attemptId: string): Promise<string> {
  try {
    const { readiness, readyText } = await readyOffline.load()
    const found = await readiness(subject, attemptId, { sheets: [], missingTools: 0 })
    return found.bytes === null ? 'Not on this device yet: Resume fetches it.' : `${readyText(found)}.`
  } catch {
    return '' // without this code nothing is known, and Resume works all the same
  }
}

/** Whether the paper lies on this very device, read from its store. */
function OnThisDevice({ subject, attemptId }: { subject: OfferSubject; attemptId: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    void deviceText(subject, attemptId).then(setText)
  }, [subject, attemptId])
  return <p className="small muted">{text}</p>
}

/** The paper that lies open: time left, how far, and the way back in. */
export function ResumeCard({ subject }: { subject: OfferSubject }) {
  const { attempts } = useOwnAttempts()
  const [removed, setRemoved] = useState<string | null>(null)
  const open = attempts.find(
    attempt =>
      attempt.state === 'open' &&
      attempt.subject === subject.slug &&
      attempt.level === subject.level &&
      attempt.attemptId !== removed,
  )
  if (!open) return null
  const left = open.deadlineAt === null ? null : Date.parse(open.deadlineAt) - Date.now()
  async function remove(attemptId: string) {
    setRemoved(attemptId)
    await examStore.forget(attemptId)
    reloadAttempts()
  }
  return (
    <section className="panel resume" aria-labelledby="resume-head">
      <h2 id="resume-head">You have a paper open</h2>
      <p>
        {attemptName(open)}. {open.answered} of {counted(open.parts, 'part')} answered,{' '}
        {left === null ? 'no time limit' : left > 0 ? `${spokenTime(left)} left` : 'the time is up'}.
      </p>
      <OnThisDevice subject={subject} attemptId={open.attemptId} />
      <div className="btn-row">
        <Link className="btn btn-pen" href={routes.sit(subject, open.attemptId)}>
          {left !== null && left <= 0 ? 'Hand in and see' : 'Resume'}
        </Link>
        <button type="button" className="btn btn-quiet" onClick={() => void remove(open.attemptId)}>
          Remove from this device
        </button>
      </div>
    </section>
  )
}
