'use client'

import { useEffect, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { counted } from '@/lib/catalogue/wording'
import { keepEntries } from '@/lib/client/study/study-store'
import { routes } from '@/lib/routes'
import { courseOf, type StudySubject } from '@/lib/study/catalogue'
import { followChanges } from '@/lib/study/followed'
import type { Hub } from '@/lib/study/hub'
import { type Coverage, coverageOf, type TopicCoverage } from '@/lib/study/standing'
import { Bar } from './bar'
import { SubjectBoxes } from './subject-boxes'

function Chooser({ hub }: { hub: Hub }) {
  // What was pressed shows at once; the store, which takes a moment, has the last word.
  const [followed, setFollowed] = useState<ReadonlySet<string>>(() => new Set(hub.followed.map(courseOf)))
  useEffect(() => setFollowed(new Set(hub.followed.map(courseOf))), [hub.followed])
  function toggle(subject: StudySubject) {
    const course = courseOf(subject)
    void keepEntries(followChanges(followed, course, !followed.has(course)))
    const next = new Set(followed)
    if (!next.delete(course)) next.add(course)
    setFollowed(next)
  }
  return (
    <details className="fold" open={hub.followed.length === 0}>
      <summary>
        <span className="fold-name">Choose your subjects</span>
        <span className="small muted num">{counted(followed.size, 'subject')}</span>
      </summary>
      <SubjectBoxes catalogue={hub.catalogue} chosen={followed} onToggle={toggle} fact={({ code }) => code} />
    </details>
  )
}

function testsText({ testsTaken, bestTest, topic }: TopicCoverage): string {
  if (!topic.test) return ''
  if (testsTaken === 0) return 'test not taken'
  return `${counted(testsTaken, 'test')}${bestTest === null ? '' : `, best ${bestTest}%`}`
}

function TopicRow({ subject, each }: { subject: StudySubject; each: TopicCoverage }) {
  const { topic, learned, of } = each
  return (
    <li className="measure-row">
      <a className="measure-name" href={routes.topic(subject, topic.slug)}>
        {topic.number} {topic.title}
      </a>
      <Bar value={learned} of={of} />
      <span className="measure-count num">
        {of === 0 ? 'no note yet' : `${learned} of ${counted(of, 'note')}`}
        {topic.test && <small>{testsText(each)}</small>}
      </span>
    </li>
  )
}

function CoverageTable({ name, coverage }: { name: string; coverage: Coverage }) {
  return (
    <details className="fold">
      <summary>
        <span className="fold-name">As a table</span>
      </summary>
      <table className="table">
        <caption className="vh">{name}: notes learned and topic tests taken by topic</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col" className="r">
              Learned
            </th>
            <th scope="col" className="r">
              Notes
            </th>
            <th scope="col" className="r">
              Tests
            </th>
          </tr>
        </thead>
        <tbody>
          {coverage.topics.map(({ topic, learned, of, testsTaken }) => (
            <tr key={topic.slug}>
              <th scope="row">
                {topic.number} {topic.title}
              </th>
              <td className="r">{learned}</td>
              <td className="r">{of}</td>
              <td className="r">{testsTaken}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function SubjectCoverage({ hub, subject }: { hub: Hub; subject: StudySubject }) {
  const coverage = coverageOf(subject, hub.learned, hub.attempts)
  const id = `subject-${subject.level}-${subject.slug}`
  return (
    <section className="hub-block" aria-labelledby={id} data-subject={subject.slug}>
      <div className="hub-head">
        <h2 id={id} className="with-icon">
          <Icon name={subject.slug} /> {subject.name} <span className="code">{subject.code}</span>
        </h2>
        <span className="small muted num">
          {coverage.learned} of {counted(coverage.of, 'note')} learned
          {coverage.testsTaken > 0 && `, ${counted(coverage.testsTaken, 'topic test')} taken`}
        </span>
      </div>
      <ul role="list" className="measures">
        {coverage.topics.map(each => (
          <TopicRow key={each.topic.slug} subject={subject} each={each} />
        ))}
      </ul>
      <CoverageTable name={subject.name} coverage={coverage} />
      <div className="btn-row subject-go">
        <GoLink href={routes.notes(subject)}>Notes</GoLink>
        <GoLink href={routes.mocks(subject)}>Mock exams and topic tests</GoLink>
      </div>
    </section>
  )
}

/** Which subjects, and how much of each syllabus is learned, topic by topic. */
export function SubjectsPart({ hub }: { hub: Hub }) {
  return (
    <div className="hub-list">
      <Chooser hub={hub} />
      {hub.followed.map(subject => (
        <SubjectCoverage key={courseOf(subject)} hub={hub} subject={subject} />
      ))}
    </div>
  )
}
