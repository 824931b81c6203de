import { FormulaTable } from '@/components/catalogue/formula-table'
import { Crumbs } from '@/components/site/crumbs'
import { JsonLd } from '@/components/site/json-ld'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { findLevel } from '@/lib/catalogue/levels'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { nearestPlace, type SubtopicPlace, subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { AwaitButton } from './await-button.client'
import { Checklist } from './checklist'
import { NextNoteLink } from './next-note-link.client'
import { ReaderBar } from './reader-bar'
import './reader.css'

type Props = {
  subject: Subject
  syllabus: Syllabus
  place: SubtopicPlace
  /** addresses of the notes that are written */
  finished: ReadonlySet<string>
}

/** A sub-topic whose note is not written yet: its syllabus checklist, and the plain statement that it is. */
export function SubtopicPage({ subject, syllabus, place, finished }: Props) {
  const { topic, subtopic } = place
  const pathOf = (each: SubtopicPlace) => routes.note(subject, each.topic.slug, each.subtopic.slug)
  const nearest = nearestPlace(syllabus, place, each => finished.has(pathOf(each)))
  const formulae = syllabus.formulae.filter(each => each.subtopicNumbers.includes(subtopic.number))
  const course = courseTitle(subject)
  const order = subtopicsInOrder(syllabus)
  const at = order.findIndex(each => each.subtopic === subtopic)
  const neighbours = [
    { name: 'Previous', place: order[at - 1], as: Link },
    { name: 'Next', place: order[at + 1], as: NextNoteLink },
  ]
  const path = pathOf(place)
  return (
    <>
      <ReaderBar
        back={{ href: routes.topic(subject, topic.slug), name: topic.title }}
        where={`${subtopic.number} ${subtopic.title}`}
        contents="link"
      />
      <main id="main" className="reading" data-subject={subject.slug}>
        <Crumbs
          trail={[
            { name: course, href: routes.notes(subject) },
            { name: topic.title, href: routes.topic(subject, topic.slug) },
            { name: subtopic.title, href: path },
          ]}
        />
        <p className="title-kicker">
          <span className="code">{subject.code}</span> {subtopic.number}
        </p>
        <h1>{subtopic.title}</h1>
        <div className="notice">
          <Icon name="pencil" />
          <b>This note is being written</b>
          <p>
            Until it is finished, this is the checklist of the syllabus: what you must be able to do here.
          </p>
          {nearest && (
            <GoLink
              href={pathOf(nearest)}
            >{`The nearest note that is written: ${nearest.subtopic.number} ${nearest.subtopic.title}`}</GoLink>
          )}
          <AwaitButton />
          <p id="await-how" className="small muted needs-scripts">
            Your Learning Hub will say so as soon as it is written.
          </p>
        </div>
        <section className="reading-part" id="contents" aria-labelledby="checklist-head">
          <h2 id="checklist-head">You should be able to do this</h2>
          <Checklist points={subtopic.points} />
        </section>
        {formulae.length > 0 && (
          <section className="reading-part" aria-labelledby="formulae-head">
            <h2 id="formulae-head">The formulas of this sub-topic</h2>
            <FormulaTable formulae={formulae} />
          </section>
        )}
        <nav className="reading-next" aria-label="Previous and next note">
          {neighbours.map(
            ({ name, place, as: To }) =>
              place && (
                <To key={name} href={pathOf(place)}>
                  <span className="small muted">{name}</span> {place.subtopic.number} {place.subtopic.title}
                </To>
              ),
          )}
        </nav>
      </main>
      <JsonLd
        data={{
          '@type': 'LearningResource',
          name: `${subtopic.title}, ${course} ${subject.code}`,
          url: `${publicEnv.siteUrl}${path}`,
          learningResourceType: 'syllabus checklist',
          educationalLevel: findLevel(subject.level)?.courseName ?? '',
          teaches: subtopic.title,
          inLanguage: 'en',
          isAccessibleForFree: true,
        }}
      />
    </>
  )
}
