import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { courseOf } from '@/lib/study/catalogue'
import { type Hub, percentOf } from '@/lib/study/hub'
import { coverageOf } from '@/lib/study/standing'
import { Bar } from './bar'

/** How each subject stands, in two lines: notes learned, and the last paper. */
export function SubjectRows({ hub }: { hub: Pick<Hub, 'followed' | 'learned' | 'attempts'> }) {
  if (hub.followed.length === 0) return <p>You follow no subject. Choose those that you study.</p>
  return (
    <ul role="list" className="rows">
      {hub.followed.map(subject => {
        const { learned, of } = coverageOf(subject, hub.learned, hub.attempts)
        const toCome = subject.topics.flatMap(({ subtopics }) => subtopics).length - of
        const last = hub.attempts.find(
          attempt => `${attempt.level}/${attempt.subject}` === courseOf(subject) && attempt.earned !== null,
        )
        const percent = last ? percentOf(last) : null
        return (
          <li key={courseOf(subject)}>
            <Link className="standing" data-subject={subject.slug} href={routes.notes(subject)}>
              <Icon name={subject.slug} />
              <span className="standing-name">{subject.name}</span>
              <span className="code">{subject.code}</span>
              <span className="standing-bars">
                <span>Notes</span>
                <Bar value={learned} of={of} />
                <span>
                  {learned} of {of}
                  {toCome > 0 && <span className="muted">, {toCome} to come</span>}
                </span>
                {percent !== null && (
                  <>
                    <span>Last paper</span>
                    <Bar value={percent} of={100} />
                    <span>{percent}%</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
