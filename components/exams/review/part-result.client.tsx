'use client'

import { ReportLink } from '@/components/reports/report-link.client'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Answer } from '@/lib/exams/answers'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { VERDICTS } from '@/lib/exams/marking/verdict'
import type { PublicPart } from '@/lib/exams/public-paper'
import { Html } from '../html'
import { PaperFigure } from '../source.client'
import { CorrectionNotes } from './correction-notes'
import { GivenAnswer } from './given-answer'
import { MarkScheme } from './mark-scheme.client'

type Props = {
  part: PublicPart
  result: CheckedPart
  answer: Answer | null
  working?: string
  /** Id of the very paper; with it a mark can be disputed. */
  examId?: string
  /** Where the student may tick points of the scheme. */
  onTicks?: (points: boolean[]) => void
}

type Look = { className: string; icon: 'tick' | 'cross' | 'info' | 'pencil' }

function lookOf({ state, earned, available }: CheckedPart): Look {
  if (state === 'unanswered' || state === 'toSelfMark') return { className: 'is-open', icon: 'info' }
  if (earned === available) return { className: 'is-right', icon: 'tick' }
  if (state === 'selfMarked') return { className: 'is-part', icon: 'pencil' }
  return earned > 0 ? { className: 'is-part', icon: 'tick' } : { className: 'is-wrong', icon: 'cross' }
}

export function verdictText({ state, verdict }: CheckedPart): string {
  if (state === 'unanswered') return 'No answer.'
  return verdict ? VERDICTS[verdict] : VERDICTS.notMarked
}

function VerdictLine({ result }: { result: CheckedPart }) {
  const look = lookOf(result)
  return (
    <p className={`verdict-line ${look.className}`}>
      <Icon name={look.icon} small />
      <span>{verdictText(result)}</span>
      <b className="num">
        {result.state === 'toSelfMark'
          ? `? of ${result.available}`
          : `${result.earned} of ${result.available}`}
      </b>
    </p>
  )
}

/** One part as it was marked: verdict, both answers, the scheme with what was earned, the worked solution, the note. */
export function PartResultView({ part, result, answer, working = '', examId, onTicks }: Props) {
  const { explanation, subtopic } = result
  return (
    <div className="part-result">
      <VerdictLine result={result} />
      <CorrectionNotes result={result} />
      {result.error && part.field.kind !== 'choice' && <p className="stated-error">{result.error}</p>}
      <GivenAnswer part={part} result={result} answer={answer} />
      {working !== '' && (
        <div className="given">
          <p className="given-head">Your working</p>
          <p className="given-text">{working}</p>
        </div>
      )}
      {part.field.kind !== 'choice' && (
        <MarkScheme result={result} kind={part.field.kind} onTicks={onTicks} />
      )}
      <details className="fold" open={result.earned < result.available || undefined}>
        <summary>
          <span className="fold-name">Worked solution</span>
        </summary>
        <Html className="exam-text solution" html={explanation.solution} />
        {explanation.solutionFigure && <PaperFigure figure={explanation.solutionFigure} />}
      </details>
      <p className="to-note">
        {subtopic.href && (
          <Link className="go" href={subtopic.href}>
            Note {subtopic.number} {subtopic.title} <Icon name="arrow" />
          </Link>
        )}
        {examId && (
          <ReportLink about={{ kind: 'mark', subject: `${examId} ${part.key}` }} label="Dispute this mark" />
        )}
      </p>
    </div>
  )
}
