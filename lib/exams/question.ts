import type { Figure } from '@/lib/figures/figure'
import type { Diagram, DiagramCheck } from './marking/diagram'
import type { Molecule } from './marking/molecule'
import type { StatedEquation } from './marking/written/equation'
import type { PlotAxes } from './plot-frame'
import type { SketchTool, Spot, Stroke } from './sketch'

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
  /** What earns it in a written answer, and answers to try it on: see marking/written/notation.ts. */
  earns?: string
  /** The equations any of which earns it, where one is to be stated. */
  states?: readonly StatedEquation[]
  /** What the diagram must show to earn it, where one is drawn beside the words. */
  drawn?: readonly DiagramCheck[]
  /** The scale that the point belongs to, where a written part has scales. */
  scale?: string
  /** Of a diagram that is asked for: without it an answer by levels stays below the highest of its scale. */
  required?: true
}

/** Whether a program can say of an answer if it earns the point. */
export const isReadable = ({ earns, drawn, states }: MarkPoint): boolean =>
  (earns ?? drawn ?? states) !== undefined

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
  /** Syllabus number of the sub-topic, such as '1.5.2'; '' in the tour. */
  subtopic: string
  objective: Objective
  /** Each point is one mark; they add up to `marks` unless `written` offers more points than marks. */
  scheme: MarkPoint[]
  /** Worked solution: each step with its reason. */
  solution: Prose
  /** Drawn beside the worked solution; never sent before hand-in. */
  solutionFigure?: Figure
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
  /** The sign does not matter: a deceleration of 2 may be written as −2. */
  signFree?: boolean
  /** Values that follow from figures as the scheme prints them, in the unit of the answer. */
  alsoRight?: number[]
  /** As good as `answer`, and shown beside it: added when a paper was corrected. */
  otherKeys?: number[]
  /** Values met on the way: the answer from each, in x. Where two figures do, each may be rounded before it is used. */
  via?: { value: number; formula: string }[]
  /** Further units that a student may write for this quantity, such as 'K' for a rise in °C or 'Hz' for a pure number. */
  alsoUnits?: string[]
  /** The unit is what is asked ("give it in m/s"): the same quantity in another unit earns nothing. */
  keepUnit?: boolean
  /** Which coordinate is asked where a student may write the whole point. */
  coordinate?: 'x' | 'y'
  /** The value that follows from the student's own earlier answer: an expression in x, such as '9.8*x'. */
  follow?: { from: string; formula: string }
  own?: OwnKey
  /**
   * "Show that …": the question prints the value to so many figures. The last mark is for the value to more than that;
   * the others are for the working, which only a reader can see.
   */
  showThat?: { figures: number }
}

