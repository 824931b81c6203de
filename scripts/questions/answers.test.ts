import { ANSWER_LIMITS, type Answer, OPTION_LETTERS, partKey } from '@/lib/exams/answers'
import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, newSeed } from '@/lib/exams/build-paper'
import { markPaper } from '@/lib/exams/mark-paper'
import type { Part } from '@/lib/exams/question'
import { createRandom } from '@/lib/exams/random'
import { checkedBank } from '@/lib/server/exams/bank'
import { answerFrom } from '@/lib/testing/keyed-answers'
import { algebraText, fc, runs, typedText } from '@/lib/testing/properties'

/** Some of what is right, with more or other things behind it: texts that are read further than mere noise is. */
function like(right: string, text: string, limit = text.length + right.length): string {
  const kept = text.length % 3
  return `${kept === 0 ? '' : kept === 1 ? right : right.slice(0, text.length)}${text}`.slice(0, limit)
}

function answerLike(part: Part, text: string): Answer {
  const { kind } = part
  if (kind === 'choice') return { kind, choice: OPTION_LETTERS[text.length % 4] ?? 'A' }
  if (kind === 'numeric') {
    const value = like(String(part.answer), text, ANSWER_LIMITS.value)
    return { kind, value, unit: like(part.unit, text.slice(4), ANSWER_LIMITS.unit) }
  }
  if (kind === 'match') return { kind, pairs: Object.fromEntries(part.items.map(({ id }) => [id, text])) }
  if (kind === 'order') return { kind, ids: part.items.map(({ id }, at) => (at % 2 === 0 ? id : text)) }
  if (kind === 'structure')
    return { kind, text: like(String(part.answer), text, ANSWER_LIMITS.structure), drawn: null }
  if (kind === 'plot' || kind === 'draw')
    return { kind, strokes: [{ tool: 'label', id: text.slice(0, 40), at: [text.length, 0] }] }
  return answerFrom(part, right => like(right, text))
}

/** A course's mocks hold every kind that its topic tests hold; the tests stand in where it has no mock yet. */
const asked = allBlueprints().filter(
  ({ sort, level, subject }, _, all) =>
    sort === 'mock' ||
    !all.some(each => each.sort === 'mock' && each.level === level && each.subject === subject),
)

it.each(asked.map(blueprint => [blueprint.paperId, blueprint] as const))(
  '%s: nothing that may be typed stops the marking',
  (_, blueprint) => {
    const bank = checkedBank(blueprint)
    const papers = ['one', 'two'].map(name => buildPaper(blueprint, bank, newSeed(createRandom(name).next)))
    const text = fc.oneof(typedText(60), algebraText(60))
    const texts = fc.array(text, { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(fc.constantFrom(...papers), texts, (paper, typed) => {
        const parts = paper.questions.flatMap(({ parts }, at) =>
          parts.map(part => [partKey(at + 1, part.label), part] as const),
        )
        const answers = parts.map(
          ([key, part], at) => [key, answerLike(part, typed[at % typed.length] ?? '')] as const,
        )
        const markings = markPaper(paper, new Map(answers), error => {
          throw error
        })
        for (const [key, part] of parts) {
          expect(markings.get(key)?.earned).toBeGreaterThanOrEqual(0)
          expect(markings.get(key)?.earned).toBeLessThanOrEqual(part.marks)
        }
      }),
      { numRuns: runs(10) },
    )
  },
  60_000,
)
