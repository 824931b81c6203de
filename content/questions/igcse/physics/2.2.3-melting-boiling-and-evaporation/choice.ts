import { inThisOrder, numbers, pairs, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { slipsOf } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('2.2.3')

export { templates }

core('temperature-from-heating-curve', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    start: random.step(10, 30, 10),
    melts: random.step(50, 80, 10),
    boils: random.step(120, 170, 10),
    end: random.step(190, 200, 10),
    times: [random.int(2, 3), random.int(6, 8), random.int(11, 13), random.int(16, 17)],
    melting: random.chance(0.5),
    cooled: random.chance(0.5),
    others: random.sample([0, 1, 2, 3], 2),
  }),
  make: ({ start, melts, boils, end, times, melting, cooled, others }) => {
    const heated: Point[] = [
      [0, start],
      [times[0] ?? 0, melts],
      [times[1] ?? 0, melts],
      [times[2] ?? 0, boils],
      [times[3] ?? 0, boils],
      [20, end],
    ]
    const points = cooled ? heated.map(([x, y]): Point => [20 - x, y]).reverse() : heated
    const chart = graph({
      x: { label: 'time / min', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true },
      y: {
        label: 'temperature / °C',
        max: 200,
        ticks: Array.from({ length: 11 }, (_, at) => 20 * at),
        grid: true,
      },
      height: 200,
    })
    const told = points.map(([x, y]) => `${y} °C at ${x} min`).join(', ')
    const name = melting ? 'melting point' : 'boiling point'
    const right = melting ? melts : boils
    const began = times[melting ? 0 : 2] ?? 0
    const ended = times[melting ? 1 : 3] ?? 0
    const more = slipsOf({
      [`You read the temperature ${cooled ? 'at the end' : 'at the start'}, where the substance is a solid only.`]:
        start,
      [`You read the temperature ${cooled ? 'at the start' : 'at the end'}, where the substance is a gas only.`]:
        end,
      'You read the time in minutes at which the change of state begins. The temperature is on the other axis.':
        cooled ? 20 - ended : began,
      'You added 273. That is the temperature in kelvin, not in °C.': right + 273,
    })
    return {
      stem: cooled
        ? 'A pure substance is a gas at first. It is cooled until it is a solid. The graph shows its temperature.'
        : 'A pure substance is a solid at first. It is heated until it is a gas. The graph shows its temperature.',
      figure: figure(
        {
          name: 'thermal-physics/temperature-against-time',
          title: 'Temperature of a substance against time',
          description: `Temperature in degrees Celsius against time in minutes. Straight lines join these points: ${told}.`,
          height: 276,
        },
        chart.axes,
        chart.line(points),
      ),
      prompt: `What is the ${name} of the substance?`,
      options: numbers({
        right,
        wrong: [
          [
            melting ? boils : melts,
            melting
              ? 'You read the upper level part, where liquid and gas are present.'
              : 'You read the lower level part, where solid and liquid are present.',
          ],
          ...more.filter((_, at) => others.includes(at)),
        ],
        unit: '°C',
      }),
      solution: `During a change of state the temperature stays constant: these are the two level parts of the graph. The ${melting ? 'lower one is the change between solid and liquid' : 'upper one is the change between liquid and gas'}, so the ${name} is ${quantity(right, '°C')}.`,
    }
  },
  verify: ({ melts, boils, melting }) => (melting ? Math.min(melts, boils) : Math.max(melts, boils)),
})

const SECTIONS = [
  { found: 'only solid is present', told: 'only a solid' },
  { found: 'both solid and liquid are present', told: 'a solid and a liquid' },
  { found: 'only liquid is present', told: 'only a liquid' },
  { found: 'both liquid and gas are present', told: 'a liquid and a gas' },
] as const

