import { fc, runs } from '@/lib/testing/properties'
import { close, parse, pointsFor } from './expressions'
import { spelled } from './spelling'

/** A text together with its value, made from the same pieces and never read. */
type Known = { text: string; at: (x: number, y: number) => number }

const FUNCTIONS: readonly [string, (value: number) => number][] = [
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['sec', value => 1 / Math.cos(value)],
  ['arctan', Math.atan],
  ['ln', Math.log],
  ['√', Math.sqrt],
]

const { sum } = fc.letrec<{ atom: Known; factor: Known; product: Known; sum: Known }>(tie => ({
  atom: fc.oneof(
    fc.constant<Known>({ text: 'x', at: x => x }),
    fc.constant<Known>({ text: 'Y', at: (_, y) => y }),
    fc.constant<Known>({ text: 'π', at: () => Math.PI }),
    fc.integer({ min: 0, max: 12 }).map((value): Known => ({ text: String(value), at: () => value })),
    fc.constant<Known>({ text: '½', at: () => 0.5 }),
  ),
  factor: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('atom'),
    tie('sum').map(({ text, at }): Known => ({ text: `(${text})`, at })),
    fc.tuple(tie('sum'), fc.integer({ min: 2, max: 3 })).map(
      ([{ text, at }, power]): Known => ({
        text: power === 2 ? `(${text})²` : `(${text})^${power}`,
        at: (x, y) => at(x, y) ** power,
      }),
    ),
    fc.tuple(fc.constantFrom(...FUNCTIONS), tie('sum')).map(
      ([[name, apply], { text, at }]): Known => ({
        text: `${name}(${text})`,
        at: (x, y) => apply(at(x, y)),
      }),
    ),
  ),
  product: fc
    .tuple(
      tie('factor'),
      fc.array(fc.tuple(fc.constantFrom('*', '×', '/', ''), tie('factor')), { maxLength: 2 }),
    )
    .map(([first, more]) =>
      more.reduce<Known>((all, [sign, next]) => {
        // Two numbers, or a letter and its digit, need a sign between them.
        const between = sign === '' && !/^[(√a-z]/.test(next.text) ? '*' : sign
        return {
          text: `${all.text}${between}${next.text}`,
          at: (x, y) => (between === '/' ? all.at(x, y) / next.at(x, y) : all.at(x, y) * next.at(x, y)),
        }
      }, first),
    ),
  sum: fc
    .tuple(fc.boolean(), tie('product'), fc.array(fc.tuple(fc.boolean(), tie('product')), { maxLength: 2 }))
    .map(([isMinus, first, more]) =>
      more.reduce<Known>(
        (all, [isLess, next]) => ({
          text: `${all.text} ${isLess ? '−' : '+'} ${next.text}`,
          at: (x, y) => all.at(x, y) + (isLess ? -1 : 1) * next.at(x, y),
        }),
        isMinus ? { text: `−${first.text}`, at: (x, y) => -first.at(x, y) } : first,
      ),
    ),
}))

it('reads whatever is built from numbers, letters, functions, signs and brackets as it was built', () => {
  let compared = 0
  fc.assert(
    fc.property(sum, ({ text, at }) => {
      const own = parse(spelled(text), ['x', 'y'])
      expect([text, own === null]).toEqual([text, false])
      for (const point of pointsFor(['x', 'y']).slice(0, 3)) {
        const [value, wanted] = [own?.valueAt(point) ?? 0, at(point.x ?? 0, point.y ?? 0)]
        if (!Number.isFinite(wanted) || Math.abs(wanted) > 1e9) continue
        compared += 1
        expect([text, close(value, wanted)]).toEqual([text, true])
      }
    }),
    { numRuns: runs(1000) },
  )
  expect(compared).toBeGreaterThan(200)
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
