import { Faq } from '@/components/site/faq'
import { JsonLd } from '@/components/site/json-ld'
import { Facts, PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { LevelWords } from '@/content/pages/levels'
import type { Level } from '@/lib/catalogue/levels'
import { requireProse } from '@/lib/catalogue/subject-proses'
import { type Subject, subjectsOf } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { counted } from '@/lib/catalogue/wording'
import { type CourseFacts, hereToday, papersLinkText } from '@/lib/content/site-facts'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { PapersTable } from './papers-table'
import './catalogue.css'

function CourseRow({ subject, facts }: { subject: Subject; facts: CourseFacts }) {
  const { topics } = requireSyllabus(subject.level, subject.slug)
  return (
    <li className="course" data-subject={subject.slug}>
      <h3>
        <Icon name={subject.icon} />
        <Link href={routes.subject(subject)}>{subject.name}</Link>{' '}
        <span className="code">{subject.code}</span>
      </h3>
      <p>
        {counted(topics.length, 'topic')}, {requireProse(subject).scope}.
      </p>
      <p className="small muted">Here today: {hereToday(facts)}.</p>
      <div className="course-links">
        <GoLink href={routes.notes(subject)}>Revision notes</GoLink>
        <GoLink href={routes.mocks(subject)}>{papersLinkText(facts)}</GoLink>
      </div>
    </li>
  )
}

/** Course list for search engines: a summary of the subject pages below this one. */
function CourseList({ level, subjects }: { level: Level; subjects: readonly Subject[] }) {
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: subjects.map((subject, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Course',
            url: `${publicEnv.siteUrl}${routes.subject(subject)}`,
            name: `${level.courseName} ${subject.displayName}`,
            description: requireProse(subject).lead,
            courseCode: subject.code,
            isAccessibleForFree: true,
            inLanguage: 'en',
            provider: { '@type': 'Organization', name: publicEnv.productName, sameAs: publicEnv.siteUrl },
          },
        })),
      }}
    />
  )
}

type Props = { level: Level; words: LevelWords; factsOf: (subject: Subject) => CourseFacts }

export function LevelPage({ level, words, factsOf }: Props) {
  const subjects = subjectsOf(level.id)
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: level.name, href: routes.level(level.id) }]}
          heading={level.name}
          lead={words.lead}
          aside={
            <Facts
              facts={[
                ['Subjects', String(subjects.length)],
                ['Grades', level.grades],
                ['Exam series', words.series],
              ]}
            />
          }
        />
        <Section
          id="subjects"
          title="Subjects"
          lead="Open a subject for its papers and topics, or go straight to the notes."
        >
          <ul role="list" className="rows">
            {subjects.map(subject => (
              <CourseRow key={subject.slug} subject={subject} facts={factsOf(subject)} />
            ))}
          </ul>
        </Section>
        <Section id="papers" title="How it is examined" lead={words.examined}>
          {subjects.map((subject, index) => (
            <details key={subject.slug} className="fold" data-subject={subject.slug} open={index === 0}>
              <summary>
                <span className="fold-name">{subject.name}</span> <span className="code">{subject.code}</span>
              </summary>
              <PapersTable syllabus={requireSyllabus(subject.level, subject.slug)} />
            </details>
          ))}
        </Section>
        <Section id="choice" title={words.choice.title}>
          <div className="two">
            {words.choice.parts.map(part => (
              <div key={part.title}>
                <h3 data-subject={part.subject ?? undefined}>{part.title}</h3>
                <p>{part.text}</p>
              </div>
            ))}
          </div>
        </Section>
        <Section id="questions" title="Questions">
          <Faq questions={words.questions} />
        </Section>
      </div>
      <CourseList level={level} subjects={subjects} />
    </main>
  )
}
