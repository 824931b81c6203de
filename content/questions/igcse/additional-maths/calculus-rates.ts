import { ask } from '@/lib/exams/authoring/ask'
import { lowest } from '@/lib/exams/authoring/maths'
import type { Figure } from '@/lib/figures/figure'

/** What questions on rates, greatest values and integrals share. */

/** What stands beside above/below: π, 1/π or nothing. */
export type Pi = 'times' | 'over' | 'none'

/** above/below, times π or over π, in LaTeX and as it is typed. */
export function withPi(above: number, below: number, pi: Pi): { latex: string; typed: string } {
  const [a, b] = lowest(above, below)
  const [sign, size] = [a < 0 ? '-' : '', Math.abs(a)]
  const top = pi === 'times' ? `${size === 1 ? '' : size}\\pi` : String(size)
  const under = pi === 'over' ? `${b === 1 ? '' : b}\\pi` : String(b)
  const typedTop = pi === 'times' ? `${size === 1 ? '' : size}pi` : String(size)
  const typedUnder = pi === 'over' ? `(${b === 1 ? '' : b}pi)` : String(b)
  return {
    latex: `${sign}${under === '1' ? top : `\\frac{${top}}{${under}}`}`,
    typed: `${sign}${under === '1' ? typedTop : `${typedTop}/${typedUnder}`}`,
  }
}

/** above/below in front of a letter or a power: nothing for 1, `\\frac{3}{2}` and so on. */
export function frontOf(above: number, below = 1): string {
  const [a, b] = lowest(above, below)
  const [sign, size] = [a < 0 ? '-' : '', Math.abs(a)]
  if (b !== 1) return `${sign}\\frac{${size}}{${b}}`
  return `${sign}${size === 1 ? '' : size}`
}

/** A reason and what follows from it, chosen as one: neither half earns alone, and a guess is right in one of four. */
function chosenTest({
  head,
  reasons,
  noun,
  isMinimum,
  ...facts
}: {
  head: string
  /** of a maximum, and of a minimum */
  reasons: readonly [string, string]
  noun: 'point' | 'value'
  isMinimum: boolean
  prompt: string
  solution: string
  lead?: string
  subtopic?: string
  solutionFigure?: Figure
}) {
  const says = (reason: string, kind: string) => `${reason}, so the ${noun} is a ${kind}`
  const choices = reasons.flatMap(each => [says(each, 'maximum'), says(each, 'minimum')])
  const [atMaximum, atMinimum] = reasons
  const right = isMinimum ? says(atMinimum, 'minimum') : says(atMaximum, 'maximum')
  return ask.table({
    command: 'Determine',
    objective: 'AO2',
    subtopic: '14.9',
    head: [head],
    rows: [[{ blank: 'conclusion', answer: right, mode: 'pick', choices, inOrder: true, marks: 1 }]],
    scheme: [`B1 ${right}`],
    ...facts,
  })
}

/**
 * The test by the second derivative, chosen from a list: its sign with what follows. Of a point, or where `what` is given
 * ("V", "the cost") of a stationary value.
 */
export function secondTest({
  what,
  derivative,
  isMinimum,
  shown,
  ...facts
}: {
  what?: string
  /** of the second derivative, in LaTeX */
  derivative: string
  isMinimum: boolean
  /** its value there, in LaTeX or as text */
  shown: string
  lead?: string
  prompt?: string
  subtopic?: string
  solutionFigure?: Figure
}) {
  const noun = what === undefined ? 'point' : 'value'
  const named = what === undefined ? 'the stationary point' : `this stationary value of ${what}`
  return chosenTest({
    head: `There $${derivative}$ is`,
    reasons: ['negative', 'positive'],
    noun,
    isMinimum,
    prompt: `Use $${derivative}$ to determine whether ${named} is a maximum or a minimum. Complete the statement.`,
    solution: `There $${derivative}$ is ${shown}, which is ${isMinimum ? 'positive' : 'negative'}, so the stationary ${noun} is a ${isMinimum ? 'minimum' : 'maximum'}.`,
    ...facts,
  })
}

/** The test by the first derivative, chosen from a list: how its sign changes, with what follows. */
export function signTest({
  what,
  derivative,
  ...facts
}: {
  what: string
  /** of the first derivative, in LaTeX */
  derivative: string
  isMinimum: boolean
  solution: string
}) {
  return chosenTest({
    head: `There $${derivative}$ changes`,
    reasons: ['from + to −', 'from − to +'],
    noun: 'value',
    prompt: `Use the signs of $${derivative}$ on either side to determine whether this stationary value of ${what} is a maximum or a minimum. Complete the statement.`,
    ...facts,
  })
}
