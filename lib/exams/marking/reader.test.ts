import * as KAS from '@khanacademy/kas'
import { fc, runs } from '@/scripts/testing/properties'
import { close, parse, pointsFor, valueAt } from './expressions'

/** Algebra in a spelling that KAS and ours understand alike: every function with its brackets, every power with its own. */
const { sum } = fc.letrec(tie => ({
  atom: fc.oneof(
    fc.constantFrom('x', 'y', 'pi', 'e'),
    fc.integer({ min: 0, max: 12 }).map(String),
    fc.constantFrom('0.5', '1.25'),
  ),
  power: fc.tuple(tie('factor'), fc.integer({ min: 2, max: 4 })).map(([base, by]) => `(${base})^${by}`),
  call: fc
    .tuple(fc.constantFrom('sin', 'cos', 'tan', 'ln', 'sqrt', 'sec', 'arctan'), tie('sum'))
    .map(([name, of]) => `${name}(${of})`),
  factor: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('atom'),
    tie('power'),
    tie('call'),
    tie('sum').map(each => `(${each})`),
  ),
  product: fc
    .tuple(
      tie('factor'),
      fc.array(fc.tuple(fc.constantFrom('*', '/', ' * ', ' '), tie('factor')), { maxLength: 2 }),
    )
    .map(
      ([first, more]) =>
        `${first}${more.map(([sign, each]) => `${sign === ' ' ? '*' : sign}${each}`).join('')}`,
    ),
  sum: fc
    .tuple(
      fc.constantFrom('', '-'),
      tie('product'),
      fc.array(fc.tuple(fc.constantFrom('+', '-'), tie('product')), { maxLength: 2 }),
    )
    .map(
      ([minus, first, more]) => `${minus}${first}${more.map(([sign, each]) => ` ${sign} ${each}`).join('')}`,
    ),
})) as { sum: fc.Arbitrary<string> }

it('gives the values that KAS gives, where both read a text', () => {
  let compared = 0
  fc.assert(
    fc.property(sum, text => {
      const [own, theirs] = [parse(text, ['x', 'y']), KAS.parse(text, { functions: [] })]
      if (!theirs.parsed) return
      expect(own).not.toBeNull()
      for (const point of own ? pointsFor(['x', 'y']).slice(0, 3) : []) {
        const value = own && valueAt(own, point)
        const other: unknown = theirs.expr.eval(point, { functions: [] })
        if (value === null || typeof other !== 'number' || !Number.isFinite(other) || Math.abs(value) > 1e9)
          continue
        compared += 1
        expect([text, close(value, other)]).toEqual([text, true])
      }
    }),
    { numRuns: runs(150) },
  )
  expect(compared).toBeGreaterThan(100)
})

it.each([
  ['sin 2x cos x', 'sin(2*x)*cos(x)'],
  ['sin^2 x', '(sin(x))^2'],
  ['2πr', '2*pi*r'],
  ['-x^2', '-(x^2)'],
  ['2^-x', '1/(2^x)'],
  ['2^3^2', '512'],
  ['-8^(1/3)', '-2'],
  ['ln 3x + 1', 'ln(3*x) + 1'],
  ['|x||r|', 'abs(x)*abs(r)'],
  ['||x| - 3|', 'abs(abs(x) - 3)'],
  ['3!!', '720'],
  ['x(x+1)/2x', '(x*(x+1)/2)*x'],
  ['14 000x', '14000*x'],
  ['2 1/2 x', '2.5*x'],
])('%s is read as %s', (text, plain) => {
  const [one, other] = [parse(text.replace('π', 'pi'), ['x', 'r']), parse(plain, ['x', 'r'])]
  expect(one && other).toBeTruthy()
  for (const point of pointsFor(['x', 'r']).slice(0, 12)) {
    const [a, b] = [one?.valueAt(point) ?? 0, other?.valueAt(point) ?? 1]
    expect(Number.isNaN(a) ? Number.isNaN(b) : close(a, b)).toBe(true)
  }
})
