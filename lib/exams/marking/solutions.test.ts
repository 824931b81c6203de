import { fc, runs } from '@/lib/testing/properties'
import type { ExpressionForm } from '../question'
import { compareAlgebra } from './algebra'
import { typeset } from './typeset'

function compare(typed: string, wanted: string, form: ExpressionForm = 'any', letters: string[] = ['x']) {
  return compareAlgebra(typed, wanted, { letters, form })
}

describe('a double inequality', () => {
  it.each([
    '2 < x <= 5',
    '2<x<=5',
    '2 < x ≤ 5',
    '2 < x ⩽ 5',
    '2 < x =< 5',
    '5 >= x > 2',
    '5 ≥ x > 2',
    '5 => x > 2',
    'x > 2 and x <= 5',
    'x <= 5 and x > 2',
    'x > 2, x ≤ 5',
    'x ≤ 5; x > 2',
    'x>2 & x<=5',
    '2 < x and x <= 5',
    '(2 < x ≤ 5)'.slice(1, -1),
    '2.0 < x <= 5.0',
    '4/2 < x <= 10/2',
    '2 < x <= 5, x ∈ ℝ',
    '{x : 2 < x <= 5}',
    '−2 + 4 < x <= 5',
    '2 < x and ≤ 5',
  ])('%s is 2 < x <= 5', typed => {
    expect(compare(typed, '2 < x <= 5')).toBe('same')
  })

  it.each([
    '2 <= x <= 5',
    '2 < x < 5',
    '2 > x >= 5',
    '2 < x',
    'x <= 5',
    '-2 < x <= 5',
    '2 < x <= 6',
    'x > 2 or x <= 5',
    'x < 2 or x >= 5',
    '2 < y <= 5',
    '3.5',
    'x = 5',
    'x = 3, x = 4, x = 5',
    '2, 5',
  ])('%s is not', typed => {
    expect(compare(typed, '2 < x <= 5')).toBe('different')
  })

  it.each(['2 <', '< x <', '2 < x > ', 'between'])('%s cannot be read or is not right', typed => {
    expect(['unreadable', 'different']).toContain(compare(typed, '2 < x <= 5'))
  })
})

describe('two stretches of numbers', () => {
  it.each([
    'x < 1 or x > 3',
    'x<1 or x>3',
    'x > 3 or x < 1',
    '1 > x or x > 3',
    '1 > x or 3 < x',
    'x < 1, x > 3',
    'x < 1; x > 3',
    'x < 1, or x > 3',
    'x < 1 OR x > 3',
    'x < 1 or > 3',
    'x<1orx>3',
    'x < 1 ∪ x > 3',
    'x < 3/3 or x > 6/2',
    'x < 1 or x > 3 or x > 4',
    'x > 3, x < 1',
    'x < 1.0 or x > 3.0',
    '{x : x < 1 or x > 3}',
    'x < 1 or x > 3, x ∈ R',
    'x ∈ ℝ, x < 1 or x > 3',
    'x < 1 x > 3',
    'x<1 x>3',
    'x < √1 or x > √9',
  ])('%s is x < 1 or x > 3', typed => {
    expect(compare(typed, 'x < 1 or x > 3')).toBe('same')
  })

  it('a bound that is not worked out costs the form', () => {
    expect(compare('x − 1 < 0 or x > 3', 'x < 1 or x > 3')).toBe('otherForm')
  })

  it.each([
    'x <= 1 or x >= 3',
    'x < 1 or x >= 3',
    'x > 1 or x < 3',
    '1 < x < 3',
    '1 > x > 3',
    'x < 1',
    'x > 3',
    'x < -1 or x > 3',
    'x < 1 or x > 4',
    'x < 1 or y > 3',
    'x = 1 or x = 3',
    '1 or 3',
    'x < 1 x > 4',
  ])('%s is not', typed => {
    expect(compare(typed, 'x < 1 or x > 3')).toBe('different')
  })

  it('with "and" the values are right, but no number is both', () => {
    expect(compare('x < 1 and x > 3', 'x < 1 or x > 3')).toBe('otherForm')
  })
})

