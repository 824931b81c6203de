'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

function stepsOf(spot: Element): HTMLElement[] {
  return [...(spot.parentElement?.querySelectorAll<HTMLElement>('.working > li') ?? [])]
}

function Buttons({ spot }: { spot: Element }) {
  const [shown, setShown] = useState(0)
  const count = stepsOf(spot).length
  useEffect(() => {
    const steps = stepsOf(spot)
    for (const [at, step] of steps.entries()) step.toggleAttribute('data-shown', at < shown)
    const last = steps[shown - 1]
    // The step is read out; at the end it keeps the focus that the buttons had.
    if (shown > 0 && last) {
      last.tabIndex = -1
      last.focus({ preventScroll: true })
    }
  }, [spot, shown])
  if (shown >= count) return null
  return (
    <>
      <button type="button" className="btn" onClick={() => setShown(shown + 1)}>
        Next step
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => setShown(count)}>
        All steps
      </button>
    </>
  )
}

/** The buttons of every worked example of the note. */
export function StepButtons() {
  const [spots] = useState(() => [...document.querySelectorAll('.steps')])
  return spots.map((spot, at) => createPortal(<Buttons spot={spot} />, spot, String(at)))
}
