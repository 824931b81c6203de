import {
  CALCULATOR,
  eightyMarks,
  FIFTEEN,
  FORTY_QUESTIONS,
  fortyChoices,
  type PaperPlan,
  type TopicFacts,
  type TopicPlan,
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

const PERIODIC_TABLE = 'A copy of the Periodic Table is handed out with this paper.'

const choicePaper = (paper: 1 | 2): PaperPlan => ({
  level: 'igcse',
  subject: 'chemistry',
  paper,
  version: 1,
  aims: { figures: { least: 45 }, hard: { least: 25 } },
  rubric: [...FORTY_QUESTIONS, CALCULATOR, PERIODIC_TABLE],
  sections: fortyChoices({ topics: paper === 1 ? CHEMISTRY_CORE_TOPICS : CHEMISTRY_TOPICS }),
})

/** Real papers have seven to nine questions; ours are of nine marks or so each. */
const theoryPaper = (paper: 3 | 4): PaperPlan => ({
  level: 'igcse',
  subject: 'chemistry',
  paper,
  version: 1,
  aims: { figures: { least: 75 }, hard: { least: 25 }, explaining: { least: 15 } },
  rubric: [
    'Answer all questions. The marks of each part stand in brackets.',
    'Show your working and give units.',
    CALCULATOR,
    PERIODIC_TABLE,
  ],
  sections: eightyMarks(
    { least: 7, most: 10 },
    { topics: paper === 3 ? CHEMISTRY_CORE_TOPICS : CHEMISTRY_TOPICS },
  ),
})

export const CHEMISTRY_PAPERS: readonly PaperPlan[] = [
  choicePaper(1),
  choicePaper(2),
  theoryPaper(3),
  theoryPaper(4),
]

const chemistryTest = (topic: string, facts: TopicFacts) => topicTest('igcse', 'chemistry', topic, facts)

/** Marks of the questions with parts are such that every one of the topic's can stand in a test. */
export const CHEMISTRY_TESTS: readonly TopicPlan[] = [
  chemistryTest('1', { ...FIFTEEN, structuredMarks: 23 }),
  chemistryTest('2', { durationMinutes: 37, choice: 10, structuredMarks: 27 }),
  chemistryTest('3', { durationMinutes: 38, choice: 10, structuredMarks: 28 }),
  chemistryTest('4', { durationMinutes: 25, choice: 6, structuredMarks: 19 }),
  chemistryTest('5', { durationMinutes: 22, choice: 3, structuredMarks: 19 }),
  chemistryTest('6', { durationMinutes: 39, choice: 10, structuredMarks: 29 }),
  chemistryTest('7', { durationMinutes: 41, choice: 10, structuredMarks: 31 }),
  chemistryTest('8', { durationMinutes: 39, choice: 10, structuredMarks: 29 }),
  chemistryTest('9', { durationMinutes: 37, choice: 10, structuredMarks: 27 }),
  chemistryTest('10', { durationMinutes: 25, choice: 6, structuredMarks: 19 }),
  chemistryTest('11', { durationMinutes: 36, choice: 10, structuredMarks: 26 }),
  chemistryTest('12', { durationMinutes: 36, choice: 10, structuredMarks: 26 }),
]
