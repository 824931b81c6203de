import { stated } from '@/lib/exams/authoring/marks'
import type { StatedEquation } from '@/lib/exams/marking/written/equation'

/** "State the equation that links …": one mark each, in words or symbols and in any arrangement. */

const SPEED = ['speed', 'velocity', 'v', 's']
const DISTANCE = ['distance', 'displacement', 'd', 's', 'x']
const TIME = ['time', 'second', 't']
const MASS = ['mass', 'm']
const FORCE = ['force', 'weight', 'F', 'W']
const ENERGY = ['energy', 'energy transferred', 'work', 'work done', 'E', 'ΔE', 'W']
const POWER = ['power', 'watt', 'P']
const CURRENT = ['current', 'amp', 'ampere', 'I']
const VOLTAGE = ['voltage', 'potential difference', 'pd', 'volt', 'emf', 'V']

const quotient = (a: readonly string[], b: readonly string[], c: readonly string[]): StatedEquation => ({
  key: 'a = b/c',
  names: { a, b, c },
})
const product = (a: readonly string[], b: readonly string[], c: readonly string[]): StatedEquation => ({
  key: 'a = b*c',
  names: { a, b, c },
})

export const SPEED_EQUATION = stated(
  'speed = distance ÷ time (*v* = *s* ÷ *t*)',
  quotient(SPEED, DISTANCE, TIME),
)

export const DENSITY_EQUATION = stated(
  'density = mass ÷ volume (*ρ* = *m* ÷ *V*)',
  quotient(['density', 'ρ', 'p', 'd', 'rho'], MASS, ['volume', 'V']),
)

export const WEIGHT_EQUATION = stated(
  'gravitational field strength = weight ÷ mass (*g* = *W* ÷ *m*), or *W* = *mg*',
  product(FORCE, MASS, [
    'gravitational field strength',
    'field strength',
    'gravity',
    'acceleration of free fall',
    'acceleration due to gravity',
    'g',
    '9.8',
  ]),
)

export const MOMENT_EQUATION = stated(
  'moment = force × perpendicular distance (from the pivot)',
  product(['moment', 'torque', 'M'], FORCE, ['distance', 'perpendicular distance', 'length', 'd', 'l', 'x']),
)

export const WORK_EQUATION = stated(
  'work done = force × distance (moved in the direction of the force)',
  product(ENERGY, FORCE, DISTANCE),
)

export const POWER_EQUATION = stated(
  'power = energy transferred ÷ time (*P* = *E* ÷ *t*)',
  quotient(POWER, ENERGY, TIME),
)

export const PRESSURE_EQUATION = stated(
  'pressure = force ÷ area (*p* = *F* ÷ *A*)',
  quotient(['pressure', 'p'], FORCE, ['area', 'surface area', 'A']),
)

export const WAVE_EQUATION = stated(
  'speed = frequency × wavelength (*v* = *f*λ), or rearranged',
  product(['speed', 'wave speed', 'velocity', 'v', 'c'], ['frequency', 'f'], ['wavelength', 'λ', 'lambda']),
)

export const RESISTANCE_EQUATION = stated(
  'resistance = potential difference ÷ current (*R* = *V* ÷ *I*), in any arrangement',
  quotient(['resistance', 'ohm', 'R'], VOLTAGE, CURRENT),
)

export const ELECTRICAL_POWER_EQUATION = stated(
  'power = current × potential difference (*P* = *IV*), in any arrangement',
  product(POWER, CURRENT, VOLTAGE),
)

export const ELECTRICAL_ENERGY_EQUATION = stated(
  'energy = current × potential difference × time (*E* = *IVt*), or power × time',
  { key: 'a = b*c*d', names: { a: ENERGY, b: CURRENT, c: VOLTAGE, d: TIME } },
  product(ENERGY, POWER, TIME),
)
