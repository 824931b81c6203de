import type { OptionLetter } from './answers'

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
  | { kind: 'solutions'; letter: string; angles: 'degrees' | 'radians' | null; ask: string | null }
  | { kind: 'match'; items: { id: string; html: string }[]; targets: { id: string; html: string }[] }
  | { kind: 'order'; items: { id: string; html: string }[] }
  | { kind: 'table'; head: string[]; rows: PublicCell[][] }
  | { kind: 'written'; lines: number }
export type PublicCell = { html: string } | { blank: string; width: 'number' | 'text' }

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

/** What is shown beside an answer after hand-in. */
export type Explanation = {
  /** The right answer in words. */
  answer: string
  scheme: { code: string; html: string; scale: string | null }[]
  solution: string
  /** For a choice: the stated error of each wrong option; null at the right one. */
  errors: { letter: OptionLetter; error: string | null }[] | null
  /** For a match, an order or a table: what belongs where, by id. */
  keyed: Record<string, string> | null
  /** Where a written part is judged in shares: by levels where they have bands. */
  scales: { name: string; outOf: number; bands: { from: number; to: number; html: string }[] | null }[] | null
}
