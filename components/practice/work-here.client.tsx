'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Five } from './five.client'
import type { NoteWorkProps } from './note-work.client'
import { PracticeHere } from './practice-here.client'
import { StepButtons } from './step-buttons.client'

/** Draws into the places that the note keeps. */
export function WorkHere({ place, levels }: NoteWorkProps) {
  const [five] = useState(() => document.querySelector('.five-here'))
  return (
    <>
      <StepButtons />
      <PracticeHere place={place} />
      {five && createPortal(<Five place={place} levels={levels} />, five)}
    </>
  )
}
