import { readFileSync } from 'node:fs'
import { judgedPoints } from './kinds/written-points'
import type { MarkPoint, Question, WrittenPart } from './question'
import { lacksRules, withRulesOf } from './rules-of-today'
import type { StoredPaper } from './stored-paper'

const stored: StoredPaper = JSON.parse(readFileSync('lib/exams/stored-papers/shape-0.json', 'utf8'))
const FLASK = '2.1.3/gas-warmed-in-a-sealed-flask'
const RULES = ['accept particle, faster/energy', 'accept collide/hit, often', 'accept hard/force']

function flask(): Question {
  const question = stored.questions.find(({ template }) => template === FLASK)
  if (!question) throw new Error(`There is no ${FLASK} in the example`)
  return question
}

const written = ({ parts }: Question) => parts.find(({ label }) => label === 'c') as WrittenPart

/** As its template draws it now: with rules, and with these changes. */
function today(
  changes: { stem?: string; point?: (point: MarkPoint, at: number) => MarkPoint } = {},
): Question {
  const question = flask()
  const { point = each => each } = changes
  const withRules = (each: MarkPoint, at: number) => point({ ...each, earns: RULES[at] }, at)
  return {
    ...question,
    stem: changes.stem ?? question.stem,
    parts: question.parts.map(part =>
      part.label === 'c' ? { ...part, scheme: part.scheme.map(withRules) } : part,
    ),
  }
}

const verdicts = (question: Question) =>
  judgedPoints(written(question), { text: 'The particles move faster and hit the wall.' }, [])?.map(
    ({ verdict }) => verdict,
  )

it('reads an answer of an old paper by the rules of today, and leaves the rest of the paper as it is', () => {
  expect(lacksRules(flask())).toBe(true)
  expect(verdicts(flask())).toBeUndefined()
  const question = withRulesOf(flask(), today())
  expect(verdicts(question)).toEqual(['earned', 'notEarned', 'notEarned'])
  expect(lacksRules(question)).toBe(false)
  const { scheme: _, ...before } = written(flask())
  expect(written(question)).toMatchObject(before)
  expect(question.parts.filter(({ label }) => label !== 'c')).toEqual(
    flask().parts.filter(({ label }) => label !== 'c'),
  )
})

it('gives no rules to a point that reads otherwise now, wherever a point stands', () => {
  const reworded = (point: MarkPoint, at: number) => (at === 0 ? { ...point, text: 'they move' } : point)
  const question = withRulesOf(flask(), today({ point: reworded }))
  expect(written(question).scheme.map(({ earns }) => earns)).toEqual([undefined, RULES[1], RULES[2]])
  const turned = today()
  written(turned).scheme.reverse()
  expect(written(withRulesOf(flask(), turned)).scheme.map(({ earns }) => earns)).toEqual(RULES)
})

it('gives no rules where the template draws other numbers, has lost the part or asks it in another way', () => {
  const other = today({ stem: `${flask().stem} It has a volume of 731 cm^{3}.` })
  expect(withRulesOf(flask(), other)).toEqual(flask())
  expect(withRulesOf(flask(), { ...today(), parts: [] })).toEqual(flask())
  const drawn = { ...written(today()), kind: 'draw' } as unknown as WrittenPart
  expect(withRulesOf(flask(), { ...today(), parts: [drawn] })).toEqual(flask())
})

it('leaves rules as they were drawn', () => {
  const old = today({ point: point => ({ ...point, earns: 'accept gas' }) })
  expect(withRulesOf(old, today())).toEqual(old)
})
