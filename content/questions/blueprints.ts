import { ECONOMICS_PAPERS, ECONOMICS_TESTS } from './papers/alevels-economics'
import { ADDITIONAL_MATHS_PAPERS, ADDITIONAL_MATHS_TESTS } from './papers/igcse-additional-maths'
import { BIOLOGY_PAPERS, BIOLOGY_TESTS } from './papers/igcse-biology'
import { CHEMISTRY_PAPERS, CHEMISTRY_TESTS } from './papers/igcse-chemistry'
import { EXTENDED_MATHS_PAPERS, EXTENDED_MATHS_TESTS } from './papers/igcse-extended-maths'
import { PHYSICS_PAPERS, PHYSICS_TESTS } from './papers/igcse-physics'
import { FIFTEEN, type PaperPlan, type TopicPlan, topicTest } from './papers/plan'

export const PAPER_PLANS: readonly PaperPlan[] = [
  ...PHYSICS_PAPERS,
  ...BIOLOGY_PAPERS,
  ...CHEMISTRY_PAPERS,
  ...EXTENDED_MATHS_PAPERS,
  ...ADDITIONAL_MATHS_PAPERS,
  ...ECONOMICS_PAPERS,
]

export const TOPIC_PLANS: readonly TopicPlan[] = [
  ...BIOLOGY_TESTS,
  ...CHEMISTRY_TESTS,
  ...PHYSICS_TESTS,
  ...ADDITIONAL_MATHS_TESTS,
  ...EXTENDED_MATHS_TESTS,
  topicTest('alevels', 'biology', '1', FIFTEEN),
  topicTest('alevels', 'chemistry', '1', { durationMinutes: 40, choice: 9, structuredMarks: 28 }),
  topicTest('alevels', 'physics', '1', FIFTEEN),
  ...ECONOMICS_TESTS,
  topicTest('alevels', 'accounting', '1', FIFTEEN),
  // The first topic of the syllabus is the whole of Paper 1: its marks and its time.
  topicTest('alevels', 'mathematics', '1', { durationMinutes: 110, choice: 0, structuredMarks: 75 }),
]

/** The questions of content/questions/igcse/physics/tour, in the order of their difficulty. */
export const TOUR_PLAN = {
  level: 'igcse',
  subject: 'physics',
  version: 1,
  questions: 7,
  marks: 17,
  durationMinutes: 20,
} as const
