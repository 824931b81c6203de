import { allDiffer, choice, inThisOrder, numbers, rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { circle, curve, dot, line, type Point, polygon, polyline, rect, text } from '@/lib/figures/shapes'

type Error = readonly [text: string, error: string]
const LETTERS = ['P', 'Q', 'R', 'S'] as const
const letter = (at: number) => LETTERS[at] ?? ''

// 1.3 Mass and weight

const THINGS = [
  { what: 'a bag of flour', grams: [500, 1500, 100] },
  { what: 'an apple', grams: [90, 190, 10] },
  { what: 'a tin of beans', grams: [350, 480, 10] },
  { what: 'a laboratory stand', grams: [1200, 1900, 100] },
  { what: 'a tennis racket', grams: [250, 340, 10] },
] as const

const weight = template({
  name: 'weight-from-a-mass-in-grams',
  subtopic: '1.3',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: ({ what, mass, right, other }) =>
    choice({
      stem: `The mass of ${what} is ${quantity(mass, 'g')}. The gravitational field strength is ${quantity(9.8, 'N/kg')}.`,
      prompt: `What is the weight of ${what.replace(/^an? /, 'the ')}?`,
      subtopic: '1.3',
      objective: 'AO2',
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

const meanings = template({
  name: 'quantity-meaning-and-unit',
  subtopic: '1.3',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [one, two, three] = random.shuffle(MEANINGS)
    return one && two && three ? { one, two, three } : null
  },
  make: ({ one, two, three }) =>
    choice({
      stem: 'Mass, weight and gravitational field strength are three different quantities.',
      prompt: 'Which row is correct?',
      subtopic: '1.3',
      objective: 'AO1',
      options: rows(
        ['quantity', 'what it is', 'unit'],
        [one.name, one.what, one.unit],
        [
          [
            [one.name, one.what, two.unit],
            `You chose the unit of ${two.name}. The unit of ${one.name} is ${one.unit}.`,
          ],
          [
            [two.name, one.what, two.unit],
            `You took ${one.name} for ${two.name}: ${two.name} is ${two.what}.`,
          ],
          [
            [three.name, two.what, three.unit],
            `You took ${two.name} for ${three.name}: ${three.name} is ${three.what}.`,
          ],
        ],
      ),
      solution: MEANINGS.map(({ name, what, unit }) => `The ${name} is ${what}, in ${unit}.`)
        .join(' ')
        .replace('The gravitational field strength', 'Gravitational field strength')
        .replace('The mass', 'Mass')
        .replace('The weight', 'Weight'),
    }),
})

const fieldStrength = template({
  name: 'meaning-of-field-strength',
  subtopic: '1.3',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    const wrong: Error[] = [
      [
        `The weight of an object of mass ${g} kg is 1.0 N.`,
        `You turned the ratio round: ${g} N belongs to 1.0 kg.`,
      ],
      [
        `An object in free fall has a constant speed of ${g} m/s.`,
        'You took the acceleration of free fall for a speed. The speed of a falling object increases.',
      ],
      [
        `The weight of every object is ${g} N.`,
        'You overlooked “per kilogram”: a larger mass has a larger weight.',
      ],
      [
        `The mass of every object is ${g} times its weight.`,
        'You mixed up mass and weight: the number of newtons is the number of kilograms multiplied by *g*.',
      ],
      [
        `An object in free fall moves ${g} m in every second.`,
        'You took the acceleration of free fall for a distance in each second.',
      ],
    ]
    return { where, g, right, wrong: random.sample(wrong, 3) }
  },
  make: ({ where, g, right, wrong }) =>
    choice({
      stem: `The gravitational field strength ${where} is ${quantity(g, 'N/kg')}.`,
      prompt: 'Which statement follows from this?',
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map(([text_, error]) => [text_, error]),
      ),
      solution: `Gravitational field strength is the gravitational force per unit mass: ${g} N on each kilogram. It is equal to the acceleration of free fall, ${quantity(g, 'm/s^2')}.`,
    }),
})

const weightGraph = template({
  name: 'field-strength-from-a-graph',
  subtopic: '1.3',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.3',
      objective: 'AO2',
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
    })
  },
  verify: ({ mass, force }) => {
    let g = 0
    while (g * mass < force - 1e-6) g += 0.001
    return Math.round(g * 1000) / 1000
  },
})

const elsewhere = template({
  name: 'mass-and-weight-on-another-planet',
  subtopic: '1.3',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
      stem: `${what} has a weight of ${quantity(onEarth, 'N')} on the Earth, where *g* = ${quantity(9.8, 'N/kg')}. It is taken to ${place}, where *g* = ${quantity(g, 'N/kg')}.`,
      prompt: `Which row gives its mass and its weight on ${place.replace(/^a planet/, 'the planet')}?`,
      subtopic: '1.3',
      objective: 'AO2',
      options: rows(
        ['mass', 'weight'],
        [kilograms(mass), newtons(mass * g)],
        [
          [
            [kilograms(mass), newtons(onEarth)],
            'You kept the weight. The mass stays the same; the weight depends on *g*.',
          ],
          [
            [kilograms((mass * g) / 9.8), newtons(mass * g)],
            'You made the mass smaller in the same proportion as *g*. The mass does not depend on the place.',
          ],
          [[kilograms(onEarth), newtons(onEarth * g)], 'You took the weight on the Earth for the mass.'],
        ],
      ),
      solution: `Mass = weight on the Earth ÷ *g* on the Earth = ${onEarth} ÷ 9.8 = ${kilograms(mass)}. It is the same everywhere.

Weight there = *mg* = ${mass} × ${g} = ${newtons(mass * g)}.`,
    })
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

