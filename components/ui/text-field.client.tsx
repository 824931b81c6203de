'use client'

import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react'
import { Field } from './field'

export type InputFieldProps = {
  id: string
  name: string
  label: string
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  error: string | undefined
  hint?: string
  autoComplete: HTMLInputAutoCompleteAttribute
  /** While a request is under way: unchangeable, but still focusable. */
  busy: boolean
}

export function TextField({ type, ...field }: InputFieldProps & { type: 'text' | 'email' }) {
  const { id, label, error, hint, busy, ...input } = field
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {aria => (
        <input
          {...aria}
          {...input}
          className="input"
          type={type}
          readOnly={busy}
          autoCapitalize={type === 'email' ? 'none' : 'words'}
          spellCheck={false}
        />
      )}
    </Field>
  )
}
