import { bearingOf, describeJourney, journey, measured, threeFigures } from './bearings'

describe('bearings', () => {
  it.each([
    [7, '007°'],
    [65, '065°'],
    [360, '000°'],
    [-15, '345°'],
    [359.8, '000°'],
  ])('writes %s in three figures', (bearing, text) => {
    expect(threeFigures(bearing)).toBe(text)
  })

  it.each([
    [[0, 1], 0],
    [[1, 1], 45],
    [[1, 0], 90],
    [[0, -1], 180],
    [[-1, 0], 270],
  ] as const)('measures the way to %j clockwise from north', (to, bearing) => {
    expect(bearingOf([0, 0], to)).toBeCloseTo(bearing)
  })

  it('draws legs to scale, so that the way back can be measured', () => {
    const figure = journey('A', [
      { to: 'B', bearing: 90, distance: 6 },
      { to: 'C', bearing: 0, distance: 8 },
    ])
    expect(measured(figure, 'A', 'C').distance).toBeCloseTo(10)
    expect(measured(figure, 'C', 'A').bearing).toBeCloseTo(216.87, 1)
  })

  it('tells what is labelled, not what is to be found', () => {
    const told = describeJourney('A', [{ to: 'B', bearing: 65, distance: 8, label: '*x* km' }])
    expect(told).toContain('B lies from A on a bearing marked 065°, the line labelled x km.')
    expect(told).not.toContain('8')
  })
})