const instruments = template({
  name: 'balance-and-newton-meter-elsewhere',
  subtopic: '1.3',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    place: random.pick(PLACES),
    what: random.pick(['rock', 'block of metal', 'bag of rice', 'box of tools']),
  }),
  make: ({ place: { where, meter }, what }) => {
    const other = meter === 'smaller' ? 'larger' : 'smaller'
    return choice({
      stem: `On the Earth, the mass of a ${what} is found with a beam balance and standard masses. Its weight is found with a newton meter. Both measurements are repeated ${where}, with the same instruments.`,
      prompt: 'How do the results compare with those on the Earth?',
      subtopic: '1.3',
      objective: 'AO1',
      options: rows(
        ['beam balance', 'newton meter'],
        ['the same', meter],
        [
          [
            [meter, meter],
            `You overlooked that the standard masses are pulled by the same field, so the balance is level with the same masses.`,
          ],
          [['the same', 'the same'], 'You overlooked that weight depends on *g*, which is different there.'],
          [['the same', other], `You changed the weight in the wrong direction: it is proportional to *g*.`],
        ],
      ),
      solution: `The balance compares two weights that change in the same proportion, so it gives the same mass. The newton meter measures the weight, *mg*, which is ${meter} there.`,
    })
  },
})

// 1.4 Density

const LIQUIDS = [
  { name: 'a cooking oil', density: 0.92 },
  { name: 'paraffin', density: 0.8 },
  { name: 'glycerine', density: 1.26 },
  { name: 'a sugar solution', density: 1.2 },
  { name: 'salt water', density: 1.05 },
] as const

const liquid = template({
  name: 'density-of-a-liquid-by-difference',
  subtopic: '1.4',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const { name, density } = random.pick(LIQUIDS)
    const volume = random.step(40, 90, 5)
    const empty = random.int(55, 110)
    const full = Math.round((empty + density * volume) * 10) / 10
    const right = (full - empty) / volume
    if (!allDiffer([right, full / volume, volume / (full - empty), empty / volume], 3)) return null
    if ([full / volume, empty / volume].some(wrong => Math.abs(wrong / right - 1) < 0.1)) return null
    return { name, volume, empty, full, right }
  },
  make: ({ name, volume, empty, full, right }) =>
    choice({
      stem: `A student measures the density of ${name}. The table shows the measurements.`,
      table: {
        head: ['measurement', 'value'],
        rows: [
          ['mass of empty measuring cylinder', `${plain(empty, 1)} g`],
          ['mass of measuring cylinder and liquid', `${plain(full, 1)} g`],
          ['volume of liquid', quantity(volume, 'cm^3', 3)],
        ],
      },
      prompt: 'What is the density of the liquid?',
      subtopic: '1.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'g/cm^3',
        sigFigs: 3,
        wrong: [
          [full / volume, 'You used the mass of the measuring cylinder and the liquid together.'],
          [volume / (full - empty), 'You divided the volume by the mass.'],
          [empty / volume, 'You used the mass of the empty measuring cylinder.'],
        ],
      }),
      solution: `Mass of the liquid = ${plain(full, 1)} − ${plain(empty, 1)} = ${plain(full - empty, 1)} g.

Density = mass ÷ volume = ${plain(full - empty, 1)} ÷ ${plain(volume, 1)} = ${quantity(right, 'g/cm^3', 3)}.`,
    }),
  verify: ({ volume, empty, full }) => full / volume - empty / volume,
})

const SOLIDS = [
  { name: 'aluminium', density: 2.7 },
  { name: 'glass', density: 2.5 },
  { name: 'steel', density: 7.8 },
  { name: 'a plastic', density: 1.4 },
  { name: 'oak', density: 0.72 },
  { name: 'marble', density: 2.6 },
] as const