describe('a list of solutions', () => {
  it.each([
    'x = 2, x = -3',
    'x = -3, x = 2',
    'x = 2 or x = -3',
    'x = 2 and x = -3',
    'x = 2, -3',
    'x = 2 or -3',
    'x=2,-3',
    '2, -3',
    '-3, 2',
    '2 and -3',
    '2 or -3',
    '2; -3',
    '−3 and 2',
    'x = −3 , x = 2',
    '2 = x, -3 = x',
    'x = 4/2, x = -6/2',
    'x = 2.0, x = -3.0',
    'x=2 or x=-3',
    '2or-3',
    'x = 2, and x = -3',
    'x = -1/2 ± 5/2',
    'x = (-1 ± 5)/2',
    'x = (-1 +- 5)/2',
    'x = (-1 ± √25)/2',
    'x = 2, x = -3, x = 2',
  ])('%s is x = 2, x = -3', typed => {
    expect(compare(typed, 'x = 2, x = -3')).toBe('same')
  })

  it.each([
    'x = 2',
    'x = -3',
    '2',
    'x = -2, x = 3',
    'x = 2, x = 3',
    'x = 2, x = -3, x = 1',
    'x = 2, y = -3',
    'y = 2, y = -3',
    'x = ±2',
    'x = ±3',
    '2 < x < -3',
    'x > 2 or x < -3',
    'x^2 + x - 6 = 0',
    '(x - 2)(x + 3)',
  ])('%s is not', typed => {
    expect(compare(typed, 'x = 2, x = -3')).toBe('different')
  })

  it('values of two unknowns need their letters', () => {
    const xy = ['x', 'y']
    expect(compare('y = 3, x = 2', 'x = 2, y = 3', 'any', xy)).toBe('same')
    expect(compare('x = 2 and y = 3', 'x = 2, y = 3', 'any', xy)).toBe('same')
    expect(compare('x = 3, y = 2', 'x = 2, y = 3', 'any', xy)).toBe('different')
    expect(compare('2, 3', 'x = 2, y = 3', 'any', xy)).toBe('different')
    expect(compare('x = 2', 'x = 2, y = 3', 'any', xy)).toBe('different')
  })

  it('a key without letters takes answers with and without', () => {
    expect(compare('x = 2, x = -3', '2, -3')).toBe('same')
    expect(compare('2 and -3', '2, -3')).toBe('same')
    expect(compare('2', '2, -3')).toBe('different')
  })

  it('two equal roots are one', () => {
    expect(compare('x = 5, x = 5', 'x = 5')).toBe('same')
    expect(compare('x = 5 or x = 3', 'x = 5')).toBe('different')
  })
})

describe('plus or minus', () => {
  it.each([
    'x = 3 ± √2',
    'x = 3 ± sqrt(2)',
    'x = 3 +/- √2',
    'x = 3 +- √2',
    '3 ± √2',
    'x = √2 + 3, x = 3 - √2',
    '3 + √2 and 3 - √2',
    'x = 3 + √2 or 3 - √2',
    'x = (6 ± √8)/2',
    'x = (6 ± 2√2)/2',
    'x = 3 ∓ √2'.replace('∓', '±'),
    'x = 3 - √2, 3 + √2',
  ])('%s is x = 3 ± sqrt(2)', typed => {
    expect(compare(typed, 'x = 3 ± sqrt(2)', 'exact')).toBe('same')
  })

  it.each(['x = 3 + √2', 'x = ±3 + √2', 'x = 2 ± √3', 'x = -3 ± √2', 'x = 3 ± 2'])('%s is not', typed => {
    expect(compare(typed, 'x = 3 ± sqrt(2)', 'exact')).toBe('different')
  })

  it('decimals of an exact list are in another form', () => {
    expect(compare('x = 4.414213562373095, x = 1.585786437626905', 'x = 3 ± sqrt(2)', 'exact')).toBe(
      'otherForm',
    )
  })

  it('±3 is 3 and −3', () => {
    for (const typed of ['x = ±3', '±3', 'x = +-3', 'x = 3, -3', '3, -3', '-3 and 3', 'x = +/-3'])
      expect(compare(typed, 'x = ±3')).toBe('same')
    for (const typed of ['3', '-3', 'x = 3', 'x^2 = 9']) expect(compare(typed, 'x = ±3')).toBe('different')
  })

  it('outside such a list a plus before a minus is a sum', () => {
    expect(compare('x^2 + -3x', 'x^2 - 3x')).toBe('same')
  })
})

