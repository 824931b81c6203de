import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import { courseOf, type StudySubject } from '@/lib/study/catalogue'
import type { Hub } from '@/lib/study/hub'
import {
  MARKS_MIN,
  marksByTopic,
  STRONG_PERCENT,
  type Standing,
  type TopicMarks,
  WEAK_PERCENT,
} from '@/lib/study/standing'
import { Bar } from './bar'

const STANDING_NAME: Record<Standing, string> = {
  unknown: 'not enough yet',
  weak: 'weak',
  steady: 'on the way',
  strong: 'strong',
}
const STANDING_LOOK = {
  unknown: ['tag muted', null],
  weak: ['tag is-bad', 'alert'],
  steady: ['tag', null],
  strong: ['tag is-good', 'tick'],
} as const

function StandingTag({ standing }: { standing: Standing }) {
  const [look, icon] = STANDING_LOOK[standing]
  return (
    <span className={look}>
      {icon && <Icon name={icon} />}
      {STANDING_NAME[standing]}
    </span>
  )
}

function ReadFirst({ subject, each }: { subject: StudySubject; each: TopicMarks }) {
  const { topic, readFirst } = each
  return (
    <span className="measure-go">
      {readFirst ? (
        <GoLink href={routes.note(subject, topic.slug, readFirst.slug)}>
          Read {readFirst.number} {readFirst.title}
        </GoLink>
      ) : (
        <GoLink href={routes.topic(subject, topic.slug)}>Read the topic</GoLink>
      )}
      {topic.test && (
        <GoLink href={routes.topicTest(subject, topic.test.paperId)}>Topic test: {topic.title}</GoLink>
      )}
    </span>
  )
}

function TopicRow({ subject, each }: { subject: StudySubject; each: TopicMarks }) {
  const { topic, earned, available, standing } = each
  return (
    <li className="measure-row">
      <span className="measure-name">
        {topic.number} {topic.title}
      </span>
      <Bar value={earned} of={available} />
      <span className="measure-count num">
        {earned} of {available} <small>marks</small>
        <StandingTag standing={standing} />
      </span>
      {standing === 'weak' && <ReadFirst subject={subject} each={each} />}
    </li>
  )
}

function MarksTable({ name, topics }: { name: string; topics: readonly TopicMarks[] }) {
  return (
    <details className="fold">
      <summary>
        <span className="fold-name">As a table</span>
      </summary>
      <table className="table">
        <caption className="vh">{name}: marks by topic</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col" className="r">
              Earned
            </th>
            <th scope="col" className="r">
              Out of
            </th>
            <th scope="col" className="r">
              Standing
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, earned, available, standing }) => (
            <tr key={topic.slug}>
              <th scope="row">
                {topic.number} {topic.title}
              </th>
              <td className="r">{earned}</td>
              <td className="r">{available}</td>
              <td className="r">{STANDING_NAME[standing]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Weak ones first, then what is not known well enough, as the next hour should go. */
const ORDER: readonly Standing[] = ['weak', 'steady', 'strong', 'unknown']

function SubjectStrengths({ subject, topics }: { subject: StudySubject; topics: readonly TopicMarks[] }) {
  const sorted = topics.toSorted((one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing))
  return (
    <div className="strengths" data-subject={subject.slug}>
      <h3 className="with-icon">
        <Icon name={subject.slug} /> {subject.name}
      </h3>
      <ul role="list" className="measures">
        {sorted.map(each => (
          <TopicRow key={each.topic.slug} subject={subject} each={each} />
        ))}
      </ul>
      <MarksTable name={subject.name} topics={topics} />
    </div>
  )
}

/** Marks earned of those that could be earned, over all papers handed in. */
export function Strengths({ hub }: { hub: Hub }) {
  const examined = hub.catalogue
    .map(subject => ({
      subject,
      topics: marksByTopic(subject, hub.marks).filter(({ available }) => available > 0),
    }))
    .filter(({ topics }) => topics.length > 0)
  if (examined.length === 0) {
    return (
      <p>
        Not enough yet. Hand in a paper or answer questions in a note, and the marks are added up here by
        topic. A topic needs {MARKS_MIN} marks before it says anything.
      </p>
    )
  }
  return (
    <>
      <p className="rule-text">
        All marks of the papers you handed in, and of your latest answer to each question in the notes; blank
        answers count as lost. With fewer than {MARKS_MIN} marks a topic says nothing yet. Below{' '}
        {WEAK_PERCENT}% it is weak, from {STRONG_PERCENT}% strong.
      </p>
      {examined.map(({ subject, topics }) => (
        <SubjectStrengths key={courseOf(subject)} subject={subject} topics={topics} />
      ))}
    </>
  )
}
