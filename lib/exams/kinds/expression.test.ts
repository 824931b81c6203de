import type { ExpressionPart } from '../question'
import { leastPart } from '../testing'
import { markPart } from './registry'
import { ALONE } from './rules'

function earned(answer: string, text: string, marks: number): number {
  const part: ExpressionPart = {
    ...(leastPart('expression') as ExpressionPart),
    answer,
    letters: ['x', 'y'],
    marks,
    scheme: Array.from({ length: marks }, () => ({ code: 'B1', text: 'step' })),
  }
  return markPart(part, { kind: 'expression', text }, ALONE).earned
}

describe('each of several solutions earns its share', () => {
  it.each([
    ['(-2, 0), (5, 14)', '(5, 14), (-2, 0)', 5, 5],
    ['(-2, 0), (5, 14)', '(5, 14)', 5, 2],
    ['(-2, 0), (5, 14)', '(5, 14)', 2, 1],
    ['(-2, 0), (5, 14)', '(5, 14), (2, 0)', 4, 2],
    ['(-2, 0), (5, 14)', 'x = 5, y = 14 and x = 2, y = 0', 4, 2],
    ['(-2, 0), (5, 14)', '(14, 5), (0, -2)', 4, 0],
    // One point more than there are: nobody knows which is meant.
    ['(-2, 0), (5, 14)', '(5, 14), (2, 0), (3, 1)', 4, 0],
    ['(-2, 0), (5, 14)', '(5, 14), (-2, 0), (3, 1)', 4, 2],
    ['x = 4, y = -5', 'x = 4, y = 5', 3, 1],
    ['x = 4, y = -5', 'y = -5', 3, 1],
    ['x = 4, y = -5', 'x = -5, y = 4', 3, 0],
    ['x = 2, x = -3', '2', 2, 1],
    ['x = 2, x = -3', '2, 2', 2, 1],
    ['x = 2, x = -3', '1, 2, 3, 4', 2, 0],
    ['x = 3 ± sqrt(2)', 'x = 3 + sqrt(2)', 3, 1],
    // No list: all or nothing.
    ['(5, 14)', '(5, 13)', 4, 0],
    ['x < 1 or x > 3', 'x < 1', 2, 0],
  ])('%s: %s', (key, typed, marks, wanted) => {
    expect(earned(key, typed, marks)).toBe(wanted)
  })
})
