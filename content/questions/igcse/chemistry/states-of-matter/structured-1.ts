import { statements } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

const asOptions = (list: readonly string[]) => list.map(each => ({ id: each, text: each }))
const THREE_OF_FOUR = matchScheme(4, 3)

// 1.1 Solids, liquids and gases

/** Melting point and boiling point in °C. */
const SUBSTANCES: readonly (readonly [number, number])[] = [
  [-114, 78],
  [-219, -183],
  [-7, 59],
  [98, 883],
  [114, 184],
  [-78, -33],
  [80, 218],
  [-138, -1],
  [-188, -42],
  [-95, 69],
  [41, 182],
]
type Matter = 'solid' | 'liquid' | 'gas'
const LETTERS = ['P', 'Q', 'R', 'S'] as const

const states = template({
  name: 'states-of-four-substances',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const temperature = random.step(-60, 120, 20)
    const found = random.sample(SUBSTANCES, 4)
    if (found.some(each => each.some(point => Math.abs(point - temperature) < 4))) return null
    const kinds = found.map(
      ([melts, boils]): Matter => (temperature < melts ? 'solid' : temperature < boils ? 'liquid' : 'gas'),
    )
    if (new Set(kinds).size < 3) return null
    return { temperature, found, kinds, asked: random.int(0, 3) }
  },
  make: ({ temperature, found, kinds, asked }) => {
    const [melts, boils] = found[asked] ?? [0, 0]
    const letter = LETTERS[asked] ?? ''
    return {
      stem: 'The table shows the melting points and boiling points of four substances.',
      table: {
        head: ['substance', 'melting point / °C', 'boiling point / °C'],
        rows: found.map(([low, high], at) => [LETTERS[at] ?? '', plain(low), plain(high)]),
      },
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: `Deduce the state of each substance at ${quantity(temperature, '°C')}.`,
          command: 'Deduce',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 3,
          items: LETTERS.map(each => ({ id: each, text: each })),
          targets: asOptions(['solid', 'liquid', 'gas']),
          answer: Object.fromEntries(kinds.map((kind, at) => [LETTERS[at] ?? '', kind])),
          scheme: THREE_OF_FOUR,
          solution: `Below the melting point a substance is a solid, between the two temperatures a liquid, above the boiling point a gas. At ${quantity(temperature, '°C')}: ${kinds.map((kind, at) => `${LETTERS[at]} ${kind}`).join(', ')}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the size of the range of temperature over which ${letter} is a liquid.`,
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 1,
          answer: boils - melts,
          unit: '°C',
          unitMode: 'given',
          alsoUnits: ['K'],
          signFree: true,
          sigFigs: 3,
          form: 'any',
          scheme: b1(quantity(boils - melts, '°C')),
          solution: `${letter} is a liquid from its melting point to its boiling point: ${plain(boils)} − ${melts < 0 ? `(${plain(melts)})` : plain(melts)} = ${quantity(boils - melts, '°C')}.`,
        },
      ],
    }
  },
  verify: ({ found, asked }) => {
    const [melts, boils] = found[asked] ?? [0, 0]
    let size = 0
    for (let temperature = melts; temperature < boils; temperature += 1) size += 1
    return { b: size }
  },
})

const PROPERTIES: readonly [string, Matter][] = [
  ['fixed shape', 'solid'],
  ['particles that only vibrate about fixed positions', 'solid'],
  ['particles in a regular arrangement', 'solid'],
  ['fixed volume, but no fixed shape', 'liquid'],
  ['particles that are close together and slide past each other', 'liquid'],
  ['easily compressed', 'gas'],
  ['particles that are far apart', 'gas'],
  ['fills its container completely', 'gas'],
]
const MODELS: Record<Matter, { points: [string, string]; text: string }> = {
  solid: {
    points: ['arrangement: regular (and close together)', 'motion: vibrate about fixed positions'],
    text: 'The particles are in a regular arrangement, close together. They vibrate about fixed positions.',
  },
  liquid: {
    points: [
      'arrangement: irregular / random (and close together)',
      'motion: slide past each other / move around',
    ],
    text: 'The particles are in an irregular arrangement, close together. They slide past each other.',
  },
  gas: {
    points: ['arrangement: random (and far apart)', 'motion: fast, in all directions / random'],
    text: 'The particles are in a random arrangement, far apart. They move fast, in all directions.',
  },
}

