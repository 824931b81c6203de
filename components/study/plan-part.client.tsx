'use client'

import { GoLink } from '@/components/ui/go-link'
import { counted, durationText } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { addDays, dayName } from '@/lib/study/days'
import { upcoming } from '@/lib/study/exam-dates'
import type { Hub } from '@/lib/study/hub'
import type { Plan, PlanDay } from '@/lib/study/plan'
import { planOf } from '@/lib/study/plan-of-hub'
import type { StudyWork } from '@/lib/study/work'
import { ExamDates } from './exam-dates.client'
import { PlanRow } from './plan-rows'
import { PlanSettings } from './plan-settings.client'

const DAYS_SHOWN = 7

function DayBlock({ day, today }: { day: PlanDay<StudyWork>; today: string }) {
  const name = day.day === today ? 'Today' : day.day === addDays(today, 1) ? 'Tomorrow' : dayName(day.day)
  return (
    <li className="plan-day">
      <div className="hub-head">
        <h3>{name}</h3>
        {day.minutes > 0 && <span className="small muted num">{durationText(day.minutes)}</span>}
      </div>
      {day.work.length > 0 ? (
        <ul role="list" className="rows">
          {day.work.map(work => (
            <PlanRow key={work.id} work={work} />
          ))}
        </ul>
      ) : (
        <p className="muted">Nothing planned.</p>
      )}
    </li>
  )
}

/** Weeks after the first, by the day on which each begins. */
function weeksOf(
  days: readonly PlanDay<StudyWork>[],
  today: string,
): { from: string; days: PlanDay<StudyWork>[] }[] {
  const weeks: { from: string; days: PlanDay<StudyWork>[] }[] = []
  for (let from = addDays(today, DAYS_SHOWN); days.some(({ day }) => day >= from); from = addDays(from, 7)) {
    const to = addDays(from, 7)
    weeks.push({ from, days: days.filter(({ day, work }) => day >= from && day < to && work.length > 0) })
  }
  return weeks.filter(week => week.days.length > 0)
}

function Honest({ plan, hub }: { plan: Plan<StudyWork>; hub: Hub }) {
  const { planMinutes } = hub.settings
  const long = plan.days.flatMap(({ work }) => work).find(({ minutes }) => minutes > planMinutes)
  if (!plan.fits)
    return (
      <p className="plan-word" role="status">
        <b>This does not fit into {durationText(planMinutes)} a day.</b> The fullest day has{' '}
        {durationText(plan.mostMinutes)}. Study longer, take fewer days off, or leave out what you know best.
        {plan.tooLate.length > 0 &&
          ` For ${counted(plan.tooLate.length, 'piece')} no day is left: the exam is today.`}
      </p>
    )
  return (
    <p className="plan-word" role="status">
      <b>It fits.</b> Everything that is left has a day, and no day has more than {durationText(planMinutes)}.
      {long && ' Only a paper that takes longer has a day to itself.'}
    </p>
  )
}

function PlanView({ hub }: { hub: Hub }) {
  const { plan } = planOf(hub)
  if (upcoming(hub.dates, hub.today).length === 0)
    return (
      <p>Enter the day of an exam above. Your plan is made at once, and anew on every day that follows.</p>
    )
  const soon = plan.days.filter(({ day }) => day < addDays(hub.today, DAYS_SHOWN))
  const left = plan.days.reduce((sum, { work }) => sum + work.filter(({ isDone }) => !isDone).length, 0)
  return (
    <>
      <Honest plan={plan} hub={hub} />
      <ol role="list" className="plan-days">
        {soon.map(day => (
          <DayBlock key={day.day} day={day} today={hub.today} />
        ))}
      </ol>
      <h3 className="plan-later">After this week</h3>
      {weeksOf(plan.days, hub.today).map(week => (
        <details className="fold" key={week.from}>
          <summary>
            <span className="fold-name">From {dayName(week.from)}</span>
            <span className="small muted num">
              {counted(
                week.days.reduce((sum, { work }) => sum + work.length, 0),
                'piece',
              )}
            </span>
          </summary>
          <ol role="list" className="plan-days">
            {week.days.map(day => (
              <DayBlock key={day.day} day={day} today={hub.today} />
            ))}
          </ol>
        </details>
      ))}
      <p className="small muted plan-rule">
        {counted(left, 'piece')} left. Weak topics come first, a mock stands in every week, and the last days
        before an exam are for mocks. A day that you miss is spread over those that follow. Only notes that
        are written and papers that can be sat here are planned.
      </p>
    </>
  )
}

/** Exam dates, how much and when, and what follows from them. */
export function PlanPart({ hub }: { hub: Hub }) {
  return (
    <div className="plan">
      <section className="hub-block plan-dates" aria-labelledby="dates-head">
        <h2 id="dates-head">Exam dates</h2>
        <ExamDates dates={hub.dates} today={hub.today} catalogue={hub.catalogue} followed={hub.followed} />
      </section>
      <section className="hub-block plan-view" aria-labelledby="week-plan-head">
        <h2 id="week-plan-head">The next seven days</h2>
        <PlanView hub={hub} />
      </section>
      <section className="hub-block plan-set" aria-labelledby="set-head">
        <h2 id="set-head">Time for it</h2>
        <PlanSettings settings={hub.settings} />
        <GoLink href={routes.hubSubjects}>Your subjects</GoLink>
      </section>
    </div>
  )
}
