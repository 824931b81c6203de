import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arc, circle, dot, line, polar, text } from '@/lib/figures/shapes'
import type { RowError } from '../shared'

const { core, templates } = choiceQuestions('1.7.1')

export { templates }

const STORES = {
  chemical:
    'You chose the chemical store, which changes when substances react, as in burning or in a battery.',
  'elastic (strain)':
    'You chose the elastic store, which belongs to objects that are stretched, squashed or bent.',
  electrostatic:
    'You chose the electrostatic store, which belongs to charges that attract or repel each other.',
  'gravitational potential':
    'You chose the gravitational potential store, which changes when the height changes.',
  'internal (thermal)': 'You chose the internal store, which changes when something gets hotter or colder.',
  kinetic: 'You chose the kinetic store, which changes when the speed changes.',
  nuclear: 'You chose the nuclear store, which changes when nuclei split or join.',
} as const

type Store = keyof typeof STORES

const STORE_NAMES = Object.keys(STORES) as Store[]

type Change = { event: string; of: string; store: Store; rises: boolean; not: readonly Store[]; why: string }

const CHANGES: readonly Change[] = [
  {
    event: 'A rubber band is stretched slowly on a table and held at rest.',
    of: 'the rubber band',
    store: 'elastic (strain)',
    rises: true,
    not: ['internal (thermal)'],
    why: 'The band is stretched.',
  },
  {
    event: 'The spring of a toy is wound up and held at rest.',
    of: 'the spring',
    store: 'elastic (strain)',
    rises: true,
    not: ['internal (thermal)'],
    why: 'The spring is bent more tightly.',
  },
  {
    event: 'A crate is lifted from the floor at a steady speed.',
    of: 'the crate',
    store: 'gravitational potential',
    rises: true,
    not: [],
    why: 'The crate gains height, and its speed stays the same.',
  },
  {
    event: 'A swimmer jumps from a high board and falls towards the water.',
    of: 'the swimmer',
    store: 'gravitational potential',
    rises: false,
    not: ['chemical'],
    why: 'The swimmer loses height (and gains speed).',
  },
  {
    event: 'A train gets faster on a level track.',
    of: 'the train',
    store: 'kinetic',
    rises: true,
    not: ['internal (thermal)'],
    why: 'The speed of the train increases, and its height does not change.',
  },
  {
    event: 'A sledge slows down on level snow.',
    of: 'the sledge',
    store: 'kinetic',
    rises: false,
    not: [],
    why: 'The speed of the sledge decreases.',
  },
  {
    event: 'A negatively charged ball is moved slowly along a table towards another negatively charged ball.',
    of: 'the two balls',
    store: 'electrostatic',
    rises: true,
    not: [],
    why: 'The charges repel each other, so work is done to bring them closer together.',
  },
  {
    event: 'Water in a pan gets hotter.',
    of: 'the water',
    store: 'internal (thermal)',
    rises: true,
    not: ['kinetic'],
    why: 'The temperature of the water rises.',
  },
  {
    event: 'A hot metal block cools on a bench.',
    of: 'the block',
    store: 'internal (thermal)',
    rises: false,
    not: ['kinetic'],
    why: 'The temperature of the block falls.',
  },
  {
    event: 'The battery of a telephone is charged.',
    of: 'the battery',
    store: 'chemical',
    rises: true,
    not: ['internal (thermal)', 'electrostatic'],
    why: 'A chemical reaction in the battery is driven by the current.',
  },
  {
    event: 'Wood burns in a stove.',
    of: 'the wood and the air',
    store: 'chemical',
    rises: false,
    not: ['gravitational potential'],
    why: 'Burning is a chemical reaction.',
  },
  {
    event: 'Nuclei of uranium split in the fuel of a power station.',
    of: 'the fuel',
    store: 'nuclear',
    rises: false,
    not: ['internal (thermal)', 'electrostatic'],
    why: 'Energy is released when the nuclei split.',
  },
  {
    event: 'Nuclei of hydrogen join in the centre of the Sun.',
    of: 'the Sun',
    store: 'nuclear',
    rises: false,
    not: ['gravitational potential', 'internal (thermal)'],
    why: 'Energy is released when the nuclei join.',
  },
]

core('store-that-changes', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(CHANGES)
    const others = STORE_NAMES.filter(name => name !== item.store && !item.not.includes(name))
    return { item, wrong: random.sample(others, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.event,
    prompt: `Which energy store of ${item.of} ${item.rises ? 'increases' : 'decreases'}?`,
    right: item.store,
    wrong: wrong.map(name => [name, STORES[name]]),
    solution: `${item.why} So the ${item.store} store ${item.rises ? 'increases' : 'decreases'}.`,
  }),
})

