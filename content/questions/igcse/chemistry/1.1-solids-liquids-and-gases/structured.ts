import { asItems, ask } from '@/lib/exams/authoring/ask'
import { b1 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { text } from '@/lib/figures/shapes'
import { LETTERS, type Matter } from '../shared'
import { CONSTANT_TEMPERATURE, GAS_AND_WATER, HEATED_GAS, POINTS_OF } from './points'

const { core, supplement, templates } = questionsOf('structured', '1.1')

export { templates }

const THREE_OF_FOUR = matchScheme(4, 3)

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

core('states-of-four-substances', {
  facts: { difficulty: 2, checked: '2026-11-20' },
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
      parts: {
        a: ask.match({
          prompt: `Deduce the state of each substance at ${quantity(temperature, '°C')}.`,
          objective: 'AO2',
          marks: 3,
          items: LETTERS.map(each => ({ id: each, text: each })),
          targets: asItems(['solid', 'liquid', 'gas']),
          answer: Object.fromEntries(kinds.map((kind, at) => [LETTERS[at] ?? '', kind])),
          scheme: THREE_OF_FOUR,
          solution: `Below the melting point a substance is a solid, between the two temperatures a liquid, above the boiling point a gas. At ${quantity(temperature, '°C')}: ${kinds.map((kind, at) => `${LETTERS[at]} ${kind}`).join(', ')}.`,
        }),
        b: ask.number({
          prompt: `Calculate the size of the range of temperature over which ${letter} is a liquid.`,
          answer: boils - melts,
          unit: '°C',
          alsoUnits: ['K'],
          signFree: true,
          sigFigs: 3,
          scheme: [quantity(boils - melts, '°C')],
          solution: `${letter} is a liquid from its melting point to its boiling point: ${plain(boils)} − ${melts < 0 ? `(${plain(melts)})` : plain(melts)} = ${quantity(boils - melts, '°C')}.`,
        }),
      },
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

const MODELS: Record<Matter, string> = {
  solid: 'The particles are in a regular arrangement, close together. They vibrate about fixed positions.',
  liquid: 'The particles are in an irregular arrangement, close together. They slide past each other.',
  gas: 'The particles are in a random arrangement, far apart. They move fast, in all directions.',
}

core('properties-and-particles', {
  facts: { difficulty: 1, checked: '2026-11-20' },
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
    parts: {
      a: ask.match({
        prompt: 'Identify the state to which each property belongs.',
        marks: 3,
        items: items.map(([property]) => ({ id: property, text: property })),
        targets: asItems(['solid', 'liquid', 'gas']),
        answer: Object.fromEntries(items),
        scheme: THREE_OF_FOUR,
        solution: `Separation, arrangement and motion of the particles explain each property. The matches are: ${items.map(([property, state]) => `${property}: ${state}`).join('; ')}.`,
      }),
      b: ask.written({
        prompt: `Describe the arrangement and the motion of the particles of ${what} when it is a ${asked}.`,
        marks: 2,
        scheme: POINTS_OF[asked],
        solution: `One mark is for the arrangement, one for the motion. ${MODELS[asked]}`,
        modelAnswer: MODELS[asked],
      }),
    },
  }),
})

supplement('reading-a-heating-curve', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
      parts: {
        a: ask.number({
          prompt: `Determine the ${melting ? 'melting' : 'boiling'} point of the substance.`,
          answer: melting ? melts : boils,
          unit: '°C',
          tolerance: 4,
          scheme: [`${quantity(melting ? melts : boils, '°C')} (± 4 °C)`],
          solution: `During a change of state the temperature is constant. The ${melting ? 'first flat section (B) is melting' : 'second flat section (D) is boiling'}, at ${quantity(melting ? melts : boils, '°C')}.`,
        }),
        b: ask.number({
          prompt: `Determine the time for which the substance is ${melting ? 'melting' : 'boiling'}.`,
          answer: ends - begins,
          unit: 'min',
          tolerance: 0.5,
          scheme: [`${quantity(ends - begins, 'min')} (± 0.5 min)`],
          solution: `The flat section lasts from ${begins} min to ${ends} min: ${ends} − ${begins} = ${quantity(ends - begins, 'min')}.`,
        }),
        c: ask.match({
          prompt: 'Deduce what is present in each of the sections A to D.',
          objective: 'AO2',
          marks: 2,
          items: ['A', 'B', 'C', 'D'].map(letter => ({ id: letter, text: letter })),
          targets: asItems(['solid only', 'liquid only', 'gas only', 'solid and liquid', 'liquid and gas']),
          answer: { A: 'solid only', B: 'solid and liquid', C: 'liquid only', D: 'liquid and gas' },
          scheme: matchScheme(4, 2),
          solution:
            'In a sloping section one state is present, in a flat section two. From the start: solid, solid and liquid, liquid, liquid and gas.',
        }),
        d: ask.written({
          prompt: `Explain, in terms of particles, why the temperature is constant in section ${melting ? 'B' : 'D'}.`,
          scheme: CONSTANT_TEMPERATURE,
          solution: 'Say where the energy goes, and that the particles do not move faster meanwhile.',
          modelAnswer:
            'The energy supplied overcomes the forces of attraction between the particles. It does not make the particles move faster, so the temperature stays constant.',
        }),
      },
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

core('three-changes-of-state', {
  facts: { difficulty: 1, checked: '2026-11-30' },
  values: random => {
    const items = random.sample(CHANGES, 3)
    return new Set(items.map(([, name]) => name)).size === 3 ? { items } : null
  },
  make: ({ items }) => ({
    stem: 'This question is about changes of state.',
    parts: {
      '': ask.match({
        prompt: 'Identify the change of state in each observation.',
        objective: 'AO2',
        marks: 3,
        items: items.map(([seen]) => ({ id: seen, text: seen })),
        targets: asItems(['melting', 'freezing', 'condensing', 'evaporating', 'boiling']),
        answer: Object.fromEntries(items),
        scheme: items.map(([seen, name]) => `${seen}: ${name}`),
        solution: `Look for the state before and the state after. The matches are: ${items.map(([seen, name]) => `${seen}: ${name}`).join('; ')}.`,
      }),
    },
  }),
})

const WAYS: readonly [string, 'boiling only' | 'evaporation only' | 'both'][] = [
  ['takes place throughout the liquid', 'boiling only'],
  ['takes place at a fixed temperature', 'boiling only'],
  ['takes place only at the surface', 'evaporation only'],
  ['takes place over a range of temperatures', 'evaporation only'],
  ['changes a liquid into a gas', 'both'],
]

core('boiling-evaporation-or-both', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    items: random.sample(WAYS, 4),
    liquid: random.pick(['water', 'ethanol', 'propanone', 'hexane']),
    place: random.pick(['an open dish', 'a shallow tray', 'an open beaker']),
  }),
  make: ({ items, liquid, place }) => ({
    stem: `Some ${liquid} is left in ${place} in a laboratory. After a day, less ${liquid} is left, although its temperature was always below the boiling point.`,
    parts: {
      a: ask.choice({
        prompt: 'Which change of state has taken place?',
        objective: 'AO2',
        scheme: ['evaporating'],
        solution: 'A liquid that becomes a gas below its boiling point evaporates.',
        right: 'evaporating',
        wrong: {
          boiling: 'Boiling takes place only at the boiling point.',
          condensing: 'You chose the reverse change, from gas to liquid.',
          melting: 'You chose the change from solid to liquid.',
        },
      }),
      b: ask.match({
        prompt: 'Identify the process that each statement describes.',
        marks: 3,
        items: items.map(([statement]) => ({ id: statement, text: statement })),
        targets: asItems(['boiling only', 'evaporation only', 'both']),
        answer: Object.fromEntries(items),
        scheme: THREE_OF_FOUR,
        solution: `Both change a liquid into a gas; they differ in place and temperature. ${items.map(([statement, process]) => `“${statement}”: ${process}`).join('; ')}.`,
      }),
    },
  }),
})

