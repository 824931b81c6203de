import { NoteWork } from '@/components/practice/note-work.client'
import { ReportLink } from '@/components/reports/report-link.client'
import { Crumbs } from '@/components/site/crumbs'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { dayText } from '@/lib/blogs/post'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import type { SubtopicPlace } from '@/lib/catalogue/syllabus-queries'
import { STAGE_NAME, yearsText } from '@/lib/catalogue/wording'
import type { CompiledNote } from '@/lib/notes/compiled-note'
import type { PracticeLevel } from '@/lib/practice/levels'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { Contents } from './contents.client'
import { LearnedButton } from './learned-button.client'
import { NoteBody } from './note-body.client'
import { NoteData } from './note-data'
import { NoteTools } from './note-tools.client'
import { Pager } from './pager'
import { CONTENTS_ID, ReaderBar } from './reader-bar'
import { Doors } from './what-next'
import { WrittenText } from './written-text.client'
import './reader.css'
import './note.css'
import './glossary.css'
import '@/components/practice/places.css'

export type NoteProps = {
  subject: Subject
  syllabus: Syllabus
  place: SubtopicPlace
  note: CompiledNote
  /** At which the sub-topic can be practised. */
  levels: readonly PracticeLevel[]
  /** The test of its topic. */
  test: string | null
}

const TIERS = { core: 'Core', supplement: 'Supplement: Extended only', both: 'Core and Supplement' } as const

function NoteHead({ subject, syllabus, place: { topic, subtopic }, note }: NoteProps) {
  const audience = subtopic.tier ? TIERS[subtopic.tier] : subtopic.stage ? STAGE_NAME[subtopic.stage] : null
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
  const { subject, syllabus, place, note, levels, test } = props
  const { topic, subtopic } = place
  const practice = { level: subject.level, slug: subject.slug, subtopic: subtopic.number }
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
            {levels.length > 0 && (
              <section className="five" id="five" aria-labelledby="five-head">
                <h2 id="five-head">Five on this</h2>
                <p>Fresh numbers each time, and what you have not met comes first.</p>
                <div className="five-here" />
              </section>
            )}
            <NoteWork key={path} place={practice} levels={levels} />
            <footer className="note-end">
              <h2>What next</h2>
              <LearnedButton />
              <Doors
                subject={subject}
                topic={topic}
                practice={levels.length > 0 ? { href: '#five', name: 'Five questions on this' } : null}
                cards={{
                  href: routes.noteCards(subject, topic.slug, subtopic.slug),
                  name: 'The cards of this note',
                }}
                test={test}
              />
              <Pager subject={subject} syllabus={syllabus} place={place} />
              <p className="note-report">
                Last changed on <time dateTime={note.updated}>{dayText(note.updated)}</time>, checked on{' '}
                <time dateTime={note.checked}>{dayText(note.checked)}</time> by a second reader of{' '}
                {publicEnv.productName}: every point of the syllabus, every number worked out again.{' '}
                <Link href={routes.about}>How notes and questions are made</Link>
              </p>
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
