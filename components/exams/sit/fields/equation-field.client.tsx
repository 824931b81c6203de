'use client'

import { useRef } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { SymbolsButton } from './symbols-button.client'
import { usePreview } from './use-preview.client'

const readTyped = (typed: string) => READERS.equation.load().then(read => read(typed))

export function EquationField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'equation'>) {
  const text = answer?.text ?? ''
  const preview = usePreview(text, readTyped)
  const input = useRef<HTMLInputElement>(null)
  const write = (value: string) => onAnswer({ kind: 'equation', text: value })
  return (
    <div className="answer-line">
      {field.asksStates && <p className="ask">Include state symbols.</p>}
      <div className="field">
        <label htmlFor={`${id}-text`}>
          Equation<span className="vh">, {name}</span>
        </label>
        <input
          className="input"
          id={`${id}-text`}
          ref={input}
          value={text}
          readOnly={readOnly}
          maxLength={ANSWER_LIMITS.equation}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={event => write(event.target.value)}
        />
        <p className="hint" id={`${id}-help`}>
          Type numbers plainly, an arrow as -&gt;, charges as ^2+{field.asksStates && ', states as (aq)'}.
          Capital letters count.
        </p>
      </div>
      {!readOnly && (
        <SymbolsButton
          set="equation"
          field={input}
          label={`Symbols for the ${name}`}
          maxLength={ANSWER_LIMITS.equation}
          onValue={write}
        />
      )}
      <output className="echo" htmlFor={`${id}-text`} aria-live="polite">
        {preview.kind === 'set' && (
          <>
            Reads as <Html as="span" html={preview.value} />
          </>
        )}
        {preview.kind === 'unreadable' && 'This does not read as an equation yet'}
      </output>
    </div>
  )
}
