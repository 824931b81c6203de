import {
  type AnyObject,
  array,
  boolean,
  type ISchema,
  mixed,
  number,
  type ObjectSchema,
  type ObjectShape,
  object,
  string,
} from 'yup'
import { LEVELS } from './levels'
import { SUBJECT_SLUGS } from './subjects'
import type {
  Confidence,
  Grade,
  PaperTier,
  PointTier,
  QuestionType,
  Scope,
  Stage,
  Syllabus,
} from './syllabus'

const CONFIDENCES = ['high', 'medium', 'low-medium', 'low'] as const satisfies Confidence[]
const GRADES = ['A*', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'a', 'b', 'c', 'd', 'e'] as const satisfies Grade[]
const SCOPES = ['all', 'as', 'a'] as const satisfies Scope[]
const STAGES = ['AS', 'A2'] as const satisfies Stage[]
const PAPER_TIERS = ['core', 'extended', 'both'] as const satisfies PaperTier[]
const POINT_TIERS = ['core', 'supplement'] as const satisfies PointTier[]
const QUESTION_TYPES = [
  'mcq-single',
  'short-answer',
  'structured',
  'calculation',
  'data-response',
  'diagram',
  'graph',
  'proof',
  'practical',
  'planning',
  'essay',
  'extended-response',
  'financial-statement',
] as const satisfies QuestionType[]

// The atoms. `strict` refuses what Yup would otherwise cast, such as the string '40' for the number.
const text = () => string().strict().trim().required()
const textOrNull = () => string().strict().trim().min(1).nullable().defined()
const flag = () => boolean().strict().required()
const count = () => number().strict().integer().positive().required()
const countOrNull = () => number().strict().integer().positive().nullable().defined()
const percent = () => number().strict().min(0).max(100).required()
const slug = () => text().matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const address = () =>
  string()
    .strict()
    .matches(/^https?:\/\/\S+$/)
    .nullable()
    .defined()

function oneOf<const T extends string>(values: readonly T[]) {
  return mixed<T>().oneOf(values).required()
}
/** Yup's own oneOf cannot be typed to hold null. */
function oneOfOrNull<const T extends string>(values: readonly T[]) {
  return mixed<T>()
    .nullable()
    .defined()
    .test(
      'known',
      `\${path} must be null or one of: ${values.join(', ')}`,
      value => value == null || values.includes(value),
    )
}
function exact<S extends ObjectShape>(shape: S) {
  return object(shape).noUnknown().strict().required()
}
function exactOrNull<S extends ObjectShape>(shape: S) {
  return object(shape).noUnknown().strict().nullable().defined().default(undefined)
}
function listOf<T>(item: ISchema<T>) {
  return array<AnyObject, T>(item).strict().defined()
}

const range = exactOrNull({ min: count(), max: countOrNull() })
const paperWeights = listOf(exact({ scope: oneOf(SCOPES), percent: percent() })).min(1)

const objective = exact({
  id: text(),
  title: text(),
  description: textOrNull(),
  weights: listOf(exact({ scope: oneOf(SCOPES), percent: percent().nullable().defined(), range })).min(1),
  confidence: oneOfOrNull(CONFIDENCES),
})

const structure = exact({
  questionCount: countOrNull(),
  optionsPerQuestion: countOrNull(),
  marksPerQuestion: countOrNull(),
  allCompulsory: boolean().strict().nullable().defined(),
  typical: exact({
    questionCount: range,
    questionMarks: range,
    partMarks: range,
    marksByQuestion: listOf(count()),
  }),
  sections: listOf(exact({ id: text(), marks: count(), choice: text(), parts: text() })),
  skillAreas: listOf(text()),
  answerOn: textOrNull(),
  notes: listOf(text()),
  confidence: oneOfOrNull(CONFIDENCES),
})

const relatedPaperFields = {
  number: count(),
  name: text(),
  tier: oneOfOrNull(PAPER_TIERS),
  durationMinutes: count(),
  marks: count(),
  weights: paperWeights,
  calculator: flag(),
}

