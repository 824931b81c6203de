'use client'

import { useCallback, useRef } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { SymbolsButton } from './symbols-button.client'
import { usePreview } from './use-preview.client'

export function ExpressionField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'expression'>) {
  const text = answer?.text ?? ''
  const { letters } = field
  const load = useCallback(
    (typed: string) => READERS.algebra.load().then(read => read(typed, letters)),
    [letters],
  )
  const preview = usePreview(text, load)
  const input = useRef<HTMLInputElement>(null)
  const write = (value: string) => onAnswer({ kind: 'expression', text: value })
  return (
    <div className="answer-line">
      {field.ask && <p className="ask">{field.ask}</p>}
      <div className="field">
        <label htmlFor={`${id}-text`}>
          Answer<span className="vh">, {name}</span>
        </label>
        <input
          className="input"
          id={`${id}-text`}
          ref={input}
          value={text}
          readOnly={readOnly}
          maxLength={ANSWER_LIMITS.expression}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={event => write(event.target.value)}
        />
        <p className="hint" id={`${id}-help`}>
          Powers with ^, fractions with /, roots as sqrt().{' '}
          {field.letters.length > 0 && `Letters: ${field.letters.join(', ')}.`}
        </p>
      </div>
      {!readOnly && (
        <SymbolsButton
          set="expression"
          field={input}
          label={`Symbols for the ${name}`}
          maxLength={ANSWER_LIMITS.expression}
          onValue={write}
        />
      )}
      <output className="echo" htmlFor={`${id}-text`} aria-live="polite">
        {preview.kind === 'set' && (
          <>
            Reads as <Html as="span" html={preview.value} />
          </>
        )}
        {preview.kind === 'unreadable' && 'This does not read as an expression yet'}
      </output>
    </div>
  )
}
