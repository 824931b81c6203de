'use client'

import { useId, useState } from 'react'
import { marksByScale, suggestionFor, ticksOfMarks } from '@/lib/exams/kinds/scales'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { Explanation } from '@/lib/exams/public-paper'
import { Html } from '../html'
import { JudgedReason } from './judged-reason'

type Scales = NonNullable<Explanation['scales']>
type Suggestion = ReturnType<typeof suggestionFor>
type ScaleProps = {
  scale: Scales[number]
  suggestion: Suggestion
  mark: number
  onMark?: (mark: number) => void
}

function Bands({ scale }: { scale: Scales[number] }) {
  return (
    <dl className="bands">
      {scale.bands?.map(({ from, to, html }) => (
        <div key={from}>
          <dt>
            {from} to {to} marks
          </dt>
          <dd>
            <Html html={html} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What was found of what the answer may hold, and the level that it speaks for: never more than a hint. */
function Suggested({ found, of, band, isCapped }: NonNullable<Suggestion>) {
  return (
    <p className="hint">
      We found {found} of {of} points that an answer may hold (words are underlined in yours)
      {band && `: that speaks for ${band.from} to ${band.to} marks`}.{' '}
      {isCapped && 'A correct diagram was asked for: without it the highest level cannot be reached. '}
      Levels are about how well points are explained, which no program can tell, so you decide.
    </p>
  )
}

/** One judgement: read the levels, choose the one that fits best, then the mark inside it. */
function ScaleMark({ scale, suggestion, mark, onMark }: ScaleProps) {
  const name = useId()
  const marks = Array.from({ length: scale.outOf + 1 }, (_, each) => each)
  return (
    <fieldset className="scale">
      <legend>
        {scale.name}: {mark} of {scale.outOf}
      </legend>
      <Bands scale={scale} />
      {suggestion && <Suggested {...suggestion} />}
      {onMark && (
        <div className="scale-marks">
          {marks.map(each => (
            <label key={each} className="scale-mark">
              <input type="radio" name={name} checked={each === mark} onChange={() => onMark(each)} />
              <span>
                {each}
                <span className="vh"> {each === 1 ? 'mark' : 'marks'}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

type Props = { result: CheckedPart; scales: Scales; onTicks?: (points: boolean[]) => void }

/** A part that is marked by levels: a mark on each scale, and what a good answer may hold, which is not counted. */
export function ScaleMarks({ result, scales, onTicks }: Props) {
  const [marks, setMarks] = useState(() => marksByScale(scales, result.points))
  const { scheme } = result.explanation
  const judged = result.judged ?? []
  const mayMark = onTicks !== undefined && result.state !== 'unanswered'
  function choose(at: number, mark: number) {
    const next = scales.map((_, each) => (each === at ? mark : (marks[each] ?? 0)))
    setMarks(next)
    onTicks?.(ticksOfMarks(scales, next))
  }
  return (
    <div className="scheme">
      <p className="given-head">Mark scheme</p>
      {mayMark && (
        <p className="hint">
          No program marks an essay well, so you do: read the levels, choose the one that fits best, then the
          mark inside it. The marks are shown as marked by you.
        </p>
      )}
      {scales.map((scale, at) => (
        <ScaleMark
          key={scale.name}
          scale={scale}
          suggestion={suggestionFor(scale, scheme, judged)}
          mark={marks[at] ?? 0}
          onMark={mayMark ? mark => choose(at, mark) : undefined}
        />
      ))}
      <details className="fold" open={judged.length > 0}>
        <summary>
          <span className="fold-name">What a good answer may hold</span>
        </summary>
        <ul>
          {scheme.map(({ html }, at) => (
            <li key={html}>
              <Html as="span" html={html} />
              {judged[at] && <JudgedReason {...judged[at]} />}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
