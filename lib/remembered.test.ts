import { remembered } from './remembered'

it('makes a value once, and forgets the one that was asked for longest ago', () => {
  const made: string[] = []
  const shout = remembered(2, (text: string) => {
    made.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(text => shout(text))).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('keeps null as a value, and nothing where making it throws', () => {
  let calls = 0
  const count = (text: string) => {
    calls += 1
    if (text === '!') throw new Error('no')
    return null
  }
  const kept = remembered(2, count)
  expect([kept('a'), kept('a')]).toEqual([null, null])
  expect(() => kept('!')).toThrow('no')
  expect(() => kept('!')).toThrow('no')
  expect(calls).toBe(3)
})
