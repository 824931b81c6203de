import { algebraText, fc, runs } from '@/lib/testing/properties'
import { ANSWER_LIMITS } from '../answers'
import { compareAlgebra } from './algebra'
import { parse, pointsFor, sample } from './expressions'
import { typeset } from './typeset'

const KEYS = [
  ['(2x - 3)(x + 5)', ['x'], 'factorised'],
  ['8x^9', ['x'], 'simplified'],
  ['x = 2, x = -3', ['x'], 'any'],
  ['x < 1 or x > 3', ['x'], 'any'],
  ['-cos(2x)/2 + c', ['x', 'c'], 'any'],
  ['(3, -2)', ['i', 'j'], 'any'],
  ['2e^(i*pi/3)', ['i'], 'any'],
  ['y = 3/(x - 1)', ['x', 'y'], 'any'],
  ['1 + 21x + ...', ['x'], 'expanded'],
] as const

/** Far above what marking takes (about a millisecond), far below what one student may cost the others. */
const CPU_MAX_MS = 400

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const LONG = [
  '('.repeat(200),
  '|'.repeat(200),
  `${'('.repeat(99)}x${')'.repeat(99)}`,
  `${'9^'.repeat(99)}9`,
  '999999999!'.repeat(20),
  `7${'!'.repeat(199)}`,
  `${'-'.repeat(199)}x`,
  `${'√'.repeat(199)}x`,
  `${'sin'.repeat(66)}x`,
  'x'.repeat(200),
  'x2'.repeat(100),
  '1/x'.repeat(66),
  'e^2x/'.repeat(40),
  'x,'.repeat(100),
  'x=1 or '.repeat(28),
  'x<1 or '.repeat(28),
  '|x|>1 or '.repeat(22),
  '±1'.repeat(100),
  'x='.repeat(100),
  `${' '.repeat(199)}x`,
  '[1,2]∪'.repeat(33),
  '.'.repeat(200),
  '{'.repeat(200),
  '999999999C500000000',
  '1,'.repeat(100),
]

it.each(LONG.map(typed => [`${typed.slice(0, 9)}…`, typed]))(
  '%s costs a bounded time beside any key',
  (_, typed) => {
    for (const [key, letters, form] of KEYS) {
      const ms = cpuMs(() => {
        compareAlgebra(typed, key, { letters, form })
        typeset(typed, letters)
      })
      expect(ms).toBeLessThan(CPU_MAX_MS)
    }
  },
)

it('so does whatever may be typed, and nothing throws', () => {
  fc.assert(
    fc.property(
      algebraText(ANSWER_LIMITS.expression),
      fc.constantFrom(...KEYS),
      (typed, [key, letters, form]) => {
        const ms = cpuMs(() => {
          compareAlgebra(typed, key, { letters, form })
          typeset(typed, letters)
        })
        expect(ms).toBeLessThan(CPU_MAX_MS)
      },
    ),
    { numRuns: runs(400) },
  )
})

it('an expression is itself by value, whatever it is, unless it has hardly any value', () => {
  fc.assert(
    fc.property(algebraText(40), typed => {
      const one = parse(typed, ['x', 'y'])
      if (one && pointsFor(one.names).filter(point => Number.isFinite(one.valueAt(point))).length >= 40)
        expect(sample(one, one)).toBe('same')
    }),
    { numRuns: runs(400) },
  )
})
