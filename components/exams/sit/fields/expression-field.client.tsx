'use client'

import { useEffect, useRef, useState } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { SymbolsButton } from './symbols-button.client'

const PAUSE_MS = 500
type Preview = { kind: 'empty' } | { kind: 'set'; html: string } | { kind: 'unreadable' }

/** The algebra reader loads with the first letter typed. */
function usePreview(text: string, letters: readonly string[]): Preview {
  const [preview, setPreview] = useState<Preview>({ kind: 'empty' })
  useEffect(() => {
    if (text.trim() === '') {
      setPreview({ kind: 'empty' })
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      import('@/lib/client/exams/preview-algebra').then(
        ({ previewAlgebra }) => {
          const html = previewAlgebra(text, letters)
          if (!isOver) setPreview(html === null ? { kind: 'unreadable' } : { kind: 'set', html })
        },
        () => undefined, // no connection: the answer is kept all the same
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, letters])
  return preview
}

export function ExpressionField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'expression'>) {
  const text = answer?.text ?? ''
  const preview = usePreview(text, field.letters)
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
            Reads as <Html as="span" html={preview.html} />
          </>
        )}
        {preview.kind === 'unreadable' && 'This does not read as an expression yet'}
      </output>
    </div>
  )
}
