import { BANKS } from '@/content/questions/banks'
import { compareAlgebra } from '@/lib/exams/marking/algebra'
import type { ExpressionPart } from '@/lib/exams/question'

/** Every expression that the banks ask for, drawn twice: other spellings of the key are right, neighbours are not. */

const DRAWS = 2
const MIRRORED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' }

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

function respelled(answer: string): string[] {
  const relation = /<=|>=|[<>=]/.exec(answer)?.[0]
  const plain = [
    answer.replace(/ /g, ''),
    answer.replace(/-/g, '−'),
    answer.replace(/\^2/g, '²').replace(/\^3/g, '³'),
    answer.replace(/sqrt\(/g, '√('),
    answer.replace(/pi/g, 'π'),
    answer.replace(/(\d)([a-z(])/g, '$1*$2'),
    answer.replace(/<=/, '≤').replace(/>=/, '≥'),
  ]
  if (!relation) return [...plain, `y = ${answer}`, `f(x) = ${answer}`]
  const [left = '', right = ''] = answer.split(relation)
  const turned = `${right} ${MIRRORED[relation]} ${left}`
  // A value that is asked for must stand alone.
  return isSolved(left, right) ? [...plain, turned] : [...plain, turned, `${left} - (${right}) ${relation} 0`]
}

const isSolved = (left: string, right: string) => /^\s*[a-z]\s*$/.test(left) && !/[a-z]/.test(right)

function neighbours(answer: string): string[] {
  const relation = /<=|>=|[<>=]/.exec(answer)?.[0]
  const numbers = [...answer.matchAll(/\d+/g)].map(
    ({ 0: digits, index }) =>
      `${answer.slice(0, index)}${Number(digits) + 1}${answer.slice(index + digits.length)}`,
  )
  // Another constant of integration is as right.
  const more = /\bc$/.test(answer) ? `(${answer}) + x` : `(${answer}) + 1`
  if (!relation) return [...numbers, `-(${answer})`, more, `${answer} = 1`]
  const [left = '', right = ''] = answer.split(relation)
  const others = ['<', '>', '<=', '>=', '='].filter(each => each !== relation)
  return [...numbers, ...others.map(each => `${left}${each}${right}`), `${left}${relation}${right} + 1`]
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
