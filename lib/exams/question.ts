import type { Figure } from '@/lib/notes/figures/figure'

/**
 * A question as it is stored with an attempt: plain data, answers included, never sent before hand-in.
 * `Prose` is our small markup (see prose.ts): paragraphs, "- " lists, **bold**, *italic*, ^{sup}, _{sub}, $LaTeX$.
 */
export type Prose = string

export const OBJECTIVES = ['AO1', 'AO2', 'AO3'] as const
export type Objective = (typeof OBJECTIVES)[number]

/** Cambridge codes: M method, A accuracy (needs its M), B independent, C compensatory (given when A is). */
export const SCHEME_CODES = ['M1', 'A1', 'B1', 'C1'] as const
export type SchemeCode = (typeof SCHEME_CODES)[number]
export type MarkPoint = {
  code: SchemeCode
  text: Prose
  /** The scale that the point belongs to, where a written part has scales. */
  scale?: string
}

export type DataTable = { caption?: Prose; head: Prose[]; rows: Prose[][] }

/** What every part has, whatever its kind. */
type PartFacts = {
  /** '' for a question of one part, else 'a', 'b', 'c.i', 'c.ii' */
  label: string
  /** Shown before the first part of a group, such as the text above (c)(i). */
  lead?: Prose
  prompt: Prose
  figure?: Figure
  table?: DataTable
  marks: number
  /** Command word of the syllabus: State, Calculate, Explain … */
  command: string
  /** Syllabus number of the sub-topic, such as '1.5.2'. */
  subtopic: string
  objective: Objective
  /** Each point is one mark; they add up to `marks` unless `written` offers more points than marks. */
  scheme: MarkPoint[]
  /** Worked solution: each step with its reason. */
  solution: Prose
}

export type ChoiceOption = {
  text: Prose
  /** For options that stand in a table, one text for each column; `text` is then empty. */
  cells?: Prose[]
  /** Null for the one right option; else the stated error that leads here, as a sentence to the student. */
  error: string | null
}
export type ChoicePart = PartFacts & { kind: 'choice'; columns?: Prose[]; options: ChoiceOption[] }

/**
 * The key as it follows from the student's own answer to an earlier expression or numeric part, for which f stands:
 * 'f(2)' is their expression at 2, 'y = f(1)*(x - 1) + 3' a line of their gradient, 'f + 4' four more than they found.
 */
export type OwnKey = { from: string; key: string }

/** How a number must be written. `any`: decimal, standard form or fraction. */
export type NumberForm = 'any' | 'standard' | 'fraction' | 'integer' | 'decimal'
export type NumericPart = PartFacts & {
  kind: 'numeric'
  answer: number
  /** '' for a pure number. Written as students write it: 'm/s', 'kg/m^3', 'N m', '%', '$'. */
  unit: string
  /** `given`: printed after the answer line. `asked`: the student writes it, and it costs the last mark if wrong. */
  unitMode: 'given' | 'asked'
  /** Right when it agrees to this many significant figures (default of the syllabus: 2, or as in the data). */
  sigFigs: number
  /** Half-width of the accepted range, in the unit of the answer, where reading a graph allows one. */
  tolerance?: number
  /** Whether fewer or more figures than asked cost the last mark: only where the question says so. */
  strictFigures?: { kind: 'significant' | 'decimal'; count: number }
  form: NumberForm
  /** The value that follows from the student's own earlier answer: an expression in x, such as '9.8*x'. */
  follow?: { from: string; formula: string }
  own?: OwnKey
}

export type ExpressionForm = 'any' | 'factorised' | 'expanded' | 'simplified' | 'exact'
export type ExpressionPart = PartFacts & {
  kind: 'expression'
  /** As a student types it: '2x^2 - 3x', 'y = 2x + 3', 'x > 3'. */
  answer: string
  /** The letters that may stand in it; shown below the field. */
  letters: string[]
  form: ExpressionForm
  own?: OwnKey
}

