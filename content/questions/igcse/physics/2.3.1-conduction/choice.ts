import { inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, pointer, polyline, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('2.3.1')

export { templates }

const METALS = ['copper', 'aluminium', 'iron', 'steel', 'brass', 'silver']

const INSULATORS = ['wood', 'plastic', 'cork', 'wool', 'rubber', 'air']

core('conductors-and-insulators', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({
    metals: random.sample(METALS, 4),
    others: random.sample(INSULATORS, 4),
    conductorFirst: random.chance(0.5),
  }),
  make: ({ metals, others, conductorFirst }) => {
    const cells = (good = '', bad = '') => (conductorFirst ? [good, bad] : [bad, good])
    return {
      stem: '',
      prompt: 'Which row names a good thermal conductor and a thermal insulator?',
      options: rows(cells('good conductor', 'insulator'), cells(metals[0], others[0]), [
        [
          cells(others[1], metals[1]),
          `You exchanged the two: ${metals[1]} is a metal, and metals are good conductors.`,
        ],
        [
          cells(metals[2], metals[3]),
          `You took ${metals[3]} for an insulator, but all metals are good conductors.`,
        ],
        [cells(others[2], others[3]), `You took ${others[2]} for a good conductor, but it is an insulator.`],
      ]),
      solution: `Metals such as ${metals[0]} are good thermal conductors. ${others[0]?.replace(/^./, first => first.toUpperCase())} is a thermal insulator.`,
    }
  },
})

const PINS = 5

function pinnedRod(y: number, name: string, fallen: number): string {
  const pins = Array.from({ length: PINS }, (_, at) => {
    const x = 136 + at * 32
    return at < fallen ? '' : rect(x - 4, y + 9, 8, 5, 'l hl') + line(x, y + 14, x, y + 25, 'l')
  })
  return rect(84, y, 204, 9, 'l sunk') + pins.join('') + text(296, y + 10, name, { cls: 'b' })
}

core('rods-with-wax-and-pins', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    fallen: random.sample([0, 1, 2, 3, 4], 4),
    best: random.chance(0.5),
    minutes: random.int(2, 6),
  }),
  make: ({ fallen, best, minutes }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const wanted = fallen.indexOf(best ? Math.max(...fallen) : Math.min(...fallen))
    const reverse = fallen.indexOf(best ? Math.min(...fallen) : Math.max(...fallen))
    const pins = (count: number) => (count === 1 ? 'one pin has' : `${count || 'no'} pins have`)
    return {
      stem: `Four rods P, Q, R and S have the same length and the same thickness. At the start, five pins are fixed with wax to each rod, at the same distances. One end of each rod is in hot water. The diagram shows the rods after ${quantity(minutes, 'minutes')}.`,
      figure: figure(
        {
          name: 'thermal-physics/rods-with-pins',
          title: 'Four rods with pins held by wax',
          description: `Four equal rods stick out of the side of a tank of hot water. Each had five pins, fixed at equal distances. ${fallen.map((count, at) => `From rod ${letters[at]} ${pins(count)} fallen`).join('; ')}.`,
          height: 178,
        },
        rect(12, 30, 80, 126, 'w'),
        polyline([
          [12, 14],
          [12, 156],
          [92, 156],
          [92, 14],
        ]),
        line(12, 30, 92, 30, 'p'),
        text(46, 96, 'hot\nwater', { anchor: 'middle' }),
        ...fallen.map((count, at) => pinnedRod(38 + 28 * at, letters[at] ?? '', count)),
        pointer(250, 174, 264, 145, 'pin held by wax', 'end'),
      ),
      prompt: `Which rod is the ${best ? 'best' : 'worst'} thermal conductor?`,
      options: inThisOrder(
        fallen.map((_, at) => {
          if (at === wanted) return letters[at] ?? ''
          return [
            letters[at] ?? '',
            at === reverse
              ? `You chose the ${best ? 'worst' : 'best'} conductor: its wax melts ${best ? 'last' : 'first'}.`
              : `You overlooked that ${best ? 'more' : 'fewer'} pins have fallen from another rod.`,
          ]
        }),
      ),
      solution: `The better the conductor, the sooner the wax melts along the rod and the more pins fall in the same time. From rod ${letters[wanted]} ${pins(fallen[wanted] ?? 0)} fallen, which is the ${best ? 'largest' : 'smallest'} number.`,
    }
  },
  verify: ({ fallen, best }) => {
    const ranked = [...fallen].sort((one, other) => one - other)
    return 'PQRS'.charAt(fallen.indexOf((best ? ranked.at(-1) : ranked.at(0)) ?? 0))
  },
})

