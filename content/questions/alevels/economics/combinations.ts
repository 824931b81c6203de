import { inThisOrder, type Options, type Wrong } from '@/lib/exams/authoring/options'

/** A statement of a list of three, whether it is true, and why, as the rest of a sentence. */
export type Claim = { text: string; isTrue: boolean; why: string }

const SETS = [
  ['1 and 2 only', [0, 1]],
  ['1 and 3 only', [0, 2]],
  ['2 and 3 only', [1, 2]],
  ['1, 2 and 3', [0, 1, 2]],
] as const

export const COMBINATIONS = SETS.map(([name]) => name)

/** The option that names the true statements; '' where it would be one statement or none. */
export function combinationOf(truths: readonly boolean[]): string {
  return (
    SETS.find(([, set]) => truths.every((isTrue, at) => isTrue === set.some(each => each === at)))?.[0] ?? ''
  )
}

/** Options that name two statements or all three, each wrong one with the statements that it gets wrong. */
export function combinations(claims: readonly Claim[]): Options {
  return inThisOrder(
    SETS.map(([text, set]): string | Wrong => {
      const slips = claims.flatMap(({ isTrue, why }, at) => {
        const isTaken = set.some(each => each === at)
        if (isTaken === isTrue) return []
        return [
          `${isTaken ? 'took' : 'left out'} statement ${at + 1}, which is ${isTrue ? 'true' : 'false'}: ${why}`,
        ]
      })
      return slips.length === 0 ? text : [text, `You ${slips.join('; and you ')}.`]
    }),
  )
}

/** The three statements, one below the other. */
export function listed(claims: readonly Claim[]): string {
  return claims.map(({ text }, at) => `${at + 1}. ${text}`).join('\n\n')
}

/** Each statement judged, for the solution. */
export function judgedClaims(claims: readonly Claim[]): string {
  return claims
    .map(({ isTrue, why }, at) => `Statement ${at + 1} is ${isTrue ? 'true' : 'false'}: ${why}.`)
    .join('\n\n')
}