const block = template({
  name: 'density-of-a-block-in-kg-per-cubic-metre',
  subtopic: '1.4',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const { name, density } = random.pick(SOLIDS)
    const [long, wide, high] = [random.int(6, 12), random.int(3, 5), random.int(2, 4)]
    const volume = long * wide * high
    const mass = Math.round(density * volume)
    const right = (mass / volume) * 1000
    if (!allDiffer([right, right / 1000, right / 10, (volume / mass) * 1000], 2)) return null
    return { name, long, wide, high, volume, mass, right }
  },
  make: ({ name, long, wide, high, volume, mass, right }) =>
    choice({
      stem: `A rectangular block of ${name.replace('a ', '')} measures ${quantity(long, 'cm', 2)} × ${quantity(wide, 'cm', 2)} × ${quantity(high, 'cm', 2)}. Its mass is ${quantity(mass, 'g')}.`,
      prompt: 'What is its density in kg/m^{3}?',
      subtopic: '1.4',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'kg/m^3',
        sigFigs: 2,
        wrong: [
          [right / 1000, 'You found the density in g/cm^{3} and did not change the unit.'],
          [right / 10, 'You multiplied by 100, but 1 g/cm^{3} is 1000 kg/m^{3}.'],
          [(volume / mass) * 1000, 'You divided the volume by the mass.'],
        ],
      }),
      solution: `Volume = ${long} × ${wide} × ${high} = ${quantity(volume, 'cm^3')}. Density = ${mass} ÷ ${volume} = ${quantity(mass / volume, 'g/cm^3', 2)}.

1 g/cm^{3} = 1000 kg/m^{3}, so the density is ${quantity(right, 'kg/m^3', 2)}.`,
    }),
  verify: ({ long, wide, high, mass }) => mass / 1000 / ((long / 100) * (wide / 100) * (high / 100)),
})

const PRACTICALS = [
  {
    what: 'an irregular stone that sinks in water',
    right: 'the mass of the stone and the volume of water that it displaces',
    wrong: [
      [
        'the mass of the stone and the mass of the measuring cylinder',
        'You chose two masses. Density needs a volume as well.',
      ],
      [
        'the volume of the stone and the volume of water that it displaces',
        'You chose the same volume twice and no mass.',
      ],
      [
        'the length of the stone and the volume of water that it displaces',
        'You left out the mass. A length cannot take its place.',
      ],
      [
        'the mass of the stone and the depth of the water above it',
        'You took a depth of water for the volume of the stone.',
      ],
    ],
    why: 'The displaced water has the same volume as the stone.',
  },
  {
    what: 'a rectangular block of metal',
    right: 'the mass of the block and its length, width and height',
    wrong: [
      [
        'the mass of the block and the area of one face',
        'An area is not a volume: the third length is missing.',
      ],
      [
        'the length, width and height of the block',
        'You found only the volume. Density needs a mass as well.',
      ],
      ['the mass of the block and the length of its longest side', 'One length does not give the volume.'],
      [
        'the mass of the block and the mass of an equal block',
        'You chose two masses. Density needs a volume as well.',
      ],
    ],
    why: 'The volume of a rectangular block is length × width × height.',
  },
  {
    what: 'a liquid, with a measuring cylinder and a balance',
    right: 'the mass of the cylinder, empty and with the liquid, and the volume of the liquid',
    wrong: [
      [
        'the mass of the cylinder with the liquid, and the volume of the liquid',
        'You included the mass of the cylinder in the mass of the liquid.',
      ],
      [
        'the mass of the empty cylinder, and the volume of the liquid',
        'You left out the measurement with the liquid, so its mass is unknown.',
      ],
      [
        'the mass of the cylinder, empty and with the liquid, and the height of the cylinder',
        'You took the height of the cylinder for the volume of the liquid.',
      ],
      [
        'the volume of the liquid, before and after it is poured into the cylinder',
        'You measured only volumes. Density needs a mass as well.',
      ],
    ],
    why: 'The mass of the liquid is the difference of the two masses.',
  },
] as const

const practical = template({
  name: 'measurements-for-a-density',
  subtopic: '1.4',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(PRACTICALS)
    return { item, wrong: random.sample<Error>(item.wrong, 3) }
  },
  make: ({ item, wrong }) =>
    choice({
      stem: `A student wants to find the density of ${item.what}.`,
      prompt: 'Which measurements are sufficient?',
      subtopic: '1.4',
      objective: 'AO1',
      options: statements(
        item.right,
        wrong.map(([text_, error]) => [text_, error]),
      ),
      solution: `Density is mass per unit volume, so a mass and a volume are needed. ${item.why}`,
    }),
})

const CHANGES = [
  {
    stems: [
      'A uniform iron bar is cut into two equal pieces. One piece is compared with the whole bar.',
      'A slice is cut off a uniform block of cheese. The slice is compared with the whole block.',
      'A tile of uniform glass breaks. One of the broken pieces is compared with the whole tile.',
    ],
    cells: ['smaller', 'smaller', 'the same'],
    wrong: [
      [
        ['smaller', 'smaller', 'smaller'],
        'You thought that a small piece has a small density. Mass and volume change in the same proportion.',
      ],
      [['smaller', 'the same', 'smaller'], 'You overlooked that a piece takes up less space than the whole.'],
      [['the same', 'smaller', 'larger'], 'You kept the mass, but a piece holds less matter than the whole.'],
    ],
    why: 'The piece has less matter and takes up less space, in the same proportion. Density belongs to the material and does not change.',
  },
  {
    stems: [
      'Air is trapped in a sealed syringe. The piston is pushed in. The trapped air is compared with the air before.',
      'A fixed mass of gas is in a cylinder with a piston. The piston is moved inwards. The gas is compared with the gas before.',
    ],
    cells: ['the same', 'smaller', 'larger'],
    wrong: [
      [
        ['smaller', 'smaller', 'the same'],
        'You thought that some of the gas is lost. The container is sealed, so the mass stays the same.',
      ],
      [
        ['the same', 'smaller', 'smaller'],
        'You turned the ratio round: the same mass in a smaller volume is a larger density.',
      ],
      [['the same', 'smaller', 'the same'], 'You overlooked that the mass is now in a smaller volume.'],
    ],
    why: 'No gas gets in or out, so the mass is the same. It takes up a smaller volume, so the mass per unit volume is larger.',
  },
  {
    stems: [
      'More water is poured into a jug that is partly filled with water. The water is compared with the water before.',
      'A drum is partly filled with oil, and more of the same oil is added. The oil is compared with the oil before.',
    ],
    cells: ['larger', 'larger', 'the same'],
    wrong: [
      [
        ['larger', 'larger', 'larger'],
        'You thought that more liquid has a larger density. Mass and volume grow in the same proportion.',
      ],
      [['larger', 'the same', 'larger'], 'You overlooked that more liquid takes up more space.'],
      [['the same', 'larger', 'smaller'], 'You overlooked that the added liquid has mass.'],
    ],
    why: 'More liquid has more mass and more volume, in the same proportion. Density belongs to the material and does not change.',
  },
] as const

