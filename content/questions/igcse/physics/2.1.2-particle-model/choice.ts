import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { particleBox } from '@/lib/figures/particles'
import { circle, type Point, pointer, polyline, rect } from '@/lib/figures/shapes'
import { STATES, type State } from '../shared'

const { core, supplement, templates } = choiceQuestions('2.1.2')

export { templates }

/** Circles that touch without rows: distance from the left wall and height above the bottom. */
const LIQUID: readonly Point[] = [
  [7.1, 13.2],
  [7.2, 54.9],
  [7.2, 38],
  [14.3, 25.6],
  [18.7, 46.4],
  [20.1, 7.1],
  [25.8, 34.1],
  [27.2, 19.5],
  [33, 46.4],
  [34.4, 7.1],
  [38.8, 28],
  [45.9, 15.6],
  [45.9, 40.3],
  [53, 28],
  [53.1, 52.7],
  [57.4, 7.1],
  [60.3, 40.4],
  [64.6, 19.5],
  [70.2, 50.6],
  [71.7, 7.1],
  [71.7, 31.9],
  [78.9, 19.5],
  [81.7, 42.1],
  [86, 7.1],
  [88.8, 54.5],
  [88.8, 29.8],
]

const FIXED = 'vibrate about fixed positions'

const SLIDE = 'slide past each other'

const FREE = 'move freely in all directions'

const BOXES: Record<State, { motion: string; shown: string; wrong: readonly [State, string, string][] }> = {
  solid: {
    motion: FIXED,
    shown:
      'Many circles of equal size touch each other and stand in regular rows in the lower part of a box.',
    wrong: [
      ['solid', 'do not move', 'You thought that the particles of a solid are at rest. They vibrate.'],
      ['solid', SLIDE, 'You let the particles change places. In a solid they stay in fixed positions.'],
      ['liquid', SLIDE, 'You took it for a liquid, but the particles are in a regular pattern.'],
    ],
  },
  liquid: {
    motion: SLIDE,
    shown: 'Many circles of equal size lie close together, without rows, in the lower part of a box.',
    wrong: [
      ['solid', FIXED, 'You took it for a solid, but the particles are not in a regular pattern.'],
      ['liquid', FIXED, 'You kept the particles in fixed positions. In a liquid they change places.'],
      ['gas', FREE, 'You took it for a gas, but the particles are close together.'],
    ],
  },
  gas: {
    motion: FREE,
    shown: 'A few circles of equal size with wide gaps between them are spread through the whole of a box.',
    wrong: [
      [
        'gas',
        FIXED,
        'You kept the particles in fixed positions. Only in a solid do they vibrate about these.',
      ],
      ['liquid', SLIDE, 'You took it for a liquid, but the particles are far apart.'],
      ['liquid', FREE, 'You have the right motion, but in a liquid the particles are close together.'],
    ],
  },
}

core('state-from-particle-diagram', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ state: random.pick(STATES) }),
  make: ({ state }) => {
    const { motion, shown, wrong } = BOXES[state]
    const particles =
      state === 'liquid'
        ? rect(130, 6, 100, 100) + LIQUID.map(([x, up]) => circle(132 + x, 105 - up, 7, 'p w')).join('')
        : particleBox(130, 6, 100, state)
    return {
      stem: 'The diagram shows how the particles of a substance are arranged.',
      figure: figure(
        {
          name: 'thermal-physics/particles-in-a-box',
          title: 'Arrangement of the particles of a substance',
          description: shown,
          height: 112,
        },
        particles,
      ),
      prompt: 'Which row gives the state of the substance and the motion of its particles?',
      options: rows(
        ['state', 'the particles …'],
        [state, motion],
        wrong.map(([other, how, error]) => [[other, how], error]),
      ),
      solution: {
        solid:
          'The particles are close together in a regular pattern, so the substance is a solid. Its particles vibrate about fixed positions.',
        liquid:
          'The particles are close together but without a pattern, so the substance is a liquid. Its particles move about and slide past each other.',
        gas: 'The particles are far apart and without a pattern, so the substance is a gas. Its particles move quickly and freely, at random in all directions.',
      }[state],
    }
  },
})

const LETTERS = ['P', 'Q', 'R'] as const

