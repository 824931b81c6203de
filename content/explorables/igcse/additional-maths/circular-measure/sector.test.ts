import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './sector'

/** The area inside a chain of points, by the shoelace rule. */
function areaOf(points: readonly (readonly [number, number])[]): number {
  const doubled = points.map(([x, y], at) => {
    const [u, v] = points[(at + 1) % points.length] ?? [0, 0]
    return x * v - u * y
  })
  return Math.abs(doubled.reduce((sum, each) => sum + each, 0)) / 2
}

it('a sector: arc and areas agree with a chain of short straight lines', () => {
  everywhere(moving, ({ radius, angle }, read) => {
    const rim = Array.from({ length: 4001 }, (_, at): readonly [number, number] => {
      const turn = (angle * at) / 4000
      return [radius * Math.cos(turn), radius * Math.sin(turn)]
    })
    const length = rim.slice(1).reduce((sum, [x, y], at) => {
      const [u, v] = rim[at] ?? [0, 0]
      return sum + Math.hypot(x - u, y - v)
    }, 0)
    within(read('Angle in degrees'), (length / (2 * Math.PI * radius)) * 360, 0.051)
    within(read('Arc AB = rθ'), length, 0.051)
    within(read('Sector = ½r²θ'), areaOf([[0, 0], ...rim]), 0.051)
    within(read('Segment = ½r²(θ − sin θ)'), areaOf(rim), 0.051)
  })
})
