import { fc, typedText } from '@/scripts/testing/properties'
import { asked, numericPart, readAsOf, titled, verdictOn } from './numeric-examples'

const power = numericPart((53 * 9.8 * 4.6) / 16, 'W')
const half = numericPart(2.5, '')
const current = numericPart(2.5, 'A')
const askedPower = asked((53 * 9.8 * 4.6) / 16, 'W')
const minus = numericPart(-2.5, '')
const million = numericPart(12_500, 'J')
const magnification = numericPart(14_000, '')
const ratio = numericPart(1.79, '', { sigFigs: 3 })
const third = numericPart(1 / 3, '')
const sevenths = numericPart(1 / 7, '', { sigFigs: 3 })
const fraction = numericPart(0.75, '', { form: 'fraction' })
const recurring = numericPart(62 / 99, '', { form: 'fraction' })
const mixed = numericPart(49 / 24, '', { form: 'fraction' })
const root = numericPart(Math.SQRT2, '', { sigFigs: 3 })
const surd = numericPart(2 * Math.sqrt(3), 'cm', { sigFigs: 3 })
const arc = numericPart(3 * Math.PI, 'cm', { sigFigs: 3 })
const radians = numericPart(Math.PI / 4, '', { sigFigs: 3 })
const hours = numericPart(17_333 / 3600, 'hours')
const minutes = numericPart(2.25, 'minutes')
const askedHours = asked(5.5, 'h')
const money = numericPart(5.2, '$', { sigFigs: 3 })
const loss = numericPart(-2100, '$', { sigFigs: 4 })
const yCoordinate = numericPart(-2, '', { form: 'integer', coordinate: 'y' })
const xCoordinate = numericPart(3, '', { form: 'integer', coordinate: 'x' })
const plainInteger = numericPart(3, '', { form: 'integer' })
const bearing = numericPart(53, '°', { form: 'integer' })
const percent = numericPart(25, '%')
const share = numericPart(0.25, '')
const twelve = numericPart(12, '', { form: 'integer' })
const power5 = numericPart(32, '', { form: 'integer' })
const standard = numericPart(3.2e7, '', { form: 'standard' })
const tiny = numericPart(1.6e-19, 'C')
const light = numericPart(3e8, 'm/s')
const billions = numericPart(26, '')
const dollars = numericPart(4200, '$', { sigFigs: 4 })
const length = asked(12, 'm')
const decimal = numericPart(0.375, '', { form: 'decimal', sigFigs: 3 })
const eighth = numericPart(0.125, 'm')

