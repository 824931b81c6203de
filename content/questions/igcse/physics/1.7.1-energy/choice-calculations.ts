import { allDiffer, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, curve, dimension, dot, line, polygon, rect, text } from '@/lib/figures/shapes'
import type { Range } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.7.1')

export { templates }

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

core('missing-output-in-a-flow-diagram', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right,
        wrong: [
          [wrong[0] ?? 0, `You subtracted only the ${quantity(one, 'J')} and left out the other output.`],
          [wrong[1] ?? 0, `You subtracted only the ${quantity(other, 'J')} and left out the other output.`],
          [wrong[2] ?? 0, 'You added the two known outputs, but did not subtract them from the input.'],
        ],
        unit: 'J',
      }),
      solution: `Energy is conserved: the outputs add up to the input.

Missing output = ${plain(input)} − ${plain(one)} − ${plain(other)} = ${quantity(right, 'J')}.`,
    }
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

supplement('change-in-kinetic-energy', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: `The speed of a ${item.what} changes from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')}. The total mass is ${quantity(mass, 'kg')}.`,
      prompt: `By how much does the kinetic energy ${slows ? 'decrease' : 'increase'}?`,
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
    }
  },
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

supplement('speed-and-height-by-conservation', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: upwards
        ? `A ball of mass ${quantity(mass, 'kg')} is thrown vertically upwards. It leaves the hand at ${quantity(speed, 'm/s')}. Air resistance can be ignored.`
        : `A ${item.what} of mass ${quantity(mass, 'kg')} ${item.stem}. ${item.stem === 'falls from rest' ? 'It falls' : 'Its height decreases by'} ${quantity(height, 'm')}. Friction and air resistance can be ignored.`,
      prompt: upwards
        ? 'To which maximum height above the hand does the ball rise?'
        : `What is the speed of the ${item.what} then?`,
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
    }
  },
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

supplement('sankey-diagram-on-squares', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right: squares * each,
        wrong: {
          [`You read the width of the ${asked === 'useful' ? 'wasted' : 'useful'} energy.`]:
            (count - squares) * each,
          'You counted the lines of the grid instead of the squares between them.': (squares + 1) * each,
          [`You took each square for ${quantity(10, item.unit)}. The scale follows from the width of the input.`]:
            squares * 10,
        },
        unit: item.unit,
      }),
      solution: `The input is ${count} squares wide, so each square stands for ${plain(input)} ÷ ${count} = ${quantity(each, item.unit)}.

The arrow asked for is ${squares} squares wide: ${squares} × ${each} = ${quantity(squares * each, item.unit)}.`,
    }
  },
  verify: ({ count, each, squares }) => count * each * (1 - (count - squares) / count),
})

const CONSERVATION: readonly { right: string; wrong: readonly Wrong[] }[] = [
  {
    right: 'Energy cannot be created or destroyed.',
    wrong: pairs({
      'Energy can be created, but it cannot be destroyed.':
        'You thought that energy can be made. It can only be transferred.',
      'Energy can be destroyed, but it cannot be created.':
        'You thought that energy is used up. It can only be transferred.',
      'Energy cannot be transferred from one store to another.':
        'You mixed up “conserved” with “cannot move”. Energy is transferred all the time.',
    }),
  },
  {
    right: 'Energy can be transferred between stores, but the total stays the same.',
    wrong: pairs({
      'Energy can be transferred between stores, and the total always decreases.':
        'You took energy that spreads out in the surroundings for energy that is destroyed.',
      'Energy cannot be transferred between stores, so each store stays the same.':
        'You thought that each store is constant. Only the total is.',
      'Energy can be transferred between stores only if no heating takes place.':
        'You left out heating, which is one of the ways of transfer.',
    }),
  },
]

const DISSIPATED: readonly { stem: string; had: string; right: string; wrong: readonly Wrong[] }[] = [
  {
    stem: 'A ball is dropped, bounces several times and comes to rest on the floor.',
    had: 'that the ball had before it was dropped',
    right: 'It is in the internal stores of the ball, the floor and the air.',
    wrong: pairs({
      'It has been used up by the bounces, so it no longer exists.':
        'You thought that energy is used up. It cannot be destroyed.',
      'It is still in the kinetic store of the ball.':
        'You overlooked that the ball is at rest, so it has no kinetic energy.',
      'It is still in the gravitational potential store of the ball.':
        'You overlooked that the ball has lost its height.',
    }),
  },
  {
    stem: 'A car brakes on a level road and stops.',
    had: 'from the kinetic store of the car',
    right: 'It is in the internal stores of the brakes and the surroundings.',
    wrong: pairs({
      'It has been destroyed by the force of friction.':
        'You thought that friction destroys energy. It transfers energy.',
      'It is in the chemical store of the petrol.':
        'You reversed the transfer: braking does not make petrol.',
      'It is in the gravitational potential store of the car.':
        'You chose a store that changes with height, but the road is level.',
    }),
  },
  {
    stem: 'A child swings on a swing and lets it slow down until it stops.',
    had: 'from the kinetic store of the swing',
    right: 'It is in the internal stores of the swing and the air.',
    wrong: pairs({
      'It has been used up, because the child does not push any more.':
        'You thought that energy is used up. It cannot be destroyed.',
      'It is still in the kinetic store of the swing.':
        'You overlooked that the swing is at rest, so it has no kinetic energy.',
      'It is in the elastic store of the child.':
        'You chose a store of stretched or squashed objects, which plays no part here.',
    }),
  },
]