/** `antiderivative`: the key ends in a constant `c` of any value, which a student may name otherwise. */
export type ExpressionForm = 'any' | 'factorised' | 'expanded' | 'simplified' | 'exact' | 'antiderivative'
export type ExpressionPart = PartFacts & {
  kind: 'expression'
  /** As a student types it: '2x^2 - 3x', 'y = 2x + 3', 'x > 3'. */
  answer: string
  /** The letters that may stand in it; shown below the field. */
  letters: string[]
  form: ExpressionForm
  own?: OwnKey
  /** As good as `answer`: added when a paper was corrected. */
  otherKeys?: string[]
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

export type EquationPart = PartFacts & {
  kind: 'equation'
  /** Balanced, as a student types it: '2H2(g) + O2(g) -> 2H2O(l)', 'Cu2+ + 2e- -> Cu', 'N2 + 3H2 <=> 2NH3'. */
  answer: string
  /** Other equations that are right as well; multiples and fractions of one are right anyway. */
  accept?: string[]
  /** Whether the question asks for state symbols; they are then the last mark. */
  states: boolean
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

/**
 * How the words of a cell are compared. `words`: case, articles, plurals and slips of spelling do not matter. `exact`:
 * case and signs count (genotypes, oxidation numbers). `formula`: chemistry, however its numbers and charges are typed.
 * `pick`: chosen from the cell's list.
 */
export type TextMode = 'words' | 'exact' | 'formula' | 'pick'

export type TableCell =
  | { text: Prose }
  /** One mark each unless `marks` is 0; numbers may be typed with thousands separators and brackets for minus. */
  | {
      blank: string
      answer: string | number
      accept?: string[]
      /** Of the answer's own type and as good as it: added when a paper was corrected. */
      otherKeys?: (string | number)[]
      marks: 0 | 1
      width?: 'number' | 'text'
      /** Of a text; without it, words. */
      mode?: TextMode
      /** Of words: not taken, however near in spelling. */
      reject?: string[]
      /** Of words: other terms of the subject, across which no slip of spelling is forgiven. */
      confusable?: string[]
      /** Of a `pick`, the answer among them. They are shown in another order unless `inOrder`. */
      choices?: string[]
      inOrder?: boolean
      /** Of a formula: whether the state symbol counts. */
      states?: boolean
      /** Of a number: its unit where head and row do not say it; '$' for money, right to the cent; '' for a pure number, where 30% is 0.3. */
      unit?: string
      /** Of a number: figures wanted at least; without it all that an exact answer has, else three. */
      sigFigs?: number
      /** Of a number: half-width of the accepted range. */
      tolerance?: number
      /** Of a number: its sign does not matter. */
      signFree?: boolean
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
  /** A diagram drawn beside the words, on the part's figure. */
  board?: WrittenBoard
  modelAnswer: Prose
  /** What a full answer draws or labels; shown beside the model answer, never before hand-in. */
  modelFigure?: Figure
}

/** Bare axes, what they are drawn on with, and the finished diagram as a student would draw it. */
export type WrittenBoard = Diagram & {
  tools: readonly Exclude<SketchTool, 'bar'>[]
  model: readonly Stroke[]
}

export type StructurePart = PartFacts & {
  kind: 'structure'
  /** A condensed formula, 'CH3CH(OH)CH3', or a drawing on the board of molecule-figure.ts where space matters. */
  answer: string | Molecule
  /** Other molecules that are right as well, such as any of several isomers. */
  accept?: readonly (string | Molecule)[]
  /** Whether a drawing has to show every hydrogen; what is typed never has to. */
  displayed: boolean
  /** Whether the sides of double bonds and the hands of centres count; they may be the second mark. */
  stereo: boolean
}

/** A stretch of values, both ends included. */
export type Range = readonly [from: number, to: number]

/** What is to be put on a grid, and how it is judged; each task earns its own marks, in the order of the scheme. */
export type PlotTask =
  /** Right within half a small square. `follow`: where the student's own value of each `y` stands in a table. */
  | { task: 'points'; wanted: readonly Spot[]; marks: number; follow?: readonly FollowSource[] }
  /** A straight line by its gradient and where it cuts the y-axis; it runs over at least half of `covers`. */
  | { task: 'line'; gradient: Range; intercept: Range; covers: Range; marks: 1 | 2 }
  /** Heights by id of the bar, right within half a small square. */
  | { task: 'bars'; heights: Readonly<Record<string, number>>; marks: number }
  /** A letter put into the region where *a*x + *b*y ≤ *c* holds for every side. */
  | { task: 'region'; letter: string; sides: readonly { a: number; b: number; c: number }[]; marks: 1 }

/** Its `figure` is the grid with what is drawn on it already: write it with `plotPart` of authoring-sketch.ts. */
export type PlotPart = PartFacts & {
  kind: 'plot'
  figure: Figure
  axes: PlotAxes
  /** Drawn on the grid already, such as points that a line is to fit. */
  given: readonly Stroke[]
  tasks: readonly PlotTask[]
}

export type Zone = { at: Spot; within: number }

/** What earns a point of a drawing without a reader, in units of the figure's canvas. */
export type DrawCheck =
  /**
   * A straight line through every zone; as an arrow, in their order. With `ends` it begins in the first and ends in the
   * last, as a vector does, whose length counts. With `once` two such lines are wrong, as a double bond is for a single one.
   */
  | { passes: readonly Zone[]; as: 'line' | 'arrow'; ends?: true; once?: true }
  /** A label set down in a zone. */
  | { label: string; in: Zone }

export type DrawPart = PartFacts & {
  kind: 'draw'
  /** What is drawn on. */
  figure: Figure
  tools: readonly Exclude<SketchTool, 'bar'>[]
  labels?: readonly { id: string; text: string }[]
  /** One for each point of the scheme; without any the student compares with `modelFigure` and ticks. */
  checks?: readonly DrawCheck[]
  /** The finished drawing on the same canvas, laid over the student's. */
  modelFigure: Figure
}

/** One thing that may be credited, in the words of its first text. */
export type WordsAnswer = {
  text: string
  /** As good, in other words. */
  accept?: string[]
  /** Taken, although not what is hoped for. */
  allow?: string[]
  /** What contradicts it when it is said as well. */
  against?: string[]
}
export type WordsPart = PartFacts & {
  kind: 'words'
  /** How many are asked for: "State two …" is two, each on a line of its own. */
  asked: number
  /** May be more than are asked for. */
  answers: WordsAnswer[]
  /** Named errors: never taken, however near in spelling. */
  reject?: { text: string; why: string }[]
  /** Neither right nor wrong: it takes the place of no answer. */
  ignore?: string[]
  /** Other terms of the subject, across which no slip of spelling is forgiven. */
  confusable?: string[]
  /** Without it, words. */
  mode?: Exclude<TextMode, 'pick'>
}

export type LedgerSide = 'debit' | 'credit'
export type LedgerEntry = {
  /** For own figures that follow from it, in kebab-case. */
  name: string
  side: LedgerSide
  narrative: string
  /** Other names of it, where it is typed. */
  accept?: string[]
  amount: number
  /** '1 January'; for all entries of an account or for none. */
  date?: string
  marks: 0 | 1
  /** The closing balance: it is right as well when it balances the student's own entries. */
  balance?: 'carried down' | 'brought down'
  follow?: CellFollow
}
export type LedgerPart = PartFacts & {
  kind: 'ledger'
  /** Whose account it is. */
  account: Prose
  /** Lines to fill on each side: more than are needed. */
  lines: number
  /** Entries that are printed already. */
  given: { side: LedgerSide; date?: string; narrative: string; amount: number }[]
  /** Narratives to choose from, more than are needed; without them they are typed. */
  narratives?: string[]
  entries: LedgerEntry[]
}

export type Part =
  | ChoicePart
  | NumericPart
  | ExpressionPart
  | EquationPart
  | SolutionsPart
  | MatchPart
  | OrderPart
  | TablePart
  | WordsPart
  | LedgerPart
  | WrittenPart
  | StructurePart
  | PlotPart
  | DrawPart
export type PartKind = Part['kind']

/** `tour`: shows how each kind of answer is given; of no subject, and in no paper of one. */
export const STYLES = ['choice', 'structured', 'practical', 'data', 'essay', 'tour'] as const
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
