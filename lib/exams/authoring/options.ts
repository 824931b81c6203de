import { figures, quantity } from '../format'
import type { ChoiceOption, Prose } from '../question'
import { type Slips, slipsOf } from './slips'

/** The four answers of a choice: content/questions/README.md shows each way of writing them in use. */

export type Wrong = readonly [text: Prose, error: string]

/** Wrong answers, each with the error that leads to it: as pairs, or as an object where the texts are no bare numbers. */
export type Errors = readonly Wrong[] | Readonly<Record<Prose, string>>

export type Options = { options: ChoiceOption[]; columns?: Prose[]; inOrder: boolean }

/** What stands between the cells of a row that is written as one text: 'rises | falls'. */
const BETWEEN_CELLS = ' | '

/** An object that is written in the author's order. @throws Error where a key is a bare number, which JavaScript moves to the front */
export function pairs<const Value>(of: Readonly<Record<string, Value>>): [string, Value][] {
  for (const key in of) if (/^\d+$/.test(key)) throw new Error(`"${key}" would lose its place: write pairs`)
  return Object.entries(of)
}

function wrongOf(errors: Errors): readonly Wrong[] {
  return Array.isArray(errors) ? (errors as readonly Wrong[]) : pairs(errors as Record<Prose, string>)
}

/** Four texts in random order. */
export function statements(right: Prose, wrong: Errors): Options {
  const options = [{ text: right, error: null }, ...wrongOf(wrong).map(([text, error]) => ({ text, error }))]
  return { options, inOrder: false }
}

/** Four texts in the order given, for scales such as "decreases, unchanged, increases" and for letters of a figure. The right one has no error. */
export function inThisOrder(
  options: readonly (Prose | Wrong)[] | Readonly<Record<Prose, string | null>>,
): Options {
  return { ...inAnyOrder(options), inOrder: true }
}

/** Four texts in random order, written in the author's: directions, for example, of which two can be right. */
export function inAnyOrder(
  options: readonly (Prose | Wrong)[] | Readonly<Record<Prose, string | null>>,
): Options {
  const list = Array.isArray(options)
    ? (options as readonly (Prose | Wrong)[]).map(each => (typeof each === 'string' ? [each, null] : each))
    : pairs(options as Record<Prose, string | null>)
  return {
    options: list.map(([text, error]) => ({ text: text ?? '', error: error ?? null })),
    inOrder: false,
  }
}

/** Four numbers by size. `wrong` holds each error with the value that it gives; without `sigFigs` all figures are printed. */
export function numbers(facts: { right: number; wrong: Slips; unit: string; sigFigs?: number }): Options {
  const { unit, sigFigs } = facts
  return bySize({ ...facts, print: value => quantity(value, unit, sigFigs) })
}

/** Four numbers by size, printed as the author says. */
export function bySize({
  right,
  wrong,
  print,
}: {
  right: number
  wrong: Slips
  print: (value: number) => Prose
}): Options {
  const all: (readonly [number, string | null])[] = [[right, null], ...slipsOf(wrong)]
  const sorted = all.toSorted(([one], [other]) => one - other)
  return { options: sorted.map(([value, error]) => ({ text: print(value), error })), inOrder: true }
}

/** Options that stand in a table: one text for each column. In random order. */
export function rows(
  columns: readonly Prose[],
  right: readonly Prose[],
  wrong: readonly (readonly [cells: readonly Prose[], error: string])[],
): Options {
  const options = [{ cells: right, error: null }, ...wrong.map(([cells, error]) => ({ cells, error }))]
  return {
    columns: [...columns],
    options: options.map(({ cells, error }) => ({ text: '', cells: [...cells], error })),
    inOrder: false,
  }
}

/** How the answers of a choice may be written: ready options, statements, or rows of a table as 'rises | falls'. */
export type Answers =
  | { options: Options; right?: undefined; wrong?: undefined; columns?: undefined }
  | { right: Prose; wrong: Errors; columns?: undefined; options?: undefined }
  | { columns: Prose; right: Prose; wrong: Readonly<Record<Prose, string>>; options?: undefined }

export function optionsOf({ options, columns, right, wrong }: Answers): Options {
  if (options) return options
  if (columns === undefined) return statements(right, wrong)
  const cells = (row: Prose) => row.split(BETWEEN_CELLS)
  const errors = pairs(wrong).map(([row, error]) => [cells(row), error] as const)
  return rows(cells(columns), cells(right), errors)
}

export function rightText({ options }: Options): Prose {
  const right = options.find(option => option.error === null)
  return right?.cells?.join('; ') ?? right?.text ?? ''
}

/** Whether the values still differ when printed: a draw whose options coincide is thrown away. */
export function allDiffer(values: readonly number[], sigFigs: number): boolean {
  return new Set(values.map(value => figures(value, sigFigs))).size === values.length
}
