import { remembered } from '@/lib/remembered'
import type { AnswerOf } from '../answers'
import { judgeDiagram } from '../marking/diagram'
import type { JudgedPoint, Marking } from '../marking/verdict'
import { type Copied, takeCopied } from '../marking/written/copied'
import { judgeEquation, type StatedEquation } from '../marking/written/equation'
import {
  hasSlips,
  judgeWritten,
  type Point,
  type Reason,
  readPoint,
  type WrittenVerdict,
} from '../marking/written/judge'
import { plainText } from '../prose'
import { isReadable, type MarkPoint, type WrittenPart } from '../question'
import type { Stroke } from '../sketch'
import { fullMarks, noMarks } from './rules'
import { isByLevels, suggestionFor } from './scales'

const REASONS: Record<Reason, string> = {
  said: 'The words underlined say it.',
  rejected: 'What is underlined is not accepted here.',
  missing: 'We did not find this in your answer.',
  unsure: 'You decide: what is underlined may mean it.',
  contradiction: 'You decide: the words underlined say it and deny it.',
  'unknown words': 'You decide: there are words that we do not know beside what is underlined.',
  apart: 'You decide: its words are there, but not together.',
}
const COPIED = 'These are words of the question. Say in your own what follows from them.'
const NO_RULES = 'You decide: only a reader can judge this point.'
const VERDICTS = { earned: 'earned', 'not earned': 'notEarned', undecided: 'undecided' } as const

const READ_MAX = 1000

/** Read once: one point is judged for many students. @throws NotationError */
const pointOf = remembered(
  READ_MAX,
  (earns: string, asked: string) => readPoint(earns, { asked }),
  (earns, asked) => `${asked}\n${earns}`,
)

const shown = ({ is, because, spans }: WrittenVerdict): JudgedPoint => ({
  verdict: VERDICTS[is],
  spans,
  reason: REASONS[because],
})

/** What the question itself says earns nothing; beside it, the student's own words do. */
function judgePoint(text: string, point: Point, copied: Copied | null): JudgedPoint {
  const whole = judgeWritten(text, point)
  if (!copied || whole.is !== 'earned') return shown(whole)
  const own = judgeWritten(copied.own, point)
  if (own.is === 'earned') return shown(own)
  if (judgeWritten(copied.copied, point).is !== 'earned') return shown(whole)
  return { verdict: 'notEarned', spans: whole.spans, reason: COPIED }
}

type Given = Pick<AnswerOf<'written'>, 'text' | 'strokes'>

const OF_EQUATIONS: Readonly<Record<JudgedPoint['verdict'], string>> = {
  earned: 'What is underlined states it.',
  notEarned: 'We did not find this equation in your answer.',
  undecided: 'You decide: we could not read your equation for certain.',
}

function judgeStated(equations: readonly StatedEquation[], text: string): JudgedPoint {
  const judged = judgeEquation(text, equations)
  return { ...judged, reason: OF_EQUATIONS[judged.verdict] }
}

function judgeDrawn(
  checks: NonNullable<MarkPoint['drawn']>,
  { board }: WrittenPart,
  strokes: readonly Stroke[] = [],
): JudgedPoint {
  if (!board || strokes.length === 0)
    return { verdict: 'notEarned', spans: [], reason: 'There is no diagram.' }
  const { earned, reason } = judgeDiagram(strokes, checks, board)
  return { verdict: earned ? 'earned' : 'notEarned', spans: [], reason }
}

/** Each point of the scheme; null where none says what earns it. `printed`: the question, as plain text. */
export function judgedPoints(
  part: WrittenPart,
  { text, strokes }: Given,
  printed: readonly string[],
): JudgedPoint[] | null {
  const { scheme, prompt } = part
  if (!scheme.some(isReadable)) return null
  const copied = takeCopied(text, printed)
  return scheme.map(({ earns, drawn, states }) => {
    if (drawn) return judgeDrawn(drawn, part, strokes)
    if (states) return judgeStated(states, text)
    return earns === undefined
      ? { verdict: 'undecided', spans: [], reason: NO_RULES }
      : judgePoint(text, pointOf(earns, prompt), copied)
  })
}