core('section-of-heating-curve', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    wanted: random.int(0, 3),
    cooled: random.chance(0.5),
    times: [random.step(2, 3, 0.5), random.step(5, 6.5, 0.5), random.step(9, 10.5, 0.5)],
    low: random.step(50, 70, 5),
    high: random.step(120, 150, 5),
  }),
  make: ({ wanted, cooled, times, low, high }) => {
    const heated: Point[] = [
      [0, 15],
      [times[0] ?? 0, low],
      [times[1] ?? 0, low],
      [times[2] ?? 0, high],
      [13, high],
    ]
    const points = cooled ? heated.map(([x, y]): Point => [13 - x, y]).reverse() : heated
    const letters = ['P', 'Q', 'R', 'S']
    const sections = cooled ? [...SECTIONS].reverse() : [...SECTIONS]
    const right = cooled ? 3 - wanted : wanted
    const chart = graph({ x: { label: 'time', max: 13.5 }, y: { label: 'temperature', max: 180 }, left: 60 })
    const middles = points.slice(1).map(([x, y], at): Point => {
      const [fromX, fromY] = points[at] ?? [0, 0]
      return [(x + fromX) / 2, (y + fromY) / 2]
    })
    const shown = points.slice(1).map(([, y], at) => {
      const before = points[at]?.[1] ?? 0
      return `${letters[at]} ${y === before ? 'is level' : y > before ? 'rises' : 'falls'}`
    })
    return {
      stem: cooled
        ? 'A pure substance is a gas at its boiling point at first. Energy is taken from it at a steady rate until it is a solid. The graph shows its temperature.'
        : 'A pure substance is a solid at first. Energy is supplied to it at a steady rate until it boils. The graph shows its temperature.',
      figure: figure(
        {
          name: 'thermal-physics/curve-with-letters',
          title: 'Temperature against time, in four sections',
          description: `Sketch graph of temperature against time, without numbers. Four straight sections follow each other: ${shown.join(', ')}.`,
          height: 226,
        },
        chart.axes,
        chart.line(points),
        ...middles.map(([x, y], at) => {
          const level = points[at]?.[1] === points[at + 1]?.[1]
          return chart.label(x, y, letters[at] ?? '', {
            dx: level ? 0 : 14,
            dy: level ? -9 : cooled ? 0 : 12,
            anchor: 'middle',
            cls: 'b',
          })
        }),
      ),
      prompt: `In which section of the graph ${SECTIONS[wanted]?.found.replace(/^(.*) (is|are) present$/, '$2 $1 present')}?`,
      options: inThisOrder(
        sections.map(({ told }, at) =>
          at === right
            ? (letters[at] ?? '')
            : [letters[at] ?? '', `You chose a section in which there is ${told}.`],
        ),
      ),
      solution: `On a level part the state changes, so two states are present: solid and liquid on the lower one, liquid and gas on the upper one. On a sloping part there is only one state: solid below the melting point, liquid between the two level parts. So the answer is ${letters[right]}.`,
    }
  },
  verify: ({ wanted, cooled }) => (cooled ? 'SRQP' : 'PQRS').charAt(wanted),
})

core('melting-and-boiling-point-of-water', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    freezes: random.chance(0.5),
    condenses: random.chance(0.5),
    wrong: random.sample([0, 1, 2, 3, 4], 3),
  }),
  make: ({ freezes, condenses, wrong }) => {
    const all: [number, number, string][] = [
      [0, 373, 'You gave the second temperature in kelvin.'],
      [4, 100, 'You gave a wrong melting point: pure water melts and freezes at 0 °C.'],
      [-273, 100, 'You took absolute zero for the melting point.'],
      [0, 20, 'You took room temperature for the boiling point.'],
      [100, 0, 'You exchanged the two temperatures.'],
    ]
    const show = (one: number, other: number) => [plain(one), plain(other)]
    return {
      stem: 'Pure water is at standard atmospheric pressure.',
      prompt: `At which temperatures does it ${freezes ? 'freeze' : 'melt'} and ${condenses ? 'condense from steam' : 'boil'}?`,
      options: rows(
        [
          `${freezes ? 'freezes' : 'melts'} at / °C`,
          `${condenses ? 'condenses from steam' : 'boils'} at / °C`,
        ],
        show(0, 100),
        wrong.map(at => {
          const [one, other, error] = all[at] ?? [0, 0, '']
          return [show(one, other), error]
        }),
      ),
      solution:
        'At standard atmospheric pressure pure water melts and freezes at 0 °C. It boils at 100 °C, and steam condenses at the same temperature.',
    }
  },
})

