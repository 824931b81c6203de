import type { AnswerOf } from '../answers'
import { fractionText, plain, quantity, standardForm, toSigFigs, unitText } from '../format'
import { evaluate } from '../marking/formula'
import { judgeNumber, type OwnNumber, typedValue } from '../marking/judge-number'
import { fromRounded } from '../marking/judge-value'
import { readNumber } from '../marking/read-number'
import { readUnit } from '../marking/units'
import type { Marking } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { NumericPart, Prose } from '../question'
import { fullMarks, type KindRules, type MarkContext, noMarks } from './rules'

type NumericAnswer = AnswerOf<'numeric'>

function asksForFigures(part: NumericPart): string | null {
  if (part.showThat) return 'Show your working, and the value to more figures than the question gives.'
  const { strictFigures: strict, form } = part
  if (form === 'standard')
    return `Give your answer in standard form${strict ? ` to ${strict.count} significant figures` : ''}.`
  if (form === 'fraction') return 'Give your answer as a fraction in its simplest form.'
  if (form === 'decimal' && !strict) return 'Give your answer as a decimal.'
  if (!strict) return null
  return strict.kind === 'decimal'
    ? `Give your answer to ${strict.count} decimal ${strict.count === 1 ? 'place' : 'places'}.`
    : `Give your answer to ${strict.count} significant ${strict.count === 1 ? 'figure' : 'figures'}.`
}

/** What the student's answer to a numeric part is worth in the unit of that part; null when it is no number. */
export function ownValue(part: NumericPart, answer: NumericAnswer): number | null {
  return typedValue(part, answer)
}

/**
 * What follows from the student's own earlier answer: from it as typed, as rounded before it was used, and from what
 * the display may have held.
 */
function followed(part: NumericPart, earlier: Earlier): OwnNumber[] {
  const x = ownValue(earlier.part, earlier.answer)
  if (x === null) return []
  const { formula } = earlier
  const from = (value: number) => evaluate(formula, { x: value })
  const half = halfUnit(earlier.answer.value, x)
  const range = { from: from(x - half), to: from(x + half) }
  const values = [from(x), ...fromRounded(x, Math.max(2, earlier.part.sigFigs), formula)]
  const hasRange = Number.isFinite(range.from) && Number.isFinite(range.to) && part.tolerance === undefined
  return [...values.filter(each => Number.isFinite(each)), ...(hasRange ? [range] : [])]
}

type Earlier = { part: NumericPart; answer: NumericAnswer; formula: string }

function earlierOf({ follow }: NumericPart, context: MarkContext): Earlier | null {
  const earlier = follow && context.earlier(follow.from)
  if (earlier?.part.kind !== 'numeric' || earlier.answer.kind !== 'numeric') return null
  return { part: earlier.part, answer: earlier.answer, formula: follow?.formula ?? '' }
}

/** Half a unit of the last figure that was typed: as far as the value on the display may have been. */
function halfUnit(typed: string, x: number): number {
  const read = readNumber(typed)
  if (!read || x === 0 || read.significant.most > 9) return 0
  return 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(x))) - read.significant.most + 1)
}

/** Of "show that …" the machine gives the last mark alone; the working earns the others, by the student's ticks. */
function markShown(part: NumericPart, answer: NumericAnswer, figures: number): Marking {
  const { credit, verdict, readAs } = judgeNumber({ ...part, sigFigs: figures + 1 }, answer)
  if (credit !== 'full')
    return noMarks(part, { verdict: verdict === 'roundedTooSoon' ? 'notShown' : verdict, readAs })
  const last = part.scheme.length - 1
  return {
    ...fullMarks(part, readAs),
    earned: 1,
    verdict: 'shown',
    points: part.scheme.map((_, at) => at === last),
  }
}

function markNumeric(part: NumericPart, answer: NumericAnswer, context: MarkContext): Marking {
  if (part.showThat) return markShown(part, answer, part.showThat.figures)
  const earlier = earlierOf(part, context)
  // From the answer to the earlier part as the scheme prints it.
  const printed = earlier
    ? fromRounded(earlier.part.answer, Math.max(2, earlier.part.sigFigs), earlier.formula)
    : []
  const key = printed.length === 0 ? part : { ...part, alsoRight: [...(part.alsoRight ?? []), ...printed] }
  const { credit, verdict, readAs } = judgeNumber(key, answer, earlier ? followed(part, earlier) : [])
  if (credit === 'none') return noMarks(part, { verdict, readAs })
  const full = fullMarks(part, readAs)
  if (credit === 'full') return { ...full, verdict }
  const last = part.scheme.length - 1
  return { ...full, earned: part.marks - 1, verdict, points: part.scheme.map((_, at) => at < last) }
}