const change = template({
  name: 'mass-volume-and-density-change',
  subtopic: '1.4',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(CHANGES)
    return { item, stem: random.pick<string>(item.stems) }
  },
  make: ({ item, stem }) =>
    choice({
      stem,
      prompt: 'Which row gives the result of this comparison?',
      subtopic: '1.4',
      objective: 'AO1',
      options: rows(
        ['mass', 'volume', 'density'],
        item.cells,
        item.wrong.map(([cells, error]) => [cells, error]),
      ),
      solution: item.why,
    }),
})

const FLOATED = [
  { name: 'water', density: 1 },
  { name: 'paraffin', density: 0.8 },
  { name: 'salt water', density: 1.1 },
  { name: 'glycerine', density: 1.26 },
] as const

const floats = template({
  name: 'which-object-floats',
  subtopic: '1.4',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const medium = random.pick(FLOATED)
    const volumes = random.sample([20, 40, 50, 60, 80, 120, 150], 4)
    const factors = random.shuffle([
      random.step(0.6, 0.9, 0.05),
      random.step(1.1, 1.3, 0.05),
      random.step(1.4, 2.4, 0.1),
      random.step(2.5, 4, 0.1),
    ])
    const objects = volumes.map((volume, at) => ({
      volume,
      mass: Math.round(volume * medium.density * (factors[at] ?? 1)),
    }))
    const right = factors.findIndex(factor => factor < 1)
    const masses = objects.map(({ mass }) => mass)
    // The lightest must not be the one that floats: that would be found without any density.
    if (new Set(masses).size < 4 || Math.min(...masses) === masses[right]) return null
    const clear = objects.every(({ mass, volume }) => Math.abs(mass / volume / medium.density - 1) > 0.06)
    return clear ? { medium, objects, right } : null
  },
  make: ({ medium, objects, right }) =>
    choice({
      stem: `Four solid objects are put into ${medium.name}, of density ${quantity(medium.density, 'g/cm^3', 3)}. The table gives their masses and volumes.`,
      table: {
        head: ['object', 'mass / g', 'volume / cm^{3}'],
        rows: objects.map(({ mass, volume }, at) => [letter(at), String(mass), String(volume)]),
      },
      prompt: 'Which object floats?',
      subtopic: '1.4',
      objective: 'AO2',
      options: inThisOrder(
        objects.map(({ mass, volume }, at) =>
          at === right
            ? letter(at)
            : [
                letter(at),
                `Its density is ${mass} ÷ ${volume} = ${quantity(mass / volume, 'g/cm^3', 3)}, which is more than that of the liquid, so it sinks.`,
              ],
        ),
      ),
      solution: `An object floats if its density is less than that of the liquid. For ${letter(right)}, density = ${objects[right]?.mass} ÷ ${objects[right]?.volume} = ${quantity((objects[right]?.mass ?? 0) / (objects[right]?.volume ?? 1), 'g/cm^3', 3)}, which is less than ${quantity(medium.density, 'g/cm^3', 3)}. The others have larger densities.`,
    }),
  verify: ({ medium, objects }) =>
    letter(objects.findIndex(({ mass, volume }) => medium.density * volume > mass)),
})

