'use client'

import type { SavedAnswer } from '@/lib/contracts/exams'
import { labelText } from '@/lib/exams/answers'
import type { PartResult } from '@/lib/exams/marked-paper'
import type { PublicQuestion } from '@/lib/exams/public-paper'
import { isDrawnOn } from '../drawn-on'
import { Html } from '../html'
import { PaperFigure, PaperTable } from '../source.client'
import { PartResultView } from './part-result.client'

type Props = {
  question: PublicQuestion
  results: readonly PartResult[]
  answers: readonly Pick<SavedAnswer, 'key' | 'answer' | 'working'>[]
  /** Id of the very paper; with it a mark can be disputed. */
  examId?: string
  /** Where the student may tick points of the scheme. */
  onTicks?: (key: string, points: boolean[]) => void
}

/** A question of a handed-in paper, part by part, with the own answers and the mark scheme. */
export function ReviewedQuestion({ question, results, answers, examId, onTicks }: Props) {
  return (
    <>
      {question.stem && <Html className="exam-text" html={question.stem} />}
      {question.figure && <PaperFigure figure={question.figure} />}
      {question.table && <PaperTable table={question.table} />}
      {question.parts.map(part => {
        const result = results.find(each => each.key === part.key)
        const answer = answers.find(each => each.key === part.key)
        if (!result) return null
        return (
          <section
            key={part.key}
            className="review-part"
            aria-label={part.label ? `Part ${labelText(part.label)}` : undefined}
          >
            {part.lead && <Html className="exam-text" html={part.lead} />}
            {part.label && <h3 className="part-label">{labelText(part.label)}</h3>}
            <Html className="exam-text" html={part.prompt} />
            {part.figure && !isDrawnOn(part) && <PaperFigure figure={part.figure} />}
            {part.table && <PaperTable table={part.table} />}
            <PartResultView
              part={part}
              result={result}
              answer={answer?.answer ?? null}
              working={answer?.working ?? ''}
              examId={examId}
              onTicks={onTicks && answer ? points => onTicks(part.key, points) : undefined}
            />
          </section>
        )
      })}
    </>
  )
}
