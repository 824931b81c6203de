import { compareAlgebra } from '@/lib/exams/marking/algebra'
import type { ExpressionPart } from '@/lib/exams/question'
import { loadBank } from '@/lib/server/exams/bank'
import { neighbours, respelled } from '@/lib/testing/spellings'
import { coursesWithTemplates } from './question-files'

/** Every expression that the banks ask for, drawn twice: other spellings of the key are right, neighbours are not. */

const DRAWS = 2

async function partsOf(course: string): Promise<(readonly [string, ExpressionPart])[]> {
  const [level = '', subject = ''] = course.split('/')
  return (await loadBank({ level, subject }))
    .filter(template => template.draw('sample').question.parts.some(({ kind }) => kind === 'expression'))
    .flatMap(template =>
      Array.from({ length: DRAWS }, (_, at) => template.draw(`spelling-${at}`).question.parts)
        .flat()
        .flatMap(part => (part.kind === 'expression' ? [[template.id, part] as const] : [])),
    )
}

it.each(coursesWithTemplates())(
  '%s: expressions',
  async course => {
    for (const [id, { answer, letters, form }] of await partsOf(course)) {
      for (const typed of respelled(answer, form)) {
        expect([id, typed, answer, compareAlgebra(typed, answer, { letters, form })]).toEqual([
          id,
          typed,
          answer,
          'same',
        ])
      }
      for (const typed of neighbours(answer, form)) {
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