describe('a range', () => {
  it.each(['y >= 7', 'f(x) >= 7', 'f(x) ≥ 7', 'f ≥ 7', '7 <= f(x)', 'g(x) >= 7', 'f⁻¹(x) >= 7'])(
    '%s is y >= 7',
    typed => {
      expect(compare(typed, 'y >= 7', 'any', ['y'])).toBe('same')
    },
  )
  it.each(['x >= 7', 'f(x) > 7', 'f(x) <= 7', 'f(x) = 7'])('%s is not', typed => {
    expect(compare(typed, 'y >= 7', 'any', ['y'])).toBe('different')
  })
  it('f(x) is no name for the numbers of a domain', () => {
    expect(compare('f(x) >= 7', 'x >= 7')).toBe('different')
  })
})

it.each([
  ['x ≠ 2', 'x <> 2', 'same'],
  ['x != 2', 'x <> 2', 'same'],
  ['2 ≠ x', 'x <> 2', 'same'],
  ['x = 2', 'x <> 2', 'different'],
  ['x ≠ 3', 'x <> 2', 'different'],
  ['x < 2, x ≠ -2', 'x < -2 or -2 < x < 2', 'same'],
  ['x < 2 and x <> -2', 'x < -2 or -2 < x < 2', 'same'],
  ['x ≠ -2; x < 2', 'x < -2 or -2 < x < 2', 'same'],
  ['x < 2 or x ≠ -2', 'x < -2 or -2 < x < 2', 'different'],
  ['x < 2, x ≠ -1', 'x < -2 or -2 < x < 2', 'different'],
  ['x < 2', 'x < -2 or -2 < x < 2', 'different'],
  ['x <= 2, x ≠ -2', 'x < -2 or -2 < x < 2', 'different'],
])('%s beside %s: %s', (typed, wanted, expected) => {
  expect(compare(typed, wanted)).toBe(expected)
})

it.each([
  ['x^2 = 5x', 'x = 5'],
  ['(x - 5)^2 = 0', 'x = 5'],
  ['x(x - 5) = 0', 'x = 5'],
  ['x(y - 2x) = 0', 'y = 2x'],
  ['x^3 > 27', 'x > 3'],
  ['-x > 3', 'x > 3'],
])('%s is more or less than %s', (typed, wanted) => {
  expect(compare(typed, wanted, 'any', ['x', 'y'])).toBe('different')
})

it('an equation may be multiplied by a letter that stood below a fraction line', () => {
  expect(compare('xy = 3', 'y = 3/x', 'any', ['x', 'y'])).toBe('same')
})

it.each([
  ['2√5 + 3', '3 + 2sqrt(5)', 'same'],
  ['3 + 2√5', '2sqrt(5) + 3', 'same'],
  ['√5*2 + 3', '3 + 2sqrt(5)', 'same'],
  ['3 + √20', '3 + 2sqrt(5)', 'otherForm'],
  ['3 + √5 + √5', '3 + 2sqrt(5)', 'otherForm'],
  ['1 + 2 + 2√5', '3 + 2sqrt(5)', 'otherForm'],
  ['(√5 + 3)/2', '(3 + sqrt(5))/2', 'same'],
  ['(6 + 2√5)/4', '(3 + sqrt(5))/2', 'otherForm'],
  ['√2/2', 'sqrt(2)/2', 'same'],
  ['1/√2', 'sqrt(2)/2', 'otherForm'],
  ['-(-(3 + 2√5))', '3 + 2sqrt(5)', 'otherForm'],
  ['3 - 2√5', '3 + 2sqrt(5)', 'different'],
] as const)('%s for %s in its simplest form: %s', (typed, wanted, expected) => {
  expect(compare(typed, wanted, 'simplified')).toBe(expected)
})

it('sampled values tell |x| from x, and a function from its like on a longer domain', () => {
  expect(compare('|x^2 + 16x + 63|', 'x^2 + 16x + 63')).toBe('different')
  expect(compare('sqrt(x^2)', 'x')).toBe('different')
  expect(compare('ln(x^2)', '2ln(x)')).toBe('unsure')
  expect(compare('(x^2 - 1)/(x - 1)', 'x + 1')).toBe('same')
})

const bound = fc.integer({ min: -20, max: 20 })
const opened = fc.boolean()

