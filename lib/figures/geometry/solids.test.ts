import { elevationsOf } from './isometric'
import { cubeNet, cuboidNet, cylinderNet, tetrahedronNet } from './nets'
import { regularCorners, signedArea } from './points'
import { cone, roundSolid } from './round-solids'
import { cube, cuboid, prism, pyramid } from './solids'
import { rotatedCopies, rotationalOrder, starCorners, symmetryDirections } from './symmetry'

const dashes = (svg: string) => svg.match(/class="l dash thin"/g)?.length ?? 0

describe('a solid', () => {
  it('knows lengths and angles inside it', () => {
    const box = cuboid({ length: 8, width: 6, height: 5 })
    expect(box.length('AC')).toBeCloseTo(10)
    expect(box.length('AG')).toBeCloseTo(Math.sqrt(125))
    expect(box.measure('CAG')).toBeCloseTo(26.57, 1)
    expect(box.measure('ACG')).toBeCloseTo(90)
    expect(box.add({ M: box.spaceMid('AC') }).length('AM')).toBeCloseTo(5)
  })

  it('has its corners where the letters say', () => {
    const { space } = cuboid({ length: 8, width: 6, height: 5 })
    expect(space).toMatchObject({ A: [0, 0, 0], B: [8, 0, 0], C: [8, 6, 0], G: [8, 6, 5] })
  })

  it.each([
    ['cuboid', cube(4, { letters: false }).shape, 3],
    [
      'triangular prism',
      prism(
        [
          [0, 0],
          [6, 0],
          [3, 4],
        ],
        9,
        { letters: false },
      ).shape,
      3,
    ],
    ['square pyramid', pyramid({ length: 6 }, 6, { letters: false }).shape, 3],
  ])('dashes the hidden edges of a %s', (_, shape, hidden) => {
    expect(dashes(shape)).toBe(hidden)
  })

  it.each([0, 1e-6, 1e9])('draws numbers for a height of %s', height => {
    expect(cuboid({ length: 3, width: 2, height }).shape + cone({ radius: 2, height }).shape).not.toMatch(
      /NaN|Infinity/,
    )
  })

  it('stacks round parts without a gap', () => {
    const { circles, scale } = roundSolid([
      { kind: 'bowl', radius: 3 },
      { kind: 'cylinder', radius: 3, height: 4 },
      { kind: 'dome', radius: 3 },
    ])
    const heights = circles.map(each => Math.round(((circles[0]?.centre[1] ?? 0) - each.centre[1]) / scale))
    expect(heights).toEqual([0, 3, 7, 10])
  })
})

describe('views of cubes', () => {
  it('counts what is seen from the front and from the right', () => {
    expect(
      elevationsOf([
        [2, 1, 1],
        [1, 0, 0],
      ]),
    ).toEqual({
      plan: [
        [true, true, true],
        [true, false, false],
      ],
      front: [2, 1, 1],
      side: [1, 2],
    })
  })
})

describe('a net', () => {
  it.each([
    ['cuboid', cuboidNet({ length: 6, width: 4, height: 2 }), 88],
    ['cube', cubeNet([' x  ', 'xxxx', ' x  ']), 6],
    ['tetrahedron', tetrahedronNet(2), 4 * Math.sqrt(3)],
  ])('of a %s has its surface area', (_, { faces }, area) => {
    expect(faces.reduce((sum, face) => sum + Math.abs(signedArea(face)), 0)).toBeCloseTo(area)
  })

  it('folds along every edge that two faces share', () => {
    expect(dashes(cubeNet([' x  ', 'xxxx', ' x  ']).shape)).toBe(5)
    expect(cylinderNet({ radius: 2, height: 0 })).not.toMatch(/NaN/)
  })
})

describe('symmetry', () => {
  it.each([
    [
      'rectangle',
      [
        [0, 0],
        [6, 0],
        [6, 3],
        [0, 3],
      ],
      2,
      2,
    ],
    [
      'parallelogram',
      [
        [0, 0],
        [5, 0],
        [6, 3],
        [1, 3],
      ],
      2,
      0,
    ],
    ['regular hexagon', regularCorners(6), 6, 6],
    ['star', starCorners(5), 5, 5],
    [
      'windmill',
      rotatedCopies(
        [
          [0.2, 0],
          [1, -0.1],
          [1, 0.5],
        ],
        4,
      ),
      4,
      0,
    ],
    [
      'kite',
      [
        [0, -2],
        [2, 0],
        [0, 5],
        [-2, 0],
      ],
      1,
      1,
    ],
  ] as [string, [number, number][], number, number][])('of a %s is counted', (_, corners, order, lines) => {
    expect([rotationalOrder(corners), symmetryDirections(corners).length]).toEqual([order, lines])
  })
})
