import type { Objective, Style } from './question'
import type { Measure } from './setting/measures'

/** Both ends included; an end that is left out is open. */
export type Range = { least?: number; most?: number }

/** What a paper of a component is made of. Duration, marks and the calculator rule come from the syllabus. */
export type BlueprintSection = {
  id: string
  title: string
  instruction: string
  style: Style
  /** Questions on the paper; null: as many as the marks take. */
  questions: number | Required<Range> | null
  /** Questions to be answered, where the candidate chooses; null: all. */
  choose: number | null
  /** Marks of the section as they count, that is of the questions to be answered. */
  marks: number
  /** Topic number to its share of the section's questions, in any unit (parts of their sum). */
  topics: Readonly<Record<string, number>>
  /** Sub-topic number to its share within its topic; those left out share as their points in the syllabus do. */
  subtopics?: Readonly<Record<string, number>>
  /** Groups of sub-topics that no such paper leaves out: circuits, motion. */
  mustHave?: readonly MustHave[]
}

/** How many questions a section may have of so many templates; where the marks alone decide, one at least. */
export function rangeOf({ questions }: BlueprintSection, templates: number): Required<Range> {
  if (questions === null) return { least: 1, most: Math.max(1, templates) }
  return typeof questions === 'number' ? { least: questions, most: questions } : questions
}

/** Sub-topics by the beginning of their number: '4.3' stands for 4.3.1, 4.3.2 and 4.3.3. */
export type MustHave = { name: string; subtopics: readonly string[]; least: number }

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
  /** Shares of the whole paper in percent; see MEASURES for what each is a share of. */
  aims: Readonly<Partial<Record<Measure, Range>>>
  sheets: readonly string[]
  rubric: readonly string[]
  sections: readonly BlueprintSection[]
}
