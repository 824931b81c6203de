import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'
import type { Blueprint, BlueprintSection } from '@/lib/exams/blueprint'
import type { Objective } from '@/lib/exams/question'
import type { SheetName } from '@/lib/sheets/names'

/**
 * Which papers can be sat, and what each is made of. Duration, marks, calculator and the weights of objectives come
 * from the syllabus; a component that is missing here is not offered.
 */
export type PaperPlan = {
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
export type TopicPlan = {
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

export const CHOOSE_ONE_ANSWER = 'Choose the one answer that you consider correct.'

export const FORTY_QUESTIONS = [
  'There are forty questions on this paper. Answer all of them.',
  'Each correct answer scores one mark. No mark is taken off for a wrong answer.',
] as const

export const ALL_QUESTIONS = 'Answer all questions. The marks of each part stand in brackets.'

export const ALL_WITH_WORKING = [ALL_QUESTIONS, 'Show your working and give units.'] as const

export const CALCULATOR = 'You may use a calculator.'

const ACCURACY =
  'Give answers that are not exact to 3 significant figures, or to 1 decimal place for angles in degrees, unless the question says otherwise.'

/** Of mathematics for IGCSE; `tool` says whether a calculator is used. */
export const mathsRubric = (tool: string) => [
  ALL_QUESTIONS,
  'Show all necessary working.',
  tool,
  ACCURACY,
  'A list of formulas is handed out with this paper.',
]

type Asked = Pick<BlueprintSection, 'topics' | 'mustHave'>

/** A paper of forty questions of four options. */
export function fortyChoices(asked: Asked): BlueprintSection[] {
  return [
    {
      id: 'A',
      title: '',
      instruction: CHOOSE_ONE_ANSWER,
      style: 'choice',
      questions: 40,
      choose: null,
      marks: 40,
      ...asked,
    },
  ]
}

type Course = Pick<PaperPlan, 'level' | 'subject'>
type OfTopics = { topics: BlueprintSection['topics']; rubric: readonly string[] }

/** Forty questions from these topics, with what we ask of ourselves where no real paper was counted. */
export function choicePaper(course: Course, paper: number, { topics, rubric }: OfTopics): PaperPlan {
  return {
    ...course,
    paper,
    version: 1,
    aims: { figures: { least: 45 }, hard: { least: 25 } },
    rubric: [...FORTY_QUESTIONS, ...rubric],
    sections: fortyChoices({ topics }),
  }
}

type Theory = OfTopics & {
  questions: BlueprintSection['questions']
  explaining: number
  drawing?: Blueprint['aims']['drawing']
}

/** Eighty marks from these topics, with what we ask of ourselves; `explaining` is the least share in per cent. */
export function theoryPaper(
  course: Course,
  paper: number,
  { topics, rubric, questions, explaining, drawing }: Theory,
): PaperPlan {
  return {
    ...course,
    paper,
    version: 1,
    aims: {
      figures: { least: 75 },
      hard: { least: 25 },
      explaining: { least: explaining },
      ...(drawing && { drawing }),
    },
    rubric: [...ALL_WITH_WORKING, ...rubric],
    sections: structuredMarks(80, questions, { topics }),
  }
}

type Practical = Pick<PaperPlan, 'rubric' | 'sheets'> & { sorts: Sorts }

/** The alternative to practical work: a question of each sort, on the topics of practical skills, P. */
export function practicalPaper(
  course: Course,
  paper: number,
  { rubric, sorts, ...rest }: Practical,
): PaperPlan {
  return {
    ...course,
    paper,
    version: 1,
    aims: { figures: { least: 60 }, hard: { least: 25 } },
    rubric: [...ALL_WITH_WORKING, ...rubric],
    ...rest,
    sections: oneOfEach('practical', { P: 1 }, sorts),
  }
}

/** A paper of questions with parts, all to be answered. */
export function structuredMarks(
  marks: number,
  questions: BlueprintSection['questions'],
  asked: Asked,
): BlueprintSection[] {
  return [
    {
      id: 'A',
      title: '',
      instruction: 'Answer all questions.',
      style: 'structured',
      questions,
      choose: null,
      marks,
      ...asked,
    },
  ]
}

type Sorts = readonly [title: string, marks: number][]

/** One question after another, each a section of its own since its marks say of which sort it is. */
export function oneOfEach(
  style: BlueprintSection['style'],
  topics: BlueprintSection['topics'],
  sorts: Sorts,
): BlueprintSection[] {
  return sorts.map(([title, marks], at) => ({
    id: 'ABCDEF'.charAt(at),
    title,
    instruction: 'Answer this question.',
    style,
    questions: 1,
    choose: null,
    marks,
    topics,
  }))
}

export type TopicFacts = Pick<TopicPlan, 'durationMinutes' | 'choice' | 'structuredMarks'>

export function topicTest(level: LevelId, subject: SubjectSlug, topic: string, facts: TopicFacts): TopicPlan {
  return { level, subject, topic, version: 2, ...facts }
}

/** Ten short questions, then some with parts; about a minute for each mark. */
export const FIFTEEN = { durationMinutes: 35, choice: 10, structuredMarks: 25 } as const
