'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import { Marks } from '@/components/ui/marks'
import type { Checked, PartRecord } from '@/lib/client/exams/sitting'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { ANSWER_LIMITS, labelText, sameAnswer } from '@/lib/exams/answers'
import { isBlank } from '@/lib/exams/blank'
import type { PublicPart } from '@/lib/exams/public-paper'
import { isDrawnOn } from '../drawn-on'
import { Html } from '../html'
import { PaperFigure, PaperTable } from '../source.client'
import { CHUNKS } from '../tools/tool-chunks'
import { AnswerField } from './fields/answer-field.client'

/** Comes with the first answer that is checked. */
const PartResultView = latePart(CHUNKS.partResult)

type Props = {
  part: PublicPart
  number: number
  record: PartRecord
  session: SittingSession
  readOnly: boolean
  /** Practice may have each part marked at once. */
  mayCheck: boolean
  checked: Checked | null
  refused: string | null
}

/** Where there is something to work out that the answer itself does not show. */
const HAS_WORKING: readonly PublicPart['field']['kind'][] = [
  'choice',
  'numeric',
  'expression',
  'solutions',
  'table',
  'ledger',
]

export function idOfPart(key: string): string {
  return `part-${key.replaceAll('.', '-')}`
}

function Working({ part, record, session, readOnly, id }: Props & { id: string }) {
  return (
    <details className="working" open={record.working !== '' || undefined}>
      <summary>
        <Icon name="pencil" small /> Working
      </summary>
      <label className="vh" htmlFor={`${id}-working`}>
        Working for this part, kept for the review
      </label>
      <textarea
        className="input"
        id={`${id}-working`}
        rows={4}
        value={record.working}
        readOnly={readOnly}
        maxLength={ANSWER_LIMITS.working}
        onChange={event => session.edit(part.key, { working: event.target.value })}
      />
    </details>
  )
}

function Check({ part, session, checked }: Props) {
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  async function check() {
    setState({ busy: true, fault: null })
    setState({ busy: false, fault: await session.check(part.key) })
  }
  return (
    <div className="check-part">
      <button type="button" className="btn" aria-busy={state.busy || undefined} onClick={() => void check()}>
        {state.busy && <span className="spinner" aria-hidden="true" />}
        {state.busy ? 'Checking' : checked ? 'Check again' : 'Check this answer'}
      </button>
      {state.fault && (
        <p className="error" role="alert">
          {state.fault}
        </p>
      )}
    </div>
  )
}

export function PartView(props: Props) {
  const { part, number, record, session, readOnly, mayCheck, checked, refused } = props
  const id = idOfPart(part.key)
  const label = labelText(part.label)
  return (
    <section
      className="part"
      aria-label={label ? `Part ${label}` : undefined}
      onFocus={() => session.touch(part.key)}
      data-part={part.key}
    >
      {part.lead && <Html className="exam-text part-lead" html={part.lead} />}
      <div className="part-head">
        {label && <h2 className="part-label">{label}</h2>}
        <div className="part-prompt">
          <Html className="exam-text" html={part.prompt} id={`${id}-prompt`} />
          {part.figure && !isDrawnOn(part) && <PaperFigure figure={part.figure} />}
          {part.table && <PaperTable table={part.table} />}
          <AnswerField
            field={part.field}
            figure={part.figure}
            answer={record.answer}
            onAnswer={answer => session.edit(part.key, { answer })}
            id={id}
            name={`answer to question ${number}${label ? ` ${label}` : ''}`}
            readOnly={readOnly}
            struck={record.struck}
            onStruck={struck => session.edit(part.key, { struck })}
          />
          {refused && (
            <p className="error" role="alert">
              <Icon name="alert" small /> Not accepted by the server: {refused}
            </p>
          )}
          <div className="part-foot">
            {HAS_WORKING.includes(part.field.kind) && <Working {...props} id={id} />}
            {label && <Marks count={part.marks} />}
          </div>
          {mayCheck && !isBlank(record.answer) && !readOnly && <Check {...props} />}
          {checked && (
            <div className="checked" role="status">
              {!sameAnswer(checked.answer, record.answer) && (
                <p className="muted">
                  You have changed your answer since. Check again to see how it is marked.
                </p>
              )}
              <PartResultView part={part} result={checked.result} answer={checked.answer} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