const properties = template({
  name: 'properties-and-particles',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const of = (kind: Matter) => random.pick(PROPERTIES.filter(([, each]) => each === kind))
    const first = [of('solid'), of('liquid'), of('gas')]
    const extra = random.pick(PROPERTIES.filter(each => !first.includes(each)))
    return {
      items: random.shuffle([...first, extra]),
      asked: random.pick<Matter>(['solid', 'liquid', 'gas']),
      what: random.pick(['water', 'bromine', 'iron', 'sulfur']),
    }
  },
  make: ({ items, asked, what }) => ({
    stem: 'The properties of solids, liquids and gases are explained by their particles.',
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Identify the state to which each property belongs.',
        command: 'Identify',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 3,
        items: items.map(([property]) => ({ id: property, text: property })),
        targets: asOptions(['solid', 'liquid', 'gas']),
        answer: Object.fromEntries(items),
        scheme: THREE_OF_FOUR,
        solution: `Separation, arrangement and motion of the particles explain each property. The matches are: ${items.map(([property, state]) => `${property}: ${state}`).join('; ')}.`,
      },
      {
        kind: 'written',
        label: 'b',
        prompt: `Describe the arrangement and the motion of the particles of ${what} when it is a ${asked}.`,
        command: 'Describe',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(...MODELS[asked].points),
        solution: `One mark is for the arrangement, one for the motion. ${MODELS[asked].text}`,
        modelAnswer: MODELS[asked].text,
      },
    ],
  }),
})

const heating = template({
  name: 'reading-a-heating-curve',
  subtopic: '1.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const melts = random.step(60, 90, 10)
    const boils = random.step(140, 200, 10)
    const start = random.pick([4, 6])
    // At a constant rate of heating, a liquid does not warm up much faster than its solid.
    if ((boils - melts) / 6 > (1.2 * (melts - 20)) / start) return null
    return { melts, boils, melting: random.chance(0.5), start }
  },
  make: ({ melts, boils, melting, start }) => {
    const chart = graph({
      x: {
        label: 'time / min',
        max: 29,
        ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28],
        grid: true,
      },
      y: {
        label: 'temperature / °C',
        max: 230,
        ticks: [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220],
        grid: true,
      },
      left: 58,
      width: 280,
      height: 220,
    })
    const [begins, ends] = melting ? [start, start + 4] : [start + 10, 24]
    const label = (x: number, y: number, name: string, dx: number) => {
      const [px, py] = chart.at(x, y)
      return text(px + dx, py - 7, name, { anchor: 'middle', cls: 'b' })
    }
    return {
      stem: 'A pure solid is heated at a constant rate until it has become a gas. The graph shows its temperature.',
      figure: figure(
        {
          name: 'states-of-matter/heating-curve-with-scale',
          title: 'Heating curve of a pure substance',
          description: `Graph of temperature in degrees Celsius against time in minutes. The line rises from 20 at 0 min (A), is flat at ${melts} from ${start} to ${start + 4} min (B), rises (C), is flat at ${boils} from ${start + 10} to 24 min (D), and rises again to the end.`,
          height: 300,
        },
        chart.axes,
        chart.line([
          [0, 20],
          [start, melts],
          [start + 4, melts],
          [start + 10, boils],
          [24, boils],
          [26, boils + 20],
        ]),
        label(start / 2, (20 + melts) / 2, 'A', -8),
        label(start + 2, melts, 'B', 0),
        label(start + 7, (melts + boils) / 2, 'C', -10),
        label((start + 34) / 2, boils, 'D', 0),
      ),
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: `Determine the ${melting ? 'melting' : 'boiling'} point of the substance.`,
          command: 'Determine',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 1,
          answer: melting ? melts : boils,
          unit: '°C',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 4,
          form: 'any',
          scheme: b1(`${quantity(melting ? melts : boils, '°C')} (± 4 °C)`),
          solution: `During a change of state the temperature is constant. The ${melting ? 'first flat section (B) is melting' : 'second flat section (D) is boiling'}, at ${quantity(melting ? melts : boils, '°C')}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Determine the time for which the substance is ${melting ? 'melting' : 'boiling'}.`,
          command: 'Determine',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 1,
          answer: ends - begins,
          unit: 'min',
          unitMode: 'given',
          sigFigs: 2,
          tolerance: 0.5,
          form: 'any',
          scheme: b1(`${quantity(ends - begins, 'min')} (± 0.5 min)`),
          solution: `The flat section lasts from ${begins} min to ${ends} min: ${ends} − ${begins} = ${quantity(ends - begins, 'min')}.`,
        },
        {
          kind: 'match',
          label: 'c',
          prompt: 'Deduce what is present in each of the sections A to D.',
          command: 'Deduce',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          items: ['A', 'B', 'C', 'D'].map(letter => ({ id: letter, text: letter })),
          targets: asOptions(['solid only', 'liquid only', 'gas only', 'solid and liquid', 'liquid and gas']),
          answer: { A: 'solid only', B: 'solid and liquid', C: 'liquid only', D: 'liquid and gas' },
          scheme: matchScheme(4, 2),
          solution:
            'In a sloping section one state is present, in a flat section two. From the start: solid, solid and liquid, liquid, liquid and gas.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `Explain, in terms of particles, why the temperature is constant in section ${melting ? 'B' : 'D'}.`,
          command: 'Explain',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'the energy supplied is used to overcome forces of attraction between the particles',
            'so the (kinetic) energy / mean speed of the particles does not increase',
          ),
          solution: 'Say where the energy goes, and that the particles do not move faster meanwhile.',
          modelAnswer:
            'The energy supplied overcomes the forces of attraction between the particles. It does not make the particles move faster, so the temperature stays constant.',
        },
      ],
    }
  },
  verify: ({ melts, boils, melting, start }) => ({
    a: melting ? melts : boils,
    b: melting ? 4 : 14 - start,
  }),
})

