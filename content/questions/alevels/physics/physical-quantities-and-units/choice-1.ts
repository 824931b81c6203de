import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { plain, quantity, standardForm, unitText } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const rad = (degrees: number) => (degrees * Math.PI) / 180

// 1.1 Physical quantities

const ESTIMATES: readonly [what: string, value: number, unit: string][] = [
  ['the mass of an adult', 70, 'kg'],
  ['the mass of an apple', 0.1, 'kg'],
  ['the mass of a family car', 1000, 'kg'],
  ['the speed of sound in air', 300, 'm s^-1'],
  ['the walking speed of an adult', 1, 'm s^-1'],
  ['the wavelength of green light', 5e-7, 'm'],
  ['the density of air at room temperature', 1, 'kg m^-3'],
  ['the density of steel', 8000, 'kg m^-3'],
  ['atmospheric pressure', 1e5, 'Pa'],
  ['the power of an electric kettle', 2000, 'W'],
  ['the weight of an apple', 1, 'N'],
]

const estimate = template({
  name: 'reasonable-estimate',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ about: random.pick(ESTIMATES), from: random.int(0, 3) }),
  make: ({ about: [what, value, unit], from }) => {
    const print = (power: number) => `${standardForm(value * 10 ** power, 1)}\u00a0${unitText(unit)}`
    const powers = [-3, -2, -1, 0].map(each => each + from)
    const wrong = (power: number): Wrong => [
      print(power),
      `You chose a value that is ${plain(10 ** Math.abs(power))} times too ${power > 0 ? 'large' : 'small'}: compare it with values that you know.`,
    ]
    return choice({
      stem: 'Everyday quantities can be estimated.',
      prompt: `What is a reasonable estimate of ${what}?`,
      subtopic: '1.1',
      objective: 'AO1',
      options: inThisOrder(powers.map(power => (power === 0 ? print(0) : wrong(power)))),
      solution: `A reasonable value is ${print(0)}. The other values differ from it by a factor of at least 10.`,
    })
  },
})

const power = template({
  name: 'power-from-estimates',
  subtopic: '1.1',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const height = random.int(6, 15)
    const time = random.int(10, 24)
    const speed = height / time
    if (speed < 0.55 || speed > 0.9) return null
    const where = random.pick(['up the stairs of a tower', 'up a ladder', 'up the stairs of a building'])
    return { height, time, where }
  },
  make: ({ height, time, where }) => {
    const right = (70 * 9.8 * height) / time
    return choice({
      stem: `An adult climbs ${where} through a height of ${quantity(height, 'm')} in ${quantity(time, 's')}.`,
      prompt: 'Which value is the best estimate of the useful power of the adult?',
      subtopic: '1.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'W',
        sigFigs: 1,
        wrong: [
          [right / 9.8, 'You left out *g*: you used the mass in place of the weight.'],
          [right * time, 'You found the energy and did not divide it by the time.'],
          [right * time * time, 'You multiplied the energy by the time.'],
        ],
      }),
      solution: `The mass of an adult is about 70 kg. Power = *mgh* ÷ *t* = 70 × 9.8 × ${height} ÷ ${time}, which is about ${quantity(right, 'W', 1)}.`,
    })
  },
  verify: ({ height, time }) => 70 * (height / time) * 9.8,
})

// 1.2 SI units

const DERIVED: readonly [quantity: string, units: string][] = [
  ['force', 'kg m s^-2'],
  ['pressure', 'kg m^-1 s^-2'],
  ['energy', 'kg m^2 s^-2'],
  ['power', 'kg m^2 s^-3'],
  ['momentum', 'kg m s^-1'],
  ['density', 'kg m^-3'],
]

