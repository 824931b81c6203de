'use client'

import { useEffect, useState } from 'react'
import { examStore } from '@/lib/client/exams/exam-store'
import { ToolWindow } from './tool-window.client'

/** Rough paper: stays on this device, is never marked. */
export function RoughNotes({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    void examStore.notes(attemptId).then(setText)
  }, [attemptId])
  return (
    <ToolWindow name="notes" title="Rough notes" onClose={onClose}>
      <textarea
        className="input"
        rows={8}
        aria-label="Rough notes, kept on this device, not marked"
        value={text ?? ''}
        readOnly={text === null}
        onChange={event => {
          setText(event.target.value)
          void examStore.keepNotes(attemptId, event.target.value)
        }}
      />
      <p className="hint">Kept on this device until you log out, not handed in.</p>
    </ToolWindow>
  )
}