const CHANGES: readonly [string, string][] = [
  ['ice cubes become water in a glass', 'melting'],
  ['solid wax becomes a liquid near a flame', 'melting'],
  ['liquid metal becomes hard in a mould', 'freezing'],
  ['water in a tray becomes ice', 'freezing'],
  ['drops of water form on a cold window', 'condensing'],
  ['steam becomes water in a cooled tube', 'condensing'],
  ['wet clothes dry on a line at 15 °C', 'evaporating'],
  ['perfume on the skin becomes a gas at 30 °C', 'evaporating'],
  ['bubbles of gas form throughout a liquid at a fixed temperature', 'boiling'],
]

const changes = template({
  name: 'three-changes-of-state',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const items = random.sample(CHANGES, 3)
    return new Set(items.map(([, name]) => name)).size === 3 ? { items } : null
  },
  make: ({ items }) => ({
    stem: 'Changes of state take place all around us.',
    parts: [
      {
        kind: 'match',
        label: '',
        prompt: 'Identify the change of state in each observation.',
        command: 'Identify',
        subtopic: '1.1',
        objective: 'AO2',
        marks: 3,
        items: items.map(([seen]) => ({ id: seen, text: seen })),
        targets: asOptions(['melting', 'freezing', 'condensing', 'evaporating', 'boiling']),
        answer: Object.fromEntries(items),
        scheme: b1(...items.map(([seen, name]) => `${seen}: ${name}`)),
        solution: `Look for the state before and the state after. The matches are: ${items.map(([seen, name]) => `${seen}: ${name}`).join('; ')}.`,
      },
    ],
  }),
})

const WAYS: readonly [string, 'boiling only' | 'evaporation only' | 'both'][] = [
  ['takes place throughout the liquid', 'boiling only'],
  ['takes place at a fixed temperature', 'boiling only'],
  ['takes place only at the surface', 'evaporation only'],
  ['takes place over a range of temperatures', 'evaporation only'],
  ['changes a liquid into a gas', 'both'],
]

const boiling = template({
  name: 'boiling-evaporation-or-both',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    items: random.sample(WAYS, 4),
    liquid: random.pick(['water', 'ethanol', 'propanone', 'hexane']),
    place: random.pick(['an open dish', 'a shallow tray', 'an open beaker']),
  }),
  make: ({ items, liquid, place }) => ({
    stem: `Some ${liquid} is left in ${place} in a laboratory. After a day, less ${liquid} is left, although its temperature was always below the boiling point.`,
    parts: [
      {
        kind: 'choice',
        label: 'a',
        prompt: 'Which change of state has taken place?',
        command: 'Identify',
        subtopic: '1.1',
        objective: 'AO2',
        marks: 1,
        scheme: b1('evaporating'),
        solution: 'A liquid that becomes a gas below its boiling point evaporates.',
        ...statements('evaporating', [
          ['boiling', 'Boiling takes place only at the boiling point.'],
          ['condensing', 'You chose the reverse change, from gas to liquid.'],
          ['melting', 'You chose the change from solid to liquid.'],
        ]),
      },
      {
        kind: 'match',
        label: 'b',
        prompt: 'Identify the process that each statement describes.',
        command: 'Identify',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 3,
        items: items.map(([statement]) => ({ id: statement, text: statement })),
        targets: asOptions(['boiling only', 'evaporation only', 'both']),
        answer: Object.fromEntries(items),
        scheme: THREE_OF_FOUR,
        solution: `Both change a liquid into a gas; they differ in place and temperature. ${items.map(([statement, process]) => `“${statement}”: ${process}`).join('; ')}.`,
      },
    ],
  }),
})

