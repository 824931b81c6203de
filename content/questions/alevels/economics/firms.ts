import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import type { Random } from '@/lib/exams/random'
import { COMBINATIONS, combinationOf } from './combinations'

/** What the choices of units 7.5 to 7.8 share: cases and statements told in words. */

/** A case told in words, with wrong answers of which a draw takes three. */
export type Case = {
  stem: string
  right: string
  wrong: Readonly<Record<string, string>>
  why: string
}

export function drawCase<Of extends Case>(cases: readonly Of[], random: Random) {
  const item = random.pick(cases)
  const wrong: Wrong[] = random.sample(pairs(item.wrong), 3)
  return { item, wrong }
}

/** What a statement is about: as it is right, as it is wrong, and the reason. */
export type Theme = readonly [right: string, wrong: string, why: string]

/** Three themes, of which two or all are told as they are right. */
export function drawStatements(themes: readonly Theme[], random: Random) {
  const truth = random.pick([
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])
  return { themes: random.sample(themes, 3), truth }
}

type Statements = ReturnType<typeof drawStatements>

/** The three statements one below the other, the combinations as options, and what is true of each. */
export function statementsOf({ themes, truth }: Statements) {
  const right = combinationOf(truth)
  const numbers = [0, 1, 2] as const
  const why = (at: number) => themes[at]?.[2] ?? ''
  const error = (option: string) => {
    const takes = (at: number) => option.includes(String(at + 1))
    const extra = numbers.find(at => takes(at) && !truth[at])
    const missing = numbers.find(at => !takes(at) && truth[at])
    return extra === undefined
      ? `You left out statement ${(missing ?? 0) + 1}. ${why(missing ?? 0)}`
      : `You included statement ${extra + 1}. ${why(extra)}`
  }
  return {
    list: numbers.map(at => `${at + 1} ${themes[at]?.[truth[at] ? 0 : 1] ?? ''}`).join('\n\n'),
    options: inThisOrder(
      COMBINATIONS.map((option): string | Wrong => (option === right ? option : [option, error(option)])),
    ),
    solution: numbers
      .map(at => `Statement ${at + 1} ${truth[at] ? 'fits' : 'does not fit'}. ${why(at)}`)
      .join('\n\n'),
  }
}

/** The combination by the texts that are printed. */
export function rightStatements(all: readonly Theme[], drawn: Statements): string {
  const good = new Set(all.map(([right]) => right))
  const printed = statementsOf(drawn).list.split('\n\n')
  const numbers = printed.filter(each => good.has(each.slice(2))).map(each => each[0])
  return numbers.length === 3 ? '1, 2 and 3' : `${numbers.join(' and ')} only`
}