const layers = template({
  name: 'solid-in-two-immiscible-liquids',
  subtopic: '1.4',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [top, upper] = random.pick([
      ['oil', 920],
      ['paraffin', 800],
      ['petrol', 740],
    ] as const)
    const [bottom, lower] = random.pick([
      ['water', 1000],
      ['salt water', 1100],
    ] as const)
    const place = random.pick([0, 1, 2] as const)
    const bead =
      [
        random.step(500, upper - 60, 20),
        random.step(upper + 20, lower - 20, 10),
        random.step(lower + 60, 2600, 20),
      ][place] ?? 0
    return {
      top,
      upper,
      bottom,
      lower,
      place,
      bead,
      what: random.pick(['bead', 'ball', 'disc', 'cube']),
    }
  },
  make: ({ top, upper, bottom, lower, place, bead, what }) => {
    const spots = [36, 70, 114, 176]
    const right = [0, 2, 3][place] ?? 0
    const errors = [
      `At P the ${what} would float on the ${top}. For that its density would have to be less than ${quantity(upper, 'kg/m^3')}.`,
      `At Q the ${what} would be completely inside the ${top}. It would have to have the same density as the ${top} to stay there.`,
      `At R the ${what} would have sunk through the ${top} and would float on the ${bottom}. Its density would have to lie between the two.`,
      `At S the ${what} would have sunk through both liquids. For that its density would have to be more than ${quantity(lower, 'kg/m^3')}.`,
    ]
    return choice({
      stem: `A beaker holds ${top} of density ${quantity(upper, 'kg/m^3')} and ${bottom} of density ${quantity(lower, 'kg/m^3')}. They do not mix. A solid ${what} of density ${quantity(bead, 'kg/m^3')} is put in. The diagram shows four positions, P, Q, R and S.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/two-liquids-in-a-beaker',
          title: 'Four positions in a beaker with two liquids',
          description: `A beaker with two liquids, ${top} on top of ${bottom}. Four circles mark positions: P at the surface of the ${top}, Q in the middle of the ${top}, R at the boundary between the ${top} and the ${bottom}, and S on the bottom of the beaker.`,
          height: 204,
        },
        rect(100, 36, 160, 76, 'w'),
        rect(100, 112, 160, 76, 'sunk'),
        line(100, 36, 260, 36, 'p'),
        line(100, 112, 260, 112, 'p'),
        polyline([
          [100, 14],
          [100, 188],
          [260, 188],
          [260, 14],
        ]),
        ...spots.map(
          (y, at) =>
            circle(126 + at * 36, y + (at === 0 ? 2 : 0), 11, 'l sheet') +
            text(126 + at * 36, y + (at === 0 ? 6.5 : 4.5), letter(at), { anchor: 'middle', cls: 'b' }),
        ),
        text(270, 78, top),
        text(270, 156, bottom),
      ),
      prompt: `In which position does the ${what} come to rest?`,
      subtopic: '1.4',
      objective: 'AO2',
      options: inThisOrder(errors.map((error, at) => (at === right ? letter(at) : [letter(at), error]))),
      solution: `A solid sinks through a liquid that is less dense than itself and floats on one that is denser. ${quantity(bead, 'kg/m^3')} is ${['less than both densities, so it floats on the upper liquid', `more than ${quantity(upper, 'kg/m^3')} and less than ${quantity(lower, 'kg/m^3')}, so it floats at the boundary`, 'more than both densities, so it sinks to the bottom'][place]}.`,
    })
  },
  verify: ({ upper, lower, bead }) => (bead > lower ? 'S' : bead > upper ? 'R' : 'P'),
})

const order = template({
  name: 'order-of-three-immiscible-liquids',
  subtopic: '1.4',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const grams = random.step(0.7, 1.6, 0.05)
    const kilograms = random.step(700, 1600, 50)
    const volume = random.pick([40, 50, 60, 80])
    const mass = Math.round(volume * random.step(0.7, 1.6, 0.05))
    const densities = [grams, kilograms / 1000, mass / volume]
    const names = random.shuffle(['X', 'Y', 'Z'])
    const sorted = [0, 1, 2].sort((one, other) => (densities[one] ?? 0) - (densities[other] ?? 0))
    const gap = Math.min(
      ...[0, 1].map(at => (densities[sorted[at + 1] ?? 0] ?? 0) - (densities[sorted[at] ?? 0] ?? 0)),
    )
    if (gap < 0.08) return null
    const right = sorted.map(at => names[at] ?? '')
    return { grams, kilograms, volume, mass, names, densities, right }
  },
  make: ({ grams, kilograms, volume, mass, names, densities, right }) => {
    const [one = '', two = '', three = ''] = right
    const facts = [
      `The density of liquid ${names[0]} is ${plain(grams, 2)}\u00a0g/cm^{3}.`,
      `The density of liquid ${names[1]} is ${quantity(kilograms, 'kg/m^3')}.`,
      `The mass of ${quantity(volume, 'cm^3')} of liquid ${names[2]} is ${quantity(mass, 'g')}.`,
    ]
    return choice({
      stem: `Three liquids do not mix with each other. They are poured into one tall jar and left to stand.

${facts.map(fact => `- ${fact}`).join('\n')}`,
      prompt: 'What is the order of the liquids, from top to bottom?',
      subtopic: '1.4',
      objective: 'AO2',
      options: statements(`${one}, ${two}, ${three}`, [
        [
          `${three}, ${two}, ${one}`,
          'You put the densest liquid at the top. The less dense one floats on the denser one.',
        ],
        [
          `${two}, ${one}, ${three}`,
          `You put ${two} above ${one}, but ${one} is less dense. Compare the densities in the same unit.`,
        ],
        [
          `${one}, ${three}, ${two}`,
          `You put ${three} above ${two}, but ${two} is less dense. Compare the densities in the same unit.`,
        ],
      ]),
      solution: `In g/cm^{3}: liquid ${names[0]} has ${plain(grams, 2)}, liquid ${names[1]} has ${kilograms} ÷ 1000 = ${plain(kilograms / 1000)}, liquid ${names[2]} has ${mass} ÷ ${volume} = ${quantity(densities[2] ?? 0, '', 3)}.

The least dense is at the top and the densest at the bottom: ${one}, ${two}, ${three}.`,
    })
  },
  verify: ({ grams, kilograms, volume, mass, names }) =>
    [
      { name: names[0] ?? '', kilo: grams * 1000 },
      { name: names[1] ?? '', kilo: kilograms },
      { name: names[2] ?? '', kilo: mass / 1000 / (volume / 1e6) },
    ]
      .sort((one, other) => one.kilo - other.kilo)
      .map(({ name }) => name)
      .join(', '),
})

// 1.5.3 Centre of gravity

const WHERE = [
  {
    what: 'a uniform metre rule',
    right: 'at its 50 cm mark',
    wrong: [
      [
        'at its 0 cm mark',
        'The end of the rule is not where its weight appears to act: all of the weight would be on one side.',
      ],
      [
        'at its 100 cm mark',
        'The end of the rule is not where its weight appears to act: all of the weight would be on one side.',
      ],
      ['at its 25 cm mark', 'Three quarters of the rule would lie on one side of this point.'],
    ],
  },
  {
    what: 'a thin, uniform, circular ring',
    right: 'at the centre of the hole',
    wrong: [
      ['at one point of the ring', 'All other parts of the ring would lie on one side of this point.'],
      [
        'at the lowest point of the ring',
        'You thought that the centre of gravity is always the lowest point. It does not move when the ring is turned.',
      ],
      [
        'half-way between the centre of the hole and the ring',
        'You thought that it lies off the centre, but the ring is the same on all sides.',
      ],
    ],
  },
  {
    what: 'a uniform rectangular card',
    right: 'where its two diagonals cross',
    wrong: [
      ['at one of its corners', 'The whole card would lie on one side of this point.'],
      ['at the middle of one of its longer sides', 'The whole card would lie on one side of this point.'],
      ['at the middle of one of its shorter sides', 'The whole card would lie on one side of this point.'],
    ],
  },
  {
    what: 'a hammer with a wooden handle and a heavy steel head',
    right: 'nearer to the head than to the end of the handle',
    wrong: [
      [
        'half-way between its two ends',
        'You took the hammer as uniform, but its head is much heavier than its handle.',
      ],
      [
        'nearer to the end of the handle than to the head',
        'You turned it round: most of the weight is in the head.',
      ],
      ['exactly at the end of the handle', 'Almost all of the weight would lie on one side of this point.'],
    ],
  },
  {
    what: 'a uniform solid ball',
    right: 'at the centre of the ball',
    wrong: [
      [
        'at the point where the ball touches the ground',
        'You mixed up the centre of gravity with the point of contact.',
      ],
      ['at the top of the ball', 'The whole ball would lie on one side of this point.'],
      [
        'half-way between its centre and its surface',
        'You thought that it lies off the centre, but the ball is the same on all sides.',
      ],
    ],
  },
] as const

const whereIsIt = template({
  name: 'place-of-the-centre-of-gravity',
  subtopic: '1.5.3',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(WHERE),
    intro: random.pick([
      'The weight of an object appears to act at one point, its centre of gravity.',
      'Every object has a centre of gravity.',
      'A student thinks about the centre of gravity of an object.',
    ]),
  }),
  make: ({ item, intro }) =>
    choice({
      stem: intro,
      prompt: `Where is the centre of gravity of ${item.what}?`,
      subtopic: '1.5.3',
      objective: 'AO1',
      options: statements(
        item.right,
        item.wrong.map(([text_, error]) => [text_, error]),
      ),
      solution: `The centre of gravity is the point at which the whole weight appears to act, so the weight is balanced about it. For ${item.what} this is ${item.right}.`,
    }),
})

const OUTLINE: readonly Point[] = [
  [-6, -16],
  [30, 4],
  [60, 30],
  [74, 84],
  [34, 128],
  [-18, 142],
  [-70, 118],
  [-62, 62],
  [-38, 20],
]

const hanging = template({
  name: 'card-that-hangs-from-a-pin',
  subtopic: '1.5.3',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const spots = random.shuffle([
      { x: 0, y: random.int(68, 90), error: null },
      { x: random.int(38, 48), y: random.int(56, 80), error: 'to the right of' },
      { x: random.int(-36, -30), y: random.int(94, 106), error: 'to the left of' },
      { x: random.int(22, 28), y: random.int(104, 112), error: 'to the right of' },
    ])
    return {
      spots,
      mirror: random.pick([1, -1]),
      what: random.pick(['piece of card', 'sheet of metal', 'sheet of plastic']),
    }
  },
  make: ({ spots, mirror, what }) => {
    const [x, y] = [180, 50]
    const flip = (side: string) =>
      mirror === 1 ? side : side.includes('right') ? 'to the left of' : 'to the right of'
    return choice({
      stem: `A flat ${what} of irregular shape hangs freely from a pin and is at rest.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/card-on-a-pin',
          title: 'An irregular flat sheet that hangs from a pin',
          description: `A flat sheet of irregular shape hangs from a pin near its upper edge. Four points are marked on it. ${spots.map(({ error }, at) => `${letter(at)} is ${error === null ? 'straight below' : `below and ${flip(error)}`} the pin.`).join(' ')}`,
          height: 206,
        },
        curve(
          OUTLINE.map(([dx, dy]): Point => [x + dx * mirror, y + dy]),
          'l sunk',
          true,
        ),
        circle(x, y, 4, 'l sheet'),
        dot(x, y, 'd', 1.5),
        line(x, y, x, y - 22, 'l thin'),
        text(x + 8, y - 24, 'pin'),
        ...spots.map(
          (spot, at) =>
            dot(x + spot.x * mirror, y + spot.y) +
            text(x + spot.x * mirror + 7, y + spot.y + 5, letter(at), { cls: 'b' }),
        ),
      ),
      prompt: 'Which point could be its centre of gravity?',
      subtopic: '1.5.3',
      objective: 'AO1',
      options: inThisOrder(
        spots.map(({ error }, at) =>
          error === null
            ? letter(at)
            : [
                letter(at),
                `This point is ${flip(error)} the vertical line through the pin, so the weight would have a moment about the pin and the sheet would turn.`,
              ],
        ),
      ),
      solution:
        'An object that hangs freely comes to rest with its centre of gravity vertically below the point from which it hangs. Only then does the weight have no moment about the pin.',
    })
  },
  verify: ({ spots }) => letter(spots.findIndex(spot => Math.abs(spot.x) < 1)),
})

