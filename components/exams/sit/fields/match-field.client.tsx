'use client'

import { Html, wordsOf } from '@/components/exams/html'
import { Icon } from '@/components/ui/icon'
import type { FieldProps } from './field-props'

export function MatchField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'match'>) {
  const pairs = answer?.pairs ?? {}
  return (
    <fieldset className="matches">
      <legend className="vh">{name}</legend>
      {field.items.map(item => (
        <div className="match" key={item.id}>
          <label htmlFor={`${id}-${item.id}`}>
            <Html as="span" html={item.html} />
          </label>
          <div className="select">
            <select
              className="input"
              id={`${id}-${item.id}`}
              value={pairs[item.id] ?? ''}
              disabled={readOnly}
              onChange={event =>
                onAnswer({ kind: 'match', pairs: { ...pairs, [item.id]: event.target.value } })
              }
            >
              <option value="">Choose</option>
              {field.targets.map(target => (
                <option value={target.id} key={target.id}>
                  {wordsOf(target.html)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