const syringe = template({
  name: 'gas-in-a-syringe',
  subtopic: '1.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    gas: random.pick(['air', 'nitrogen', 'carbon dioxide', 'methane']),
    heats: random.chance(0.5),
    volume: random.step(30, 60, 5),
  }),
  make: ({ gas, heats, volume }) => ({
    stem: `A closed syringe with a movable plunger contains ${quantity(volume, 'cm^3')} of ${gas}.${heats ? ' It is put into hot water. The pressure stays constant.' : ' The plunger is pushed in. The temperature stays constant.'}`,
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Predict how each quantity changes.',
        command: 'Predict',
        subtopic: '1.1',
        objective: 'AO2',
        marks: 3,
        items: [
          { id: 'volume', text: 'volume of the gas' },
          { id: 'speed', text: 'average speed of the particles' },
          { id: 'apart', text: 'average distance between the particles' },
        ],
        targets: asOptions(['increases', 'decreases', 'stays the same']),
        answer: heats
          ? { volume: 'increases', speed: 'increases', apart: 'increases' }
          : { volume: 'decreases', speed: 'stays the same', apart: 'decreases' },
        scheme: heats
          ? b1('volume increases', 'average speed increases', 'average distance increases')
          : b1('volume decreases', 'average speed stays the same', 'average distance decreases'),
        solution: heats
          ? 'Hotter particles move faster. They push the plunger out, so the volume and the distances between the particles increase.'
          : 'A higher pressure pushes the particles closer together, so volume and distances decrease. The temperature is constant, and so is the average speed.',
      },
      {
        kind: 'written',
        label: 'b',
        prompt: heats
          ? 'Explain, in terms of particles, why the plunger moves out.'
          : 'Explain, in terms of particles, why the gas can be compressed easily but water cannot.',
        command: 'Explain',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: heats
          ? b1(
              'particles have more (kinetic) energy / move faster',
              'and collide with the plunger harder / more often',
            )
          : b1(
              'particles of a gas are far apart / there is much empty space between them',
              'particles of water are (already) close together / touching',
            ),
        solution: heats
          ? 'Begin with the motion of the particles and go on to their collisions with the plunger.'
          : 'Compare the distances between the particles in the two states.',
        modelAnswer: heats
          ? 'When the gas gets hotter, its particles move faster. They collide with the plunger harder and more often, so the plunger is pushed out.'
          : 'The particles of the gas are far apart, so they can be pushed closer together. The particles of water already touch, with hardly any space between them.',
      },
    ],
  }),
})

// 1.2 Diffusion

const SOLIDS = [
  { solid: 'potassium manganate(VII)', colour: 'purple' },
  { solid: 'copper(II) sulfate', colour: 'blue' },
  { solid: 'nickel(II) sulfate', colour: 'green' },
] as const

