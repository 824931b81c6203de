import { standardForm } from '@/lib/exams/format'

export const standard = (value: number) => standardForm(value, 3)

export const two = (value: number) => String(value).padStart(2, '0')

/** The whole numbers between both ends, without zero. */
export const nonZero = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(each => each !== 0)

/** Algebra in x as the label of a drawing. */
export const italic = (algebra: string) => algebra.replaceAll('x', '*x*').replaceAll('-', '−')
