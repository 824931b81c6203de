import { fc } from '@/lib/testing/properties'
import { toSigFigs } from '../format'
import { numericPart, titled, verdictOn } from './numeric-examples'
import { markPart } from './registry'
import { ALONE } from './rules'

/** 53 kg, 4.6 m, 16 s and g = 9.8 m/s². */
const power = numericPart((53 * 9.8 * 4.6) / 16, 'W')
const speed = numericPart(1.979, 'm/s')
const brief = numericPart(1.979, 'm/s', { marks: 2 })
const light = numericPart(3e8, 'm/s')
const thirds = numericPart(2.667, 'm')
const dividend = numericPart(9.35, '', { sigFigs: 3 })
const area = numericPart(Math.PI * 49, 'cm^2', { sigFigs: 3 })
const mean = numericPart(64.6667, '', { sigFigs: 3 })
const sixth = numericPart(5 / 3, 'm/s')
const tie = numericPart(0.125, 'm')
const count = numericPart(26, '', { form: 'integer' })
const whole = numericPart(36, 'W')
const exact = numericPart(2.5, 'A')
const hundreds = numericPart(1180, 'm')
const small = numericPart(1.6e-5, 'A')
const long = numericPart(9918, 'kJ mol^-1', { sigFigs: 3 })
const one = numericPart(0.194, 'g', { sigFigs: 1, strictFigures: { kind: 'significant', count: 1 } })
const cents = numericPart(2779.53, '$', { sigFigs: 3, tolerance: 0.0051 })
const angle = numericPart(16.6015, '°', { sigFigs: 3, tolerance: 0.051 })
const graph = numericPart(53, '°', { tolerance: 0.4 })
const deceleration = numericPart(-2, 'm/s^2', { signFree: true })
const change = numericPart(-0.25, '')
const zero = numericPart(0, 'N')
const single = numericPart(149.3275, 'W', { marks: 1 })
const places = numericPart(1.2571, '', { sigFigs: 3, strictFigures: { kind: 'decimal', count: 2 } })
const fibre = numericPart(50_000 / (3e8 / 1.52), 's', {
  marks: 3,
  alsoRight: [50_000 / 1.97e8],
})
const steps = numericPart(50_000 / (3e8 / 1.52), 's', { via: [{ value: 3e8 / 1.52, formula: '50000/x' }] })

