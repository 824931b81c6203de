import { buildPaper, newSeed, SEED_PATTERN } from './build-paper'
import { marksOf } from './question'
import { createRandom } from './random'
import { choiceBank, choiceBlueprint } from './testing'
import { toPublicPaper } from './to-public'

const TOPICS = ['1', '2', '3', '4', '5', '6']
const bank = choiceBank(TOPICS, 70)
const blueprint = choiceBlueprint()

it('the same seed always gives the same paper, for ever', () => {
  const paper = buildPaper(blueprint, bank, 'K7QF3M')
  expect(buildPaper(blueprint, [...bank].reverse(), 'K7QF3M')).toEqual(paper)
  expect(paper.id).toMatch(/^test-paper-2\.1[2-9a-z]{4}\.K7QF3M$/)
  // Pinned: whoever changes the generator raises the versions of the blueprints.
  expect(createRandom('pinned').int(0, 1_000_000)).toBe(626440)
})

it('500 seeds keep to the blueprint: marks, topics, objectives, order, no template twice', () => {
  let objectiveDrift = 0
  for (let at = 0; at < 500; at += 1) {
    const paper = buildPaper(blueprint, bank, newSeed(createRandom(`seed ${at}`).next))
    expect(paper.questions).toHaveLength(40)
    expect(paper.questions.reduce((sum, question) => sum + marksOf(question), 0)).toBe(40)
    expect(new Set(paper.questions.map(question => question.template)).size).toBe(40)
    const topics = paper.questions.map(question => question.template[0])
    expect(topics).toEqual([...topics].sort())
    for (const [place, wanted] of [11, 6, 7, 9, 4, 3].entries()) {
      const count = topics.filter(each => each === TOPICS[place]).length
      expect(Math.abs(count - wanted)).toBeLessThanOrEqual(1)
    }
    const knowledge = paper.questions.filter(({ parts }) => parts[0]?.objective === 'AO1').length
    objectiveDrift = Math.max(objectiveDrift, Math.abs(knowledge - 0.63 * 40))
  }
  expect(objectiveDrift).toBeLessThanOrEqual(2)
})

it('another bank gives another id', () => {
  expect(buildPaper(blueprint, bank.slice(1), 'K7QF3M').id).not.toBe(buildPaper(blueprint, bank, 'K7QF3M').id)
})

it('two seeds share at most 40 % of their templates', () => {
  const papers = Array.from({ length: 10 }, (_, at) =>
    buildPaper(blueprint, bank, newSeed(createRandom(`s${at}`).next)),
  )
  for (const one of papers) {
    for (const other of papers) {
      if (one === other) continue
      const used = new Set(one.questions.map(question => question.template))
      expect(other.questions.filter(question => used.has(question.template)).length).toBeLessThanOrEqual(16)
    }
  }
})

it('a Core paper holds no Supplement content, a paper without calculator nothing that needs one', () => {
  const core = buildPaper({ ...blueprint, coreOnly: true }, bank, 'K7QF3M')
  const tiers = new Map(bank.map(template => [template.id, template]))
  expect(core.questions.every(question => tiers.get(question.template)?.tier === 'core')).toBe(true)
  const bare = buildPaper({ ...blueprint, calculator: false }, bank, 'K7QF3M')
  expect(bare.questions.every(question => tiers.get(question.template)?.calculator === 'not-needed')).toBe(
    true,
  )
})

it('says what is missing when the bank is too small', () => {
  expect(() => buildPaper(blueprint, choiceBank(TOPICS, 3), 'K7QF3M')).toThrow('too few templates')
})

it('seeds hold no characters that look alike', () => {
  for (let at = 0; at < 200; at += 1) expect(newSeed(createRandom(`${at}`).next)).toMatch(SEED_PATTERN)
})

it('nothing of the answers is in what leaves the server: the whole payload is compared', () => {
  const paper = buildPaper(blueprint, bank, 'K7QF3M')
  const shown = toPublicPaper(blueprint, paper)
  expect(Object.keys(shown).sort()).toEqual(
    'calculator component durationMinutes id level paperId questions rubric sections sheets subject syllabus title totalMarks'.split(
      ' ',
    ),
  )
  for (const question of shown.questions) {
    expect(question).toEqual({
      number: expect.any(Number),
      stem: expect.any(String),
      figure: null,
      table: null,
      marks: 1,
      parts: [
        {
          key: String(question.number),
          label: '',
          lead: null,
          prompt: '<p>What is asked?</p>',
          figure: null,
          table: null,
          marks: 1,
          field: {
            kind: 'choice',
            columns: null,
            options: ['A', 'B', 'C', 'D'].map(letter => ({ letter, html: expect.any(String), cells: null })),
          },
        },
      ],
    })
  }
  expect(JSON.stringify(shown)).not.toMatch(
    /error|You (?:added|chose|multiplied|divided)|Multiply the two|AO\d|q\d+"/,
  )
})
