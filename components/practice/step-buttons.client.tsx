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

/** A place to try a question before its answer opens. What is written stays on the page and is kept nowhere. */
function Try({ spot, number }: { spot: Element; number: number }) {
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  function show() {
    setOver(true)
    spot.setAttribute('data-tried', '')
    const answer = spot.nextElementSibling
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <>
      <textarea
        className="input"
        aria-label={`Your answer to question ${number}`}
        rows={2}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {!isOver && (
        <button type="button" className={text.trim() === '' ? 'btn btn-quiet' : 'btn'} onClick={show}>
          {text.trim() === '' ? 'Show the answer' : 'Compare with the answer'}
        </button>
      )}
    </>
  )
}

/** The buttons of every worked example of the note, and the places to try its questions. */
export function StepButtons() {
  const [spots] = useState(() => [...document.querySelectorAll('.steps')])
  const [tries] = useState(() => [...document.querySelectorAll('.reveal')])
  return (
    <>
      {spots.map((spot, at) => createPortal(<Buttons spot={spot} />, spot, `step ${at}`))}
      {tries.map((spot, at) => createPortal(<Try spot={spot} number={at + 1} />, spot, `try ${at}`))}
    </>
  )
}
