import { numberLine } from '@/lib/figures/plane/number-line'
import { barChart } from './bars'
import { boxPlots } from './box-plot'
import { type Chart, niceStep, scaleFor, series } from './chart'
import { cumulativeCurve, cumulativeFrequency, readAt } from './cumulative'
import { discreteDistribution, normalCurve } from './distributions'
import { histogram } from './histogram'
import { pictogram, pie, pieAngles } from './pie'
import { scatter } from './scatter'
import {
  bestFit,
  binomial,
  cumulated,
  fiveNumbers,
  frequencyDensities,
  geometric,
  meanPoint,
  normalDensity,
  poisson,
  total,
} from './statistics'
import { stemAndLeaf, stemsOf } from './stem-leaf'
import { probabilityTree } from './tree'

describe('quartiles', () => {
  it.each([
    ['seven values', [1, 2, 3, 4, 5, 6, 7], [1, 2, 4, 6, 7]],
    ['eight values', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2.5, 4.5, 6.5, 8]],
    ['nine values', [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2.5, 5, 7.5, 9]],
    ['values in any order', [9, 3, 7, 1, 5], [1, 2, 5, 8, 9]],
    ['one value', [4], [4, 4, 4, 4, 4]],
    ['no value', [], [0, 0, 0, 0, 0]],
  ])('of %s are the medians of both halves', (_, data, expected) => {
    expect(Object.values(fiveNumbers(data))).toEqual(expected)
  })
})

describe('a histogram', () => {
  const classes = { edges: [0, 10, 15, 30], frequencies: [20, 15, 30] }

  it('has densities of frequency over width', () => {
    expect(frequencyDensities(classes.edges, classes.frequencies)).toEqual([2, 3, 2])
    expect(frequencyDensities([5, 5], [3])).toEqual([0])
  })

  it('has bars whose areas are in the ratio of the frequencies', () => {
    const { shape } = histogram({ ...classes, label: '*t* / s' })
    const areas = [...shape.matchAll(/class="w" d="([^"]*)"/g)].map(([, path = '']) => {
      const [left = 0, bottom = 0, , top = 0, right = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
      return (right - left) * (bottom - top)
    })
    const [first = 1, second, third] = areas
    expect([(second ?? 0) / first, (third ?? 0) / first]).toEqual([
      expect.closeTo(15 / 20, 1),
      expect.closeTo(30 / 20, 1),
    ])
  })

  it('does not tell what it leaves out', () => {
    const { description = '', shape } = histogram({ ...classes, label: '*t* / s', missing: [1] })
    expect(description).not.toContain('10 to 15')
    expect(description).toContain('One bar is left out')
    expect(shape.match(/class="w"/g)).toHaveLength(2)
  })
})

describe('a cumulative frequency curve', () => {
  const classes = { edges: [0, 10, 20, 30, 40], frequencies: [4, 16, 16, 4] }
  const curve = cumulativeCurve(classes)

  it('passes through running totals at the upper boundaries', () => {
    expect(cumulated(classes.frequencies)).toEqual([0, 4, 20, 36, 40])
    expect([0, 10, 20, 30, 40].map(curve.below)).toEqual([0, 4, 20, 36, 40])
  })

  it('never falls', () => {
    const lumpy = cumulativeCurve({ edges: [0, 1, 2, 10, 11, 20], frequencies: [30, 0, 1, 50, 2] })
    const values = Array.from({ length: 401 }, (_, at) => lumpy.below(at / 20))
    expect(values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0) - 1e-9)).toBe(true)
  })

  it.each([
    ['median' as const, 20],
    [{ frequency: 36 }, 20 + 10],
    [{ value: 10 }, 10],
  ])('reads %j at the value on its curve', (reading, value) => {
    expect(readAt(reading, curve).value).toBeCloseTo(value, 6)
  })

  it('reads quartiles at a quarter and three quarters of the total', () => {
    const straight = cumulativeCurve(classes, true)
    expect(readAt('lower quartile', straight)).toEqual({ frequency: 10, value: expect.closeTo(13.75) })
    expect(readAt('upper quartile', straight)).toEqual({ frequency: 30, value: expect.closeTo(26.25) })
  })
})

