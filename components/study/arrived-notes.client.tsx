'use client'

import { Link } from '@/components/ui/link'
import { keepEntries } from '@/lib/client/study/study-store'
import type { Hub } from '@/lib/study/hub'

/** The notes that the student waited for. Opening one takes it off the list. */
export function ArrivedNotes({ hub }: { hub: Hub }) {
  if (hub.arrived.length === 0) return null
  const forget = () =>
    void keepEntries(hub.arrived.map(({ href }) => ({ kind: 'awaited', key: href, value: null })))
  return (
    <section className="hub-block" aria-labelledby="arrived-head">
      <div className="hub-head">
        <h2 id="arrived-head">Here now, as you asked</h2>
        <button type="button" className="link" onClick={forget}>
          Take off this list
        </button>
      </div>
      <ul role="list" className="rows">
        {hub.arrived.map(({ subject, subtopic, href }) => (
          <li key={href} data-subject={subject.slug}>
            <Link className="task" href={href}>
              <span className="code">{subject.code}</span>
              <span className="task-name">
                {subtopic.number} {subtopic.title}
              </span>
              <span className="small muted num">{subtopic.minutes} min</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
