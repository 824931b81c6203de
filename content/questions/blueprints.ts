import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'
import type { Blueprint, BlueprintSection } from '@/lib/exams/blueprint'
import type { Objective } from '@/lib/exams/question'
import type { SheetName } from '@/lib/sheets/names'

/**
 * Which papers can be sat, and what each is made of. Duration, marks, calculator and the weights of objectives come
 * from the syllabus; a component that is missing here is not offered.
 */
type PaperPlan = {
  level: LevelId
  subject: SubjectSlug
  /** Number of the paper in the syllabus. */
  paper: number
  /**
   * Raise it with every change that gives other papers for the same seed; and where the numbered mocks repeat a template
   * too early, since another number draws another set.
   */
  version: number
  objectives?: Readonly<Partial<Record<Objective, number>>>
  /** Shares of the real paper where they were counted, else what we ask of ourselves. */
  aims: Blueprint['aims']
  /** Only where they are other than the subject's (lib/sheets/names.ts). */
  sheets?: readonly SheetName[]
  rubric: readonly string[]
  sections: readonly BlueprintSection[]
}

/** A test of one topic, ours: as many questions as one sitting after class takes. */
type TopicPlan = {
  level: LevelId
  subject: SubjectSlug
  /** Number of the topic in the syllabus. */
  topic: string
  version: number
  durationMinutes: number
  /** Multiple-choice questions of one mark, first. */
  choice: number
  /** Marks of the questions with parts that follow. */
  structuredMarks: number
}

/** Shares by the number of sub-topics of each topic. */
const PHYSICS_TOPICS = { '1': 11, '2': 6, '3': 7, '4': 9, '5': 4, '6': 3 } as const
/** Questions of each topic on 21 real papers of 2023 to 2025, which have nine to eleven in all. */
const PHYSICS_QUESTIONS = { '1': 2.3, '2': 1.1, '3': 1.8, '4': 2.7, '5': 1.0, '6': 1.3 } as const
const PHYSICS_MUST_HAVE = [
  { name: 'motion and forces', subtopics: ['1.2', '1.5', '1.6'], least: 1 },
  { name: 'circuits', subtopics: ['4.2', '4.3'], least: 1 },
] as const
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
const ECONOMICS_AS_UNITS = { '1': 6, '2': 6, '3': 4, '4': 6, '5': 4, '6': 4 } as const

const WEIGHT_OF_A_KILOGRAM =
  'Take the weight of 1.0 kg to be 9.8 N (acceleration of free fall = 9.8 m/s^{2}).'

const CHOOSE_ONE_ANSWER = 'Choose the one answer that you consider correct.'

const FORTY_QUESTIONS = [
  'There are forty questions on this paper. Answer all of them.',
  'Each correct answer scores one mark. No mark is taken off for a wrong answer.',
  'You may use a calculator.',
] as const

export const PAPER_PLANS: readonly PaperPlan[] = [
  {
    level: 'igcse',
    subject: 'physics',
    paper: 2,
    version: 2,
    aims: { figures: { least: 45 }, hard: { least: 25 } },
    rubric: [
      'There are forty questions on this paper. Answer all of them.',
      'Each correct answer scores one mark. No mark is taken off for a wrong answer.',
      WEIGHT_OF_A_KILOGRAM,
      'You may use a calculator.',
    ],
    sections: [
      {
        id: 'A',
        title: '',
        instruction: CHOOSE_ONE_ANSWER,
        style: 'choice',
        questions: 40,
        choose: null,
        marks: 40,
        topics: PHYSICS_TOPICS,
        mustHave: PHYSICS_MUST_HAVE,
      },
    ],
  },
  {
    level: 'igcse',
    subject: 'physics',
    paper: 4,
    version: 3,
    // Tariffs and shares of 35 real papers, from their mark schemes; figures, difficulty and explaining are our own.
    aims: {
      figures: { least: 75 },
      hard: { least: 25 },
      chosen: { most: 10 },
      calculating: { least: 25, most: 45 },
      drawing: { least: 6 },
      explaining: { least: 20 },
      one: { least: 8, most: 20 },
      two: { least: 28, most: 44 },
      three: { least: 22, most: 40 },
      four: { least: 8 },
    },
    rubric: [
      'Answer all questions. The marks of each part stand in brackets.',
      'Show your working and give units.',
      WEIGHT_OF_A_KILOGRAM,
      'You may use a calculator.',
    ],
    sections: [
      {
        id: 'A',
        title: '',
        instruction: 'Answer all questions.',
        style: 'structured',
        questions: { least: 9, most: 11 },
        choose: null,
        marks: 80,
        topics: PHYSICS_QUESTIONS,
        mustHave: PHYSICS_MUST_HAVE,
      },
    ],
  },
  ...([1, 2] as const).map(paper => ({
    level: 'igcse' as const,
    subject: 'biology' as const,
    paper,
    version: 1,
    aims: { figures: { least: 45 }, hard: { least: 25 } },
    rubric: FORTY_QUESTIONS,
    sections: [
      {
        id: 'A',
        title: '',
        instruction: CHOOSE_ONE_ANSWER,
        style: 'choice' as const,
        questions: 40,
        choose: null,
        marks: 40,
        topics: paper === 1 ? BIOLOGY_CORE_TOPICS : BIOLOGY_TOPICS,
      },
    ],
  })),
  ...([3, 4] as const).map(paper => ({
    level: 'igcse' as const,
    subject: 'biology' as const,
    paper,
    version: 1,
    // Real papers have six long questions (Paper 4) or eight to ten (Paper 3); ours are of eight marks or so each.
    aims: { figures: { least: 75 }, hard: { least: 25 }, explaining: { least: 20 } },
    rubric: [
      'Answer all questions. The marks of each part stand in brackets.',
      'Show your working and give units.',
      'You may use a calculator.',
    ],
    sections: [
      {
        id: 'A',
        title: '',
        instruction: 'Answer all questions.',
        style: 'structured' as const,
        questions: { least: 8, most: 11 },
        choose: null,
        marks: 80,
        topics: paper === 3 ? BIOLOGY_CORE_TOPICS : BIOLOGY_TOPICS,
      },
    ],
  })),
  {
    level: 'alevels',
    subject: 'economics',
    paper: 1,
    version: 2,
    // 9708/12 of 2023 has 8 diagrams and 7 tables in 29 questions.
    aims: { figures: { least: 27 }, tables: { least: 20 }, hard: { least: 25 } },
    rubric: [
      'There are thirty questions on this paper. Answer all of them.',
      'Each correct answer scores one mark. No mark is taken off for a wrong answer.',
      'You may use a calculator.',
    ],
    sections: [
      {
        id: 'A',
        title: '',
        instruction: CHOOSE_ONE_ANSWER,
        style: 'choice',
        questions: 30,
        choose: null,
        marks: 30,
        topics: ECONOMICS_AS_UNITS,
      },
    ],
  },
  {
    level: 'alevels',
    subject: 'economics',
    paper: 2,
    version: 2,
    // Section A has five parts of 2, 4 and 6 marks, an essay one of 8 and one of 12: none of 1 or 3 in 15 real papers.
    aims: { one: { most: 0 }, three: { most: 0 }, chosen: { most: 10 } },
    // Both AS papers weigh 40/40/20, and Paper 1 asks no evaluation: the rest falls on this one.
    objectives: { AO1: 35, AO2: 36, AO3: 29 },
    rubric: [
      'Answer three questions: the one of Section A, one of Section B and one of Section C.',
      'The marks of each part stand in brackets.',
      'You may use a calculator.',
    ],
    sections: [
      {
        id: 'A',
        title: 'Section A: data response',
        instruction: 'Answer this question.',
        style: 'data',
        questions: 1,
        choose: null,
        marks: 20,
        topics: ECONOMICS_AS_UNITS,
      },
      {
        id: 'B',
        title: 'Section B: microeconomics',
        instruction: 'Answer one of the two questions.',
        style: 'essay',
        questions: 2,
        choose: 1,
        marks: 20,
        topics: { '1': 6, '2': 6, '3': 4 },
      },
      {
        id: 'C',
        title: 'Section C: macroeconomics',
        instruction: 'Answer one of the two questions.',
        style: 'essay',
        questions: 2,
        choose: 1,
        marks: 20,
        topics: { '4': 6, '5': 4, '6': 4 },
      },
    ],
  },
]

