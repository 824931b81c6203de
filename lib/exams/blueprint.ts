import type { Objective, Style } from './question'

/** What a paper of a component is made of. Duration, marks and the calculator rule come from the syllabus. */
export type BlueprintSection = {
  id: string
  title: string
  instruction: string
  style: Style
  /** Questions on the paper; null: as many as the marks take. */
  questions: number | null
  /** Questions to be answered, where the candidate chooses; null: all. */
  choose: number | null
  /** Marks of the section as they count, that is of the questions to be answered. */
  marks: number
  /** Topic number to its share of the section's marks, in any unit (parts of their sum). */
  topics: Readonly<Record<string, number>>
}

export type Blueprint = {
  sort: 'mock' | 'topicTest' | 'tour'
  /** Of the paper in the list of test papers, such as 'igcse-physics-paper-2'. */
  paperId: string
  level: string
  subject: string
  /** Rises with every change that gives other papers for the same seed. */
  version: number
  title: string
  syllabus: string
  /** '0625/2' */
  component: string
  durationMinutes: number
  totalMarks: number
  calculator: boolean
  /** Whether only Core content may stand in it. */
  coreOnly: boolean
  /** Percent of the marks by objective, as the syllabus weighs them. */
  objectives: Readonly<Partial<Record<Objective, number>>>
  sheets: readonly string[]
  rubric: readonly string[]
  sections: readonly BlueprintSection[]
}