describe('the rule of figures', () => {
  it.each(
    titled([
      // Rounded to what the student gave.
      [power, '149', '3 right'],
      [power, '150', '3 right'],
      [power, '149.3', '3 right'],
      [power, '149.33', '3 right'],
      [power, '149.3275', '3 right'],
      [power, '149.327500', '3 right'],
      [power, '1.5e2', '3 right'],
      [power, '1.49 × 10^2', '3 right'],
      // No rounding leads there.
      [power, '145', '0 wrong'],
      [power, '152', '0 wrong'],
      [power, '152.375', '0 wrong'],
      [power, '154', '0 wrong'],
      [power, '151', '0 wrong'],
      [power, '147', '0 wrong'],
      [power, '15', '0 wrongPower'],
      [power, '1490', '0 wrongPower'],
      // Near, to more figures than asked: somewhere on the way it was rounded.
      [power, '148', '0 wrong'],
      [power, '149.9', '2 roundedTooSoon'],
      [power, '150.0', '2 roundedTooSoon'],
      // One figure where two are wanted; two wrong figures; two cut instead of rounded.
      [power, '100', '2 roundedTooSoon'],
      [power, '160', '0 wrong'],
      [power, '140', '2 roundedTooSoon'],
      [single, '149', '1 right'],
      [single, '100', '0 roundedTooSoon'],
      [speed, '1.979', '3 right'],
      [speed, '1.98', '3 right'],
      [speed, '2.0', '3 right'],
      [speed, '2', '2 roundedTooSoon'],
      [brief, '2', '1 roundedTooSoon'],
      [light, '3e8', '3 right'],
      [light, '3.0e8', '3 right'],
      [speed, '1.94', '0 wrong'],
      [speed, '1.9', '2 roundedTooSoon'],
      [area, '154', '3 right'],
      [area, '153.9', '3 right'],
      [area, '153.94', '3 right'],
      [area, '153.938040', '3 right'],
      [area, '153.96', '3 right'],
      [area, '158', '0 wrong'],
      [area, '150', '2 roundedTooSoon'],
      [area, '155', '0 wrong'],
      [area, '153', '2 roundedTooSoon'],
      [mean, '64.7', '3 right'],
      [mean, '64.67', '3 right'],
      [mean, '64.66', '3 right'],
      [mean, '64.6', '2 roundedTooSoon'],
      [mean, '65', '2 roundedTooSoon'],
      [mean, '64.1', '0 wrong'],
      [mean, '64', '0 wrong'],
      [mean, '65.3', '0 wrong'],
      // A recurring decimal may be cut once it shows that it recurs.
      [sixth, '1.7', '3 right'],
      [sixth, '1.67', '3 right'],
      [sixth, '1.667', '3 right'],
      [sixth, '1.666', '3 right'],
      [sixth, '1.6666666', '3 right'],
      [sixth, '1.66', '2 roundedTooSoon'],
      [sixth, '1.6', '2 roundedTooSoon'],
      [sixth, '2', '2 roundedTooSoon'],
      [sixth, '1', '0 wrong'],
      [sixth, '5/3', '3 right'],
      [sixth, '1.8', '0 wrong'],
      // Figures that were typed are no rounding to fewer, nor a cut.
      [thirds, '2.6', '2 roundedTooSoon'],
      [thirds, '2.60', '0 wrong'],
      [thirds, '3', '2 roundedTooSoon'],
      [thirds, '3.0', '0 wrong'],
      [thirds, '2.66', '2 roundedTooSoon'],
      [mean, '65.0', '0 wrong'],
      // One figure fewer than a decimal needs is rounded too soon, even where it has no more.
      [dividend, '9.35', '3 right'],
      [dividend, '9.4', '2 roundedTooSoon'],
      [dividend, '9.3', '0 wrong'],
      [dividend, '9.40', '0 wrong'],
      [dividend, '9', '0 wrong'],
      [numericPart(935, '', { sigFigs: 3 }), '940', '0 wrong'],
      // A tie goes away from nought.
      [tie, '0.125', '3 right'],
      [tie, '0.13', '3 right'],
      [tie, '0.12', '2 roundedTooSoon'],
      [tie, '0.14', '0 wrong'],
      [tie, '0.1', '2 roundedTooSoon'],
      [numericPart(2.675, 'm', { sigFigs: 3 }), '2.68', '3 right'],
      [numericPart(2.675, 'm', { sigFigs: 3 }), '2.67', '2 roundedTooSoon'],
      [numericPart(31.5, 'm'), '32', '3 right'],
      [numericPart(31.5, 'm'), '31', '2 roundedTooSoon'],
      [numericPart(-31.5, 'm'), '-32', '3 right'],
      [numericPart(-31.5, 'm'), '-31', '2 roundedTooSoon'],
      [numericPart(465, 'm'), '470', '3 right'],
      [numericPart(465, 'm'), '460', '2 roundedTooSoon'],
      [numericPart(149.94, 'W'), '149', '2 roundedTooSoon'],
      [numericPart(149.94, 'W'), '150', '3 right'],
      [numericPart(9.996, 'm', { sigFigs: 3 }), '10.0', '3 right'],
      [numericPart(9.996, 'm', { sigFigs: 3 }), '10', '2 roundedTooSoon'],
      [numericPart(10.03, 'm', { sigFigs: 3 }), '9.99', '2 roundedTooSoon'],
      [numericPart(9.963, 'm', { sigFigs: 3 }), '10.0', '2 roundedTooSoon'],
      // Noughts at the end may or may not count.
      [hundreds, '1200', '3 right'],
      [hundreds, '1180', '3 right'],
      [hundreds, '1180.0', '3 right'],
      [hundreds, '1.2e3', '3 right'],
      [hundreds, '1.20e3', '0 wrong'],
      [hundreds, '1200.0', '0 wrong'],
      [hundreds, '1150', '0 wrong'],
      [hundreds, '1000', '0 wrong'],
      // What needs no rounding.
      [count, '26', '3 right'],
      [count, '26.0', '3 right'],
      [count, '25', '0 wrong'],
      [count, '30', '0 wrong'],
      [whole, '36', '3 right'],
      [whole, '36.0', '3 right'],
      [whole, '40', '0 wrong'],
      [exact, '2.5', '3 right'],
      [exact, '2.50', '3 right'],
      [exact, '3', '2 roundedTooSoon'],
      [exact, '2.6', '0 wrong'],
      [small, '1.6e-5', '3 right'],
      [small, '0.000016', '3 right'],
      [small, '0.00002', '2 roundedTooSoon'],
      [small, '1.6e-4', '0 wrongPower'],
      [long, '9918', '3 right'],
      [long, '9920', '3 right'],
      [long, '9900', '2 roundedTooSoon'],
      [long, '9917', '2 roundedTooSoon'],
      [zero, '0', '3 right'],
      [zero, '0.0', '3 right'],
      [zero, '0.1', '0 wrong'],
      // As the question asks.
      [one, '0.2', '3 right'],
      [one, '0.19', '2 wrongFigures'],
      [one, '0.194', '2 wrongFigures'],
      [one, '0.20', '2 wrongFigures'],
      [one, '0.3', '0 wrong'],
      [places, '1.26', '3 right'],
      [places, '1.257', '2 wrongFigures'],
      [places, '1.3', '2 roundedTooSoon'],
      [cents, '2779.53', '3 right'],
      [cents, '2779.5', '2 roundedTooSoon'],
      [cents, '2780', '2 roundedTooSoon'],
      [cents, '2790', '0 wrong'],
      [angle, '16.6', '3 right'],
      [angle, '16.60', '3 right'],
      [angle, '17', '2 roundedTooSoon'],
      [angle, '16', '0 wrong'],
      // Readings of a graph: the range, and nothing else.
      [graph, '53.4', '3 right'],
      [graph, '52.6', '3 right'],
      [graph, '52.5', '0 wrong'],
      [graph, '50', '0 wrong'],
      // Signs.
      [deceleration, '2', '3 right'],
      [deceleration, '-2', '3 right'],
      [deceleration, '−2.0 or 2.0', '3 right'],
      [deceleration, '3', '0 wrong'],
      [change, '-0.25', '3 right'],
      [change, '0.25', '0 wrongSign'],
      [change, '-0.25 or 0.25', '0 severalValues'],
      // What follows from a figure that the scheme prints, or that is met on the way and rounded there.
      [fibre, '2.5e-4', '3 right'],
      [fibre, '2.53e-4', '3 right'],
      [fibre, '2.54e-4', '3 right'],
      [fibre, '2.56e-4', '0 wrong'],
      [steps, '2.54e-4', '3 right'],
      [steps, '2.53e-4', '3 right'],
      [steps, '2.5e-4', '3 right'],
      [steps, '2.55e-4', '0 wrong'],
      [numericPart(64.6667, ''), '64.1', '0 wrong'],
      [numericPart(64.6667, ''), '64.2', '0 wrong'],
      [numericPart(64.6667, ''), '64.6', '2 roundedTooSoon'],
      [numericPart(64.6667, ''), '65', '3 right'],
      [numericPart(64.6667, ''), '60', '2 roundedTooSoon'],
    ] as const),
  )('%s', (_, part, typed, wanted) => {
    expect(verdictOn(part, typed)).toBe(wanted)
  })

  it('g = 10 never earns full marks where the paper says 9.8 or 9.81, to three figures', () => {
    for (const g of [9.8, 9.81]) {
      for (const height of [1.2, 3.7, 4.6, 20, 47]) {
        const weight = numericPart(53 * g * height, 'J')
        expect(Number(verdictOn(weight, (530 * height).toPrecision(3))[0])).toBe(0)
        const fall = numericPart(Math.sqrt(2 * g * height), 'm/s')
        expect(Number(verdictOn(fall, Math.sqrt(20 * height).toPrecision(3))[0])).toBeLessThan(3)
      }
    }
  })

  it('is right in any figures from those asked for to twelve, and not two units away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_001, max: 999_999 }),
        fc.integer({ min: -9, max: 4 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 0, max: 7 }),
        (digits, exponent, sigFigs, more) => {
          const answer = Number(`${digits}e${exponent}`)
          const part = numericPart(answer, '', { sigFigs })
          const given = toSigFigs(answer, sigFigs + more)
          expect(verdictOn(part, given.toExponential(sigFigs + more - 1))).toBe('3 right')
          const printed = toSigFigs(answer, sigFigs)
          const off = printed + 2 * 10 ** (Math.floor(Math.log10(printed)) - sigFigs + 1)
          expect(verdictOn(part, off.toExponential(sigFigs - 1))).not.toMatch(/^3/)
        },
      ),
    )
  })
})

