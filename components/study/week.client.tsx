'use client'

import { useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { counted } from '@/lib/catalogue/wording'
import { keepEntries } from '@/lib/client/study/study-store'
import { type Day, dayName, longestRun, weekOf } from '@/lib/study/days'
import type { Hub } from '@/lib/study/hub'

/** The button that was pressed goes away; the one that takes it back has the focus then. */
function useSwitch() {
  const isPressed = useRef(false)
  function keep(value: 'shown' | 'hidden'): void {
    isPressed.current = true
    void keepEntries([{ kind: 'setting', key: 'streak', value }])
  }
  function takeFocus(button: HTMLButtonElement | null): void {
    if (!button || !isPressed.current) return
    isPressed.current = false
    button.focus()
  }
  return { keep, takeFocus }
}

/** A day that is not over is no rest yet. */
function stateOf(day: Day, { days, today }: Hub): string {
  if (days.has(day)) return 'studied'
  if (day === today) return 'today'
  return day > today ? 'to come' : 'rest'
}

/** Days with any study. A day without is a blank, nothing more; who does not want to see it hides it. */
export function Week({ hub }: { hub: Hub }) {
  const { keep, takeFocus } = useSwitch()
  if (hub.settings.streakHidden) {
    return (
      <p className="small">
        <button type="button" className="link" ref={takeFocus} onClick={() => keep('shown')}>
          Show my days of study
        </button>
      </p>
    )
  }
  const week = weekOf(hub.today)
  const studied = week.filter(day => hub.days.has(day)).length
  const run = longestRun(hub.days)
  return (
    <section className="hub-block" aria-labelledby="week-head">
      <div className="hub-head">
        <h2 id="week-head">This week</h2>
        <span className="small muted num">{counted(studied, 'day')}</span>
      </div>
      <ol role="list" className="week">
        {week.map(day => (
          <li key={day} className={day === hub.today ? 'is-today' : undefined}>
            <span className={hub.days.has(day) ? 'state state-done' : 'state'}>
              {hub.days.has(day) && <Icon name="tick" />}
            </span>
            <span aria-hidden="true">{dayName(day, 'short').slice(0, 1)}</span>
            <span className="vh">
              {dayName(day)}: {stateOf(day, hub)}
            </span>
          </li>
        ))}
      </ol>
      <p className="small muted week-foot">
        {run > 1 ? `Longest run: ${counted(run, 'day')}.` : 'Any note, card or paper makes a day.'}{' '}
        <button type="button" className="link" ref={takeFocus} onClick={() => keep('hidden')}>
          Hide
          <span className="vh"> my days of study</span>
        </button>
      </p>
    </section>
  )
}