core('ice-on-two-blocks', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    metal: random.pick(['copper', 'aluminium', 'iron', 'brass']),
    other: random.pick(['wood', 'plastic', 'cork', 'rubber']),
    drop: random.int(0, 3),
    room: random.int(19, 25),
    metalFirst: random.chance(0.5),
  }),
  make: ({ metal, other, drop, room, metalFirst }) => {
    const wrong: [string[], string][] = [
      [
        [`on the ${other}`, `${other} is at a higher temperature than ${metal}`],
        'You went by how cold the blocks feel. Both have been in the room for a long time, so they have the same temperature.',
      ],
      [
        [`on the ${other}`, `${other} is the better thermal insulator`],
        'You thought that an insulator warms the ice. It conducts less thermal energy to the ice.',
      ],
      [
        [`on the ${metal}`, `${metal} is at a higher temperature than ${other}`],
        'You have the right block, but both have been in the room for a long time and have the same temperature.',
      ],
      [
        [`on the ${other}`, `${other} is the better thermal conductor`],
        `You took ${other} for the better conductor, but metals conduct better.`,
      ],
    ]
    const [first, second] = metalFirst ? [metal, other] : [other, metal]
    return {
      stem: `A block of ${first} and a block of ${second} of equal size have been in a room at ${quantity(room, '°C')} for a long time. Two equal ice cubes are put on them at the same moment, one on each block.`,
      prompt: 'Where does the ice melt first, and why?',
      options: rows(
        ['ice melts first', 'reason'],
        [`on the ${metal}`, `${metal} is the better thermal conductor`],
        wrong.filter((_, at) => at !== drop),
      ),
      solution: `Both blocks are at room temperature. ${metal.replace(/^./, letter => letter.toUpperCase())} is a better thermal conductor than ${other}, so thermal energy is conducted to the ice at a higher rate and this ice melts first.`,
    }
  },
})

core('rods-for-a-fair-test', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const materials = random.sample(['copper', 'iron', 'brass', 'aluminium', 'glass'], 2)
    const lengths = random.sample([20, 25, 30, 35, 40], 2)
    const widths = random.sample([4, 5, 6, 8], 2)
    const [a = '', b = ''] = materials
    const [long = 0, short = 0] = lengths
    const [thick = 0, thin = 0] = widths
    const rods = random.shuffle([
      { kind: 'first', material: a, length: long, width: thick },
      { kind: 'second', material: b, length: long, width: thick },
      { kind: 'other-length', material: a, length: short, width: thick },
      { kind: 'other-width', material: b, length: long, width: thin },
    ])
    return { rods, lengths, widths }
  },
  make: ({ rods }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const pair = (one: string, other: string) =>
      rods
        .map(({ kind }, at) => (kind === one || kind === other ? (letters[at] ?? '') : ''))
        .filter(each => each !== '')
        .join(' and ')
    return {
      stem: 'A student wants to find out how the material of a rod affects the conduction of thermal energy along it. The table shows four rods. The student uses two of them.',
      table: {
        head: ['rod', 'material', 'length / cm', 'diameter / mm'],
        rows: rods.map(({ material, length, width }, at) => [
          letters[at] ?? '',
          material,
          plain(length),
          plain(width),
        ]),
      },
      prompt: 'Which two rods should the student use?',
      right: pair('first', 'second'),
      wrong: {
        [pair('first', 'other-length')]:
          'You chose two rods of the same material, so the material is not tested.',
        [pair('second', 'other-length')]:
          'You overlooked that these rods also differ in length, which must be the same.',
        [pair('first', 'other-width')]:
          'You overlooked that these rods also differ in diameter, which must be the same.',
      },
      solution: `In a fair test only the material may differ. Rods ${pair('first', 'second')} are of different materials but have the same length and the same diameter.`,
    }
  },
  verify: ({ rods }) => {
    const letters = ['P', 'Q', 'R', 'S']
    for (const [at, one] of rods.entries())
      for (const [place, two] of rods.entries())
        if (
          at < place &&
          one.material !== two.material &&
          one.length === two.length &&
          one.width === two.width
        )
          return `${letters[at]} and ${letters[place]}`
    return ''
  },
})

const TRUE_METAL = [
  'Free electrons move through the metal and carry energy.',
  'Free electrons gain energy at the hot end and collide with particles elsewhere.',
  'Lattice vibrations and free electrons both transfer energy.',
]

const FALSE_METAL: readonly Wrong[] = pairs({
  'Only the vibrations of the lattice transfer energy.':
    'You left out the free electrons, which carry most of the energy in a metal.',
  'The particles of the lattice move to the cold end.':
    'You let the particles of the lattice move along, but they stay in their places and vibrate.',
  'Free electrons stay at the hot end and vibrate.':
    'You fixed the electrons to their places, but free electrons move through the whole metal.',
  'The hot metal becomes less dense and rises.':
    'You described convection, which does not take place in a solid.',
  'The particles of the lattice stop vibrating at the hot end.':
    'You reversed it: at the hot end the particles vibrate most.',
  'The free electrons are created by the heating.':
    'You let the heating create electrons. A metal has free electrons at any temperature.',
})

supplement('conduction-in-a-metal', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    metal: random.pick(METALS),
    right: random.pick(TRUE_METAL),
    wrong: random.sample(FALSE_METAL, 3),
  }),
  make: ({ metal, right, wrong }) => ({
    stem: `One end of ${/^[aeiou]/.test(metal) ? 'an' : 'a'} ${metal} rod is heated. Thermal energy is conducted to the other end.`,
    prompt: 'Which statement is correct?',
    right,
    wrong,
    solution:
      'At the hot end the particles of the lattice vibrate more and pass energy on to their neighbours. In a metal, free electrons gain energy as well, move quickly through the metal and give the energy to distant particles in collisions.',
  }),
})