const paper = exact({
  ...relatedPaperFields,
  stage: oneOfOrNull(STAGES),
  questionTypes: listOf(oneOf(QUESTION_TYPES)).min(1),
  topicNumbers: listOf(text()),
  structure,
  notes: text(),
  confidence: oneOfOrNull(CONFIDENCES),
})

const route = exact({
  id: slug(),
  label: text(),
  scope: oneOf(SCOPES),
  papers: listOf(count()).min(1),
  oneOf: listOf(count()),
  carriesForward: textOrNull(),
  grades: listOf(oneOf(GRADES)).min(1),
  totalMarks: countOrNull(),
})

const subtopic = exact({
  number: text().matches(/^([A-Z]?\d+(\.\d+)|P\.\d+)(\.\d+)?$/),
  slug: slug(),
  title: text(),
  tier: oneOfOrNull([...POINT_TIERS, 'both']),
  stage: oneOfOrNull(STAGES),
  group: exactOrNull({ number: text(), title: text() }),
  points: listOf(exact({ text: text(), tier: oneOfOrNull(POINT_TIERS) })).min(1),
})

const topic = exact({
  // P: the practical skills, which a syllabus lists beside its topics.
  number: text().matches(/^(\d+|P)$/),
  slug: slug(),
  title: text(),
  stage: oneOfOrNull(STAGES),
  subtopics: listOf(subtopic).min(1),
})

const formula = exact({
  latex: text(),
  given: flag(),
  meaning: text(),
  tier: oneOfOrNull(POINT_TIERS),
  subtopicNumbers: listOf(text()),
  confidence: oneOfOrNull(CONFIDENCES),
})

const thresholdTable = exact({
  kind: oneOf(['award', 'component']),
  series: text(),
  scope: oneOfOrNull(SCOPES),
  option: textOrNull(),
  components: listOf(text().matches(/^\d{1,2}$/)),
  max: count(),
  marks: listOf(exact({ grade: oneOf(GRADES), mark: count() })).min(1),
  source: address(),
  confidence: oneOfOrNull(CONFIDENCES),
})

/** The shape alone, unknown keys refused; what spans several fields is in syllabus-checks. */
export const syllabusSchema: ObjectSchema<Syllabus> = exact({
  code: text().matches(/^\d{4}$/),
  level: oneOf(LEVELS.map(level => level.id)),
  slug: oneOf(SUBJECT_SLUGS),
  name: text(),
  years: exact({ from: count(), to: count() }),
  nextSyllabus: textOrNull(),
  examSeries: listOf(text()),
  grades: listOf(oneOf(GRADES)).min(1),
  asGrades: listOf(oneOf(GRADES)),
  gradeNotes: textOrNull(),
  assessmentObjectives: listOf(objective).min(1),
  assessmentObjectivesNote: textOrNull(),
  aoByComponent: listOf(
    exact({ papers: listOf(count()).min(1), percents: listOf(exact({ id: text(), percent: percent() })) }),
  ),
  papers: listOf(paper).min(1),
  relatedPapers: listOf(exact(relatedPaperFields)),
  routes: listOf(route).min(1),
  routesNote: textOrNull(),
  scalingNote: textOrNull(),
  calculatorNote: textOrNull(),
  assumedKnowledge: textOrNull(),
  numberingNote: textOrNull(),
  topics: listOf(topic).min(1),
  formulae: listOf(formula),
  dataSheets: listOf(
    exact({
      name: text(),
      provided: textOrNull(),
      items: listOf(text()),
      confidence: oneOfOrNull(CONFIDENCES),
    }),
  ),
  dataSheetsNote: textOrNull(),
  commandWords: listOf(exact({ word: text(), meaning: textOrNull() })).min(1),
  commandWordsConfidence: oneOfOrNull(CONFIDENCES),
  commandWordsNote: textOrNull(),
  practicalSkills: listOf(exact({ papers: listOf(count()).min(1), skills: listOf(text()).min(1) })),
  practicalContexts: listOf(text()),
  requiredActivities: listOf(text()),
  notExamined: listOf(text()),
  gradeThresholds: exact({ note: text(), tables: listOf(thresholdTable) }),
  sources: listOf(
    exact({ what: text(), url: address(), note: textOrNull(), confidence: oneOf(CONFIDENCES) }),
  ).min(1),
})