describe('reads what is written', () => {
  it.each(
    titled([
      // Plain numbers, as phones and the world write them.
      [half, '2.5', '3 right'],
      [half, ' 2.5 ', '3 right'],
      [half, '2,5', '3 right'],
      [half, '2.5.', '3 right'],
      [half, '2.5,', '3 right'],
      [half, '2.5;', '3 right'],
      [half, '2.50', '3 right'],
      [half, '+2.5', '3 right'],
      [half, '02.5', '3 right'],
      [half, '２．５', '3 right'],
      [half, '2·5', '3 right'],
      [half, '٢٫٥', '0 unreadable'],
      [eighth, '0,125', '3 right'],
      [eighth, '.125', '3 right'],
      [eighth, ',125', '3 right'],
      [million, '12500', '3 right'],
      [million, '12 500', '3 right'],
      [million, '12,500', '3 right'],
      [million, '12.500,0', '3 right'],
      [million, "12'500", '3 right'],
      [million, '12’500', '3 right'],
      [million, '12\u2009500', '3 right'],
      [million, '12,500.0', '3 right'],
      [million, '12 500 J', '3 right'],
      [million, '12,500J.', '3 right'],
      [million, '12.5', '0 wrongPower'],
      [numericPart(1_234_567, '', { sigFigs: 7 }), '1.234.567', '3 right'],
      [numericPart(1_234_567, '', { sigFigs: 7 }), '12,34,567', '3 right'],
      [numericPart(1_234_567, '', { sigFigs: 7 }), '1 234 567', '3 right'],
      [magnification, '×14 000', '3 right'],
      [magnification, 'x14000', '3 right'],
      [magnification, 'X 14,000', '3 right'],
      [magnification, '14000x', '3 right'],
      [magnification, '14000 times', '3 right'],
      [magnification, '14000:1', '3 right'],
      // Words before and after.
      [half, '≈2.5', '3 right'],
      [half, '~2.5', '3 right'],
      [half, '≈ 2.5', '3 right'],
      [half, 'about 2.5', '3 right'],
      [half, 'approx. 2.5', '3 right'],
      [half, 'approximately 2.5', '3 right'],
      [half, '2.5 approx', '3 right'],
      [half, 'ans = 2.5', '3 right'],
      [half, 'Ans: 2.5', '3 right'],
      [half, 'answer 2.5', '3 right'],
      [half, 'the answer is 2.5', '3 right'],
      [half, 'It is 2.5', '3 right'],
      [half, 'x=2.5', '3 right'],
      [half, 'x is 2.5', '3 right'],
      [half, 'so x = 2.5', '3 right'],
      [half, '∴ x = 2.5', '3 right'],
      [half, '= 2.5', '3 right'],
      [half, '2.5 = x', '3 right'],
      [half, '(a) 2.5', '3 right'],
      [half, '(2.5)', '3 right'],
      [half, '2.5 (2 s.f.)', '3 right'],
      [half, '2.5 (2sf)', '3 right'],
      [half, '2.5 to 2 s.f.', '3 right'],
      [half, '2.5 (1 d.p.)', '3 right'],
      [half, '2.5 (to 1 decimal place)', '3 right'],
      [half, '2.5 2sf', '3 right'],
      [half, '2.5 (2 significant figures)', '3 right'],
      [length, 'the answer is 12 m', '3 right'],
      [length, '12m', '3 right'],
      [length, '12 m.', '3 right'],
      [length, '12 meters', '3 right'],
      [length, '12 Metres long', '3 right'],
      [length, '12 m (2 s.f.)', '3 right'],
      [length, 'length = 12 m', '3 right'],
      [length, 'about 12 m', '3 right'],
      [length, 'twelve metres', '3 right'],
      [half, 'less than 2.5', '0 unreadable'],
      [half, 'not 2.5', '0 unreadable'],
      [half, 'more than 2.5', '0 unreadable'],
      [half, '> 2.5', '0 unreadable'],
      [half, 'at least 2.5', '0 unreadable'],
      [half, '?', '0 unreadable'],
      [half, '2.5.3', '0 unreadable'],
      [half, '2..5', '0 unreadable'],
      [half, '--2.5', '0 unreadable'],
      [half, 'dunno', '0 unreadable'],
      [twelve, 'twelve', '3 right'],
      [twelve, 'Twelve', '3 right'],
      [twelve, 'eleven', '0 wrong'],
      [numericPart(0, '', { form: 'integer' }), 'zero', '3 right'],
      [numericPart(0, '', { form: 'integer' }), 'none', '3 right'],
      // Minus signs.
      [minus, '-2.5', '3 right'],
      [minus, '−2.5', '3 right'],
      [minus, '–2.5', '3 right'],
      [minus, '- 2.5', '3 right'],
      [minus, 'minus 2.5', '3 right'],
      [minus, 'negative 2.5', '3 right'],
      [minus, '(-2.5)', '3 right'],
      [minus, '-2½', '3 right'],
      [minus, '2.5', '0 wrongSign'],
      [minus, '(2.5)', '0 wrongSign'],
      [loss, '(2100)', '3 right'],
      [loss, '(2,100)', '3 right'],
      [loss, '$(2,100)', '3 right'],
      [loss, '-$2100', '3 right'],
      [loss, '−2 100', '3 right'],
      [loss, '2100', '0 wrongSign'],
      // Fractions and exact forms.
      [half, '½', '0 wrong'],
      [half, '2½', '3 right'],
      [half, '2 ½', '3 right'],
      [half, '2 1/2', '3 right'],
      [half, '5/2', '3 right'],
      [half, '5⁄2', '3 right'],
      [half, '10/4', '3 right'],
      [fraction, '3/4', '3 right'],
      [fraction, '¾', '3 right'],
      [fraction, '6/8', '2 wrongForm'],
      [fraction, '0.75', '2 wrongForm'],
      [fraction, '-3/4', '0 wrongSign'],
      [fraction, '3/5', '0 wrong'],
      [mixed, '2 1/24', '3 right'],
      [mixed, '49/24', '3 right'],
      [mixed, '98/48', '2 wrongForm'],
      [mixed, '2 2/48', '2 wrongForm'],
      [recurring, '62/99', '3 right'],
      // What the question prints is no answer to it.
      [recurring, '0.6262…', '0 wrong'],
      [recurring, '0.626', '0 wrong'],
      [third, '0.333…', '3 right'],
      [third, '0.333...', '3 right'],
      [third, '0.3 recurring', '3 right'],
      [third, '0.3 rec', '3 right'],
      [third, '0.3\u0307', '3 right'],
      [third, '0.33', '3 right'],
      [third, '1/3', '3 right'],
      [third, '⅓', '3 right'],
      [third, '0.3', '2 roundedTooSoon'],
      [sevenths, '0.142857…', '3 right'],
      [sevenths, '0.142…', '2 roundedTooSoon'],
      [root, '√2', '3 right'],
      [root, 'sqrt2', '3 right'],
      [root, 'sqrt(2)', '3 right'],
      [root, 'root 2', '3 right'],
      [root, '√(2)', '3 right'],
      [root, '2/√2', '3 right'],
      [root, '1.41', '3 right'],
      [root, '√3', '0 wrong'],
      [surd, '2√3', '3 right'],
      [surd, '2√3 cm', '3 right'],
      [surd, '2sqrt(3)', '3 right'],
      [surd, '2*sqrt(3)', '3 right'],
      [surd, '√12', '3 right'],
      [surd, '6/√3', '3 right'],
      [surd, '3.46', '3 right'],
      [numericPart(3 + 2 * Math.sqrt(5), '', { sigFigs: 3 }), '3+2√5', '3 right'],
      [arc, '3π', '3 right'],
      [arc, '3pi', '3 right'],
      [arc, '3 π cm', '3 right'],
      [arc, '6π/2', '3 right'],
      [arc, '9.42', '3 right'],
      [arc, '9.42477…', '3 right'],
      [arc, '4π', '0 wrong'],
      [radians, 'π/4', '3 right'],
      [radians, 'pi/4', '3 right'],
      [radians, '1/4 π', '3 right'],
      [radians, '0.25π', '3 right'],
      [radians, '0.785 rad', '3 right'],
      [power5, '2^5', '3 right'],
      [power5, '2⁵', '3 right'],
      [power5, '32', '3 right'],
      [decimal, '3/8', '2 wrongForm'],
      // Standard form.
      [standard, '3.2 × 10^7', '3 right'],
      [standard, '3.2x10^7', '3 right'],
      [standard, '3.2*10^7', '3 right'],
      [standard, '3.2 x 10⁷', '3 right'],
      [standard, '3.2E7', '3 right'],
      [standard, '3.2e7', '3 right'],
      [standard, '3.2 E 7', '3 right'],
      [standard, '3,2 × 10^7', '3 right'],
      [standard, '32 × 10^6', '2 wrongForm'],
      [standard, '32000000', '2 wrongForm'],
      [tiny, '1.6x10-19', '3 right'],
      [tiny, '1.6 × 10−19', '3 right'],
      [tiny, '1.6*10^-19', '3 right'],
      [tiny, '1.6×10⁻¹⁹ C', '3 right'],
      [tiny, '1.6 x 10^(-19)', '3 right'],
      [tiny, '1.6 x10^-19', '3 right'],
      [tiny, '1.6x10^19', '0 wrongPower'],
      [tiny, '1.6·10^{-19}', '3 right'],
      [light, '3 x 10^8', '3 right'],
      [light, '3·10^8 m/s', '3 right'],
      [light, '3 X 10^8', '3 right'],
      [light, '300 000 000', '3 right'],
      [light, '300000 km/s', '3 right'],
      // Working: the last value of the line counts.
      [power, 'P = 53*9.8*4.6/16 = 149 W', '3 right'],
      [power, '53*9.8*4.6/16 = 149', '3 right'],
      [power, 'P = W/t = 53x9.8x4.6/16 = 149.3', '3 right'],
      [power, 'P=mgh/t=53×9.8×4.6÷16=149.3275≈149W', '3 right'],
      [power, '53*9.8*4.6/16 = 149 = 150', '3 right'],
      [power, '53*9.8*4.6/16 = 152', '0 wrong'],
      [power, '149 = 152', '0 wrong'],
      [power, '53*9.8*4.6/16', '2 notWorkedOut'],
      [power, '53 × 9.8 × 4.6 ÷ 16', '2 notWorkedOut'],
      [power, '53*10*4.6/16', '0 wrong'],
      [power, 'P = 53*9.8*4.6/16', '2 notWorkedOut'],
      [power, 'W = 2389.24 J, P = 149 W', '3 right'],
      [power, 'W = 2389 so P = 149', '3 right'],
      [askedPower, 'P = 53*9.8*4.6/16 = 149 W', '3 right'],
      [askedPower, 'P = 53*9.8*4.6/16 = 149', '2 missingUnit'],
      [askedPower, '149 W = 0.149 kW', '3 right'],
      // Several answers: all must be right.
      [twelve, '12 or 13', '0 severalValues'],
      [twelve, '12, 13', '0 severalValues'],
      [twelve, '12 and 13', '0 severalValues'],
      [twelve, '12; 13', '0 severalValues'],
      [twelve, '12 13', '0 severalValues'],
      [twelve, '12 - 13', '0 severalValues'],
      [twelve, '12 to 13', '0 severalValues'],
      [twelve, '12 (13)', '0 severalValues'],
      [twelve, '12 maybe 13', '0 severalValues'],
      [twelve, 'x = 12 or x = 13', '0 severalValues'],
      [twelve, 'x = 12, x = 13', '0 severalValues'],
      [twelve, '±12', '0 severalValues'],
      [twelve, '12 or 12', '3 right'],
      [half, '2.5 or 5/2', '3 right'],
      [half, '5/2 or 2.5', '3 right'],
      [power, '149 (150)', '3 right'],
      [power, '149.3 or 149', '3 right'],
      [power, '149 or 152', '0 severalValues'],
      [power, '150 W (149 W)', '3 right'],
      [current, '2.5 ± 0.1', '3 right'],
      [current, '2.5 +/- 0.1 A', '3 right'],
      // Ratios, points, times, money.
      [ratio, '1.79 : 1', '3 right'],
      [ratio, '1.79:1', '3 right'],
      [ratio, '1.79 to 1', '3 right'],
      [ratio, '1:1.79', '0 wrong'],
      [numericPart(0.5, ''), '1:2', '3 right'],
      [yCoordinate, '(3,-2)', '3 right'],
      [yCoordinate, '(3, −2)', '3 right'],
      [yCoordinate, '-2', '3 right'],
      [yCoordinate, 'y = -2', '3 right'],
      [yCoordinate, '(3, 2)', '0 wrongSign'],
      [xCoordinate, '(3,-2)', '3 right'],
      [plainInteger, '(3,-2)', '0 severalValues'],
      [hours, '4 hours 49 minutes', '3 right'],
      [hours, '4h 49min', '3 right'],
      [hours, '4 h 49', '3 right'],
      [hours, '4hrs 49mins', '3 right'],
      [hours, '4:49', '3 right'],
      [hours, '4 hours and 49 minutes', '3 right'],
      [hours, '4 hours 59 minutes', '0 wrong'],
      [hours, '4.8', '3 right'],
      [hours, '4.81 hours', '3 right'],
      [hours, '289 minutes', '3 right'],
      [hours, '17333 s', '3 right'],
      [hours, '4.49', '0 wrong'],
      [minutes, '2 min 15 s', '3 right'],
      [minutes, '2min15s', '3 right'],
      [minutes, '2:15', '3 right'],
      [minutes, '2 minutes 15 seconds', '3 right'],
      [minutes, '135 s', '3 right'],
      [minutes, '2 m 15 s', '3 right'],
      [askedHours, '5h 30min', '3 right'],
      [askedHours, '5 hours 30 minutes', '3 right'],
      [askedHours, '5.5 hours', '3 right'],
      [askedHours, '5 and a half hours', '3 right'],
      [numericPart(1.2, 'm'), '1 m 20 cm', '3 right'],
      [money, '$5.20', '3 right'],
      [money, '5.20 dollars', '3 right'],
      [money, '5 dollars 20', '3 right'],
      [money, '5 dollars 20 cents', '3 right'],
      [money, '$5.2', '3 right'],
      [money, 'US$5.20', '3 right'],
      [money, 'USD 5.20', '3 right'],
      [money, '5.20$', '3 right'],
      [money, '520 cents', '3 right'],
      [money, '520', '0 wrongPower'],
      [money, '£5.20', '2 wrongUnit'],
      [bearing, '053°', '3 right'],
      [bearing, '053', '3 right'],
      [bearing, '53 degrees', '3 right'],
      [percent, '25%', '3 right'],
      [percent, '25 percent', '3 right'],
      [percent, '25 per cent', '3 right'],
      [percent, '25', '3 right'],
      [percent, '0.25', '2 wrongPower'],
      [percent, '1/4', '2 wrongPower'],
      [percent, '0.25%', '0 wrongPower'],
      [share, '25%', '3 right'],
      [share, '0.25', '3 right'],
      [billions, '26 billion', '3 right'],
      [billions, '$26 billion', '3 right'],
      [billions, '26bn', '3 right'],
      [billions, '26 chairs', '3 right'],
      [dollars, '4.2 thousand', '3 right'],
      [dollars, '4.200 thousand', '3 right'],
      [dollars, '$4,200', '3 right'],
      [dollars, '$4200 more', '3 right'],
    ] as const),
  )('%s', (_, part, typed, wanted) => {
    expect(verdictOn(part, typed)).toBe(wanted)
  })
})