const BAD = [
  {
    stem: 'Air is a bad thermal conductor.',
    right: 'Its particles are far apart.',
    wrong: pairs({
      'Its particles move slowly.': 'You made the particles slow, but the particles of a gas move fast.',
      'Its particles vibrate about fixed positions.':
        'You described a solid. Vibrations in a lattice would pass on energy well.',
      'It contains too many free electrons.':
        'You gave air free electrons. They would make it a better conductor.',
      'Its particles do not collide.':
        'You left out the collisions. They take place, but they are rare compared with a solid.',
    }),
    why: 'In a gas the particles are far apart, so energy is passed on by collisions much less often than in a solid.',
  },
  {
    stem: 'Water is a worse thermal conductor than a solid metal.',
    right: 'It has no lattice and no free electrons.',
    wrong: pairs({
      'It has a lattice but no free electrons.':
        'You gave the liquid a lattice, but its particles are not in fixed positions.',
      'It has free electrons but no lattice.': 'You gave water free electrons, but it has none.',
      'Its particles are much further apart than in a gas.':
        'You put the particles far apart, but in a liquid they are close together.',
      'Its particles do not move.': 'You put the particles at rest. In a liquid they move about.',
    }),
    why: 'The particles of a liquid are not held in a lattice, so vibrations are not passed on well, and water has no free electrons.',
  },
  {
    stem: 'Copper is a better thermal conductor than glass.',
    right: 'Copper has free electrons, glass has none.',
    wrong: pairs({
      'Glass has free electrons, copper has none.':
        'You exchanged the two: the metal has the free electrons.',
      'The particles of copper vibrate, those of glass do not.':
        'You put the particles of glass at rest. In all solids the particles vibrate.',
      'Copper has a smooth, shiny surface.':
        'You thought of radiation. Conduction takes place inside the material.',
      'The particles of glass are far apart.':
        'You put the particles of a solid far apart; in glass they are close together.',
    }),
    why: 'In both solids vibrating particles pass on energy. Copper also has free electrons, which carry energy through the metal quickly.',
  },
  {
    stem: 'Mercury is a liquid metal. It is a better thermal conductor than most other liquids.',
    right: 'It has free electrons.',
    wrong: pairs({
      'Its particles are held in a lattice.':
        'You gave the liquid a lattice, but its particles can change places.',
      'Its particles are further apart.':
        'You put the particles far apart, which would make it a worse conductor.',
      'Its particles move more slowly.': 'You made the particles slow, which would not help conduction.',
      'It has a high density.': 'You named the density. It is the free electrons that carry the energy.',
    }),
    why: 'Mercury is a metal. It has free electrons that move through it and carry energy.',
  },
] as const

supplement('why-materials-conduct-differently', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(BAD)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.stem,
    prompt: 'What is the reason?',
    right: item.right,
    wrong: wrong.map(([text_, error]) => [text_, error]),
    solution: item.why,
  }),
})

supplement('between-conductor-and-insulator', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const good = random.int(20, 45)
    const middle = random.step(240, 480, 10)
    const bad = random.step(1500, 2400, 50)
    return {
      order: random.shuffle([good, middle, bad] as const),
      metal: random.pick(['copper', 'aluminium']),
    }
  },
  make: ({ order, metal }) => {
    const kinds = [...order].sort((one, other) => one - other)
    const names = order.map(time => [metal, 'brick', 'wood'][kinds.indexOf(time)] ?? '')
    const swapped = (one: string, other: string) =>
      names.map(name => (name === one ? other : name === other ? one : name))
    return {
      stem: `Bars of ${metal}, brick and wood have the same size. One end of each bar is put on a hot plate. The table shows the time until a temperature sensor at the other end shows a rise of 5 °C.`,
      table: {
        head: ['bar', 'time / s'],
        rows: order.map((time, at) => [['P', 'Q', 'R'][at] ?? '', plain(time)]),
      },
      prompt: 'Which row gives the materials of the bars?',
      options: rows(['P', 'Q', 'R'], names, [
        [
          swapped(metal, 'wood'),
          `You reversed the order: in the better conductor the rise is seen after a shorter time.`,
        ],
        [
          swapped('brick', 'wood'),
          'You exchanged brick and wood: brick conducts better than the insulator wood.',
        ],
        [swapped('brick', metal), `You exchanged brick and ${metal}: brick conducts less well than a metal.`],
      ]),
      solution: `The better the conductor, the shorter the time. ${metal.replace(/^./, letter => letter.toUpperCase())} is a good conductor and wood an insulator. Brick is one of the many solids that conduct better than insulators but less well than good conductors, so its time lies in between.`,
    }
  },
  verify: ({ order, metal }) => {
    const slower = order.filter(time => time > (order[0] ?? 0)).length
    return slower === 2 ? metal : slower === 1 ? 'brick' : 'wood'
  },
})