core('state-from-melting-and-boiling-points', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const room = random.step(-30, 60, 10)
    const below = () => -random.int(12, 40)
    const above = () => random.int(12, 40)
    const cases = random.shuffle([
      { state: 'solid', melts: room + above(), boils: room + 60 + 2 * above() },
      { state: 'liquid', melts: room + below(), boils: room + above() },
      { state: 'gas', melts: room - 60 + 2 * below(), boils: room + below() },
      random.chance(0.5)
        ? { state: 'solid', melts: room + above() + 30, boils: room + 120 + above() }
        : { state: 'gas', melts: room - 120 + below(), boils: room + below() - 30 },
    ])
    const counts = (state: string) => cases.filter(each => each.state === state).length
    const wanted = random.pick(['solid', 'liquid', 'gas'].filter(state => counts(state) === 1))
    return cases.some(({ melts }) => melts < -270) ? null : { room, cases, wanted }
  },
  make: ({ room, cases, wanted }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const why: Record<string, string> = {
      solid: `its melting point is above ${plain(room)} °C, so it is a solid.`,
      liquid: `${plain(room)} °C is between its melting point and its boiling point, so it is a liquid.`,
      gas: `its boiling point is below ${plain(room)} °C, so it is a gas.`,
    }
    return {
      stem: 'The table shows the melting points and the boiling points of four substances.',
      table: {
        head: ['substance', 'melting point / °C', 'boiling point / °C'],
        rows: cases.map(({ melts, boils }, at) => [letters[at] ?? '', plain(melts), plain(boils)]),
      },
      prompt: `Which substance is a ${wanted} at ${quantity(room, '°C')}?`,
      options: inThisOrder(
        cases.map(({ state }, at) =>
          state === wanted
            ? (letters[at] ?? '')
            : [letters[at] ?? '', `You misjudged substance ${letters[at]}: ${why[state]}`],
        ),
      ),
      solution: `A substance is a solid below its melting point, a gas above its boiling point and a liquid in between.

Substance ${letters[cases.findIndex(({ state }) => state === wanted)]}: ${why[wanted]}`,
    }
  },
  verify: ({ room, cases, wanted }) => {
    const rank = ['solid', 'liquid', 'gas'].indexOf(wanted)
    const at = cases.findIndex(({ melts, boils }) => Number(room > melts) + Number(room > boils) === rank)
    return 'PQRS'.charAt(at)
  },
})

const LIQUIDS = [
  'alcohol in a saucer',
  'water in an open dish',
  'perfume on a strip of paper',
  'petrol in an open can',
  'paraffin in an open tray',
]

core('evaporation-cools-the-liquid', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ liquid: random.pick(LIQUIDS), drop: random.int(0, 3) }),
  make: ({ liquid, drop }) => {
    const wrong: [string[], string][] = [
      [
        ['less energetic particles', 'decreases'],
        'You let the slower particles escape. If they did, the liquid would become warmer.',
      ],
      [
        ['less energetic particles', 'increases'],
        'You let the slower particles escape, but only fast ones can leave the liquid.',
      ],
      [
        ['more energetic particles', 'increases'],
        'You have the right particles, but the slower ones stay behind, so the liquid cools.',
      ],
      [
        ['more energetic particles', 'stays the same'],
        'You thought of boiling, where the temperature is constant. Evaporation cools the liquid.',
      ],
    ]
    return {
      stem: `Some of the ${liquid} evaporates. No energy is supplied to the liquid.`,
      prompt: 'Which row describes this?',
      options: rows(
        ['particles that escape', 'temperature of the liquid that remains'],
        ['more energetic particles', 'decreases'],
        wrong.filter((_, at) => at !== drop),
      ),
      solution:
        'The more energetic particles escape from the surface of the liquid. The particles that remain have less energy on average, so the temperature of the liquid decreases.',
    }
  },
})

