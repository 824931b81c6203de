import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { courseTitle, findSubject } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import { spokenTime } from '@/lib/client/exams/exam-clock'
import { attemptName } from '@/lib/client/exams/names'
import type { StudyAttempt } from '@/lib/contracts/study'
import { routes } from '@/lib/routes'
import type { Hub } from '@/lib/study/hub'
import { ArrivedNotes } from './arrived-notes.client'

function OpenPaper({ attempt, now }: { attempt: StudyAttempt; now: Date }) {
  const subject = findSubject(attempt.level, attempt.subject)
  if (!subject) return null
  const leftMs = attempt.deadlineAt === null ? null : Date.parse(attempt.deadlineAt) - now.getTime()
  return (
    <section className="next sheet" aria-labelledby="open-head" data-subject={subject.slug}>
      <div>
        <p className="title-kicker">
          <Icon name="clock" />
          {leftMs === null
            ? 'Open, no time limit'
            : `${spokenTime(Math.ceil(leftMs / 60_000) * 60_000)} left`}
        </p>
        <h2 id="open-head">{attemptName(attempt)}</h2>
        <p>
          {courseTitle(subject)}. {attempt.answered} of {counted(attempt.parts, 'part')} answered.
        </p>
      </div>
      <Link className="btn btn-pen btn-big" href={routes.sit(subject, attempt.attemptId)}>
        Resume the paper
      </Link>
    </section>
  )
}

/** The first note of the first subject, for who has not begun. */
function FirstNote({ hub }: { hub: Hub }) {
  const subject = hub.followed[0]
  const topic = subject?.topics.find(({ subtopics }) => subtopics.some(({ minutes }) => minutes !== null))
  const note = topic?.subtopics.find(({ minutes }) => minutes !== null)
  if (!subject || !topic || !note) {
    return (
      <section className="next sheet" aria-labelledby="next-head">
        <div>
          <h2 id="next-head">Start with a subject</h2>
          <p>Choose what you study, and the hub fills itself.</p>
        </div>
        <Link className="btn btn-pen btn-big" href={routes.hubSubjects}>
          Choose subjects
        </Link>
      </section>
    )
  }
  return (
    <section className="next sheet" aria-labelledby="next-head" data-subject={subject.slug}>
      <div>
        <p className="title-kicker">
          <Icon name={subject.slug} />
          <span className="code">{subject.code}</span> {topic.title}
        </p>
        <h2 id="next-head">
          Start with a note: {note.number} {note.title}
        </h2>
        <p>
          About {counted(note.minutes ?? 1, 'minute')}. Mark it as learned at the end, and it counts here.
        </p>
      </div>
      <Link className="btn btn-pen btn-big" href={routes.note(subject, topic.slug, note.slug)}>
        Open the note
      </Link>
    </section>
  )
}

function CarryOn({ carryOn }: { carryOn: NonNullable<Hub['carryOn']> }) {
  const { subject, topic, subtopic, place, href, isNext } = carryOn
  return (
    <section className="next sheet" aria-labelledby="next-head" data-subject={subject.slug}>
      <div>
        <p className="title-kicker">
          <Icon name={subject.slug} />
          <span className="code">{subject.code}</span> {topic.title}
        </p>
        <h2 id="next-head">
          {subtopic.number} {subtopic.title}
        </h2>
        <p>
          {isNext
            ? `Next after the note that you learned last. About ${counted(subtopic.minutes ?? 1, 'minute')}.`
            : place
              ? `You stopped at “${place.text}”.`
              : 'You were reading this note.'}
        </p>
      </div>
      <Link className="btn btn-pen btn-big" href={place ? `${href}#${place.id}` : href}>
        {isNext ? 'Open the next note' : 'Carry on'} <Icon name="arrow" />
      </Link>
    </section>
  )
}

/** Continue where you left: a paper whose time runs comes first. */
export function NextCards({ hub }: { hub: Hub }) {
  const open = hub.open[0]
  return (
    <div className="hub-next">
      {open && <OpenPaper attempt={open} now={hub.now} />}
      <ArrivedNotes hub={hub} />
      {hub.carryOn ? <CarryOn carryOn={hub.carryOn} /> : <FirstNote hub={hub} />}
    </div>
  )
}
