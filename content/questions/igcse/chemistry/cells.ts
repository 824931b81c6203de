import type { TableCell } from '@/lib/exams/question'
import { typedConfiguration } from './elements'

/** Cells of tables that many questions of chemistry fill. */

export const wholeCell = (blank: string, answer: number): TableCell => ({ blank, answer, marks: 1 })

/** An electronic configuration: 2,8,1, however it is typed. */
export const configurationCell = (blank: string, shells: readonly number[]): TableCell => {
  const { text, accept } = typedConfiguration(shells)
  return { blank, answer: text, accept, mode: 'exact', marks: 1 }
}

/** A formula as it is typed: SO42-. */
export const formulaCell = (blank: string, answer: string): TableCell => ({
  blank,
  answer,
  mode: 'formula',
  marks: 1,
})

export const pickCell = (blank: string, answer: string, choices: readonly string[]): TableCell => ({
  blank,
  answer,
  mode: 'pick',
  choices: [...choices],
  marks: 1,
})
