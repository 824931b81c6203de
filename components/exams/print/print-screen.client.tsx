'use client'

import { useSearchParams } from 'next/navigation'
import { GoLink } from '@/components/ui/go-link'
import { attemptName } from '@/lib/client/exams/names'
import type { AttemptView } from '@/lib/contracts/exams'
import type { Explanation } from '@/lib/exams/public-paper'
import { routes } from '@/lib/routes'
import { PaperFault } from '../given/paper-fault'
import { usePaper } from '../given/use-paper.client'
import { LogInWhenOut } from '../log-in-when-out.client'
import { useAttempt } from '../review/use-attempt.client'
import { ExamShell, NoAttempt, ShellWaiting } from '../shell'
import { PrintedPaper, type PrintSubject } from './printed-paper.client'

function schemeOf({ scheme, result }: AttemptView): Record<string, Explanation> | null {
  return scheme ?? (result && Object.fromEntries(result.parts.map(part => [part.key, part.explanation])))
}

function OwnPaper({ subject, attemptId }: { subject: PrintSubject; attemptId: string }) {
  const loaded = useAttempt(attemptId)
  if (loaded.state === 'loading') return <ShellWaiting subject={subject} what="Setting the paper" />
  if (loaded.state === 'failed')
    return (
      <ExamShell subject={subject}>
        <main id="main" className="exam-message">
          <h1>This paper cannot be opened here</h1>
          <p>{loaded.message}</p>
          <div className="btn-row">
            <button type="button" className="btn btn-pen" onClick={loaded.retry}>
              Try again
            </button>
            <LogInWhenOut />
          </div>
        </main>
      </ExamShell>
    )
  const { paper, attempt } = loaded.view
  const scheme = schemeOf(loaded.view)
  const note = scheme
    ? 'The mark scheme follows on its own pages.'
    : 'The mark scheme can be printed after hand-in.'
  return (
    <ExamShell subject={subject}>
      <PrintedPaper
        {...{ subject, paper, scheme, note }}
        seed={attempt.seed}
        name={attempt.mock === null ? null : attemptName(attempt)}
      >
        {attempt.state === 'handedIn' && (
          <GoLink href={routes.review(subject, attempt.attemptId)}>The result</GoLink>
        )}
      </PrintedPaper>
    </ExamShell>
  )
}

/** The questions of a given paper: no attempt, so no scheme. */
function GivenPaper({ subject, examId }: { subject: PrintSubject; examId: string }) {
  const loaded = usePaper(examId)
  if (loaded.state === 'loading') return <ShellWaiting subject={subject} what="Setting the paper" />
  return (
    <ExamShell subject={subject}>
      {loaded.state === 'failed' ? (
        <PaperFault subject={subject} message={loaded.message} retry={loaded.retry} />
      ) : (
        <PrintedPaper
          subject={subject}
          paper={loaded.shown.paper}
          seed={loaded.shown.seed}
          name={null}
          scheme={null}
          note="Without the mark scheme, so the paper can still be sat."
        >
          <GoLink href={routes.givenPaper(subject, examId)}>Sit it here</GoLink>
        </PrintedPaper>
      )}
    </ExamShell>
  )
}

/** /mock-exam/{level}/{subject}/print?attempt=… with the scheme of one's own attempt, ?paper=… the questions alone */
export function PrintScreen({ subject }: { subject: PrintSubject }) {
  const query = useSearchParams()
  const [attemptId, examId] = [query.get('attempt'), query.get('paper')]
  if (attemptId) return <OwnPaper subject={subject} attemptId={attemptId} key={attemptId} />
  if (examId) return <GivenPaper subject={subject} examId={examId} key={examId} />
  return <NoAttempt subject={subject} />
}
