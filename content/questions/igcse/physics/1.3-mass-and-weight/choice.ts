import type { Wrong } from '@/lib/exams/authoring/options'
import { allDiffer, numbers, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('1.3')

export { templates }

const THINGS = [
  { what: 'a bag of flour', grams: [500, 1500, 100] },
  { what: 'an apple', grams: [90, 190, 10] },
  { what: 'a tin of beans', grams: [350, 480, 10] },
  { what: 'a laboratory stand', grams: [1200, 1900, 100] },
  { what: 'a tennis racket', grams: [250, 340, 10] },
] as const

core('weight-from-a-mass-in-grams', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { what, grams } = random.pick(THINGS)
    const mass = random.step(grams[0], grams[1], grams[2])
    const right = (mass / 1000) * 9.8
    const other: [number, string] = random.chance(0.5)
      ? [mass / 1000, 'You changed grams to kilograms, but this number is still the mass.']
      : [right * 10, 'You divided by 100 to change grams to kilograms, but 1 kg is 1000 g.']
    if (!allDiffer([right, mass * 9.8, mass / 9800, other[0]], 2)) return null
    return { what, mass, right, other }
  },
  make: ({ what, mass, right, other }) => ({
    stem: `The mass of ${what} is ${quantity(mass, 'g')}. The gravitational field strength is ${quantity(9.8, 'N/kg')}.`,
    prompt: `What is the weight of ${what.replace(/^an? /, 'the ')}?`,
    options: numbers({
      right,
      unit: 'N',
      sigFigs: 2,
      wrong: [
        [mass / 9800, 'You divided by the gravitational field strength. Weight is mass multiplied by *g*.'],
        other,
        [mass * 9.8, 'You left the mass in grams. It must be in kilograms.'],
      ],
    }),
    solution: `Mass in kilograms = ${mass} ÷ 1000 = ${quantity(mass / 1000, 'kg')}.

Weight = *mg* = ${plain(mass / 1000)} × 9.8 = ${quantity(right, 'N', 2)}.`,
  }),
  verify: ({ mass }) => 98 * mass * 1e-4,
})

const MEANINGS = [
  { name: 'mass', what: 'the quantity of matter in an object', unit: 'kg' },
  { name: 'weight', what: 'the gravitational force on an object', unit: 'N' },
  { name: 'gravitational field strength', what: 'the gravitational force per unit mass', unit: 'N/kg' },
] as const

core('quantity-meaning-and-unit', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const [one, two, three] = random.shuffle(MEANINGS)
    return one && two && three ? { one, two, three } : null
  },
  make: ({ one, two, three }) => ({
    stem: '',
    prompt: 'Which row gives a quantity, what it is and its unit correctly?',
    columns: 'quantity | what it is | unit',
    right: `${one.name} | ${one.what} | ${one.unit}`,
    wrong: {
      [`${one.name} | ${one.what} | ${two.unit}`]: `You chose the unit of ${two.name}. The unit of ${one.name} is ${one.unit}.`,
      [`${two.name} | ${one.what} | ${two.unit}`]: `You took ${one.name} for ${two.name}: ${two.name} is ${two.what}.`,
      [`${three.name} | ${two.what} | ${three.unit}`]: `You took ${two.name} for ${three.name}: ${three.name} is ${three.what}.`,
    },
    solution: MEANINGS.map(({ name, what, unit }) => `The ${name} is ${what}, in ${unit}.`)
      .join(' ')
      .replace('The gravitational field strength', 'Gravitational field strength')
      .replace('The mass', 'Mass')
      .replace('The weight', 'Weight'),
  }),
})

core('meaning-of-field-strength', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [where, g] = random.pick([
      ['near the surface of the Earth', 9.8],
      ['at the surface of a planet', 3.7],
      ['at the surface of a planet', 8.9],
      ['at the surface of a moon', 1.8],
      ['at the surface of a moon', 1.4],
      ['at the top of the clouds of a planet', 11],
    ] as const)
    const right = random.pick([
      `A force of ${g} N acts on each kilogram of an object.`,
      `The weight of an object of mass 1.0 kg is ${g} N.`,
      `The acceleration of free fall is ${g} m/s^{2}.`,
    ])
    const wrong: Wrong[] = pairs({
      [`The weight of an object of mass ${g} kg is 1.0 N.`]: `You turned the ratio round: ${g} N belongs to 1.0 kg.`,
      [`An object in free fall has a constant speed of ${g} m/s.`]:
        'You took the acceleration of free fall for a speed. The speed of a falling object increases.',
      [`The weight of every object is ${g} N.`]:
        'You overlooked “per kilogram”: a larger mass has a larger weight.',
      [`The mass of every object is ${g} times its weight.`]:
        'You mixed up mass and weight: the number of newtons is the number of kilograms multiplied by *g*.',
      [`An object in free fall moves ${g} m in every second.`]:
        'You took the acceleration of free fall for a distance in each second.',
    })
    return { where, g, right, wrong: random.sample(wrong, 3) }
  },
  make: ({ where, g, right, wrong }) => ({
    stem: `The gravitational field strength ${where} is ${quantity(g, 'N/kg')}.`,
    prompt: 'Which statement follows from this?',
    right,
    wrong: wrong.map(([text_, error]) => [text_, error]),
    solution: `Gravitational field strength is the gravitational force per unit mass: ${g} N on each kilogram. It is equal to the acceleration of free fall, ${quantity(g, 'm/s^2')}.`,
  }),
})

