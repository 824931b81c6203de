import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { routes } from '@/lib/routes'
import { TOPICS_ID } from './reader-bar'
import { TreeMarks } from './tree-marks.client'

type Props = { subject: Subject; syllabus: Syllabus }

/**
 * The whole syllabus beside every note. It stands in the layout, so moving from note to note neither sends nor
 * draws it again; what depends on the address and on the reader is marked in the browser.
 */
export function TopicTree({ subject, syllabus }: Props) {
  return (
    <nav className="rtree" id={TOPICS_ID} popover="auto" aria-label="Topics">
      <div className="sidepanel-top">
        <Link href={routes.notes(subject)}>
          {subject.name} {subject.code}
        </Link>
        <button
          type="button"
          className="btn-icon"
          popoverTarget={TOPICS_ID}
          popoverTargetAction="hide"
          aria-label="Close topics"
        >
          <Icon name="close" />
        </button>
      </div>
      {syllabus.topics.map(topic => (
        <details key={topic.number} data-topic={topic.slug} name="topics">
          <summary>
            <span className="num">{topic.number}</span>
            <span>{topic.title}</span>
            <Icon name="down" />
          </summary>
          <ul role="list">
            {topic.subtopics.map(subtopic => (
              <li key={subtopic.slug}>
                <Link href={routes.note(subject, topic.slug, subtopic.slug)}>
                  <span className="num">{subtopic.number}</span>
                  <span>{subtopic.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <TreeMarks treeId={TOPICS_ID} />
    </nav>
  )
}