describe('numbers behind the charts', () => {
  it('fit a least-squares line through the mean point', () => {
    const points = [
      [1, 3],
      [2, 5],
      [3, 7],
      [6, 13],
    ] as const
    expect(bestFit(points)).toEqual({ gradient: expect.closeTo(2), intercept: expect.closeTo(1) })
    expect(meanPoint(points)).toEqual([3, 7])
    expect(
      bestFit([
        [2, 1],
        [2, 5],
      ]),
    ).toEqual({ gradient: 0, intercept: 3 })
  })

  it('share 360 degrees among sectors', () => {
    expect(
      pieAngles([
        { label: 'a', value: 1 },
        { label: 'b', value: 3 },
      ]),
    ).toEqual([90, 270])
    expect(pieAngles([{ label: 'a', value: 0 }])).toEqual([0])
  })

  it.each([
    ['B(6, 0.4)', total(binomial(6, 0.4)), 1],
    ['P(X = 2) of B(4, 0.5)', binomial(4, 0.5)[2], 0.375],
    ['P(X = 1) of Po(2)', poisson(2, 5)[1], 2 * Math.exp(-2)],
    ['P(X = 3) of Geo(0.2)', geometric(0.2, 3)[2], 0.128],
    ['the top of N(0, 1)', normalDensity(0, 0, 1), 0.39894],
  ])('give %s', (_, value, expected) => {
    expect(value).toBeCloseTo(expected, 5)
  })

  it.each([
    [23, 5, 5],
    [100, 5, 20],
    [0.37, 5, 0.1],
    [0, 5, 1],
    [Number.NaN, 5, 1],
  ])('a range of %d in about %d parts steps by %d', (range, count, step) => {
    expect(niceStep(range, count)).toBeCloseTo(step)
  })

  it('count by tenths without noise', () => {
    expect(series(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3])
    expect(scaleFor(41, 10)).toEqual({ max: 50, ticks: [0, 10, 20, 30, 40, 50] })
  })
})

describe('stems and leaves', () => {
  it('keep empty stems and sort leaves', () => {
    expect(stemsOf([41, 12, 15, 10])).toEqual([
      { stem: 1, leaves: [0, 2, 5] },
      { stem: 2, leaves: [] },
      { stem: 3, leaves: [] },
      { stem: 4, leaves: [1] },
    ])
  })

  it('read tenths as leaves', () => {
    expect(stemsOf([2.7, 3.1], 0.1)).toEqual([
      { stem: 2, leaves: [7] },
      { stem: 3, leaves: [1] },
    ])
    expect(stemAndLeaf({ data: [2.7, 3.1], leaf: 0.1, unit: 'cm' }).shape).toContain(
      '2 | 7 represents 2.7 cm',
    )
  })
})

describe('a tree', () => {
  it('joins outcomes along its branches', () => {
    const second = [
      { label: 'H', p: '1/2' },
      { label: 'T', p: '1/2' },
    ]
    const { shape } = probabilityTree({
      outcomes: true,
      branches: second.map(each => ({ ...each, next: second })),
    })
    for (const outcome of ['HH', 'HT', 'TH', 'TT']) expect(shape).toContain(`>${outcome}<`)
  })
})

describe('every chart', () => {
  const extremes: [string, Chart][] = [
    ['histogram', histogram({ edges: [0, 1], frequencies: [0], label: 'x' })],
    ['bars', barChart({ categories: [], values: [] })],
    ['tall bars', barChart({ categories: ['a'], values: [1e9] })],
    ['box plot of one value', boxPlots({ plots: [{ data: [5] }], label: 'x' })],
    ['empty box plot', boxPlots({ plots: [], label: 'x' })],
    [
      'cumulative frequency of nothing',
      cumulativeFrequency({ edges: [0, 1], frequencies: [0], label: 'x', readings: ['median'] }),
    ],
    [
      'normal curve without deviation',
      normalCurve({ curves: [{ mean: 1, deviation: 0 }], shade: { from: 2 } }),
    ],
    [
      'normal curve of a far tail',
      normalCurve({ curves: [{ mean: 0, deviation: 1 }], shade: { from: 50, label: 'p' } }),
    ],
    ['distribution of nothing', discreteDistribution({ values: [], probabilities: [] })],
    ['empty pie', pie({ slices: [{ label: 'a', value: 0 }] })],
    ['whole pie', pie({ slices: [{ label: 'a', value: 3 }], angles: true })],
    ['pictogram', pictogram({ rows: [], each: 4, unit: 'x' })],
    [
      'scatter',
      scatter({ points: [], x: { label: 'x', max: 1 }, y: { label: 'y', max: 1 }, fit: true, mean: 'm' }),
    ],
    ['stems', stemAndLeaf({ data: [] })],
    ['tree', probabilityTree({ branches: [] })],
    ['number line', numberLine({ min: 0, max: 0, intervals: [{}] })],
  ]
  it.each(extremes)('draws numbers only: %s', (_, { shape, height }) => {
    expect(shape).not.toMatch(/NaN|Infinity|undefined/)
    expect(Number.isFinite(height)).toBe(true)
  })
})
