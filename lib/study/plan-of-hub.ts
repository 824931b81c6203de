import type { Hub } from './hub'
import { makePlan, type Plan } from './plan'
import { type StudyWork, workLeft } from './work'

const kept = new WeakMap<Hub, { plan: Plan<StudyWork> }>()

/** The plan of what a hub shows; made once, for several parts of the page ask. */
export function planOf(hub: Hub): { plan: Plan<StudyWork> } {
  const known = kept.get(hub)
  if (known) return known
  const { courses, mocks } = workLeft({
    subjects: hub.catalogue,
    dates: hub.dates,
    ticks: hub.ticks,
    attempts: hub.attempts,
    marks: hub.marks,
    today: hub.today,
    dayOf: hub.dayOf,
  })
  const { planMinutes, daysOff } = hub.settings
  const plan = makePlan({ today: hub.today, courses, mocks, capMinutes: planMinutes, daysOff })
  kept.set(hub, { plan })
  return { plan }
}
