import type { StudyAttempt, SubtopicMarks } from '../contracts/study'
import { routes } from '../routes'
import type { StudySubject, StudySubtopic, StudyTopic } from './catalogue'

/** Fewer marks than these say nothing about a topic. */
export const MARKS_MIN = 10
/** Below: weak; from STRONG_PERCENT on: strong. */
export const WEAK_PERCENT = 50
export const STRONG_PERCENT = 75

export type Standing = 'unknown' | 'weak' | 'steady' | 'strong'

export type TopicMarks = {
  topic: StudyTopic
  earned: number
  available: number
  standing: Standing
  /** The note to read first: of the sub-topic where most marks were lost. */
  readFirst: StudySubtopic | null
}

export function standingOf(earned: number, available: number): Standing {
  if (available < MARKS_MIN) return 'unknown'
  const percent = (earned / available) * 100
  return percent < WEAK_PERCENT ? 'weak' : percent < STRONG_PERCENT ? 'steady' : 'strong'
}

/** Marks of every topic of a subject, in the order of the syllabus; topics never examined have none. */
export function marksByTopic(subject: StudySubject, marks: readonly SubtopicMarks[]): TopicMarks[] {
  const own = new Map(
    marks
      .filter(each => each.level === subject.level && each.subject === subject.slug)
      .map(each => [each.subtopic, each]),
  )
  return subject.topics.map(topic => {
    const met = topic.subtopics.flatMap(subtopic => {
      const found = own.get(subtopic.number)
      return found ? [{ subtopic, ...pick(found) }] : []
    })
    const earned = met.reduce((sum, each) => sum + each.earned, 0)
    const available = met.reduce((sum, each) => sum + each.available, 0)
    const worst = met
      .filter(each => each.available > each.earned && each.subtopic.minutes !== null)
      .sort((one, other) => other.available - other.earned - (one.available - one.earned))[0]
    return {
      topic,
      earned,
      available,
      standing: standingOf(earned, available),
      readFirst: worst?.subtopic ?? null,
    }
  })
}

function pick({ earned, available }: SubtopicMarks) {
  return { earned, available }
}

export type TopicCoverage = {
  topic: StudyTopic
  learned: number
  of: number
  testsTaken: number
  bestTest: number | null
}
export type Coverage = { learned: number; of: number; testsTaken: number; topics: TopicCoverage[] }

/** Notes learned of those that are written, and topic tests handed in; the best one in percent. */
export function coverageOf(
  subject: StudySubject,
  learned: ReadonlySet<string>,
  attempts: readonly StudyAttempt[],
): Coverage {
  const topics = subject.topics.map(topic => {
    const notes = topic.subtopics.filter(({ minutes }) => minutes !== null)
    const tests = attempts.filter(each => each.state === 'handedIn' && each.paperId === topic.test?.paperId)
    const percents = tests.flatMap(({ earned, totalMarks, toSelfMark }) => {
      const marked = totalMarks - (toSelfMark ?? 0)
      return earned === null || marked <= 0 ? [] : [Math.round((earned / marked) * 100)]
    })
    return {
      topic,
      learned: notes.filter(note => learned.has(routes.note(subject, topic.slug, note.slug))).length,
      of: notes.length,
      testsTaken: tests.length,
      bestTest: percents.length > 0 ? Math.max(...percents) : null,
    }
  })
  const sum = (of: (topic: TopicCoverage) => number) => topics.reduce((all, each) => all + of(each), 0)
  return {
    learned: sum(each => each.learned),
    of: sum(each => each.of),
    testsTaken: sum(each => each.testsTaken),
    topics,
  }
}
