'use client'

import { type ComponentProps, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import { READERS } from './readers'

const MathsKeys = latePart(READERS.symbols)

/** Opens the symbols below a field. Typing stays the usual way, so they are closed at first. */
export function SymbolsButton(props: ComponentProps<typeof MathsKeys>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="symbols">
      <button
        type="button"
        className="btn btn-quiet"
        aria-expanded={isOpen}
        aria-label={props.label}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="keyboard" small />
        {props.set === 'unit' ? 'Symbols of units' : 'Symbols'}
      </button>
      {isOpen && <MathsKeys {...props} />}
    </div>
  )
}
