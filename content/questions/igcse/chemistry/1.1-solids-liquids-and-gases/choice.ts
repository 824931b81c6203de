import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Point, text } from '@/lib/figures/shapes'
import { LETTERS, type Matter, type Why } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.1')

export { templates }

/** Melting point and boiling point in °C. */
const SUBSTANCES: readonly (readonly [number, number])[] = [
  [-114, 78],
  [-219, -183],
  [-7, 59],
  [98, 883],
  [114, 184],
  [-78, -33],
  [-101, -34],
  [80, 218],
  [-138, -1],
  [-188, -42],
  [-95, 69],
  [16, 118],
  [41, 182],
]

const stateAt = ([melts, boils]: readonly [number, number], temperature: number): Matter =>
  temperature < melts ? 'solid' : temperature < boils ? 'liquid' : 'gas'

core('state-from-melting-and-boiling-points', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const temperature = random.step(-120, 140, 20)
    const asked = random.pick<Matter>(['solid', 'liquid', 'gas'])
    const found = random.sample(SUBSTANCES, 4)
    const states = found.map(each => stateAt(each, temperature))
    const clear = found.every(each => each.every(point => Math.abs(point - temperature) >= 4))
    if (!clear || states.filter(state => state === asked).length !== 1 || new Set(states).size < 3)
      return null
    return { temperature, asked, found, states }
  },
  make: ({ temperature, asked, found, states }) => {
    const at = quantity(temperature, '°C')
    const why: Record<Matter, string> = {
      solid: `${at} is below its melting point`,
      liquid: `${at} is between its melting point and its boiling point`,
      gas: `${at} is above its boiling point`,
    }
    return {
      stem: 'The table shows the melting points and boiling points of four substances.',
      table: {
        head: ['substance', 'melting point / °C', 'boiling point / °C'],
        rows: found.map(([melts, boils], place) => [LETTERS[place] ?? '', plain(melts), plain(boils)]),
      },
      prompt: `Which substance is a ${asked} at ${at}?`,
      options: inThisOrder(
        LETTERS.map((letter, place): string | Wrong => {
          const state = states[place] ?? 'gas'
          return state === asked ? letter : [letter, `You chose a ${state}: ${why[state]}.`]
        }),
      ),
      solution: `Compare ${at} with both temperatures of each substance. For ${LETTERS[states.indexOf(asked)]}, ${why[asked]}, so it is a ${asked}.`,
    }
  },
  verify: ({ temperature, asked, found }) => {
    const passed = found.map(points => points.filter(point => point < temperature).length)
    return LETTERS[passed.indexOf(['solid', 'liquid', 'gas'].indexOf(asked))] ?? ''
  },
})

const PICTURES: Record<Matter, readonly string[]> = {
  solid: ['touching', 'regular', 'vibrate about fixed positions'],
  liquid: ['mostly touching', 'irregular', 'slide past each other'],
  gas: ['far apart', 'random', 'move fast in all directions'],
}

core('row-of-separation-arrangement-motion', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    state: random.pick<Matter>(['solid', 'liquid', 'gas']),
    what: random.pick(['iron', 'water', 'bromine', 'ethanol', 'sulfur', 'mercury']),
    mixed: random.int(1, 2),
  }),
  make: ({ state, what, mixed }) => {
    const others = (['solid', 'liquid', 'gas'] as const).filter(each => each !== state)
    const [first = 'gas', second = 'gas'] = others
    const own = PICTURES[state]
    const blend = own.map((cell, at) => (at === mixed ? (PICTURES[first][at] ?? '') : cell))
    return {
      stem: `The particles of ${what} are arranged differently in its three states.`,
      prompt: `Which row describes the particles of ${what} when it is a ${state}?`,
      options: rows(['separation', 'arrangement', 'motion'], own, [
        [PICTURES[first], `You described a ${first}.`],
        [PICTURES[second], `You described a ${second}.`],
        [blend, `You mixed two states: “${blend[mixed]}” belongs to a ${first}.`],
      ]),
      solution: `In a ${state}, the particles are ${own[0]}, their arrangement is ${own[1]}, and they ${own[2]}.`,
    }
  },
})

const CHANGES: readonly [string, string, string][] = [
  ['Butter becomes soft and runny on a warm plate', 'melting', 'a solid becomes a liquid'],
  ['Water drops form on the outside of a cold bottle', 'condensing', 'a gas becomes a liquid'],
  ['Molten iron turns hard in a mould', 'freezing', 'a liquid becomes a solid'],
  [
    'A puddle disappears slowly on a cool, dry day',
    'evaporating',
    'a liquid becomes a gas at its surface, below the boiling point',
  ],
  [
    'Bubbles of steam form throughout water in a kettle',
    'boiling',
    'a liquid becomes a gas throughout, at the boiling point',
  ],
  ['A mirror becomes misty during a hot shower', 'condensing', 'a gas becomes a liquid'],
  ['Liquid candle wax turns hard as it cools', 'freezing', 'a liquid becomes a solid'],
]