const WAYS = {
  'electrical work (a current)':
    'You chose electrical work, but no current flows from one to the other here.',
  'electromagnetic waves':
    'You chose electromagnetic waves, such as light or radio waves. They do not do this here.',
  heating:
    'You chose heating, which takes place because of a difference in temperature. That is not the cause here.',
  'mechanical work (a force)': 'You chose mechanical work, but no force of one moves the other along here.',
  'sound waves': 'You chose sound waves, but what arrives here is not energy of vibrations in air.',
} as const

type Way = keyof typeof WAYS

const WAY_NAMES = Object.keys(WAYS) as Way[]

/** Heating and electromagnetic waves never stand together: radiation from a hot body is both. */
const ways: readonly { way: Way; not: readonly Way[]; cases: readonly string[]; why: string }[] = [
  {
    way: 'electromagnetic waves',
    not: ['heating'],
    cases: [
      'from the Sun to a leaf on the Earth',
      'from a radio station to the aerial of a radio',
      'from a lamp to a solar cell one metre away',
    ],
    why: 'Light and radio waves are electromagnetic waves',
  },
  {
    way: 'sound waves',
    not: [],
    cases: [
      'from a loudspeaker to the ear of a listener across the room',
      'from a clap of thunder to a window, which rattles',
      'from a ringing bell to a microphone at the other side of a hall',
    ],
    why: 'The vibrations travel through the air as sound',
  },
  {
    way: 'electrical work (a current)',
    not: ['heating'],
    cases: [
      'from a cell to a lamp in the same circuit',
      'from a mains socket to a vacuum cleaner',
      'from a generator to a factory through long cables',
    ],
    why: 'A current in the wires carries the energy',
  },
  {
    way: 'heating',
    not: ['electromagnetic waves'],
    cases: [
      'from a hot plate to a cold pan that stands on it',
      'from hot tea to a cold spoon in it',
      'from a warm room to the cold air outside, through the wall',
    ],
    why: 'The energy goes from the hotter to the colder object because of the difference in temperature',
  },
  {
    way: 'mechanical work (a force)',
    not: [],
    cases: [
      'from a weightlifter to a bar that is lifted',
      'from the string of a bow to an arrow',
      'from a locomotive to a wagon that it pulls',
    ],
    why: 'A force moves an object along',
  },
]

core('way-of-transfer', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(ways)
    const others = WAY_NAMES.filter(name => name !== item.way && !item.not.includes(name))
    const mixed = random
      .shuffle(others)
      .filter((name, _, all) => name !== 'heating' || !all.slice(0, 3).includes('electromagnetic waves'))
    return { item, from: random.pick(item.cases), wrong: mixed.slice(0, 3) }
  },
  make: ({ item, from, wrong }) => ({
    stem: `Energy is transferred ${from}.`,
    prompt: 'By which means is the energy transferred?',
    right: item.way,
    wrong: wrong.map(name => [name, WAYS[name]]),
    solution: `${item.why}, so the energy is transferred by ${item.way}.`,
  }),
})

const EVENTS: readonly {
  event: string
  cells: readonly [string, string, string]
  way: string
  extra: string
}[] = [
  {
    event: 'A stretched catapult fires a stone horizontally.',
    cells: ['elastic (strain)', 'a force', 'kinetic'],
    way: 'heating',
    extra: 'chemical',
  },
  {
    event: 'A stone falls from a cliff. Air resistance can be ignored.',
    cells: ['gravitational potential', 'a force', 'kinetic'],
    way: 'heating',
    extra: 'internal (thermal)',
  },
  {
    event: 'A cyclist brakes on a level road and stops.',
    cells: ['kinetic', 'a force', 'internal (thermal)'],
    way: 'an electric current',
    extra: 'gravitational potential',
  },
  {
    event: 'A trolley runs into a spring, which brings it to rest.',
    cells: ['kinetic', 'a force', 'elastic (strain)'],
    way: 'heating',
    extra: 'chemical',
  },
  {
    event: 'Radiation from the Sun warms a rock on the Earth.',
    cells: ['nuclear', 'electromagnetic waves', 'internal (thermal)'],
    way: 'sound waves',
    extra: 'chemical',
  },
  {
    event: 'A gas flame warms the water in a pan.',
    cells: ['chemical', 'heating', 'internal (thermal)'],
    way: 'an electric current',
    extra: 'gravitational potential',
  },
  {
    event: 'A crane with a diesel engine lifts a load at a steady speed.',
    cells: ['chemical', 'a force', 'gravitational potential'],
    way: 'an electric current',
    extra: 'kinetic',
  },
  {
    event: 'A ball is thrown upwards and rises to its highest point. Air resistance can be ignored.',
    cells: ['kinetic', 'a force', 'gravitational potential'],
    way: 'heating',
    extra: 'internal (thermal)',
  },
  {
    event: 'A battery drives a current through a coil of wire, which warms the air.',
    cells: ['chemical', 'an electric current', 'internal (thermal)'],
    way: 'sound waves',
    extra: 'electrostatic',
  },
]