const STEPS = [
  {
    ask: 'Why is the hole in the card a little wider than the pin?',
    right: 'so that the card can swing freely',
    wrong: [
      [
        'so that the card hangs at a slant',
        'You overlooked that the card must come to rest by itself, with no friction to hold it.',
      ],
      [
        'so that the card becomes lighter',
        'The mass taken away by a small hole does not matter. Friction at the pin does.',
      ],
      [
        'so that the plumb line can pass through the hole',
        'The plumb line hangs from the pin, in front of the card.',
      ],
    ],
  },
  {
    ask: 'Why is a plumb line hung from the pin?',
    right: 'to show the vertical line through the pin',
    wrong: [
      [
        'to pull the card into its place',
        'The plumb line does not pull the card. Both hang freely from the pin.',
      ],
      ['to find the weight of the card', 'The plumb line gives a direction, not a force.'],
      [
        'to stop the card from swinging',
        'The card comes to rest by itself. The plumb line shows the vertical.',
      ],
    ],
  },
  {
    ask: 'Why is the card hung from at least two holes, one after the other?',
    right: 'because the centre of gravity is where the lines cross',
    wrong: [
      [
        'because the centre of gravity moves when the card is turned',
        'The centre of gravity is a fixed point of the card.',
      ],
      [
        'because the mean of the two weights is needed',
        'No weight is measured. Each hole gives a line on the card.',
      ],
      [
        'because the lines must be parallel to each other',
        'The lines cross: each passes through the centre of gravity.',
      ],
    ],
  },
  {
    ask: 'When should the line be marked on the card?',
    right: 'when the card and the plumb line are both at rest',
    wrong: [
      ['when the plumb line swings to its furthest point', 'You would mark a line that is not vertical.'],
      [
        'as soon as the card is let go',
        'The card would still be swinging, and its centre of gravity would not be below the pin.',
      ],
      [
        'when the card swings through its lowest point',
        'A moving card cannot be marked well. It must be at rest.',
      ],
    ],
  },
  {
    ask: 'What does each line that is drawn on the card show?',
    right: 'that the centre of gravity lies somewhere on it',
    wrong: [
      [
        'that the centre of gravity is at its middle',
        'One line does not tell how far down the centre of gravity is.',
      ],
      [
        'that the centre of gravity is at its lower end',
        'One line does not tell how far down the centre of gravity is.',
      ],
      [
        'that the card has equal areas on both sides of it',
        'The line passes through the centre of gravity, and then the areas need not be equal.',
      ],
    ],
  },
] as const

