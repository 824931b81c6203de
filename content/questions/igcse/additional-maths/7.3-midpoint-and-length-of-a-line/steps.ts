import { bracketed } from '@/lib/exams/authoring/maths'

/** Half of a segment, across and up. */
export const HALVES = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
  [4, 1],
  [4, 2],
  [2, 4],
] as const

/** The step from one point to another as squares under the root. */
export const squares = (across: number, up: number) => `\\sqrt{${bracketed(across)}^2 + ${bracketed(up)}^2}`
