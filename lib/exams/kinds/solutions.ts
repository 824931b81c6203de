import type { AnswerOf } from '../answers'
import { close } from '../marking/expressions'
import { isSolution, type ListedValue, readSolutions } from '../marking/solution-list'
import { GREEK_SIGNS } from '../marking/tokens'
import { typeset } from '../marking/typeset'
import { type EntryVerdict, type Marking, VERDICTS } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { SolutionsPart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

/** The letter as it is printed. */
function letterOf({ letter }: SolutionsPart): string {
  return GREEK_SIGNS[letter] ?? letter
}

function askOf({ figures }: SolutionsPart): string | null {
  if (figures === 'exact') return 'Give exact answers.'
  const what = figures.kind === 'decimal' ? 'decimal place' : 'significant figure'
  return `Give answers that are not exact to ${figures.count} ${what}${figures.count === 1 ? '' : 's'}.`
}

/** A number of the part's own data, such as an end of its interval; NaN where it cannot be read. */
function numberOf(text: string): number {
  return readSolutions(text, null)[0]?.value ?? Number.NaN
}

function isInside({ interval }: SolutionsPart, value: number): boolean {
  if (!interval) return true
  const [from, to] = [numberOf(interval.from), numberOf(interval.to)]
  return (value > from || close(value, from)) && (value < to || close(value, to))
}

type Found = {
  /** What was typed for each solution of the key; null where it is missing. */
  found: (ListedValue | null)[]
  /** Inside the interval and no solution. */
  wrong: ListedValue[]
  /** For each solution, what was typed near it and earns nothing. */
  near: (ListedValue | null)[]
}

function find(part: SolutionsPart, listed: readonly ListedValue[]): Found {
  const keys = part.answer.map(numberOf)
  const found = keys.map(
    key => listed.find(each => !each.isOtherUnit && isSolution(each, key, part.figures)) ?? null,
  )
  const others = listed.filter(each => !found.includes(each))
  const near = keys.map(key => others.find(each => isNear(part, each, key)) ?? null)
  const wrong = others.filter(
    each => !keys.some(key => isNear(part, each, key)) && each.value !== null && isInside(part, each.value),
  )
  return { found, wrong, near }
}

/** A solution in another form or unit, or rounded too far: it earns nothing and is no further one either. */
function isNear({ angles }: SolutionsPart, { value, isOtherUnit }: ListedValue, key: number): boolean {
  if (value === null) return false
  const turned = angles === 'degrees' ? (value * 180) / Math.PI : (value * Math.PI) / 180
  const own = isOtherUnit ? turned : value
  return Math.abs(own - key) <= 0.01 * Math.max(Math.abs(key), 0.1)
}

/** Each solution with what was typed for it, then what is none. */
function entriesOf(part: SolutionsPart, { found, wrong, near }: Found): EntryVerdict[] {
  const solutions = found.map((each, at): EntryVerdict => {
    const [what, right] = [`Solution ${at + 1}`, keyText(part, part.answer[at] ?? '')]
    if (each) return { what, yours: each.text, right, verdict: 'right', remark: null }
    const tried = near[at]
    if (!tried) return { what, yours: '', right, verdict: 'missing', remark: null }
    return { what, yours: tried.text, right, verdict: 'wrong', remark: tried.isOtherUnit ? OTHER_UNIT : NEAR }
  })
  return [
    ...solutions,
    ...wrong.map(
      ({ text }): EntryVerdict => ({
        what: 'Not a solution',
        yours: text,
        right: '–',
        verdict: 'wrong',
        remark: null,
      }),
    ),
  ]
}

const NEAR = 'Near it, but not exact or not to the figures asked for.'
const OTHER_UNIT = VERDICTS.otherUnit

function keyText({ angles }: SolutionsPart, text: string): string {
  return `${text}${angles === 'degrees' ? '°' : ''}`
}

const TOO_MANY =
  'You gave more solutions than there are inside the interval: that costs the last mark for one.'

/**
 * The last points of the scheme are the solutions, in order; those before them are method, which a right solution shows.
 * More values inside the interval than there are solutions cost the last of them that was earned.
 */
function markSolutions(part: SolutionsPart, answer: AnswerOf<'solutions'>): Marking {
  const listed = readSolutions(answer.text, part.angles)
  if (listed.length > 0 && listed.every(({ value }) => value === null))
    return noMarks(part, { verdict: 'unreadable' })
  const result = find(part, listed)
  const { found, wrong } = result
  const entries = entriesOf(part, result)
  const readAs = typeset(answer.text, [part.letter])
  const right = found.filter(each => each !== null).length
  if (right === 0) return { ...noMarks(part, { readAs }), entries }
  const isSurplus = right + wrong.length > part.answer.length
  const methods = part.marks - part.answer.length
  const points = part.scheme.map((_, at) => at < methods || (found[at - methods] ?? null) !== null)
  if (isSurplus) points[points.lastIndexOf(true)] = false
  const earned = points.filter(Boolean).length
  const full = fullMarks(part, readAs)
  if (earned === part.marks || full.state !== 'marked') return { ...full, entries } as Marking
  return {
    ...full,
    earned,
    points,
    verdict: earned === 0 ? 'wrong' : 'partly',
    error: isSurplus ? TOO_MANY : null,
    entries,
  }
}

/** A key of solutions as the student would read it. */
function printed(part: SolutionsPart, text: string): string {
  return `${typeset(text) ?? inlineHtml(text)}${part.angles === 'degrees' ? '°' : ''}`
}

export const solutionsRules: KindRules<'solutions'> = {
  toPublic: part => ({ kind: 'solutions', letter: letterOf(part), angles: part.angles, ask: askOf(part) }),
  mark: markSolutions,
  explain: part => ({
    answer: `<i>${letterOf(part)}</i> = ${part.answer.map(each => printed(part, each)).join(', ')}`,
    errors: null,
    keyed: null,
    scales: null,
  }),
  faults: part => [...keyFaults(part), ...intervalFaults(part), ...schemeFaults(part)],
}

function keyFaults(part: SolutionsPart): string[] {
  const { answer, figures, angles } = part
  const values = answer.map(numberOf)
  const merged = values.some((value, at) =>
    values
      .slice(0, at)
      .some(before => (figures === 'exact' ? close(before, value) : Math.abs(before - value) < 0.02)),
  )
  return [
    ...(answer.length > 0 ? [] : ['there is no solution to find']),
    ...answer.flatMap((each, at) =>
      Number.isFinite(values[at]) ? [] : [`the marker cannot read the solution "${each}"`],
    ),
    ...(merged ? ['two solutions are too near to be told apart'] : []),
    ...(angles === 'degrees' && answer.some(each => /pi|π/.test(each))
      ? ['a solution in degrees has a pi']
      : []),
    ...(angles !== null && answer.some(each => each.includes('°'))
      ? ['a solution has a degree sign of its own']
      : []),
    ...(figures !== 'exact' && !(figures.count >= 1) ? ['figures must be 1 or more'] : []),
    ...(/^[a-z]$|^(?:theta|alpha|beta|phi)$/.test(part.letter)
      ? []
      : [`the letter "${part.letter}" is no unknown`]),
  ]
}

function intervalFaults(part: SolutionsPart): string[] {
  if (!part.interval) return []
  const [from, to] = [numberOf(part.interval.from), numberOf(part.interval.to)]
  if (!(from < to)) return ['the interval has no inside']
  return part.answer
    .filter(each => !isInside(part, numberOf(each)))
    .map(each => `the solution "${each}" is outside the interval`)
}

function schemeFaults(part: SolutionsPart): string[] {
  if (part.marks < part.answer.length)
    return [`${part.answer.length} solutions for ${part.marks} marks: each is worth one`]
  const marking = markSolutions(part, { kind: 'solutions', text: part.answer.join(', ') })
  return marking.earned === part.marks
    ? []
    : [`the marker gives its own solutions only ${marking.earned} of ${part.marks}`]
}
