import { NotationError, readNotation } from './notation'

it.each([
  ['accept a &', 1, 'a word is missing here'],
  ['accept hot air\nallow warm air', 2, 'a line begins with'],
  ['accept (hot air', 1, 'a bracket is not closed'],
  ['accept HEAT rises', 1, 'nothing is called HEAT'],
  ['accept without air', 1, '“without” needs something'],
  ['accept hot ; air', 1, '“;” means nothing here'],
  ['accept hot air)', 1, '“)” is one too many'],
])('%j is refused at line %i: %s', (text, line, fault) => {
  const read = () => readNotation(text)
  expect(read).toThrow(NotationError)
  expect(read).toThrow(fault)
  expect(read).toThrow(`line ${line},`)
})

it('names the column', () => {
  expect(() => readNotation('accept hot HEAT')).toThrow('line 1, column 12')
})

it('reads rules in their order, names, remarks and answers to try', () => {
  const { rules, examples, names } = readNotation(
    '# heat\nWARM = hot/warm\n\naccept WARM air  # in any form\nreject heat\nearns: hot air, yes\nmisses: # none',
  )
  expect(rules.map(({ ruling, text, line }) => [ruling, text, line])).toEqual([
    ['accept', 'WARM air', 4],
    ['reject', 'heat', 5],
  ])
  expect([...names.keys()]).toEqual(['WARM'])
  expect(examples).toEqual([
    { earns: true, answer: 'hot air, yes', line: 6 },
    { earns: false, answer: '# none', line: 7 },
  ])
})
