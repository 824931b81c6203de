import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './two-ships'

const entries = (text: string | undefined) => {
  const [, minus, x, sign, y] = /^(−?)([\d.]+)i ([+−]) ([\d.]+)j$/.exec(text ?? '') ?? []
  return [(minus ? -1 : 1) * Number(x), (sign === '−' ? -1 : 1) * Number(y)] as const
}

it('two ships: positions and distance agree with many small steps', () => {
  everywhere(moving, ({ t, north }, read, readings) => {
    const steps = 500
    let [ax, ay, bx, by] = [0, 1, 12, 7]
    for (let step = 0; step < steps; step += 1) {
      ax += (2 * t) / steps
      ay += t / steps
      bx -= (2 * t) / steps
      by += (north * t) / steps
    }
    const [a, b, gap] = ['Position of A', 'Position of B', 'Vector from A to B'].map(name =>
      entries(readings[name]),
    )
    within(a?.[0] ?? 99, ax, 0.006)
    within(a?.[1] ?? 99, ay, 0.006)
    within(b?.[0] ?? 99, bx, 0.006)
    within(b?.[1] ?? 99, by, 0.006)
    within(gap?.[0] ?? 99, bx - ax, 0.006)
    within(gap?.[1] ?? 99, by - ay, 0.006)
    within(read('Distance AB') ** 2, (bx - ax) ** 2 + (by - ay) ** 2, 0.02 * read('Distance AB') + 0.001)
  })
})

it('the ships collide for one velocity of B only', () => {
  const distance = (t: number, north: number) =>
    Number(/[\d.]+/.exec(new Map(moving.says({ t, north }).readings).get('Distance AB') ?? '')?.[0])
  expect(distance(3, -1)).toBe(0)
  for (const north of [-1.25, -0.75, -0.5, -0.25, 0])
    for (let t = 0; t <= 6; t += 0.1) expect(distance(t, north)).toBeGreaterThan(0.3)
})
