import {
  ALL_WITH_WORKING,
  CALCULATOR,
  choicePaper,
  FORTY_QUESTIONS,
  fortyChoices,
  type PaperPlan,
  practicalPaper,
  structuredMarks,
  type TopicPlan,
  theoryPaper,
  topicTest,
} from './plan'

/** Shares by the number of sub-topics of each topic. */
const PHYSICS_TOPICS = { '1': 11, '2': 6, '3': 7, '4': 9, '5': 4, '6': 3 } as const
/** Points of the Core in each topic: Papers 1 and 3 ask all topics, about evenly by content. */
const PHYSICS_CORE_TOPICS = { '1': 48, '2': 30, '3': 31, '4': 50, '5': 19, '6': 15 } as const
/** Questions of each topic on 21 real papers of 2023 to 2025, which have nine to eleven in all. */
const PHYSICS_QUESTIONS = { '1': 2.3, '2': 1.1, '3': 1.8, '4': 2.7, '5': 1.0, '6': 1.3 } as const
const PHYSICS_MUST_HAVE = [
  { name: 'motion and forces', subtopics: ['1.2', '1.5', '1.6'], least: 1 },
  { name: 'circuits', subtopics: ['4.2', '4.3'], least: 1 },
] as const
const WEIGHT_OF_A_KILOGRAM =
  'Take the weight of 1.0 kg to be 9.8 N (acceleration of free fall = 9.8 m/s^{2}).'

/** Real papers have three experiments of about 11 marks and a plan of 7; ours differ so that each is told by its marks. */
const practical = practicalPaper({ level: 'igcse', subject: 'physics' }, 6, {
  rubric: [CALCULATOR],
  sorts: [
    ['Question 1: mechanics', 12],
    ['Question 2: heat or circuits', 11],
    ['Question 3: optics', 10],
    ['Question 4: a plan', 7],
  ],
})

export const PHYSICS_PAPERS: readonly PaperPlan[] = [
  choicePaper({ level: 'igcse', subject: 'physics' }, 1, {
    topics: PHYSICS_CORE_TOPICS,
    rubric: [WEIGHT_OF_A_KILOGRAM, CALCULATOR],
  }),
  {
    level: 'igcse',
    subject: 'physics',
    paper: 2,
    version: 2,
    aims: { figures: { least: 45 }, hard: { least: 25 } },
    rubric: [...FORTY_QUESTIONS, WEIGHT_OF_A_KILOGRAM, CALCULATOR],
    sections: fortyChoices({ topics: PHYSICS_TOPICS, mustHave: PHYSICS_MUST_HAVE }),
  },
  {
    ...theoryPaper({ level: 'igcse', subject: 'physics' }, 3, {
      topics: PHYSICS_CORE_TOPICS,
      rubric: [WEIGHT_OF_A_KILOGRAM, CALCULATOR],
      questions: { least: 8, most: 10 },
      explaining: 20,
    }),
    version: 5,
  },
  {
    level: 'igcse',
    subject: 'physics',
    paper: 4,
    version: 4,
    // Tariffs and shares of 35 real papers, from their mark schemes; figures, difficulty and explaining are our own.
    aims: {
      figures: { least: 75 },
      hard: { least: 25 },
      chosen: { most: 10 },
      calculating: { least: 25, most: 45 },
      drawing: { least: 6, most: 12 },
      explaining: { least: 20 },
      one: { least: 8, most: 20 },
      two: { least: 28, most: 44 },
      three: { least: 22, most: 40 },
      four: { least: 8 },
    },
    rubric: [...ALL_WITH_WORKING, WEIGHT_OF_A_KILOGRAM, CALCULATOR],
    sections: structuredMarks(
      80,
      { least: 9, most: 11 },
      { topics: PHYSICS_QUESTIONS, mustHave: PHYSICS_MUST_HAVE },
    ),
  },
  practical,
]

const physicsTest = (topic: string, structuredMarks: number): TopicPlan =>
  topicTest('igcse', 'physics', topic, { durationMinutes: 40, choice: 12, structuredMarks })

export const PHYSICS_TESTS: readonly TopicPlan[] = [
  physicsTest('1', 28),
  physicsTest('2', 28),
  physicsTest('3', 27),
  physicsTest('4', 27),
  physicsTest('5', 24),
  physicsTest('6', 24),
]
