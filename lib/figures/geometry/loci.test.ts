import type { Point } from '@/lib/figures/shapes'
import { crossings } from './constructions'
import { type Condition, regionOutline, satisfies } from './loci'
import { distance, signedArea } from './points'

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

function areaOf(conditions: Condition[]): number {
  return Math.abs(signedArea(regionOutline(SQUARE, conditions)))
}

describe('a region of several conditions', () => {
  it.each<[string, Condition[], number]>([
    ['all of the square without a condition', [], 10000],
    ['half of it nearer to one corner', [{ nearer: [0, 0], than: [100, 0] }], 5000],
    [
      'half of it nearer to one side of an angle',
      [{ nearerArm: [100, 0], thanArm: [0, 100], vertex: [0, 0] }],
      5000,
    ],
    ['a quarter circle about a corner', [{ within: 50, of: [0, 0] }], 1963.5],
    ['a whole circle in the middle', [{ within: 30, of: [50, 50] }], 2827.4],
    ['the rest beyond a quarter circle', [{ beyond: 50, of: [0, 0] }], 8036.5],
    [
      'a strip along a side',
      [
        {
          within: 20,
          ofLine: [
            [0, 0],
            [100, 0],
          ],
        },
      ],
      2000,
    ],
    [
      'a quarter circle cut in half',
      [
        { within: 50, of: [0, 0] },
        { nearerArm: [100, 0], thanArm: [0, 100], vertex: [0, 0] },
      ],
      981.7,
    ],
    [
      'nothing where conditions exclude each other',
      [
        { within: 20, of: [0, 0] },
        { within: 20, of: [100, 100] },
      ],
      0,
    ],
  ])('is %s', (_, conditions, area) => {
    expect(areaOf(conditions)).toBeGreaterThan(area * 0.99 - 1)
    expect(areaOf(conditions)).toBeLessThan(area * 1.01 + 1)
  })

  it('has an outline on which every condition holds', () => {
    const conditions: Condition[] = [
      { within: 80, of: [0, 0] },
      { beyond: 40, of: [100, 0] },
      { nearer: [0, 0], than: [0, 100] },
    ]
    const outline = regionOutline(SQUARE, conditions)
    const slack = (point: Point) => satisfies(conditions, point) || distance(point, [0, 0]) < 80.1
    expect(outline.every(slack)).toBe(true)
  })
})

describe('compasses', () => {
  it('cross where both distances are kept', () => {
    for (const point of crossings([10, 10], 50, [80, 30], 40)) {
      expect(distance(point, [10, 10])).toBeCloseTo(50)
      expect(distance(point, [80, 30])).toBeCloseTo(40)
    }
  })

  it('meet between circles that do not reach each other', () => {
    expect(crossings([0, 0], 1, [10, 0], 1).flat().every(Number.isFinite)).toBe(true)
  })
})
