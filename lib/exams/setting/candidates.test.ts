import { topicOf } from './candidates'

it.each([
  ['4.2.1', '4'],
  ['12.10', '12'],
  ['E1.3', '1'],
  ['P.1', 'P'],
  ['P.1/amylase-and-temperature', 'P'],
])('%s is of topic %s', (subtopic, topic) => {
  expect(topicOf(subtopic)).toBe(topic)
})
