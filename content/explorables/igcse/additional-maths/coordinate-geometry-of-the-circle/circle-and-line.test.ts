import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './circle-and-line'

/** The least value of a function with one valley. */
function lowest(f: (x: number) => number): number {
  let [from, to] = [-60, 60]
  for (let step = 0; step < 200; step += 1) {
    const [one, two] = [from + (to - from) / 3, to - (to - from) / 3]
    if (f(one) < f(two)) to = two
    else from = one
  }
  return f((from + to) / 2)
}

const pointsIn = (text: string) =>
  [...text.replaceAll('−', '-').matchAll(/\((\S+), (\S+)\)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )

it('a line across a circle: distance and discriminant from a search along the line', () => {
  everywhere(moving, ({ gradient, intercept }, read) => {
    const squared = (x: number) => (x - 1) ** 2 + (gradient * x + intercept - 2) ** 2
    const least = lowest(squared)
    within(read('Distance from the centre'), Math.sqrt(least), 0.006)
    // The least value of the quadratic px² + qx + r is −(q² − 4pr)/4p.
    within(read('Discriminant'), -4 * (1 + gradient * gradient) * (least - 25), 0.01)
    within(read('Radius'), 5, 0)
  })
})

it('a line across a circle: the points lie on both, and there are as many as the distance says', () => {
  everywhere(moving, ({ gradient, intercept }, read, readings) => {
    const points = pointsIn(readings['Points in common'] ?? '')
    for (const [x, y] of points) {
      within(gradient * x + intercept, y, 0.02)
      within(Math.hypot(x - 1, y - 2), 5, 0.02)
    }
    const distance = read('Distance from the centre')
    if (distance < 4.99) expect(points).toHaveLength(2)
    if (distance > 5.01) expect(points).toHaveLength(0)
  })
})

it('a line across a circle: a tangent has one point', () => {
  const said = moving.says({ gradient: 0.75, intercept: 7.5 })
  expect(said.readings).toContainEqual(['Points in common', '1: (−2, 6)'])
  expect(said.readings).toContainEqual(['Discriminant', '0.00'])
})