core('order-of-particle-speeds', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    gas: random.pick(['nitrogen', 'oxygen', 'helium', 'argon', 'neon']),
    temperatures: random.shuffle([-random.step(70, 150, 5), -random.step(10, 25, 5), random.step(30, 60, 5)]),
    slowestFirst: random.chance(0.5),
  }),
  make: ({ gas, temperatures, slowestFirst }) => {
    const named = temperatures.map((value, at) => ({ value, letter: LETTERS[at] ?? '' }))
    const [cold, cool, warm] = [...named].sort((one, other) => one.value - other.value)
    const order = (...list: ({ letter: string } | undefined)[]) =>
      (slowestFirst ? list : list.reverse()).map(each => each?.letter).join(' → ')
    return {
      stem: `Three samples of ${gas} gas are at different temperatures, as shown in the table.`,
      table: {
        head: ['sample', 'temperature / °C'],
        rows: named.map(({ value, letter }) => [letter, plain(value)]),
      },
      prompt: `What is the order of the average speeds of the particles, from the ${slowestFirst ? 'smallest to the largest' : 'largest to the smallest'}?`,
      right: order(cold, cool, warm),
      wrong: {
        [order(warm, cool, cold)]:
          'You reversed the order: at a higher temperature the particles move faster.',
        [order(cool, warm, cold)]: 'You left out the minus signs and put the numbers in order of size.',
        [order(cool, cold, warm)]:
          `You exchanged the two samples below 0 °C: ${plain(cold?.value ?? 0)} °C is colder than ${plain(cool?.value ?? 0)} °C.`,
      },
      solution: `The higher the temperature, the greater the average speed of the particles. In order of temperature: ${plain(cold?.value ?? 0)} °C (${cold?.letter}), ${plain(cool?.value ?? 0)} °C (${cool?.letter}), ${plain(warm?.value ?? 0)} °C (${warm?.letter}). So the order is ${order(cold, cool, warm)}.`,
    }
  },
  verify: ({ temperatures, slowestFirst }) => {
    const rank = [0, 0, 0].map((_, at) => temperatures.filter(each => each < (temperatures[at] ?? 0)).length)
    return (slowestFirst ? [0, 1, 2] : [2, 1, 0]).map(place => 'PQR'.charAt(rank.indexOf(place))).join(' → ')
  },
})
const CONTAINERS = [
  { gas: 'Air', place: 'a tyre' },
  { gas: 'Helium', place: 'a steel cylinder' },
  { gas: 'Oxygen', place: 'a diver’s tank' },
  { gas: 'Carbon dioxide', place: 'a metal canister' },
] as const

const PRESSURES = [
  {
    happens: 'is at a constant temperature',
    prompt: 'What causes the pressure of the gas on the walls?',
    right: 'The particles collide with the walls.',
    wrong: pairs({
      'The particles collide with each other.': 'You named collisions that do not push on the walls.',
      'The particles attract the walls.':
        'You made the pressure a pull, but a gas pushes the walls outwards.',
      'The particles vibrate about fixed positions.': 'You described the particles of a solid.',
      'The particles expand against the walls.':
        'You let the particles grow, but their size does not change.',
    }),
    why: 'The particles of a gas move at random and collide with the walls. Each collision pushes on the wall, and all the collisions together make the pressure.',
  },
  {
    happens:
      'is at a constant temperature. More of the gas is pumped in, and the volume stays the same. The pressure increases',
    prompt: 'Why does the pressure increase?',
    right: 'Particles hit the walls more often.',
    wrong: pairs({
      'Each particle hits the walls harder.':
        'You made the particles faster, but the temperature is constant.',
      'The particles move faster.':
        'You raised the speed, but at a constant temperature the average speed stays the same.',
      'The particles become larger.': 'You let the particles grow, but their size does not change.',
      'Particles hit the walls less often.':
        'You reversed it: there are more particles, so there are more collisions.',
    }),
    why: 'There are more particles in the same space, so the walls are hit more often and the pressure increases. The temperature is constant, so the average speed of the particles does not change.',
  },
  {
    happens:
      'is at a constant temperature. Some of the gas is let out, and the volume stays the same. The pressure decreases',
    prompt: 'Why does the pressure decrease?',
    right: 'Particles hit the walls less often.',
    wrong: pairs({
      'Each particle hits the walls less hard.':
        'You made the particles slower, but the temperature is constant.',
      'The particles move more slowly.':
        'You lowered the speed, but at a constant temperature the average speed stays the same.',
      'The particles become smaller.': 'You let the particles shrink, but their size does not change.',
      'Particles hit the walls more often.':
        'You reversed it: there are fewer particles, so there are fewer collisions.',
    }),
    why: 'There are fewer particles in the same space, so the walls are hit less often and the pressure decreases. The temperature is constant, so the average speed of the particles does not change.',
  },
] as const

