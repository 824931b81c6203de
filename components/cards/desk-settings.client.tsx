'use client'

import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { DeckSettings } from '@/lib/client/cards/cards-store'

const NEW_CARDS = [0, 5, 10, 15, 20, 30, 40, 60] as const
const ALL_CARDS = [20, 50, 100, 150, 200, 300] as const

type NumberProps = {
  label: string
  value: number
  options: readonly number[]
  onChange: (value: number) => void
}

function NumberChoice({ label, value, options, onChange }: NumberProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          id={id}
          className="input"
          value={value}
          onChange={event => onChange(Number(event.target.value))}
        >
          {options.map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}

type Props = { settings: DeckSettings | null; onChange: (more: Partial<DeckSettings>) => void }

/** How much in a day, and whether to aim at the exam. */
export function DeskSettings({ settings, onChange }: Props) {
  const limit = settings?.limit ?? { newCards: 20, allCards: 100 }
  return (
    <details className="fold desk-settings">
      <summary>
        <span className="fold-name">How much in a day</span>{' '}
        <span className="muted small">
          {limit.newCards} new, {limit.allCards} in all
        </span>
      </summary>
      <fieldset disabled={settings === null} className="desk-fields">
        <legend className="vh">How much in a day</legend>
        <NumberChoice
          label="New cards a day"
          value={limit.newCards}
          options={NEW_CARDS}
          onChange={newCards => onChange({ limit: { ...limit, newCards } })}
        />
        <NumberChoice
          label="Most cards in a day"
          value={limit.allCards}
          options={ALL_CARDS}
          onChange={allCards => onChange({ limit: { ...limit, allCards } })}
        />
        <label className="check-line">
          <input
            type="checkbox"
            checked={settings?.isAimed ?? true}
            onChange={event => onChange({ isAimed: event.target.checked })}
          />
          <span>
            Aim at the exam date
            <span className="hint">
              Unticked, cards come back when recall falls to 90%, also after the exam: plain FSRS, for
              learning for good.
            </span>
          </span>
        </label>
      </fieldset>
    </details>
  )
}
