import type { Syllabus } from '@/lib/catalogue/syllabus'
import { partKey } from './answers'
import type { Blueprint } from './blueprint'
import type { Paper } from './build-paper'
import type { Correction } from './correction'
import { estimateGrade } from './grade'
import type { Answers, OnFault } from './mark-paper'
import type { AttemptResult, GradeRange, PartResult, Share } from './marked-paper'
import { objectiveShares } from './objective-shares'
import { partResults } from './part-results'
import { inlineHtml } from './prose'

export type Sitting = {
  blueprint: Blueprint
  paper: Paper
  syllabus: Syllabus
  answers: Answers
  /** Points that the student ticked, by key of the part. */
  selfMarks: ReadonlyMap<string, readonly boolean[]>
  /** Those of this paper; see corrections.ts. */
  corrections: readonly Correction[]
}

/** The marking of a handed-in paper, all of it derived: stored are only the paper, the answers and the ticks. */
export function resultOf(
  sitting: Sitting,
  facts: { timeUsedMs: number; automatic: boolean },
  onFault: OnFault,
): AttemptResult {
  const parts = partResults(sitting, onFault)
  const counted = parts.filter(part => part.counts)
  const earned = sum(counted, part => part.earned)
  const available = sum(counted, part => part.available)
  const toSelfMark = sum(counted, toMarkOf)
  const { blueprint, syllabus } = sitting
  return {
    earned,
    available,
    toSelfMark,
    grade: gradeOf(blueprint, syllabus, { earned, available: available - toSelfMark }),
    byTopic: byTopic(counted, syllabus),
    byObjective: byObjective(counted, sitting),
    byCommand: [...new Set(counted.map(part => part.command))].flatMap(command =>
      shareOf(command, command, counted, part => part.command === command),
    ),
    misconceptions: misconceptions(counted),
    parts,
    ...facts,
  }
}

/** The tour is of no subject, so no subject's thresholds say anything of it. */
function gradeOf(
  { sort, component, totalMarks }: Blueprint,
  syllabus: Syllabus,
  marks: { earned: number; available: number },
): GradeRange | null {
  if (sort === 'tour') return null
  return estimateGrade(syllabus, component.split('/')[1] ?? '', { ...marks, totalMarks })
}

function byTopic(parts: readonly PartResult[], syllabus: Syllabus): Share[] {
  return syllabus.topics.flatMap(topic => {
    const own = new Set(topic.subtopics.map(({ number }) => number))
    return shareOf(topic.slug, `${topic.number} ${topic.title}`, parts, part => own.has(part.subtopic.number))
  })
}

function byObjective(parts: readonly PartResult[], { paper, syllabus }: Sitting): Share[] {
  const partOf = new Map(
    paper.questions.flatMap((question, at) =>
      question.parts.map(part => [partKey(at + 1, part.label), part] as const),
    ),
  )
  const shares = parts.flatMap(result => {
    const part = partOf.get(result.key)
    if (!part) return []
    const isWaiting = result.state === 'toSelfMark'
    return objectiveShares(part, result.earned, result.points).map(share => ({
      ...share,
      toMark: isWaiting ? share.available : 0,
    }))
  })
  return syllabus.assessmentObjectives.flatMap(({ id, title }) => {
    const own = shares.filter(({ objective }) => objective === id)
    if (own.length === 0) return []
    return [{ id, title: `${id} ${title}`, ...marksOf(own) }]
  })
}

/** Empty where the paper has no such marks. */
function shareOf(
  id: string,
  title: string,
  parts: readonly PartResult[],
  belongs: (part: PartResult) => boolean,
): Share[] {
  const own = parts.filter(belongs)
  if (own.length === 0) return []
  return [{ id, title, ...marksOf(own.map(part => ({ ...part, toMark: toMarkOf(part) }))) }]
}

function toMarkOf({ state, available }: PartResult): number {
  return state === 'toSelfMark' ? available : 0
}

type Marks = Pick<Share, 'earned' | 'toMark' | 'available'>

function marksOf(own: readonly Marks[]): Marks {
  return {
    earned: sum(own, each => each.earned),
    toMark: sum(own, each => each.toMark),
    available: sum(own, each => each.available),
  }
}

function misconceptions(parts: readonly PartResult[]): AttemptResult['misconceptions'] {
  const met = new Map<string, string[]>()
  // Of other kinds the error says what is wrong with this very answer, which is no misconception with a name.
  for (const { error, key, explanation } of parts)
    if (error && explanation.errors) met.set(error, [...(met.get(error) ?? []), key])
  return [...met].map(([error, keys]) => ({ error: inlineHtml(error), keys }))
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((all, each) => all + of(each), 0)
}
