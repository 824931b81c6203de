'use client'

import { useEffect, useRef } from 'react'
import { EquipmentCheck } from './equipment-check.client'
import { Tour } from './tour'

type Props = { busy: boolean; fault: string | null; onStart: () => void; onBack: () => void }

/** Shown once, before the clock of the first paper starts. Skipping it is the same button. */
export function FirstTime({ busy, fault, onStart, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="intro">
      <h2 id="start-head" ref={heading} tabIndex={-1}>
        Before your first paper
      </h2>
      <p>The clock has not started. You find both again under Help.</p>
      <section aria-labelledby="intro-device">
        <h3 id="intro-device">Your device</h3>
        <EquipmentCheck />
      </section>
      <section aria-labelledby="intro-tour">
        <h3 id="intro-tour">How it works, in one minute</h3>
        <Tour />
      </section>
      {fault && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      <div className="btn-row intro-go">
        <button type="button" className="btn btn-pen btn-big" aria-busy={busy || undefined} onClick={onStart}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {busy ? 'Opening the paper' : 'Start the clock'}
        </button>
        <button type="button" className="btn btn-big" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  )
}
