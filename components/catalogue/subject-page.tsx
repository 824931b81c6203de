import { Faq } from '@/components/site/faq'
import { Facts, PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { AheadLink } from '@/components/ui/ahead-link'
import { ExternalLink } from '@/components/ui/external-link'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SubjectLink } from '@/components/ui/subject-link'
import type { SubjectProse } from '@/content/subjects/subject-prose'
import { findLevel, type Level } from '@/lib/catalogue/levels'
import { courseTitle, type Subject, subjectsOf } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { countPoints, countSubtopics } from '@/lib/catalogue/syllabus-queries'
import { counted, gradesText, yearsText } from '@/lib/catalogue/wording'
import type { CourseFacts } from '@/lib/content/site-facts'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { awardTables, ObjectivesTable, ThresholdsTable } from './grade-making'
import { HereToday } from './here-today'
import { LostMarks } from './lost-marks'
import { PapersTable } from './papers-table'
import { SubjectPicture } from './subject-picture'
import { ToolsOfTheExam } from './tools-of-the-exam'
import { TopicContents } from './topic-contents'
import './catalogue.css'

type Props = {
  subject: Subject
  syllabus: Syllabus
  prose: SubjectProse
  facts: CourseFacts
  /** addresses of the notes that are written */
  finished: ReadonlySet<string>
}

export function SubjectPage({ subject, syllabus, prose, facts, finished }: Props) {
  const level = findLevel(subject.level) as Level
  const tables = awardTables(syllabus)
  return (
    <main id="main" data-subject={subject.slug}>
      <div className="wrap">
        <PageTitle
          trail={[
            { name: level.name, href: routes.level(level.id) },
            { name: subject.name, href: routes.subject(subject) },
          ]}
          subject={subject}
          heading={courseTitle(subject)}
          lead={prose.lead}
          actions={
            <>
              <AheadLink className="btn btn-pen btn-big" href={routes.notes(subject)}>
                <Icon name="note" />
                Read the notes
              </AheadLink>
              <Link className="btn btn-big" href={routes.mocks(subject)}>
                <Icon name="paper" />
                {facts.mocks > 0 ? 'Papers and mock exams' : 'Papers and topic tests'}
              </Link>
              <Link className="btn btn-big" href={routes.deck(subject)}>
                Flashcards
              </Link>
            </>
          }
          aside={
            <div className="title-side">
              <SubjectPicture subject={subject} />
              <Facts
                facts={[
                  ['Syllabus', `${syllabus.code}, ${yearsText(syllabus.years)}`],
                  ['Topics', String(syllabus.topics.length)],
                  ['Sub-topics', String(countSubtopics(syllabus.topics))],
                  ['Points to know', String(countPoints(syllabus))],
                  ['Grades', gradesText(syllabus.grades)],
                ]}
              />
            </div>
          }
        />
        <HereToday subject={subject} syllabus={syllabus} facts={facts} />
        <Section
          id="papers"
          title="How it is examined"
          lead={prose.entryAdvice}
          more={<GoLink href={routes.mocks(subject)}>What each paper asks</GoLink>}
        >
          <PapersTable syllabus={syllabus} />
          <p className="table-note">
            Official papers and mark schemes are on a{' '}
            <ExternalLink href={publicEnv.pastPapersUrl}>separate site for past papers</ExternalLink>.
          </p>
        </Section>
        <Section
          id="topics"
          title="Topics"
          lead={`${counted(syllabus.topics.length, 'topic')}, ${prose.scope}. The end of a line says how many of its sub-topics have a note.`}
        >
          <TopicContents subject={subject} syllabus={syllabus} finished={finished} />
        </Section>
        <Section
          id="grade"
          title="How the grade is made"
          lead="What the marks are given for, and how many it took."
        >
          <ObjectivesTable syllabus={syllabus} />
          {syllabus.scalingNote && <p className="table-note">{syllabus.scalingNote}</p>}
          {tables.length > 0 && <ThresholdsTable tables={tables} />}
        </Section>
        <Section
          id="lost-marks"
          title="Where marks are lost"
          lead="Three habits that cost marks in every series."
        >
          <LostMarks items={prose.lostMarks} />
        </Section>
        <Section id="revise" title="How to revise it">
          <ol role="list" className="losses">
            {prose.howToRevise.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <ToolsOfTheExam syllabus={syllabus} />
        <Section id="questions" title="Questions">
          <Faq questions={prose.faq} />
        </Section>
        <Section id="others" title={`Other ${level.courseName} subjects`}>
          <ul role="list" className="rows">
            {subjectsOf(level.id)
              .filter(each => each.slug !== subject.slug)
              .map(each => (
                <li key={each.slug}>
                  <SubjectLink subject={each} href={routes.subject(each)} leader />
                </li>
              ))}
          </ul>
        </Section>
      </div>
    </main>
  )
}