export type SolutionsPart = PartFacts & {
  kind: 'solutions'
  /** Every solution in the interval, as a student types it, without a degree sign: '30', 'pi/6', '(1 + sqrt(5))/2'. */
  answer: string[]
  /** The unknown: 'x', 'theta'. */
  letter: string
  /** As it is printed in the question, ends included. Answers outside are ignored. Null: all numbers. */
  interval: { from: string; to: string } | null
  /** What the question has its angles in; null where the unknown is no angle. */
  angles: 'degrees' | 'radians' | null
  /** To how many figures a solution that is not exact must be right. */
  figures: { kind: 'significant' | 'decimal'; count: number } | 'exact'
}

export type MatchPart = PartFacts & {
  kind: 'match'
  items: { id: string; text: Prose }[]
  targets: { id: string; text: Prose }[]
  /** Item id to target id. Targets may be used once, more than once or not at all. */
  answer: Record<string, string>
}

export type OrderPart = PartFacts & {
  kind: 'order'
  /** In the order shown first, which is never the right one. */
  items: { id: string; text: Prose }[]
  answer: string[]
}

/** A cell of the same table, a cell of an earlier one, or the answer to an earlier numeric part. */
export type FollowSource = { part?: string; cell?: string }
/** The own-figure rule as data: a, b, c … are the sources in order, so 'a - b - 1200' reckons with the first two. */
export type CellFollow = { from: FollowSource[]; formula: string }

export type TableCell =
  | { text: Prose }
  /** One mark each unless `marks` is 0; numbers may be typed with thousands separators and brackets for minus. */
  | {
      blank: string
      answer: string | number
      accept?: string[]
      marks: 0 | 1
      width?: 'number' | 'text'
      /** Marked right as well when it follows from the student's own figures ("OF"). */
      follow?: CellFollow
    }
export type TablePart = PartFacts & { kind: 'table'; head: Prose[]; rows: TableCell[][] }

/** A band of a scale that is marked by levels: the answer is placed in the band that fits it best. */
export type Band = { from: number; to: number; text: Prose }
/**
 * A share of a part's marks that is judged on its own, such as AO3 out of four. With bands the student chooses a mark
 * by levels; without, each point of the scheme that names the scale is one mark, up to `outOf`.
 */
export type Scale = {
  name: string
  outOf: number
  /** The scale's marks by objective: levels may judge two of them together. */
  objectives: Readonly<Partial<Record<Objective, number>>>
  bands?: Band[]
}
export type WrittenPart = PartFacts & {
  kind: 'written'
  /** Answer lines on paper; also the height of the field. */
  lines: number
  /** For essays; their `outOf` add up to the marks. */
  scales?: Scale[]
  modelAnswer: Prose
}

export type Part =
  | ChoicePart
  | NumericPart
  | ExpressionPart
  | SolutionsPart
  | MatchPart
  | OrderPart
  | TablePart
  | WrittenPart
export type PartKind = Part['kind']

export const STYLES = ['choice', 'structured', 'data', 'essay'] as const
/** Which section of a paper a question can stand in. */
export type Style = (typeof STYLES)[number]

export type Question = {
  /** Id of its template, unique within the subject: '1.2/average-speed'. */
  template: string
  /** Of the draw; template and seed give the question again. */
  seed: string
  stem: Prose
  figure?: Figure
  table?: DataTable
  parts: Part[]
}

/** The marks of a part by assessment objective. */
export function marksByObjective(part: Part): Partial<Record<Objective, number>> {
  if (part.kind !== 'written' || !part.scales) return { [part.objective]: part.marks }
  const marks: Partial<Record<Objective, number>> = {}
  for (const { objectives } of part.scales) {
    for (const [objective, each] of Object.entries(objectives) as [Objective, number][]) {
      marks[objective] = (marks[objective] ?? 0) + each
    }
  }
  return marks
}

export function marksOf(question: Pick<Question, 'parts'>): number {
  return question.parts.reduce((sum, part) => sum + part.marks, 0)
}
