import type { Subject } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'

/** What a course holds today. Every number is counted while the pages are built; none is written by hand. */
export type CourseFacts = { notes: number; mocks: number; topicTests: number; cards: number }

export type SiteFacts = CourseFacts & {
  /** Templates of questions that were checked by the script and read by a second person. */
  questions: number
  /** How often the script draws each of them. */
  draws: number
}

/** Where a newcomer can begin at once: a note and a mock of the course that is furthest. */
export type FirstSteps = {
  note: { subject: Subject; title: string; topic: string; subtopic: string; minutes: number } | null
  mock: { subject: Subject; title: string; minutes: number; marks: number } | null
}

/** What a link to the papers of a course promises: "Mock exams" where one can be sat, else what stands in for them. */
export function papersLinkText({ mocks, topicTests }: CourseFacts): string {
  if (mocks > 0) return 'Mock exams'
  return topicTests === 0 ? 'Papers' : topicTests === 1 ? 'Topic test' : 'Topic tests'
}

/** "4 papers", "2 of 5 papers", "1 topic test": what can be sat of so many papers of a syllabus. */
export function toSitText({ mocks, topicTests }: CourseFacts, papers: number): string {
  if (mocks > 0)
    return mocks === papers ? counted(papers, 'paper') : `${mocks} of ${counted(papers, 'paper')}`
  return topicTests > 0 ? counted(topicTests, 'topic test') : 'no paper yet'
}

/** "58 notes, 2 mock papers, 6 topic tests, 480 flashcards": what there is, and nothing that there is not. */
export function hereToday({ notes, mocks, topicTests, cards }: CourseFacts): string {
  const parts = [
    [notes, 'note'],
    [mocks, 'mock paper'],
    [topicTests, 'topic test'],
    [cards, 'flashcard'],
  ] as const
  return parts.flatMap(([count, what]) => (count > 0 ? [counted(count, what)] : [])).join(', ')
}
