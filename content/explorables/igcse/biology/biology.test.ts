import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving as amylase } from './enzymes/temperature-and-ph'

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
