import { takeCopied } from './copied'

const PRINTED = [
  'A student heats zinc in air.',
  'Explain why the mass of the zinc in the open tube increases.',
]

it.each([
  ['it gains oxygen from the air', null],
  ['the mass of the zinc goes up as it gains oxygen', null],
  [
    'The mass of the zinc in the open tube increases because it gains oxygen.',
    'The mass of the zinc in the open tube increases.',
  ],
  [
    'As asked: EXPLAIN why the mass, of the zinc in the open tube increases',
    'EXPLAIN why the mass, of the zinc in the open tube increases.',
  ],
])('%s', (answer, copied) => {
  const found = takeCopied(answer, PRINTED)
  expect(found?.copied ?? null).toBe(copied)
  // What is the student's own keeps its place.
  expect(found?.own.length ?? answer.length).toBe(answer.length)
  if (answer.includes('gains')) expect((found?.own ?? answer).indexOf('gains')).toBe(answer.indexOf('gains'))
})
