'use client'

import { Html } from '@/components/exams/html'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { findSubject } from '@/lib/catalogue/subjects'
import { momentOf } from '@/lib/client/moments'
import type { QuestionState, TutorQuestion } from '@/lib/contracts/tutoring'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'

const TAGS: Readonly<
  Record<QuestionState, { icon: 'clock' | 'saved' | 'back'; className: string; name: string }>
> = {
  waiting: { icon: 'clock', className: 'is-pen', name: 'Waiting' },
  answered: { icon: 'saved', className: 'is-good', name: 'Answered' },
  returned: { icon: 'back', className: 'is-warn', name: 'Credit returned' },
}

type OneProps = { question: TutorQuestion; onAskAgain: ((question: TutorQuestion) => void) | undefined }

function Outcome({ question, onAskAgain }: OneProps) {
  const { state, answer, answeredAt, returnedAt, endsAt } = question
  if (state === 'answered') {
    return (
      <div className="msg msg-a">
        <p className="msg-who">
          <b>A tutor of the {publicEnv.productName} team</b> <span>{momentOf(answeredAt ?? endsAt)}</span>
        </p>
        <Html className="answer-text" html={answer ?? ''} />
      </div>
    )
  }
  if (state === 'waiting') {
    return (
      <div className="msg">
        <p className="muted">
          The tutors have it. If nobody has answered by {momentOf(endsAt)}, your credit comes back by itself.
          You need not keep this page open: we mail you.
        </p>
      </div>
    )
  }
  return (
    <div className="msg">
      <p className="muted">
        Nobody answered within 72 hours. We are sorry: your credit came back on{' '}
        {momentOf(returnedAt ?? endsAt)}.
      </p>
      {onAskAgain && (
        <button type="button" className="btn ask-again" onClick={() => onAskAgain(question)}>
          Ask it again
        </button>
      )}
    </div>
  )
}

function Question({ question, onAskAgain }: OneProps) {
  const { state, code, course, topic, words, askedAt, attachment, level, subject } = question
  const tag = TAGS[state]
  const place = findSubject(level, subject)
  return (
    <li>
      <article
        className="thread sheet"
        data-subject={subject}
        aria-label={`${course}${topic ? `, ${topic}` : ''}: ${tag.name}`}
      >
        <div className="msg">
          <p className="msg-who">
            <b>You asked</b> <span className="code">{code}</span> <span>{topic ?? course}</span>
            <span>{momentOf(askedAt)}</span>
            <span className={`tag msg-state ${tag.className}`}>
              <Icon name={tag.icon} />
              {tag.name}
            </span>
          </p>
          <p className="msg-q msg-words">{words}</p>
          {attachment && place && (
            <p className="msg-attached">
              <GoLink href={routes.review(place, attachment.attemptId)}>
                With question {attachment.question} of your paper
              </GoLink>
            </p>
          )}
        </div>
        <Outcome question={question} onAskAgain={onAskAgain} />
      </article>
    </li>
  )
}

type Props = {
  questions: readonly TutorQuestion[]
  onAskAgain: ((question: TutorQuestion) => void) | undefined
}

/** Newest first. */
export function QuestionList({ questions, onAskAgain }: Props) {
  if (questions.length === 0) return null
  return (
    <div className="asked">
      <h3>Your questions</h3>
      <ul role="list" className="asked-list">
        {questions.map(question => (
          <Question key={question.id} question={question} onAskAgain={onAskAgain} />
        ))}
      </ul>
    </div>
  )
}
