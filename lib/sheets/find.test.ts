import { finds } from './find'

it.each([
  ['iron', 'iron fe 26', true],
  ['Fe', 'iron fe 26', true],
  ['fe', 'fermium fm 100', true],
  ['2', 'iron fe 26', false],
  ['26', 'iron fe 26', true],
  ['cone volume', 'volume of a cone of radius r', true],
  ['cone sphere', 'volume of a cone of radius r', false],
  ['  ', 'anything', false],
])('%j finds %j: %s', (typed, words, found) => {
  expect(finds(typed, words)).toBe(found)
})
