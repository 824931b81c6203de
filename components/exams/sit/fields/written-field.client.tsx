'use client'

import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'

export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length
}

export function WrittenField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'written'>) {
  const text = answer?.text ?? ''
  const words = wordCount(text)
  return (
    <div className="field written">
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
        onChange={event => onAnswer({ kind: 'written', text: event.target.value })}
      />
      <p className="hint num" id={`${id}-words`}>
        {words === 1 ? '1 word' : `${words} words`}
      </p>
    </div>
  )
}