describe('says what was read', () => {
  it.each(
    titled([
      [numericPart(1.2, 'm'), '120 cm', '', '120 cm (1.20 m)'],
      [numericPart(120, 'm'), '120 cm', '', '120 cm (1.20 m)'],
      [hours, '17333 s', '', '17 333 s (4.8147 hours)'],
      [power, '149', '', '149 W'],
      [power, '0.149 kw', '', '0.149 kW (149 W)'],
      [askedPower, '149', '', '149'],
      [askedPower, '149', 'w', '149 W'],
      [askedPower, '149 W', '', '149 W'],
      [askedPower, '149', 'J s^-1', '149 J s<sup>−1</sup>'],
      [half, '2½', '', '2 1/2'],
      [surd, '2√3', '', '2√3 cm'],
      [arc, '3pi', '', '3π cm'],
      [hours, '4 hours 49 minutes', '', '289 minutes (4.82 hours)'],
      [power, 'P = 53*9.8*4.6/16 = 149 W', '', '149 W'],
      [light, '3E8', '', '3 × 10<sup>8</sup> m/s'],
      [money, '5.20', '', '$5.20'],
      [percent, '25', '', '25%'],
      [bearing, '053', '', '53°'],
      [current, '2.50', '', '2.50 A'],
      [numericPart(11.3, '°C'), '11.3C', '', '11.3 °C'],
      [asked(247, 'N m'), '247', 'J', '247 J'],
      [twelve, '12 or 13', '', '12 or 13'],
    ] as const),
  )('%s', (_, part, value, unit, wanted) => {
    const plainSpaces = readAsOf(part, value, unit)?.replace(/[\u00a0\u2009]/g, ' ')
    expect(plainSpaces).toBe(wanted)
  })
})

