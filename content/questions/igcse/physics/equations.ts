import { stated } from '@/lib/exams/authoring/marks'

/** "State the equation that links …": one mark each, in words or symbols and in any arrangement. */

const SPEED = ['speed', 'velocity', 'v', 's']
const DISTANCE = ['distance', 'displacement', 'd', 's', 'x']
const TIME = ['time', 'second', 't']
const MASS = ['mass', 'm']
const FORCE = ['force', 'weight', 'F', 'W']
const ENERGY = ['energy', 'energy transferred', 'work', 'work done', 'E', 'ΔE', 'W']
const POWER = ['power', 'watt', 'P']
const CURRENT = ['current', 'amp', 'ampere', 'I']
const VOLTAGE = ['voltage', 'potential difference', 'pd', 'volt', 'V']

export const SPEED_EQUATION = stated('speed = distance ÷ time (*v* = *s* ÷ *t*)', 'a = b/c', {
  a: SPEED,
  b: DISTANCE,
  c: TIME,
})

export const DENSITY_EQUATION = stated('density = mass ÷ volume (*ρ* = *m* ÷ *V*)', 'a = b/c', {
  a: ['density', 'ρ', 'p', 'd', 'rho'],
  b: MASS,
  c: ['volume', 'V'],
})

export const WEIGHT_EQUATION = stated(
  'gravitational field strength = weight ÷ mass (*g* = *W* ÷ *m*), or *W* = *mg*',
  'a = b*c',
  {
    a: FORCE,
    b: MASS,
    c: [
      'gravitational field strength',
      'field strength',
      'gravity',
      'acceleration of free fall',
      'acceleration due to gravity',
      'g',
      '9.8',
    ],
  },
)

export const MOMENT_EQUATION = stated('moment = force × perpendicular distance (from the pivot)', 'a = b*c', {
  a: ['moment', 'torque', 'M'],
  b: FORCE,
  c: ['distance', 'perpendicular distance', 'length', 'd', 'l', 'x'],
})

export const WORK_EQUATION = stated(
  'work done = force × distance (moved in the direction of the force)',
  'a = b*c',
  { a: ENERGY, b: FORCE, c: DISTANCE },
)

export const POWER_EQUATION = stated('power = energy transferred ÷ time (*P* = *E* ÷ *t*)', 'a = b/c', {
  a: POWER,
  b: ENERGY,
  c: TIME,
})

export const PRESSURE_EQUATION = stated('pressure = force ÷ area (*p* = *F* ÷ *A*)', 'a = b/c', {
  a: ['pressure', 'p'],
  b: FORCE,
  c: ['area', 'surface area', 'A'],
})

export const RESISTANCE_EQUATION = stated(
  'resistance = potential difference ÷ current (*R* = *V* ÷ *I*), in any arrangement',
  'a = b/c',
  { a: ['resistance', 'ohm', 'R'], b: VOLTAGE, c: CURRENT },
)

export const ELECTRICAL_POWER_EQUATION = stated(
  'power = current × potential difference (*P* = *IV*), in any arrangement',
  'a = b*c',
  { a: POWER, b: CURRENT, c: VOLTAGE },
)

export const ELECTRICAL_ENERGY_EQUATION = stated(
  'energy = current × potential difference × time (*E* = *IVt*), or power × time',
  'a = b*c*d',
  { a: ENERGY, b: CURRENT, c: VOLTAGE, d: TIME },
)
