import type { NumericPart } from '../question'
import { markPart } from './registry'
import { ALONE } from './rules'

/** Parts and a way to mark them, for the tables of typed answers. Every part has three marks unless it says otherwise. */

export function numericPart(answer: number, unit: string, more: Partial<NumericPart> = {}): NumericPart {
  const marks = more.marks ?? 3
  return {
    kind: 'numeric',
    label: 'a',
    prompt: 'Calculate the value.',
    command: 'Calculate',
    subtopic: '1.2',
    objective: 'AO2',
    scheme: Array.from({ length: marks }, (_, at) => ({
      code: at === marks - 1 ? 'A1' : 'C1',
      text: 'step',
    })),
    solution: 'The worked solution.',
    answer,
    unit,
    unitMode: 'given',
    sigFigs: 2,
    form: 'any',
    ...more,
    marks,
  }
}

export function asked(answer: number, unit: string, more: Partial<NumericPart> = {}): NumericPart {
  return numericPart(answer, unit, { unitMode: 'asked', ...more })
}

/** Marks and verdict, as "3 right". The unit stands in a field of its own only where it is asked for. */
export function verdictOn(part: NumericPart, value: string, unit = ''): string {
  const marking = markPart(part, { kind: 'numeric', value, unit }, ALONE)
  return `${marking.earned} ${marking.state === 'marked' ? marking.verdict : marking.state}`
}

export function readAsOf(part: NumericPart, value: string, unit = ''): string | null {
  const marking = markPart(part, { kind: 'numeric', value, unit }, ALONE)
  return marking.state === 'marked' ? marking.readAs : null
}

type Row = readonly [part: NumericPart, typed: string, ...rest: string[]]

/** Rows with a title that says what is answered with what. */
export function titled<R extends Row>(rows: readonly R[]): [title: string, ...R][] {
  return rows.map(row => {
    const [{ answer, unit, unitMode }, ...texts] = row
    const key = `${Number(answer.toPrecision(6))} ${unitMode === 'asked' ? `(${unit})` : unit}`.trim()
    return [`${texts.slice(0, -1).filter(Boolean).join(' | ')} for ${key}: ${texts.at(-1)}`, ...row]
  })
}
