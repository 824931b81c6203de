import type { Point } from '@/lib/figures/shapes'
import { sets } from './argand'
import { plane } from './plane'
import { areaBetween, areaUnder, cornersOf, regionWhere, unwanted } from './regions'
import { trapeziumRule } from './strips'
import { enlarged, reflected, rotated, stretched, translated } from './transformations'
import { between } from './vectors'

const on = plane({ x: { min: -4, max: 6, every: 1 }, y: { min: -3, max: 5, every: 1 }, equalScales: true })

/** All coordinates of the path data in a drawing. */
function pointsOf(shape: string): Point[] {
  return [...shape.matchAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  )
}

const near = (points: readonly Point[]) =>
  points.map(([x, y]) => [Math.round(x * 1e6) / 1e6 + 0, Math.round(y * 1e6) / 1e6 + 0])

describe('regions', () => {
  it('have the corners where their lines meet', () => {
    expect(near(cornersOf(on, ['x ≥ 1', 'y ≥ 0', 'x + y ≤ 4']))).toEqual(
      expect.arrayContaining([
        [1, 0],
        [4, 0],
        [1, 3],
      ]),
    )
  })

  it('leave out what is not wanted, whatever the order', () => {
    expect(unwanted(on, ['x > 99'])).not.toBe('')
    expect(unwanted(on, ['x > -99'])).toBe('')
  })

  it('fill nearly the true area of a disc', () => {
    const drawn = pointsOf(regionWhere(on, sets.disc([1, 1], 2)))
    const doubled = drawn.reduce((sum, [x, y], at) => {
      const [nx, ny] = drawn[(at + 1) % drawn.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0)
    const unit = on.at(1, 0)[0] - on.at(0, 0)[0]
    expect(Math.abs(doubled) / 2 / (Math.PI * (2 * unit) ** 2)).toBeCloseTo(1, 1)
  })

  it('under curves stay in the window at poles', () => {
    expect(areaUnder(on, x => 1 / x, -1, 1)).not.toMatch(/NaN|Infinity/)
    expect(
      areaBetween(
        on,
        () => 1e9,
        () => -1e9,
        -1,
        1,
      ),
    ).not.toMatch(/e\+/)
  })

  it('under the trapezium rule are exact for a straight line', () => {
    expect(trapeziumRule(x => 2 * x + 1, 0, 3, 4)).toBeCloseTo(12)
    expect(trapeziumRule(x => x * x, 0, 2, 2)).toBeCloseTo(3)
  })
})

describe('transformations', () => {
  const shape: Point[] = [
    [1, 1],
    [3, 1],
    [1, 2],
  ]
  it.each([
    [
      'a translation',
      translated(shape, [-2, 3]),
      [
        [-1, 4],
        [1, 4],
        [-1, 5],
      ],
    ],
    [
      'a reflection in x = −1',
      reflected(shape, 'x = -1'),
      [
        [-3, 1],
        [-5, 1],
        [-3, 2],
      ],
    ],
    [
      'a reflection in y = x',
      reflected(shape, 'y = x'),
      [
        [1, 1],
        [1, 3],
        [2, 1],
      ],
    ],
    [
      'a rotation of 90° about O',
      rotated(shape, [0, 0], 90),
      [
        [-1, 1],
        [-1, 3],
        [-2, 1],
      ],
    ],
    [
      'a rotation of 180° about (1, 0)',
      rotated(shape, [1, 0], 180),
      [
        [1, -1],
        [-1, -1],
        [1, -2],
      ],
    ],
    [
      'an enlargement by −2',
      enlarged(shape, [1, 0], -2),
      [
        [1, -2],
        [-3, -2],
        [1, -4],
      ],
    ],
    [
      'a stretch by 3 from the y axis',
      stretched(shape, 'x = 0', 3),
      [
        [3, 1],
        [9, 1],
        [3, 2],
      ],
    ],
    [
      'a stretch by 2 from y = 1',
      stretched(shape, 'y = 1', 2),
      [
        [1, 1],
        [3, 1],
        [1, 3],
      ],
    ],
  ])('%s moves each corner to its place', (_, moved, expected) => {
    expect(near(moved)).toEqual(expected)
  })

  it('divide a line in a ratio', () => {
    expect(between([0, 0], [9, 3], 2, 1)).toEqual([6, 2])
    expect(between([2, 4], [4, 0])).toEqual([3, 2])
  })
})
