import { BANKS } from '@/content/questions/banks'
import { compareAlgebra } from '@/lib/exams/marking/algebra'
import type { ExpressionPart } from '@/lib/exams/question'
import { neighbours, respelled } from '@/scripts/testing/spellings'

/** Every expression that the banks ask for, drawn twice: other spellings of the key are right, neighbours are not. */

const DRAWS = 2

async function partsOf(key: string): Promise<(readonly [string, ExpressionPart])[]> {
  const { bank } = (await BANKS[key]?.()) ?? { bank: [] }
  return bank
    .filter(template => template.draw('sample').question.parts.some(({ kind }) => kind === 'expression'))
    .flatMap(template =>
      Array.from({ length: DRAWS }, (_, at) => template.draw(`spelling-${at}`).question.parts)
        .flat()
        .flatMap(part => (part.kind === 'expression' ? [[template.id, part] as const] : [])),
    )
}

it.each(Object.keys(BANKS))(
  '%s: expressions',
  async key => {
    for (const [id, { answer, letters, form }] of await partsOf(key)) {
      for (const typed of respelled(answer)) {
        expect([id, typed, answer, compareAlgebra(typed, answer, { letters, form })]).toEqual([
          id,
          typed,
          answer,
          'same',
        ])
      }
      for (const typed of neighbours(answer)) {
        const verdict = compareAlgebra(typed, answer, { letters, form })
        expect([id, typed, answer, verdict === 'different' || verdict === 'unreadable']).toEqual([
          id,
          typed,
          answer,
          true,
        ])
      }
    }
  },
  60_000,
)
