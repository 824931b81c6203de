import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './exponential-graph'

/** The height by repeated growth: in each step of 0.01 the distance from the level changes by the same factor. */
function heightAt(k: number, n: number, a: number, x: number): number {
  const step = (1 + n / 1e5 + (n / 1e5) ** 2 / 2) ** 1000
  return k * step ** (x * 100) + a
}

it('an exponential curve: intercepts and asymptote are those of growth by equal factors', () => {
  everywhere(moving, ({ k, n, a }, read, readings) => {
    const at = (x: number) => heightAt(k, n, a, x)
    within(read('Crosses the y-axis'), at(0), 0.006)
    if (k === 0 || n === 0) {
      expect(readings.Asymptote).toBe('none: a level line')
      return
    }
    within(read('Asymptote'), at(n > 0 ? -40 : 40), 0.001)
    const crossings: number[] = []
    for (let step = -5000; step < 5000; step += 1) {
      const [here, next] = [at(step / 1000), at((step + 1) / 1000)]
      if (here * next < 0 || here === 0) crossings.push(step / 1000)
    }
    if (crossings[0] === undefined) expect(readings['Crosses the x-axis']).toBe('at no single point')
    else within(read('Crosses the x-axis'), crossings[0], 0.007)
  })
})

it('an exponential curve: its equation has the values that are set', () => {
  everywhere(moving, ({ k, n, a }, _, readings) => {
    const equation = (readings.Equation ?? '').replaceAll('−', '-')
    const [, factor, power, rest] = /^y = (-?[\d.]*)e\^\((-?[\d.]*)x\)(.*)$/.exec(equation) ?? []
    if (factor === undefined) {
      expect(k === 0 || n === 0).toBe(true)
      within(Number(equation.slice(4)), k + a, 0.006)
      return
    }
    const value = (written = '') => (written === '' ? 1 : written === '-' ? -1 : Number(written))
    within(value(factor), k, 0.001)
    within(value(power), n, 0.001)
    within(rest ? Number(rest.replaceAll(' ', '')) : 0, a, 0.001)
  })
})
