import type { LevelId } from './levels'
import type { SubjectSlug } from './subjects'

/**
 * One syllabus as a student page, a mock blueprint or a note checklist reads it. Every file of
 * content/syllabus/ has this shape: no key is optional, what is unknown is null or an empty list.
 *
 * In every text, inline maths stands between single dollars (`$v=f\lambda$`, core LaTeX and amsmath only,
 * chemical formulae in `\mathrm`); a literal dollar is written `\$`. A formula's `latex` has no dollars.
 * The facts were compiled from public transcriptions, so a value may carry how far it is to be trusted.
 */
export type Syllabus = {
  code: string
  level: LevelId
  slug: SubjectSlug
  /** As the examining board words it; the site's own name for the subject is in the catalogue. */
  name: string
  /** First and last year of examination. */
  years: { from: number; to: number }
  nextSyllabus: string | null
  /** Empty where our source does not list them (A Level). */
  examSeries: string[]
  grades: Grade[]
  /** Grades of the AS award; empty for IGCSE. */
  asGrades: Grade[]
  gradeNotes: string | null
  assessmentObjectives: AssessmentObjective[]
  assessmentObjectivesNote: string | null
  /** Share of each objective in the marks of these papers; empty where unknown. */
  aoByComponent: { papers: number[]; percents: { id: string; percent: number }[] }[]
  papers: Paper[]
  /** Papers of the same syllabus that this subject of the site does not teach (0580 Core). */
  relatedPapers: RelatedPaper[]
  routes: Route[]
  routesNote: string | null
  /** How raw marks become the marks of the award. */
  scalingNote: string | null
  calculatorNote: string | null
  assumedKnowledge: string | null
  /** Says so where sub-topic titles are ours and not the board's (0606). */
  numberingNote: string | null
  topics: Topic[]
  formulae: Formula[]
  dataSheets: DataSheet[]
  dataSheetsNote: string | null
  /** `meaning` is null where our source lists the word alone (IGCSE). */
  commandWords: { word: string; meaning: string | null }[]
  commandWordsConfidence: Confidence | null
  commandWordsNote: string | null
  practicalSkills: { papers: number[]; skills: string[] }[]
  /** What a practical question may be about (IGCSE Papers 5 and 6). */
  practicalContexts: string[]
  /** Practical work that the content asks for (A Level), sub-topic number in brackets. */
  requiredActivities: string[]
  notExamined: string[]
  gradeThresholds: { note: string; tables: GradeThresholdTable[] }
  sources: Source[]
}

export type Confidence = 'high' | 'medium' | 'low-medium' | 'low'
export type Grade = 'A*' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'a' | 'b' | 'c' | 'd' | 'e'

/** What a weight counts towards: the only award there is (IGCSE), AS Level, or the full A Level. */
export type Scope = 'all' | 'as' | 'a'
export type Stage = 'AS' | 'A2'

/** `max` is null where the number is open upwards ("two or more"). */
export type Range = { min: number; max: number | null }

export type AssessmentObjective = {
  id: string
  title: string
  description: string | null
  /** `percent` is null where unverified; `range` where the board publishes one, `percent` its midpoint. */
  weights: { scope: Scope; percent: number | null; range: Range | null }[]
  confidence: Confidence | null
}

/**
 * - `mcq-single`: one right answer out of A, B, C, D
 * - `short-answer`: one word to two sentences, 1-3 marks
 * - `structured`: a stem followed by linked parts (a), (b), (c)
 * - `calculation`: numerical working with units
 * - `data-response`: interpret tables, graphs, diagrams or passages
 * - `diagram`: draw, label or complete one; `graph`: plot or sketch one
 * - `proof`: show that, or prove, a given result
 * - `practical`: carry out an experiment in a laboratory
 * - `planning`: plan an investigation
 * - `essay`, `extended-response`: continuous prose
 * - `financial-statement`: prepare an account or statement in its layout
 */
export type QuestionType =
  | 'mcq-single'
  | 'short-answer'
  | 'structured'
  | 'calculation'
  | 'data-response'
  | 'diagram'
  | 'graph'
  | 'proof'
  | 'practical'
  | 'planning'
  | 'essay'
  | 'extended-response'
  | 'financial-statement'

