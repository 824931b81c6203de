import type { Point } from '@/lib/figures/shapes'
import { bisectorLocus, halfLine, sets } from './argand'
import { circleOn, coordinates } from './curves'
import { clearest } from './place'
import { plane, printed, ticksOf } from './plane'
import { courseOf } from './sketch-words'
import { inPi, polynomial, sketch } from './sketches'

const on = plane({ x: { min: -4, max: 6, every: 1 }, y: { min: -3, max: 5, every: 1 }, equalScales: true })

describe('a plane', () => {
  it('has one scale on both axes when scales are equal', () => {
    const [[x0, y0], [x1], [, y1]] = [on.at(0, 0), on.at(1, 0), on.at(0, 1)]
    expect(x1 - x0).toBeCloseTo(y0 - y1)
  })

  it('puts ticks at multiples of a step inside its window', () => {
    expect(ticksOf({ min: -2.5, max: 2, every: 0.5 })).toEqual([-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2])
    expect(ticksOf({ min: 0, max: 3 })).toEqual([])
  })

  it('prints numbers with a true minus sign', () => {
    expect([printed(-1.23456), coordinates([-1, 0.5])]).toEqual(['−1.235', '(−1, 0.5)'])
  })
})

describe('an Argand diagram', () => {
  it.each([
    [sets.nearer([4, 1], [1, 4]), [4, 0], [0, 4]],
    [sets.disc([3, 2], 2), [4, 2], [0, 0]],
    [sets.wedge([1, 1], 0, 45), [4, 2], [1, 4]],
  ])('set %# holds one point and not another', (test, inside, outside) => {
    expect(test(...(inside as [number, number]))).toBe(true)
    expect(test(...(outside as [number, number]))).toBe(false)
  })

  it.each([0, 90, 180, -90, 135])('draws a half line at %d° inside its window', angle => {
    const drawn = halfLine(on, [1, 1], angle, { label: '*l*', angleLabel: '*θ*' })
    expect(drawn).not.toMatch(/NaN|Infinity/)
  })

  it('draws no bisector of one point twice, and does not fail', () => {
    expect(bisectorLocus(on, [1, 1], [1, 1])).not.toMatch(/NaN|Infinity/)
    expect(circleOn(on, [0, 0], 0)).not.toMatch(/NaN|Infinity/)
  })
})

describe('the words of a sketch', () => {
  it.each([
    ['a cubic', polynomial(1, -2, -5, 6), 'rises, falls, rises'],
    ['a reciprocal', (x: number) => 1 / x, 'falls; after a break it falls'],
    ['a level line', () => 1, 'stays level'],
    ['a modulus', (x: number) => Math.abs(x - 1), 'falls, rises'],
  ])('tell the course of %s', (_, f, course) => {
    expect(courseOf(f, [-4, 4], [-9, 9])).toBe(course)
  })

  it('name what is written on it', () => {
    const { description } = sketch({
      curves: [x => 2 + 1 / x],
      x: [-3, 3],
      y: [-3, 6],
      onX: [-0.5],
      asymptotes: ['y = 2'],
    })
    expect(description).toMatch(/Marked on the x axis: −0.5\. Dashed asymptotes: y = 2\.$/)
  })
})

describe('labels', () => {
  it.each([
    [Math.PI / 2, 'π/2'],
    [-3 * Math.PI * 0.25, '−3π/4'],
    [2 * Math.PI, '2π'],
    [0, '0'],
  ])('of %d read %s', (value, written) => {
    expect(inPi(value)).toBe(written)
  })

  it('keep off what is drawn and on the canvas', () => {
    const wall = Array.from({ length: 60 }, (_, at): Point => [115, 70 + at])
    expect(clearest([100, 100], 'abc', wall)).toMatch(/left/)
    expect(clearest([352, 100], 'long label', [])).toMatch(/left/)
  })

  it('of a sketch do not change from build to build', () => {
    const draw = () => sketch({ curves: [x => x * x], x: [-3, 3], y: [-1, 8], onX: [1], onY: [4] }).shape
    expect(draw()).toBe(draw())
  })
})
