import {
  CALCULATOR,
  choicePaper,
  type PaperPlan,
  practicalPaper,
  type TopicFacts,
  type TopicPlan,
  theoryPaper,
  topicTest,
} from './plan'

/** Points of the syllabus of 0620 in each topic, and those of the Core: its papers ask all topics, about evenly by content. */
const CHEMISTRY_TOPICS = {
  '1': 13,
  '2': 38,
  '3': 21,
  '4': 13,
  '5': 8,
  '6': 28,
  '7': 21,
  '8': 23,
  '9': 32,
  '10': 19,
  '11': 49,
  '12': 27,
} as const
const CHEMISTRY_CORE_TOPICS = {
  '1': 8,
  '2': 23,
  '3': 9,
  '4': 7,
  '5': 3,
  '6': 14,
  '7': 14,
  '8': 21,
  '9': 23,
  '10': 16,
  '11': 31,
  '12': 25,
} as const

const ANALYSIS = 'Notes for use in qualitative analysis are handed out with this paper.'
const PERIODIC_TABLE = 'A copy of the Periodic Table is handed out with this paper.'

const COURSE = { level: 'igcse', subject: 'chemistry' } as const

const core = { topics: CHEMISTRY_CORE_TOPICS, rubric: [CALCULATOR, PERIODIC_TABLE] }
const extended = { topics: CHEMISTRY_TOPICS, rubric: [CALCULATOR, PERIODIC_TABLE] }
/**
 * Real papers have seven to nine questions; ours are of nine marks or so each. Of 40 real Papers 4 9 % of the marks are
 * for drawing and completing; the bank has half of that.
 */
const theory = { questions: { least: 7, most: 10 }, explaining: 15, drawing: { least: 6, most: 12 } }

/** Real papers have four questions, of 40 marks in all; the last is a plan of six. */
const practical = practicalPaper(COURSE, 6, {
  rubric: [CALCULATOR, ANALYSIS],
  sheets: ['qualitative-analysis-0620'],
  sorts: [
    ['Question 1: apparatus and separation', 8],
    ['Question 2: an investigation', 16],
    ['Question 3: qualitative analysis', 10],
    ['Question 4: a plan', 6],
  ],
})

export const CHEMISTRY_PAPERS: readonly PaperPlan[] = [
  choicePaper(COURSE, 1, core),
  choicePaper(COURSE, 2, extended),
  theoryPaper(COURSE, 3, { ...core, ...theory }),
  theoryPaper(COURSE, 4, { ...extended, ...theory }),
  practical,
]

const chemistryTest = (topic: string, facts: TopicFacts) => topicTest('igcse', 'chemistry', topic, facts)

/** Marks of the questions with parts are such that every one of the topic's can stand in a test. */
export const CHEMISTRY_TESTS: readonly TopicPlan[] = [
  chemistryTest('1', { durationMinutes: 20, choice: 7, structuredMarks: 13 }),
  chemistryTest('2', { durationMinutes: 37, choice: 10, structuredMarks: 27 }),
  chemistryTest('3', { durationMinutes: 38, choice: 10, structuredMarks: 28 }),
  chemistryTest('4', { durationMinutes: 26, choice: 6, structuredMarks: 20 }),
  chemistryTest('5', { durationMinutes: 26, choice: 6, structuredMarks: 20 }),
  chemistryTest('6', { durationMinutes: 39, choice: 10, structuredMarks: 29 }),
  chemistryTest('7', { durationMinutes: 41, choice: 10, structuredMarks: 31 }),
  chemistryTest('8', { durationMinutes: 39, choice: 10, structuredMarks: 29 }),
  chemistryTest('9', { durationMinutes: 37, choice: 10, structuredMarks: 27 }),
  chemistryTest('10', { durationMinutes: 25, choice: 6, structuredMarks: 19 }),
  chemistryTest('11', { durationMinutes: 36, choice: 10, structuredMarks: 26 }),
  chemistryTest('12', { durationMinutes: 36, choice: 10, structuredMarks: 26 }),
]
