import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving as accommodation } from './coordination-and-response/near-and-far'
import { moving as amylase } from './enzymes/temperature-and-ph'
import { moving as breathing } from './gas-exchange-in-humans/breathing'
import { moving as cross } from './inheritance/monohybrid-cross'
import { moving as tissue } from './movement-into-and-out-of-cells/tissue-in-solution'
import { moving as yeast } from './organisms-and-their-environment/population-growth'
import { moving as leaf } from './plant-nutrition/what-limits-the-rate'
import { moving as cycle } from './reproduction/menstrual-cycle'
import { moving as potometer } from './transport-in-plants/transpiration-rate'

it('amylase: highest at 37 °C and pH 7, nothing from 60 °C on', () => {
  everywhere(amylase, ({ temperature, ph }, read, readings) => {
    // Halves of the highest, by the conjugate of the root; sin² of half the angle is the same fall as the cosine of the whole.
    const cold = 1 / 2 ** ((37 - temperature) ** 2 / (80 + Math.sqrt(6400 + (370 - 10 * temperature) ** 2)))
    const warm = 1 - Math.sin(((temperature - 37) / 23) * (Math.PI / 2)) ** 2
    const heat = temperature >= 60 ? 0 : temperature < 37 ? cold : warm
    const acid = 1 / Math.exp((ph - 7) ** 2 / 2.56)
    within(read('Rate'), 100 * heat * acid, 0.51)
    const lost = temperature > 48 || Math.abs(ph - 7) > 1.6 * Math.sqrt(Math.log(4))
    expect(readings['Shape of the active site']).toBe(lost ? 'most have lost it' : 'most have it')
  })
})

it('tissue: the gain falls by the same factor for each step of concentration, and is 0 where the cells are alike', () => {
  const levels = [0.3, 0.45, 0.55]
  const gains = [20, 24, 26]
  everywhere(tissue, ({ concentration, tissue: at }, read, readings) => {
    const level = levels[at] ?? 0
    // Steps of 0.05 from pure water, each a tenth of the way in e.
    let above = 1
    for (let step = 0; step < Math.round(concentration / 0.05); step += 1) above *= Math.exp(-0.1)
    let atLevel = 1
    for (let step = 0; step < Math.round(level / 0.05); step += 1) atLevel *= Math.exp(-0.1)
    const change = ((above - atLevel) / (1 - atLevel)) * (gains[at] ?? 0)
    const signed = read('Change in mass')
    within(signed, change, 0.051)
    const water =
      concentration === level
        ? 'no net movement'
        : concentration < level
          ? 'into the cells'
          : 'out of the cells'
    expect(readings['Net movement of water']).toBe(water)
  })
})

it('photosynthesis: only more of the limiting factor raises the rate', () => {
  everywhere(leaf, ({ light, carbonDioxide, temperature }, read, readings) => {
    const cold = 1 / 2 ** ((33 - temperature) ** 2 / (80 + Math.sqrt(6400 + (330 - 10 * temperature) ** 2)))
    const warm = 1 - Math.sin(((temperature - 33) / 15) * (Math.PI / 2)) ** 2
    const heat = temperature >= 48 ? 0 : 100 * (temperature < 33 ? cold : warm)
    const [least] = [light, carbonDioxide * 625, heat].sort((one, other) => one - other)
    within(read('Rate'), least ?? Number.NaN, 0.51)
    const named = readings['Limiting factor'] ?? ''
    if (light - (least ?? 0) > 1) expect(named).not.toContain('light')
    if (carbonDioxide * 625 - (least ?? 0) > 1) expect(named).not.toContain('carbon dioxide')
    if (heat - (least ?? 0) > 1) expect(named).not.toContain('temperature')
    expect(named).not.toBe('')
  })
})

it('transpiration: as the pressure of vapour by Magnus and Alduchov has it', () => {
  everywhere(potometer, ({ temperature, humidity, wind }, read) => {
    // Alduchov and Eskridge 1996; within a hundredth of Tetens.
    const saturated = 0.61094 * Math.exp((17.625 * temperature) / (temperature + 243.04))
    const rate = 3 * saturated * (1 - humidity / 100) * (1.5 - 1 / (wind + 1))
    within(read('Speed of the bubble'), rate, 0.05 + rate / 100)
    within(read('Distance in 5 minutes'), 5 * rate, 0.5 + rate / 20)
  })
})

