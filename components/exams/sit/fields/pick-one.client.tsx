'use client'

import { Icon } from '@/components/ui/icon'

type Props = {
  choices: readonly string[]
  id: string
  name: string
  value: string
  readOnly: boolean
  onValue: (value: string) => void
}

/** One of a list of texts; choosing nothing takes the answer back. */
export function PickOne({ choices, id, name, value, readOnly, onValue }: Props) {
  return (
    <div className="select">
      <select
        className="input input-cell"
        id={id}
        aria-label={name}
        value={value}
        disabled={readOnly}
        onChange={event => onValue(event.target.value)}
      >
        <option value="">Choose</option>
        {choices.map(choice => (
          <option value={choice} key={choice}>
            {choice}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  )
}