/** Marked where nothing that is left to decide could change the mark. How well an essay argues only a reader can tell. */
export function markWritten(part: WrittenPart, answer: Given, printed: readonly string[]): Marking {
  const judged = judgedPoints(part, answer, printed)
  const count = (verdict: JudgedPoint['verdict']) =>
    judged?.filter(each => each.verdict === verdict).length ?? 0
  const earned = Math.min(part.marks, count('earned'))
  if (!judged) return { state: 'toSelfMark', earned: 0, available: part.marks }
  if (part.scales || (earned < part.marks && count('undecided') > 0))
    return { state: 'toSelfMark', earned: 0, available: part.marks, judged }
  const points = judged.map(({ verdict }) => verdict === 'earned')
  const marking =
    earned === part.marks ? fullMarks(part) : noMarks(part, { verdict: earned > 0 ? 'partly' : 'wrong' })
  return { ...marking, earned, points, judged }
}

const EXAMPLES_MIN = 3

/** What an author did wrong in the rules of a point. */
export function pointFaults(part: WrittenPart): string[] {
  const faults = part.scheme.flatMap(({ earns, text }, at) =>
    earns === undefined
      ? []
      : faultsOf(earns, part.prompt).map(fault => `point ${at + 1} (${text}): ${fault}`),
  )
  if (faults.length > 0) return faults
  const unread = part.scheme.filter(({ states = [] }) =>
    states.some(each => judgeEquation(each.key, [ownNames(each)]).verdict !== 'earned'),
  )
  if (unread.length > 0) return unread.map(({ text }) => `the equation of “${text}” cannot be read`)
  const noBoard = part.scheme.some(({ drawn }) => drawn) && !part.board
  if (noBoard) return ['a point is drawn, but there is nothing to draw on']
  return modelFaults(
    part,
    judgedPoints(part, { text: part.modelAnswer, strokes: part.board?.model }, [plainText(part.prompt)]),
  )
}

const ownNames = ({ key, names }: StatedEquation): StatedEquation => ({
  key,
  names: Object.fromEntries(Object.keys(names).map(letter => [letter, [letter]])),
})

/** The model answer earns what the part asks for: by levels it reads as the highest, else every point that is not one too many. */
function modelFaults({ scheme, scales, marks }: WrittenPart, judged: JudgedPoint[] | null): string[] {
  if (!judged) return []
  if (scales && isByLevels(scales))
    return scales.flatMap(scale => {
      const suggested = suggestionFor(scale, scheme, judged)
      if (!suggested || suggested.band?.to === scale.outOf || suggested.found === suggested.of) return []
      return [`the model answer holds ${suggested.found} of ${suggested.of} points of ${scale.name}`]
    })
  return (scales ?? [{ name: undefined, outOf: marks }]).flatMap(({ name, outOf }) => {
    const own = scheme.flatMap((point, at) => (point.scale === name ? [{ ...point, at }] : []))
    const missed = own.filter(point => isReadable(point) && judged[point.at]?.verdict !== 'earned')
    if (missed.length <= own.length - outOf) return []
    return [`the model answer does not earn point ${missed.map(({ at }) => at + 1).join(', ')}`]
  })
}

function faultsOf(earns: string, prompt: string): string[] {
  let point: Point
  try {
    point = pointOf(earns, prompt)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const { examples } = point
  const verdicts = examples.map(example => ({ ...example, verdict: judgeWritten(example.answer, point) }))
  const [right, wrong] = [verdicts.filter(each => each.earns), verdicts.filter(each => !each.earns)]
  return [
    ...(right.length < EXAMPLES_MIN ? [`fewer than ${EXAMPLES_MIN} answers that earn it`] : []),
    ...(wrong.length < EXAMPLES_MIN ? [`fewer than ${EXAMPLES_MIN} answers that miss it`] : []),
    ...(right.some(({ answer }) => hasSlips(answer, point)) ? [] : ['no answer that earns it is misspelt']),
    ...verdicts
      .filter(({ earns: should, verdict }) => verdict.is !== (should ? 'earned' : 'not earned'))
      .map(({ line, answer, verdict }) => `line ${line}: “${answer}” is ${verdict.is} (${verdict.because})`),
  ]
}