core('cause-of-gas-pressure', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PRESSURES)
    return {
      item,
      container: random.pick(CONTAINERS),
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
    }
  },
  make: ({ item, container: { gas, place }, wrong }) => ({
    stem: `${gas} in ${place} ${item.happens}.`,
    prompt: item.prompt,
    right: item.right,
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.why,
  }),
})

const SUSPENSIONS = [
  { grain: 'smoke particle', grains: 'smoke particles', fluid: 'air' },
  { grain: 'pollen grain', grains: 'pollen grains', fluid: 'water' },
  { grain: 'dust particle', grains: 'dust particles', fluid: 'air' },
  { grain: 'particle of ink', grains: 'particles of ink', fluid: 'water' },
] as const

/** Straight steps in all directions, chosen by hand in a square of 140. */
const PATH: readonly Point[] = [
  [34, 40],
  [58, 30],
  [50, 62],
  [84, 52],
  [76, 28],
  [112, 44],
  [98, 74],
  [124, 66],
  [92, 92],
  [62, 82],
  [70, 118],
  [40, 98],
  [30, 124],
  [82, 132],
  [96, 108],
  [118, 112],
]

core('brownian-motion-path', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(SUSPENSIONS),
    cause: random.chance(0.5),
    turned: random.chance(0.5),
    drop: random.int(0, 3),
  }),
  make: ({ item: { grain, grains, fluid }, cause, turned, drop }) => {
    const causes: Wrong[] = pairs({
      [`convection currents in the ${fluid}`]: `You thought of a current, but that would carry the ${grains} along smoothly, not at random.`,
      [`collisions with other ${grains}`]: `You named collisions between ${grains}. They are few, and one ${grain} alone moves in the same way.`,
      [`the weight of the ${grain}`]:
        'You named a force that always acts downwards. It cannot give a random motion.',
      'the light from the microscope lamp': `You thought of the light, which only makes the ${grain} visible.`,
    })
    const shown: Wrong[] = pairs({
      'They are at rest.': `You left the ${fluid} particles at rest, but then nothing would push the ${grain}.`,
      'They can be seen with the microscope.': `You thought that the ${fluid} particles can be seen. They are far too small; only the ${grain} is seen.`,
      'They all move in the same direction.': `You gave the ${fluid} particles one direction, but then the ${grain} would move that way all the time.`,
      [`They are larger than the ${grain}.`]: `You made the ${fluid} particles too large: they are far too small to be seen.`,
    })
    const wrong = (cause ? causes : shown).filter((_, at) => at !== drop)
    const path = PATH.map(([x, y]): Point => (turned ? [110 + y, 6 + x] : [110 + x, 6 + y]))
    const end = path.at(-1) ?? [0, 0]
    return {
      stem: `A student watches one ${grain} in ${fluid} through a microscope. The diagram shows the path of the ${grain}.`,
      figure: figure(
        {
          name: 'thermal-physics/path-under-a-microscope',
          title: 'Path seen through a microscope',
          description: `A path in a square field of view. It is made of many short straight lines of different lengths, each in another direction. A dot marks the place of the ${grain} at the end.`,
          height: 152,
        },
        rect(110, 6, 140, 140),
        polyline(path, 'p'),
        circle(end[0], end[1], 5, 'd'),
        pointer(
          264,
          end[1],
          end[0] + 5,
          end[1] - 4,
          grain.replace(' of ', '\nof ').replace(' particle', '\nparticle').replace(' grain', '\ngrain'),
        ),
      ),
      prompt: cause
        ? `What causes this motion of the ${grain}?`
        : `What does this motion show about the particles of the ${fluid}?`,
      right: cause ? `collisions with particles of the ${fluid}` : 'They move at random.',
      wrong,
      solution: `The ${grain} is hit from all sides by particles of the ${fluid}, which move at random and are too small to be seen. At each moment it is hit more on one side than on the other, so it keeps changing direction. This is Brownian motion.`,
    }
  },
})

