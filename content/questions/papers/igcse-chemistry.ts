import { FIFTEEN, type TopicFacts, type TopicPlan, topicTest } from './plan'

const chemistryTest = (topic: string, facts: TopicFacts) => topicTest('igcse', 'chemistry', topic, facts)

/** Marks of the questions with parts are such that every one of the topic's can stand in a test. */
export const CHEMISTRY_TESTS: readonly TopicPlan[] = [
  chemistryTest('1', { ...FIFTEEN, structuredMarks: 23 }),
  chemistryTest('2', { durationMinutes: 37, choice: 10, structuredMarks: 27 }),
  chemistryTest('3', { durationMinutes: 38, choice: 10, structuredMarks: 28 }),
  chemistryTest('4', { durationMinutes: 25, choice: 6, structuredMarks: 19 }),
  chemistryTest('6', { durationMinutes: 39, choice: 10, structuredMarks: 29 }),
  chemistryTest('7', { durationMinutes: 41, choice: 10, structuredMarks: 31 }),
  chemistryTest('8', { durationMinutes: 39, choice: 10, structuredMarks: 29 }),
]
