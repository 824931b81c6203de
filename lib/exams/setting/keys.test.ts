import type { ChoicePart } from '../question'
import { createRandom } from '../random'
import { leastPart } from '../testing'
import { type DrawnChoice, spreadKeys } from './keys'

const right = (part: ChoicePart) => part.options.findIndex(({ error }) => error === null)

function drawn(texts: readonly string[], key: number, inOrder: boolean): DrawnChoice {
  const options = texts.map((text, at) => ({ text, error: at === key ? null : `You chose ${text}.` }))
  return { part: { ...(leastPart('choice') as ChoicePart), options }, inOrder }
}

const words = (key: number) => drawn(['oak', 'elm', 'ash', 'yew'], key, false)
const numbers = (key: number) => drawn(['1 m', '2 m', '3 m', '4 m'], key, true)
const scale = (key: number) => drawn(['falls', 'stays', 'rises', 'rises and falls'], key, true)

it('texts spread their keys over all letters, with no letter more than three times running', () => {
  const parts = spreadKeys(
    Array.from({ length: 40 }, () => words(0)),
    createRandom('x'),
  )
  const keys = parts.map(right)
  for (const letter of [0, 1, 2, 3]) expect(keys.filter(key => key === letter)).toHaveLength(10)
  expect(keys.join('')).not.toMatch(/(\d)\1{3}/)
})

it('numbers stand rising or falling, and stay in order of size', () => {
  const parts = spreadKeys(
    Array.from({ length: 20 }, () => numbers(1)),
    createRandom('x'),
  )
  const texts = parts.map(({ options }) => options.map(({ text }) => text).join())
  expect(new Set(texts)).toEqual(new Set(['1 m,2 m,3 m,4 m', '4 m,3 m,2 m,1 m']))
  expect(parts.filter(part => right(part) === 1)).toHaveLength(10)
})

it('a scale stays as its author wrote it', () => {
  const choices = Array.from({ length: 8 }, () => scale(2))
  expect(spreadKeys(choices, createRandom('x'))).toEqual(choices.map(({ part }) => part))
})

it('the errors go with their texts', () => {
  for (const part of spreadKeys([words(0), words(1), numbers(0)], createRandom('y'))) {
    for (const { text, error } of part.options) if (error !== null) expect(error).toBe(`You chose ${text}.`)
  }
})