supplement('gas-in-a-syringe', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    gas: random.pick(['air', 'nitrogen', 'carbon dioxide', 'methane']),
    heats: random.chance(0.5),
    volume: random.step(30, 60, 5),
  }),
  make: ({ gas, heats, volume }) => ({
    stem: `A closed syringe with a movable plunger contains ${quantity(volume, 'cm^3')} of ${gas}.${heats ? ' It is put into hot water. The pressure stays constant.' : ' The plunger is pushed in. The temperature stays constant.'}`,
    parts: {
      a: ask.match({
        prompt: 'Predict how each quantity changes.',
        objective: 'AO2',
        marks: 3,
        items: [
          { id: 'volume', text: 'volume of the gas' },
          { id: 'speed', text: 'average speed of the particles' },
          { id: 'apart', text: 'average distance between the particles' },
        ],
        targets: asItems(['increases', 'decreases', 'stays the same']),
        answer: heats
          ? { volume: 'increases', speed: 'increases', apart: 'increases' }
          : { volume: 'decreases', speed: 'stays the same', apart: 'decreases' },
        scheme: heats
          ? b1('volume increases', 'average speed increases', 'average distance increases')
          : b1('volume decreases', 'average speed stays the same', 'average distance decreases'),
        solution: heats
          ? 'Hotter particles move faster. They push the plunger out, so the volume and the distances between the particles increase.'
          : 'A higher pressure pushes the particles closer together, so volume and distances decrease. The temperature is constant, and so is the average speed.',
      }),
      b: ask.written({
        prompt: heats
          ? 'Explain, in terms of particles, why the plunger moves out.'
          : 'Explain, in terms of particles, why the gas can be compressed easily but water cannot.',
        command: 'Explain',
        marks: 2,
        scheme: heats ? HEATED_GAS : GAS_AND_WATER,
        solution: heats
          ? 'Begin with the motion of the particles and go on to their collisions with the plunger.'
          : 'Compare the distances between the particles in the two states.',
        modelAnswer: heats
          ? 'When the gas gets hotter, its particles move faster. They collide with the plunger harder and more often, so the plunger is pushed out.'
          : 'The particles of the gas are far apart, so they can be pushed closer together. The particles of water already touch, with hardly any space between them.',
      }),
    },
  }),
})