type TestFacts = Pick<TopicPlan, 'durationMinutes' | 'choice' | 'structuredMarks'>

function topicTest(level: LevelId, subject: SubjectSlug, topic: string, facts: TestFacts): TopicPlan {
  return { level, subject, topic, version: 2, ...facts }
}

/** About a minute for each mark, as on the papers themselves: short questions, then some with parts. */
const physicsTest = (topic: string, structuredMarks: number): TopicPlan =>
  topicTest('igcse', 'physics', topic, { durationMinutes: 40, choice: 12, structuredMarks })

const economicsTest = (unit: string): TopicPlan =>
  topicTest('alevels', 'economics', unit, { durationMinutes: 30, choice: 15, structuredMarks: 0 })

const FIFTEEN = { durationMinutes: 35, choice: 10, structuredMarks: 25 } as const

export const TOPIC_PLANS: readonly TopicPlan[] = [
  ...['1', '7', '8', '9', '14', '16', '17'].map(topic => topicTest('igcse', 'biology', topic, FIFTEEN)),
  topicTest('igcse', 'biology', '2', { durationMinutes: 23, choice: 6, structuredMarks: 17 }),
  topicTest('igcse', 'biology', '3', { ...FIFTEEN, structuredMarks: 26 }),
  topicTest('igcse', 'biology', '5', { durationMinutes: 22, choice: 5, structuredMarks: 17 }),
  topicTest('igcse', 'biology', '6', { durationMinutes: 33, choice: 6, structuredMarks: 27 }),
  topicTest('igcse', 'biology', '11', { durationMinutes: 14, choice: 4, structuredMarks: 10 }),
  topicTest('igcse', 'biology', '12', { ...FIFTEEN, structuredMarks: 27 }),
  topicTest('igcse', 'biology', '15', { durationMinutes: 12, choice: 3, structuredMarks: 9 }),
  topicTest('igcse', 'biology', '18', { durationMinutes: 26, choice: 7, structuredMarks: 19 }),
  topicTest('igcse', 'biology', '19', { durationMinutes: 33, choice: 7, structuredMarks: 26 }),
  topicTest('igcse', 'chemistry', '1', { ...FIFTEEN, structuredMarks: 23 }),
  physicsTest('1', 28),
  physicsTest('2', 28),
  physicsTest('3', 27),
  physicsTest('4', 27),
  physicsTest('5', 24),
  physicsTest('6', 22),
  topicTest('igcse', 'additional-maths', '1', { durationMinutes: 75, choice: 0, structuredMarks: 60 }),
  topicTest('igcse', 'extended-maths', '1', { durationMinutes: 90, choice: 0, structuredMarks: 75 }),
  topicTest('alevels', 'biology', '1', FIFTEEN),
  topicTest('alevels', 'chemistry', '1', { durationMinutes: 40, choice: 9, structuredMarks: 28 }),
  topicTest('alevels', 'physics', '1', FIFTEEN),
  ...['1', '2', '3', '4', '5', '6'].map(economicsTest),
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