it('breathing: air flows in while the volume rises, and pressure is then lower than outside', () => {
  const tidal = [0.5, 1.2, 2]
  const perMinute = [12, 20, 30]
  everywhere(breathing, ({ time, activity }, read, readings) => {
    const [depth, rate] = [tidal[activity] ?? 0, perMinute[activity] ?? 0]
    // sin² of half the phase, and its slope by a small step.
    const volume = (at: number) => 2.4 + depth * Math.sin((Math.PI * rate * at) / 60) ** 2
    within(read('Air in the lungs'), volume(time), 0.006)
    expect(read('Breaths per minute')).toBe(rate)
    within(read('Air breathed in per minute'), rate * depth, 0.05)
    const slope = (volume(time + 1e-4) - volume(time - 1e-4)) / 2e-4
    const pressure = readings['Pressure in the lungs']
    if (slope > 0.5) expect(pressure).toBe('lower than outside')
    if (slope < -0.5) expect(pressure).toBe('higher than outside')
    const muscles = readings['Diaphragm and external intercostal muscles']
    if (pressure === 'lower than outside') expect(muscles).toBe('contract')
    if (pressure === 'higher than outside') expect(muscles).toBe('relax')
  })
})

it('accommodation: the nearer, the thicker the lens; ligaments slacken as muscles contract', () => {
  everywhere(accommodation, ({ distance }, read, readings) => {
    // 1/u in dioptres, a tenth of a millimetre for each beyond 3.6 mm.
    within(read('Thickness of the lens'), 3.6 + 10 / distance, 0.006)
    const ligaments = { relaxed: 'tight', 'slightly contracted': 'less tight', contracted: 'slack' }
    expect(readings['Suspensory ligaments']).toBe(ligaments[readings['Ciliary muscles'] as 'relaxed'])
    if (distance === 600) expect(readings['Ciliary muscles']).toBe('relaxed')
    if (distance <= 20) expect(readings['Ciliary muscles']).toBe('contracted')
  })
})

it('a population: the equation of growth in small steps gives the same numbers', () => {
  everywhere(yeast, ({ time, start, food }, read, readings) => {
    let cells = start
    const step = 0.005
    for (let at = 4; at < Math.min(time, 36) - 1e-9; at += step) {
      const growth = (n: number) => 0.5 * n * (1 - n / (100 * food))
      cells += step * growth(cells + (step / 2) * growth(cells))
    }
    for (let hour = 36; hour < time; hour += 1) cells *= Math.exp(-0.12)
    within(read('Cells'), cells, 0.6 + cells / 1000)
    if (time < 4) expect(readings.Phase).toBe('lag')
    if (time > 36) expect(readings.Phase).toBe('death')
    if (time === 36) expect(readings.Phase).toBe('stationary')
  })
})

it('a cross: the squares by counting pairs of gametes, and the plants near what is expected', () => {
  const genotypes = ['TT', 'Tt', 'tt']
  const shares: number[] = []
  everywhere(cross, ({ one, other }, read, readings) => {
    const pairs = [...(genotypes[one] ?? '')].flatMap(a => [...(genotypes[other] ?? '')].map(b => a + b))
    const short = pairs.filter(pair => pair === 'tt').length / 4
    expect(read('Chance of a short plant')).toBe(100 * short)
    const grown =
      /(\d+) tall, (\d+) short/
        .exec(readings.Grown ?? '')
        ?.slice(1)
        .map(Number) ?? []
    expect((grown[0] ?? 0) + (grown[1] ?? 0)).toBe(80)
    // Four standard deviations of a binomial of 80.
    within((grown[1] ?? 0) / 80, short, 4 * Math.sqrt((short * (1 - short)) / 80))
    shares.push((grown[1] ?? 0) / 80 - short)
    const expected = readings['Phenotypes expected']
    expect(expected).toBe(
      { 0: 'all tall', 0.25: '3 tall : 1 short', 0.5: '1 tall : 1 short', 1: 'all short' }[short],
    )
  })
  within(shares.reduce((sum, each) => sum + each, 0) / shares.length, 0, 0.02)
})

it('the cycle: LH highest just before ovulation, the lining thinnest after menstruation and kept by progesterone', () => {
  const seen: Record<number, Record<string, string>> = {}
  everywhere(cycle, ({ day }, _read, readings) => {
    seen[day] = readings
  })
  expect(seen[1]).toMatchObject({ Event: 'menstruation', 'Lining of the uterus': 'thick, becoming thinner' })
  for (const [day, at] of Object.entries(seen)) {
    const n = Number(day)
    if (n >= 6 && n < 14) expect(at['Lining of the uterus']).toContain('growing')
    if (n >= 18 && n <= 22) expect(at.progesterone).toContain('high')
    if (n < 14) expect(at.progesterone).toContain('low')
    if (n !== 13 && n !== 14) expect(at.LH).not.toContain('high')
  }
  expect(seen[14]?.Event ?? 'ovulation').toBe('ovulation')
})
