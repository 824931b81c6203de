import { MathsSwitch } from '@/components/catalogue/maths-switch'
import { PageTitle } from '@/components/site/page-title'
import { ExternalLink } from '@/components/ui/external-link'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Marks } from '@/components/ui/marks'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Paper, Syllabus } from '@/lib/catalogue/syllabus'
import { counted, durationText, TIER_NAME } from '@/lib/catalogue/wording'
import type { LedgerEntry } from '@/lib/exams/ledger'
import { codeOf } from '@/lib/exams/paper-code'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { PaperNumber } from './given/paper-number.client'
import { Checks, HowChecked } from './list/checks'
import { CorrectedMocks } from './list/corrected-mocks.client'
import { MockRows } from './list/mock-rows.client'
import { offerOfPaper, offersOf, topicTests } from './list/offers'
import type { OfferSubject, PaperOffer } from './list/paper-offer'
import { ResumeCard } from './list/resume-card.client'
import '@/components/catalogue/catalogue.css'
import './given/given.css'
import './list/list.css'

function questionsText({ structure }: Paper): string | null {
  if (structure.questionCount !== null) return counted(structure.questionCount, 'question')
  const range = structure.typical.questionCount
  if (range === null) return null
  if (range.max === null) return `${range.min} or more questions`
  return range.min === range.max
    ? counted(range.min, 'question')
    : `usually ${range.min} to ${range.max} questions`
}

function shareText(paper: Paper): string {
  const names = { all: 'of the grade', as: 'of AS', a: 'of A Level' } as const
  return paper.weights.map(weight => `${weight.percent}% ${names[weight.scope]}`).join(', ')
}

/** Seconds a candidate has for each mark, the pace to practise at. */
function paceText(paper: Paper): string {
  const seconds = Math.round((paper.durationMinutes * 60) / paper.marks)
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return `about ${[minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')} for each mark`
}

/** Who sits one after another wants to know when something comes again. */
function apartText(apart: number): string {
  if (apart > 1) return `No question comes twice in mocks 1 to ${apart}.`
  return 'Few questions so far: a second mock asks some again, with other numbers.'
}

type EntryProps = {
  paper: Paper
  syllabus: Syllabus
  subject: OfferSubject
  offer: PaperOffer | null
  checks: LedgerEntry | undefined
}

function PaperEntry({ paper, syllabus, subject, offer, checks }: EntryProps) {
  const topics = syllabus.topics.filter(topic => paper.topicNumbers.includes(topic.number))
  const facts = [
    questionsText(paper),
    paper.calculator ? 'calculator allowed' : 'no calculator',
    shareText(paper),
    paceText(paper),
  ]
  return (
    <article className="paper-entry" id={`paper-${paper.number}`}>
      <h2>
        Paper {paper.number}, {paper.name}{' '}
        <small>
          {durationText(paper.durationMinutes)} <Marks count={paper.marks} />
        </small>
      </h2>
      <p className="paper-meta">
        {paper.tier && <span>{TIER_NAME[paper.tier]}</span>}
        {paper.stage && <span>{paper.stage === 'AS' ? 'AS Level' : 'A Level'}</span>}
        {facts.map(fact => fact && <span key={fact}>{fact}</span>)}
      </p>
      <p>{paper.notes}</p>
      {paper.structure.sections.length > 0 && (
        <ul>
          {paper.structure.sections.map(section => (
            <li key={section.id}>
              Section {section.id}, {counted(section.marks, 'mark')}: {section.choice}
              {section.parts && `; ${section.parts}`}
            </li>
          ))}
        </ul>
      )}
      {topics.length > 0 && topics.length < syllabus.topics.length && (
        <p className="small muted">
          Topics {topics[0]?.number} to {topics[topics.length - 1]?.number}: {topics[0]?.title} to{' '}
          {topics[topics.length - 1]?.title}.
        </p>
      )}
      {offer && <MockRows subject={subject} offer={offer} />}
      {offer && checks && <p className="small muted">{apartText(checks.apart)}</p>}
      {checks && <Checks entry={checks} />}
    </article>
  )
}

type TestProps = { subject: OfferSubject; offer: PaperOffer; checks: LedgerEntry | undefined }