it('no text makes the marker throw, or slow: what is read grows with the length of the text', () => {
  const pieces = fc.constantFrom(
    ...[
      '1',
      '12',
      '.',
      ',',
      ' ',
      '-',
      '√',
      '(',
      ')',
      'π',
      '/',
      '^',
      '×',
      '10',
      'e',
      '=',
      'or',
      'm',
      'kg',
      ':',
      '½',
    ],
  )
  const made = fc.array(pieces, { maxLength: 120 }).map(all => all.join('').slice(0, 120))
  fc.assert(
    fc.property(fc.oneof(typedText(120), made), typedText(30), (value, unit) => {
      for (const part of [power, askedPower, loss, hours, yCoordinate, fraction]) {
        expect(verdictOn(part, value, unit)).toMatch(/^[0-3] /)
      }
    }),
  )
})

it('a text made to be slow is marked in bounded time', () => {
  const pieces = [
    '1',
    '1 ',
    '1,',
    '1 000 ',
    '√',
    '(',
    '-',
    '1/',
    '=',
    'a ',
    '1x',
    '1 or ',
    '1:',
    '((1',
    '½',
    '1 a',
    'π',
    '2^',
  ]
  const before = process.cpuUsage().user
  for (const piece of pieces) verdictOn(power, piece.repeat(120).slice(0, 120))
  expect(process.cpuUsage().user - before).toBeLessThan(1_500_000)
})
