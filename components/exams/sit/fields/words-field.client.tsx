'use client'

import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'

/** A word or a short phrase, one on each line. */
export function WordsField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'words'>) {
  const texts = Array.from({ length: field.lines }, (_, line) => answer?.texts[line] ?? '')
  return (
    <fieldset className="words">
      <legend className="vh">{name}</legend>
      {texts.map((text, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed lines
        <div className="field" key={line}>
          <label htmlFor={`${id}-${line}`}>
            {field.lines === 1 ? 'Answer' : `Answer ${line + 1}`}
            <span className="vh">, {name}</span>
          </label>
          <input
            className="input"
            id={`${id}-${line}`}
            value={text}
            readOnly={readOnly}
            maxLength={ANSWER_LIMITS.words}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={event => onAnswer({ kind: 'words', texts: texts.with(line, event.target.value) })}
          />
        </div>
      ))}
    </fieldset>
  )
}
