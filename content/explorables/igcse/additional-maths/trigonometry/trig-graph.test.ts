import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './trig-graph'

const RADIAN = Math.PI / 180
const FACTORS = [0.5, 1, 1.5, 2, 3]

/** Signs of the difference on a fine net, without breaks: the equation is multiplied by the cosine for a tangent. */
function count(f: (x: number) => number): number {
  const net = Array.from({ length: 14_401 }, (_, at) => f(at / 40))
  return net.reduce((sum, here, at) => {
    if (Math.abs(here) < 1e-9) return sum + 1
    const next = net[at + 1]
    return next !== undefined && Math.abs(next) >= 1e-9 && here * next < 0 ? sum + 1 : sum
  }, 0)
}

test('a trigonometric graph and a level line', () => {
  everywhere(moving, (values, read, readings) => {
    const b = FACTORS[values.b] ?? 1
    const angle = (x: number) => b * x * RADIAN
    const isTangent = values.graph === 2
    const turn = values.graph === 0 ? Math.sin : Math.cos
    const difference = (x: number) =>
      isTangent
        ? values.a * Math.sin(angle(x)) + (values.c - values.k) * Math.cos(angle(x))
        : values.a * turn(angle(x)) + values.c - values.k
    expect(read('Solutions for y = k')).toBe(count(difference))
    if (isTangent) {
      expect(readings.Amplitude).toBe('none')
      within(Math.tan(angle(20 + read('Period'))), Math.tan(angle(20)), 1e-6)
      return
    }
    const heights = Array.from({ length: 1441 }, (_, at) => values.a * turn(angle(at / 2)) + values.c)
    within(read('Greatest value'), Math.max(...heights), 1e-6)
    within(read('Least value'), Math.min(...heights), 1e-6)
    within(read('Amplitude'), (Math.max(...heights) - Math.min(...heights)) / 2, 1e-6)
    within(turn(angle(20 + read('Period'))), turn(angle(20)), 1e-6)
  })
})
