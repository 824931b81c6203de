'use client'

import { AuthLink } from '@/components/site/auth-link'
import { Icon } from '@/components/ui/icon'
import { dayOf, today } from '@/lib/cards/days'
import { recallAfter } from '@/lib/cards/memory'
import { dueOf } from '@/lib/cards/schedule'
import type { Session } from '@/lib/cards/session'
import { dayText } from '@/lib/cards/wording'
import { counted } from '@/lib/catalogue/wording'
import { clockNow, type DeskState } from '@/lib/client/cards/desk'
import { useSignedIn } from '@/lib/client/use-signed-in'

type Props = { session: Session; desk: DeskState; onLeave: () => void }

/** When the cards that were studied come back, nearest first. */
function comingBack({ session, desk }: Omit<Props, 'onLeave'>): { name: string; count: number }[] {
  const clock = clockNow()
  const now = today(clock)
  const counts = new Map<string, { name: string; count: number; order: number }>()
  const policy = desk.plan?.policy
  if (!policy) return []
  for (const id of new Set(session.graded.map(each => each.card))) {
    const memory = session.memories.get(id)
    if (!memory) continue
    const due = dueOf(id, memory, policy, clock.zoneMinutes)
    const days = due.kind === 'day' ? due.day - now : 0
    const [order, name] =
      due.kind === 'never'
        ? [Infinity, 'not again before the exam']
        : due.kind === 'moment'
          ? [0, 'later today']
          : days <= 1
            ? [1, 'tomorrow']
            : days <= 7
              ? [2, 'within a week']
              : [3, 'later']
    const known = counts.get(name)
    counts.set(name, { name, order, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => one.order - other.order)
}

function expectedNow({ session, desk }: Omit<Props, 'onLeave'>): number {
  const clock = clockNow()
  const day = today(clock)
  const sum = desk.chosen.reduce((all, id) => {
    const memory = session.memories.get(id)
    return memory ? all + recallAfter(memory.stability, day - dayOf(memory.lastMs, clock.zoneMinutes)) : all
  }, 0)
  return Math.round((sum / Math.max(1, desk.chosen.length)) * 100)
}

function KeepThis() {
  const signedIn = useSignedIn()
  if (signedIn) return null
  return (
    <p className="muted">
      Your cards are kept in this browser.{' '}
      <AuthLink mode="register" className="study-link">
        With a free account
      </AuthLink>{' '}
      they are the same on every device.
    </p>
  )
}

export function StudyEnd({ session, desk, onLeave }: Props) {
  const studied = new Set(session.graded.map(each => each.card))
  const isNew = [...studied].filter(id => !desk.memories.has(id)).length
  const missed = new Set(session.graded.filter(each => each.rating === 1).map(each => each.card)).size
  const back = comingBack({ session, desk })
  const { policy, forecast } = desk.plan ?? {}
  return (
    <div className="study-end">
      <h1 tabIndex={-1} data-focus="">
        {studied.size === 0 ? 'Nothing left for now' : `${counted(studied.size, 'card')} done`}
      </h1>
      <dl className="facts">
        <div>
          <dt>New</dt>
          <dd>{isNew}</dd>
        </div>
        <div>
          <dt>Repeated</dt>
          <dd>{studied.size - isNew}</dd>
        </div>
        <div>
          <dt>Forgotten at first</dt>
          <dd>{missed}</dd>
        </div>
      </dl>
      {back.length > 0 && (
        <>
          <h2>When they come back</h2>
          <ul role="list" className="rows">
            {back.map(({ name, count }) => (
              <li key={name} className="back-row">
                <span>{name}</span>
                <span className="leader-dots" />
                <b className="num">{count}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        If the exam were today, you could expect to know {expectedNow({ session, desk })}% of the chosen
        cards.
        {policy?.examDay != null &&
          ` On ${dayText(policy.examDay, today(clockNow()))} the plan expects ${Math.round((forecast?.recall ?? 0) * 100)}%.`}
      </p>
      <KeepThis />
      <div className="btn-row">
        <button type="button" className="btn btn-pen btn-big" onClick={onLeave}>
          <Icon name="back" small /> Back to the deck
        </button>
      </div>
    </div>
  )
}
