import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus, Topic } from '@/lib/catalogue/syllabus'
import { countSubtopics } from '@/lib/catalogue/syllabus-queries'
import { counted, STAGE_NAME } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import './toc.css'

function TopicList({ subject, topics }: { subject: Subject; topics: readonly Topic[] }) {
  return (
    <ol role="list">
      {topics.map(topic => (
        <li key={topic.number}>
          <Link href={routes.topic(subject, topic.slug)}>
            <span className="toc-n">{topic.number}</span>
            <span className="toc-name">{topic.title}</span>
            <span className="leader-dots" />
            <span className="toc-k">
              {topic.subtopics.length}
              <span className="vh"> sub-topics</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Splits a list in two columns of equal length, the first one longer. */
function halves<T>(items: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

/** Contents of a syllabus with leader dots: by stage for A Levels, in two columns for IGCSE. */
export function TopicContents({ subject, syllabus }: { subject: Subject; syllabus: Syllabus }) {
  const stages = (['AS', 'A2'] as const).filter(stage => syllabus.topics.some(topic => topic.stage === stage))
  if (stages.length === 0) {
    return (
      <div className="toc">
        {halves(syllabus.topics).map((topics, index) => (
          <TopicList key={index === 0 ? 'first' : 'second'} subject={subject} topics={topics} />
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
            <TopicList subject={subject} topics={topics} />
          </div>
        )
      })}
    </div>
  )
}
