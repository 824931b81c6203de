import { figures, quantity } from '../format'
import type { ChoiceOption, ChoicePart, Part, Prose, Question } from '../question'
import type { Draft } from '../template'

/** What authors write with: content/questions/README.md shows each in use. */

export type Wrong = [text: Prose, error: string]

type Options = { options: ChoiceOption[]; columns?: Prose[]; inOrder: boolean }

/** Four texts in random order. Each wrong one carries the error that leads to it. */
export function statements(right: Prose, wrong: readonly Wrong[]): Options {
  const options = [{ text: right, error: null }, ...wrong.map(([text, error]) => ({ text, error }))]
  return { options, inOrder: false }
}

/** Four texts in the order given, for scales such as "decreases, unchanged, increases" and for letters of a figure. */
export function inThisOrder(options: readonly (Prose | Wrong)[]): Options {
  return { ...inAnyOrder(options), inOrder: true }
}

/** Four texts in random order, written in the author's: directions, for example, of which two can be right. */
export function inAnyOrder(options: readonly (Prose | Wrong)[]): Options {
  return {
    options: options.map(each =>
      typeof each === 'string' ? { text: each, error: null } : { text: each[0], error: each[1] },
    ),
    inOrder: false,
  }
}

/** Four numbers by size. `wrong` holds the value that the stated error gives. */
export function numbers(facts: {
  right: number
  wrong: readonly [value: number, error: string][]
  unit: string
  sigFigs: number
}): Options & { value: number } {
  const { right, wrong, unit, sigFigs } = facts
  const all = [{ value: right, error: null }, ...wrong.map(([value, error]) => ({ value, error }))]
  const options = all
    .sort((one, other) => one.value - other.value)
    .map(({ value, error }) => ({ text: quantity(value, unit, sigFigs), error }))
  return { options, inOrder: true, value: right }
}

/** Options that stand in a table: one text for each column. In random order. */
export function rows(
  columns: readonly Prose[],
  right: readonly Prose[],
  wrong: readonly [cells: readonly Prose[], error: string][],
): Options {
  const options = [{ cells: right, error: null }, ...wrong.map(([cells, error]) => ({ cells, error }))]
  return {
    columns: [...columns],
    options: options.map(({ cells, error }) => ({ text: '', cells: [...cells], error })),
    inOrder: false,
  }
}

type ChoiceFacts = Omit<
  ChoicePart,
  'kind' | 'label' | 'marks' | 'scheme' | 'options' | 'columns' | 'command' | 'figure' | 'table'
> &
  Pick<Question, 'stem'> &
  Partial<Pick<Question, 'figure' | 'table'>> & { options: Options; command?: string }

/** A multiple-choice question of one mark: stem, what is asked, four options. */
export function choice({ stem, figure, table, options, command = 'Identify', ...facts }: ChoiceFacts): Draft {
  const scheme = [{ code: 'B1', text: rightText(options) } as const]
  const part = Object.assign(
    {},
    facts,
    { kind: 'choice', label: '', marks: 1, command, scheme } as const,
    options,
  )
  return { stem, ...(figure && { figure }), ...(table && { table }), parts: [part] }
}

function rightText({ options }: Options): Prose {
  const right = options.find(option => option.error === null)
  return right?.cells?.join('; ') ?? right?.text ?? ''
}

/** Whether the values still differ when printed: a draw whose options coincide is thrown away. */
export function allDiffer(values: readonly number[], sigFigs: number): boolean {
  return new Set(values.map(value => figures(value, sigFigs))).size === values.length
}

/** A question of several parts, in the order of their labels. */
export function structured(facts: Omit<Draft, 'parts'> & { parts: Part[] }): Draft {
  return facts
}
