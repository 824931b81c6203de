/** @jest-environment ./scripts/testing/database-environment.cjs */
import { partKey } from '@/lib/exams/answers'
import type { PartResult } from '@/lib/exams/marked-paper'
import type { Question, WrittenPart } from '@/lib/exams/question'
import { bankOf } from '@/lib/server/exams/bank'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'
import { storePaper, writtenQuestion, wrote } from './written-paper.testing'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

/** A question of the bank with a written part whose points all have rules by now, as it was drawn before. */
function drawnBefore(): { question: Question; part: WrittenPart } {
  for (const template of bankOf({ level: 'igcse', subject: 'physics' })) {
    const { question } = template.draw('one')
    const part = question.parts.find(
      (each): each is WrittenPart => each.kind === 'written' && each.scheme.every(({ earns }) => earns),
    )
    if (!part) continue
    const old = { ...part, scheme: part.scheme.map(({ earns: _, ...point }) => point) }
    return {
      question: { ...question, parts: question.parts.map(each => (each === part ? old : each)) },
      part,
    }
  }
  throw new Error('no written part has rules')
}

it('a paper from before the rules is read by those of the bank; what the student said stays', async () => {
  const { question, part } = drawnBefore()
  const key = partKey(1, part.label)
  const { result, tick, view } = await wrote(
    test,
    await storePaper(test, 'K7QF3M', question),
    part.modelAnswer,
    key,
  )
  const own = (parts: PartResult[]) => parts.find(each => each.key === key)
  expect(own(result.parts)).toMatchObject({ state: 'marked', earned: part.marks })
  await tick(part.scheme.map(() => false))
  const said = own((await view()).result.parts)
  expect(said).toMatchObject({ state: 'selfMarked', earned: 0 })
  expect(said?.judged?.map(({ verdict }) => verdict)).toContain('earned')
})

it('a paper whose template has gone is the student’s to mark, as it was', async () => {
  const gone = writtenQuestion({ template: '3.4/gone', scheme: ['it vibrates', 'loudly'] })
  const { result } = await wrote(test, await storePaper(test, 'K7QF3N', gone), 'it vibrates')
  expect(result.parts[0]).toMatchObject({ state: 'toSelfMark', judged: null })
})
