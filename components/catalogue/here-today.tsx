import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import type { Subject } from '@/lib/catalogue/subjects'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { countSubtopics } from '@/lib/catalogue/syllabus-queries'
import { type CourseFacts, hereToday } from '@/lib/content/site-facts'
import { routes } from '@/lib/routes'

type Props = { subject: Subject; syllabus: Syllabus; facts: CourseFacts }

/** What of the papers can be sat, and what to do for the rest. */
function papersText({ mocks, topicTests }: CourseFacts, papers: number): string {
  if (mocks === papers) return 'Every paper of the syllabus can be sat here.'
  if (mocks > 0)
    return `${mocks} of the ${papers} papers can be sat here; for the others, sit an official past paper against the clock.`
  const tests = topicTests > 0 ? 'a topic test stands in for it, and ' : ''
  return `No full paper can be sat here yet: ${tests}official past papers are sat against the clock.`
}

/** What a subject holds today, and what to do for what it does not hold. */
export function HereToday({ subject, syllabus, facts }: Props) {
  const subtopics = countSubtopics(syllabus.topics)
  return (
    <Section id="here-today" title="Here today" lead={`${hereToday(facts)}.`}>
      <p>
        {facts.notes === subtopics
          ? 'Every sub-topic has its note.'
          : `${facts.notes} of ${subtopics} sub-topics have a note. The others show what the syllabus asks for, as a list to check yourself by.`}{' '}
        {papersText(facts, syllabus.papers.length)}
      </p>
      <div className="course-links">
        <GoLink href={routes.notes(subject)}>Revision notes</GoLink>
        <GoLink href={routes.mocks(subject)}>{facts.mocks > 0 ? 'Mock papers' : 'Papers'}</GoLink>
      </div>
    </Section>
  )
}
