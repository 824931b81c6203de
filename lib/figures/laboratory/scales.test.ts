import { describeScale, dialMeter, measuringCylinder, rule } from './measuring'
import { dialScale, linearScale, marksOf, meniscus, scaleNumber, windowOf } from './scales'

describe('a scale', () => {
  it.each([
    [{ from: 0, to: 50, division: 1, numbered: 10 }, 51, 6],
    [{ from: 0, to: 1, division: 0.02, numbered: 0.2 }, 51, 6],
    [{ from: -10, to: 110, division: 2, numbered: 20 }, 61, 6],
    [{ from: 24, to: 26, division: 0.1, numbered: 1 }, 21, 3],
    [{ from: 0.3, to: 0.9, division: 0.1, numbered: 0.5 }, 7, 1],
  ])('%j has %d marks, %d of them with numbers', (scale, marks, numbers) => {
    const found = marksOf(scale)
    expect(found).toHaveLength(marks)
    expect(found.filter(mark => mark.rank === 'number')).toHaveLength(numbers)
  })

  it.each([
    [10, 20, '20'],
    [0.5, 1, '1.0'],
    [0.05, 0.15, '0.15'],
    [20, -20, '−20'],
  ])('with numbers every %d writes %d as %s', (numbered, value, written) => {
    expect(scaleNumber({ from: 0, to: 1, division: 1, numbered }, value)).toBe(written)
  })

  it.each([
    ['up', [40, 80]],
    ['down', [40, 120]],
    ['right', [60, 100]],
  ] as const)('that grows %s puts a fifth of its range at a fifth of its length', (way, point) => {
    const { at } = linearScale({
      from: 10,
      to: 60,
      division: 1,
      numbered: 10,
      x: 40,
      y: 100,
      length: 100,
      way,
    })
    expect(at(20)).toEqual(point)
  })

  it('on a dial runs from its left end to its right end', () => {
    const { degrees } = dialScale({ from: 0, to: 4, division: 1, numbered: 1, x: 0, y: 0, radius: 50 })
    expect([0, 2, 4].map(degrees)).toEqual([140, 90, 40])
  })

  it.each([0, 0.35, 24.65, 49.9, 50])(
    'seen through a window shows the reading %d with clear divisions',
    value => {
      const seen = windowOf({ from: 0, to: 50, division: 0.1, numbered: 1 }, value, 126)
      expect(seen.from).toBeLessThanOrEqual(value)
      expect(seen.to).toBeGreaterThanOrEqual(value)
      expect((126 * 0.1) / (seen.to - seen.from)).toBeGreaterThanOrEqual(5.9)
    },
  )

  it('is told without its reading', () => {
    const told = describeScale({ from: 0, to: 50, division: 1, numbered: 10 }, 36.5, 'cm³')
    expect(told).toMatch(/30 cm³ and 40 cm³, with 10 equal divisions/)
    expect(told).not.toMatch(/36/)
    expect(describeScale({ from: 0, to: 50, division: 1, numbered: 10 }, 31, 'cm³')).toMatch(
      /1 division after/,
    )
  })
})

describe('an instrument', () => {
  it('reads the lowest point of its meniscus', () => {
    const surface = /class="p" d="([^"]*)"/.exec(meniscus(0, 100, 60, 200))?.[1] ?? ''
    const heights = [...surface.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
    expect(surface).toContain('50 60')
    expect(heights[0]).toBeLessThan(60)
    expect(heights.at(-1)).toBeLessThan(60)
  })

  it.each([Number.MAX_SAFE_INTEGER, -1e9, 0])('keeps its needle on the dial when the value is %d', value => {
    const scale = { from: 0, to: 5, division: 0.1, numbered: 1 }
    expect(dialMeter({ x: 0, y: 0, value, scale })).not.toMatch(/NaN|Infinity|e\+/)
  })

  it('has no broken number where its range is empty', () => {
    const scale = { from: 0, to: 0, division: 0, numbered: 0 }
    expect(measuringCylinder({ x: 0, y: 0, value: 3, scale })).not.toMatch(/NaN|Infinity/)
  })

  it('a rule measures in its own unit', () => {
    const ruled = rule({ x: 20, y: 60, length: 300, scale: { from: 0, to: 10, division: 0.1, numbered: 1 } })
    expect(ruled.at(5.7)[0] - ruled.at(1)[0]).toBeCloseTo(141)
  })
})
