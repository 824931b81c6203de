'use client'

import { useId, useState } from 'react'
import type { SketchField } from '@/lib/client/exams/sketch-frames'
import type { PublicFigure } from '@/lib/exams/public-paper'
import type { Stroke } from '@/lib/exams/sketch'
import { Html } from '../html'
import { Board, DrawnInk } from './board'

type Props = {
  field: SketchField
  figure: PublicFigure
  strokes: readonly Stroke[]
  /** The finished drawing, on the same canvas. */
  model: PublicFigure | null
}

const LOOKS = { yours: 'Your drawing', both: 'Both', model: 'The full answer' } as const
type Look = keyof typeof LOOKS

/** Which lines are whose, by colour and by dashes. */
function Legend() {
  return (
    <ul role="list" className="sketch-legend fig">
      <li>
        <svg className="is-dashed" viewBox="0 0 36 8" aria-hidden="true">
          <path className="p" d="M2 4h32" />
        </svg>
        Yours, dashed
      </li>
      <li>
        <svg viewBox="0 0 36 8" aria-hidden="true">
          <path className="g" d="M2 4h32" />
        </svg>
        Model, unbroken
      </li>
    </ul>
  )
}

/** A drawing as it was handed in, with the finished one to lay over it. */
export function DrawnAnswer({ field, figure, strokes, model }: Props) {
  const [look, setLook] = useState<Look>(model ? 'both' : 'yours')
  const name = useId()
  return (
    <div className="sketch">
      {model && (
        <fieldset className="sketch-tools">
          <legend className="vh">What is shown</legend>
          {(Object.keys(LOOKS) as Look[]).map(each => (
            <label className="sketch-tool" key={each}>
              <input type="radio" name={name} checked={look === each} onChange={() => setLook(each)} />
              {LOOKS[each]}
            </label>
          ))}
        </fieldset>
      )}
      {model && look === 'both' && <Legend />}
      <Board figure={figure}>
        {model && look !== 'yours' && <Html className="sketch-model" html={model.svg} />}
        {look !== 'model' && (
          <DrawnInk field={field} figure={figure} strokes={strokes} isDashed={look === 'both'} />
        )}
      </Board>
      {strokes.length === 0 && <p className="muted">Nothing was drawn.</p>}
      {model && (
        <details className="fig-words">
          <summary>The full answer in words</summary>
          <p>{model.description}</p>
        </details>
      )}
    </div>
  )
}
