'use client'

import { useId } from 'react'
import { Icon } from './icon'

type Props = { label: string; busyLabel: string; busy: boolean; failure?: string | undefined }

/** The one filled button of a form, under what went wrong when it was pressed last. While busy it stays focusable and says what is going on. */
export function SubmitButton({ label, busyLabel, busy, failure }: Props) {
  const id = useId()
  return (
    <>
      {failure && (
        <p className="error" id={id}>
          <Icon name="alert" />
          {failure}
        </p>
      )}
      <button
        type="submit"
        className="btn btn-pen btn-wide"
        aria-busy={busy || undefined}
        aria-describedby={failure && id}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? busyLabel : label}
      </button>
    </>
  )
}