core('field-strength-from-a-graph', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const mass = random.pick([2, 4, 5])
    const force = random.step(4, 18, 2)
    const right = force / mass
    const turned: [number, string] = random.chance(0.5)
      ? [mass / force, 'You divided the mass by the weight.']
      : [force * mass, 'You multiplied the weight by the mass.']
    if (right < 1.2 || right > 8.5 || !allDiffer([right, turned[0], force, 9.8], 2)) return null
    return { mass, force, right, turned, place: right < 3 ? random.pick(['planet', 'moon']) : 'planet' }
  },
  make: ({ mass, force, right, turned, place }) => {
    const chart = graph({
      x: { label: 'mass / kg', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
      y: { label: 'weight / N', max: 20, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], grid: true },
      height: 180,
    })
    const end = Math.min(6, 20 / right)
    return {
      stem: `The graph shows how the weight of an object on a certain ${place} depends on its mass.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/weight-and-mass',
          title: 'Graph of weight against mass',
          description: `Weight in newtons against mass in kilograms. A straight line from the origin passes through the point ${mass} kg, ${force} N.`,
          height: 264,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [end, end * right],
        ]),
        dot(...chart.at(mass, force)),
      ),
      prompt: `What is the gravitational field strength on this ${place}?`,
      options: numbers({
        right,
        unit: 'N/kg',
        sigFigs: 2,
        wrong: [
          turned,
          [force, `You read the weight at ${quantity(mass, 'kg')} and did not divide it by the mass.`],
          [9.8, 'You gave the value for the Earth, but the graph is for another place.'],
        ],
      }),
      solution: `*g* is the weight per unit mass, the gradient of this graph. The line passes through the marked point, ${quantity(mass, 'kg')} and ${quantity(force, 'N')}.

*g* = ${force} ÷ ${mass} = ${quantity(right, 'N/kg', 2)}.`,
    }
  },
  verify: ({ mass, force }) => {
    let g = 0
    while (g * mass < force - 1e-6) g += 0.001
    return Math.round(g * 1000) / 1000
  },
})

supplement('mass-and-weight-on-another-planet', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const what = random.pick(['A rover', 'A toolbox', 'A camera with its stand', 'A container of water'])
    const mass = random.step(10, 60, 5)
    const [place, g] = random.pick([
      ['the Moon', 1.6],
      ['Mars', 3.7],
      ['a planet', 8.9],
      ['a planet', 5.2],
      ['Mercury', 3.7],
    ] as const)
    return { what, mass, place, g }
  },
  make: ({ what, mass, place, g }) => {
    const onEarth = Math.round(mass * 9.8)
    const kilograms = (value: number) => quantity(value, 'kg', 3)
    const newtons = (value: number) => quantity(value, 'N', 3)
    return {
      stem: `${what} has a weight of ${quantity(onEarth, 'N')} on the Earth, where *g* = ${quantity(9.8, 'N/kg')}. It is taken to ${place}, where *g* = ${quantity(g, 'N/kg')}.`,
      prompt: `Which row gives its mass and its weight on ${place.replace(/^a planet/, 'the planet')}?`,
      columns: 'mass | weight',
      right: `${kilograms(mass)} | ${newtons(mass * g)}`,
      wrong: {
        [`${kilograms(mass)} | ${newtons(onEarth)}`]:
          'You kept the weight. The mass stays the same; the weight depends on *g*.',
        [`${kilograms((mass * g) / 9.8)} | ${newtons(mass * g)}`]:
          'You made the mass smaller in the same proportion as *g*. The mass does not depend on the place.',
        [`${kilograms(onEarth)} | ${newtons(onEarth * g)}`]: 'You took the weight on the Earth for the mass.',
      },
      solution: `Mass = weight on the Earth ÷ *g* on the Earth = ${onEarth} ÷ 9.8 = ${kilograms(mass)}. It is the same everywhere.

Weight there = *mg* = ${mass} × ${g} = ${newtons(mass * g)}.`,
    }
  },
  verify: ({ mass }) => {
    let kilograms = 0
    while ((kilograms + 1) * 9.8 <= Math.round(mass * 9.8) + 0.5) kilograms += 1
    return quantity(kilograms, 'kg', 3)
  },
})

const PLACES = [
  { where: 'on the Moon, where *g* = 1.6 N/kg', meter: 'smaller' },
  { where: 'on Mars, where *g* = 3.7 N/kg', meter: 'smaller' },
  { where: 'on a planet where *g* = 14 N/kg', meter: 'larger' },
  { where: 'on a planet where *g* = 22 N/kg', meter: 'larger' },
] as const

supplement('balance-and-newton-meter-elsewhere', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    place: random.pick(PLACES),
    what: random.pick(['rock', 'block of metal', 'bag of rice', 'box of tools']),
  }),
  make: ({ place: { where, meter }, what }) => {
    const other = meter === 'smaller' ? 'larger' : 'smaller'
    return {
      stem: `On the Earth, the mass of a ${what} is found with a beam balance and standard masses. Its weight is found with a newton meter. Both measurements are repeated ${where}, with the same instruments.`,
      prompt: 'How do the results compare with those on the Earth?',
      columns: 'beam balance | newton meter',
      right: `the same | ${meter}`,
      wrong: {
        [`${meter} | ${meter}`]: `You overlooked that the standard masses are pulled by the same field, so the balance is level with the same masses.`,
        'the same | the same': 'You overlooked that weight depends on *g*, which is different there.',
        [`the same | ${other}`]: `You changed the weight in the wrong direction: it is proportional to *g*.`,
      },
      solution: `The balance compares two weights that change in the same proportion, so it gives the same mass. The newton meter measures the weight, *mg*, which is ${meter} there.`,
    }
  },
})
