import { type TopicPlan, topicTest } from './plan'

/** Marks that a third of the topic's templates fill, or fewer, at the pace of the papers: 120 minutes for 100 marks. */
const mathsTest = (topic: string, marks: number): TopicPlan =>
  topicTest('igcse', 'extended-maths', topic, {
    durationMinutes: Math.round(marks * 1.2),
    choice: 0,
    structuredMarks: marks,
  })

export const EXTENDED_MATHS_TESTS: readonly TopicPlan[] = [
  mathsTest('1', 30),
  mathsTest('2', 50),
  mathsTest('4', 35),
  mathsTest('5', 40),
  mathsTest('6', 35),
]
