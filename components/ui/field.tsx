import type { ReactNode } from 'react'
import { Icon } from './icon'

/** What every control of a form carries, so that no form can forget it. */
export type ControlAria = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true
}

type Props = {
  id: string
  label: string
  error: string | undefined
  hint?: string | undefined
  children: (aria: ControlAria) => ReactNode
}

/** A labelled control with its error above its hint (design README, Field). */
export function Field({ id, label, error, hint, children }: Props) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': true,
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