const crystal = template({
  name: 'crystal-in-still-water',
  subtopic: '1.2',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(SOLIDS),
    vessel: random.pick(['a beaker', 'a dish', 'a measuring cylinder', 'a jar']),
  }),
  make: ({ item: { solid, colour }, vessel }) => ({
    stem: `A crystal of ${solid} is put into ${vessel} of still water. After several weeks, all the water has the same ${colour} colour.`,
    parts: [
      {
        kind: 'order',
        label: 'a',
        prompt: 'Identify the order of the events.',
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO2',
        marks: 3,
        items: [
          { id: 'sink', text: 'the crystal lies on the bottom of colourless water' },
          { id: 'dissolve', text: 'particles leave the crystal and mix with the water close to it' },
          {
            id: 'spread',
            text: 'the particles spread to regions of lower concentration far from the crystal',
          },
          { id: 'even', text: 'the particles are evenly mixed with the water' },
        ],
        answer: ['sink', 'dissolve', 'spread', 'even'],
        scheme: sequenceScheme(4, 3),
        solution:
          'First the crystal dissolves. Then its particles diffuse through the water, until the concentration is the same everywhere.',
      },
      {
        kind: 'choice',
        label: 'b',
        prompt: 'In which state of matter would a coloured substance spread fastest by diffusion?',
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 1,
        scheme: b1('a gas'),
        solution:
          'In a gas the particles are far apart and move freely, so diffusion is faster than in a liquid. In a solid there is almost none.',
        ...statements('a gas', [
          [
            'a cold liquid',
            'Diffusion in a liquid is slower than in a gas, and slower still when the liquid is cold.',
          ],
          [
            'a warm liquid',
            'Diffusion is faster in a warm liquid than in a cold one, but faster still in a gas.',
          ],
          ['a solid', 'The particles of a solid only vibrate about fixed positions.'],
        ]),
      },
      {
        kind: 'written',
        label: 'c',
        prompt: 'Explain, in terms of particles, how the colour spreads through the water.',
        command: 'Explain',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(
          'any two from: particles move at random (in all directions)',
          'they collide with other particles and change direction',
          'they spread from higher to lower concentration (until evenly mixed)',
        ),
        solution:
          'Use the random motion of the particles, their collisions and the direction from higher to lower concentration. Two points earn the marks.',
        modelAnswer:
          'The particles move at random and collide with the particles of water. So they spread from the region of higher concentration, near the crystal, to regions of lower concentration.',
      },
    ],
  }),
})

const GASES: readonly [string, number][] = [
  ['H_{2}', 2],
  ['CH_{4}', 16],
  ['NH_{3}', 17],
  ['N_{2}', 28],
  ['HCl', 36.5],
  ['CO_{2}', 44],
  ['SO_{2}', 64],
  ['Cl_{2}', 71],
]

const rates = template({
  name: 'order-of-rates-of-diffusion',
  subtopic: '1.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    gases: random.sample(GASES, 4),
    fast: random.chance(0.5),
    temperature: random.step(15, 30, 5),
  }),
  make: ({ gases, fast, temperature }) => {
    const sorted = [...gases].sort(([, one], [, other]) => (fast ? one - other : other - one))
    return {
      stem: `The table shows the relative molecular masses, *M*_{r}, of four gases. All are at ${quantity(temperature, '°C')}.`,
      table: { head: ['gas', '*M*_{r}'], rows: gases.map(([name, mass]) => [name, plain(mass)]) },
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt: `Deduce the order in which the gases diffuse, from the ${fast ? 'fastest to the slowest' : 'slowest to the fastest'}.`,
          command: 'Deduce',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 3,
          items: gases.map(([name]) => ({ id: name, text: name })),
          answer: sorted.map(([name]) => name),
          scheme: sequenceScheme(4, 3),
          solution: `The lower the relative molecular mass, the faster a gas diffuses at the same temperature: ${sorted.map(([name]) => name).join(', ')}.`,
        },
        {
          kind: 'choice',
          label: 'b',
          lead: 'In another experiment, ammonia (*M*_{r} = 17) and hydrogen chloride (*M*_{r} = 36.5) are released at the same time at the two ends of a glass tube.',
          prompt: 'Where does the white ring of ammonium chloride form?',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          scheme: b1('nearer to the hydrogen chloride end than to the ammonia end'),
          solution: 'Ammonia diffuses faster, so it travels further before the gases meet.',
          ...statements('nearer to the hydrogen chloride end than to the ammonia end', [
            [
              'nearer to the ammonia end than to the hydrogen chloride end',
              'You took the lighter gas, ammonia, for the slower one.',
            ],
            [
              'exactly in the middle of the tube',
              'The gases diffuse at different rates, so they do not meet in the middle.',
            ],
            [
              'evenly along the whole length of the tube',
              'You forgot that the solid forms only where the two gases first meet.',
            ],
          ]),
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'Explain why the ring forms only after some minutes, although the particles move at hundreds of metres per second.',
          command: 'Explain',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: b1('particles collide with particles of air (again and again) and change direction'),
          solution:
            'The particles do not travel straight along the tube: each collision with a particle of the air changes their direction.',
          modelAnswer:
            'The particles collide with the particles of the air in the tube and change direction all the time, so they move along the tube slowly.',
        },
      ],
    }
  },
})

export const templates = [states, properties, heating, changes, boiling, syringe, crystal, rates]
