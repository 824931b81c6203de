'use client'

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Marks } from '@/components/ui/marks'
import { isFlagged, isGuessed } from '@/lib/client/exams/palette'
import { questionAt, recordOf, type SittingState } from '@/lib/client/exams/sitting'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { OPTION_LETTERS, type OptionLetter } from '@/lib/exams/answers'
import { isBlank } from '@/lib/exams/blank'
import type { PublicPart, PublicQuestion } from '@/lib/exams/public-paper'
import { Html } from '../html'
import { PaperFigure, PaperTable } from '../source.client'
import { toggleStruck } from './fields/choice-field.client'
import { PartView } from './part-view.client'
import { HEAR_TIME_EVENT } from './time-left.client'

type Props = { sitting: SittingState; session: SittingSession; readOnly: boolean; mayCheck: boolean }

function isTyping(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.matches('textarea, select, input:not([type="radio"]):not([type="checkbox"])')
}

/** The choice that the letter keys mean: the part in which the focus stands, else the only one. */
function choicePart(question: PublicQuestion, target: EventTarget): PublicPart | null {
  const key = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : null
  const choices = question.parts.filter(part => part.field.kind === 'choice')
  return choices.find(part => part.key === key) ?? (choices.length === 1 ? (choices[0] ?? null) : null)
}

function toggleFlag({ sitting, session }: Props, question: PublicQuestion): void {
  const flagged = isFlagged(question, sitting.records)
  const parts = flagged
    ? question.parts.filter(part => recordOf(sitting.records, part.key).flagged)
    : question.parts.slice(0, 1)
  for (const { key } of parts) session.edit(key, { flagged: !flagged })
}

/** Answers of the part in which the focus stands, else all of the question. Nothing can be guessed that is blank. */
function toggleGuess(
  { sitting, session }: Props,
  question: PublicQuestion,
  target: EventTarget | null,
): void {
  const key = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : null
  const answered = question.parts.filter(part => !isBlank(recordOf(sitting.records, part.key).answer))
  const parts = answered.some(part => part.key === key) ? answered.filter(part => part.key === key) : answered
  const isGuess = parts.some(part => recordOf(sitting.records, part.key).guessed)
  for (const part of parts) session.edit(part.key, { guessed: !isGuess })
}

/** Letters act only while the focus is in the question, and never while something is typed (WCAG 2.1.4). */
function onQuestionKey(event: KeyboardEvent, props: Props, question: PublicQuestion): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
  const { sitting, session, readOnly } = props
  const letter = event.key.toUpperCase()
  const isRadio = event.target instanceof HTMLInputElement
  if (event.key === 'ArrowRight' && !isRadio)
    session.go(Math.min(sitting.current + 1, sitting.paper.questions.length))
  else if (event.key === 'ArrowLeft' && !isRadio) session.go(Math.max(1, sitting.current - 1))
  else if (letter === 'T') window.dispatchEvent(new Event(HEAR_TIME_EVENT))
  else if (readOnly) return
  else if (letter === 'F') toggleFlag(props, question)
  else if (letter === 'G') toggleGuess(props, question, event.target)
  else if ((OPTION_LETTERS as readonly string[]).includes(letter)) {
    const part = choicePart(question, event.target)
    if (!part) return
    const choice = letter as OptionLetter
    if (event.shiftKey)
      session.edit(part.key, { struck: toggleStruck(recordOf(sitting.records, part.key).struck, choice) })
    else session.edit(part.key, { answer: { kind: 'choice', choice } })
  } else return
  event.preventDefault()
}

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
      onKeyDown={event => onQuestionKey(event, props, question)}
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