const baseUnits = template({
  name: 'base-units-of-a-quantity',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ four: random.sample(DERIVED, 4) }),
  make: ({ four }) => {
    const [[what, units] = ['', ''], ...others] = four
    return choice({
      stem: 'The unit of a derived quantity can be expressed in SI base units.',
      prompt: `What are the SI base units of ${what}?`,
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(
        unitText(units),
        others.map(([other, its]): Wrong => [unitText(its), `You gave the base units of ${other}.`]),
      ),
      solution: `Start from a defining equation and replace each quantity by its base units: mass kg, length m, time s. For ${what} the result is ${unitText(units)}.`,
    })
  },
})

/** Powers of kg, m and s. */
type Dimensions = readonly [number, number, number]
type Equation = {
  about: string
  left: Dimensions
  factors: readonly Dimensions[]
  /** The powers of the factors in each equation; the first is the right one. */
  equations: readonly [text: string, powers: readonly number[]][]
}
const EQUATIONS: readonly Equation[] = [
  {
    about: '*p* is a pressure, *ρ* a density and *v* a speed',
    left: [1, -1, -2],
    factors: [
      [1, -3, 0],
      [0, 1, -1],
    ],
    equations: [
      ['$p=\\frac{1}{2}\\rho v^2$', [1, 2]],
      ['$p=\\frac{1}{2}\\rho v$', [1, 1]],
      ['$p=\\frac{1}{2}\\rho^2 v$', [2, 1]],
      ['$p=\\frac{v^2}{2\\rho}$', [-1, 2]],
    ],
  },
  {
    about: '*T* is a time, *l* a length and *g* an acceleration',
    left: [0, 0, 1],
    factors: [
      [0, 1, 0],
      [0, 1, -2],
    ],
    equations: [
      ['$T=2\\pi\\sqrt{\\frac{l}{g}}$', [0.5, -0.5]],
      ['$T=2\\pi\\sqrt{\\frac{g}{l}}$', [-0.5, 0.5]],
      ['$T=2\\pi\\frac{l}{g}$', [1, -1]],
      ['$T=2\\pi\\sqrt{lg}$', [0.5, 0.5]],
    ],
  },
  {
    about: '*F* is a force, *m* a mass, *v* a speed and *r* a length',
    left: [1, 1, -2],
    factors: [
      [1, 0, 0],
      [0, 1, -1],
      [0, 1, 0],
    ],
    equations: [
      ['$F=\\frac{mv^2}{r}$', [1, 2, -1]],
      ['$F=\\frac{mv}{r}$', [1, 1, -1]],
      ['$F=mv^2r$', [1, 2, 1]],
      ['$F=\\frac{mv^2}{r^2}$', [1, 2, -2]],
    ],
  },
  {
    about: '*v* is a speed, *F* a force and *μ* a mass per unit length',
    left: [0, 1, -1],
    factors: [
      [1, 1, -2],
      [1, -1, 0],
    ],
    equations: [
      ['$v=\\sqrt{\\frac{F}{\\mu}}$', [0.5, -0.5]],
      ['$v=\\frac{F}{\\mu}$', [1, -1]],
      ['$v=\\sqrt{F\\mu}$', [0.5, 0.5]],
      ['$v=\\sqrt{\\frac{\\mu}{F}}$', [-0.5, 0.5]],
    ],
  },
  {
    about: '*F* is a force, *ρ* a density, *A* an area and *v* a speed',
    left: [1, 1, -2],
    factors: [
      [1, -3, 0],
      [0, 2, 0],
      [0, 1, -1],
    ],
    equations: [
      ['$F=\\frac{1}{4}\\rho Av^2$', [1, 1, 2]],
      ['$F=\\frac{1}{4}\\rho Av$', [1, 1, 1]],
      ['$F=\\frac{1}{4}\\rho A^2v$', [1, 2, 1]],
      ['$F=\\frac{\\rho v^2}{4A}$', [1, -1, 2]],
    ],
  },
]
const dimensionsOf = (factors: readonly Dimensions[], powers: readonly number[]) =>
  [0, 1, 2].map(at => factors.reduce((sum, each, which) => sum + (each[at] ?? 0) * (powers[which] ?? 0), 0))
