'use client'

import { useCallback } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { TypedLine } from './typed-line.client'

export function ExpressionField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'expression'>) {
  const { letters, ask } = field
  const read = useCallback(
    (typed: string) => READERS.algebra.load().then(reader => reader(typed, letters)),
    [letters],
  )
  return (
    <TypedLine
      id={id}
      name={name}
      label={
        <>
          Answer<span className="vh">, {name}</span>
        </>
      }
      ask={ask}
      hint={
        <>
          Powers with ^, fractions with /, roots as sqrt().{' '}
          {letters.length > 0 && `Letters: ${letters.join(', ')}.`}
        </>
      }
      value={answer?.text ?? ''}
      onValue={text => onAnswer({ kind: 'expression', text })}
      readOnly={readOnly}
      maxLength={ANSWER_LIMITS.expression}
      symbols="expression"
      read={read}
      reads={html => (
        <>
          Reads as <Html as="span" html={html} />
        </>
      )}
      unreadable="This does not read as an expression yet"
    />
  )
}