core('stores-and-transfer-of-an-event', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(EVENTS)
    const [from, by, to] = item.cells
    const wrong: RowError[] = [
      [
        [to, by, from],
        `You had the stores the wrong way round: the ${from} store is the one that decreases.`,
      ],
      [
        [from, item.way, to],
        `You chose the right stores, but the energy is not transferred by ${item.way} here.`,
      ],
      [
        [from, by, item.extra],
        `You chose the ${item.extra} store for the increase, but the energy goes to the ${to} store.`,
      ],
      [
        [item.extra, by, to],
        `You chose the ${item.extra} store for the decrease, but it is not the one that gives the energy.`,
      ],
    ]
    return { item, wrong: random.sample(wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.event,
    prompt: 'Which row describes the energy transfer?',
    options: rows(
      ['store that decreases', 'energy transferred by', 'store that increases'],
      item.cells,
      wrong,
    ),
    solution: `Energy leaves the ${item.cells[0]} store, is transferred by ${item.cells[1]}, and arrives in the ${item.cells[2]} store.`,
  }),
})

const SWINGS = [
  { from: 'P', to: 'Q', down: true },
  { from: 'Q', to: 'R', down: false },
  { from: 'R', to: 'Q', down: true },
  { from: 'Q', to: 'P', down: false },
] as const

core('energy-of-a-swinging-body', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(SWINGS),
    bowl: random.chance(0.5),
    wrong: random.sample([0, 1, 2, 3], 3),
  }),
  make: ({ item: { from, to, down }, bowl, wrong }) => {
    const [x, y, radius] = [180, 24, 110]
    const places = (['P', 'Q', 'R'] as const).map((name, at) => ({ name, turn: 220 + 50 * at }))
    const [falls, rises] = ['decreases', 'increases']
    const right = down ? [falls, rises, 'is constant'] : [rises, falls, 'is constant']
    const errors: RowError[] = [
      [
        down ? [rises, falls, 'is constant'] : [falls, rises, 'is constant'],
        `You had the two stores the wrong way round. From ${from} to ${to} the body moves ${down ? 'down' : 'up'}.`,
      ],
      [
        down ? [falls, rises, rises] : [rises, falls, falls],
        'You thought that the total follows the kinetic energy. Energy is conserved.',
      ],
      [
        down ? [falls, rises, falls] : [rises, falls, rises],
        'You thought that the total follows the gravitational potential energy. Energy is conserved.',
      ],
      [
        down ? [falls, 'is constant', falls] : [rises, 'is constant', rises],
        'You overlooked that the speed changes along the path, and the kinetic energy with it.',
      ],
    ]
    const what = bowl ? 'ball' : 'pendulum bob'
    const shape = bowl
      ? [
          arc(x, y, radius + 9, 205, 335, 'l'),
          ...places.map(({ turn }) => circle(...polar(x, y, radius, turn), 8, 'l sunk')),
        ]
      : [
          ground(x - 50, y, x + 50, y),
          dot(x, y),
          arc(x, y, radius, 222, 318, 'l dash thin'),
          ...places.map(({ name, turn }) =>
            line(x, y, ...polar(x, y, radius, turn), name === 'Q' ? 'l' : 'l dash thin'),
          ),
          ...places.map(({ turn }) => circle(...polar(x, y, radius, turn), 9, 'l sunk')),
        ]
    return {
      stem: `${
        bowl ? 'A ball slides to and fro in a smooth, curved bowl' : 'A pendulum swings to and fro'
      } between its highest positions P and R. Q is the lowest position. Friction and air resistance can be ignored.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-positions-p-q-r',
          title: `Three positions of a ${what}`,
          description: `A ${what} is drawn in three positions: P, high on the left; Q, at the lowest point, in the middle; and R, high on the right, level with P.`,
          height: 176,
        },
        ...shape,
        ...places.map(({ name, turn }) => {
          const [tx, ty] = polar(x, y, radius + (bowl ? 24 : 22), turn)
          return text(tx, ty + 5, name, { anchor: 'middle', cls: 'b' })
        }),
      ),
      prompt: `Which row describes the energy of the ${what} as it moves from ${from} to ${to}?`,
      options: rows(
        ['gravitational potential energy', 'kinetic energy', 'total of the two'],
        right,
        wrong.map((at): RowError => errors[at] ?? [[], '']),
      ),
      solution: `From ${from} to ${to} the ${what} moves ${down ? 'down and gets faster' : 'up and gets slower'}. So its gravitational potential energy ${right[0]} and its kinetic energy ${right[1]}. No energy leaves these two stores, so their total is constant.`,
    }
  },
})
