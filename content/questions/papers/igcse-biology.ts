import {
  CALCULATOR,
  choicePaper,
  FIFTEEN,
  type PaperPlan,
  practicalPaper,
  type TopicFacts,
  type TopicPlan,
  theoryPaper,
  topicTest,
} from './plan'

/** Points of the syllabus of 0610 in each topic, and those of the Core: its papers ask all topics, about evenly by content. */
const BIOLOGY_TOPICS = {
  '1': 25,
  '2': 14,
  '3': 20,
  '4': 10,
  '5': 10,
  '6': 16,
  '7': 32,
  '8': 21,
  '9': 32,
  '10': 10,
  '11': 10,
  '12': 16,
  '13': 9,
  '14': 40,
  '15': 5,
  '16': 39,
  '17': 26,
  '18': 20,
  '19': 23,
  '20': 21,
  '21': 19,
} as const
const BIOLOGY_CORE_TOPICS = {
  // 18 points, but few choices of it in the bank.
  '1': 10,
  '2': 13,
  '3': 14,
  '4': 7,
  '5': 6,
  '6': 14,
  '7': 25,
  '8': 12,
  '9': 19,
  '10': 4,
  '11': 5,
  '12': 12,
  '13': 3,
  '14': 21,
  '15': 4,
  '16': 27,
  '17': 8,
  '18': 13,
  '19': 15,
  '20': 15,
  '21': 10,
} as const

const COURSE = { level: 'igcse', subject: 'biology' } as const

const core = { topics: BIOLOGY_CORE_TOPICS, rubric: [CALCULATOR] }
const extended = { topics: BIOLOGY_TOPICS, rubric: [CALCULATOR] }
/** Real papers have six long questions (Paper 4) or eight to ten (Paper 3); ours are of eight marks or so each. */
const theory = { questions: { least: 8, most: 11 }, explaining: 20 }

/** Real papers have two or three questions, of 40 marks in all; one part is a plan of six. */
const practical = practicalPaper(COURSE, 6, {
  rubric: [CALCULATOR],
  sorts: [
    ['Question 1: an investigation', 20],
    ['Question 2: drawing and measuring', 14],
    ['Question 3: a plan', 6],
  ],
})

export const BIOLOGY_PAPERS: readonly PaperPlan[] = [
  choicePaper(COURSE, 1, core),
  choicePaper(COURSE, 2, extended),
  theoryPaper(COURSE, 3, { ...core, ...theory }),
  theoryPaper(COURSE, 4, { ...extended, ...theory }),
  practical,
]

const biologyTest = (topic: string, facts: TopicFacts) => topicTest('igcse', 'biology', topic, facts)

export const BIOLOGY_TESTS: readonly TopicPlan[] = [
  ...['7', '8', '9', '14', '16', '17'].map(topic => biologyTest(topic, FIFTEEN)),
  biologyTest('1', { durationMinutes: 27, choice: 10, structuredMarks: 17 }),
  biologyTest('2', { durationMinutes: 23, choice: 6, structuredMarks: 17 }),
  biologyTest('3', { ...FIFTEEN, structuredMarks: 26 }),
  biologyTest('5', { durationMinutes: 22, choice: 5, structuredMarks: 17 }),
  biologyTest('6', { durationMinutes: 33, choice: 6, structuredMarks: 27 }),
  biologyTest('11', { durationMinutes: 14, choice: 4, structuredMarks: 10 }),
  biologyTest('12', { ...FIFTEEN, structuredMarks: 27 }),
  biologyTest('15', { durationMinutes: 12, choice: 3, structuredMarks: 9 }),
  biologyTest('18', { durationMinutes: 26, choice: 7, structuredMarks: 19 }),
  biologyTest('4', { durationMinutes: 18, choice: 4, structuredMarks: 15 }),
  biologyTest('10', { durationMinutes: 31, choice: 4, structuredMarks: 28 }),
  biologyTest('13', { durationMinutes: 21, choice: 4, structuredMarks: 18 }),
  biologyTest('20', { durationMinutes: 36, choice: 8, structuredMarks: 29 }),
  biologyTest('21', { durationMinutes: 34, choice: 7, structuredMarks: 28 }),
  biologyTest('19', { durationMinutes: 33, choice: 7, structuredMarks: 26 }),
]