const inBaseUnits = (powers: readonly number[]) =>
  powers
    .map((each, at) => (each === 0 ? '' : `${['kg', 'm', 's'][at]}${each === 1 ? '' : `^${each}`}`))
    .filter(Boolean)
    .join(' ')

const homogeneous = template({
  name: 'homogeneous-equation',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ equation: random.pick(EQUATIONS) }),
  make: ({ equation: { about, left, factors, equations } }) => {
    const [[right] = [''], ...others] = equations
    const unitsOf = (powers: readonly number[]) => unitText(inBaseUnits(dimensionsOf(factors, powers)))
    return choice({
      stem: `In the equations, ${about}. Numbers have no unit.`,
      prompt: 'Which equation is homogeneous?',
      subtopic: '1.2',
      objective: 'AO2',
      options: statements(
        right,
        others.map(
          ([text, powers]): Wrong => [
            text,
            `You did not compare the base units: the right-hand side has ${unitsOf(powers)}.`,
          ],
        ),
      ),
      solution: `The left-hand side has the base units ${unitText(inBaseUnits(left))}. Replace each quantity on the right by its base units: only ${right} gives the same.`,
    })
  },
  verify: ({ equation: { left, factors, equations } }) => {
    const same = equations.filter(([, powers]) =>
      left.every((each, at) => {
        let sum = 0
        for (const [which, factor] of factors.entries()) sum += (factor[at] ?? 0) * (powers[which] ?? 0)
        return sum === each
      }),
    )
    return same.length === 1 ? (same[0]?.[0] ?? '') : `${same.length} homogeneous equations`
  },
})

const area = template({
  name: 'converting-an-area-or-volume',
  subtopic: '1.2',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [prefix, factor, power, things] = random.pick([
      ['m', 3, 2, ['wire', 'thin rod', 'nail']],
      ['m', 3, 3, ['bead', 'crystal', 'drop of water']],
      ['c', 2, 2, ['metal bar', 'metal strip', 'thick rod']],
      ['c', 2, 3, ['glass marble', 'pebble', 'sample of metal']],
    ] as const)
    return { prefix, factor, power, size: random.step(1.2, 9.6, 0.1), what: random.pick(things) }
  },
  make: ({ prefix, factor, power, size, what }) => {
    const [measure, unit] = power === 2 ? ['cross-sectional area', 'm^2'] : ['volume', 'm^3']
    return choice({
      stem: `The ${measure} of a ${what} is ${quantity(size, `${prefix}${unit}`)}.`,
      prompt: `What is this ${measure} in ${unitText(unit)}?`,
      subtopic: '1.2',
      objective: 'AO2',
      options: numbers({
        right: size * 10 ** (-factor * power),
        unit,
        sigFigs: 2,
        wrong: [
          [size * 10 ** -factor, 'You used the factor for a length.'],
          power === 2
            ? [size * 10 ** (-factor * 3), 'You used the factor for a volume.']
            : [size * 10 ** (-factor * 2), 'You used the factor for an area.'],
          [size * 10 ** (factor * power), 'You multiplied by the power of ten, but had to divide by it.'],
        ],
      }),
      solution: `1 ${prefix}m = 10^{−${factor}} m, so 1 ${unitText(`${prefix}${unit}`)} = (10^{−${factor}})^{${power}} ${unitText(unit)} = 10^{−${factor * power}} ${unitText(unit)}. The ${measure} is ${quantity(size * 10 ** (-factor * power), unit, 2)}.`,
    })
  },
  verify: ({ factor, power, size }) => {
    let value = size
    for (let time = 0; time < power; time += 1) value /= 10 ** factor
    return value
  },
})

// 1.3 Errors and uncertainties

