import { everywhere, numberIn, readingsAt, rootOf, within } from '@/lib/figures/explorable.testing'
import { moving as divider } from './electricity-and-magnetism/potential-divider'
import { moving as transformer } from './electricity-and-magnetism/transformer'
import { moving as coil } from './electricity-and-magnetism/turning-coil'
import { moving as beam } from './motion-forces-and-energy/balanced-beam'
import { moving as motion } from './motion-forces-and-energy/motion-graphs'
import { moving as collision } from './motion-forces-and-energy/trolleys-collide'
import { moving as dice } from './nuclear-physics/half-life-dice'
import { moving as orbit } from './space-physics/orbit'
import { moving as gas } from './thermal-physics/gas-piston'
import { moving as mirror } from './waves/plane-mirror'
import { moving as lens } from './waves/thin-lens'
import { moving as glass } from './waves/total-internal-reflection'
import { moving as wave } from './waves/wave-speed'

const radians = (degrees: number) => (degrees * Math.PI) / 180

it('a lens: the image is where two drawn rays cross', () => {
  everywhere(lens, ({ distance, focal }, read, readings) => {
    // Heights of the parallel ray and of the central ray behind the lens, for an object of height 1.
    const slopes = [-1 / focal, -1 / distance] as const
    if (slopes[0] === slopes[1]) {
      expect(readings['Image distance']).toContain('none')
      return
    }
    const crossing = -1 / (slopes[0] - slopes[1])
    within(read('Image distance'), Math.abs(crossing), 0.05)
    expect(readings['Image distance']).toContain(crossing > 0 ? 'far side' : 'same side')
    expect(readings.Image).toContain(crossing > 0 ? 'inverted, real' : 'upright, virtual')
    within(read('Image height'), Math.abs(slopes[1] * crossing), 0.005)
  })
})

it('a mirror: the ray takes the shortest way to the eye', () => {
  everywhere(mirror, ({ distance, eye }, read) => {
    // The eye is 30 cm from the mirror; the way is shortest where its length no longer falls.
    const turn = (at: number) => -(at / Math.hypot(at, distance) - (eye - at) / Math.hypot(eye - at, 30))
    const at = rootOf(turn, 0, eye)
    within(read('Angle of incidence'), (Math.atan2(at, distance) * 180) / Math.PI, 0.5)
    expect(read('Angle of reflection')).toBe(read('Angle of incidence'))
    expect(read('Object to image')).toBe(2 * read('Image behind mirror'))
  })
})

it('glass: the sines of the angles have the ratio of the index, and at the critical angle light grazes the side', () => {
  everywhere(glass, ({ incidence, index }, read, readings) => {
    const critical = rootOf(angle => 1 - index * Math.sin(radians(angle)), 0, 90)
    within(read('Critical angle'), critical, 0.05)
    if (incidence > critical) expect(readings['At the flat side']).toBe('total internal reflection')
    else
      expect(Math.sin(radians(read('Angle of refraction')))).toBeCloseTo(
        index * Math.sin(radians(incidence)),
        2,
      )
  })
})

it('a wave: it moves on by one wavelength in one period', () => {
  everywhere(wave, ({ speed, frequency }, read) => {
    within(read('Wavelength'), speed / frequency, 0.005)
    expect(read('Period') * frequency).toBeCloseTo(1, 1)
    expect(read('Speed = f × λ')).toBeCloseTo(speed, 5)
  })
})

it('a trolley: its speed and distance add up in small steps', () => {
  everywhere(motion, ({ first, acceleration, time }, read) => {
    const steps = 4000
    let [speed, distance] = [first, 0]
    for (let step = 0; step < steps; step += 1) {
      const next = Math.max(0, speed + (acceleration * time) / steps)
      distance += (((speed + next) / 2) * time) / steps
      speed = next
    }
    within(read('Speed'), speed, 0.06)
    within(read('Distance: shaded area'), distance, 0.06)
  })
})

it('a beam: it is balanced where the forces would do no work in a small turn', () => {
  everywhere(beam, ({ leftForce, leftAt, rightForce, rightAt }, _, readings) => {
    const work = leftForce * Math.sin(0.001) * leftAt - rightForce * Math.sin(0.001) * rightAt
    const state =
      Math.abs(work) < 1e-9 ? 'balanced' : work > 0 ? 'left side goes down' : 'right side goes down'
    expect(readings.Beam).toBe(state)
  })
})