const CHANGE_NAMES: Record<string, string> = {
  melting: 'solid to liquid',
  freezing: 'liquid to solid',
  condensing: 'gas to liquid',
  evaporating: 'liquid to gas at the surface',
  boiling: 'liquid to gas throughout the liquid',
}

core('name-of-a-change-of-state', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(CHANGES)
    return {
      item,
      wrong: random.sample(
        Object.keys(CHANGE_NAMES).filter(name => name !== item[1]),
        3,
      ),
    }
  },
  make: ({ item: [scene, right, why], wrong }) => ({
    stem: `${scene}.`,
    prompt: 'Which change of state takes place?',
    right,
    wrong: wrong.map(
      (name): Wrong => [name, `You chose ${name}, which is the change from ${CHANGE_NAMES[name]}.`],
    ),
    solution: `Here ${why}. This change is called ${right}.`,
  }),
})
const VESSELS = ['a syringe with a movable plunger', 'a cylinder with a movable piston', 'a balloon'] as const

core('volume-of-a-gas', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    vessel: random.pick(VESSELS),
    gas: random.pick(['air', 'nitrogen', 'carbon dioxide', 'helium']),
    heats: random.chance(0.5),
    presses: random.chance(0.5),
  }),
  make: ({ vessel, gas, heats, presses }) => {
    const first = heats ? 'increases' : 'decreases'
    const second = presses ? 'decreases' : 'increases'
    const other = (word: string) => (word === 'increases' ? 'decreases' : 'increases')
    const heading = [
      `the temperature is ${heats ? 'raised' : 'lowered'} at constant pressure`,
      `the pressure is ${presses ? 'raised' : 'lowered'} at constant temperature`,
    ]
    const heatError = 'The volume of a gas rises with temperature and falls when it gets colder.'
    const pressError = 'The volume of a gas falls as the pressure rises, and rises as the pressure falls.'
    return {
      stem: `Some ${gas} is in ${vessel}. No gas escapes.`,
      prompt: 'Which row shows how its volume changes?',
      options: rows(
        heading,
        [first, second],
        [
          [[other(first), second], `You were wrong about the temperature. ${heatError}`],
          [[first, other(second)], `You were wrong about the pressure. ${pressError}`],
          [[other(first), other(second)], `You reversed both effects. ${heatError}`],
        ],
      ),
      solution: `When ${heading[0]}, the volume ${first}. When ${heading[1]}, the volume ${second}.`,
    }
  },
})

supplement('sections-of-a-heating-or-cooling-curve', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    heats: random.chance(0.5),
    asked: random.int(0, 4),
    what: random.pick(['a pure element', 'a pure substance', 'a pure compound']),
    left: random.int(0, 4),
  }),
  make: ({ heats, asked, what, left }) => {
    const rising: Point[] = [
      [0, 1],
      [2, 3],
      [4.5, 3],
      [6.5, 6.5],
      [9.5, 6.5],
      [11, 8.5],
    ]
    const points = heats
      ? rising
      : rising.map(([, y], at): Point => [11 - (rising[5 - at]?.[0] ?? 0), rising[5 - at]?.[1] ?? y])
    const order = heats ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0]
    const names = ['V', 'W', 'X', 'Y', 'Z']
    const holds = ['solid only', 'solid and liquid', 'liquid only', 'liquid and gas', 'gas only']
    const errors = [
      'There, the temperature changes and only the solid is present.',
      'There, the solid and the liquid are present together: it melts or freezes.',
      'There, the temperature changes and only the liquid is present.',
      'There, the liquid and the gas are present together: it boils or condenses.',
      'There, the temperature changes and only the gas is present.',
    ]
    const chart = graph({
      x: { label: 'time', max: 12 },
      y: { label: 'temperature', max: 10 },
      left: 70,
      width: 250,
      height: 150,
    })
    const sections = [0, 1, 2, 3, 4]
    const dropped = left === asked ? (left + 1) % 5 : left
    const shown = sections.filter(place => order[place] !== dropped)
    const rightAt = order.indexOf(asked)
    return {
      stem: `The graph shows the temperature of ${what} as it is ${heats ? 'heated at a constant rate, from a solid to a gas' : 'cooled steadily, from a gas to a solid'}.`,
      figure: figure(
        {
          name: 'states-of-matter/curve-in-five-sections',
          title: `A ${heats ? 'heating' : 'cooling'} curve in five sections`,
          description: `Sketch graph of temperature against time. The line ${heats ? 'rises' : 'falls'} in section V, is flat in W, ${heats ? 'rises' : 'falls'} in X, is flat in Y and ${heats ? 'rises' : 'falls'} in Z.`,
          height: 214,
        },
        chart.axes,
        chart.line(points),
        ...sections.map(place => {
          const [fromX = 0, fromY = 0] = points[place] ?? []
          const [toX = 0, toY = 0] = points[place + 1] ?? []
          const [x, y] = chart.at((fromX + toX) / 2, (fromY + toY) / 2)
          const flat = place % 2 === 1
          return text(flat ? x : x + (heats ? -12 : 12), y - 6, names[place] ?? '', {
            anchor: 'middle',
            cls: 'b',
          })
        }),
      ),
      prompt: `In which section is the substance present as ${holds[asked]}?`,
      options: inThisOrder(
        shown.map((place): string | Wrong =>
          place === rightAt ? (names[place] ?? '') : [names[place] ?? '', errors[order[place] ?? 0] ?? ''],
        ),
      ),
      solution: `Sloping sections have one state, flat sections two: during a change of state the temperature stays constant. ${heats ? 'On heating' : 'On cooling'}, the sections in order are ${order.map(at => holds[at]).join(', ')}. So it is section ${names[rightAt]}.`,
    }
  },
  verify: ({ heats, asked }) => 'VWXYZ'.charAt(heats ? asked : 4 - asked),
})

