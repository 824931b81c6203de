import { Marks } from '@/components/ui/marks'
import type { Paper, Syllabus } from '@/lib/catalogue/syllabus'
import { counted, durationText, STAGE_NAME, TIER_NAME } from '@/lib/catalogue/wording'
import { MockRows } from './mock-rows.client'
import type { OfferSubject, PaperOffer } from './paper-offer'

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
  /** how many mocks in a row ask nothing twice */
  apart: number | undefined
}

/** A paper of the syllabus: what it asks, and the mocks of it that can be sat. */
export function PaperEntry({ paper, syllabus, subject, offer, apart }: EntryProps) {
  const topics = syllabus.topics.filter(topic => paper.topicNumbers.includes(topic.number))
  const facts = [
    questionsText(paper),
    paper.calculator ? 'calculator allowed' : 'no calculator',
    shareText(paper),
    paceText(paper),
  ]
  return (
    <article className="paper-entry" id={`paper-${paper.number}`}>
      <h3>
        Paper {paper.number}, {paper.name}{' '}
        <small>
          {durationText(paper.durationMinutes)} <Marks count={paper.marks} />
        </small>
      </h3>
      <p className="paper-meta">
        {paper.tier && <span>{TIER_NAME[paper.tier]}</span>}
        {paper.stage && <span>{STAGE_NAME[paper.stage]}</span>}
        {facts.map(fact => fact && <span key={fact}>{fact}</span>)}
      </p>
      <p>{paper.notes}</p>
      {paper.structure.sections.length > 0 && (
        <ul>
          {paper.structure.sections.map(section => (
            <li key={section.id}>
              Section {section.id}, {counted(section.marks, 'mark')}: {section.choice} {section.parts}
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
      {offer && <MockRows subject={subject} offer={offer} shown={3} />}
      {offer && apart !== undefined && <p className="small muted">{apartText(apart)}</p>}
    </article>
  )
}

type TestProps = { subject: OfferSubject; offer: PaperOffer; apart: number | undefined }

export function TopicTest({ subject, offer, apart }: TestProps) {
  return (
    <article className="paper-entry" id={offer.paperId}>
      <h3>
        {offer.title}{' '}
        <small>
          {durationText(offer.durationMinutes)} <Marks count={offer.totalMarks} />
        </small>
      </h3>
      <p className="paper-meta">
        <span>{offer.component}</span>
        <span>our own length, for one sitting after class</span>
      </p>
      <MockRows subject={subject} offer={offer} shown={0} />
      {apart !== undefined && <p className="small muted">{apartText(apart)}</p>}
    </article>
  )
}