const PARTICLES = {
  condenses: {
    stems: [
      'Steam condenses on a cold window.',
      'A gas is cooled and condenses.',
      'Alcohol vapour condenses in a cold tube.',
    ],
    right: ['slow down', 'come close together'],
    wrong: [
      [
        ['slow down', 'move far apart'],
        'You have the right speeds, but in a liquid the particles are close together.',
      ],
      [
        ['speed up', 'come close together'],
        'You let the particles speed up, but a gas condenses when it loses energy.',
      ],
      [['speed up', 'move far apart'], 'You described the change from liquid to gas.'],
      [['stop moving', 'come close together'], 'You let the particles stop. In a liquid they still move.'],
    ],
    why: 'When a gas is cooled, its particles lose energy and slow down. The forces between them then pull them close together, and they form a liquid.',
  },
  solidifies: {
    stems: [
      'Liquid wax is cooled and solidifies.',
      'Water is cooled and freezes.',
      'Liquid iron is cooled and solidifies.',
    ],
    right: ['slow down', 'stay in fixed positions'],
    wrong: [
      [
        ['slow down', 'change places freely'],
        'You described a liquid. In a solid the particles stay in fixed positions.',
      ],
      [
        ['speed up', 'stay in fixed positions'],
        'You let the particles speed up, but a liquid solidifies when it loses energy.',
      ],
      [
        ['stop moving', 'stay in fixed positions'],
        'You let the particles stop. In a solid they still vibrate.',
      ],
      [['speed up', 'change places freely'], 'You described melting.'],
    ],
    why: 'When a liquid is cooled, its particles lose energy and slow down. They can then no longer change places: the forces hold them in fixed positions, about which they vibrate.',
  },
} as const

core('particles-in-condensing-and-solidifying', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = PARTICLES[random.pick(['condenses', 'solidifies'] as const)]
    return { item, stem: random.pick<string>(item.stems), drop: random.int(0, 3) }
  },
  make: ({ item, stem, drop }) => ({
    stem,
    prompt:
      'Which row describes what happens to the particles as the substance is cooled and changes its state?',
    options: rows(
      ['the particles first …', 'and then they …'],
      item.right,
      item.wrong.filter((_, at) => at !== drop).map(([cells, error]) => [cells, error]),
    ),
    solution: item.why,
  }),
})
const OF_BOILING: readonly (readonly [string, string])[] = pairs({
  'It happens throughout the liquid.':
    'You gave a property of boiling: evaporation happens only at the surface.',
  'It happens only at one temperature.':
    'You gave a property of boiling: evaporation happens at any temperature of the liquid.',
  'Bubbles form inside the liquid.': 'You gave a property of boiling: there are no bubbles in evaporation.',
})

const OF_EVAPORATION: readonly (readonly [string, string])[] = pairs({
  'It happens only at the surface.':
    'You gave a property of evaporation: boiling happens throughout the liquid.',
  'It happens at any temperature of the liquid.':
    'You gave a property of evaporation: boiling happens only at the boiling point.',
  'No bubbles form in the liquid.': 'You gave a property of evaporation: bubbles form in a boiling liquid.',
})

supplement('boiling-compared-with-evaporation', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const boiling = random.chance(0.5)
    return {
      boiling,
      right: random.pick(boiling ? OF_BOILING : OF_EVAPORATION)[0],
      wrong: random.shuffle<readonly [string, string]>(boiling ? OF_EVAPORATION : OF_BOILING),
    }
  },
  make: ({ boiling, right, wrong }) => ({
    stem: '',
    prompt: `Which statement describes ${boiling ? 'boiling' : 'evaporation'}?`,
    right,
    wrong: wrong.map(([text, error]) => [text, error]),
    solution:
      'Boiling happens only at the boiling point, throughout the liquid, and bubbles form in it. Evaporation happens at any temperature of the liquid, only at its surface and without bubbles.',
  }),
})

