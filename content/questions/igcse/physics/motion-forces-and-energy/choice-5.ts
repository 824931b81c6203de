import {
  allDiffer,
  choice,
  inThisOrder,
  numbers,
  rows,
  statements,
  type Wrong,
} from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { ground } from '@/lib/figures/forces'
import { arc, arrow, circle, dot, line, polar, polygon, text } from '@/lib/figures/shapes'

type RowError = [cells: readonly string[], error: string]
type Range = readonly [min: number, max: number, step: number]

/** Numbers by size, each printed as it is: for values that come out whole. */
function exactly(right: number, wrong: readonly [number, string][], unit: string) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) => (error === null ? quantity(value, unit) : [quantity(value, unit), error])),
  )
}

// 1.7.1 Energy

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

const whichStore = template({
  name: 'store-that-changes',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(CHANGES)
    const others = STORE_NAMES.filter(name => name !== item.store && !item.not.includes(name))
    return { item, wrong: random.sample(others, 3) }
  },
  make: ({ item, wrong }) =>
    choice({
      stem: item.event,
      prompt: `Which energy store of ${item.of} ${item.rises ? 'increases' : 'decreases'}?`,
      subtopic: '1.7.1',
      objective: 'AO1',
      options: statements(
        item.store,
        wrong.map(name => [name, STORES[name]]),
      ),
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

const whichWay = template({
  name: 'way-of-transfer',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(ways)
    const others = WAY_NAMES.filter(name => name !== item.way && !item.not.includes(name))
    const mixed = random
      .shuffle(others)
      .filter((name, _, all) => name !== 'heating' || !all.slice(0, 3).includes('electromagnetic waves'))
    return { item, from: random.pick(item.cases), wrong: mixed.slice(0, 3) }
  },
  make: ({ item, from, wrong }) =>
    choice({
      stem: `Energy is transferred ${from}.`,
      prompt: 'By which means is the energy transferred?',
      subtopic: '1.7.1',
      objective: 'AO1',
      options: statements(
        item.way,
        wrong.map(name => [name, WAYS[name]]),
      ),
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

const fromByTo = template({
  name: 'stores-and-transfer-of-an-event',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
  make: ({ item, wrong }) =>
    choice({
      stem: item.event,
      prompt: 'Which row describes the energy transfer?',
      subtopic: '1.7.1',
      objective: 'AO1',
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

const swing = template({
  name: 'energy-of-a-swinging-body',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.7.1',
      objective: 'AO1',
      options: rows(
        ['gravitational potential energy', 'kinetic energy', 'total of the two'],
        right,
        wrong.map((at): RowError => errors[at] ?? [[], '']),
      ),
      solution: `From ${from} to ${to} the ${what} moves ${down ? 'down and gets faster' : 'up and gets slower'}. So its gravitational potential energy ${right[0]} and its kinetic energy ${right[1]}. No energy leaves these two stores, so their total is constant.`,
    })
  },
})

const DEVICES: readonly { device: string; input: string; outputs: readonly string[]; size: Range }[] = [
  {
    device: 'electric motor\nthat lifts a load',
    input: 'electrical\nwork',
    outputs: ['gravitational potential', 'internal (thermal)', 'sound'],
    size: [200, 800, 20],
  },
  {
    device: 'petrol engine\nof a car',
    input: 'chemical\nstore',
    outputs: ['kinetic', 'internal (thermal)', 'sound'],
    size: [2000, 9000, 200],
  },
  {
    device: 'television',
    input: 'electrical\nwork',
    outputs: ['light', 'internal (thermal)', 'sound'],
    size: [400, 1200, 20],
  },
  {
    device: 'food mixer',
    input: 'electrical\nwork',
    outputs: ['kinetic', 'internal (thermal)', 'sound'],
    size: [1200, 3000, 100],
  },
]

const balance = template({
  name: 'missing-output-in-a-flow-diagram',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(DEVICES)
    const input = random.step(...item.size)
    const unit = item.size[2] / 2
    const first = Math.round((input * random.step(0.2, 0.4, 0.05)) / unit) * unit
    const third = Math.round((input * random.step(0.04, 0.12, 0.02)) / unit) * unit
    const outputs = [first, input - first - third, third]
    const missing = random.int(0, 2)
    const known = outputs.filter((_, at) => at !== missing)
    const right = outputs[missing] ?? 0
    const [one = 0, other = 0] = known
    const wrong = [input - one, input - other, one + other]
    if (outputs.some(value => value <= 0)) return null
    return new Set([right, ...wrong]).size === 4
      ? { item, input, outputs, missing, one, other, right, wrong }
      : null
  },
  make: ({ item, input, outputs, missing, one, other, right, wrong }) => {
    const name = item.device.replace('\n', ' ')
    return choice({
      stem: `The diagram shows the energy transferred to and from ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} in a certain time.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/energy-in-and-out',
          title: 'Flow diagram of energy in and out',
          description: `One arrow, ${item.input.replace('\n', ' ')}, ${input} J, goes into a box with the name ${name}. Three arrows leave the box: ${item.outputs.map((each, at) => `${each}, ${at === missing ? 'unknown' : `${outputs[at]} J`}`).join('; ')}.`,
          height: 204,
        },
        text(8, 66, item.input),
        arrow(8, 101, 105, 101, { cls: 'p' }),
        text(10, 122, quantity(input, 'J')),
        box(108, 70, 112, 62, item.device).shape,
        ...item.outputs.flatMap((each, at) => {
          const lines = [...each.split(' '), at === missing ? '?' : quantity(outputs[at] ?? 0, 'J')]
          const y = 34 + 67 * at
          return [
            arrow(222, 86 + 15 * at, 258, y, { cls: 'p' }),
            text(264, y + 4.5 - 8 * (lines.length - 1), lines.join('\n')),
          ]
        }),
      ),
      prompt: 'Which value is missing at the “?” in the diagram?',
      subtopic: '1.7.1',
      objective: 'AO2',
      options: exactly(
        right,
        [
          [wrong[0] ?? 0, `You subtracted only the ${quantity(one, 'J')} and left out the other output.`],
          [wrong[1] ?? 0, `You subtracted only the ${quantity(other, 'J')} and left out the other output.`],
          [wrong[2] ?? 0, 'You added the two known outputs, but did not subtract them from the input.'],
        ],
        'J',
      ),
      solution: `Energy is conserved: the outputs add up to the input.

Missing output = ${plain(input)} − ${plain(one)} − ${plain(other)} = ${quantity(right, 'J')}.`,
    })
  },
  verify: ({ input, one, other }) => {
    let found = 0
    while (one + other + found < input) found += 1
    return found
  },
})

const MOVERS: readonly { what: string; mass: Range; speed: Range; kilo: boolean }[] = [
  { what: 'car', mass: [900, 1600, 50], speed: [8, 25, 1], kilo: true },
  { what: 'cyclist with a bicycle', mass: [70, 100, 5], speed: [3, 12, 1], kilo: false },
  { what: 'sprinter', mass: [55, 85, 5], speed: [2, 10, 1], kilo: false },
  { what: 'motorcycle with its rider', mass: [200, 350, 10], speed: [5, 24, 1], kilo: true },
]

const kineticGain = template({
  name: 'change-in-kinetic-energy',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(MOVERS)
    const mass = random.step(...item.mass)
    const [slow, fast] = [random.step(...item.speed), random.step(...item.speed)]
    if (fast - slow < 3) return null
    const scale = item.kilo ? 1000 : 1
    const right = (0.5 * mass * (fast ** 2 - slow ** 2)) / scale
    const wrong = [
      0.5 * mass * (fast - slow) ** 2,
      mass * (fast ** 2 - slow ** 2),
      0.5 * mass * fast ** 2,
    ].map(value => value / scale)
    return allDiffer([right, ...wrong], 2)
      ? { item, mass, slow, fast, slows: random.chance(0.4), right, wrong }
      : null
  },
  make: ({ item, mass, slow, fast, slows, right, wrong }) => {
    const [from, to] = slows ? [fast, slow] : [slow, fast]
    const unit = item.kilo ? 'kJ' : 'J'
    return choice({
      stem: `The speed of a ${item.what} changes from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}. The total mass is ${quantity(mass, 'kg')}.`,
      prompt: `By how much does the kinetic energy ${slows ? 'decrease' : 'increase'}?`,
      subtopic: '1.7.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit,
        sigFigs: 2,
        wrong: [
          [wrong[0] ?? 0, 'You squared the change in speed. Square each speed first, then subtract.'],
          [wrong[1] ?? 0, 'You left out the factor ½.'],
          [wrong[2] ?? 0, `You used the larger speed only and left out the ${quantity(slow, 'm/s')}.`],
        ],
      }),
      solution: `Kinetic energy = ½*mv*^{2}.

At ${quantity(fast, 'm/s')}: ½ × ${mass} × ${fast}^{2} = ${quantity(0.5 * mass * fast ** 2, 'J')}. At ${quantity(slow, 'm/s')}: ½ × ${mass} × ${slow}^{2} = ${quantity(0.5 * mass * slow ** 2, 'J')}.

The difference is ${quantity(0.5 * mass * (fast ** 2 - slow ** 2), 'J')}, or ${quantity(right, unit, 2)} (two significant figures).`,
    })
  },
  // Work of the force that makes the change in some time: F × mean speed × time.
  verify: ({ item, mass, slow, fast }) => {
    const time = 7
    const force = (mass * (fast - slow)) / time
    return (force * ((fast + slow) / 2) * time) / (item.kilo ? 1000 : 1)
  },
})

const FALLS: readonly { stem: string; what: string; mass: Range; height: Range }[] = [
  { stem: 'falls from rest', what: 'stone', mass: [0.2, 2, 0.1], height: [2, 30, 0.5] },
  {
    stem: 'slides from rest down a smooth water slide',
    what: 'child',
    mass: [25, 45, 1],
    height: [2, 9, 0.5],
  },
  {
    stem: 'rolls from rest down a smooth track',
    what: 'roller-coaster car',
    mass: [400, 900, 20],
    height: [8, 40, 1],
  },
  { stem: 'swings down from rest on a rope', what: 'steel ball', mass: [5, 40, 1], height: [0.5, 4, 0.1] },
]

const fall = template({
  name: 'speed-and-height-by-conservation',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 5,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(FALLS)
    const upwards = random.chance(0.4)
    const mass = upwards ? random.step(0.1, 0.6, 0.05) : random.step(...item.mass)
    const height = random.step(...item.height)
    const speed = random.int(5, 20)
    const right = upwards ? speed ** 2 / 19.6 : Math.sqrt(19.6 * height)
    const wrong = upwards
      ? [speed ** 2 / 9.8, speed / 19.6, speed ** 2 / 2]
      : [Math.sqrt(9.8 * height), 19.6 * height, Math.sqrt(2 * height)]
    return allDiffer([right, ...wrong], 2) ? { item, mass, height, upwards, speed, right, wrong } : null
  },
  make: ({ item, mass, height, upwards, speed, right, wrong }) => {
    const errors = upwards
      ? [
          'You left out the factor ½ of the kinetic energy.',
          'You did not square the speed.',
          'You left out *g*: the gravitational potential energy gained is *mg*Δ*h*.',
        ]
      : [
          'You left out the factor ½ of the kinetic energy.',
          'You forgot the square root: this is the square of the speed.',
          'You left out *g*: the gravitational potential energy lost is *mg*Δ*h*.',
        ]
    const show = quantity(right, upwards ? 'm' : 'm/s', 2)
    return choice({
      stem: upwards
        ? `A ball of mass ${quantity(mass, 'kg')} is thrown vertically upwards. It leaves the hand at ${quantity(speed, 'm/s')}. Air resistance can be ignored.`
        : `A ${item.what} of mass ${quantity(mass, 'kg')} ${item.stem}. ${item.stem === 'falls from rest' ? 'It falls' : 'Its height decreases by'} ${quantity(height, 'm')}. Friction and air resistance can be ignored.`,
      prompt: upwards
        ? 'To which maximum height above the hand does the ball rise?'
        : `What is the speed of the ${item.what} then?`,
      subtopic: '1.7.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: upwards ? 'm' : 'm/s',
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: upwards
        ? `All the kinetic energy becomes gravitational potential energy: ½*mv*^{2} = *mg*Δ*h*. The mass cancels.

Δ*h* = *v*^{2} ÷ (2*g*) = ${speed}^{2} ÷ (2 × 9.8) = ${show}.`
        : `All the gravitational potential energy lost becomes kinetic energy: ½*mv*^{2} = *mg*Δ*h*. The mass cancels.

*v* = √(2*g*Δ*h*) = √(2 × 9.8 × ${plain(height)}) = ${show}.`,
    })
  },
  // Uniform acceleration: the area under the speed–time graph.
  verify: ({ height, upwards, speed }) => {
    if (upwards) return 0.5 * speed * (speed / 9.8)
    const time = Math.sqrt(height / 4.9)
    return 9.8 * time
  },
})

const SANKEYS = [
  { device: 'an electric motor', useful: 'useful work', unit: 'J', most: 0.9 },
  { device: 'a petrol engine', useful: 'useful work', unit: 'kJ', most: 0.4 },
  { device: 'a lamp', useful: 'light', unit: 'J', most: 0.6 },
  { device: 'a pump', useful: 'useful work', unit: 'J', most: 0.8 },
  { device: 'a power station', useful: 'electrical', unit: 'MJ', most: 0.5 },
] as const

const sankeyOnSquares = template({
  name: 'sankey-diagram-on-squares',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(SANKEYS)
    const count = random.pick([8, 9, 10])
    const useful = random.int(2, count - 3)
    if (useful / count > item.most) return null
    const each = random.pick([5, 20, 25, 30, 40, 50, 60, 80])
    const asked = random.pick(['useful', 'wasted'] as const)
    const squares = asked === 'useful' ? useful : count - useful
    const values = [squares, count - squares, squares + 1].map(width => width * each)
    return new Set([...values, squares * 10]).size === 4
      ? { item, count, useful, each, asked, squares }
      : null
  },
  make: ({ item, count, useful, each, asked, squares }) => {
    const c = 14
    const [x, y, wasted] = [c, c, count - useful]
    const at = (column: number, row: number) => [x + column * c, y + row * c] as const
    const rowsDown = count + 4
    const grid = [
      ...Array.from({ length: 24 }, (_, column) => line(...at(column, -1), ...at(column, rowsDown), 'f')),
      ...Array.from({ length: rowsDown + 2 }, (_, row) => line(...at(0, row - 1), ...at(23, row - 1), 'f')),
    ]
    const outline = [
      at(0, 0),
      at(20, 0),
      at(21.5, useful / 2),
      at(20, useful),
      at(8 + wasted, useful),
      at(8 + wasted, count + 2),
      at(8 + wasted / 2, count + 3.5),
      at(8, count + 2),
      at(8, count),
      at(0, count),
    ]
    const input = count * each
    return choice({
      stem: `The Sankey diagram of ${item.device} is drawn on squared paper. The total energy input is ${quantity(input, item.unit)}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/sankey-on-squared-paper',
          title: 'Sankey diagram on squared paper',
          description: `A Sankey diagram on squared paper. The input arrow on the left is ${count} squares wide. It divides into an arrow to the right with the name ${item.useful}, ${useful} squares wide, and an arrow downwards with the name wasted, ${wasted} squares wide.`,
          width: 350,
          height: (rowsDown + 2) * c,
        },
        polygon(outline, 'w'),
        ...grid,
        polygon(outline),
        text(x + 8, y + (count / 2) * c + 5, 'input', { cls: 'b' }),
        text(x + 19.5 * c, y + (useful / 2) * c + 5, item.useful, { anchor: 'end', cls: 'b' }),
        text(x + (8 + wasted) * c + 8, y + (count + 1) * c + 5, 'wasted', { cls: 'b' }),
      ),
      prompt: asked === 'useful' ? 'What is the useful energy output?' : 'How much of the energy is wasted?',
      subtopic: '1.7.1',
      objective: 'AO2',
      options: exactly(
        squares * each,
        [
          [
            (count - squares) * each,
            `You read the width of the ${asked === 'useful' ? 'wasted' : 'useful'} energy.`,
          ],
          [(squares + 1) * each, 'You counted the lines of the grid instead of the squares between them.'],
          [
            squares * 10,
            `You took each square for ${quantity(10, item.unit)}. The scale follows from the width of the input.`,
          ],
        ],
        item.unit,
      ),
      solution: `The input is ${count} squares wide, so each square stands for ${plain(input)} ÷ ${count} = ${quantity(each, item.unit)}.

The arrow asked for is ${squares} squares wide: ${squares} × ${each} = ${quantity(squares * each, item.unit)}.`,
    })
  },
  verify: ({ count, each, squares }) => count * each * (1 - (count - squares) / count),
})

const CONSERVATION: readonly { right: string; wrong: readonly Wrong[] }[] = [
  {
    right: 'Energy cannot be created or destroyed.',
    wrong: [
      [
        'Energy can be created, but it cannot be destroyed.',
        'You thought that energy can be made. It can only be transferred.',
      ],
      [
        'Energy can be destroyed, but it cannot be created.',
        'You thought that energy is used up. It can only be transferred.',
      ],
      [
        'Energy cannot be transferred from one store to another.',
        'You mixed up “conserved” with “cannot move”. Energy is transferred all the time.',
      ],
    ],
  },
  {
    right: 'Energy can be transferred between stores, but the total stays the same.',
    wrong: [
      [
        'Energy can be transferred between stores, and the total always decreases.',
        'You took energy that spreads out in the surroundings for energy that is destroyed.',
      ],
      [
        'Energy cannot be transferred between stores, so each store stays the same.',
        'You thought that each store is constant. Only the total is.',
      ],
      [
        'Energy can be transferred between stores only if no heating takes place.',
        'You left out heating, which is one of the ways of transfer.',
      ],
    ],
  },
]

const DISSIPATED: readonly { stem: string; had: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    stem: 'A ball is dropped, bounces several times and comes to rest on the floor.',
    had: 'that the ball had before it was dropped',
    right: 'It is in the internal stores of the ball, the floor and the air.',
    wrong: [
      [
        'It has been used up by the bounces, so it no longer exists.',
        'You thought that energy is used up. It cannot be destroyed.',
      ],
      [
        'It is still in the kinetic store of the ball.',
        'You overlooked that the ball is at rest, so it has no kinetic energy.',
      ],
      [
        'It is still in the gravitational potential store of the ball.',
        'You overlooked that the ball has lost its height.',
      ],
    ],
  },
  {
    stem: 'A car brakes on a level road and stops.',
    had: 'from the kinetic store of the car',
    right: 'It is in the internal stores of the brakes and the surroundings.',
    wrong: [
      [
        'It has been destroyed by the force of friction.',
        'You thought that friction destroys energy. It transfers energy.',
      ],
      [
        'It is in the chemical store of the petrol.',
        'You reversed the transfer: braking does not make petrol.',
      ],
      [
        'It is in the gravitational potential store of the car.',
        'You chose a store that changes with height, but the road is level.',
      ],
    ],
  },
  {
    stem: 'A child swings on a swing and lets it slow down until it stops.',
    had: 'from the kinetic store of the swing',
    right: 'It is in the internal stores of the swing and the air.',
    wrong: [
      [
        'It has been used up, because the child does not push any more.',
        'You thought that energy is used up. It cannot be destroyed.',
      ],
      [
        'It is still in the kinetic store of the swing.',
        'You overlooked that the swing is at rest, so it has no kinetic energy.',
      ],
      [
        'It is in the elastic store of the child.',
        'You chose a store of stretched or squashed objects, which plays no part here.',
      ],
    ],
  },
]

const conserved = template({
  name: 'conservation-and-where-energy-ends',
  subtopic: '1.7.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random =>
    random.chance(0.4)
      ? { law: random.pick(CONSERVATION), end: null }
      : { law: null, end: random.pick(DISSIPATED) },
  make: ({ law, end }) => {
    const { right, wrong } = law ?? end ?? { right: '', wrong: [] }
    return choice({
      stem: end ? end.stem : 'Energy is conserved in every process.',
      prompt: end
        ? `At the end, where is the energy ${end.had}?`
        : 'Which statement describes the principle of conservation of energy?',
      subtopic: '1.7.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: end
        ? 'Energy cannot be destroyed. Forces such as friction and air resistance transfer it to the internal (thermal) stores of the bodies and of the surroundings, where it is spread out.'
        : 'The principle says that energy cannot be created or destroyed. It can only be transferred from one store to another, so the total stays the same.',
    })
  },
})

export const templates = [
  whichStore,
  whichWay,
  fromByTo,
  swing,
  conserved,
  balance,
  kineticGain,
  fall,
  sankeyOnSquares,
]
