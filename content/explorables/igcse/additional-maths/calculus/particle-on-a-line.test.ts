import { everywhere, within } from '@/lib/figures/explorable.testing'
import { moving } from './particle-on-a-line'

const expanded = (t: number) => t ** 3 - 6 * t ** 2 + 9 * t
const h = 1e-4

it('the displacement is where the expanded cubic says', () => {
  everywhere(moving, ({ t }, read) => {
    within(read('Time'), t, 0.006)
    within(read('Displacement'), expanded(t), 0.006)
  })
})

it('velocity and acceleration are the first and second differences of the displacement', () => {
  everywhere(moving, ({ t }, read) => {
    within(read('Velocity'), (expanded(t + h) - expanded(t - h)) / (2 * h), 0.006)
    within(read('Acceleration'), (expanded(t + h) - 2 * expanded(t) + expanded(t - h)) / h ** 2, 0.01)
  })
})

it('the words say where the particle goes in the next moment, and whether its speed grows', () => {
  everywhere(moving, ({ t }, _, readings) => {
    const said = readings['The particle is'] ?? ''
    const step = (from: number) => expanded(from + h) - expanded(from)
    const change = Math.abs(step(t + h)) - Math.abs(step(t - 2 * h))
    if (Math.abs(t - 1) < 0.01 || Math.abs(t - 3) < 0.01) expect(said).toContain('at rest')
    else {
      expect(said).toContain(step(t) > 0 ? 'positive' : 'negative')
      if (Math.abs(t - 2) < 0.01) expect(said).toContain('not changing')
      else expect(said).toContain(change > 0 ? 'speeding up' : 'slowing down')
    }
  })
})
