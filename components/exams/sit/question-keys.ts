import type { KeyboardEvent } from 'react'
import { isFlagged } from '@/lib/client/exams/palette'
import { questionAt, recordOf, type SittingState } from '@/lib/client/exams/sitting'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { OPTION_LETTERS, type OptionLetter } from '@/lib/exams/answers'
import { isBlank } from '@/lib/exams/blank'
import type { PublicPart, PublicQuestion } from '@/lib/exams/public-paper'
import { toggleStruck } from './fields/choice-field.client'
import { HEAR_TIME_EVENT } from './time-left.client'

export type Answering = { sitting: SittingState; session: SittingSession; readOnly: boolean }

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

export function toggleFlag({ sitting, session }: Answering, question: PublicQuestion): void {
  const flagged = isFlagged(question, sitting.records)
  const parts = flagged
    ? question.parts.filter(part => recordOf(sitting.records, part.key).flagged)
    : question.parts.slice(0, 1)
  for (const { key } of parts) session.edit(key, { flagged: !flagged })
}

/** Answers of the part in which the focus stands, else all of the question. Nothing can be guessed that is blank. */
export function toggleGuess(
  { sitting, session }: Answering,
  question: PublicQuestion,
  target: EventTarget | null,
): void {
  const key = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : null
  const answered = question.parts.filter(part => !isBlank(recordOf(sitting.records, part.key).answer))
  const parts = answered.some(part => part.key === key) ? answered.filter(part => part.key === key) : answered
  const isGuess = parts.some(part => recordOf(sitting.records, part.key).guessed)
  for (const part of parts) session.edit(part.key, { guessed: !isGuess })
}

/** Letters act only while the focus is in the question or on its answer sheet, and never while something is typed (WCAG 2.1.4). */
export function onQuestionKey(event: KeyboardEvent, props: Answering): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
  const { sitting, session, readOnly } = props
  const question = questionAt(sitting.paper, sitting.current)
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
