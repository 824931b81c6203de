import type { Spot } from '@/lib/exams/sketch'

/** How vectors are printed and typed. */

export const TYPED = 'Type it as (upper, lower).'

export const bold = (letter: string) => `**${letter}**`
export const column = ([x, y]: Spot) => `\\binom{${x}}{${y}}`
export const typed = ([x, y]: Spot) => `(${x}, ${y})`
export const shown = ([x, y]: Spot) => `(${x}, ${y})`.replaceAll('-', '−')
export const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)

export const times = (k: number, [x, y]: Spot): Spot => [k * x + 0, k * y + 0]
export const plus = ([x, y]: Spot, [u, v]: Spot): Spot => [x + u, y + v]

const termsOf = ([m, n]: Spot, [one, two]: readonly [string, string], write: (letter: string) => string) => {
  const size = (value: number) => (Math.abs(value) === 1 ? '' : String(Math.abs(value)))
  const first = m === 0 ? '' : `${m < 0 ? '-' : ''}${size(m)}${write(one)}`
  const second = n === 0 ? '' : `${size(n)}${write(two)}`
  if (first === '') return `${n < 0 ? '-' : ''}${second}`
  return second === '' ? first : `${first} ${n < 0 ? '-' : '+'} ${second}`
}

/** m of the one and n of the other as a student types it: 2a - b. */
export const sum = (by: Spot, names: readonly [string, string]) => termsOf(by, names, letter => letter)
export const vectorText = (by: Spot, names: readonly [string, string]) =>
  termsOf(by, names, letter => `\\mathbf{${letter}}`)