export const numericRules: KindRules<'numeric'> = {
  toPublic: part => ({
    kind: 'numeric',
    unit: part.unitMode === 'given' && part.unit !== '' ? inlineHtml(unitText(part.unit)) : null,
    asksUnit: part.unitMode === 'asked' && part.unit !== '',
    ask: asksForFigures(part),
  }),
  mark: markNumeric,
  explain: part => ({ answer: inlineHtml(answerText(part)), errors: null, keyed: null, scales: null }),
  faults: part => [
    ...(Number.isFinite(part.answer) ? [] : ['the answer is not a number']),
    ...(part.unit !== '' && readUnit(part.unit) === null
      ? [`the marker does not know the unit "${part.unit}"`]
      : []),
    ...(part.sigFigs >= 1 ? [] : ['sigFigs must be 1 or more']),
    ...(part.form === 'integer' && !Number.isInteger(part.answer) ? ['the answer is no whole number'] : []),
    ...(part.alsoUnits ?? []).flatMap(unit =>
      readUnit(unit) === null ? [`the marker does not know the unit "${unit}"`] : [],
    ),
    ...(part.alsoRight ?? []).flatMap(value => alsoRightFaults(value, part.answer)),
    ...followFaults(part),
    ...viaFaults(part),
    ...shownFaults(part),
  ],
}

/** Rounding on the way moves an answer little: what lies farther off is another answer. */
const MOST_MOVED = 0.1

function alsoRightFaults(value: number, answer: number): string[] {
  return Math.abs(value - answer) <= MOST_MOVED * Math.abs(answer)
    ? []
    : [`alsoRight names ${value}, too far from the answer ${answer}`]
}

function viaFaults({ via = [], answer }: NumericPart): string[] {
  return via.flatMap(({ value, formula }) => {
    try {
      const found = evaluate(formula, { x: value })
      const isSame = Math.abs(found - answer) <= 1e-6 * Math.abs(answer)
      return isSame ? [] : [`via: ${formula} gives ${found} from ${value}, the answer is ${answer}`]
    } catch (error) {
      return [String(error)]
    }
  })
}

function followFaults({ follow }: NumericPart): string[] {
  try {
    if (follow) evaluate(follow.formula, { x: 1.5 })
    return []
  } catch (error) {
    return [String(error)]
  }
}

function shownFaults({ showThat, answer, marks, follow, own }: NumericPart): string[] {
  if (!showThat) return []
  const rounded = toSigFigs(answer, showThat.figures)
  return [
    ...(Math.abs(rounded - answer) > 1e-9 * Math.abs(answer)
      ? []
      : [`${answer} has no more figures to show than the ${showThat.figures} that are printed`]),
    ...(marks >= 2 ? [] : ['a value that is given earns no mark without its working: two marks or more']),
    ...(follow || own ? ['a value that is given does not follow from an earlier answer'] : []),
  ]
}

function answerText(part: NumericPart): string {
  if (part.form === 'fraction') return part.scheme.at(-1)?.text ?? String(part.answer)
  return [part.answer, ...(part.otherKeys ?? [])].map(answer => numberText(part, answer)).join(' or ')
}

/** A value as the scheme prints it, to the figures that the part asks for, in the form that it asks for. */
export function numberText(part: NumericPart, answer: number): Prose {
  const { form, unit, sigFigs, strictFigures } = part
  if (form === 'fraction') return fractionText(answer)
  if (part.showThat) return quantity(answer, unit, part.showThat.figures + 1)
  if (strictFigures?.kind === 'decimal') return `${plain(answer, strictFigures.count)} ${unitText(unit)}`
  const count = strictFigures?.count ?? Math.max(sigFigs, 2)
  if (form === 'standard' && !strictFigures)
    return `${standardForm(answer, exactFigures(answer) ?? count)} ${unitText(unit)}`.trim()
  return isPrintedWhole(part, answer) ? quantity(answer, unit) : quantity(answer, unit, count)
}

/** Significant figures of a value that has few, so that no nought is printed behind them; null where it has many. */
function exactFigures(value: number): number | null {
  const few = [1, 2, 3, 4, 5, 6].find(count => Math.abs(toSigFigs(value, count) / value - 1) < 1e-9)
  return few === undefined ? null : Math.max(few, 2)
}

/** Whole numbers as they are, but round ones in standard form where they are long. */
function isPrintedWhole({ form }: NumericPart, value: number): boolean {
  if (!Number.isInteger(value)) return false
  if (Math.abs(value) < 1e5) return true
  return Math.abs(value) < 1e9 && (form === 'integer' || (exactFigures(value) ?? 7) > 3)
}
