import { AttemptScore } from '@/components/exams/attempt-score'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { dayText } from '@/lib/blogs/post'
import { courseTitle, findSubject } from '@/lib/catalogue/subjects'
import { attemptName, MODE_NAME } from '@/lib/client/exams/names'
import type { StudyAttempt } from '@/lib/contracts/study'
import { routes } from '@/lib/routes'
import { localDay } from '@/lib/study/days'

function isOver({ state, deadlineAt }: StudyAttempt, now: Date): boolean {
  return state === 'handedIn' || (deadlineAt !== null && Date.parse(deadlineAt) <= now.getTime())
}

/** A paper that was sat or lies open, with its result and the way to it. */
export function AttemptRow({ attempt, now }: { attempt: StudyAttempt; now: Date }) {
  const subject = findSubject(attempt.level, attempt.subject)
  if (!subject) return null
  const name = attemptName(attempt)
  const over = isOver(attempt, now)
  const href = over ? routes.review(subject, attempt.attemptId) : routes.sit(subject, attempt.attemptId)
  return (
    <li className="paper">
      <h3>
        {courseTitle(subject)}, {name}
      </h3>
      <p className="paper-meta">
        <span>{dayText(localDay(new Date(attempt.handedInAt ?? attempt.startedAt)))}</span>
        <span>{MODE_NAME[attempt.mode]}</span>
        {!over && (
          <span className="tag is-pen">
            <Icon name="clock" />
            open
          </span>
        )}
      </p>
      <div className="paper-side">
        <AttemptScore attempt={attempt} marks={attempt.totalMarks} />
      </div>
      <div className="paper-act">
        <Link className={over ? 'btn' : 'btn btn-pen'} href={href}>
          {over ? 'Review' : 'Resume'}
          <span className="vh">
            : {courseTitle(subject)}, {name}
          </span>
        </Link>
      </div>
    </li>
  )
}
