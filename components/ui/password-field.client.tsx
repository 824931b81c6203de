'use client'

import { useState } from 'react'
import { Field } from './field'
import { Icon } from './icon'
import type { InputFieldProps } from './text-field.client'

/** A password with its show/hide button. Paste and password managers work as in any field. */
export function PasswordField({ id, label, error, hint, busy, ...input }: InputFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {aria => (
        <div className="with-btn">
          <input
            {...aria}
            {...input}
            className="input"
            type={isShown ? 'text' : 'password'}
            readOnly={busy}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="btn-icon"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
