import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus, Topic } from '@/lib/catalogue/syllabus'
import { countSubtopics } from '@/lib/catalogue/syllabus-queries'
import { counted, STAGE_NAME } from '@/lib/catalogue/wording'
import { writtenIn, writtenText } from '@/lib/notes/written'
import { routes } from '@/lib/routes'
import './toc.css'

type ListProps = { subject: Subject; topics: readonly Topic[]; finished: ReadonlySet<string> }

function TopicList({ subject, topics, finished }: ListProps) {
  return (
    <ol role="list">
      {topics.map(topic => {
        const written = writtenIn(subject, topic, finished)
        return (
          <li key={topic.number}>
            <Link href={routes.topic(subject, topic.slug)} data-unwritten={written === 0 || undefined}>
              <span className="toc-n">{topic.number}</span>
              <span className="toc-name">
                <span>{topic.title}</span>
              </span>
              <span className="toc-k">{writtenText(written, topic.subtopics.length)}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

/** Splits a list in two columns of equal length, the first one longer. */
function halves<T>(items: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

type Props = {
  subject: Subject
  syllabus: Syllabus
  /** addresses of the notes that are written */
  finished: ReadonlySet<string>
}

/** Contents of a syllabus with leader dots: by stage for A Levels, in two columns for IGCSE. */
export function TopicContents({ subject, syllabus, finished }: Props) {
  const stages = (['AS', 'A2'] as const).filter(stage => syllabus.topics.some(topic => topic.stage === stage))
  if (stages.length === 0) {
    return (
      <div className="toc">
        {halves(syllabus.topics).map((topics, index) => (
          <TopicList
            key={index === 0 ? 'first' : 'second'}
            subject={subject}
            topics={topics}
            finished={finished}
          />
        ))}
      </div>
    )
  }
  return (
    <div className="toc">
      {stages.map(stage => {
        const topics = syllabus.topics.filter(topic => topic.stage === stage)
        return (
          <div key={stage}>
            <h3>
              {STAGE_NAME[stage]} <small>{counted(countSubtopics(topics), 'sub-topic')}</small>
            </h3>
            <TopicList subject={subject} topics={topics} finished={finished} />
          </div>
        )
      })}
    </div>
  )
}