supplement('molecule-compared-with-grain', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(SUSPENSIONS),
    ofMolecule: random.chance(0.5),
    drop: random.int(0, 3),
  }),
  make: ({ item: { grain, grains, fluid }, ofMolecule, drop }) => {
    const [less, more] = ['much smaller', 'much greater']
    const [mass, speed, seen] = ofMolecule ? [less, more, 'no'] : [more, less, 'yes']
    const [other, back, unseen] = ofMolecule ? [more, less, 'yes'] : [less, more, 'no']
    const molecule = `${fluid} molecule`
    const [one, two] = ofMolecule ? [molecule, grain] : [grain, molecule]
    const an = (what: string) => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`
    const wrong: [string[], string][] = [
      [
        [mass, speed, unseen],
        `You mixed up what is seen: the ${grains} can be seen, the molecules are far too small.`,
      ],
      [
        [mass, back, seen],
        `You thought that the lighter object is the slower one. The molecules move very fast.`,
      ],
      [
        [other, speed, seen],
        'You exchanged the masses: a microscopic particle contains a very large number of atoms.',
      ],
      [
        [mass, 'about the same', seen],
        `You gave both the same speed, but a molecule must be very fast to move a much heavier ${grain}.`,
      ],
    ]
    return {
      stem: `Brownian motion of ${grains} in ${fluid} is observed with a microscope.`,
      prompt: `Which row describes ${an(one)} when it is compared with ${an(two)}?`,
      options: rows(
        ['mass', 'speed', 'can be seen with the microscope'],
        [mass ?? '', speed ?? '', seen ?? ''],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `The ${molecule} is very light and moves very fast; it is too small to be seen. The ${grain} is a microscopic particle: it can be seen, has a much greater mass and moves much more slowly. It is moved by the collisions of very many fast molecules.`,
    }
  },
})

const REASONS = [
  {
    fact: 'A gas is easily compressed.',
    right: 'Its particles are far apart.',
    wrong: pairs({
      'Its particles have a small mass.':
        'You named the mass, but the mass of a particle has no effect on the space around it.',
      'Its particles are soft.':
        'You let the particles be squeezed. It is the space between them that gets smaller.',
      'There are strong forces between its particles.':
        'You described a solid. In a gas the forces between the particles are very weak.',
      'Its particles vibrate about fixed positions.':
        'You described the motion in a solid, which is hard to compress.',
    }),
    why: 'The particles of a gas are far apart, so there is a lot of space into which they can be pushed.',
  },
  {
    fact: 'A solid has a fixed shape.',
    right: 'Strong forces hold its particles in fixed positions.',
    wrong: pairs({
      'Weak forces let its particles change places.':
        'You described particles that can change places; then the shape would not be fixed.',
      'Its particles are at rest and do not vibrate.':
        'You thought that the particles are at rest. They vibrate about fixed positions.',
      'Each of its particles has the shape of the solid.':
        'You gave the particles the shape of the object. The shape comes from their fixed positions.',
      'Its particles are too far apart to move each other.':
        'You put the particles far apart, but in a solid they are very close.',
    }),
    why: 'The particles of a solid are very close together. The strong forces between them hold each one in a fixed position, about which it vibrates.',
  },
  {
    fact: 'A liquid flows but has a fixed volume.',
    right: 'Forces hold its particles close together, but they can change places.',
    wrong: pairs({
      'Forces hold its particles in fixed positions, close together.':
        'You described a solid, which does not flow.',
      'There is almost no force, so its particles move far apart.':
        'You described a gas, which has no fixed volume.',
      'Its particles are far apart, but they cannot change places.':
        'You reversed both facts: particles of a liquid are close together and change places.',
    }),
    why: 'The forces between the particles of a liquid keep them close together, so the volume is fixed. The particles have enough energy to change places, so the liquid flows.',
  },
  {
    fact: 'A gas spreads out to fill its container.',
    right: 'The forces between its particles are very weak.',
    wrong: pairs({
      'The forces between its particles are very strong.':
        'You described a solid. Strong attraction would keep the particles together.',
      'Its particles get larger until they fill the container.':
        'You let the particles grow, but their size does not change.',
      'Its particles are pulled outwards by the walls.':
        'You let the walls pull the particles. They move apart because almost nothing holds them together.',
      'Its particles vibrate about fixed positions.': 'You described a solid, which keeps its shape.',
    }),
    why: 'The particles of a gas move fast, and the forces between them are so weak that they can be ignored. Nothing keeps the particles together, so they spread through the whole container.',
  },
  {
    fact: 'A liquid is very hard to compress.',
    right: 'Its particles are already very close together.',
    wrong: pairs({
      'Its particles are held in fixed positions.':
        'You described a solid. In a liquid the particles can change places.',
      'Its particles move too fast to be pushed.':
        'You named the speed, but the particles of a gas move fast as well, and a gas is easily compressed.',
      'Its particles are heavier than those of a gas.':
        'You named the mass, but the same particles can form a liquid or a gas.',
      'There are no forces between its particles.':
        'You left out the forces. Pushed closer than usual, the particles repel each other strongly.',
    }),
    why: 'There is hardly any space between the particles of a liquid. When they are pushed closer than usual, they repel each other.',
  },
] as const

supplement('property-explained-by-particles', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(REASONS)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.fact,
    prompt: 'Which statement explains this?',
    right: item.right,
    wrong: wrong.map(([option, error]) => [option, error]),
    solution: item.why,
  }),
})

supplement('pressure-from-force-of-collisions', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const area = random.pick([15, 20, 25, 30, 40, 50, 60])
    const kilo = random.step(110, 400, 10)
    const force = (kilo * area) / 10
    if (!Number.isInteger(force) || force > 999) return null
    const askForce = random.chance(0.5)
    const errors: readonly (readonly [number, string])[] = askForce
      ? [
          [force / 1000, 'You left the pressure in kPa. For a force in N it must be in Pa.'],
          [
            force / 100,
            'You divided by 1\u2009000\u2009000 to get m^{2}, but 1 m^{2} is 10\u2009000 cm^{2}.',
          ],
          [force * 100, 'You divided by 100 to get m^{2}, but 1 m^{2} is 10\u2009000 cm^{2}.'],
          [force * 10_000, 'You left the area in cm^{2}. With a pressure in Pa it must be in m^{2}.'],
          [
            (kilo * 1000) / (area / 10_000),
            'You divided the pressure by the area. Pressure is force per unit area, so force is pressure times area.',
          ],
        ]
      : [
          [force / area, 'You left the area in cm^{2}. For a pressure in Pa the area must be in m^{2}.'],
          [kilo / 100, 'You divided by 100 to get m^{2}, but 1 m^{2} is 10\u2009000 cm^{2}.'],
          [kilo * 1000, 'You found the pressure in Pa. 1 kPa is 1000 Pa.'],
          [kilo * 100, 'You divided by 1\u2009000\u2009000 to get m^{2}, but 1 m^{2} is 10\u2009000 cm^{2}.'],
          [
            force * area,
            'You multiplied the force by the area in cm^{2}. Pressure is force divided by area, in m^{2}.',
          ],
        ]
    const wrong = random.sample(errors, 3).map(([value, error]): [number, string] => [value, error])
    if (!allDiffer([askForce ? force : kilo, ...wrong.map(([value]) => value)], 2)) return null
    return {
      area,
      kilo,
      force,
      gas: random.pick(['air', 'steam', 'nitrogen', 'helium']),
      askForce,
      wrong,
    }
  },
  make: ({ area, kilo, force, gas, askForce, wrong }) => {
    const square = area / 10_000
    const conversion = `Area = ${area} ÷ 10\u2009000 = ${quantity(square, 'm^2')}.`
    const stem = `Molecules of ${gas} in a cylinder collide with a piston of area ${quantity(area, 'cm^2')}.`
    if (askForce) {
      return {
        stem: `${stem} The pressure of the ${gas} is ${quantity(kilo, 'kPa')}.`,
        prompt: 'What is the total force of the collisions on the piston?',
        options: numbers({
          right: force,
          unit: 'N',
          sigFigs: 3,
          wrong,
        }),
        solution: `${conversion}

The pressure is the total force of the collisions per unit area, so *F* = *pA* = ${plain(kilo * 1000)} × ${plain(square)} = ${quantity(force, 'N')}.`,
      }
    }
    return {
      stem: `${stem} The total force of the collisions on the piston is ${quantity(force, 'N')}.`,
      prompt: `What is the pressure of the ${gas}?`,
      options: numbers({
        right: kilo,
        unit: 'kPa',
        sigFigs: 2,
        wrong,
      }),
      solution: `${conversion}

The pressure is the total force of the collisions per unit area: *p* = *F* ÷ *A* = ${plain(force)} ÷ ${plain(square)} = ${plain(kilo * 1000)} Pa = ${quantity(kilo, 'kPa')}.`,
    }
  },
  verify: ({ area, kilo, force, askForce }) => (askForce ? (kilo / 10) * area : force / (area * 0.1)),
})
