import { mathsRubric, type PaperPlan, structuredMarks, type TopicPlan, topicTest } from './plan'

const COURSE = { level: 'igcse', subject: 'additional-maths' } as const

/**
 * Percent of the marks on each topic, by our own judgement: nobody here has counted papers of 2025 or later. Calculus leads, as
 * on papers before; its fifteen sub-topics are a fifth of the syllabus.
 */
const MATHS_TOPICS = {
  '1': 7,
  '2': 6,
  '3': 6,
  '4': 7,
  '5': 4,
  '6': 8,
  '7': 6,
  '8': 6,
  '9': 6,
  '10': 10,
  '11': 6,
  '12': 8,
  '13': 6,
  '14': 22,
} as const

/** All by our own judgement: the syllabus says no more than ten to twelve questions of three to twelve marks. */
const aims: PaperPlan['aims'] = {
  figures: { least: 40 },
  hard: { least: 25 },
}

const mathsPaper = (paper: number, tool: string): PaperPlan => ({
  ...COURSE,
  paper,
  version: 1,
  aims,
  rubric: mathsRubric(tool),
  sections: structuredMarks(80, { least: 10, most: 13 }, { topics: MATHS_TOPICS }),
})

export const ADDITIONAL_MATHS_PAPERS: readonly PaperPlan[] = [
  mathsPaper(1, 'Calculators must not be used.'),
  mathsPaper(2, 'You should use a scientific calculator where it helps.'),
]

/** Marks that a third of the topic's templates fill, or fewer, at the pace of the papers: 120 minutes for 80 marks. */
const mathsTest = (topic: string, marks: number): TopicPlan =>
  topicTest(COURSE.level, COURSE.subject, topic, {
    durationMinutes: Math.round(marks * 1.5),
    choice: 0,
    structuredMarks: marks,
  })

export const ADDITIONAL_MATHS_TESTS: readonly TopicPlan[] = [
  mathsTest('1', 50),
  mathsTest('2', 50),
  mathsTest('3', 40),
  mathsTest('4', 50),
  mathsTest('5', 16),
  mathsTest('6', 45),
  mathsTest('7', 50),
  mathsTest('8', 45),
  mathsTest('9', 18),
  mathsTest('10', 50),
  mathsTest('11', 40),
  mathsTest('12', 50),
  mathsTest('13', 40),
  mathsTest('14', 60),
]
