'use client'

type Props = { label: string; busyLabel: string; busy: boolean }

/** The one filled button of a form. While busy it stays focusable and says what is going on. */
export function SubmitButton({ label, busyLabel, busy }: Props) {
  return (
    <button type="submit" className="btn btn-pen btn-wide" aria-busy={busy || undefined}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : label}
    </button>
  )
}
