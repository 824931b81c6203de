import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type Props = {
  id: string
  label: string
  value: string | number
  onChange: (value: string) => void
  children: ReactNode
}

/** A labelled list that always has a choice; its options are the children. */
export function ChoiceField({ id, label, value, onChange, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select className="input" id={id} value={value} onChange={event => onChange(event.target.value)}>
          {children}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}
