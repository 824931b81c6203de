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
]

/** Enough for a sitting after class: a minute and a quarter for each question. */
const physicsTopic = (topic: string): TopicPlan => ({
  level: 'igcse',
  subject: 'physics',
  topic,
  version: 1,
  durationMinutes: 20,
  choice: 16,
  structuredMarks: 0,
})

export const TOPIC_PLANS: readonly TopicPlan[] = ['1', '2', '3', '4', '5', '6'].map(physicsTopic)
