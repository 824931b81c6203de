'use client'

import type { ChangeEventHandler } from 'react'
import { Field } from './field'
import { Icon } from './icon'

export type Option = { id: string; name: string }

type Props = {
  id: string
  name: string
  label: string
  value: string
  onChange: ChangeEventHandler<HTMLSelectElement>
  options: readonly Option[]
  placeholder: string
  error: string | undefined
  busy: boolean
}

export function SelectField({ id, label, error, options, placeholder, busy, ...select }: Props) {
  return (
    <Field id={id} label={label} error={error}>
      {aria => (
        <div className="select">
          <select {...aria} {...select} className="input" disabled={busy}>
            <option value="">{placeholder}</option>
            {options.map(option => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  )
}
