'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Marks } from '@/components/ui/marks'
import { isFlagged, isGuessed } from '@/lib/client/exams/palette'
import { questionAt, recordOf } from '@/lib/client/exams/sitting'
import { isBlank } from '@/lib/exams/blank'
import type { PublicQuestion } from '@/lib/exams/public-paper'
import { Html } from '../html'
import { PaperFigure, PaperTable } from '../source.client'
import { PartView } from './part-view.client'
import { type Answering, onQuestionKey, toggleFlag, toggleGuess } from './question-keys'

type Props = Answering & { mayCheck: boolean }

function Tools(props: Props & { question: PublicQuestion }) {
  const { sitting, session, readOnly, question } = props
  const flagged = isFlagged(question, sitting.records)
  const answered = question.parts.filter(part => !isBlank(recordOf(sitting.records, part.key).answer))
  return (
    <div className="question-tools">
      <button
        type="button"
        className="btn btn-quiet"
        aria-pressed={flagged}
        disabled={readOnly}
        onClick={() => toggleFlag(props, question)}
      >
        <Icon name="flag" />
        {flagged ? 'Flagged' : 'Flag for later'}
      </button>
      {answered.length > 0 && (
        <button
          type="button"
          className="btn btn-quiet btn-guess"
          aria-pressed={isGuessed(question, sitting.records)}
          disabled={readOnly}
          onClick={() => toggleGuess(props, question, null)}
        >
          <Icon name="help" />A guess
        </button>
      )}
      {answered.length > 0 && !readOnly && question.parts.length === 1 && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            for (const { key } of answered) session.edit(key, { answer: null })
          }}
        >
          <Icon name="close" />
          Clear answer
        </button>
      )}
    </div>
  )
}

function Steps({ sitting, session }: Props) {
  const { current, paper } = sitting
  const last = paper.questions.length
  return (
    <div className="question-nav">
      {current > 1 ? (
        <button type="button" className="btn" onClick={() => session.go(current - 1)}>
          <Icon name="back" />
          Question {current - 1}
        </button>
      ) : (
        <span />
      )}
      {current < last ? (
        <button type="button" className="btn btn-pen" onClick={() => session.go(current + 1)}>
          Question {current + 1}
          <Icon name="arrow" />
        </button>
      ) : (
        <button type="button" className="btn btn-pen" onClick={() => session.openSummary()}>
          Finish
          <Icon name="arrow" />
        </button>
      )}
    </div>
  )
}

export function QuestionView(props: Props) {
  const { sitting, session, readOnly, mayCheck } = props
  const question = questionAt(sitting.paper, sitting.current)
  const heading = useRef<HTMLHeadingElement>(null)
  const { number } = question
  const section = sitting.paper.sections.find(each => each.questions.includes(number))
  const isFirst = section?.questions[0] === number

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question moves the focus to its heading
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [number])

  return (
    <section
      className="question"
      aria-labelledby="q-no"
      tabIndex={-1}
      onKeyDown={event => onQuestionKey(event, props)}
    >
      {section && (section.choose !== null || (section.title && isFirst)) && (
        <p className="section-note">
          <b>{section.title}</b> {section.instruction}
        </p>
      )}
      <div className="question-head">
        <h1 id="q-no" ref={heading} tabIndex={-1}>
          Question {number} <span>of {sitting.paper.questions.length}</span>
        </h1>
        <Marks count={question.marks} />
      </div>
      {question.stem && <Html className="exam-text question-stem" html={question.stem} />}
      {question.figure && <PaperFigure figure={question.figure} />}
      {question.table && <PaperTable table={question.table} />}
      {question.parts.map(part => (
        <PartView
          key={part.key}
          part={part}
          number={number}
          record={recordOf(sitting.records, part.key)}
          session={session}
          readOnly={readOnly}
          mayCheck={mayCheck}
          checked={sitting.checked[part.key] ?? null}
          refused={sitting.refused[part.key] ?? null}
        />
      ))}
      <Tools {...props} question={question} />
      <Steps {...props} />
    </section>
  )
}
