import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './open-box'

/** The base is what is left of the sheet without squares and flaps. */
function folded(x: number): number {
  const flaps = 2 * x * (16 - 2 * x) + 2 * x * (10 - 2 * x)
  return (16 * 10 - 4 * x * x - flaps) * x
}

it('the volume is that of the box that is read out', () => {
  everywhere(moving, ({ x }, read, readings) => {
    const edges = [...(readings.Box ?? '').matchAll(/[\d.]+/g)].map(([each]) => Number(each))
    expect(edges).toHaveLength(3)
    within(
      read('Volume V'),
      edges.reduce((product, each) => product * each, 1),
      0.051,
    )
    within(read('Volume V'), folded(x), 0.051)
  })
})

it('the gradient is how fast the volume of the folded sheet grows', () => {
  everywhere(moving, ({ x }, read) => {
    const h = 1e-4
    within(read('Gradient dV/dx'), (folded(x + h) - folded(x - h)) / (2 * h), 0.006)
  })
})

it('no other cut gives a larger volume than the one where the gradient is zero', () => {
  everywhere(moving, (_, read) => {
    expect(read('Volume V')).toBeLessThanOrEqual(folded(2))
    if (read('Gradient dV/dx') === 0) within(read('Volume V'), 144, 0)
  })
})
