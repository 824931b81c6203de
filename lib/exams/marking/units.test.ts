import { fc, typedText } from '@/lib/testing/properties'
import { conversion, inOurCase, readUnit, unitReadings } from './units'

function factor(typed: string, wanted: string): number | null {
  const unit = readUnit(wanted)
  if (!unit) throw new Error(`unknown ${wanted}`)
  for (const reading of unitReadings(typed)) {
    const found = conversion(reading, unit)
    if (found !== null) return found
  }
  return null
}

it.each([
  ['m/s', 'm/s', 1],
  ['m s^-1', 'm/s', 1],
  ['m s⁻¹', 'm/s', 1],
  ['ms^-1', 'm/s', 1],
  ['ms⁻¹', 'm/s', 1],
  ['metres per second', 'm/s', 1],
  ['meters per second', 'm/s', 1],
  ['km/h', 'm/s', 1 / 3.6],
  ['m/s²', 'm/s^2', 1],
  ['m/s^2', 'm/s^2', 1],
  ['m s-2', 'm/s^2', 1],
  ['N/kg', 'm/s^2', 1],
  ['N m', 'N m', 1],
  ['Nm', 'N m', 1],
  ['N·m', 'N m', 1],
  ['newton metres', 'N m', 1],
  ['kg m/s', 'kg m/s', 1],
  ['kgm/s', 'kg m/s', 1],
  ['N s', 'kg m/s', 1],
  ['kg/m3', 'kg/m^3', 1],
  ['kg m^-3', 'kg/m^3', 1],
  ['g/cm3', 'kg/m^3', 1000],
  ['J/(kg °C)', 'J/(kg °C)', 1],
  ['J/kg°C', 'J/(kg °C)', 1],
  ['J/kg/°C', 'J/(kg °C)', 1],
  ['J kg^-1 °C^-1', 'J/(kg °C)', 1],
  ['J/(kg K)', 'J/(kg °C)', 1],
  ['Pa', 'N/m^2', 1],
  ['kPa', 'Pa', 1000],
  ['ohms', 'Ω', 1],
  ['Ω', 'Ω', 1],
  ['kΩ', 'Ω', 1000],
  ['kWh', 'J', 3.6e6],
  ['kW h', 'kWh', 1],
  ['cm²', 'm^2', 1e-4],
  ['degrees', '°', 1],
  ['°C', '°C', 1],
  ['deg C', '°C', 1],
  ['hours', 'h', 1],
  ['mins', 'min', 1],
  ['%', '%', 1],
  ['percent', '%', 1],
  ['Hz', '1/s', 1],
  ['Kg', 'kg', 1],
  ['y', 'year', 1],
  ['light-years', 'ly', 1],
])('%s is read for %s', (typed, wanted, expected) => {
  expect(factor(typed, wanted)).toBeCloseTo(expected, 10)
})

it.each([
  ['m', 's'],
  ['m/s', 'm/s^2'],
  ['N', 'N m'],
  ['J', 'W'],
  ['V', 'A'],
  ['kg', 'N'],
  ['°C', 'J'],
  ['cheese', 'm'],
  ['m/', 'm/s'],
  ['valueOf', 'm'],
  ['constructors', 'm'],
  ['k__proto__', 'm'],
])('%s is not %s', (typed, wanted) => {
  expect(factor(typed, wanted)).toBeNull()
})

it.each([
  ['kw', 'kW'],
  ['KJ', 'kJ'],
  ['w', 'W'],
  ['mW', 'mW'],
  ['MW', 'MW'],
  ['metres', 'metres'],
  ['j/kg', 'J/kg'],
  ['cheese', 'cheese'],
  ['__proto__', '__proto__'],
])('%s is written %s', (typed, wanted) => {
  expect(inOurCase(typed)).toBe(wanted)
})

it('every reading of any text is a unit with a factor, and a text has few', () => {
  const pieces = fc.constantFrom(
    ...['m', 's', 'k', 'g', 'C', 'c', 'J', 'h', '°', ' ', '/', '(', ')', '^', '-', '1', '2', 'per '],
  )
  const made = fc.array(pieces, { maxLength: 60 }).map(all => all.join('').slice(0, 60))
  fc.assert(
    fc.property(fc.oneof(typedText(60), made), text => {
      const readings = unitReadings(text)
      expect(readings.length).toBeLessThanOrEqual(64)
      for (const { factor, powers } of readings) {
        expect(factor).toBeGreaterThan(0)
        for (const power of Object.values(powers)) expect(Number.isInteger(power)).toBe(true)
      }
    }),
  )
})

it('a text made to be slow is read in bounded time', () => {
  const before = process.cpuUsage().user
  for (const piece of [
    'm',
    'C',
    'c',
    'kg',
    'ma',
    'm m ',
    'C ',
    'gggg ',
    'hhhhhhhh ',
    '(',
    '/',
    '1/',
    '^-1',
    'ms ',
    '. ',
    ' per ',
  ]) {
    unitReadings(piece.repeat(60).slice(0, 60))
  }
  expect(process.cpuUsage().user - before).toBeLessThan(1_500_000)
})
