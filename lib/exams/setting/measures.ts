import {
  isReadable,
  marksByObjective,
  type Objective,
  type Part,
  type PartKind,
  type Question,
} from '../question'
import type { Template } from '../template'

/** What is known of a question before it stands in a paper; the same in every draw of its template. */
export type Weighed = { question: Question; difficulty: Template['difficulty'] }

type Count = { per: 'marks' | 'questions'; of: (weighed: Weighed) => number }

const CHOSEN: ReadonlySet<PartKind> = new Set(['choice', 'match', 'order'])
const DRAWN: ReadonlySet<PartKind> = new Set(['plot', 'draw', 'structure'])
const DRAWING = /^(?:Draw|Sketch|Plot|Label|Construct)\b/
const CALCULATING = /^(?:Calculate|Determine|Work out|Find|Solve|Evaluate|Estimate)\b/
const EXPLAINING = /^(?:Explain|Describe|Suggest|Discuss|Justify|Compare)\b/

/** Where the part asks for a number, its command word may be any: "State the period" is read off a graph. */
const calculates = ({ kind, command }: Part) =>
  (kind === 'numeric' || kind === 'expression' || kind === 'solutions') && CALCULATING.test(command)

/**
 * Marks that no student has to give: of a written answer the points that say what earns them, of "show that …" the last
 * mark. An essay is marked by levels, which the student chooses.
 */
function markedByMachine(part: Part): number {
  if (part.kind === 'written') {
    const read = part.scales ? 0 : part.scheme.filter(isReadable).length
    return Math.min(part.marks, read)
  }
  if (part.kind === 'draw') return part.checks ? part.marks : 0
  return part.kind === 'numeric' && part.showThat ? 1 : part.marks
}

const marksBy = (of: (part: Part) => number): Count => ({
  per: 'marks',
  of: ({ question }) => question.parts.reduce((sum, part) => sum + of(part), 0),
})

const marksOfParts = (belongs: (part: Part) => boolean) => marksBy(part => (belongs(part) ? part.marks : 0))

const marksFor = (objective: Objective) => marksBy(part => marksByObjective(part)[objective] ?? 0)

const questionsWith = (has: (question: Question) => unknown): Count => ({
  per: 'questions',
  of: ({ question }) => (has(question) ? 1 : 0),
})

/**
 * What papers are compared by, real ones and ours: each is a share of the paper's marks or of its questions. Parts that
 * are `chosen` are answered by matching, ordering or choosing; `four` and the others are parts of so many marks.
 */
export const MEASURES = {
  AO1: marksFor('AO1'),
  AO2: marksFor('AO2'),
  AO3: marksFor('AO3'),
  figures: questionsWith(({ figure, parts }) => figure ?? parts.some(part => part.figure)),
  tables: questionsWith(({ table, parts }) => table ?? parts.some(part => part.table)),
  hard: {
    per: 'marks',
    of: ({ question, difficulty }) =>
      difficulty < 4 ? 0 : question.parts.reduce((sum, { marks }) => sum + marks, 0),
  },
  chosen: marksOfParts(({ kind }) => CHOSEN.has(kind)),
  calculating: marksOfParts(calculates),
  drawing: marksOfParts(({ kind, command }) => DRAWN.has(kind) || DRAWING.test(command)),
  showing: marksOfParts(part => part.command === 'Show' || (part.kind === 'numeric' && !!part.showThat)),
  explaining: marksOfParts(({ command }) => EXPLAINING.test(command)),
  one: marksOfParts(({ marks }) => marks === 1),
  two: marksOfParts(({ marks }) => marks === 2),
  three: marksOfParts(({ marks }) => marks === 3),
  four: marksOfParts(({ marks }) => marks === 4),
  five: marksOfParts(({ marks }) => marks >= 5),
  machine: marksBy(markedByMachine),
} satisfies Record<string, Count>

export type Measure = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]
