import { ReportLink } from '@/components/reports/report-link.client'
import { Crumbs } from '@/components/site/crumbs'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { dayText } from '@/lib/blogs/post'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import type { SubtopicPlace } from '@/lib/catalogue/syllabus-queries'
import { yearsText } from '@/lib/catalogue/wording'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { Contents } from './contents.client'
import { LearnedButton } from './learned-button.client'
import { NoteBody } from './note-body.client'
import { NoteData } from './note-data'
import { NoteTools } from './note-tools.client'
import { Pager } from './pager'
import { CONTENTS_ID, ReaderBar } from './reader-bar'
import { WrittenText } from './written-text.client'
import './reader.css'
import './note.css'
import './glossary.css'

export type NoteProps = { subject: Subject; syllabus: Syllabus; place: SubtopicPlace; note: CompiledNote }

const TIERS = { core: 'Core', supplement: 'Supplement: Extended only', both: 'Core and Supplement' } as const
const STAGES = { AS: 'AS Level', A2: 'A Level' } as const

function NoteHead({ subject, syllabus, place: { topic, subtopic }, note }: NoteProps) {
  const audience = subtopic.tier ? TIERS[subtopic.tier] : subtopic.stage ? STAGES[subtopic.stage] : null
  return (
    <header className="note-head">
      <p className="note-topic">
        <span className="code">{subject.code}</span> {topic.title}
      </p>
      <h1>
        <span className="num">{subtopic.number}</span> {subtopic.title}
      </h1>
      <ul role="list" className="note-meta">
        {audience && <li>{audience}</li>}
        <li>
          <Icon name="clock" />
          {note.minutes} min
        </li>
        <li>Syllabus {yearsText(syllabus.years)}</li>
        <li>
          Checked <time dateTime={note.checked}>{dayText(note.checked)}</time>
        </li>
        <NoteTools title={subtopic.title} />
      </ul>
    </header>
  )
}

export function NotePage(props: NoteProps) {
  const { subject, syllabus, place, note } = props
  const { topic, subtopic } = place
  const course = courseTitle(subject)
  const path = routes.note(subject, topic.slug, subtopic.slug)
  return (
    <>
      <ReaderBar
        back={{ href: routes.topic(subject, topic.slug), name: topic.title }}
        where={`${subtopic.number} ${subtopic.title}`}
        contents="panel"
      />
      <div className="reader" data-subject={subject.slug}>
        <main id="main">
          <article className="note">
            <Crumbs
              trail={[
                { name: course, href: routes.notes(subject) },
                { name: topic.title, href: routes.topic(subject, topic.slug) },
                { name: subtopic.title, href: path },
              ]}
            />
            <NoteHead {...props} />
            <NoteBody>
              <WrittenText name={path} className="note-text" written={note.html} />
            </NoteBody>
            <footer className="note-end">
              <div className="btn-row">
                <LearnedButton />
                <Link className="btn" href={routes.tutorSupport}>
                  <Icon name="tutor" />
                  Ask a tutor about this
                </Link>
                <Link className="btn btn-quiet" href={routes.mocks(subject)}>
                  {subject.name} mock exams
                </Link>
              </div>
              <Pager subject={subject} syllabus={syllabus} place={place} />
              <p className="note-report">
                Something wrong on this page?{' '}
                <ReportLink about={{ kind: 'note', subject: path }} label="Report a problem" />
              </p>
            </footer>
            <p className="note-print">
              {publicEnv.productName}. {course} {subject.code}, note {subtopic.number}, syllabus{' '}
              {yearsText(syllabus.years)}. {publicEnv.siteUrl}
              {path}
            </p>
          </article>
        </main>
        <Contents id={CONTENTS_ID} sections={note.contents} />
      </div>
      <NoteData {...props} />
    </>
  )
}
