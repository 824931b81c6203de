'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { ReadingForm } from './reading-form.client'

/** In the slim bar of result and print: the same settings, opened below the bar. */
export function ReadingMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-expanded={isOpen}
        aria-controls="reading-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="settings" small />
        Reading
      </button>
      {isOpen && (
        <section className="read-menu" id="reading-menu" aria-label="Reading settings">
          <ReadingForm />
        </section>
      )}
    </>
  )
}
