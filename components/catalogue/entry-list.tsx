import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LEVELS } from '@/lib/catalogue/levels'
import { type Subject, subjectsOf } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { counted } from '@/lib/catalogue/wording'
import { type CourseFacts, hereToday, toSitText } from '@/lib/content/site-facts'
import { listEntry, routes } from '@/lib/routes'
import './catalogue.css'

type SectionKind = 'notes' | 'mocks'

const WORDS = {
  notes: {
    heading: 'Revision notes',
    path: routes.revisionNotes,
    lead: 'Every syllabus topic by topic, with each point you have to know. Choose your subject.',
    levelLead: {
      igcse: 'Points for Extended candidates are marked.',
      alevels: 'AS topics come first in every subject.',
    },
  },
  mocks: {
    heading: 'Mock exams',
    path: routes.mockExams,
    lead: 'What each paper asks, how long it takes and what it counts for. Choose your subject.',
    levelLead: {
      igcse: 'Core, Extended and practical papers.',
      alevels: 'AS papers first, then those of the full A Level.',
    },
  },
} as const

/** What of the list is here today, and else what it holds meanwhile. */
function hereText(kind: SectionKind, { notes, mocks, topicTests }: CourseFacts): string {
  const here =
    kind === 'notes'
      ? hereToday({ notes, mocks: 0, topicTests: 0, cards: 0 })
      : hereToday({ notes: 0, mocks, topicTests, cards: 0 })
  const meanwhile = kind === 'notes' ? 'the syllabus as a checklist' : 'past papers against the clock'
  return `Here today: ${here || meanwhile}`
}

type EntryProps = { kind: SectionKind; subject: Subject; facts: CourseFacts }

function Entry({ kind, subject, facts }: EntryProps) {
  const { topics, papers } = requireSyllabus(subject.level, subject.slug)
  const count = kind === 'notes' ? counted(topics.length, 'topic') : toSitText(facts, papers.length)
  const below =
    kind === 'notes'
      ? topics.map(topic => topic.title)
      : papers.map(paper => `Paper ${paper.number} ${paper.name}`)
  return (
    <li>
      <Link className="entry" data-subject={subject.slug} href={listEntry(kind, subject)}>
        <span className="entry-line">
          <Icon name={subject.icon} />
          <span className="entry-name">{subject.name}</span>
          <span className="leader-dots" />
          <span className="entry-k">{count}</span>
          <span className="code">{subject.code}</span>
        </span>
        <span className="entry-topics">{below.join(', ')}</span>
        <span className="entry-here">{hereText(kind, facts)}</span>
      </Link>
    </li>
  )
}

type EntryListProps = { kind: SectionKind; factsOf: (subject: Subject) => CourseFacts }

/** /revision-notes and /mock-exam: both levels on one page, with a switch that jumps between them. */
export function EntryListPage({ kind, factsOf }: EntryListProps) {
  const words = WORDS[kind]
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: words.heading, href: words.path }]}
          heading={words.heading}
          lead={words.lead}
          aside={
            <nav className="switch" aria-label="Jump to level">
              {LEVELS.map(level => (
                <a key={level.id} href={`#${level.id}`}>
                  {level.name}
                </a>
              ))}
            </nav>
          }
        />
        {LEVELS.map(level => (
          <Section key={level.id} id={level.id} title={level.name} lead={words.levelLead[level.id]}>
            <ul role="list" className="rows">
              {subjectsOf(level.id).map(subject => (
                <Entry key={subject.slug} kind={kind} subject={subject} facts={factsOf(subject)} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </main>
  )
}
