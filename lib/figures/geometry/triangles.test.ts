import { angleBetween, distance } from './points'
import { describeTriangle, rightTriangle, solveTriangle, triangle, trianglePoints } from './triangles'

describe('a triangle from its values', () => {
  it.each([
    ['three sides', { AB: 3, BC: 4, AC: 5 }, { B: 90, A: 53.13, C: 36.87 }],
    ['two sides and the angle between', { AB: 7, AC: 5, A: 40 }, { BC: 4.514 }],
    ['two angles and a side', { AB: 10, A: 30, B: 60 }, { C: 90, BC: 5, AC: 8.66 }],
    ['two angles alone', { A: 50, B: 60 }, { C: 70 }],
    ['a side given backwards', { BA: 3, CB: 4, CA: 5 }, { B: 90 }],
    ['other letters', { PQ: 8, QR: 6, Q: 90 }, { PR: 10 }],
    ['two sides and an opposite angle', { AB: 8, BC: 5.4, A: 35 }, { C: 58.19 }],
  ])('is solved for %s', (_, values, expected) => {
    const solved = solveTriangle(values)
    for (const [name, value] of Object.entries(expected)) expect(solved[name]).toBeCloseTo(value, 1)
  })

  it('gives the other triangle of the ambiguous case when asked', () => {
    expect(solveTriangle({ AB: 8, BC: 5.4, A: 35 }, true).C).toBeCloseTo(121.81, 1)
  })

  it('has the true shape on the canvas, whichever side is the base', () => {
    for (const base of ['AB', 'BC', 'CA', 'AC']) {
      const { at } = triangle({ AB: 7, AC: 5, A: 40 }, { base, turn: 17 })
      expect(angleBetween(at('B'), at('A'), at('C'))).toBeCloseTo(40, 6)
      expect(distance(at('A'), at('B')) / distance(at('A'), at('C'))).toBeCloseTo(7 / 5, 6)
    }
  })

  it('stands above its base', () => {
    const { P, Q, R } = trianglePoints({ PQ: 8, QR: 6, Q: 90 }, { base: 'PQ' })
    expect([P, Q, R].map(point => point?.map(Math.round))).toEqual([
      [0, 0],
      [8, 0],
      [8, 6],
    ])
  })

  it.each<Record<string, number>>([
    { AB: 1, BC: 1, AC: 5 },
    { AB: 0, AC: 5, A: 40 },
    { AB: 1e6, A: 0.001, B: 0.001 },
    { AB: 4, BC: 1, A: 80 },
  ])('draws numbers for impossible values %j', values => {
    expect(triangle(values).shape).not.toMatch(/NaN|Infinity/)
  })

  it('names what is missing', () => {
    expect(() => triangle({ AB: 4 })).toThrow('three values')
    expect(() => triangle({ A: 40, B: 60 }).at('Q')).toThrow('no point Q')
  })

  it('draws a square for a right angle and an arc for any other', () => {
    const { angle } = triangle({ AB: 3, BC: 4, AC: 5 })
    expect(angle('ABC')).not.toContain('A9')
    expect(angle('ABC')).not.toMatch(/A[\d.]+ /)
    expect(angle('BAC', true)).toContain('53°')
  })

  it('names the third corner after the two that are known', () => {
    expect(Object.keys(triangle({ PQ: 4, P: 50, Q: 60 }).points).sort()).toEqual(['P', 'Q', 'R'])
    expect(Object.keys(triangle({ YZ: 4, Y: 50, Z: 60 }).points).sort()).toEqual(['X', 'Y', 'Z'])
  })

  it.each([
    [{ base: 3, height: 4 }, 5],
    [{ base: 3, hypotenuse: 5 }, 5],
    [{ hypotenuse: 5, angle: 30 }, 5],
    [{ height: 2.5, angle: 30 }, 5],
  ])('has its right angle at B for %j', (sizes, hypotenuse) => {
    const { measure, length } = rightTriangle(sizes)
    expect(measure('ABC')).toBeCloseTo(90)
    expect(length('AC')).toBeCloseTo(hypotenuse)
  })

  it('is described by what is written on it, and by nothing else', () => {
    const told = describeTriangle({ AB: 7, BC: 24, B: 90 }, { unit: 'cm', mark: { A: '*θ*' } })
    expect(told).toBe(
      'Triangle ABC: side AB is labelled 7 cm, side BC is labelled 24 cm, the angle at B is marked as a right angle, the angle at A is labelled theta.',
    )
  })
})