describe('follow-through', () => {
  const first = numericPart(36 / 11, 'A', { label: 'a' })
  const second = numericPart(((36 / 11) * 240) / 7, 'W', {
    label: 'b',
    follow: { from: 'a', formula: '240*x/7' },
  })
  function followed(typedFirst: string, typedSecond: string): string {
    const earlier = () => ({ part: first, answer: { kind: 'numeric', value: typedFirst, unit: '' } as const })
    const marking = markPart(second, { kind: 'numeric', value: typedSecond, unit: '' }, { ...ALONE, earlier })
    return `${marking.earned} ${marking.state === 'marked' ? marking.verdict : ''}`
  }
  it.each([
    // 36/11 is 3.2727; the scheme prints it as 3.3.
    ['3.27', '112', '3 right'],
    ['3.3', '113', '3 right'],
    ['3.27', '113', '3 right'],
    ['3.3', '112', '3 right'],
    ['3.3', '116', '0 wrong'],
    ['5.0', '171', '3 rightFollowThrough'],
    ['5', '171.4', '3 rightFollowThrough'],
    ['5.0', '180', '0 wrong'],
    // The display held 4.1234, the paper 4.12.
    ['4.12', '141.37', '3 rightFollowThrough'],
    ['4.12', '141', '3 rightFollowThrough'],
    ['4.12', '145', '0 wrong'],
    ['no idea', '112', '3 right'],
  ])('after %s, %s is %s', (one, two, wanted) => {
    expect(followed(one, two)).toBe(wanted)
  })
})
