'use client'

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { insertSymbol } from '@/lib/client/exams/insert-symbol'

type Key = { face: string; writes: string; name: string }

/** Only what the marker reads: a symbol that it does not know would cost the mark. */
const SETS: Readonly<Record<'expression' | 'equation' | 'number' | 'unit', readonly Key[]>> = {
  expression: [
    { face: 'a⁄b', writes: '(□)/(□)', name: 'fraction' },
    { face: 'xⁿ', writes: '^(□)', name: 'power' },
    { face: 'x²', writes: '^2', name: 'squared' },
    { face: '√', writes: 'sqrt(□)', name: 'square root' },
    { face: '( )', writes: '(□)', name: 'brackets' },
    { face: '|x|', writes: '|□|', name: 'modulus' },
    { face: '×10ⁿ', writes: '×10^', name: 'times ten to the power' },
    { face: 'π', writes: 'π', name: 'pi' },
    { face: 'θ', writes: 'θ', name: 'theta' },
    { face: 'eˣ', writes: 'e^(□)', name: 'e to the power' },
    { face: 'ln', writes: 'ln(□)', name: 'natural logarithm' },
    { face: 'logₐ', writes: 'log_□(□)', name: 'logarithm to a base' },
    { face: 'sin', writes: 'sin(□)', name: 'sine' },
    { face: 'cos', writes: 'cos(□)', name: 'cosine' },
    { face: 'tan', writes: 'tan(□)', name: 'tangent' },
    { face: '°', writes: '°', name: 'degree' },
    { face: '±', writes: '±', name: 'plus or minus' },
    { face: '=', writes: '=', name: 'equals' },
    { face: '<', writes: '<', name: 'less than' },
    { face: '>', writes: '>', name: 'greater than' },
    { face: '≤', writes: '≤', name: 'less than or equal to' },
    { face: '≥', writes: '≥', name: 'greater than or equal to' },
  ],
  equation: [
    { face: '→', writes: ' → ', name: 'arrow' },
    { face: '⇌', writes: ' ⇌ ', name: 'reversible arrow' },
    { face: '+', writes: ' + ', name: 'plus' },
    { face: 'x⁺', writes: '^+', name: 'charge one plus' },
    { face: 'x²⁺', writes: '^2+', name: 'charge two plus' },
    { face: 'x³⁺', writes: '^3+', name: 'charge three plus' },
    { face: 'x⁻', writes: '^-', name: 'charge one minus' },
    { face: 'x²⁻', writes: '^2-', name: 'charge two minus' },
    { face: 'e⁻', writes: 'e^-', name: 'electron' },
    { face: '(s)', writes: '(s)', name: 'solid' },
    { face: '(l)', writes: '(l)', name: 'liquid' },
    { face: '(g)', writes: '(g)', name: 'gas' },
    { face: '(aq)', writes: '(aq)', name: 'aqueous' },
    { face: '½', writes: '½', name: 'one half' },
  ],
  number: [
    { face: '×10ⁿ', writes: '×10^', name: 'times ten to the power' },
    { face: '−', writes: '−', name: 'minus' },
    { face: 'a⁄b', writes: '/', name: 'fraction stroke' },
  ],
  unit: [
    { face: 'Ω', writes: 'Ω', name: 'ohm' },
    { face: 'µ', writes: 'µ', name: 'micro' },
    { face: '°', writes: '°', name: 'degree' },
    { face: 'x²', writes: '^2', name: 'squared' },
    { face: 'x³', writes: '^3', name: 'cubed' },
    { face: 'x⁻¹', writes: '^-1', name: 'to the power minus one' },
    { face: 'x⁻²', writes: '^-2', name: 'to the power minus two' },
  ],
}

export type MathsKeySet = keyof typeof SETS

type Props = {
  set: MathsKeySet
  field: RefObject<HTMLInputElement | null>
  label: string
  maxLength: number
  onValue: (value: string) => void
}

/** Symbols written at the caret of the field. One stop of the Tab key; arrows, Home and End lead from key to key. */
export function MathsKeys({ set, field, label, maxLength, onValue }: Props) {
  const keys = SETS[set]
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function write({ writes }: Key) {
    const input = field.current
    if (!input) return
    const { value, selectionStart, selectionEnd } = input
    const from = selectionStart ?? value.length
    const next = insertSymbol({ value, from, to: selectionEnd ?? from }, writes)
    if (next.value.length > maxLength) return
    onValue(next.value)
    input.focus()
    requestAnimationFrame(() => input.setSelectionRange(next.from, next.to))
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = keys.length - 1
    const to =
      event.key === 'ArrowRight'
        ? current + 1
        : event.key === 'ArrowLeft'
          ? current - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? last
              : null
    if (to === null || event.altKey) return
    event.preventDefault()
    event.stopPropagation() // arrows leave the question otherwise
    const next = to < 0 ? last : to > last ? 0 : to
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="maths-keys" role="toolbar" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
      {keys.map((key, at) => (
        <button
          type="button"
          key={key.name}
          className="maths-key"
          aria-label={key.name}
          title={key.name}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setCurrent(at)}
          // The field keeps its caret while a pointer presses.
          onPointerDown={event => event.preventDefault()}
          onClick={() => write(key)}
        >
          {key.face}
        </button>
      ))}
    </div>
  )
}
