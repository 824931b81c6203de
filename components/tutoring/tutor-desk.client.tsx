'use client'

import { useEffect, useRef, useState } from 'react'
import { keepAskDraft, readAskDraft } from '@/lib/client/tutoring/ask-drafts'
import { useTutoring } from '@/lib/client/tutoring/use-tutoring.client'
import { TOPIC_UNSURE, type TutorQuestion } from '@/lib/contracts/tutoring'
import { AskForm } from './ask-form.client'
import { Attached, useAttachment } from './attached.client'
import { CreditLedger } from './credit-ledger'
import { QuestionList } from './question-list.client'
import { TutorWait } from './tutor-wait'

/** Puts the words of a returned question back into the empty form; what is being written is never replaced. */
function useAskAgain(subjects: Parameters<typeof AskForm>[0]['subjects'] | null) {
  const form = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  const wantsFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new round
  useEffect(() => {
    if (wantsFocus.current) form.current?.querySelector('textarea')?.focus()
    wantsFocus.current = false
  }, [round])
  function askAgain({ level, subject, topic, words }: TutorQuestion) {
    const slug = subjects
      ?.find(each => each.level === level && each.slug === subject)
      ?.topics.find(each => each.title === topic)?.slug
    const draft = readAskDraft('', { subject: '', topic: '', words: '' })
    const kept = draft.words.trim() === '' ? words : `${draft.words.trim()}\n\n${words}`
    keepAskDraft('', { ...draft, subject: `${level}/${subject}`, topic: slug ?? TOPIC_UNSURE, words: kept })
    wantsFocus.current = true
    setRound(each => each + 1)
  }
  return { form, round, newRound: () => setRound(each => each + 1), askAgain }
}

export function TutorDesk() {
  const { view, subjects, fault, said, setView, reload } = useTutoring()
  const attachment = useAttachment()
  const { form, round, newRound, askAgain } = useAskAgain(subjects)
  if (fault) {
    return (
      <div className="tutor-wait">
        <p role="alert">{fault}</p>
        <button type="button" className="btn" onClick={reload}>
          Try again
        </button>
      </div>
    )
  }
  if (!view || !subjects) return <TutorWait />
  return (
    <div className="tutor-desk">
      <p className="vh" role="status">
        {said}
      </p>
      <CreditLedger balance={view.balance} ledger={view.ledger} questions={view.questions} />
      {view.balance > 0 ? (
        <div ref={form} className="ask sheet">
          <h3>Write a question</h3>
          {attachment.ref && <Attached loaded={attachment} />}
          {!attachment.isLoading && (
            <AskForm
              key={`${round} ${attachment.about}`}
              subjects={subjects}
              attachment={attachment}
              usual={view.questions[0]}
              onAsked={asked => {
                attachment.remove()
                setView(asked)
                newRound()
              }}
            />
          )}
        </div>
      ) : (
        <p className="notice-strip no-credits">
          You have no Tutor Credits left, and none are sold. A credit comes back by itself when a question
          stays unanswered for 72 hours. Until then the worked solution under each marked question, and the
          note that it names, answer most of what is asked.
        </p>
      )}
      <QuestionList
        questions={view.questions}
        onAskAgain={
          view.balance > 0
            ? question => {
                attachment.remove()
                askAgain(question)
              }
            : undefined
        }
      />
    </div>
  )
}
