'use client'

import { useCallback, useRef } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { SymbolsButton } from './symbols-button.client'
import { usePreview } from './use-preview.client'

/** One free line: a field for each solution would tell how many there are. */
export function SolutionsField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'solutions'>) {
  const text = answer?.text ?? ''
  const { angles, letter, ask } = field
  const load = useCallback(
    (typed: string) => READERS.solutions.load().then(read => read(typed, angles)),
    [angles],
  )
  const preview = usePreview(text, load)
  const input = useRef<HTMLInputElement>(null)
  const write = (value: string) => onAnswer({ kind: 'solutions', text: value })
  return (
    <div className="answer-line">
      {ask && <p className="ask">{ask}</p>}
      <div className="field">
        <label htmlFor={`${id}-text`}>
          All solutions, <i>{letter}</i> =<span className="vh"> {name}</span>
        </label>
        <input
          className="input"
          id={`${id}-text`}
          ref={input}
          value={text}
          readOnly={readOnly}
          maxLength={ANSWER_LIMITS.solutions}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={event => write(event.target.value)}
        />
        <p className="hint" id={`${id}-help`}>
          In any order, with commas between them. Fractions with /, roots as sqrt().
          {angles === 'degrees' && ' In degrees.'}
          {angles === 'radians' && ' In radians.'}
        </p>
      </div>
      {!readOnly && (
        <SymbolsButton
          set="expression"
          field={input}
          label={`Symbols for the ${name}`}
          maxLength={ANSWER_LIMITS.solutions}
          onValue={write}
        />
      )}
      <output className="echo" htmlFor={`${id}-text`} aria-live="polite">
        {preview.kind === 'set' &&
          (preview.value.count === 0 ? (
            'Read as: no solution'
          ) : (
            <>
              Read as {preview.value.count === 1 ? 'one value' : `${preview.value.count} values`}:{' '}
              <Html as="span" html={preview.value.html} />
            </>
          ))}
        {preview.kind === 'unreadable' && 'This does not read as a list of numbers yet'}
      </output>
    </div>
  )
}
