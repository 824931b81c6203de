import { explainPart } from '@/lib/exams/kinds/registry'
import type { Part } from '@/lib/exams/question'
import { answerFrom } from '@/lib/testing/keyed-answers'
import { comparedByTemplate } from './blind'
import { readAnswers } from './blind-answers'
import { drawsOf, templatesIn } from './blind-draws'
import { blindReading } from './blind-page'
import { signed, signedRecall } from './sign'

/** Every kind of part is in the tour. */
const FOLDER = 'igcse/physics/tour'
const drawn = drawsOf(templatesIn(FOLDER), 'K7QF3M')

/** A reader who knows everything, as lines of a file. */
function lineFor(number: number, part: Part): string {
  const answer = answerFrom(part, right => right)
  const list = (pairs: Record<string, string>, between: string) =>
    Object.entries(pairs)
      .map(pair => pair.join('='))
      .join(between)
  const typed =
    answer.kind === 'choice'
      ? answer.choice.toLowerCase()
      : answer.kind === 'numeric'
        ? `${answer.value} ${answer.unit}`
        : answer.kind === 'match'
          ? list(answer.pairs, ', ')
          : answer.kind === 'order'
            ? answer.ids.join(' ')
            : answer.kind === 'table'
              ? list(answer.cells, '; ')
              : answer.kind === 'words'
                ? answer.texts.join('; ')
                : 'text' in answer
                  ? answer.text
                  : '-'
  return `${number}${part.label}: ${typed}`
}

const keyed = drawn.flatMap(({ number, question }) => question.parts.map(part => lineFor(number, part)))

it('gives the reader three draws of each template, and the same again from its seed', () => {
  expect(drawn).toHaveLength(3 * templatesIn(FOLDER).length)
  expect(drawsOf(templatesIn(FOLDER), 'K7QF3M').map(({ question }) => question)).toEqual(
    drawn.map(({ question }) => question),
  )
})

it('shows a student’s page without ids, schemes or solutions, and all of them in the key', () => {
  const { page, key, figures } = blindReading(FOLDER, 'K7QF3M', drawn)
  for (const { number, template, question } of drawn) {
    expect(page).toContain(question.stem)
    expect(page).not.toContain(template.name)
    expect(key).toContain(`--- ${number} ${template.id}`)
    for (const part of question.parts) {
      expect(page).toContain(part.prompt)
      expect(page).not.toContain(part.solution)
      for (const { text } of part.kind === 'choice' ? [] : part.scheme)
        expect(page).not.toContain(`1 ${text}`)
      expect(key).toContain(explainPart(part).answer)
    }
  }
  for (const { name } of figures) expect(page).toContain(`[figure ${name}: `)
})

it('agrees with a reader who has the key; what is written, drawn or entered is for the eye', () => {
  const templates = comparedByTemplate(drawn, readAnswers(keyed.join('\n')))
  const wrong = templates.flatMap(({ id, compared }) =>
    compared
      .filter(({ verdict }) => verdict === 'differs' || verdict === 'missing')
      .map(each => ({ id, ...each })),
  )
  expect(wrong).toEqual([])
  for (const { compared, isRead } of templates)
    expect(isRead).toBe(compared.every(({ verdict }) => verdict === 'agrees'))
  expect(new Set(templates.map(({ isRead }) => isRead))).toEqual(new Set([true, false]))
})

it('tells a wrong answer and a missing one, and counts neither template as read until the reader says so', () => {
  const of = ({ id }: { id: string }) => drawn.filter(({ template }) => template.id === id)
  const [one, two] = comparedByTemplate(drawn, readAnswers(keyed.join('\n'))).filter(({ isRead }) => isRead)
  if (!one || !two) throw new Error('Two templates of the tour are wholly marked')
  const wrong = `${of(one)[0]?.number}`
  const left = `${of(two)[0]?.number}`
  const isOf = (number: string) => (line: string) => new RegExp(`^${number}[a-z.]*:`).test(line)
  const lines = keyed.flatMap(line =>
    isOf(left)(line)
      ? []
      : isOf(wrong)(line)
        ? line.replace(/: .*$/, /: d$/.test(line) ? ': a' : ': d')
        : line,
  )
  const read = (more: string) =>
    comparedByTemplate(drawn, readAnswers([...lines, more].join('\n'))).filter(
      ({ id }) => id === one.id || id === two.id,
    )
  const verdictsOf = (id: string) =>
    read('')
      .find(each => each.id === id)
      ?.compared.map(({ verdict }) => verdict)
  expect(read('').filter(({ isRead }) => isRead)).toEqual([])
  expect(verdictsOf(one.id)).toContain('differs')
  expect(verdictsOf(two.id)).toContain('missing')
  const isReadWith = (id: string) => read(`ok: ${id}`).find(each => each.id === id)?.isRead
  expect(isReadWith(two.id)).toBe(true)
  expect(isReadWith(one.id)).toBe(false)
})

it('refuses lines that it cannot read', () => {
  expect(() => readAnswers('seven is C')).toThrow('is no line of answers')
  expect(() => readAnswers('7(c)(ii): 4\n7c.ii: 5')).toThrow('answered twice')
})

describe('signing', () => {
  it('sets the day among the facts of the named template only', () => {
    const source = `core('one', {\n  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },\n  values: x,\n})
core('two', {\n  facts: { difficulty: 3 },\n  values: x,\n})\n`
    expect(signed(source, 'one', '2026-11-24')).toBe(source.replace('2026-11-20', '2026-11-24'))
    expect(signed(source, 'two', '2026-11-24')).toBe(
      source.replace('difficulty: 3 }', "difficulty: 3, checked: '2026-11-24' }"),
    )
    expect(signed(source, 'three', '2026-11-24')).toBeNull()
  })

  it('does so in recipes that name themselves, on a line of its own', () => {
    const source = `template({\n  name: 'one',\n  difficulty: 3,\n  calculator: 'needed',\n  values: x,\n})\n`
    expect(signed(source, 'one', '2026-11-24')).toBe(
      source.replace('difficulty: 3,\n', "difficulty: 3,\n  checked: '2026-11-24',\n"),
    )
  })
  it('sets the day of an entry of recall', () => {
    const source = 'one:\n  difficulty: 2\n  right:\n    - a\ntwo:\n  difficulty: 1\n  checked: 2026-11-20\n'
    expect(signedRecall(source, 'one', '2026-11-24')).toBe(
      source.replace('2\n', '2\n  checked: 2026-11-24\n'),
    )
    expect(signedRecall(source, 'two', '2026-11-24')).toBe(source.replace('2026-11-20', '2026-11-24'))
    expect(signedRecall(source, 'three', '2026-11-24')).toBeNull()
  })
})