const plumbLine = template({
  name: 'finding-it-with-a-plumb-line',
  subtopic: '1.5.3',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(STEPS),
    what: random.pick([
      'a thin sheet of card',
      'a flat piece of card in the shape of a country',
      'a card of irregular shape',
    ]),
  }),
  make: ({ item, what }) =>
    choice({
      stem: `A student finds the centre of gravity of ${what}. The card hangs from a pin through a small hole near its edge. A plumb line is used to draw a line on it. This is repeated with other holes.`,
      prompt: item.ask,
      subtopic: '1.5.3',
      objective: 'AO1',
      options: statements(
        item.right,
        item.wrong.map(([text_, error]) => [text_, error]),
      ),
      solution:
        'The card swings freely until it is at rest with its centre of gravity vertically below the pin. The plumb line shows this vertical line, so the centre of gravity is on the line drawn. Lines from two or more holes cross at the centre of gravity.',
    }),
})

const stability = template({
  name: 'base-and-height-for-stability',
  subtopic: '1.5.3',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    what: random.pick([
      'desk lamp',
      'floor lamp',
      'racing car',
      'traffic cone',
      'laboratory stand',
      'high chair for a child',
      'music stand',
      'delivery van',
      'vase',
    ]),
    more: random.chance(0.7),
  }),
  make: ({ what, more }) => {
    const [base, height] = more ? ['wider', 'lower'] : ['narrower', 'higher']
    const [otherBase, otherHeight] = more ? ['narrower', 'higher'] : ['wider', 'lower']
    const degree = more ? 'more' : 'less'
    return choice({
      stem: `The design of a ${what} is changed. Its mass stays the same. It is now ${degree} stable than before.`,
      prompt: 'Which pair of changes is certain to have this effect?',
      subtopic: '1.5.3',
      objective: 'AO1',
      options: rows(
        ['base', 'centre of gravity'],
        [base, height],
        [
          [
            [base, otherHeight],
            `You chose the right change of the base, but a ${otherHeight} centre of gravity makes an object ${more ? 'less' : 'more'} stable.`,
          ],
          [
            [otherBase, height],
            `You chose the right change of the centre of gravity, but a ${otherBase} base makes an object ${more ? 'less' : 'more'} stable.`,
          ],
          [
            [otherBase, otherHeight],
            `You turned both rules round: these changes make it ${more ? 'less' : 'more'} stable.`,
          ],
        ],
      ),
      solution:
        'A wide base and a low centre of gravity make an object stable: it can be tilted further before the vertical line through its centre of gravity falls outside its base.',
    })
  },
})

