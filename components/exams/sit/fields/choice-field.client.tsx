'use client'

import { Html } from '@/components/exams/html'
import { Icon } from '@/components/ui/icon'
import type { OptionLetter } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'

type Props = FieldProps<'choice'> & { struck: string; onStruck: (struck: string) => void }

export function toggleStruck(struck: string, letter: OptionLetter): string {
  return struck.includes(letter) ? struck.replace(letter, '') : [...struck, letter].sort().join('')
}

/** Native radios, so that arrow keys, forms and screen readers work as everywhere; strike-out beside each. */
export function ChoiceField({ field, answer, onAnswer, id, name, readOnly, struck, onStruck }: Props) {
  const columns = field.columns
  return (
    <fieldset className={columns ? `options options-cols cols-${columns.length}` : 'options'}>
      <legend className="vh">{name}</legend>
      {columns && (
        <div className="option-heads" aria-hidden="true">
          <span />
          {columns.map((html, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed columns
            <Html as="span" html={html} key={at} />
          ))}
          <span />
        </div>
      )}
      {field.options.map(({ letter, html, cells }) => {
        const isStruck = struck.includes(letter)
        return (
          <div className={isStruck ? 'option-row is-struck' : 'option-row'} key={letter}>
            <label className="option">
              <input
                type="radio"
                name={id}
                value={letter}
                checked={answer?.choice === letter}
                disabled={readOnly}
                onChange={() => onAnswer({ kind: 'choice', choice: letter })}
              />
              <span className="lozenge">{letter}</span>
              {isStruck && <span className="vh">struck out: </span>}
              {cells && columns ? (
                cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: fixed columns
                  <span className="option-cell" key={at}>
                    <Html as="span" className="vh" html={`${columns[at] ?? ''}: `} />
                    <Html as="span" html={cell} />
                  </span>
                ))
              ) : (
                <Html as="span" className="option-text" html={html} />
              )}
            </label>
            <button
              type="button"
              className="btn-icon strike"
              aria-pressed={isStruck}
              aria-label={`Strike out ${letter}`}
              title={`Strike out ${letter}`}
              disabled={readOnly}
              onClick={() => onStruck(toggleStruck(struck, letter))}
            >
              <Icon name="cross" small />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
