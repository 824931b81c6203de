'use client'

import { useCallback, useRef } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { SymbolsButton } from './symbols-button.client'
import { usePreview } from './use-preview.client'

export function NumericField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'numeric'>) {
  const value = answer?.value ?? ''
  const unit = answer?.unit ?? ''
  const load = useCallback((typed: string) => READERS.number.load().then(read => read(typed, unit)), [unit])
  const preview = usePreview(value, load)
  const valueInput = useRef<HTMLInputElement>(null)
  const unitInput = useRef<HTMLInputElement>(null)
  return (
    <div className="answer-line">
      {field.ask && <p className="ask">{field.ask}</p>}
      <div className="numeric">
        <div className="field">
          <label htmlFor={`${id}-value`}>
            {field.asksUnit ? 'Value' : 'Answer'}
            <span className="vh">, {name}</span>
          </label>
          <input
            className="input"
            id={`${id}-value`}
            ref={valueInput}
            value={value}
            readOnly={readOnly}
            maxLength={ANSWER_LIMITS.value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-echo`}
            onChange={event => onAnswer({ kind: 'numeric', value: event.target.value, unit })}
          />
        </div>
        {field.unit && <Html as="span" className="given-unit" html={field.unit} />}
        {field.asksUnit && (
          <div className="field">
            <label htmlFor={`${id}-unit`}>
              Unit<span className="vh">, {name}</span>
            </label>
            <input
              className="input input-unit"
              id={`${id}-unit`}
              ref={unitInput}
              value={unit}
              readOnly={readOnly}
              maxLength={ANSWER_LIMITS.unit}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={event => onAnswer({ kind: 'numeric', value, unit: event.target.value })}
            />
          </div>
        )}
      </div>
      {!readOnly && (
        <div className="symbols-row">
          <SymbolsButton
            set="number"
            field={valueInput}
            label={`Symbols for the ${name}`}
            maxLength={ANSWER_LIMITS.value}
            onValue={next => onAnswer({ kind: 'numeric', value: next, unit })}
          />
          {field.asksUnit && (
            <SymbolsButton
              set="unit"
              field={unitInput}
              label={`Symbols of units for the ${name}`}
              maxLength={ANSWER_LIMITS.unit}
              onValue={next => onAnswer({ kind: 'numeric', value, unit: next })}
            />
          )}
        </div>
      )}
      <output className="echo" id={`${id}-echo`} htmlFor={`${id}-value`}>
        {preview.kind === 'set' && `Read as ${preview.value}`}
        {preview.kind === 'unreadable' && 'This does not read as a number yet'}
        {preview.kind === 'empty' && 'Powers of ten: 3.2e5 or 3.2 × 10^5'}
      </output>
    </div>
  )
}
