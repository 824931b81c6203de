import { mathsRubric, type PaperPlan, structuredMarks, type TopicPlan, topicTest } from './plan'

const COURSE = { level: 'igcse', subject: 'extended-maths' } as const

/**
 * Percent of the questions on each topic, by our own judgement: nobody here has counted papers of 2025 or later. Algebra and
 * graphs leads, as on papers before; number is asked often, but for fewer marks than its eighteen sub-topics would have.
 */
const MATHS_TOPICS = { '1': 17, '2': 28, '3': 8, '4': 10, '5': 9, '6': 10, '7': 7, '8': 5, '9': 6 } as const

/** Marks of parts as on a real paper of before 2025; figures, difficulty and drawing are our own. */
const aims: PaperPlan['aims'] = {
  figures: { least: 50 },
  hard: { least: 25 },
  drawing: { least: 4 },
  one: { least: 6, most: 18 },
  two: { least: 24, most: 42 },
  three: { least: 24, most: 42 },
  four: { least: 8 },
}

export const EXTENDED_MATHS_PAPERS: readonly PaperPlan[] = [
  {
    ...COURSE,
    paper: 2,
    version: 1,
    aims,
    rubric: mathsRubric('Calculators must not be used.'),
    sections: structuredMarks(100, { least: 21, most: 28 }, { topics: MATHS_TOPICS }),
  },
  {
    ...COURSE,
    paper: 4,
    version: 1,
    aims,
    rubric: mathsRubric('You should use a scientific calculator. For π use its value of π, or 3.142.'),
    sections: structuredMarks(100, { least: 20, most: 27 }, { topics: MATHS_TOPICS }),
  },
]

/** Marks that a third of the topic's templates fill, or fewer, at the pace of the papers: 120 minutes for 100 marks. */
const mathsTest = (topic: string, marks: number): TopicPlan =>
  topicTest(COURSE.level, COURSE.subject, topic, {
    durationMinutes: Math.round(marks * 1.2),
    choice: 0,
    structuredMarks: marks,
  })

export const EXTENDED_MATHS_TESTS: readonly TopicPlan[] = [
  mathsTest('1', 50),
  mathsTest('2', 50),
  mathsTest('3', 50),
  mathsTest('4', 50),
  mathsTest('5', 40),
  mathsTest('6', 40),
  mathsTest('7', 35),
  mathsTest('8', 40),
  mathsTest('9', 50),
]
