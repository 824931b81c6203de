import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { describeScale, measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { circle, line, polyline, rect, text } from '@/lib/figures/shapes'
import { letter } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.4', { calculator: 'needed' })

export { templates }

const LIQUIDS = [
  { name: 'a cooking oil', density: 0.92 },
  { name: 'paraffin', density: 0.8 },
  { name: 'glycerine', density: 1.26 },
  { name: 'a sugar solution', density: 1.2 },
  { name: 'salt water', density: 1.05 },
] as const

core('density-of-a-liquid-by-difference', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
  make: ({ name, volume, empty, full, right }) => ({
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

core('density-of-a-block-in-kg-per-cubic-metre', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const { name, density } = random.pick(SOLIDS)
    const [long, wide, high] = [random.int(6, 12), random.int(3, 5), random.int(2, 4)]
    const volume = long * wide * high
    const mass = Math.round(density * volume)
    const right = (mass / volume) * 1000
    if (!allDiffer([right, right / 1000, right / 10, (volume / mass) * 1000], 2)) return null
    return { name, long, wide, high, volume, mass, right }
  },
  make: ({ name, long, wide, high, volume, mass, right }) => ({
    stem: `A rectangular block of ${name.replace('a ', '')} measures ${quantity(long, 'cm', 2)} × ${quantity(wide, 'cm', 2)} × ${quantity(high, 'cm', 2)}. Its mass is ${quantity(mass, 'g')}.`,
    prompt: 'What is its density in kg/m^{3}?',
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
    wrong: pairs({
      'the mass of the stone and the mass of the measuring cylinder':
        'You chose two masses. Density needs a volume as well.',
      'the volume of the stone and the volume of water that it displaces':
        'You chose the same volume twice and no mass.',
      'the length of the stone and the volume of water that it displaces':
        'You left out the mass. A length cannot take its place.',
      'the mass of the stone and the depth of the water above it':
        'You took a depth of water for the volume of the stone.',
    }),
    why: 'The displaced water has the same volume as the stone.',
  },
  {
    what: 'a rectangular block of metal',
    right: 'the mass of the block and its length, width and height',
    wrong: pairs({
      'the mass of the block and the area of one face':
        'An area is not a volume: the third length is missing.',
      'the length, width and height of the block': 'You found only the volume. Density needs a mass as well.',
      'the mass of the block and the length of its longest side': 'One length does not give the volume.',
      'the mass of the block and the mass of an equal block':
        'You chose two masses. Density needs a volume as well.',
    }),
    why: 'The volume of a rectangular block is length × width × height.',
  },
  {
    what: 'a liquid, with a measuring cylinder and a balance',
    right: 'the mass of the cylinder, empty and with the liquid, and the volume of the liquid',
    wrong: pairs({
      'the mass of the cylinder with the liquid, and the volume of the liquid':
        'You included the mass of the cylinder in the mass of the liquid.',
      'the mass of the empty cylinder, and the volume of the liquid':
        'You left out the measurement with the liquid, so its mass is unknown.',
      'the mass of the cylinder, empty and with the liquid, and the height of the cylinder':
        'You took the height of the cylinder for the volume of the liquid.',
      'the volume of the liquid, before and after it is poured into the cylinder':
        'You measured only volumes. Density needs a mass as well.',
    }),
    why: 'The mass of the liquid is the difference of the two masses.',
  },
] as const

core('measurements-for-a-density', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PRACTICALS)
    return { item, wrong: random.sample<Wrong>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `A student wants to find the density of ${item.what}.`,
    prompt: 'Which measurements are sufficient?',
    right: item.right,
    wrong: wrong.map(([text_, error]) => [text_, error]),
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

core('mass-volume-and-density-change', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(CHANGES)
    return { item, stem: random.pick<string>(item.stems) }
  },
  make: ({ item, stem }) => ({
    stem,
    prompt: 'Which row gives the result of this comparison?',
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

core('which-object-floats', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
  make: ({ medium, objects, right }) => ({
    stem: `Four solid objects are put into ${medium.name}, of density ${quantity(medium.density, 'g/cm^3', 3)}. The table gives their masses and volumes.`,
    table: {
      head: ['object', 'mass / g', 'volume / cm^{3}'],
      rows: objects.map(({ mass, volume }, at) => [letter(at), String(mass), String(volume)]),
    },
    prompt: 'Which object floats?',
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

supplement('solid-in-two-immiscible-liquids', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'not-needed', checked: '2026-11-20' },
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
    return {
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
      options: inThisOrder(errors.map((error, at) => (at === right ? letter(at) : [letter(at), error]))),
      solution: `A solid sinks through a liquid that is less dense than itself and floats on one that is denser. ${quantity(bead, 'kg/m^3')} is ${['less than both densities, so it floats on the upper liquid', `more than ${quantity(upper, 'kg/m^3')} and less than ${quantity(lower, 'kg/m^3')}, so it floats at the boundary`, 'more than both densities, so it sinks to the bottom'][place]}.`,
    }
  },
  verify: ({ upper, lower, bead }) => (bead > lower ? 'S' : bead > upper ? 'R' : 'P'),
})

supplement('order-of-three-immiscible-liquids', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
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
    return {
      stem: `Three liquids do not mix with each other. They are poured into one tall jar and left to stand.

${facts.map(fact => `- ${fact}`).join('\n')}`,
      prompt: 'What is the order of the liquids, from top to bottom?',
      right: `${one}, ${two}, ${three}`,
      wrong: {
        [`${three}, ${two}, ${one}`]:
          'You put the densest liquid at the top. The less dense one floats on the denser one.',
        [`${two}, ${one}, ${three}`]: `You put ${two} above ${one}, but ${one} is less dense. Compare the densities in the same unit.`,
        [`${one}, ${three}, ${two}`]: `You put ${three} above ${two}, but ${two} is less dense. Compare the densities in the same unit.`,
      },
      solution: `In g/cm^{3}: liquid ${names[0]} has ${plain(grams, 2)}, liquid ${names[1]} has ${kilograms} ÷ 1000 = ${plain(kilograms / 1000)}, liquid ${names[2]} has ${mass} ÷ ${volume} = ${quantity(densities[2] ?? 0, '', 3)}.

The least dense is at the top and the densest at the bottom: ${one}, ${two}, ${three}.`,
    }
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

const BEADS = [
  { what: 'glass beads', one: 'a glass bead', density: 2.5 },
  { what: 'steel balls', one: 'a steel ball', density: 7.8 },
  { what: 'aluminium balls', one: 'an aluminium ball', density: 2.7 },
  { what: 'lead balls', one: 'a lead ball', density: 11.3 },
  { what: 'plastic beads', one: 'a plastic bead', density: 1.4 },
] as const

core('density-of-beads-from-two-cylinders', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const beads = random.pick(BEADS)
    const count = random.int(3, 6)
    const before = random.step(14, 28, 2)
    const rise = random.step(6, 16, 2)
    const mass = roundTo((beads.density * rise) / count, 1)
    const right = (mass * count) / rise
    const misread = (value: number) => 10 * Math.floor(value / 10) + (value % 10) / 2
    const slips: Slip[] = [
      [mass / rise, `You divided the mass of ${beads.one} by the volume of all of them.`],
      [
        (mass * count) / (before + rise),
        'You took the second reading for the volume. It is the volume of the water and the solids together.',
      ],
      [(mass * count) / before, 'You divided by the volume of the water.'],
      [rise / mass / count, 'You divided the volume by the mass.'],
      [mass * count * (count / rise), `You divided the mass of all of them by the volume of ${beads.one}.`],
      [
        (mass * count) / Math.max(1, misread(before + rise) - misread(before)),
        'You read each division of the scale as 1 cm^{3}. It is 2 cm^{3}.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'g/cm^3', 2))
    return wrong && { beads, count, before, rise, mass, right, wrong }
  },
  make: ({ beads: { what, one }, count, before, rise, mass, right, wrong }) => {
    const scale = { from: 0, to: 50, division: 2, numbered: 10 }
    const after = before + rise
    return {
      stem: [
        `${count} identical ${what} are put into a measuring cylinder that contains water. The diagrams show the cylinder before and after. The mass of ${one} is ${quantity(mass, 'g', mass < 10 ? 2 : 3)}.`,
        `A student lowers ${count} identical ${what}, each with a mass of ${quantity(mass, 'g', mass < 10 ? 2 : 3)}, into water in a measuring cylinder. The diagrams show the cylinder before and after.`,
        `The mass of ${one} is ${quantity(mass, 'g', mass < 10 ? 2 : 3)}. The diagrams show a measuring cylinder with water, before and after ${count} of these ${what} are put in.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/cylinder-before-and-after',
          title: 'A measuring cylinder before and after',
          description: `Two drawings of a measuring cylinder, marked in cubic centimetres. Before: ${describeScale(scale, before, 'cm³')} After, with ${count} ${what} at the bottom: ${describeScale(scale, after, 'cm³')}`,
          height: 276,
        },
        measuringCylinder({ x: 100, y: 252, value: before, scale }),
        measuringCylinder({ x: 256, y: 252, value: after, scale }),
        ...Array.from({ length: count }, (_, at) =>
          circle(274.5 - (at % 2) * 11, 236 - Math.floor(at / 2) * 11, 5.2, 'l sunk'),
        ),
        text(100, 271, 'before', { anchor: 'middle' }),
        text(256, 271, 'after', { anchor: 'middle' }),
      ),
      prompt: [`What is the density of the material of the ${what}?`, `What is the density of ${one}?`],
      options: numbers({ right, unit: 'g/cm^3', sigFigs: 2, wrong }),
      solution: `Each division of the scale is 2 cm^{3}, so the readings are ${quantity(before, 'cm^3')} and ${quantity(after, 'cm^3')}, and the volume of all the ${what} is ${after} − ${before} = ${quantity(rise, 'cm^3')}.

Their mass is ${count} × ${quantity(mass, 'g', mass < 10 ? 2 : 3)} = ${quantity(mass * count, 'g')}. Density = mass ÷ volume = ${quantity(mass * count, '')} ÷ ${rise} = ${quantity(right, 'g/cm^3', 2)}.`,
    }
  },
  verify: ({ count, rise, mass }) => mass / (rise / count),
})
