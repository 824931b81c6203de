'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Facts } from '@/components/site/page-title'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { courseTitle, findSubject } from '@/lib/catalogue/subjects'
import { counted, durationText } from '@/lib/catalogue/wording'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'
import type { AttemptMode, ShownPaper } from '@/lib/contracts/exams'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import type { OfferFacts, OfferSubject } from '../list/paper-offer'
import { ExamShell, NoAttempt, ShellWaiting } from '../shell'
import { PaperFault } from './paper-fault'
import { usePaper } from './use-paper.client'

const startDialog = late(() => import('../list/start-dialog.client').then(module => module.StartDialog))

function factsOf(paper: PublicPaper): OfferFacts {
  const { paperId, title, component, durationMinutes, totalMarks, calculator, sections } = paper
  const questions = sections.reduce((all, { choose, questions }) => all + (choose ?? questions.length), 0)
  return { paperId, title, component, durationMinutes, totalMarks, calculator, questions }
}

/** Ways to work on the paper; what each of them costs stands beside it. */
function Ways({ subject, shown, onStart }: WaysProps) {
  return (
    <div className="paper-ways">
      <section aria-labelledby="way-sit">
        <h2 id="way-sit">Sit it here</h2>
        <p>
          Under exam conditions the clock runs and hands in at the end. In practice any answer can be checked
          at once.
        </p>
        <div className="btn-row">
          <button type="button" className="btn btn-pen" onClick={() => onStart('exam')}>
            Sit under exam conditions
          </button>
          <button type="button" className="btn" onClick={() => onStart('practice')}>
            Practise
          </button>
        </div>
      </section>
      <section aria-labelledby="way-print">
        <h2 id="way-print">On paper</h2>
        <p>
          The question paper alone can be printed as often as you like, and the paper can still be sat here.
          The mark scheme opens an attempt for print, which cannot be sat any more.
        </p>
        <div className="btn-row">
          <Link className="btn" href={routes.printQuestions(subject, shown.examId)}>
            <Icon name="print" small />
            Question paper
          </Link>
          <button type="button" className="btn" onClick={() => onStart('print')}>
            <Icon name="print" small />
            Question paper and mark scheme
          </button>
        </div>
      </section>
    </div>
  )
}

type WaysProps = { subject: OfferSubject; shown: ShownPaper; onStart: (mode: AttemptMode) => void }

function Loaded({ subject, shown }: { subject: OfferSubject; shown: ShownPaper }) {
  const { paper, code, examId, seed } = shown
  const offer = factsOf(paper)
  const [mode, setMode] = useState<AttemptMode | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    document.title = `${code} | ${publicEnv.productName}`
  }, [code])
  function start(next: AttemptMode) {
    askFor(startDialog, () => {
      setMode(next)
      setOpen(true)
    })
  }
  const StartDialog = startDialog.now()
  return (
    <main id="main" className="exam-message given-paper">
      <p className="paper-code">{code}</p>
      <h1>
        {courseTitle(subject)}, {paper.title}
      </h1>
      <Facts
        facts={[
          ['Paper', offer.component],
          ['Time', durationText(offer.durationMinutes)],
          ['Marks', String(offer.totalMarks)],
          ['Questions', counted(offer.questions ?? 0, 'question')],
          ['Calculator', offer.calculator ? 'allowed' : 'not allowed'],
        ]}
      />
      <p>Everybody who opens this address gets this very paper, and an attempt of their own.</p>
      <Ways subject={subject} shown={shown} onStart={start} />
      {mode && StartDialog && (
        <StartDialog
          subject={subject}
          offer={offer}
          chosen={{ name: code, seed, examId, mode }}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setMode(null)}
        />
      )}
    </main>
  )
}

function Screen({ subject, examId }: { subject: OfferSubject; examId: string }) {
  const router = useRouter()
  const loaded = usePaper(examId)
  const paper = loaded.state === 'loaded' ? loaded.shown.paper : null
  const own = paper && findSubject(paper.level, paper.subject)
  const isElsewhere = own !== null && (own.level !== subject.level || own.slug !== subject.slug)
  useEffect(() => {
    if (own && isElsewhere) router.replace(routes.givenPaper(own, examId)) // the address named another subject
  }, [own, isElsewhere, router, examId])
  if (loaded.state === 'loading' || isElsewhere)
    return <ShellWaiting subject={subject} what="Opening the paper" />
  return (
    <ExamShell subject={subject}>
      {loaded.state === 'loaded' ? (
        <Loaded subject={subject} shown={loaded.shown} />
      ) : (
        <PaperFault subject={subject} message={loaded.message} retry={loaded.retry} />
      )}
    </ExamShell>
  )
}

/** /mock-exam/{level}/{subject}/paper?id=… */
export function PaperScreen({ subject }: { subject: OfferSubject }) {
  const examId = useSearchParams().get('id')
  if (!examId) return <NoAttempt subject={subject} />
  return <Screen subject={subject} examId={examId} key={examId} />
}
