import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity, unitText } from '@/lib/exams/format'

const { question, templates } = choiceQuestions('1.2')

export { templates }

const DERIVED: readonly [quantity: string, units: string][] = [
  ['force', 'kg m s^-2'],
  ['pressure', 'kg m^-1 s^-2'],
  ['energy', 'kg m^2 s^-2'],
  ['power', 'kg m^2 s^-3'],
  ['momentum', 'kg m s^-1'],
  ['density', 'kg m^-3'],
]

question('base-units-of-a-quantity', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ four: random.sample(DERIVED, 4) }),
  make: ({ four }) => {
    const [[what, units] = ['', ''], ...others] = four
    return {
      stem: '',
      prompt: `What are the SI base units of ${what}?`,
      right: unitText(units),
      wrong: others.map(([other, its]): Wrong => [unitText(its), `You gave the base units of ${other}.`]),
      solution: `Start from a defining equation and replace each quantity by its base units: mass kg, length m, time s. For ${what} the result is ${unitText(units)}.`,
    }
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

question('homogeneous-equation', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ equation: random.pick(EQUATIONS) }),
  make: ({ equation: { about, left, factors, equations } }) => {
    const [[right] = [''], ...others] = equations
    const unitsOf = (powers: readonly number[]) => unitText(inBaseUnits(dimensionsOf(factors, powers)))
    return {
      stem: `In the equations, ${about}. Numbers have no unit.`,
      prompt: 'Which equation is homogeneous?',
      right,
      wrong: others.map(
        ([text, powers]): Wrong => [
          text,
          `You did not compare the base units: the right-hand side has ${unitsOf(powers)}.`,
        ],
      ),
      solution: `The left-hand side has the base units ${unitText(inBaseUnits(left))}. Replace each quantity on the right by its base units: only ${right} gives the same.`,
    }
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

question('converting-an-area-or-volume', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
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
    return {
      stem: `The ${measure} of a ${what} is ${quantity(size, `${prefix}${unit}`)}.`,
      prompt: `What is this ${measure} in ${unitText(unit)}?`,
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
    }
  },
  verify: ({ factor, power, size }) => {
    let value = size
    for (let time = 0; time < power; time += 1) value /= 10 ** factor
    return value
  },
})
