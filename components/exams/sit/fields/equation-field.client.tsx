'use client'

import { Html } from '@/components/exams/html'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { TypedLine } from './typed-line.client'

const readTyped = (typed: string) => READERS.equation.load().then(read => read(typed))

export function EquationField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'equation'>) {
  const { asksStates } = field
  return (
    <TypedLine
      id={id}
      name={name}
      label={
        <>
          Equation<span className="vh">, {name}</span>
        </>
      }
      ask={asksStates ? 'Include state symbols.' : null}
      hint={
        <>
          Type numbers plainly, an arrow as -&gt;, charges as ^2+{asksStates && ', states as (aq)'}. Capital
          letters count.
        </>
      }
      value={answer?.text ?? ''}
      onValue={text => onAnswer({ kind: 'equation', text })}
      readOnly={readOnly}
      maxLength={ANSWER_LIMITS.equation}
      symbols="equation"
      read={readTyped}
      reads={html => (
        <>
          Reads as <Html as="span" html={html} />
        </>
      )}
      unreadable="This does not read as an equation yet"
    />
  )
}
