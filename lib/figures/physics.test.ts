import { solenoid } from './magnet'
import { alphaScattering, rutherfordTrack } from './nuclear'
import { particleBox } from './particles'
import type { Point } from './shapes'
import { diffraction, echo, ripples } from './waves'

/** The points of every path of a class; of a curve only the points it passes through. */
function paths(svg: string, cls: string): Point[][] {
  return [...svg.matchAll(new RegExp(`<path class="${cls}" d="([^"]*)"`, 'g'))].map(([, d = '']) =>
    [...d.matchAll(/[MLC]([^MLCAZ]*)/g)].map(([, list = '']): Point => {
      const numbers = list.trim().split(/[ ,]+/).map(Number)
      return [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    }),
  )
}

function turns(points: readonly Point[]): number[] {
  return points.slice(2).map(([cx, cy], at) => {
    const [[ax, ay], [bx, by]] = [points[at] ?? [0, 0], points[at + 1] ?? [0, 0]]
    const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
    return Math.abs((((((turn * 180) / Math.PI + 180) % 360) + 360) % 360) - 180)
  })
}

describe('waves', () => {
  it('bend behind a wide gap without a kink', () => {
    const fronts = paths(diffraction(80, 75, 60, 18, 90), 'p').slice(4)
    expect(fronts).toHaveLength(5)
    for (const front of fronts) expect(Math.max(...turns(front))).toBeLessThan(10)
  })

  it.each([
    [0, 0, 100, 0],
    [50, 10, 50, 110],
    [50, 110, 50, 10],
    [0, 0, 60, 80],
  ])('an echo from (%d, %d) to (%d, %d) runs beside the pulse', (...ends) => {
    const svg = echo(...ends, 12)
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = paths(svg, 'p')[0] ?? []
    const [[ex, ey] = [0, 0]] = paths(svg, 'p dash')[0] ?? []
    const apart = Math.abs((x2 - x1) * (ey - y1) - (y2 - y1) * (ex - x1)) / Math.hypot(x2 - x1, y2 - y1)
    expect(apart).toBeCloseTo(12, 0)
  })

  it.each([5, 16, 40])('ripples %d apart are all drawn', spacing => {
    expect(ripples(0, 0, 4, spacing).match(/<circle/g)).toHaveLength(4)
  })
})

describe('a box of liquid', () => {
  const [size, radius] = [104, 7]
  const found = [...particleBox(0, 0, size, 'liquid', radius).matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  )
  const near = ([x, y]: Point) =>
    found.filter(([ox, oy]) => Math.hypot(x - ox, y - oy) < radius * 2.15).length - 1

  const touching = ([x, y]: Point) => [x, size - x, size - y].filter(away => away < radius + 4).length

  it('has particles that touch and do not overlap', () => {
    for (const point of found) {
      expect(near(point) + touching(point)).toBeGreaterThanOrEqual(2)
      for (const other of found)
        if (other !== point)
          expect(Math.hypot(point[0] - other[0], point[1] - other[1])).toBeGreaterThan(radius * 2 - 0.1)
    }
  })

  it('covers the bottom from wall to wall', () => {
    const bottom = found
      .filter(([, y]) => y > size - radius - 4)
      .map(([x]) => x)
      .sort((a, b) => a - b)
    expect(bottom[0]).toBeLessThan(radius * 2)
    expect(bottom.at(-1)).toBeGreaterThan(size - radius * 2)
    for (const [at, x] of bottom.slice(1).entries()) expect(x - (bottom[at] ?? 0)).toBeLessThan(radius * 4)
  })

  it('has no rows above the bottom', () => {
    const above = found.filter(([, y]) => y < size - radius - 4)
    for (const [, y] of above)
      expect(above.filter(([, other]) => Math.abs(other - y) < 0.6).length).toBeLessThanOrEqual(3)
  })
})

describe('an alpha-particle', () => {
  const bend = (track: Point[]) => {
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = track.slice(-2)
    return (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI
  }

  it.each([60, 20, 8, 3, -8, -60])('aimed %d units beside the nucleus is bent as Rutherford says', aim => {
    const expected = (2 * Math.atan(5 / aim) * 180) / Math.PI
    expect(bend(rutherfordTrack(0, 0, aim, 10))).toBeCloseTo(expected, 0)
  })

  it('keeps to a hyperbola about the nucleus and never touches it', () => {
    const aim = 12
    const track = rutherfordTrack(0, 0, aim, 10)
    const speedKept = track.map(([x, y]) => Math.hypot(x, y))
    expect(Math.min(...speedKept)).toBeCloseTo(5 + Math.hypot(5, aim), 1)
    expect(track[0]?.[1]).toBeCloseTo(-aim, 0)
  })

  it('leaves on the side on which it came in the drawing', () => {
    for (const track of paths(alphaScattering(0, 100), 'p').filter(each => each.length > 5)) {
      const signs = new Set(track.map(([, y]) => Math.sign(y - 100)))
      expect(signs.size).toBe(1)
    }
  })
})

describe('a solenoid', () => {
  it('has its current down the front where the field inside goes to the right', () => {
    const svg = solenoid(100, 50)
    const heads = [...svg.matchAll(/<path class="d" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)L/g)]
    expect(heads).toHaveLength(7)
    for (const [, , tip, , back] of heads) expect(Number(tip)).toBeGreaterThan(Number(back))
  })
})
