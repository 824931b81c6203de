'use client'

import { Icon } from '@/components/ui/icon'
import { dateOfDay, today } from '@/lib/cards/days'
import { dayText, loadWarning } from '@/lib/cards/wording'
import type { DeskState } from '@/lib/client/cards/desk'

type Planned = DeskState & { plan: NonNullable<DeskState['plan']> }

const BARS_MAX = 60
const STEP = 6
const HEIGHT = 64

/** Days in equal groups, so that a year fits on a phone; each bar is the mean of its group. */
function groupsOf(load: readonly number[]): { from: number; mean: number }[] {
  const size = Math.max(1, Math.ceil(load.length / BARS_MAX))
  return Array.from({ length: Math.ceil(load.length / size) }, (_, at) => {
    const days = load.slice(at * size, (at + 1) * size)
    const mean = days.reduce((sum, each) => sum + each, 0) / days.length
    return { from: at * size, mean }
  })
}

function LoadChart({ load, now }: { load: readonly number[]; now: number }) {
  const groups = groupsOf(load)
  const most = Math.max(1, ...groups.map(group => group.mean))
  const total = load.reduce((sum, each) => sum + each, 0)
  const mean = load.length === 0 ? 0 : Math.round(total / load.length)
  const peak = Math.max(0, ...load)
  return (
    <figure className="load">
      <svg
        viewBox={`0 0 ${groups.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Cards on each day: ${mean} on average, ${peak} at most.`}
      >
        {groups.map(({ from, mean: value }, at) => {
          const height = Math.max(1, (value / most) * (HEIGHT - 2))
          return <rect key={from} x={at * STEP} y={HEIGHT - height} width={STEP - 1} height={height} />
        })}
      </svg>
      <figcaption>
        <span>today</span>
        <span className="num">
          {mean} cards a day, {peak} at most
        </span>
        <span>{dayText(now + load.length - 1, now)}</span>
      </figcaption>
    </figure>
  )
}

function LoadTable({ load, now }: { load: readonly number[]; now: number }) {
  const weeks = Array.from({ length: Math.ceil(load.length / 7) }, (_, at) => load.slice(at * 7, at * 7 + 7))
  return (
    <details className="fold">
      <summary>
        <span className="fold-name">Cards week by week</span>
      </summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col" className="r">
              Cards
            </th>
            <th scope="col" className="r">
              Fullest day
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={dateOfDay(now + at * 7)}>
              <th scope="row">{dayText(now + at * 7, now)}</th>
              <td className="r">{week.reduce((sum, each) => sum + each, 0)}</td>
              <td className="r">{Math.max(...week)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Expected({ state }: { state: Planned }) {
  const { plan, chosen, clock } = state
  const { policy, forecast } = plan
  if (policy.examDay === null) {
    return <p>The next {forecast.load.length} days at this pace:</p>
  }
  return (
    <p>
      <span className="expected num">{Math.round(forecast.recall * 100)}%</span> of these {chosen.length}{' '}
      cards is what you can expect to remember on {dayText(policy.examDay, today(clock))}, if you study each
      day.
    </p>
  )
}

function Warning({ state }: { state: Planned }) {
  const { plan, chosen, memories, clock, settings } = state
  if (plan.policy.examDay === null) return null
  const unseen = chosen.filter(id => !memories.has(id)).length
  const exam = { day: plan.policy.examDay, now: today(clock), unseen }
  const warning = loadWarning(plan.forecast, settings.limit, exam)
  if (!warning) return null
  return (
    <div className="notice plan-warning">
      <Icon name="alert" />
      <p>
        <b>{warning.text}</b>
      </p>
      <p>{warning.advice}</p>
    </div>
  )
}

/** What the plan promises, what it asks of each day, and where it does not fit. */
export function PlanView({ state }: { state: DeskState | null }) {
  const plan = state?.plan
  if (!state || !plan || state.chosen.length === 0) return <div className="plan plan-waiting" />
  const planned: Planned = { ...state, plan }
  const now = today(state.clock)
  return (
    <div className="plan">
      <Expected state={planned} />
      <Warning state={planned} />
      <LoadChart load={plan.forecast.load} now={now} />
      <LoadTable load={plan.forecast.load} now={now} />
    </div>
  )
}
