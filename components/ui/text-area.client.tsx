'use client'

import type { ChangeEventHandler } from 'react'
import { Field } from './field'

type Props = {
  id: string
  name: string
  label: string
  value: string
  onChange: ChangeEventHandler<HTMLTextAreaElement>
  error: string | undefined
  hint?: string
  rows: number
  maxLength: number
  busy: boolean
}

export function TextArea({ id, label, error, hint, busy, ...area }: Props) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {aria => <textarea {...aria} {...area} className="input" readOnly={busy} />}
    </Field>
  )
}