const WHYS: readonly Why[] = [
  {
    stem: 'A sealed steel cylinder of gas is heated.',
    prompt: 'Why does the pressure of the gas increase?',
    right: 'The particles move faster and collide with the walls harder and more often.',
    wrong: pairs({
      'The particles become larger and take up more space.':
        'You gave the particles a new size; heating does not change their size.',
      'The number of particles in the cylinder increases.':
        'You added particles, but the cylinder is sealed, so their number stays the same.',
      'The particles collide with each other and stick to the walls.':
        'You let the particles stick to the walls; particles of a gas bounce off.',
    }),
    solution:
      'Hotter particles have more kinetic energy and move faster. They collide with the walls harder and more often, so the pressure rises.',
  },
  {
    stem: 'The pressure on a gas in a syringe is increased at constant temperature.',
    prompt: 'Why does the volume of the gas decrease?',
    right: 'The particles are pushed closer together.',
    wrong: pairs({
      'The particles become smaller.':
        'You gave the particles a new size; pressure does not change their size.',
      'The particles move more slowly.':
        'You changed the speed; at constant temperature, the mean speed of the particles stays the same.',
      'Some of the particles are destroyed.':
        'You changed the number of particles; only the space between them changes.',
    }),
    solution:
      'In a gas there is much empty space between the particles. A higher pressure pushes the particles closer together, so the volume is smaller.',
  },
  {
    stem: 'A pure solid is heated. While it melts, its temperature stays constant.',
    prompt: 'What happens to the energy that is supplied during melting?',
    right: 'It overcomes forces of attraction between the particles.',
    wrong: pairs({
      'It makes the particles move faster.':
        'You let the particles move faster, but then the temperature would rise.',
      'It forms forces of attraction between the particles.':
        'You described freezing; forming attractions gives out energy.',
      'It makes the particles of the solid larger.':
        'You gave the particles a new size; heating does not change their size.',
    }),
    solution:
      'The energy is used to overcome the forces of attraction that hold the particles in their places. The particles do not become faster, so the temperature is constant.',
  },
  {
    stem: 'A gas condenses to a liquid at constant temperature.',
    prompt: 'Which statement about this change is correct?',
    right: 'Attractions form between the particles, and energy is given out.',
    wrong: pairs({
      'Attractions form between the particles, and energy is taken in.':
        'You reversed the transfer of energy: it is given out when attractions form.',
      'Attractions between the particles are overcome, and energy is given out.':
        'You described the attractions of a liquid that boils; in condensing they form.',
      'Attractions between the particles are overcome, and energy is taken in.':
        'You described boiling, the reverse change.',
    }),
    solution:
      'The particles of the gas come close together and attractions form between them. Energy is given out to the surroundings.',
  },
]

supplement('explaining-by-kinetic-theory', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(WHYS) }),
  make: ({ item }) => ({
    stem: item.stem,
    prompt: item.prompt,
    right: item.right,
    wrong: item.wrong,
    solution: item.solution,
  }),
})
