import type { Syllabus } from '@/lib/catalogue/syllabus'
import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import type { AttemptResult, PartResult, Share } from '@/lib/contracts/exams'
import { routes } from '@/lib/routes'
import { partKey } from './answers'
import type { Blueprint } from './blueprint'
import type { Paper } from './build-paper'
import { estimateGrade } from './grade'
import { earnedOnScales, tickCount } from './kinds/scales'
import { type Answers, countedQuestions, markPaper, type OnFault } from './mark-paper'
import type { Marking } from './marking/verdict'
import { objectiveShares } from './objective-shares'
import type { Part, Scale } from './question'
import { mayTick } from './self-marking'
import { explain } from './to-public'

export type Sitting = {
  blueprint: Blueprint
  paper: Paper
  syllabus: Syllabus
  answers: Answers
  /** Points that the student ticked, by key of the part. */
  selfMarks: ReadonlyMap<string, readonly boolean[]>
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
  const toSelfMark = sum(
    counted.filter(part => part.state === 'toSelfMark'),
    part => part.available,
  )
  const { blueprint, syllabus } = sitting
  return {
    earned,
    available,
    toSelfMark,
    grade: estimateGrade(syllabus, String(blueprint.component.split('/')[1] ?? ''), {
      earned,
      available: available - toSelfMark,
      totalMarks: blueprint.totalMarks,
    }),
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

function partResults(sitting: Sitting, onFault: OnFault): PartResult[] {
  const { paper, blueprint, answers, selfMarks } = sitting
  const markings = markPaper(paper, answers, onFault)
  const all = paper.questions.flatMap((question, at) =>
    question.parts.map(part => {
      const key = partKey(at + 1, part.label)
      const marking = markings.get(key)
      return {
        number: at + 1,
        result: partResult(part, key, { marking, ticks: selfMarks.get(key), sitting }),
      }
    }),
  )
  const earnedOf = (question: number) =>
    sum(
      all.filter(({ number }) => number === question),
      ({ result }) => result.earned + (result.state === 'toSelfMark' ? 0.5 : 0),
    )
  const counted = countedQuestions(blueprint, paper, earnedOf)
  return all.map(({ number, result }) => ({ ...result, counts: counted.has(number) }))
}

type Judged = { marking: Marking | undefined; ticks: readonly boolean[] | undefined; sitting: Sitting }

function partResult(part: Part, key: string, { marking, ticks, sitting }: Judged): PartResult {
  const common = {
    key,
    available: part.marks,
    explanation: explain(part, key),
    subtopic: subtopicOf(part.subtopic, sitting),
    objective: part.objective,
    command: part.command,
    counts: true,
    error: null,
    readAs: null,
    cells: null,
    entries: null,
  }
  if (marking === undefined || marking.state === 'unanswered') {
    return { ...common, state: 'unanswered', earned: 0, verdict: null, points: noTicks(part) }
  }
  if (ticks && mayTick(part.kind, marking)) return { ...common, ...selfMarked(part, marking, ticks) }
  if (marking.state === 'toSelfMark') {
    return {
      ...common,
      state: 'toSelfMark',
      earned: 0,
      verdict: 'notMarked',
      points: noTicks(part),
    }
  }
  const { earned, verdict, points, error, readAs, cells = null, entries = null } = marking
  return { ...common, state: 'marked', earned, verdict, points, error, readAs, cells, entries }
}

function scalesOf(part: Part): Scale[] | undefined {
  return part.kind === 'written' ? part.scales : undefined
}

function noTicks(part: Part): boolean[] {
  return Array.from({ length: tickCount(part.scheme, scalesOf(part)) }, () => false)
}

/** Ticks add to what the machine gave (method marks from the working); they never take a mark away. */
function selfMarked(part: Part, marking: Marking, ticks: readonly boolean[]) {
  const given = marking.state === 'marked' ? marking.points : []
  const points = noTicks(part).map((_, at) => (given[at] ?? false) || (ticks[at] ?? false))
  const scales = scalesOf(part)
  const earned = scales
    ? earnedOnScales(part.scheme, scales, points)
    : Math.min(part.marks, points.filter(Boolean).length)
  const readAs = marking.state === 'marked' ? marking.readAs : null
  const error = marking.state === 'marked' ? marking.error : null
  return { state: 'selfMarked' as const, earned, verdict: 'selfMarked' as const, points, error, readAs }
}

function subtopicOf(number: string, { syllabus }: Sitting): PartResult['subtopic'] {
  const place = subtopicsInOrder(syllabus).find(({ subtopic }) => subtopic.number === number)
  if (!place) return { number, title: '', href: '' }
  const subject = { level: syllabus.level, slug: syllabus.slug }
  return {
    number,
    title: place.subtopic.title,
    href: routes.note(subject, place.topic.slug, place.subtopic.slug),
  }
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
  const shares = parts.flatMap(({ key, earned, points }) => {
    const part = partOf.get(key)
    return part ? objectiveShares(part, earned, points) : []
  })
  return syllabus.assessmentObjectives.flatMap(({ id, title }) => {
    const own = shares.filter(({ objective }) => objective === id)
    if (own.length === 0) return []
    return [
      {
        id,
        title: `${id} ${title}`,
        earned: sum(own, share => share.earned),
        available: sum(own, share => share.available),
      },
    ]
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
  return [{ id, title, earned: sum(own, part => part.earned), available: sum(own, part => part.available) }]
}

function misconceptions(parts: readonly PartResult[]): AttemptResult['misconceptions'] {
  const met = new Map<string, string[]>()
  // Of other kinds the error says what is wrong with this very answer, which is no misconception with a name.
  for (const { error, key, explanation } of parts)
    if (error && explanation.errors) met.set(error, [...(met.get(error) ?? []), key])
  return [...met].map(([error, keys]) => ({ error, keys }))
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((all, each) => all + of(each), 0)
}
