'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isDrawnOn } from '@/components/exams/drawn-on'
import { Html } from '@/components/exams/html'
import { PartResultView } from '@/components/exams/review/part-result.client'
import { AnswerField } from '@/components/exams/sit/fields/answer-field.client'
import { PaperFigure, PaperTable } from '@/components/exams/source.client'
import { Icon } from '@/components/ui/icon'
import { Marks } from '@/components/ui/marks'
import { checkQuestion, type PracticePlace } from '@/lib/client/practice/practice-api'
import type { PracticeQuestion } from '@/lib/contracts/practice'
import { type Answer, labelText } from '@/lib/exams/answers'
import { isBlank } from '@/lib/exams/blank'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { PublicPart } from '@/lib/exams/public-paper'
import { earnedOf } from '@/lib/practice/earned'
import './practice.css'

type Props = {
  place: PracticePlace
  drawn: PracticeQuestion
  name: string
  onChecked?: (parts: readonly CheckedPart[]) => void
  /** What to do next, before and after the answer was checked. */
  children: (parts: readonly CheckedPart[] | null) => ReactNode
}

/** A note leads to others, not to itself. */
function withoutOwnNote(result: CheckedPart, pathname: string): CheckedPart {
  const { subtopic } = result
  return subtopic.href === pathname ? { ...result, subtopic: { ...subtopic, href: '' } } : result
}

type PartProps = {
  part: PublicPart
  name: string
  answer: Answer | null
  result: CheckedPart | null
  onAnswer: (answer: Answer | null) => void
}

function Part({ part, name, answer, result, onAnswer }: PartProps) {
  const [struck, setStruck] = useState('')
  const pathname = usePathname() ?? ''
  const id = `practice-${part.key.replaceAll('.', '-')}`
  const label = labelText(part.label)
  return (
    <section className="part" aria-label={label ? `Part ${label}` : undefined}>
      {part.lead && <Html className="exam-text part-lead" html={part.lead} />}
      <div className="part-head">
        {label && <b className="part-label">{label}</b>}
        <div className="part-prompt">
          <Html className="exam-text" html={part.prompt} />
          {part.figure && !isDrawnOn(part) && <PaperFigure figure={part.figure} />}
          {part.table && <PaperTable table={part.table} />}
          {result ? (
            <PartResultView part={part} result={withoutOwnNote(result, pathname)} answer={answer} />
          ) : (
            <AnswerField
              field={part.field}
              figure={part.figure}
              answer={answer}
              onAnswer={onAnswer}
              id={id}
              name={label ? `${name}, answer to ${label}` : `${name}, answer`}
              readOnly={false}
              struck={struck}
              onStruck={setStruck}
            />
          )}
          {label && !result && (
            <p className="part-foot">
              <Marks count={part.marks} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** One question, marked at once; its answer field gives way to what came of it. */
export function QuestionCard({ place, drawn, name, onChecked, children }: Props) {
  const { question } = drawn
  const headId = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [parts, setParts] = useState<readonly CheckedPart[] | null>(null)
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  useEffect(() => {
    // What was pressed is gone; who reads by ear or keys goes on at the verdict.
    if (parts) head.current?.focus({ preventScroll: true })
  }, [parts])
  function answerTo(key: string, answer: Answer | null) {
    const next = new Map(answers)
    if (answer && !isBlank(answer)) next.set(key, answer)
    else next.delete(key)
    setAnswers(next)
  }
  async function check() {
    if (state.busy) return
    setState({ busy: true, fault: null })
    const marked = await checkQuestion(place, drawn, answers)
    setState({ busy: false, fault: 'fault' in marked ? marked.fault : null })
    if ('fault' in marked) return
    setParts(marked)
    onChecked?.(marked)
  }
  return (
    <article className="question practice-card" aria-labelledby={headId}>
      <div className="practice-head">
        <h3 id={headId} ref={head} tabIndex={-1}>
          {name}
        </h3>
        <Marks count={question.marks} />
      </div>
      <Html className="exam-text question-stem" html={question.stem} />
      {question.figure && <PaperFigure figure={question.figure} />}
      {question.table && <PaperTable table={question.table} />}
      {question.parts.map(part => (
        <Part
          key={part.key}
          part={part}
          name={name}
          answer={answers.get(part.key) ?? null}
          result={parts?.find(({ key }) => key === part.key) ?? null}
          onAnswer={answer => answerTo(part.key, answer)}
        />
      ))}
      {state.fault && (
        <p className="error" role="alert">
          <Icon name="alert" small /> {state.fault}
        </p>
      )}
      <div className="btn-row practice-next">
        {parts === null && (
          <button
            type="button"
            className="btn btn-pen"
            aria-busy={state.busy || undefined}
            disabled={answers.size === 0}
            onClick={() => void check()}
          >
            {state.busy ? 'Checking' : 'Check my answer'}
          </button>
        )}
        {children(parts)}
      </div>
      <span className="vh" role="status">
        {parts && `${earnedOf(parts)} of ${question.marks} marks`}
      </span>
    </article>
  )
}
