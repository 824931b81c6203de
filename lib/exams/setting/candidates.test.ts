import { choiceBank, choiceBlueprint } from '../testing'
import { poolOf, topicOf } from './candidates'

it.each([
  ['4.2.1', '4'],
  ['12.10', '12'],
  ['E1.3', '1'],
  ['P.1', 'P'],
  ['P.1/amylase-and-temperature', 'P'],
])('%s is of topic %s', (subtopic, topic) => {
  expect(topicOf(subtopic)).toBe(topic)
})

it('a section of one question takes only such as have its marks', () => {
  const blueprint = choiceBlueprint()
  const bank = choiceBank(['1'], 3)
  const [section] = blueprint.sections
  if (!section) throw new Error('The blueprint has no section')
  const ids = (changes: Partial<typeof section>) =>
    poolOf(blueprint, { ...section, ...changes }, bank).map(({ template }) => template.id)
  expect(ids({ questions: 1, marks: 1 })).toHaveLength(3)
  expect(ids({ questions: 1, marks: 6 })).toEqual([])
  expect(ids({ questions: 2, marks: 6 })).toHaveLength(3)
})