const topple = template({
  name: 'which-tilted-block-topples',
  subtopic: '1.5.3',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const turn = random.pick([22, 24, 26])
    const topples = random.chance(0.5)
    const radians = (turn * Math.PI) / 180
    const shapes = [22, 25, 28, 31, 34, 37, 40].flatMap(width =>
      [48, 56, 64, 72, 80, 84].flatMap(height =>
        [0.25, 0.35, 0.5, 0.6, 0.7].map(part => {
          const up = Math.round(height * part)
          return { width, height, up, beyond: up * Math.sin(radians) - (width / 2) * Math.cos(radians) }
        }),
      ),
    )
    const clear = (over: boolean) =>
      shapes.filter(({ beyond }) => Math.abs(beyond) > 4.5 && beyond > 0 === over)
    const blocks = random.shuffle([random.pick(clear(topples)), ...random.sample(clear(!topples), 3)])
    return { turn, topples, blocks }
  },
  make: ({ turn, topples, blocks }) => {
    const floor = 118
    const radians = (turn * Math.PI) / 180
    const place = (at: number, along: number, up: number): Point => {
      const corner = 64 + at * 82
      return [
        corner + along * Math.cos(radians) + up * Math.sin(radians),
        floor + along * Math.sin(radians) - up * Math.cos(radians),
      ]
    }
    const drawn = blocks.map(({ width, height, up }, at) => {
      const outline = [place(at, 0, 0), place(at, -width, 0), place(at, -width, height), place(at, 0, height)]
      const [x, y] = place(at, -width / 2, up)
      return (
        polygon(outline, 'l sheet') +
        dot(x, y) +
        line(x, y, x, floor, 'p dash thin') +
        text(56 + at * 82, floor + 28, letter(at), { anchor: 'middle', cls: 'b' })
      )
    })
    return choice({
      stem: 'Four blocks are tilted about an edge, all by the same angle, and then let go. The dot in each block is its centre of gravity, and the dashed line is vertical. The blocks do not slide.',
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-tilted-blocks',
          title: 'Four tilted blocks with their centres of gravity',
          description: `Each of four blocks stands on its lower right edge and is tilted to the right by the same angle. A dashed vertical line goes down from the centre of gravity of each block. ${blocks.map(({ beyond }, at) => `In ${letter(at)} it meets the ground to the ${beyond > 0 ? 'right' : 'left'} of the edge on which the block stands.`).join(' ')}`,
          height: 156,
        },
        ground(10, floor, 350, floor),
        ...drawn,
      ),
      prompt: topples ? 'Which block topples over to the right?' : 'Which block falls back onto its base?',
      subtopic: '1.5.3',
      objective: 'AO2',
      options: inThisOrder(
        blocks.map(({ beyond }, at) =>
          beyond > 0 === topples
            ? letter(at)
            : [
                letter(at),
                beyond > 0
                  ? 'The vertical line through its centre of gravity is beyond the edge on which it stands, so this block topples over.'
                  : 'The vertical line through its centre of gravity is still on the side of the base, so this block falls back.',
              ],
        ),
      ),
      solution:
        'The weight acts along the vertical line through the centre of gravity. If this line falls beyond the edge on which the block stands, outside the base, the moment of the weight turns the block further and it topples. If not, the weight turns the block back onto its base.',
    })
  },
  verify: ({ turn, topples, blocks }) =>
    letter(
      blocks.findIndex(({ width, up }) => Math.tan((turn * Math.PI) / 180) > width / (2 * up) === topples),
    ),
})

export const templates = [
  weight,
  meanings,
  fieldStrength,
  weightGraph,
  elsewhere,
  instruments,
  liquid,
  block,
  practical,
  change,
  floats,
  layers,
  order,
  whereIsIt,
  hanging,
  plumbLine,
  stability,
  topple,
]
