import {
  DENSITY_EQUATION,
  ELECTRICAL_ENERGY_EQUATION,
  ELECTRICAL_POWER_EQUATION,
  MOMENT_EQUATION,
  POWER_EQUATION,
  PRESSURE_EQUATION,
  RESISTANCE_EQUATION,
  SPEED_EQUATION,
  WAVE_EQUATION,
  WEIGHT_EQUATION,
  WORK_EQUATION,
} from '@/content/questions/igcse/physics/equations'
import type { MarkPoint } from '@/lib/exams/question'
import { judgeEquation, type StatedEquation } from './equation'

/** As the equations of a subject are kept: see content/questions/igcse/physics/equations.ts. */
const equationOf = ({ states = [] }: MarkPoint): readonly StatedEquation[] => states
const SPEED = equationOf(SPEED_EQUATION)
const DENSITY = equationOf(DENSITY_EQUATION)
const WEIGHT = equationOf(WEIGHT_EQUATION)
const ENERGY = equationOf(ELECTRICAL_ENERGY_EQUATION)
const PRESSURE = equationOf(PRESSURE_EQUATION)
const POWER = equationOf(POWER_EQUATION)
const ELECTRICAL_POWER = equationOf(ELECTRICAL_POWER_EQUATION)
const RESISTANCE = equationOf(RESISTANCE_EQUATION)
const MOMENT = equationOf(MOMENT_EQUATION)
const WORK = equationOf(WORK_EQUATION)
const WAVE = equationOf(WAVE_EQUATION)

type Rows = readonly (readonly [readonly StatedEquation[], readonly string[]])[]

const EARNED: Rows = [
  [
    SPEED,
    [
      'speed = distance / time',
      'v = d/t',
      'speed is the distence divided by the time taken',
      'distance = speed × time',
      'Speed = distance travelled over time',
      'speed equals distance per unit time',
      's=d÷t',
      'd = vt',
      't = d / v',
      'divide distance by time',
      'distance divided by time',
      'To find the speed you divide the distance by the time',
      'speed = distance/time or distance = speed x time',
    ],
  ],
  [
    DENSITY,
    ['ρ = m/V', 'the densety is the mass per unit volume', 'd = m ÷ v', 'm = ρV', 'mass = density x volume'],
  ],
  [
    WEIGHT,
    [
      'W = mg',
      'weight = mass × gravitational field strength',
      'gravitational field strength is the wieght divided by the mass',
      'g = W/m',
      'W=m*g',
      'weight is mass times 9.8',
      'weight is the product of mass and gravity',
      'weight = mass x acceleration of free fall',
    ],
  ],
  [
    ENERGY,
    [
      'E = IVt',
      'energy = current x voltage x time',
      'E = I × V × t',
      'energy transferred = p.d. × current × time',
      'IVt = E',
      't = E / (IV)',
      'multiply current by voltage times time',
    ],
  ],
  [
    PRESSURE,
    [
      'p = F/A',
      'pressure = weight / area',
      'pressure (Pa) = force (N) ÷ area (m²)',
      'presure = force / area',
      'force = pressure × area',
      'F=pA',
      'A = F ÷ p',
      'force over area',
    ],
  ],
  [
    WAVE,
    [
      'speed = frequency × wavelength',
      'v = fλ',
      'v=f x λ',
      'wave speed is equal to the frequency times the wavelength',
      'wavelength = speed / frequency',
      'speed = freqency * wavelenght',
      'to get the speed you multiply the frequency by the wavelength',
      'f = v / λ',
      'v = f lambda',
      'c = λf',
    ],
  ],
  [
    RESISTANCE,
    [
      'resistance = p.d. ÷ current',
      'voltege divided by current',
      'potential difference = current × resistance',
      'voltage ÷ resistance',
    ],
  ],
]

const NOT_EARNED: Rows = [
  [
    WAVE,
    [
      'speed = distance / time',
      'speed = frequency / wavelength',
      'speed = wavelength ÷ frequency',
      'v = f − λ',
      'frequency and wavelength',
    ],
  ],
  [
    RESISTANCE,
    ['resistance = current ÷ p.d.', 'p.d. = current ÷ resistance', 'resistance, p.d. and current'],
  ],
  [ENERGY, ['E = I + V + t', 'power = energy × time']],
  [
    SPEED,
    [
      'speed = time / distance',
      'speed = distance × time',
      'speed is measured in m/s',
      'distance and time',
      'v = t/d',
      '',
      '?',
      'speed',
      't = d × v',
      'acceleration = speed / time',
    ],
  ],
  [DENSITY, ['density = volume / mass', 'mass and volume', 'density = mass × volume', 'm = d / v']],
  [WEIGHT, ['weight = mass / gravitational field strength', 'g = m/W', 'weight is a force', 'W = m + g']],
  [ENERGY, ['energy = current × voltage', 'E = IV', 'energy = power / time', 'E = V/I × t']],
  [
    POWER,
    [
      'power = energy × time',
      'power = time ÷ energy',
      'power, energy and time',
      'P = t/E',
      'the rate of doing work',
    ],
  ],
  [
    ELECTRICAL_POWER,
    ['power = voltage / current', 'power = current × resistance', 'current = power × voltage', 'P = I + V'],
  ],
  [
    RESISTANCE,
    ['resistance = current / voltage', 'R = V × I', 'current = voltage × resistance', 'V = R / I'],
  ],
  [
    MOMENT,
    [
      'moment = force / distance',
      'force = moment × distance',
      'moment, force and distance',
      'clockwise moment = anticlockwise moment',
    ],
  ],
  [WORK, ['work done = force ÷ distance', 'work done = force + distance', 'force = work × distance']],
  [PRESSURE, ['p = A/F', 'p = F × A', 'p = p', 'pressure is force', 'force = pressure ÷ area']],
]

const UNDECIDED: Rows = [
  [
    SPEED,
    [
      'speed = distance/time and speed = distance × time',
      'speed is not distance / time',
      'you get the speed when distance is divided and then time is taken over',
    ],
  ],
]

const rows = (list: Rows) =>
  list.flatMap(([equation, answers]) => answers.map(answer => [answer, equation] as const))

it.each(rows(EARNED))('%s states it', (answer, equation) => {
  const { verdict, spans } = judgeEquation(answer, equation)
  expect(verdict).toBe('earned')
  expect(spans.length).toBeGreaterThan(0)
})

it.each(rows(NOT_EARNED))('“%s” does not state it', (answer, equation) => {
  expect(judgeEquation(answer, equation).verdict).toBe('notEarned')
})

it.each(rows(UNDECIDED))('“%s” is for the student to decide', (answer, equation) => {
  expect(judgeEquation(answer, equation).verdict).toBe('undecided')
})

it('underlines the statement', () => {
  const answer = 'We know that p = F/A.'
  const [span] = judgeEquation(answer, PRESSURE).spans
  expect(answer.slice(span?.from, span?.to)).toBe('p = F/A')
})
