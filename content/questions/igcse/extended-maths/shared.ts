import { standardForm } from '@/lib/exams/format'

export const standard = (value: number) => standardForm(value, 3)

export const two = (value: number) => String(value).padStart(2, '0')

/** Algebra in x as the label of a drawing. */
export const italic = (algebra: string) => algebra.replaceAll('x', '*x*').replaceAll('-', '−')
