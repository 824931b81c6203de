import { fc, typedText } from '@/lib/testing/properties'
import { numberEcho } from './echo'

it.each([
  ['3.0e8', 'm s^-1', '3.0 × 10⁸ m s⁻¹'],
  ['3.0 x 10^8', 'm/s', '3.0 × 10⁸ m/s'],
  ['3.0×10⁸', '', '3.0 × 10⁸'],
  ['5e-3', 'kg', '5 × 10⁻³ kg'],
  ['1,234', '', '1234'],
  ['0,5', 'A', '0.5 A'],
  ['2.50', 'N', '2.50 N'],
  ['-4', '°C', '−4 °C'],
  ['20 m/s', '', '20 m/s'],
  ['3/4', '', '3/4'],
  ['1 1/2', '', '1 1/2'],
  ['12', 'kg/m^3', '12 kg/m³'],
  ['P = 53*9.8*4.6/16 = 149', 'W', '149 W'],
  ['about ten', '', '10'],
  ['2½', 'm', '2 1/2 m'],
  ['3pi', 'cm', '3π cm'],
  ['4 h 49 min', '', '4 h 49 min'],
  ['120 cm', '', '120 cm'],
  ['$5.20', '', '$5.20'],
  ['12 or 13', '', '12 or 13'],
  ['(3,-2)', '', '(3, −2)'],
])('"%s" and "%s" read as %s', (value, unit, wanted) => {
  expect(numberEcho(value, unit)).toBe(wanted)
})

it.each([' ', 'plenty'])('"%s" is no number', typed => expect(numberEcho(typed, 'm')).toBeNull())

it('echoes a number, or says that it reads none, whatever is typed', () => {
  const power = fc.integer({ min: -400, max: 400 }).map(each => `1.25e${each}`)
  fc.assert(
    fc.property(fc.oneof(typedText(60), fc.double().map(String), power), typedText(30), (typed, unit) => {
      const echo = numberEcho(typed, unit)
      if (echo !== null) expect(echo.replace(unit.trim(), '')).not.toMatch(/NaN|Infinity|undefined|∞/)
    }),
  )
})
