import { subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { routes } from '@/lib/routes'
import { partKey } from './answers'
import type { Paper } from './build-paper'
import { type CorrectedPaper, correctedPaper } from './corrections'
import { earnedOnScales, isByLevels, tickCount } from './kinds/scales'
import { countedQuestions, markQuestion, type OnFault } from './mark-paper'
import type { PartResult } from './marked-paper'
import type { JudgedPoint, Marking } from './marking/verdict'
import type { Part, Question, Scale } from './question'
import type { Sitting } from './result'
import { mayTick } from './self-marking'
import { explain } from './to-public'

/** Each part as it counts: marked by the paper as it was corrected, where it was, but never worse than before. */
export function partResults(sitting: Sitting, onFault: OnFault): PartResult[] {
  const { paper, blueprint } = sitting
  const stored = resultsBy(paper, sitting, onFault)
  const all = sitting.corrections.length === 0 ? stored : mended(stored, sitting, onFault)
  const earnedOf = (question: number) =>
    sum(
      all.filter(({ number }) => number === question),
      ({ result }) => result.earned + (result.state === 'toSelfMark' ? 0.5 : 0),
    )
  const counted = countedQuestions(blueprint, paper, earnedOf)
  return all.map(({ number, result }) => ({ ...result, counts: counted.has(number) }))
}

type Numbered = { number: number; result: PartResult }

function resultsBy(paper: Paper, sitting: Sitting, onFault: OnFault): Numbered[] {
  return paper.questions.flatMap((question, at) =>
    resultsOfQuestion(question, at + 1, sitting, onFault).map(result => ({ number: at + 1, result })),
  )
}

type Sat = Pick<Sitting, 'answers' | 'selfMarks' | 'syllabus'>

/** Each part of one question, as it was drawn. */
export function resultsOfQuestion(
  question: Question,
  number: number,
  sitting: Sat,
  onFault: OnFault,
): PartResult[] {
  const markings = new Map(markQuestion(question, number, sitting.answers, onFault))
  return question.parts.map(part => {
    const key = partKey(number, part.label)
    return partResult(part, key, { marking: markings.get(key), ticks: sitting.selfMarks.get(key), sitting })
  })
}

function mended(stored: readonly Numbered[], sitting: Sitting, onFault: OnFault): Numbered[] {
  const { paper, blueprint, corrections } = sitting
  const corrected = correctedPaper(paper, corrections, `${blueprint.level}/${blueprint.subject}`)
  return resultsBy(corrected.paper, sitting, onFault).map(({ number, result }, at) => ({
    number,
    result: mendedPart(stored[at]?.result ?? result, result, corrected),
  }))
}

/** By the new key, by the old one where that earned more, or for everyone. */
function mendedPart(before: PartResult, after: PartResult, corrected: CorrectedPaper): PartResult {
  const { key, available } = after
  const notes = corrected.notes.get(key)
  const best = before.earned > after.earned ? before : after
  if (!notes) return best
  const explanation = { ...after.explanation, corrections: [...notes] }
  const common = { ...best, explanation, before: before.earned }
  if (corrected.everyone.has(key)) {
    const points = after.points.map(() => true)
    return { ...common, state: 'marked', earned: available, verdict: 'everyone', points, error: null }
  }
  return best === before ? { ...common, verdict: 'kept', error: null } : common
}

type Judged = { marking: Marking | undefined; ticks: readonly boolean[] | undefined; sitting: Sat }

function partResult(part: Part, key: string, { marking, ticks, sitting }: Judged): PartResult {
  const common = {
    key,
    available: part.marks,
    explanation: explain(part, key),
    before: null,
    subtopic: subtopicOf(part.subtopic, sitting),
    objective: part.objective,
    command: part.command,
    counts: true,
    error: null,
    readAs: null,
    cells: null,
    entries: null,
    judged: marking && 'judged' in marking ? (marking.judged ?? null) : null,
  }
  if (marking === undefined || marking.state === 'unanswered') {
    return { ...common, state: 'unanswered', earned: 0, verdict: null, points: noTicks(part) }
  }
  if (ticks && mayTick(part.kind, marking)) return { ...common, ...selfMarked(part, marking, ticks) }
  if (marking.state === 'toSelfMark') {
    return { ...common, state: 'toSelfMark', earned: 0, ...proposed(part, marking.judged) }
  }
  const { earned, verdict, points, error, readAs, cells = null, entries = null } = marking
  return { ...common, state: 'marked', earned, verdict, points, error, readAs, cells, entries }
}

/** What was read is ticked already, but no level is chosen for the student. */
function proposed(part: Part, judged: JudgedPoint[] | undefined): Pick<PartResult, 'verdict' | 'points'> {
  if (!judged) return { verdict: 'notMarked', points: noTicks(part) }
  const scales = scalesOf(part)
  if (scales && isByLevels(scales)) return { verdict: 'suggested', points: noTicks(part) }
  return {
    verdict: scales ? 'suggested' : 'halfRead',
    points: judged.map(({ verdict }) => verdict === 'earned'),
  }
}

function scalesOf(part: Part): Scale[] | undefined {
  return part.kind === 'written' ? part.scales : undefined
}

function noTicks(part: Part): boolean[] {
  return Array.from({ length: tickCount(part.scheme, scalesOf(part)) }, () => false)
}

/**
 * Ticks add to what the machine gave (method marks from the working) and never take a mark away; of a written answer they
 * are the last word on each point.
 */
function selfMarked(part: Part, marking: Marking, ticks: readonly boolean[]) {
  const given = marking.state === 'marked' && part.kind !== 'written' ? marking.points : []
  const points = noTicks(part).map((_, at) => (given[at] ?? false) || (ticks[at] ?? false))
  const scales = scalesOf(part)
  const earned = scales
    ? earnedOnScales(part.scheme, scales, points)
    : Math.min(part.marks, points.filter(Boolean).length)
  const readAs = marking.state === 'marked' ? marking.readAs : null
  const error = marking.state === 'marked' ? marking.error : null
  return { state: 'selfMarked' as const, earned, verdict: 'selfMarked' as const, points, error, readAs }
}

function subtopicOf(number: string, { syllabus }: Sat): PartResult['subtopic'] {
  const place = subtopicsInOrder(syllabus).find(({ subtopic }) => subtopic.number === number)
  if (!place) return { number, title: '', href: '' }
  const subject = { level: syllabus.level, slug: syllabus.slug }
  return {
    number,
    title: place.subtopic.title,
    href: routes.note(subject, place.topic.slug, place.subtopic.slug),
  }
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((all, each) => all + of(each), 0)
}
