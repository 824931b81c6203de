'use client'

import { useState } from 'react'
import { Html, wordsOf } from '@/components/exams/html'
import { Icon } from '@/components/ui/icon'
import type { FieldProps } from './field-props'

export function moved(ids: readonly string[], from: number, by: -1 | 1): string[] {
  const next = [...ids]
  const [taken] = next.splice(from, 1)
  if (taken !== undefined) next.splice(from + by, 0, taken)
  return next
}

/** Moved by buttons, one place at a time; where an item now stands is said. */
export function OrderField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'order'>) {
  const [said, setSaid] = useState('')
  const ids = answer?.ids.length ? answer.ids : field.items.map(item => item.id)
  const htmlOf = (itemId: string) => field.items.find(item => item.id === itemId)?.html ?? ''

  function move(at: number, by: -1 | 1) {
    const itemId = ids[at] ?? ''
    onAnswer({ kind: 'order', ids: moved(ids, at, by) })
    setSaid(`${wordsOf(htmlOf(itemId))}: now ${at + by + 1} of ${ids.length}`)
  }

  return (
    <fieldset>
      <legend className="vh">{name}</legend>
      <ol role="list" className="order">
        {ids.map((itemId, at) => (
          <li key={itemId}>
            <span className="order-n">{at + 1}</span>
            <Html as="span" className="order-text" html={htmlOf(itemId)} />
            {([-1, 1] as const).map(by => (
              <button
                type="button"
                className="btn-icon"
                key={by}
                id={`${id}-${itemId}-${by}`}
                disabled={readOnly || (by === -1 ? at === 0 : at === ids.length - 1)}
                aria-label={`Move ${by === -1 ? 'up' : 'down'}: ${wordsOf(htmlOf(itemId))}`}
                onClick={() => move(at, by)}
              >
                <span className={by === -1 ? 'turn-up' : undefined}>
                  <Icon name="down" />
                </span>
              </button>
            ))}
          </li>
        ))}
      </ol>
      {!answer && <p className="hint">As printed: not answered yet. Move an item to begin.</p>}
      <span className="vh" role="status">
        {said}
      </span>
    </fieldset>
  )
}