supplement('fastest-evaporation-from-dishes', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [cool, warm] = [random.int(15, 20), random.int(28, 38)]
    const [small, large] = [random.step(20, 40, 5), random.step(80, 160, 20)]
    const fastest = random.chance(0.5)
    const best = { theta: warm, area: large, air: 'moving' }
    const worst = { theta: cool, area: small, air: 'still' }
    const dishes = fastest
      ? [best, { ...best, theta: cool }, { ...best, area: small }, { ...best, air: 'still' }]
      : [worst, { ...worst, theta: warm }, { ...worst, area: large }, { ...worst, air: 'moving' }]
    return {
      liquid: random.pick(['water', 'alcohol', 'paraffin']),
      fastest,
      dishes: random.shuffle(dishes),
      odd: fastest ? worst : best,
    }
  },
  make: ({ liquid, fastest, dishes, odd }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const [more, less] = fastest ? ['slower', 'lower'] : ['faster', 'higher']
    const fault = ({ theta, area, air }: (typeof dishes)[number]) =>
      theta === odd.theta
        ? `You overlooked the ${less} temperature, which makes evaporation ${more}.`
        : area === odd.area
          ? `You overlooked the ${fastest ? 'smaller' : 'larger'} surface area, which makes evaporation ${more}.`
          : air === odd.air
            ? `You overlooked the ${air} air, which makes evaporation ${more}.`
            : null
    const right = dishes.findIndex(dish => fault(dish) === null)
    return {
      stem: `Equal volumes of ${liquid} are in four open dishes P, Q, R and S. The table shows the conditions.`,
      table: {
        head: ['dish', 'temperature / °C', 'surface area / cm^{2}', 'air above the dish'],
        rows: dishes.map(({ theta, area, air }, at) => [letters[at] ?? '', plain(theta), plain(area), air]),
      },
      prompt: `From which dish does the ${liquid} evaporate ${fastest ? 'fastest' : 'most slowly'} at first?`,
      options: inThisOrder(
        dishes.map((dish, at) => {
          const error = fault(dish)
          return error === null ? (letters[at] ?? '') : [letters[at] ?? '', error]
        }),
      ),
      solution: `Evaporation is faster at a higher temperature, with a larger surface area and with more air movement. Dish ${letters[right]} is the one with ${fastest ? 'the higher temperature, the larger surface area and moving air' : 'the lower temperature, the smaller surface area and still air'}.`,
    }
  },
  verify: ({ dishes, fastest }) => {
    const rates = dishes.map(({ theta, area, air }) => theta * area * (air === 'moving' ? 2 : 1))
    return 'PQRS'.charAt(rates.indexOf(fastest ? Math.max(...rates) : Math.min(...rates)))
  },
})

const TOUCHED = [
  { object: 'the skin', liquid: 'sweat', stem: 'Sweat evaporates from the skin of a runner.' },
  {
    object: 'the milk',
    liquid: 'water',
    stem: 'A bottle of milk is wrapped in a wet cloth. Water evaporates from the cloth.',
  },
  { object: 'the hand', liquid: 'alcohol', stem: 'Alcohol evaporates from the hand of a nurse.' },
  {
    object: 'the bulb',
    liquid: 'water',
    stem: 'The bulb of a thermometer is wrapped in wet cotton wool. Water evaporates from the cotton wool.',
  },
] as const

supplement('object-touching-an-evaporating-liquid', {
  facts: { difficulty: 4, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(TOUCHED), drop: random.int(0, 3) }),
  make: ({ item: { object, liquid, stem }, drop }) => {
    const [into, out] = [`from the ${liquid} to ${object}`, `from ${object} to the ${liquid}`]
    const wrong: [string[], string][] = [
      [
        ['decreases', into],
        `You reversed the transfer: the ${liquid} is now colder, so energy is transferred to it.`,
      ],
      [
        ['increases', out],
        'You let the average energy increase, but the more energetic particles have left.',
      ],
      [['increases', into], `You made the ${liquid} warmer, but the more energetic particles have left it.`],
      [
        ['stays the same', out],
        'You left the average energy unchanged, but the more energetic particles have escaped.',
      ],
    ]
    return {
      stem: `${stem} This makes ${object} colder.`,
      prompt: `Which row explains why ${object} becomes colder?`,
      options: rows(
        [
          `average kinetic energy of the particles of the ${liquid} that remains`,
          'transfer of thermal energy',
        ],
        ['decreases', out],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `The more energetic particles escape from the ${liquid}, so the average kinetic energy of the remaining ones decreases and the ${liquid} cools. Thermal energy is then transferred from ${object} to the colder ${liquid}, so ${object} cools, too.`,
    }
  },
})
