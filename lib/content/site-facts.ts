import type { Subject } from '@/lib/catalogue/subjects'

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