function TopicTest({ subject, offer, checks }: TestProps) {
  return (
    <article className="paper-entry" id={offer.paperId}>
      <h2>
        {offer.title}{' '}
        <small>
          {durationText(offer.durationMinutes)} <Marks count={offer.totalMarks} />
        </small>
      </h2>
      <p className="paper-meta">
        <span>{offer.component}</span>
        <span>our own length, for one sitting after class</span>
      </p>
      <MockRows subject={subject} offer={offer} />
      {checks && <p className="small muted">{apartText(checks.apart)}</p>}
      {checks && <Checks entry={checks} />}
    </article>
  )
}

/** Only what can be sat is promised. */
function Practise({ subject, offers }: { subject: Subject; offers: readonly PaperOffer[] }) {
  const pastPapers = (
    <ExternalLink className="go" href={publicEnv.pastPapersUrl}>
      Past papers <Icon name="out" />
    </ExternalLink>
  )
  if (offers.length > 0) {
    return (
      <div className="panel">
        <h2>Before you start</h2>
        <p>
          Have paper, a pen{offers.some(offer => offer.calculator) && ' and your calculator'} ready. You can
          leave and come back until the time is up. A lost connection costs nothing: answers wait on your
          device. A fresh paper asks first what you have not met.
        </p>
        {pastPapers}
        <p className="without-js">Sitting a paper here needs JavaScript.</p>
      </div>
    )
  }
  return (
    <div className="panel">
      <h2>Practise today</h2>
      <p>
        Our own mock papers for {subject.name} are still being set and checked, and none is open yet. Sit an
        official past paper against the clock: the times and the pace are on this page.
      </p>
      {pastPapers}
    </div>
  )
}

/** A paper that somebody else has printed or named. */
function NumberPanel({ subject, offers }: { subject: OfferSubject; offers: readonly PaperOffer[] }) {
  const [first] = offers
  if (!first) return null
  return (
    <PaperNumber
      subject={subject}
      papers={offers.map(({ paperId, title }) => ({ paperId, title }))}
      example={codeOf(subject.name, first.title, first.seeds[0] ?? '')}
    />
  )
}

type PageProps = { subject: Subject; syllabus: Syllabus; checks: Readonly<Record<string, LedgerEntry>> }

/** The papers of a subject; those with a blueprint can be sat, the others say only what they are. */
export function MockSubjectPage({ subject, syllabus, checks }: PageProps) {
  const offers = offersOf(subject)
  const own: OfferSubject = {
    level: subject.level,
    slug: subject.slug,
    name: subject.name,
    code: subject.code,
  }
  return (
    <main id="main" data-subject={subject.slug}>
      <div className="wrap">
        <MathsSwitch section="mocks" subject={subject} />
        <PageTitle
          trail={[
            { name: 'Mock exams', href: routes.mockExams },
            { name: courseTitle(subject), href: routes.mocks(subject) },
          ]}
          subject={subject}
          heading={`${courseTitle(subject)} mock exams`}
          lead={`The ${counted(syllabus.papers.length, 'paper')} of syllabus ${syllabus.code}, each as it is really sat: time, marks, questions and pace.`}
        />
        <CorrectedMocks subject={own} />
        <div className="study study-plain">
          <div className="tree">
            {syllabus.papers.map(paper => (
              <PaperEntry
                key={paper.number}
                paper={paper}
                syllabus={syllabus}
                subject={own}
                offer={offerOfPaper(offers, paper.number)}
                checks={checks[offerOfPaper(offers, paper.number)?.paperId ?? '']}
              />
            ))}
            {topicTests(offers).map(offer => (
              <TopicTest key={offer.paperId} subject={own} offer={offer} checks={checks[offer.paperId]} />
            ))}
          </div>
          <aside aria-label="Before you sit a paper">
            <ResumeCard subject={own} />
            <Practise subject={subject} offers={offers} />
            <NumberPanel subject={own} offers={offers} />
            <HowChecked draws={Object.values(checks)[0]?.draws} />
            <div className="panel">
              <h2>Revise first</h2>
              <p>Go through the topics of the paper and tick off what you can do.</p>
              <GoLink href={routes.notes(subject)}>{subject.name} notes</GoLink>
            </div>
            <div className="panel">
              <h2>The course</h2>
              <p>How the grade is made, the formulas, and where marks are lost.</p>
              <GoLink href={routes.subject(subject)}>{courseTitle(subject)}</GoLink>
            </div>
          </aside>
        </div>
      </div>
    </main>
  )
}