it('any two bounds: twenty spellings of the stretch between them and of what lies outside', () => {
  fc.assert(
    fc.property(bound, fc.integer({ min: 1, max: 15 }), opened, opened, (a, width, isOpenA, isOpenB) => {
      const b = a + width
      const [le, lf] = [isOpenA ? '<' : '<=', isOpenB ? '<' : '<=']
      const [ge, gf] = [isOpenA ? '>' : '>=', isOpenB ? '>' : '>=']
      const inside = [`${a} ${le} x ${lf} ${b}`, `${b} ${gf} x ${ge} ${a}`, `x ${ge} ${a} and x ${lf} ${b}`]
      inside.push(`x ${lf} ${b}, x ${ge} ${a}`, `${a}${le}x${lf}${b}`)
      inside.push(inside[0]?.replace(/-/g, '−').replace(/<=/g, '≤') ?? '', `{x : ${inside[0]}}`)
      for (const typed of inside)
        for (const key of inside.slice(0, 3)) expect(compare(typed, key)).toBe('same')
      expect(compare(`2*${a} ${le} 2x ${lf} ${2 * b}`, inside[0] ?? '')).toBe('otherForm')
      const outside = [
        `x ${le} ${a} or x ${gf} ${b}`,
        `x ${gf} ${b}, x ${le} ${a}`,
        `${a} ${ge} x or ${b} ${lf} x`,
      ]
      for (const typed of outside) {
        expect(compare(typed, outside[0] ?? '')).toBe('same')
        expect(compare(typed, inside[0] ?? '')).toBe('different')
      }
      for (const near of [
        `${a} ${isOpenA ? '<=' : '<'} x ${lf} ${b}`,
        `${a + 1} ${le} x ${lf} ${b + 1}`,
        `${-b} ${lf} x ${le} ${-a - 1}`,
      ])
        expect(compare(near, inside[0] ?? '')).toBe('different')
    }),
    { numRuns: runs(30) },
  )
})

it('any two solutions: in any order and spelling, and never one of them alone or another', () => {
  fc.assert(
    fc.property(bound, fc.integer({ min: 1, max: 15 }), (a, width) => {
      const b = a + width
      const [p, q] = [`x = ${a}`, `x = ${b}`]
      const middle = `(${a + b})/2 ± ${width}/2`
      for (const typed of [
        `${p}, ${q}`,
        `${q}, ${p}`,
        `${p} or ${q}`,
        `${p} and ${q}`,
        `x = ${a}, ${b}`,
        `${a} and ${b}`,
        `${b}, ${a}`,
        `x = ${middle}`,
        middle,
      ])
        expect(compare(typed, `${p}, ${q}`)).toBe('same')
      for (const near of [
        p,
        q,
        `${a}`,
        `${p}, x = ${b + 1}`,
        `${p}, ${q}, x = ${b + 1}`,
        `x = ${-a - 100}, ${q}`,
      ])
        expect(compare(near, `${p}, ${q}`)).toBe('different')
    }),
    { numRuns: runs(30) },
  )
})

it('no text makes the marker throw, whatever the key', () => {
  const words = fc.constantFrom(
    'x',
    ' or ',
    ' and ',
    ',',
    '<',
    '<=',
    '>',
    '=',
    '±',
    '2',
    '-3',
    '(',
    ')',
    '√',
    '|',
    '^',
    '/',
    'f(x)',
    '≠',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 10 }), list => {
      const typed = list.join('')
      for (const wanted of [
        '2 < x <= 5',
        'x < 1 or x > 3',
        'x = 2, x = -3',
        'x = 3 ± sqrt(2)',
        '(2x + 6)/(x - 6)',
        'y >= 7',
      ])
        compare(typed, wanted)
      typeset(typed)
    }),
    { numRuns: runs(150) },
  )
})

it.each([
  ['2 < x <= 5', /<mo>≤<\/mo>|≤/],
  ['x < 1 or x > 3', /or/],
  ['x = 2, x = -3', /,/],
  ['x = 3 ± √2', /±/],
  ['x ≠ 2', /≠/],
])('%s is shown as it was read', (typed, sign) => {
  expect(typeset(typed)).toMatch(/^<math/)
  expect(typeset(typed)).toMatch(sign)
})
