import { fc, typedText } from '@/lib/testing/properties'
import { calculate, resultText, type Settings } from './calculator'

const DEGREES: Settings = { angle: 'deg', answer: 7, memory: 3 }
const shown = (text: string, settings = DEGREES) => {
  const outcome = calculate(text, settings)
  return outcome.ok ? resultText(outcome.value) : outcome.fault
}

describe('calculator', () => {
  it.each([
    ['1+2*3', '7'],
    ['(1+2)*3', '9'],
    ['2^3^2', '512'],
    ['-3^2', '−9'],
    ['(-3)²', '9'],
    ['2^-1', '0.5'],
    ['2π', '6.283185307'],
    ['3(4+1)', '15'],
    ['(1+1)(2+2)', '8'],
    ['6 ÷ 2 × 3', '9'],
    ['0.1+0.2', '0.3'],
    ['sin30', '0.5'],
    ['sin 30 + 1', '1.5'],
    ['2sin(30)cos(60)', '0.5'],
    ['sin(180)', '0'],
    ['cos 90', '0'],
    ['asin(0.5)', '30'],
    ['sin⁻¹(0.5)', '30'],
    ['√16', '4'],
    ['√(9+16)', '5'],
    ['2√9', '6'],
    ['cbrt(27)', '3'],
    ['log(1000)', '3'],
    ['ln(e)', '1'],
    ['5!', '120'],
    ['200*15%', '30'],
    ['3e8*2', '600000000'],
    ['6.02e23', '6.02 × 10²³'],
    ['1/30000', '3.333333333 × 10⁻⁵'],
    ['Ans+1', '8'],
    ['M*2', '6'],
    ['2(3+4', '14'],
    ['1−−1', '2'],
    ['12345678901', '1.23456789 × 10¹⁰'],
  ])('%s gives %s', (text, wanted) => {
    expect(shown(text)).toBe(wanted)
  })

  it('counts in radians when asked to', () => {
    expect(shown('sin(pi/2)', { ...DEGREES, angle: 'rad' })).toBe('1')
    expect(shown('cos(π)', { ...DEGREES, angle: 'rad' })).toBe('−1')
    expect(shown('atan(1)*4', { ...DEGREES, angle: 'rad' })).toBe('3.141592654')
  })

  it.each([
    ['1/0', 'Nothing can be divided by 0'],
    ['tan 90', 'tan has no value there'],
    ['√(-1)', 'This has no real value'],
    ['2.5!', '! needs a whole number from 0 to 170'],
    ['1+', 'Something is missing at the end'],
    ['1+*2', 'Two signs stand together'],
    ['(1+2))', 'A bracket too many'],
    ['10^400', 'Too large'],
    ['alert(1)', '"alert(1)" is not understood'],
    ['constructor', '"construc" is not understood'],
    ['', ''],
  ])('%s says: %s', (text, wanted) => {
    expect(shown(text)).toBe(wanted)
  })

  it('agrees with arithmetic on any two numbers', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(value => Math.fround(value))
    fc.assert(
      fc.property(number, number, (one, other) => {
        const text = `(${one})+(${other})*2`.replace(/e\+/g, 'e')
        const outcome = calculate(text, DEGREES)
        expect(outcome.ok && outcome.value).toBeCloseTo(one + other * 2, 6)
      }),
    )
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(typedText(40), text => {
        expect(typeof calculate(text, DEGREES).ok).toBe('boolean')
      }),
    )
  })
})
