import type { Point } from '@/lib/figures/shapes'
import { asymptote, endsOf, functionCurve, normalTo, slopeAt, straightLine, tangent } from './curves'
import { cut, excess, linear } from './linear'
import { plane } from './plane'
import { inDegrees, polynomial } from './sketches'
import { runsOf } from './trace'

const on = plane({ x: { min: -4, max: 6, every: 1 }, y: { min: -3, max: 5, every: 1 }, equalScales: true })

/** All coordinates of the path data in a drawing. */
function pointsOf(shape: string): Point[] {
  return [...shape.matchAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  )
}

describe('a linear relation', () => {
  it.each([
    ['y = 2x − 1', { a: -2, b: 1, c: -1, relation: '=' }],
    ['x + y ≤ 6', { a: 1, b: 1, c: 6, relation: '≤' }],
    ['x > -2', { a: 1, b: 0, c: -2, relation: '>' }],
    ['y >= 1/2x + 3', { a: -0.5, b: 1, c: 3, relation: '≥' }],
    ['2y = 7 - x/4', { a: 0.25, b: 2, c: 7, relation: '=' }],
  ])('reads %s', (written, expected) => {
    expect(linear(written)).toEqual(expected)
  })

  it.each(['y = x^2', 'y 2x', 'y = 3(x + 1)', '', 'z < 1'])('refuses %s', written => {
    expect(() => linear(written)).toThrow()
  })

  it('is above zero on the wanted side', () => {
    expect(excess(linear('x + y < 4'), [1, 1])).toBeGreaterThan(0)
    expect(excess(linear('y ≥ 2x'), [3, 1])).toBeLessThan(0)
  })

  it('cuts a square to a triangle', () => {
    const square: Point[] = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]
    expect(cut(square, ([x, y]) => 2 - x - y)).toEqual([
      [0, 0],
      [2, 0],
      [0, 2],
    ])
  })
})

describe('curves', () => {
  it.each([
    ['1/x', (x: number) => 1 / x, 2],
    ['tan', (x: number) => Math.tan(x), 3],
    ['ln x', (x: number) => Math.log(x), 1],
    ['√(4 − x²)', (x: number) => Math.sqrt(4 - x * x), 1],
    ['a step', (x: number) => Math.sign(x - 0.3), 2],
    ['nothing in the window', () => 99, 0],
    ['no number', () => Number.NaN, 0],
  ])('%s comes in its unbroken runs', (_, f, runs) => {
    expect(runsOf(x => on.at(x, f(x)), -4, 4.6, on.frame)).toHaveLength(runs)
  })

  it('end at the edge of the window', () => {
    const [run] = runsOf(x => on.at(x, x * x), -4, 6, on.frame)
    expect(run?.from).toBeCloseTo(-Math.sqrt(5), 3)
    expect(run?.to).toBeCloseTo(Math.sqrt(5), 3)
  })

  it.each([
    ['a cubic', polynomial(1, -2, -5, 6)],
    ['a sharp corner', (x: number) => Math.abs(3 * x - 2)],
    ['a fast wave', (x: number) => 4 * Math.sin(9 * x)],
    ['a pole', (x: number) => 1 / (x - 1) ** 2],
    ['huge values', (x: number) => Math.exp(50 * x)],
    ['infinity', () => Number.POSITIVE_INFINITY],
  ])('stay in the window with %s', (_, f) => {
    const drawn = functionCurve(on, f)
    expect(drawn).not.toMatch(/NaN|Infinity/)
    for (const [x, y] of pointsOf(drawn)) {
      expect(x).toBeGreaterThan(on.frame.left - 4)
      expect(x).toBeLessThan(on.frame.right + 4)
      expect(y).toBeGreaterThan(on.frame.top - 4)
      expect(y).toBeLessThan(on.frame.bottom + 4)
    }
  })

  it('have the gradient of their derivative', () => {
    expect(slopeAt(x => x ** 3, 2)).toBeCloseTo(12, 4)
    expect(slopeAt(inDegrees.sin, 0)).toBeCloseTo(Math.PI / 180, 6)
  })

  it('are touched by a tangent and crossed by a normal at right angles', () => {
    const [one = 0, other = 0] = [tangent, normalTo].map(draw => {
      const points = pointsOf(draw(on, x => x * x, 1, { reach: 30 }))
      const [[x1, y1], [x2, y2]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
      return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    })
    expect(Math.abs(one - other)).toBeCloseTo(90, 0)
  })

  it('draw a level normal where the tangent is level without dividing by zero', () => {
    expect(normalTo(on, () => 2, 1)).not.toMatch(/NaN|Infinity/)
  })
})

describe('straight lines', () => {
  it.each([
    [
      'y = x',
      [
        [-3, -3],
        [5, 5],
      ],
    ],
    [
      'x = 2',
      [
        [2, -3],
        [2, 5],
      ],
    ],
    ['y = 9', null],
    ['x + y = 11', null],
  ])('%s ends at the edges of the window', (equation, ends) => {
    expect(endsOf(on, equation)).toEqual(ends)
  })

  it('are dashed for strict inequalities only', () => {
    expect(straightLine(on, 'y < 2')).toContain('dash')
    expect(straightLine(on, 'y ≤ 2')).not.toContain('dash')
    expect(asymptote(on, 'x=-2')).toContain('−2')
  })

  it('leave nothing where they pass outside', () => {
    expect(straightLine(on, 'y = 40', { label: 'far' })).toBe('')
  })
})
