import { type CourseFacts, papersLinkText, toSitText } from './site-facts'

const facts = (mocks: number, topicTests: number): CourseFacts => ({ notes: 0, mocks, topicTests, cards: 0 })

it.each([
  [facts(4, 11), 'Mock exams'],
  [facts(0, 1), 'Topic test'],
  [facts(0, 3), 'Topic tests'],
  [facts(0, 0), 'Papers'],
])('promises no mock exam where none can be sat: %j', (here, text) => {
  expect(papersLinkText(here)).toBe(text)
})

it.each([
  [facts(4, 11), 4, '4 papers'],
  [facts(2, 6), 5, '2 of 5 papers'],
  [facts(0, 1), 5, '1 topic test'],
  [facts(0, 0), 5, 'no paper yet'],
])('counts what can be sat: %j of %i', (here, papers, text) => {
  expect(toSitText(here, papers)).toBe(text)
})
