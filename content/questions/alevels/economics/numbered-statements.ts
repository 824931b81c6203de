import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import type { Random } from '@/lib/exams/random'

/** "Which statements are correct?" with three numbered statements, of which one, two or all are. */

/** A statement and, as a whole sentence, why it is correct or not. */
export type Statement = readonly [says: string, why: string]
export type Pool = { correct: readonly Statement[]; wrong: readonly Statement[] }

type Numbered = { says: string; why: string; isCorrect: boolean }
export type Numbering = { statements: readonly Numbered[]; sets: readonly string[]; right: string }

const SETS = [
  '1 only',
  '2 only',
  '3 only',
  '1 and 2 only',
  '1 and 3 only',
  '2 and 3 only',
  '1, 2 and 3',
] as const

const holds = (set: string, at: number) => set.includes(String(at + 1))

/** Three statements of a pool, seldom all of them correct, and four sets to choose from. */
export function numbering(random: Random, { correct, wrong }: Pool): Numbering {
  const count = random.pick([1, 1, 2, 2, 3])
  const chosen = [
    ...random.sample(correct, count).map(([says, why]) => ({ says, why, isCorrect: true })),
    ...random.sample(wrong, 3 - count).map(([says, why]) => ({ says, why, isCorrect: false })),
  ]
  const statements = random.shuffle(chosen)
  const right = SETS.find(set => statements.every(({ isCorrect }, at) => isCorrect === holds(set, at))) ?? ''
  const others = random.sample(
    SETS.filter(set => set !== right),
    3,
  )
  return { statements, right, sets: SETS.filter(set => set === right || others.includes(set)) }
}

export function listed({ statements }: Numbering): string {
  return statements.map(({ says }, at) => `**${at + 1}** ${says}`).join('\n\n')
}

export function setsOf({ statements, sets, right }: Numbering) {
  return inThisOrder(
    sets.map((set): string | Wrong => {
      if (set === right) return set
      const at = statements.findIndex(({ isCorrect }, place) => isCorrect !== holds(set, place))
      const { why = '', isCorrect = false } = statements[at] ?? {}
      return [set, `You ${isCorrect ? 'left out' : 'accepted'} statement ${at + 1}. ${why}`]
    }),
  )
}

export function reasons({ statements }: Numbering): string {
  return statements
    .map(({ why, isCorrect }, at) => `${at + 1} is ${isCorrect ? 'correct' : 'not correct'}. ${why}`)
    .join('\n\n')
}

/** All that a choice is made of: what stands above the statements, and what is asked of them. */
export const asNumbered = (numbered: Numbering, { told, asked }: { told: string; asked: string }) => ({
  stem: `${told}\n\n${listed(numbered)}`,
  prompt: asked,
  options: setsOf(numbered),
  solution: reasons(numbered),
})
