import type { ReactNode } from 'react'
import { MathsSwitch } from '@/components/catalogue/maths-switch'
import { PageTitle } from '@/components/site/page-title'
import { ExternalLink } from '@/components/ui/external-link'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import type { Paper, Syllabus } from '@/lib/catalogue/syllabus'
import { counted } from '@/lib/catalogue/wording'
import type { LedgerEntry } from '@/lib/exams/ledger'
import { codeOf } from '@/lib/exams/paper-code'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { PaperNumber } from './given/paper-number.client'
import { CorrectedMocks } from './list/corrected-mocks.client'
import { offerOfPaper, offersOf, topicTests } from './list/offers'
import { PaperEntry, TopicTest } from './list/paper-entries'
import type { OfferSubject, PaperOffer } from './list/paper-offer'
import { ResumeCard } from './list/resume-card.client'
import { ScreenAhead } from './list/screen-ahead.client'
import '@/components/catalogue/catalogue.css'
import './given/given.css'
import './list/list.css'

type GroupProps = { name: string; lead: string; children: readonly ReactNode[] }

/** What can be sat stands apart from what cannot; a group of nothing is left out. */
function Group({ name, lead, children }: GroupProps) {
  if (children.length === 0) return null
  return (
    <section className="paper-group">
      <h2>
        {name} <small>{counted(children.length, 'paper')}</small>
      </h2>
      <p className="small muted">{lead}</p>
      {children}
    </section>
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

function leadOf(here: number, tests: number, { papers, code }: Syllabus): string {
  const parts = [
    here > 0 && `${here} of the ${papers.length} papers of syllabus ${code}`,
    tests > 0 && counted(tests, 'topic test'),
  ].filter(Boolean)
  const today = parts.length > 0 ? `To be sat today: ${parts.join(' and ')}. ` : ''
  return `${today}For every paper: time, marks, questions and pace.`
}

/** The papers of a subject; those with a blueprint can be sat, the others say only what they are. */
export function MockSubjectPage({ subject, syllabus, checks }: PageProps) {
  const offers = offersOf(subject)
  const own: OfferSubject = {
    level: subject.level,
    slug: subject.slug,
    name: subject.name,
    code: subject.code,
  }
  const here = syllabus.papers.filter(paper => offerOfPaper(offers, paper.number) !== null)
  const apartOf = (offer: PaperOffer | null) => checks[offer?.paperId ?? '']?.apart
  const entry = (paper: Paper) => {
    const offer = offerOfPaper(offers, paper.number)
    return (
      <PaperEntry
        key={paper.number}
        paper={paper}
        syllabus={syllabus}
        subject={own}
        offer={offer}
        apart={apartOf(offer)}
      />
    )
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
          lead={leadOf(here.length, topicTests(offers).length, syllabus)}
        />
        <CorrectedMocks subject={own} />
        <div className="study study-plain">
          <div className="tree">
            <Group name="Full papers" lead="Set as the real one is, and marked.">
              {here.map(entry)}
            </Group>
            <Group name="Topic tests" lead="One topic, for one sitting after class.">
              {topicTests(offers).map(offer => (
                <TopicTest key={offer.paperId} subject={own} offer={offer} apart={apartOf(offer)} />
              ))}
            </Group>
            <Group
              name="Not yet here"
              lead="What these papers ask. Until ours come, sit official past papers."
            >
              {syllabus.papers.filter(paper => !here.includes(paper)).map(entry)}
            </Group>
          </div>
          <aside aria-label="Before you sit a paper">
            <ResumeCard subject={own} />
            <Practise subject={subject} offers={offers} />
            <NumberPanel subject={own} offers={offers} />
            {offers.length > 0 && <ScreenAhead subject={own} />}
            <div className="panel">
              <h2>Can I trust a mark?</h2>
              <p>
                Every question is worked out by a program and solved by a second person before it is asked.
                What is found wrong later is corrected in papers that were sat before, too.
              </p>
              <GoLink href={routes.about}>How questions are made and checked</GoLink>
            </div>
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
