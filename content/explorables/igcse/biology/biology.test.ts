import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving as amylase } from './enzymes/temperature-and-ph'

it('amylase: highest at 37 °C and pH 7, nothing from 60 °C on', () => {
  everywhere(amylase, ({ temperature, ph }, read, readings) => {
    // sin² and cos⁴ of half the angle are the same hills without the cosine of the whole.
    const cold = Math.cos(((37 - temperature) / 51) * (Math.PI / 2)) ** 4
    const warm = 1 - Math.sin(((temperature - 37) / 23) * (Math.PI / 2)) ** 2
    const heat = temperature >= 60 ? 0 : temperature < 37 ? cold : warm
    const acid = 1 / Math.exp((ph - 7) ** 2 / 2.56)
    within(read('Rate'), 100 * heat * acid, 0.51)
    const lost = temperature > 48 || Math.abs(ph - 7) > 1.6 * Math.sqrt(Math.log(4))
    expect(readings['Shape of the active site']).toBe(lost ? 'most have lost it' : 'most have it')
  })
})
