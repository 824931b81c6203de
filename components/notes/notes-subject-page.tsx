import { MathsSwitch } from '@/components/catalogue/maths-switch'
import { keepFacts } from '@/components/offline/keep-facts'
import { KeepSubject } from '@/components/offline/keep-subject.client'
import { Facts, PageTitle } from '@/components/site/page-title'
import { AheadLink } from '@/components/ui/ahead-link'
import { ExternalLink } from '@/components/ui/external-link'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Subtopic, Syllabus, Topic } from '@/lib/catalogue/syllabus'
import { countPoints, countSubtopics } from '@/lib/catalogue/syllabus-queries'
import { counted, STAGE_NAME, yearsText } from '@/lib/catalogue/wording'
import { writtenIn, writtenText } from '@/lib/notes/written'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { FillLearned } from './fill-learned.client'
import { LearnedCount, LearnedPlace } from './learned-marks'
import '@/components/catalogue/catalogue.css'
import '@/components/catalogue/toc.css'

type Props = {
  subject: Subject
  syllabus: Syllabus
  /** addresses of the notes that are written */
  finished: ReadonlySet<string>
  /** how many the glossary has */
  terms: number
}

const TIER_TAG = { supplement: 'Extended only', both: null, core: null } as const

type RowProps = { path: string; subtopic: Subtopic; finished: ReadonlySet<string> }

/** Only a finished note can be learned; the room of the tick is kept in every row alike. */
function NoteRow({ path, subtopic, finished }: RowProps) {
  const isWritten = finished.has(path)
  const Way = isWritten ? AheadLink : Link
  return (
    <Way className="topic-note topic-note-learned" href={path} data-written={isWritten || undefined}>
      <span className="num">{subtopic.number}</span>
      <span>
        {subtopic.title}
        {subtopic.tier && TIER_TAG[subtopic.tier] && <span className="tier"> {TIER_TAG[subtopic.tier]}</span>}
      </span>
      {isWritten ? <LearnedPlace path={path} /> : <span />}
      <span className="mins">{isWritten ? counted(countPoints(subtopic), 'point') : 'checklist only'}</span>
    </Way>
  )
}

type FoldProps = { subject: Subject; topic: Topic; open: boolean; finished: ReadonlySet<string> }

function TopicFold({ subject, topic, open, finished }: FoldProps) {
  const written = writtenIn(subject, topic, finished)
  return (
    <details
      className="topic"
      id={topic.slug}
      open={open}
      data-learned-group=""
      data-written={written > 0 || undefined}
    >
      <summary className="topic-row">
        <span className="topic-n">{topic.number}</span>
        <span className="topic-name">{topic.title}</span>
        <LearnedCount />
        <span className="topic-count">{writtenText(written, topic.subtopics.length)}</span>
        <Icon name="down" />
      </summary>
      <ul role="list" className="topic-notes">
        {topic.subtopics.map(subtopic => (
          <li key={subtopic.slug}>
            <NoteRow
              path={routes.note(subject, topic.slug, subtopic.slug)}
              subtopic={subtopic}
              finished={finished}
            />
          </li>
        ))}
        <li>
          <GoLink href={routes.topic(subject, topic.slug)} ahead>
            The whole topic on one page
          </GoLink>
        </li>
      </ul>
    </details>
  )
}

function Tree({ subject, syllabus, finished }: Omit<Props, 'terms'>) {
  const stages = (['AS', 'A2'] as const).filter(stage => syllabus.topics.some(topic => topic.stage === stage))
  const groups =
    stages.length === 0
      ? [{ name: 'Topics', topics: syllabus.topics }]
      : stages.map(stage => ({
          name: STAGE_NAME[stage],
          topics: syllabus.topics.filter(topic => topic.stage === stage),
        }))
  const first = syllabus.topics.find(topic => writtenIn(subject, topic, finished) > 0) ?? syllabus.topics[0]
  const subtopics = countSubtopics(syllabus.topics)
  return (
    <div className="tree" data-learned-group="">
      <p className="learned-line">
        <LearnedCount />
      </p>
      {finished.size < subtopics && (
        <label className="written-only">
          <input type="checkbox" /> Only what has a note ({finished.size} of {subtopics})
        </label>
      )}
      {groups.map(group => (
        <section key={group.name} aria-label={group.name}>
          <h2>
            {group.name} <small>{counted(group.topics.length, 'topic')}</small>
          </h2>
          {group.topics.map(topic => (
            <TopicFold
              key={topic.number}
              subject={subject}
              topic={topic}
              open={topic === first}
              finished={finished}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

export function NotesSubjectPage({ subject, syllabus, finished, terms }: Props) {
  return (
    <main id="main" data-subject={subject.slug}>
      <div className="wrap">
        <MathsSwitch section="notes" subject={subject} />
        <PageTitle
          trail={[
            { name: 'Revision notes', href: routes.revisionNotes },
            { name: courseTitle(subject), href: routes.notes(subject) },
          ]}
          subject={subject}
          heading={`${courseTitle(subject)} revision notes`}
          lead={`The whole syllabus ${syllabus.code} for ${yearsText(syllabus.years)}: open a topic, choose a sub-topic, and check what you can do.`}
          aside={
            <Facts
              facts={[
                ['Topics', String(syllabus.topics.length)],
                ['Sub-topics', String(countSubtopics(syllabus.topics))],
                ['Points to know', String(countPoints(syllabus))],
              ]}
            />
          }
        />
        <div className="study study-plain">
          <Tree subject={subject} syllabus={syllabus} finished={finished} />
          <aside aria-label="Next to the notes">
            <div className="panel">
              <h2>Without a connection</h2>
              <KeepSubject subject={keepFacts(subject)} />
              <GoLink href={routes.offline}>What is kept on this device</GoLink>
            </div>
            <div className="panel">
              <h2>The papers</h2>
              <p>What each paper asks, how long it takes and what it counts for.</p>
              <GoLink href={routes.mocks(subject)}>{subject.name} papers</GoLink>
            </div>
            <div className="panel">
              <h2>Flashcards</h2>
              <p>Key terms and formulas, brought back before you forget them.</p>
              <GoLink href={routes.deck(subject)}>{subject.name} flashcards</GoLink>
            </div>
            {terms > 0 && (
              <div className="panel">
                <h2>Glossary</h2>
                <p>{counted(terms, 'term')}, each with the definition that an examiner accepts.</p>
                <GoLink href={routes.glossary(subject)}>{subject.name} glossary</GoLink>
              </div>
            )}
            <div className="panel">
              <h2>The course</h2>
              <p>Assessment objectives, formulas, command words and where marks are lost.</p>
              <GoLink href={routes.subject(subject)}>{courseTitle(subject)}</GoLink>
            </div>
            <div className="panel">
              <h2>Past papers</h2>
              <p>Official papers and mark schemes are on a separate site.</p>
              <ExternalLink className="go" href={publicEnv.pastPapersUrl}>
                Past papers <Icon name="out" />
              </ExternalLink>
            </div>
          </aside>
        </div>
      </div>
      <FillLearned />
    </main>
  )
}
