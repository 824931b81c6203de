import { chordAt, circleFigure, circleTheorem, tangentPoint, tangentsFrom } from './circle-theorems'

describe('a figure of a circle', () => {
  it.each([
    ['centre', 'AOB', 'ACB', 2],
    ['same-segment', 'ACB', 'ADB', 1],
    ['alternate-segment', 'TAB', 'ACB', 1],
  ] as const)('is true to its theorem: %s', (kind, one, other, times) => {
    const { measure } = circleTheorem(kind, { points: { B: 319 } })
    if (kind === 'alternate-segment') expect(measure('TAB')).toBeCloseTo(measure('ACB'))
    else expect(measure(one)).toBeCloseTo(times * measure(other))
  })

  it('has opposite angles of 180° in a cyclic quadrilateral and a right angle in a semicircle', () => {
    const { measure } = circleTheorem('cyclic-quadrilateral')
    expect(measure('DAB') + measure('BCD')).toBeCloseTo(180)
    expect(circleTheorem('semicircle', { points: { C: 110 } }).measure('ACB')).toBeCloseTo(90)
  })

  it('draws tangents at right angles to the radius, equal in length', () => {
    const { point, touch } = tangentsFrom(20, 2.2)
    const { measure, length } = circleFigure({
      A: touch[0],
      B: touch[1],
      P: point,
      T: tangentPoint(touch[0], 1),
    })
    expect(measure('OAP')).toBeCloseTo(90)
    expect(measure('OAT')).toBeCloseTo(90)
    expect(length('PA')).toBeCloseTo(length('PB'))
  })

  it('draws a chord at its distance from the centre', () => {
    const [a, b] = chordAt(30, 0.6)
    const { foot, points, length } = circleFigure({ A: a, B: b })
    expect(Math.hypot(...foot('O', 'AB'))).toBeCloseTo(0.6)
    expect(points.O).toEqual([0, 0])
    expect(length('AB')).toBeCloseTo(1.6)
  })

  it('writes the true size of an angle', () => {
    expect(circleTheorem('centre', { mark: { AOB: true, ACB: true } }).shape).toMatch(
      /120°[\s\S]*60°|60°[\s\S]*120°/,
    )
  })
})