/** Tier of entry; `both` is sat by Core and Extended candidates, null means the syllabus has no tiers. */
export type PaperTier = 'core' | 'extended' | 'both'

export type Paper = {
  number: number
  /** Without the tier, which stands in `tier`. */
  name: string
  tier: PaperTier | null
  stage: Stage | null
  durationMinutes: number
  marks: number
  /** One entry per award to which the paper counts: an A2 paper has no `as` entry. */
  weights: { scope: Scope; percent: number }[]
  questionTypes: QuestionType[]
  calculator: boolean
  /** Topics asked directly; empty for practical and planning papers, whose contexts may lie outside. */
  topicNumbers: string[]
  structure: PaperStructure
  notes: string
  confidence: Confidence | null
}

/** No paper here takes marks off for a wrong answer, and every multiple-choice option is lettered A to D. */
export type PaperStructure = {
  /** Fixed numbers; null where they vary from series to series (then see `typical`). */
  questionCount: number | null
  optionsPerQuestion: number | null
  marksPerQuestion: number | null
  allCompulsory: boolean | null
  /** What recent papers look like; the board does not promise it. */
  typical: {
    questionCount: Range | null
    questionMarks: Range | null
    partMarks: Range | null
    /** Marks of question 1, 2, ...; empty where they vary. */
    marksByQuestion: number[]
  }
  /** `marks` are those of one candidate's answers. Empty where the paper is not divided. */
  sections: { id: string; marks: number; choice: string; parts: string }[]
  /** Practical and planning papers. */
  skillAreas: string[]
  answerOn: string | null
  notes: string[]
  confidence: Confidence | null
}

export type RelatedPaper = Pick<
  Paper,
  'number' | 'name' | 'tier' | 'durationMinutes' | 'marks' | 'weights' | 'calculator'
>

/** One way to the award: all of `papers`, one of `oneOf` (unless empty), on top of `carriesForward`. */
export type Route = {
  id: string
  label: string
  scope: Scope
  papers: number[]
  oneOf: number[]
  /** Id of the route whose result counts in a staged entry, with its papers' weights of this scope. */
  carriesForward: string | null
  /** Grades that can be awarded, best first. */
  grades: Grade[]
  /** Marks of the award after scaling, where our source states them. */
  totalMarks: number | null
}

export type Topic = {
  number: string
  slug: string
  title: string
  stage: Stage | null
  subtopics: Subtopic[]
}

export type PointTier = 'core' | 'supplement'

export type Subtopic = {
  /** As the board prints it: `1.4`, `1.5.1`, `E2.13`. */
  number: string
  /** Unique within its topic. */
  slug: string
  title: string
  /** `core`: every candidate. `supplement`: Extended only. `both`: has points of each. Null: untiered. */
  tier: PointTier | 'both' | null
  stage: Stage | null
  /** The numbered heading between topic and sub-topic, where the board has one (1.5 over 1.5.1). */
  group: { number: string; title: string } | null
  /** What a student must know; `tier` is null exactly where the sub-topic's is. */
  points: { text: string; tier: PointTier | null }[]
}

export type Formula = {
  latex: string
  /** Printed in the paper; false: to be learned. */
  given: boolean
  meaning: string
  tier: PointTier | null
  /** Empty where our source does not say (IGCSE). */
  subtopicNumbers: string[]
  confidence: Confidence | null
}

export type DataSheet = {
  name: string
  /** Where it is handed out. */
  provided: string | null
  items: string[]
  confidence: Confidence | null
}

/** Illustrative: show series, source and date beside the marks. Real ones are set after each series. */
export type GradeThresholdTable = {
  /** `component` is a single paper, whose scope is null. */
  kind: 'award' | 'component'
  series: string
  scope: Scope | null
  option: string | null
  /** Paper number followed by its variant where known: `42`, or `4`. */
  components: string[]
  max: number
  /** Lowest mark for each grade, best grade first; grades our source leaves out are missing. */
  marks: { grade: Grade; mark: number }[]
  source: string | null
  confidence: Confidence | null
}

export type Source = {
  what: string
  url: string | null
  /** Where inside that address, or what it is if it has none. */
  note: string | null
  confidence: Confidence
}