it('a collision: each trolley gains the momentum that the other loses', () => {
  everywhere(collision, ({ leftMass, leftSpeed, rightMass, rightSpeed, time }, read, readings) => {
    const together = rootOf(v => leftMass * (leftSpeed - v) - rightMass * (v - rightSpeed), -2, 2)
    const shown = /at (−?)(\S+) m\/s/.exec(readings['After: joined'] ?? '')
    if (time >= 2) expect(Number(shown?.[2]) * (shown?.[1] ? -1 : 1)).toBeCloseTo(together, 1)
    else expect(shown).toBeNull()
    expect(read('Momentum of the left') + read('Momentum of the right')).toBeCloseTo(read('Total before'), 5)
  })
})

it('a circuit: with its current the two p.d.s use up that of the battery', () => {
  everywhere(divider, ({ volts, ohms }, read) => {
    const current = rootOf(amperes => volts - amperes * 10 - amperes * ohms, 0, 2)
    within(read('Current'), current, 0.005)
    within(read('p.d. across 10 Ω') + read('p.d. across variable'), volts, 0.01)
    within(read('p.d. across variable'), current * ohms, 0.005)
  })
})

it('a transformer: each turn has the same p.d., and power in is power out', () => {
  everywhere(transformer, ({ primary, secondary, volts }, read) => {
    expect(read('Secondary p.d.') / secondary).toBeCloseTo(volts / primary, 3)
    expect(Math.abs(read('Primary current') * volts - read('Power, each side'))).toBeLessThan(0.1)
    expect(
      Math.abs(read('Secondary current') * read('Secondary p.d.') - read('Power, each side')),
    ).toBeLessThan(0.8)
  })
})

it('a coil: its e.m.f. is the rate at which the flux through it changes', () => {
  everywhere(coil, ({ rate, time }, read) => {
    const flux = (at: number) => (2 / (2 * Math.PI)) * Math.sin(2 * Math.PI * rate * at)
    expect(read('e.m.f. now')).toBeCloseTo((flux(time + 1e-5) - flux(time - 1e-5)) / 2e-5, 0)
    expect(Math.abs(read('e.m.f. now'))).toBeLessThanOrEqual(read('Greatest e.m.f.'))
    expect(read('Period') * rate).toBeCloseTo(1, 1)
  })
})

it('dice: as many are drawn whole as are counted, and half are left after a half-life', () => {
  everywhere(dice, (values, read) => {
    const whole = dice.draw(values).match(/<rect class="l w"/g)?.length ?? 0
    expect(read('Undecayed')).toBe(whole)
    expect(read('Decayed')).toBe(100 - whole)
    expect((1 - values.faces / 6) ** read('Half-life')).toBeCloseTo(0.5, 1)
  })
  const runs = Array.from({ length: 12 }, (_, at) =>
    numberIn(readingsAt(dice, { throws: 4, run: at + 1 }).Undecayed),
  )
  expect(new Set(runs).size).toBeGreaterThan(5)
  const mean = runs.reduce((sum, each) => sum + each, 0) / runs.length
  expect(Math.abs(mean - 100 * (5 / 6) ** 4)).toBeLessThan(4)
})

it('a gas: pressure times volume over absolute temperature never changes', () => {
  everywhere(gas, ({ volume, celsius }, read) => {
    expect(read('Temperature')).toBe(celsius + 273)
    expect(((read('p × V') / read('Temperature')) * 300) / 5000).toBeCloseTo(1, 2)
    expect(Math.abs(read('Pressure') * volume - read('p × V'))).toBeLessThan(0.51 * volume)
  })
})

it('an orbit: the pull of the Sun bends the way into the circle', () => {
  const SUN_M3_S2 = 1.327e20
  everywhere(orbit, ({ radius }, read) => {
    const metres = radius * 1e9
    const speed = Math.sqrt(SUN_M3_S2 / metres)
    expect(Math.abs(read('Orbital speed') / (speed / 1000) - 1)).toBeLessThan(0.01)
    expect(Math.abs((read('Orbital period') * 86_400 * speed) / (2 * Math.PI * metres) - 1)).toBeLessThan(
      0.01,
    )
  })
})
