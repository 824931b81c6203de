import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { StudyWork } from '@/lib/study/work'

const KIND_NAME = { note: 'Note', test: 'Topic test', mock: 'Mock exam' } as const

/** A piece of the plan. It ticks itself off: a note when it is learned, a paper when it is handed in. */
export function PlanRow({ work }: { work: StudyWork }) {
  const { title, href, subject, minutes, kind, isWeak, isDone } = work
  return (
    <li>
      <Link className={isDone ? 'task is-done' : 'task'} data-subject={subject.slug} href={href}>
        <span className={isDone ? 'state state-done' : 'state'}>{isDone && <Icon name="tick" />}</span>
        <span>
          <span className="task-name">{title}</span>
          <small>
            {isDone && <span className="vh">Done. </span>}
            {subject.name}
            {kind !== 'note' && `, ${KIND_NAME[kind].toLowerCase()}`}
            {isWeak && ', weak topic'}
          </small>
        </span>
        <span className="marks">
          <span aria-hidden="true">[{minutes} min]</span>
          <span className="vh"> {minutes} minutes</span>
        </span>
      </Link>
    </li>
  )
}
