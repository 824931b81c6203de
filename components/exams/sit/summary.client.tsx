'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { counted } from '@/lib/catalogue/wording'
import { spokenTime } from '@/lib/client/exams/exam-clock'
import { blanksOf, choiceSections, paletteOf, tallyOf } from '@/lib/client/exams/palette'
import type { SittingState } from '@/lib/client/exams/sitting'
import type { SittingSession } from '@/lib/client/exams/sitting-session'

function JumpList({
  title,
  numbers,
  onGo,
}: {
  title: string
  numbers: number[]
  onGo: (number: number) => void
}) {
  if (numbers.length === 0) return null
  return (
    <div className="jumps">
      <h2>{title}</h2>
      <ul role="list" className="cells">
        {numbers.map(number => (
          <li key={number}>
            <button
              type="button"
              className="cell"
              aria-label={`Go to question ${number}`}
              onClick={() => onGo(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The question was asked by the student's own click, so the answer is where the focus goes. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}

export function Summary({ sitting, session }: { sitting: SittingState; session: SittingSession }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isSure, setSure] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const { paper, records } = sitting
  const tally = tallyOf(paper, records)
  const left = session.leftMs()
  const go = (number: number) => session.go(number)
  return (
    <section className="summary" aria-labelledby="summary-head">
      <h1 id="summary-head" ref={heading} tabIndex={-1}>
        Before you hand in
      </h1>
      <dl className="facts">
        <div>
          <dt>Answered</dt>
          <dd>
            {tally.answered} of {tally.wanted}
          </dd>
        </div>
        {tally.partly > 0 && (
          <div>
            <dt>Answered in part</dt>
            <dd>{tally.partly}</dd>
          </div>
        )}
        <div>
          <dt>Blank</dt>
          <dd>{tally.blank}</dd>
        </div>
        <div>
          <dt>Flagged</dt>
          <dd>{tally.flagged}</dd>
        </div>
        {left !== null && (
          <div>
            <dt>Time left</dt>
            <dd>{spokenTime(left)}</dd>
          </div>
        )}
      </dl>
      {choiceSections(paper, records).map(({ section, started, wanted }) =>
        started > wanted ? (
          <p className="notice" key={section.id}>
            <Icon name="info" />
            <span>
              {section.title} asks for {counted(wanted, 'question')} and you have begun {started}. The best{' '}
              {wanted} will count.
            </span>
          </p>
        ) : null,
      )}
      {blanksOf(paper, records).map(({ choice, numbers }) => (
        <JumpList
          key={numbers[0]}
          title={choice ? `${choice.title}: ${choice.count} of these still to answer` : 'Still blank'}
          numbers={numbers}
          onGo={go}
        />
      ))}
      <JumpList
        title="Answered in part"
        numbers={paletteOf(paper, records)
          .filter(cell => cell.progress === 'partly')
          .map(cell => cell.number)}
        onGo={go}
      />
      <JumpList
        title="Flagged"
        numbers={paletteOf(paper, records)
          .filter(cell => cell.flagged)
          .map(cell => cell.number)}
        onGo={go}
      />
      {isSure ? (
        <div className="sure" role="alertdialog" aria-labelledby="sure-text">
          <p id="sure-text">
            After this your answers can no longer be changed
            {tally.blank > 0 && `, and ${counted(tally.blank, 'question is', 'questions are')} still blank`}.
          </p>
          <div className="btn-row">
            <button
              type="button"
              className="btn btn-pen btn-big"
              ref={focusOnce}
              onClick={() => void session.handInNow()}
            >
              Yes, hand in
            </button>
            <button type="button" className="btn btn-big" onClick={() => setSure(false)}>
              Not yet
            </button>
          </div>
        </div>
      ) : (
        <div className="btn-row">
          <button type="button" className="btn btn-pen btn-big" onClick={() => setSure(true)}>
            Hand in
          </button>
          <button type="button" className="btn btn-big" onClick={() => go(sitting.current)}>
            Back to question {sitting.current}
          </button>
        </div>
      )}
    </section>
  )
}
