import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './tangent-and-normal'

const curve = (x: number) => ((x - 2) ** 2 - 3) / 2

it('the tangent touches the curve at P and lies below it everywhere else', () => {
  everywhere(moving, ({ x }, read, readings) => {
    const m = read('Gradient of the curve at P')
    const line = (t: number) => curve(x) + m * (t - x)
    for (const t of [-3, -1, 0.3, 2, 4.4, 7]) expect(curve(t)).toBeGreaterThanOrEqual(line(t) - 1e-9)
    const [, minus, size, letter, sign, c] =
      /^y = (?:(−?)([\d.]*)(x))?(?: ?([+−]) ?)?([\d.]+)?$/.exec(readings.Tangent ?? '') ?? []
    const front = letter ? (size ? Number(size) : 1) * (minus ? -1 : 1) : 0
    within(front, m, 0.005)
    within((sign === '−' ? -1 : 1) * Number(c ?? 0), line(0), 0.006)
    if (m !== 0) within(line(read('Tangent cuts the x-axis')), 0, 0.006 * Math.abs(m))
    else expect(readings['Tangent cuts the x-axis']).toBe('nowhere')
  })
})

it('from where the normal cuts the axis, P is neither nearer nor farther than its neighbours', () => {
  everywhere(moving, ({ x }, read) => {
    const foot = read('Normal cuts the x-axis')
    const squared = (t: number) => (t - foot) ** 2 + curve(t) ** 2
    const h = 1e-4
    within((squared(x + h) - squared(x - h)) / (2 * h), 0, 0.012)
  })
})

it('the gradients of tangent and normal have the product −1', () => {
  everywhere(moving, (_, read, readings) => {
    const m = read('Gradient of the curve at P')
    if (m === 0) expect(readings['Gradient of the normal']).toBe('none: it is upright')
    else within(m * read('Gradient of the normal'), -1, 0.02)
  })
})
