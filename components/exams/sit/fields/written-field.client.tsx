'use client'

import { sketchOf } from '@/components/exams/drawn-on'
import { CHUNKS } from '@/components/exams/tools/tool-chunks'
import { latePart } from '@/components/ui/late-part.client'
import { ANSWER_LIMITS, type AnswerOf } from '@/lib/exams/answers'
import type { PublicFigure } from '@/lib/exams/public-paper'
import type { FieldProps } from './field-props'

export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length
}

const SketchField = latePart(CHUNKS.sketch)

type Props = FieldProps<'written'> & {
  /** Bare axes, where a diagram is drawn beside the words. */
  figure: PublicFigure | null
}

export function WrittenField({ field, figure, answer, onAnswer, id, name, readOnly }: Props) {
  const text = answer?.text ?? ''
  const sketch = sketchOf({ field })
  const change = (part: Partial<AnswerOf<'written'>>) =>
    onAnswer({ kind: 'written', text, ...answer, ...part })
  const words = wordCount(text)
  return (
    <div className="field written">
      {sketch && figure && (
        <SketchField
          field={sketch}
          figure={figure}
          strokes={answer?.strokes}
          onStrokes={strokes => change({ strokes })}
          id={`${id}-diagram`}
          name={`diagram of the ${name}`}
          readOnly={readOnly}
        />
      )}
      <label htmlFor={`${id}-text`}>
        Answer<span className="vh">, {name}</span>
      </label>
      <textarea
        className="input"
        id={`${id}-text`}
        rows={Math.min(24, Math.max(3, field.lines))}
        value={text}
        readOnly={readOnly}
        maxLength={ANSWER_LIMITS.written}
        aria-describedby={`${id}-words`}
        onChange={event => change({ text: event.target.value })}
      />
      <p className="hint num" id={`${id}-words`}>
        {words === 1 ? '1 word' : `${words} words`}
      </p>
    </div>
  )
}
