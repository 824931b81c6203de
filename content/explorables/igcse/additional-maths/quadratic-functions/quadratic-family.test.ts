import { everywhere, rootOf, within } from '@/lib/figures/explorable.testing'
import { moving } from './quadratic-family'

/** A function of x from its equation as it is printed, term by term. */
function readFrom(equation: string): (x: number) => number {
  const terms = [...equation.replace('y = ', '').matchAll(/([+−]?) ?([\d.]*)(x²|x|$|(?= ))/g)]
    .filter(([whole]) => whole.trim() !== '')
    .map(([, sign, size, power]) => ({
      size: (size === '' ? 1 : Number(size)) * (sign === '−' ? -1 : 1),
      power: power === 'x²' ? 2 : power === 'x' ? 1 : 0,
    }))
  return x => terms.reduce((sum, { size, power }) => sum + size * x ** power, 0)
}

it('the expanded equation turns where the turning point is said to be', () => {
  everywhere(moving, (_, __, readings) => {
    const f = readFrom(readings.Expanded ?? '')
    const [x = 0, y = 0] = [...(readings['Turning point'] ?? '').matchAll(/−?[\d.]+/g)].map(([each]) =>
      Number(each.replace('−', '-')),
    )
    within(f(x), y, 0.01)
    within(f(x + 1), f(x - 1), 0.01)
    expect((readings['Turning point'] ?? '').includes('minimum')).toBe(f(x + 1) > y)
  })
})

it('roots and discriminant are those of the expanded equation', () => {
  everywhere(moving, ({ p }, read, readings) => {
    const f = readFrom(readings.Expanded ?? '')
    const a = (f(1) + f(-1)) / 2 - f(0)
    const falling = (x: number) => -Math.sign(a) * f(x)
    if (falling(-p) < -0.001) {
      expect(readings['Real roots']).toBe('none')
      expect(read('b² − 4ac')).toBeLessThan(0)
      within(read('b² − 4ac'), -4 * a * f(-p), 0.02)
      return
    }
    const high = rootOf(falling, -p, 40)
    within(read('b² − 4ac'), (2 * a * (high + p)) ** 2, 0.05)
    within(read('Real roots'), -2 * p - high, 0.011)
  })
})
