import type { AnswerOf } from '../answers'
import {
  type ChemicalEquation,
  type EquationVerdict,
  equationHtml,
  hasStates,
  isBalanced,
  judgeEquation,
  readEquation,
  unreadableEquation,
} from '../marking/chemical-equation'
import type { Marking } from '../marking/verdict'
import type { EquationPart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

/**
 * What the marks of an equation are for, as real schemes give them: all formulae, then the balance, then the state
 * symbols where they are asked for. One mark fewer puts formulae and balance together.
 */
function criteria(part: EquationPart): ((verdict: EquationVerdict) => boolean)[] {
  const species = (verdict: EquationVerdict) => verdict.species
  const balanced = (verdict: EquationVerdict) => verdict.species && verdict.balance
  const states = (verdict: EquationVerdict) => verdict.species && verdict.states
  const equation = part.marks > (part.states ? 2 : 1) ? [species, balanced] : [balanced]
  if (!part.states) return equation
  return part.marks === 1 ? [verdict => balanced(verdict) && states(verdict)] : [...equation, states]
}

function keysOf({ answer, accept = [] }: EquationPart): ChemicalEquation[] {
  return [answer, ...accept].flatMap(each => readEquation(each) ?? [])
}

function markEquation(part: EquationPart, answer: AnswerOf<'equation'>): Marking {
  const typed = readEquation(answer.text)
  if (!typed) return noMarks(part, { verdict: 'unreadable', error: unreadableEquation(answer.text) })
  const readAs = equationHtml(typed)
  const judged = keysOf(part).map(key => {
    const verdict = judgeEquation(typed, key)
    return { verdict, points: criteria(part).map(isMet => isMet(verdict)) }
  })
  const earnedOf = (points: readonly boolean[]) => points.filter(Boolean).length
  const [best] = judged.toSorted((one, other) => earnedOf(other.points) - earnedOf(one.points))
  if (!best || earnedOf(best.points) === 0)
    return noMarks(part, { readAs, error: best?.verdict.fault ?? null })
  if (earnedOf(best.points) === part.marks) return fullMarks(part, readAs)
  return {
    state: 'marked',
    earned: earnedOf(best.points),
    available: part.marks,
    verdict: 'partly',
    points: part.scheme.map((_, at) => best.points[at] ?? false),
    error: best.verdict.fault,
    readAs,
  }
}

export const equationRules: KindRules<'equation'> = {
  toPublic: part => ({ kind: 'equation', asksStates: part.states }),
  mark: markEquation,
  explain: part => ({
    answer: keysOf(part).slice(0, 1).map(equationHtml).join(''),
    errors: null,
    keyed: null,
    scales: null,
  }),
  faults: part => [
    ...[part.answer, ...(part.accept ?? [])].flatMap(key => keyFaults(part, key)),
    ...(part.marks === criteria(part).length
      ? []
      : [`${part.marks} marks, but only ${criteria(part).length} things to give them for`]),
    ...(part.scheme.length === part.marks ? [] : ['the scheme has not one point for each mark']),
  ],
}

function keyFaults(part: EquationPart, key: string): string[] {
  const equation = readEquation(key)
  if (!equation) return [`"${key}" does not read as an equation: ${unreadableEquation(key)}`]
  const marking = judgeEquation(equation, equation)
  return [
    ...(isBalanced(equation) ? [] : [`"${key}" is not balanced: ${marking.fault}`]),
    ...(marking.species ? [] : [`"${key}": ${marking.fault}`]),
    ...(part.states && !hasStates(equation) ? [`"${key}" has not a state symbol for every substance`] : []),
  ]
}
