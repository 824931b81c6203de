import type { OptionLetter } from './answers'
import type { PlotAxes } from './plot-frame'
import type { LedgerSide } from './question'
import type { SketchTool } from './sketch'

/**
 * What leaves the server before hand-in: written field by field, never by taking answers away from a stored part.
 * Texts are HTML made by prose.ts.
 */
export type PublicFigure = { svg: string; width: number; height: number; title: string; description: string }
export type PublicTable = { caption: string | null; head: string[]; rows: string[][] }

export type PublicField =
  | {
      kind: 'choice'
      columns: string[] | null
      options: { letter: OptionLetter; html: string; cells: string[] | null }[]
    }
  | { kind: 'numeric'; unit: string | null; asksUnit: boolean; ask: string | null }
  | { kind: 'expression'; letters: string[]; ask: string | null }
  | { kind: 'equation'; asksStates: boolean }
  | { kind: 'solutions'; letter: string; angles: 'degrees' | 'radians' | null; ask: string | null }
  | { kind: 'match'; items: { id: string; html: string }[]; targets: { id: string; html: string }[] }
  | { kind: 'order'; items: { id: string; html: string }[] }
  | { kind: 'table'; head: string[]; rows: PublicCell[][] }
  | { kind: 'words'; lines: number }
  | {
      kind: 'ledger'
      account: string
      currency: string
      /** To fill on each side. */
      lines: number
      dated: boolean
      given: { side: LedgerSide; date: string; narrative: string; amount: string }[]
      narratives: string[] | null
    }
  /** `board`: a diagram is drawn beside the words, on the figure of the part. */
  | { kind: 'written'; lines: number; board?: PublicBoard }
  | { kind: 'structure'; displayed: boolean; stereo: boolean }
  /** Drawn on the figure of the part. */
  | { kind: 'plot'; axes: PlotAxes; tools: SketchTool[]; labels: SketchLabel[] }
  | { kind: 'draw'; tools: SketchTool[]; labels: SketchLabel[] }

export type SketchLabel = { id: string; text: string }
export type PublicBoard = { tools: SketchTool[]; labels: SketchLabel[] }
export type PublicCell =
  | { html: string }
  /** `choices`: what is picked from, where it is not typed. */
  | { blank: string; width: 'number' | 'text'; choices: string[] | null }

export type PublicPart = {
  /** '7' or '7.c.i': the key under which the answer is kept. */
  key: string
  label: string
  lead: string | null
  prompt: string
  figure: PublicFigure | null
  table: PublicTable | null
  marks: number
  field: PublicField
}

export type PublicQuestion = {
  number: number
  stem: string
  figure: PublicFigure | null
  table: PublicTable | null
  marks: number
  parts: PublicPart[]
}

export type PublicSection = {
  id: string
  title: string
  instruction: string
  /** How many of its questions are to be answered; null: all. */
  choose: number | null
  questions: number[]
}

export type PublicPaper = {
  /** Printed on the paper and in the address of a print: the same id is the same paper. */
  id: string
  paperId: string
  title: string
  syllabus: string
  component: string
  level: string
  subject: string
  durationMinutes: number
  totalMarks: number
  calculator: boolean
  /** Our own typed sheets that the real paper gives: formulae, data, periodic table. */
  sheets: string[]
  /** Lines of the front page. */
  rubric: string[]
  sections: PublicSection[]
  questions: PublicQuestion[]
}

export type CorrectionNote = { day: string; html: string }

/** What is shown beside an answer after hand-in. */
export type Explanation = {
  /** What was corrected since the paper was drawn; the rest of this already says what is right now. */
  corrections: CorrectionNote[]
  /** The right answer in words. */
  answer: string
  scheme: { code: string; html: string; scale: string | null; required: boolean }[]
  solution: string
  /** Drawn beside the worked solution. */
  solutionFigure: PublicFigure | null
  /** The drawing of a full answer, where one is drawn. */
  modelFigure: PublicFigure | null
  /** For a choice: the stated error of each wrong option, as HTML; null at the right one. */
  errors: { letter: OptionLetter; error: string | null }[] | null
  /** For a match, an order or a table: what belongs where, by id. */
  keyed: Record<string, string> | null
  /** Where a written part is judged in shares: by levels where they have bands. */
  scales: { name: string; outOf: number; bands: { from: number; to: number; html: string }[] | null }[] | null
}
