'use client'

import { useCallback } from 'react'
import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { TypedLine } from './typed-line.client'

/** One free line: a field for each solution would tell how many there are. */
export function SolutionsField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'solutions'>) {
  const { angles, letter, ask } = field
  const read = useCallback(
    (typed: string) => READERS.solutions.load().then(reader => reader(typed, angles)),
    [angles],
  )
  return (
    <TypedLine
      id={id}
      name={name}
      label={
        <>
          All solutions, <i>{letter}</i> =<span className="vh"> {name}</span>
        </>
      }
      ask={ask}
      hint={
        <>
          In any order, with commas between them. Fractions with /, roots as sqrt().
          {angles && ` In ${angles}.`}
        </>
      }
      value={answer?.text ?? ''}
      onValue={text => onAnswer({ kind: 'solutions', text })}
      readOnly={readOnly}
      maxLength={ANSWER_LIMITS.solutions}
      symbols="expression"
      read={read}
      reads={({ count, html }) =>
        count === 0 ? (
          'Read as: no solution'
        ) : (
          <>
            Read as {count === 1 ? 'one value' : `${count} values`}: <Html as="span" html={html} />
          </>
        )
      }
      unreadable="This does not read as a list of numbers yet"
    />
  )
}
