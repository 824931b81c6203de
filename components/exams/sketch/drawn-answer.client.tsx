'use client'

import { useId, useState } from 'react'
import type { SketchField } from '@/lib/client/exams/sketch-frames'
import { lookOf } from '@/lib/client/exams/sketch-frames'
import type { PublicFigure } from '@/lib/exams/public-paper'
import { type Stroke, sketchShapes } from '@/lib/exams/sketch'
import { Html } from '../html'
import { Board } from './board'

type Props = {
  field: SketchField
  figure: PublicFigure
  strokes: readonly Stroke[]
  /** The finished drawing, on the same canvas. */
  model: PublicFigure | null
}

const LOOKS = { yours: 'Your drawing', both: 'Both', model: 'The full answer' } as const
type Look = keyof typeof LOOKS

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
      <Board figure={figure}>
        {model && look !== 'yours' && <Html className="sketch-model" html={model.svg} />}
        {look !== 'model' && (
          <svg className="sketch-ink" viewBox={`0 0 ${figure.width} ${figure.height}`} aria-hidden="true">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own kit, texts escaped */}
            <g dangerouslySetInnerHTML={{ __html: sketchShapes(strokes, lookOf(field)) }} />
          </svg>
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