const SYSTEMATIC = [
  'a micrometer that does not read zero when it is closed',
  'a stop-watch that runs slow',
  'an ammeter whose pointer is not at zero when there is no current',
  'a ruler whose end has been worn away, used from its end',
  'a balance that was calibrated wrongly',
]
const RANDOM = [
  'differences in the reaction time of a student from one timing to the next',
  'fluctuations of the last digit of a voltmeter',
  'a scale read from slightly different angles each time',
  'small draughts that disturb the reading of a sensitive balance',
]

const errors = template({
  name: 'systematic-or-random',
  subtopic: '1.3',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const systematic = random.chance(0.5)
    const [right, wrong] = systematic ? [SYSTEMATIC, RANDOM] : [RANDOM, SYSTEMATIC]
    return { systematic, right: random.pick(right), wrong: random.sample(wrong, 3) }
  },
  make: ({ systematic, right, wrong }) =>
    choice({
      stem: 'Readings are affected by systematic errors and by random errors.',
      prompt: `Which is a source of a **${systematic ? 'systematic' : 'random'}** error?`,
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map(
          (each): Wrong => [
            each,
            systematic
              ? 'You chose a cause that scatters the readings about the true value: it is random.'
              : 'You chose a cause that shifts all readings in the same way: it is systematic.',
          ],
        ),
      ),
      solution: `A systematic error shifts all readings in the same way, a random error scatters them about the true value. So the answer is: ${right}.`,
    }),
})

const SQUARES = [
  { what: 'kinetic energy', formula: '*E* = ½*mv*^{2}', once: 'mass *m*', twice: 'speed *v*' },
  {
    what: 'power',
    formula: '*P* = *I*^{2}*R*',
    once: 'resistance *R*',
    twice: 'current *I*',
  },
  { what: 'volume', formula: '*V* = π*r*^{2}*l*', once: 'length *l*', twice: 'radius *r*' },
  {
    what: 'acceleration',
    formula: '*a* = 2*s* ÷ *t*^{2}',
    once: 'distance *s*',
    twice: 'time *t*',
  },
] as const

const combined = template({
  name: 'percentage-uncertainty-with-a-square',
  subtopic: '1.3',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [one, two] = [random.step(1, 4, 0.5), random.step(1, 4, 0.5)]
    if (one === two) return null
    return { about: random.pick(SQUARES), one, two }
  },
  make: ({ about, one, two }) =>
    choice({
      stem: `The ${about.what} is calculated from ${about.formula}. The percentage uncertainty of the ${about.once} is ${plain(one, 1)}%, and that of the ${about.twice} is ${plain(two, 1)}%.`,
      prompt: `What is the percentage uncertainty of the ${about.what}?`,
      subtopic: '1.3',
      objective: 'AO2',
      options: inThisOrder(
        (
          [
            [one + 2 * two, ''],
            [one + two, `You did not multiply the uncertainty of the ${about.twice} by its power, 2.`],
            [2 * one + two, `You doubled the uncertainty of the ${about.once}, which is not squared.`],
            [2 * one + 2 * two, 'You doubled both uncertainties, but only one quantity is squared.'],
          ] as [number, string][]
        )
          .sort(([first], [second]) => first - second)
          .map(([value, error]) => (error === '' ? `${plain(value, 1)}%` : [`${plain(value, 1)}%`, error])),
      ),
      solution: `For products and quotients the percentage uncertainties are added, and a power multiplies: ${plain(one, 1)}% + 2 × ${plain(two, 1)}% = ${plain(one + 2 * two, 1)}%. Exact numbers in a formula add nothing.`,
    }),
  verify: ({ one, two }) => `${(one + two + two).toFixed(1)}%`,
})

const KINDS = ['both', 'precise', 'accurate', 'neither'] as const
const KIND_TEXT = {
  both: 'precise and accurate',
  precise: 'precise but not accurate',
  accurate: 'accurate but not precise',
  neither: 'neither precise nor accurate',
}

