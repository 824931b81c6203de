import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'
import type { BlueprintSection } from '@/lib/exams/blueprint'
import type { Objective } from '@/lib/exams/question'

/**
 * Which papers can be sat, and what each is made of. Duration, marks, calculator and the weights of objectives come
 * from the syllabus; a component that is missing here is not offered.
 */
type PaperPlan = {
  level: LevelId
  subject: SubjectSlug
  /** Number of the paper in the syllabus. */
  paper: number
  /** Raise it with every change that gives other papers for the same seed. */
  version: number
  objectives?: Readonly<Partial<Record<Objective, number>>>
  sheets?: readonly string[]
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

const WEIGHT_OF_A_KILOGRAM =
  'Take the weight of 1.0 kg to be 9.8 N (acceleration of free fall = 9.8 m/s^{2}).'

const CHOOSE_ONE_ANSWER = 'Choose the one answer that you consider correct.'

export const PAPER_PLANS: readonly PaperPlan[] = [
  {
    level: 'igcse',
    subject: 'physics',
    paper: 2,
    version: 1,
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
      },
    ],
  },
  {
    level: 'igcse',
    subject: 'physics',
    paper: 4,
    version: 1,
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
        questions: null,
        choose: null,
        marks: 80,
        topics: { '1': 22, '2': 13, '3': 13, '4': 18, '5': 7, '6': 7 },
      },
    ],
  },
]

/** About a minute for each mark, as on the papers themselves: twelve short questions and two with parts. */
const physicsTopic = (topic: string, structuredMarks: number): TopicPlan => ({
  level: 'igcse',
  subject: 'physics',
  topic,
  version: 1,
  durationMinutes: 30,
  choice: 12,
  structuredMarks,
})

export const TOPIC_PLANS: readonly TopicPlan[] = [
  physicsTopic('1', 18),
  physicsTopic('2', 18),
  physicsTopic('3', 18),
  physicsTopic('4', 18),
  physicsTopic('5', 16),
  physicsTopic('6', 16),
]
