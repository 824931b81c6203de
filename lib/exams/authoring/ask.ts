import type {
  ChoicePart,
  DrawPart,
  EquationPart,
  ExpressionPart,
  MatchPart,
  NumericPart,
  Objective,
  OrderPart,
  Part,
  PartKind,
  SolutionsPart,
  StructurePart,
  TableCell,
  TablePart,
  WrittenPart,
} from '../question'
import type { Wording } from '../template'
import { markPoints, type Scheme } from './marks'
import { type Answers, optionsOf, rightText } from './options'

/** What every part has and an author need not say: the label where parts stand under theirs, and what follows from other fields. */
type Implied = 'label' | 'subtopic' | 'command' | 'objective' | 'marks'
/** A part as authors write it. */
export type Loose<P extends Part> = Omit<P, 'kind' | 'scheme' | 'prompt' | Implied> &
  Partial<Pick<P, Implied>> & { prompt: Wording; scheme: Scheme }

/** Calculating is application, the rest knowledge, unless the part says otherwise. */
const OBJECTIVE: Partial<Record<PartKind, Objective>> = {
  numeric: 'AO2',
  expression: 'AO2',
  solutions: 'AO2',
}

function commandOf(prompt: Wording): string {
  const text = typeof prompt === 'string' ? prompt : (prompt[0] ?? '')
  return /^[A-Z][a-z]*/.exec(text)?.[0] ?? ''
}

/**
 * A whole part. The command word is the first of the prompt, and each point of the scheme is a mark. Assigned, not spread:
 * `{ ...facts, kind }` makes V8 a new hidden class for each part that is drawn.
 */
export function part<P extends Part>(kind: P['kind'], facts: Loose<P>, more: Partial<P> = {}): P {
  const scheme = markPoints(facts.scheme)
  const implied = {
    label: '',
    subtopic: '',
    command: commandOf(facts.prompt),
    objective: OBJECTIVE[kind] ?? 'AO1',
    marks: scheme.length,
  }
  return Object.assign(implied, more, facts, { kind, scheme }) as unknown as P
}

type Numeric = Omit<Loose<NumericPart>, 'unit' | 'unitMode' | 'sigFigs' | 'form'> &
  Partial<Pick<NumericPart, 'unit' | 'unitMode' | 'sigFigs' | 'form'>>

const NUMBER = { unit: '', unitMode: 'given', sigFigs: 2, form: 'any' } as const

/** A pure number to three figures or exact, as mathematics asks for it. */
const NUMBER_OF_MATHS = { ...NUMBER, sigFigs: 3 } as const

type Choice = Omit<Loose<ChoicePart>, 'options' | 'columns' | 'scheme'> & { scheme?: Scheme } & Answers

/** The parts of a question, by what the student does. */
export const ask = {
  number: (facts: Numeric) => part<NumericPart>('numeric', facts as Loose<NumericPart>, NUMBER),
  whole: (facts: Numeric) =>
    part<NumericPart>('numeric', facts as Loose<NumericPart>, { ...NUMBER_OF_MATHS, form: 'integer' }),
  fraction: (facts: Numeric) =>
    part<NumericPart>('numeric', facts as Loose<NumericPart>, { ...NUMBER_OF_MATHS, form: 'fraction' }),
  expression: (facts: Omit<Loose<ExpressionPart>, 'form'> & Partial<Pick<ExpressionPart, 'form'>>) =>
    part<ExpressionPart>('expression', facts as Loose<ExpressionPart>, { form: 'any' }),
  /** Values to be filled in below their names; `cell` where the cell is called otherwise. */
  values: ({
    found,
    ...facts
  }: Omit<Loose<TablePart>, 'head' | 'rows'> & {
    found: readonly (readonly [name: string, value: number, cell?: string])[]
  }) =>
    part<TablePart>('table', {
      ...facts,
      head: found.map(([name]) => name),
      rows: [found.map(([name, answer, cell = name]): TableCell => ({ blank: cell, answer, marks: 1 }))],
    }),
  /** One line more than marks. */
  written: (facts: Omit<Loose<WrittenPart>, 'lines'> & Partial<Pick<WrittenPart, 'lines'>>) => {
    const marks = facts.marks ?? facts.scheme.length
    return part<WrittenPart>('written', facts as Loose<WrittenPart>, { lines: marks + 1 })
  },
  /** One mark, for the right option. */
  choice: ({ options, columns, right, wrong, ...facts }: Choice): ChoicePart & { inOrder?: boolean } => {
    const made = optionsOf({ options, columns, right, wrong } as Answers)
    const loose = { command: 'Identify', scheme: [rightText(made)], ...facts, ...made }
    return part<ChoicePart>('choice', loose as Loose<ChoicePart>)
  },
  match: (facts: Loose<MatchPart>) => part<MatchPart>('match', facts),
  order: (facts: Loose<OrderPart>) => part<OrderPart>('order', facts),
  table: (facts: Loose<TablePart>) => part<TablePart>('table', facts),
  equation: (facts: Loose<EquationPart>) => part<EquationPart>('equation', facts),
  solutions: (facts: Loose<SolutionsPart>) => part<SolutionsPart>('solutions', facts),
  structure: (facts: Loose<StructurePart>) => part<StructurePart>('structure', facts),
  draw: (facts: Loose<DrawPart>) => part<DrawPart>('draw', facts),
}

/** Texts that are their own ids: items and targets of a match, steps of an order. */
export const asItems = (texts: readonly string[]) => texts.map(text => ({ id: text, text }))
