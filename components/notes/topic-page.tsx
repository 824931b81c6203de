import { Crumbs } from '@/components/site/crumbs'
import { AheadLink } from '@/components/ui/ahead-link'
import { GoLink } from '@/components/ui/go-link'
import { Link } from '@/components/ui/link'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Syllabus, Topic } from '@/lib/catalogue/syllabus'
import { countPoints } from '@/lib/catalogue/syllabus-queries'
import { counted } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { Checklist } from './checklist'
import { FillLearned } from './fill-learned.client'
import { LearnedCount, LearnedPlace } from './learned-marks'
import { ReaderBar } from './reader-bar'
import { Doors } from './what-next'
import '@/components/catalogue/toc.css'
import './reader.css'
import '@/components/practice/places.css'

type Props = {
  subject: Subject
  syllabus: Syllabus
  topic: Topic
  /** of the finished notes, by sub-topic */
  minutes: ReadonlyMap<string, number>
  test: string | null
}

export function TopicPage({ subject, syllabus, topic, minutes, test }: Props) {
  const course = courseTitle(subject)
  const at = syllabus.topics.indexOf(topic)
  const before = syllabus.topics[at - 1]
  const after = syllabus.topics[at + 1]
  return (
    <>
      <ReaderBar
        back={{ href: routes.notes(subject), name: `${subject.name} notes` }}
        where={topic.title}
        contents="link"
      />
      <main id="main" className="reading" data-subject={subject.slug}>
        <Crumbs
          trail={[
            { name: 'Revision notes', href: routes.revisionNotes },
            { name: course, href: routes.notes(subject) },
            { name: topic.title, href: routes.topic(subject, topic.slug) },
          ]}
        />
        <p className="title-kicker">
          <span className="code">{subject.code}</span> Topic {topic.number}
        </p>
        <h1>{topic.title}</h1>
        <p className="title-lead">
          {counted(topic.subtopics.length, 'sub-topic')} of {course}, with the{' '}
          {counted(countPoints(topic), 'point')} that the syllabus asks for.
        </p>
        <nav className="toc" id="contents" aria-label="On this page" data-learned-group="">
          <p className="learned-line">
            <LearnedCount />
          </p>
          <ol role="list">
            {topic.subtopics.map(subtopic => (
              <li key={subtopic.slug}>
                <a href={`#${subtopic.slug}`}>
                  <span className="toc-n">{subtopic.number}</span>
                  <span className="toc-name">
                    <span>{subtopic.title}</span>
                  </span>
                  {minutes.has(subtopic.slug) && (
                    <LearnedPlace path={routes.note(subject, topic.slug, subtopic.slug)} />
                  )}
                  <span className="toc-k">
                    {minutes.has(subtopic.slug) ? `${minutes.get(subtopic.slug)} min` : 'checklist'}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {topic.subtopics.map(subtopic => (
          <section key={subtopic.slug} id={subtopic.slug} className="reading-part">
            <h2>
              <span className="num">{subtopic.number}</span>{' '}
              <AheadLink href={routes.note(subject, topic.slug, subtopic.slug)}>{subtopic.title}</AheadLink>
            </h2>
            <p className="reading-note">
              {minutes.has(subtopic.slug) ? (
                <GoLink href={routes.note(subject, topic.slug, subtopic.slug)} ahead>
                  {`Read the note, ${minutes.get(subtopic.slug)} min`}
                </GoLink>
              ) : (
                <span className="muted small">The note is being written. What it will cover:</span>
              )}
            </p>
            <Checklist points={subtopic.points} />
          </section>
        ))}
        <section className="reading-part" aria-labelledby="next-head">
          <h2 id="next-head">What next</h2>
          <Doors
            subject={subject}
            topic={topic}
            practice={null}
            cards={
              minutes.size > 0
                ? { href: routes.topicCards(subject, topic.slug), name: 'The cards of this topic' }
                : null
            }
            test={test}
          />
        </section>
        <nav className="reading-next" aria-label="Previous and next topic">
          {before && (
            <Link href={routes.topic(subject, before.slug)}>
              <span className="small muted">Previous topic</span> {before.title}
            </Link>
          )}
          {after && (
            <Link href={routes.topic(subject, after.slug)}>
              <span className="small muted">Next topic</span> {after.title}
            </Link>
          )}
        </nav>
        <FillLearned />
      </main>
    </>
  )
}
