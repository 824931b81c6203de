'use client'

import { durationText } from '@/lib/catalogue/wording'
import { keepEntries } from '@/lib/client/study/study-store'
import { PLAN_MINUTES, type StudySetting } from '@/lib/contracts/study'
import type { Settings } from '@/lib/study/hub'
import { ChoiceField } from './choice-field'

/** Monday first; the numbers are those of Date. */
const WEEKDAYS = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const

function keep(key: StudySetting, value: string): void {
  void keepEntries([{ kind: 'setting', key, value }])
}

/** How long on a day, and on which weekdays not. */
export function PlanSettings({ settings }: { settings: Settings }) {
  const { planMinutes, daysOff } = settings
  function toggle(day: number) {
    const next = new Set(daysOff)
    if (!next.delete(day)) next.add(day)
    keep('daysOff', [...next].sort().join('') || 'none')
  }
  return (
    <div className="plan-settings">
      <ChoiceField
        id="plan-minutes"
        label="On a day"
        value={planMinutes}
        onChange={minutes => keep('planMinutes', minutes)}
      >
        {PLAN_MINUTES.map(minutes => (
          <option key={minutes} value={minutes}>
            {durationText(Number(minutes))}
          </option>
        ))}
      </ChoiceField>
      <fieldset>
        <legend className="label">Days off</legend>
        <div className="days-off">
          {WEEKDAYS.map(([day, name]) => (
            <label className="chip" key={day}>
              <input type="checkbox" checked={daysOff.has(day)} onChange={() => toggle(day)} />
              <span>
                {name.slice(0, 2)}
                <span className="vh">{name.slice(2)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
