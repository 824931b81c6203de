import { buildPaper } from './build-paper'
import { metIn, paperOfMock } from './mocks'
import { choiceBank, choiceBlueprint } from './testing'

const [section] = choiceBlueprint().sections
if (!section) throw new Error('The blueprint has no section')
const blueprint = choiceBlueprint({
  objectives: {},
  sections: [{ ...section, questions: 10, marks: 10, topics: { '1': 1, '2': 1 } }],
})

it('what was met longest ago comes again first', () => {
  const bank = choiceBank(['1', '2'], 12)
  const [first, second] = [1, 2].map(mock => paperOfMock(blueprint, bank, mock))
  if (!first || !second) throw new Error('Two mocks were asked for')
  const asked = buildPaper(blueprint, bank, 'AAAAAA', metIn([first, second])).questions
  const again = ({ questions }: typeof first) =>
    questions.filter(({ template }) => asked.some(each => each.template === template)).length
  expect(again(first)).toBeGreaterThan(again(second))
})
