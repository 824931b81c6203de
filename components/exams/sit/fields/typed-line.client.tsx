'use client'

import { type ReactNode, useRef } from 'react'
import type { MathsKeySet } from './maths-keys.client'
import { SymbolsButton } from './symbols-button.client'
import { type Preview, usePreview } from './use-preview.client'

type Props<T> = {
  id: string
  /** What the answer is called: "answer to question 7 (c)(i)". */
  name: string
  label: ReactNode
  ask: string | null
  hint: ReactNode
  value: string
  onValue: (value: string) => void
  readOnly: boolean
  maxLength: number
  /** Null where nothing is hard to type. */
  symbols: MathsKeySet | null
  /** Phones begin each letter as a capital. */
  hasCapitals?: boolean
  /** How the marker reads it; must keep its identity while the field is the same. */
  read: (typed: string) => Promise<T | null>
  reads: (value: T) => ReactNode
  unreadable: string
}

function echoOf<T>(
  preview: Preview<T>,
  { reads, unreadable }: Pick<Props<T>, 'reads' | 'unreadable'>,
): ReactNode {
  if (preview.kind === 'set') return reads(preview.value)
  return preview.kind === 'unreadable' ? unreadable : null
}

/** An answer of one line in a notation of its own: symbols to write with, and below how it reads. */
export function TypedLine<T>(props: Props<T>) {
  const { id, name, label, ask, hint, value, onValue, readOnly, maxLength, symbols, read } = props
  const preview = usePreview(value, read)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="answer-line">
      {ask && <p className="ask">{ask}</p>}
      <div className="field">
        <label htmlFor={`${id}-text`}>{label}</label>
        <input
          className="input"
          id={`${id}-text`}
          ref={input}
          value={value}
          readOnly={readOnly}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize={props.hasCapitals ? 'characters' : 'off'}
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={event => onValue(event.target.value)}
        />
        <p className="hint" id={`${id}-help`}>
          {hint}
        </p>
      </div>
      {symbols && !readOnly && (
        <SymbolsButton
          set={symbols}
          field={input}
          label={`Symbols for the ${name}`}
          maxLength={maxLength}
          onValue={onValue}
        />
      )}
      <output className="echo" htmlFor={`${id}-text`} aria-live="polite">
        {echoOf(preview, props)}
      </output>
    </div>
  )
}
