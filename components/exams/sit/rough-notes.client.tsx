'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { examStore } from '@/lib/client/exams/exam-store'

/** Rough paper: stays on this device, is never marked. */
export function RoughNotes({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    void examStore.notes(attemptId).then(setText)
  }, [attemptId])
  return (
    <section className="tool" aria-labelledby="notes-head">
      <div className="tool-head">
        <h2 id="notes-head">Rough notes</h2>
        <button type="button" className="btn-icon" aria-label="Close the notes" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
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
      <p className="hint">Kept on this device, not handed in.</p>
    </section>
  )
}