const ASKED = {
  both: 'precise readings and an accurate mean',
  precise: 'precise readings but a mean that is **not** accurate',
  accurate: 'an accurate mean but readings that are **not** precise',
}

const precision = template({
  name: 'precise-or-accurate',
  subtopic: '1.3',
  style: 'choice',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const truth = random.step(9, 24, 0.1)
    const order = random.shuffle(KINDS)
    const readings = order.map(kind => {
      const middle = truth + (kind === 'precise' || kind === 'neither' ? random.pick([-2, 2]) : 0)
      const spread = kind === 'both' || kind === 'precise' ? 0.1 : random.step(1.1, 1.4, 0.1)
      return random.shuffle([middle - spread, middle, middle + spread])
    })
    return { truth, order, readings, asked: random.pick(['both', 'precise', 'accurate'] as const) }
  },
  make: ({ truth, order, readings, asked }) =>
    choice({
      stem: `Four students measure the same length, whose true value is ${plain(truth, 1)} cm. Each takes three readings and calculates their mean.`,
      table: {
        head: ['Student', 'readings / cm'],
        rows: readings.map((three, at) => ['ABCD'.charAt(at), three.map(each => plain(each, 1)).join(', ')]),
      },
      prompt: `Which student has ${ASKED[asked]}?`,
      subtopic: '1.3',
      objective: 'AO2',
      options: inThisOrder(
        order.map((kind, at) => {
          const name = `student ${'ABCD'.charAt(at)}`
          return kind === asked ? name : [name, `You chose a student whose results are ${KIND_TEXT[kind]}.`]
        }),
      ),
      solution: `Readings are precise when they lie close together, and the mean is accurate when it is close to the true value, ${plain(truth, 1)} cm. That makes ${order.map((kind, at) => `${'ABCD'.charAt(at)} ${KIND_TEXT[kind]}`).join(', ')}.`,
    }),
  verify: ({ truth, readings, asked }) => {
    const at = readings.findIndex(three => {
      const close = Math.max(...three) - Math.min(...three) < 0.5
      const right = Math.abs(three.reduce((sum, each) => sum + each, 0) / 3 - truth) < 0.5
      return close === (asked !== 'accurate') && right === (asked !== 'precise')
    })
    return `student ${['A', 'B', 'C', 'D'][at]}`
  },
})

// 1.4 Scalars and vectors

const SCALARS = [
  'distance',
  'speed',
  'mass',
  'time',
  'energy',
  'power',
  'temperature',
  'density',
  'pressure',
  'work',
]
const VECTORS = ['displacement', 'velocity', 'acceleration', 'weight', 'momentum', 'friction']

const vectors = template({
  name: 'pair-of-vectors-or-scalars',
  subtopic: '1.4',
  style: 'choice',
  tier: null,
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    scalars: random.sample(SCALARS, 4),
    vectors: random.sample(VECTORS, 4),
    askVectors: random.chance(0.5),
  }),
  make: ({ scalars, vectors, askVectors }) => {
    const [own, other] = askVectors ? [vectors, scalars] : [scalars, vectors]
    const kind = askVectors ? 'vector' : 'scalar'
    const pair = (one = '', two = '') => `${one} and ${two}`
    return choice({
      stem: 'Physical quantities are scalars or vectors.',
      prompt: `In which pair are both quantities ${kind}s?`,
      subtopic: '1.4',
      objective: 'AO1',
      options: statements(pair(own[0], own[1]), [
        [pair(own[2], other[0]), `You overlooked that ${other[0]} is not a ${kind}.`],
        [pair(other[1], own[3]), `You overlooked that ${other[1]} is not a ${kind}.`],
        [pair(other[2], other[3]), `You exchanged scalars and vectors: neither is a ${kind}.`],
      ]),
      solution: `A vector has magnitude and direction, a scalar has magnitude only. Only ${pair(own[0], own[1])} are both ${kind}s.`,
    })
  },
})