core('conservation-and-where-energy-ends', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random =>
    random.chance(0.4)
      ? { law: random.pick(CONSERVATION), end: null }
      : { law: null, end: random.pick(DISSIPATED) },
  make: ({ law, end }) => {
    const { right, wrong } = law ?? end ?? { right: '', wrong: [] }
    return {
      stem: end ? end.stem : '',
      prompt: end
        ? `At the end, where is the energy ${end.had}?`
        : 'Which statement describes the principle of conservation of energy?',
      right,
      wrong,
      solution: end
        ? 'Energy cannot be destroyed. Forces such as friction and air resistance transfer it to the internal (thermal) stores of the bodies and of the surroundings, where it is spread out.'
        : 'The principle says that energy cannot be created or destroyed. It can only be transferred from one store to another, so the total stays the same.',
    }
  },
})

const TRACKS = [
  { what: 'A roller-coaster car', masses: [300, 600, 50], heights: [16, 30], speeds: [8, 16] },
  { what: 'A child on a sledge', masses: [30, 50, 5], heights: [6, 14], speeds: [4, 9] },
  { what: 'A cyclist who does not pedal', masses: [60, 90, 5], heights: [8, 20], speeds: [5, 12] },
] as const

supplement('energy-transferred-on-a-track', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const track = random.pick(TRACKS)
    const [lightest, heaviest, by] = track.masses
    const mass = random.step(lightest, heaviest, by)
    const high = random.int(track.heights[0], track.heights[1])
    const low = random.int(2, Math.floor(high / 2))
    const speed = random.int(track.speeds[0], track.speeds[1])
    const unit = mass > 100 ? 'kJ' : 'J'
    const per = mass > 100 ? 1000 : 1
    const [lost, kinetic] = [(mass * 9.8 * (high - low)) / per, (mass * speed * speed) / 2 / per]
    const right = lost - kinetic
    if (right < 0.1 * lost || right > 0.6 * lost) return null
    const slips: Slip[] = [
      [
        lost,
        'You gave the whole decrease in gravitational potential energy. Part of it is now kinetic energy.',
      ],
      [kinetic, 'You gave the kinetic energy at Q.'],
      [
        (mass * 9.8 * high) / per - kinetic,
        'You left out the height of Q: at Q there is still gravitational potential energy.',
      ],
      [lost - 2 * kinetic, 'You left out the half in the kinetic energy.'],
      [lost + kinetic, 'You added the kinetic energy instead of subtracting it.'],
      [(mass * (high - low)) / per - kinetic / 9.8, 'You left out *g* and mixed up mass and weight.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => quantity(value, unit, 2),
    )
    return wrong && { what: track.what, unit, mass, high, low, speed, lost, kinetic, right, wrong }
  },
  make: ({ what, unit, mass, high, low, speed, lost, kinetic, right, wrong }) => {
    const tall = 130 / high
    const [ground, top, end] = [176, 176 - high * tall, 176 - low * tall]
    return {
      stem: [
        `${what} starts from rest at P and passes Q at ${quantity(speed, 'm/s')}. The total mass is ${quantity(mass, 'kg')}.`,
        `${what}, of total mass ${quantity(mass, 'kg')}, moves along the track in the diagram. The speed is zero at P and ${quantity(speed, 'm/s')} at Q.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/track-from-p-to-q',
          title: 'A track from P down to Q',
          description: `A track starts at P, ${high} m above the ground, goes down to near the ground and up again to Q, which is ${low} m above the ground.`,
          height: 200,
        },
        line(14, ground, 346, ground),
        curve(
          [
            [62, top],
            [84, top + 3],
            [130, top + (ground - top) * 0.55],
            [186, ground - 8],
            [236, ground - 8 - (ground - 8 - end) * 0.35],
            [286, end],
            [318, end - 3],
          ],
          'p thick',
        ),
        rect(56, top - 12, 22, 10, 'l sunk', 2),
        dot(67, top, 'd', 3),
        text(88, top - 4, 'P', { cls: 'b' }),
        dot(286, end, 'd', 3),
        text(286, end - 12, 'Q', { anchor: 'middle', cls: 'b' }),
        line(40, top, 62, top, 'l dash thin'),
        dimension(46, top, 46, ground, ''),
        text(54, (top + ground) / 2 + 30, quantity(high, 'm')),
        dimension(286, end + 2, 286, ground, ''),
        // Below the ground where there is no room above it.
        ground - end > 30
          ? text(294, (end + ground) / 2 + 8, quantity(low, 'm'))
          : text(286, 192, quantity(low, 'm'), { anchor: 'middle' }),
        text(150, 192, 'ground', { anchor: 'middle', cls: 's' }),
      ),
      prompt: [
        'How much energy is transferred to the thermal stores between P and Q?',
        'How much work is done against friction and air resistance between P and Q?',
      ],
      options: numbers({ right, unit, sigFigs: 2, wrong }),
      solution: `Decrease in gravitational potential energy: *mgΔh* = ${mass} × 9.8 × (${high} − ${low}) = ${quantity(lost, unit, 3)}.

Kinetic energy at Q: ½*mv*^{2} = ½ × ${mass} × ${speed}^{2} = ${quantity(kinetic, unit, 3)}. The rest is transferred: ${quantity(right, unit, 2)}.`,
    }
  },
  verify: ({ mass, high, low, speed }) =>
    (mass * (9.8 * high - (9.8 * low + speed ** 2 / 2))) / (mass > 100 ? 1000 : 1),
})
