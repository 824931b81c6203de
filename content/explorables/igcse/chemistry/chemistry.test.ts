import { everywhere, numberIn, readingsAt, rootOf, within } from '@/lib/figures/explorable.testing'
import { moving as halogens } from './chemical-energetics/hydrogen-and-a-halogen'
import { moving as carbonate } from './chemical-reactions/rate-of-a-reaction'
import { moving as ammonia } from './chemical-reactions/yield-of-ammonia'
import { moving as electrolysis } from './electrochemistry/products-of-electrolysis'
import { moving as series } from './organic-chemistry/homologous-series'
import { moving as heating } from './states-of-matter/heating-a-solid'
import { moving as magnesium } from './stoichiometry/limiting-reactant'

it('heating: what the heater gave, less what the changes of state took', () => {
  const points = [
    [0, 100],
    [17, 118],
    [-7, 59],
  ] as const
  everywhere(heating, ({ time, substance }, read, readings) => {
    const [melts, boils] = points[substance] ?? points[0]
    const passed = (start: number, minutes: number) => Math.min(minutes, Math.max(0, time - start))
    const begins = { melting: (melts + 40) / 30, boiling: (boils + 40) / 30 + 2 }
    const lost = passed(begins.melting, 2) + passed(begins.boiling, 3)
    within(read('Temperature'), 30 * (time - lost) - 40, 0.51)
    const state = readings.State ?? ''
    if (time > begins.boiling + 3.001) expect(state).toBe('gas')
    if (time < begins.melting - 0.001) expect(state).toBe('solid')
    expect(readings['The energy of the heater']).toBe(
      state.includes(' and ') ? 'overcomes attractive forces' : 'makes particles move faster',
    )
  })
})

it('magnesium: hydrogen by the mass that can react', () => {
  everywhere(magnesium, ({ mass, volume }, read, readings) => {
    // 24 g of magnesium and 2000 cm³ of acid of 1 mol/dm³ give 24 dm³.
    const both = [mass * 1000, volume * 12]
    within(read('Hydrogen at r.t.p.'), Math.min(...both), 0.51)
    const named = readings['Limiting reactant']
    if ((both[0] ?? 0) < (both[1] ?? 0) - 0.01) expect(named).toBe('magnesium')
    if ((both[1] ?? 0) < (both[0] ?? 0) - 0.01) expect(named).toBe('hydrochloric acid')
    within(read('Magnesium at the start'), mass / 24, 0.0006)
    within(read('HCl at the start'), volume / 1000, 0.0006)
  })
})

it('electrolysis: charges of what is formed add up to the electrons that passed', () => {
  const charges: Record<string, number> = {
    lead: 2,
    copper: 2,
    hydrogen: 2,
    oxygen: 4,
    chlorine: 2,
    bromine: 2,
  }
  const products = [
    ['lead', 'bromine'],
    ['hydrogen', 'chlorine'],
    ['hydrogen', 'oxygen'],
    ['copper', 'oxygen'],
    ['copper', 'copper'],
  ]
  everywhere(electrolysis, ({ electrolyte, electrons }, read, readings) => {
    for (const [at, place] of ['At the cathode', 'At the anode'].entries()) {
      const product = products[electrolyte]?.[at] ?? ''
      expect(readings[place]).toContain(product)
      expect(read(place) * (charges[product] ?? 0)).toBe(electrons)
    }
    expect(readings['At the anode']?.endsWith('lost as ions')).toBe(electrolyte === 4)
  })
})

it('halogens: Hess, from twice the enthalpy of formation', () => {
  // Of HX(g) from gases, in kJ/mol: −271, −92, −52 and, from iodine as a gas, −5.
  const formed = [-271, -92, -52, -5]
  everywhere(halogens, ({ step, halogen }, read, readings) => {
    const told = readings['Change of the whole reaction']
    if (step < 4) expect(told).toBe('not all bonds are made yet')
    else within(read('Change of the whole reaction'), 2 * (formed[halogen] ?? 0), 3)
    if (step < 3) expect(read('Given out by making bonds')).toBe(0)
    if (step > 0) expect(read('Taken in to break bonds')).toBeGreaterThanOrEqual(436)
  })
})

it('carbonate: the gas is made in small steps, each a share of what is left', () => {
  const factors = [1, 2, 6]
  everywhere(carbonate, ({ concentration, temperature, size, time }, read) => {
    // 0.01 dm³ of acid; two moles of it for 24 dm³ of gas.
    const all = (0.01 * concentration * 24000) / 2
    within(read('Gas in the end'), all, 0.51)
    let share = 0.01 * (factors[size] ?? 0)
    for (let warmer = 20; warmer < temperature; warmer += 10) share *= 2
    within(read('Rate at the beginning'), all * share, 0.0051)
    let [left, steps] = [all, 20_000]
    for (let at = 0; at < steps; at += 1) left *= 1 - (share * time) / steps
    within(read('Gas so far'), all - left, 0.6)
  })
})

it('ammonia: the yield by bisection of the law of equilibrium, near what was measured', () => {
  everywhere(ammonia, ({ temperature, pressure }, read, readings) => {
    const kelvin = temperature + 273
    const power =
      2250.322 / kelvin -
      0.8534 -
      1.51049 * (Math.log(kelvin) / Math.LN10) -
      0.000258987 * kelvin +
      1.48961e-7 * kelvin * kelvin
    // Partial pressures of the three, with so much ammonia.
    const wanted = rootOf(
      y =>
        10 ** (power + 0.00039087 * pressure) -
        (y * pressure) / Math.sqrt(((1 - y) / 4) * pressure * (0.75 * (1 - y) * pressure) ** 3),
      1e-6,
      1 - 1e-6,
    )
    within(read('Ammonia at equilibrium'), 100 * wanted, 0.51)
    expect(readings['Equilibrium is reached']).toBe(
      temperature === 450
        ? 'as in the Haber process'
        : `${temperature > 450 ? 'faster' : 'more slowly'} than in the Haber process`,
    )
  })
})

it.each([
  [350, 50, 25],
  [350, 100, 37],
  [350, 300, 59],
  [450, 50, 9],
  [450, 100, 16],
  [450, 300, 36],
  [550, 50, 3.5],
  [550, 300, 19],
])('ammonia at %i °C and %i atm: %d %% by Larson’s experiments', (temperature, pressure, measured) => {
  const readings = readingsAt(ammonia, { temperature, pressure })
  within(numberIn(readings['Ammonia at equilibrium']), measured, 1)
})

it('series: masses by the step of CH₂, formulas with the group at their end', () => {
  const first = [16, 28, 32, 46]
  const ends = [/^C.*H/, /^C.H/, /OH$/, /COOH$/]
  const kept: Record<number, number[]> = {}
  everywhere(series, ({ series: at, member }, read, readings) => {
    expect(read('Relative molecular mass')).toBe((first[at] ?? 0) + 14 * (member - 1))
    expect(readings.Formula).toMatch(ends[at] ?? /^$/)
    // Boiling points rise along each series.
    kept[at] ??= []
    kept[at][member] = read('Boiling point')
  })
  for (const points of Object.values(kept)) {
    const met = points.filter(each => each !== undefined)
    expect(met).toEqual(met.toSorted((one, other) => one - other))
  }
})