const component = template({
  name: 'component-of-a-force',
  subtopic: '1.4',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [force, angle] = [random.step(40, 180, 5), random.pick([20, 25, 35, 40, 50, 55, 65, 70])]
    const fromVertical = random.chance(0.5)
    const right = force * (fromVertical ? Math.sin(rad(angle)) : Math.cos(rad(angle)))
    const other = force * (fromVertical ? Math.cos(rad(angle)) : Math.sin(rad(angle)))
    const tangent = force * Math.tan(rad(angle))
    if (!allDiffer([right, other, tangent, (force * force) / right], 2)) return null
    const what = random.pick(['sledge', 'cart', 'crate'])
    return { force, angle, fromVertical, right, other, tangent, what }
  },
  make: ({ force, angle, fromVertical, right, other, tangent, what }) =>
    choice({
      stem: `A ${what} is pulled along level ground by a rope. The tension in the rope is ${quantity(force, 'N')}, and the rope makes an angle of ${angle}° with the ${fromVertical ? 'vertical' : 'horizontal'}.`,
      prompt: 'What is the horizontal component of the tension?',
      subtopic: '1.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'N',
        sigFigs: 2,
        wrong: [
          [other, 'You found the vertical component.'],
          [tangent, 'You multiplied the tension by the tangent of the angle.'],
          [
            (force * force) / right,
            `You divided the tension by the ${fromVertical ? 'sine' : 'cosine'} of the angle, instead of multiplying.`,
          ],
        ],
      }),
      solution: `The horizontal side is ${fromVertical ? 'opposite' : 'next to'} the angle, so the component is ${force} × ${fromVertical ? 'sin' : 'cos'} ${angle}° = ${quantity(right, 'N', 2)}. A component is never larger than the force.`,
    }),
  verify: ({ force, angle, fromVertical }) => {
    const vertical = force * Math.sin(rad(fromVertical ? 90 - angle : angle))
    return Math.sqrt(force * force - vertical * vertical)
  },
})

const change = template({
  name: 'change-of-velocity-at-right-angles',
  subtopic: '1.4',
  style: 'choice',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [before, after] = [random.int(3, 14), random.int(5, 18)]
    if (after - before < 2) return null
    const right = Math.hypot(before, after)
    const under = Math.sqrt(after * after - before * before)
    if (!allDiffer([right, after - before, after + before, under], 2)) return null
    const [from, to] = random.pick([
      ['east', 'north'],
      ['north', 'west'],
      ['south', 'east'],
      ['west', 'south'],
    ] as const)
    return { before, after, right, under, from, to, what: random.pick(['car', 'van', 'ball', 'tram']) }
  },
  make: ({ before, after, right, under, from, to, what }) =>
    choice({
      stem: `A ${what} moves due ${from} at ${quantity(before, 'm s^-1')}. A little later the ${what} moves due ${to} at ${quantity(after, 'm s^-1')}.`,
      prompt: 'What is the magnitude of the change of velocity?',
      subtopic: '1.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'm s^-1',
        sigFigs: 2,
        wrong: [
          [after - before, 'You found the change of speed and ignored the directions.'],
          [after + before, 'You added the speeds as if the velocities were opposite.'],
          [under, 'You subtracted the squares, but the two velocities are the short sides of the triangle.'],
        ],
      }),
      solution: `Add the opposite of the first velocity to the second. They are perpendicular, so the magnitude is √(${before}^{2} + ${after}^{2}) = ${quantity(right, 'm s^-1', 2)}.`,
    }),
  verify: ({ before, after }) => Math.sqrt((after - before) ** 2 + 2 * after * before),
})

export const templates = [
  estimate,
  power,
  baseUnits,
  homogeneous,
  area,
  errors,
  combined,
  precision,
  vectors,
  component,
  change,
]
