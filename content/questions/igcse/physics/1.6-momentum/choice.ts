import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { body, ground } from '@/lib/figures/forces'
import { arrow, circle, text } from '@/lib/figures/shapes'
import type { Range, RowError } from '../shared'

const { supplement, templates } = choiceQuestions('1.6')

export { templates }

const TERMS: readonly { name: string; right: readonly string[]; wrong: readonly RowError[] }[] = [
  {
    name: 'momentum',
    right: ['mass × velocity', 'kg m/s'],
    wrong: [
      [['mass × velocity', 'kg m/s^{2}'], 'You used the unit of acceleration; that of velocity is m/s.'],
      [['mass × acceleration', 'N'], 'You chose the equation and the unit of resultant force.'],
      [['mass ÷ velocity', 'kg s/m'], 'You divided, but momentum is a product of mass and velocity.'],
      [['force × distance', 'N m'], 'You chose the equation of work done.'],
      [['½ × mass × velocity^{2}', 'J'], 'You chose the equation and the unit of kinetic energy.'],
    ],
  },
  {
    name: 'impulse',
    right: ['force × time', 'N s'],
    wrong: [
      [['force ÷ time', 'N/s'], 'You divided, but impulse is a product of force and time.'],
      [['force × time', 'N/s'], 'You gave the unit of a quotient; a product of force and time is in N s.'],
      [['force × distance', 'N m'], 'You mixed up impulse with work done, which is force × distance.'],
      [['mass × acceleration', 'N'], 'You chose the equation and the unit of resultant force.'],
    ],
  },
  {
    name: 'impulse',
    right: ['change in momentum', 'kg m/s'],
    wrong: [
      [
        ['change in momentum ÷ time', 'N'],
        'You chose resultant force, which is the change in momentum per unit time.',
      ],
      [['change in momentum', 'kg m/s^{2}'], 'You gave a unit of force; momentum is in kg m/s.'],
      [
        ['change in kinetic energy', 'J'],
        'You mixed up impulse with work done, which is an energy transferred.',
      ],
      [['change in velocity', 'm/s'], 'You left out the mass: momentum is mass × velocity.'],
    ],
  },
  {
    name: 'resultant force',
    right: ['change in momentum ÷ time', 'N'],
    wrong: [
      [['change in momentum × time', 'N'], 'You multiplied by the time instead of dividing by it.'],
      [['change in momentum ÷ time', 'N s'], 'You gave the unit of impulse; a force is in N.'],
      [['mass × velocity', 'kg m/s'], 'You chose the equation and the unit of momentum.'],
      [['change in momentum', 'kg m/s'], 'You chose impulse and did not divide by the time.'],
    ],
  },
]

supplement('momentum-impulse-and-force', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(TERMS)
    return { item, wrong: random.sample(item.wrong, 3) }
  },
  make: ({ item: { name, right }, wrong }) => ({
    stem: '',
    prompt: `Which row shows what ${name} is equal to, and a unit of ${name}?`,
    options: rows([`${name} is equal to`, 'unit'], right, wrong),
    solution: `Momentum = mass × velocity, in kg m/s. Impulse = force × time = change in momentum, in N s, which is the same as kg m/s. Resultant force = change in momentum ÷ time, in N.

So the row is: ${right.join('; ')}.`,
  }),
})

const BALLS = [
  { what: 'tennis ball', mass: [0.056, 0.058, 0.06], speed: [12, 30], time: [0.004, 0.005, 0.006] },
  { what: 'football', mass: [0.41, 0.42, 0.43, 0.44], speed: [8, 20], time: [0.01, 0.012, 0.015] },
  { what: 'squash ball', mass: [0.023, 0.024, 0.025], speed: [20, 40], time: [0.003, 0.004, 0.005] },
  { what: 'hockey ball', mass: [0.16], speed: [8, 20], time: [0.002, 0.003, 0.004] },
  { what: 'basketball', mass: [0.6, 0.62, 0.65], speed: [4, 12], time: [0.015, 0.02, 0.025] },
] as const

supplement('ball-that-rebounds-from-a-wall', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const ball = random.pick(BALLS)
    const mass = random.pick<number>(ball.mass)
    const before = random.int(ball.speed[0], ball.speed[1])
    const after = random.int(Math.ceil(before * 0.5), Math.floor(before * 0.85))
    const time = random.pick<number>(ball.time)
    const options = [before + after, before - after, before, after].map(speed => mass * speed)
    return allDiffer(options, 2) ? { ball, mass, before, after, time, force: random.chance(0.5) } : null
  },
  make: ({ ball, mass, before, after, time, force }) => {
    const found = (change: number) => (force ? change / time : change)
    const change = mass * (before + after)
    return {
      stem: `A ${ball.what} of mass ${quantity(mass, 'kg', 2)} hits a wall at right angles and rebounds along the same line, as shown in the diagram.${force ? ` It is in contact with the wall for ${quantity(time, 's', 2)}.` : ''}`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/ball-before-and-after-a-wall',
          title: `A ${ball.what} before and after it hits a wall`,
          description: `Two drawings of the same wall, which is to the right of the ball. Before, the ball moves to the right, towards the wall, at ${before} m/s. After, the ball moves to the left, away from the wall, at ${after} m/s.`,
          height: 130,
        },
        ground(150, 96, 150, 14),
        circle(45, 55, 12, 'l sunk'),
        arrow(62, 55, 112, 55, { cls: 'p' }),
        text(87, 42, `${before} m/s`, { anchor: 'middle' }),
        text(90, 122, 'before', { anchor: 'middle' }),
        ground(338, 96, 338, 14),
        circle(298, 55, 12, 'l sunk'),
        arrow(281, 55, 231, 55, { cls: 'p' }),
        text(256, 42, `${after} m/s`, { anchor: 'middle' }),
        text(278, 122, 'after', { anchor: 'middle' }),
      ),
      prompt: force
        ? 'What is the size of the average force of the wall on the ball?'
        : 'What is the size of the change in momentum of the ball?',
      options: numbers({
        right: found(change),
        unit: force ? 'N' : 'kg m/s',
        sigFigs: 2,
        wrong: {
          'You subtracted the speeds. The velocity changes its direction, so it has a minus sign afterwards.':
            found(mass * (before - after)),
          'You used only the momentum before. The wall stops the ball and also sends it back.': found(
            mass * before,
          ),
          'You used only the momentum afterwards. The wall also has to stop the ball first.': found(
            mass * after,
          ),
        },
      }),
      solution: `Take towards the wall as positive. The velocity changes from ${before} m/s to −${after} m/s, so the change in velocity has the size ${before} + ${after} = ${quantity(before + after, 'm/s')}.

Change in momentum = ${plain(mass)} × ${before + after} = ${force ? quantity(change, 'kg m/s') : quantity(change, 'kg m/s', 2)} in size.${
        force
          ? `

Force = change in momentum ÷ time = ${quantity(change, 'kg m/s')} ÷ ${quantity(time, 's', 2)} = ${quantity(change / time, 'N', 2)}.`
          : ''
      }`,
    }
  },
  verify: ({ mass, before, after, time, force }) => {
    const deceleration = (before - -after) / time
    return force ? mass * deceleration : mass * deceleration * time
  },
})

const PAIRS: readonly { what: string; ground: string; mass: Range; speed: Range; least: number }[] = [
  { what: 'trolley', ground: 'a smooth, level track', mass: [0.4, 2, 0.1], speed: [0.5, 3, 0.1], least: 0.1 },
  { what: 'wagon', ground: 'a level railway', mass: [8000, 20000, 1000], speed: [1, 4, 0.5], least: 0.1 },
  { what: 'glider', ground: 'a level air track', mass: [0.1, 0.5, 0.05], speed: [0.2, 1, 0.1], least: 0.05 },
  { what: 'sledge', ground: 'smooth, level ice', mass: [20, 60, 5], speed: [1, 4, 0.5], least: 0.1 },
]

type Meeting = 'at rest' | 'towards' | 'same way'

supplement('collision-and-stick-together', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const pair = random.pick(PAIRS)
    const meeting = random.pick<Meeting>(['at rest', 'towards', 'towards', 'same way', 'same way'])
    const [massP, massQ] = [random.step(...pair.mass), random.step(...pair.mass)]
    const [speedP, drawn] = [random.step(...pair.speed), random.step(...pair.speed)]
    const speedQ = meeting === 'at rest' ? 0 : drawn
    const [p, q] = [massP * speedP, massQ * speedQ]
    const total = meeting === 'towards' ? p - q : p + q
    if (massP === massQ || total <= 0 || (meeting === 'same way' && speedQ > 0.7 * speedP)) return null
    const right = total / (massP + massQ)
    const wrong = {
      'at rest': [p / massQ, speedP / 2, speedP],
      towards: [(p + q) / (massP + massQ), total / massP, (speedP + speedQ) / 2],
      'same way': [(p - q) / (massP + massQ), total / massP, (speedP + speedQ) / 2],
    }[meeting]
    if ([right, ...wrong].some(value => value < pair.least) || !allDiffer([right, ...wrong], 2)) return null
    return { pair, meeting, massP, massQ, speedP, speedQ, right, wrong }
  },
  make: ({ pair, meeting, massP, massQ, speedP, speedQ, right, wrong }) => {
    const { what } = pair
    const divided = 'You divided the total momentum by the mass of P only, but P and Q move together.'
    const errors = {
      'at rest': [
        'You divided the momentum by the mass of Q only, but P and Q move together.',
        'You halved the speed, but P and Q do not have the same mass.',
        'You thought that the speed does not change. It is the momentum that is conserved.',
      ],
      towards: [
        'You added the sizes of the momenta, but Q moves the other way, so its momentum is negative.',
        divided,
        'You took the mean of the two speeds, without the masses and the directions.',
      ],
      'same way': [
        'You subtracted the momentum of Q, but P and Q move in the same direction.',
        divided,
        'You took the mean of the two speeds, but the masses are not equal.',
      ],
    }[meeting]
    const sign = meeting === 'towards' ? '−' : '+'
    const total = (massP + massQ) * right
    const movesQ = {
      'at rest': 'Q is at rest.',
      towards: `Q moves to the left at ${plain(speedQ, 1)} m/s.`,
      'same way': `Q moves to the right at ${plain(speedQ, 1)} m/s.`,
    }[meeting]
    const middle = 252
    return {
      stem: `The diagram shows ${what}s P and Q on ${pair.ground} before they collide. They stick together in the collision. Friction can be ignored.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/two-bodies-before-a-collision',
          title: `Two ${what}s before a collision`,
          description: `Two ${what}s on a level line, P on the left and Q on the right. P has a mass of ${plain(massP)} kg and moves to the right at ${plain(speedP, 1)} m/s. Q has a mass of ${plain(massQ)} kg. ${movesQ}`,
          height: 128,
        },
        body(60, 52, 90, 44, `P\n${quantity(massP, 'kg')}`),
        body(middle - 42, 52, 90, 44, `Q\n${quantity(massQ, 'kg')}`),
        ground(20, 97, 344, 97),
        arrow(80, 36, 130, 36, { cls: 'p' }),
        text(105, 24, `${plain(speedP, 1)} m/s`, { anchor: 'middle' }),
        meeting === 'at rest'
          ? text(middle + 3, 40, 'at rest', { anchor: 'middle' })
          : meeting === 'towards'
            ? arrow(middle + 28, 36, middle - 22, 36, { cls: 'p' })
            : arrow(middle - 22, 36, middle + 28, 36, { cls: 'p' }),
        meeting === 'at rest' ? '' : text(middle + 3, 24, `${plain(speedQ, 1)} m/s`, { anchor: 'middle' }),
      ),
      prompt: `What is the speed of the ${what}s after the collision?`,
      options: numbers({
        right,
        unit: 'm/s',
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `To the right is positive. Total momentum before = ${plain(massP)} × ${plain(speedP, 1)}${
        meeting === 'at rest' ? '' : ` ${sign} ${plain(massQ)} × ${plain(speedQ, 1)}`
      } = ${quantity(total, 'kg m/s')}.

It is the same after the collision, and the mass that moves is ${plain(massP)} + ${plain(massQ)} = ${quantity(massP + massQ, 'kg')}.

Speed = ${quantity(total, 'kg m/s')} ÷ ${quantity(massP + massQ, 'kg')} = ${quantity(right, 'm/s', 2)}.`,
    }
  },
  verify: ({ meeting, massP, massQ, speedP, speedQ }) => {
    const velocityQ = meeting === 'towards' ? -speedQ : speedQ
    const impulse = (speedP - velocityQ) / (1 / massP + 1 / massQ)
    return speedP - impulse / massP
  },
})

type Body = { name: string; mass: Range }

const APART: readonly { light: Body; heavy: Body; stem: (light: string, heavy: string) => string }[] = [
  {
    light: { name: 'trolley P', mass: [0.4, 0.9, 0.1] },
    heavy: { name: 'trolley Q', mass: [1.2, 2, 0.1] },
    stem: (light: string, heavy: string) =>
      `A compressed spring is between trolley P, of mass ${light}, and trolley Q, of mass ${heavy}. The trolleys are at rest on a smooth, level track. They are released, and the spring pushes them apart.`,
  },
  {
    light: { name: 'the child', mass: [30, 40, 1] },
    heavy: { name: 'the adult', mass: [65, 85, 1] },
    stem: (light: string, heavy: string) =>
      `A child of mass ${light} and an adult of mass ${heavy} stand at rest on smooth, level ice. They push each other and move apart.`,
  },
  {
    light: { name: 'the satellite', mass: [120, 250, 10] },
    heavy: { name: 'the rocket stage', mass: [900, 1500, 50] },
    stem: (light: string, heavy: string) =>
      `In space, a satellite of mass ${light} is joined to a rocket stage of mass ${heavy}. Both are at rest. A spring then pushes them apart.`,
  },
  {
    light: { name: 'the tool', mass: [2, 6, 1] },
    heavy: { name: 'the astronaut', mass: [110, 140, 5] },
    stem: (light: string, heavy: string) =>
      `In space, an astronaut of total mass ${heavy} is at rest and holds a tool of mass ${light}. The astronaut throws the tool.`,
  },
  {
    light: { name: 'the ball', mass: [2, 6, 1] },
    heavy: { name: 'the cannon', mass: [300, 600, 50] },
    stem: (light: string, heavy: string) =>
      `A cannon of mass ${heavy} is at rest on a smooth, level deck. It fires a ball of mass ${light} horizontally. The cannon moves back.`,
  },
]

supplement('two-bodies-pushed-apart', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(APART)
    return {
      item,
      light: random.step(...item.light.mass),
      heavy: random.step(...item.heavy.mass),
      total: random.chance(0.5),
    }
  },
  make: ({ item, light, heavy, total }) => {
    const [one, other] = [item.light.name, item.heavy.name]
    const slow = `You gave the larger mass the larger speed. The momenta have the same size, so ${one} must be faster.`
    const added =
      'You added the sizes of two momenta. Momentum is a vector: the two are opposite and cancel each other.'
    return {
      stem: item.stem(quantity(light, 'kg'), quantity(heavy, 'kg')),
      prompt: total
        ? 'Which row describes the motion just after they separate?'
        : `Just after they separate, how do the momentum and the speed of ${one} compare with those of ${other}?`,
      options: total
        ? rows(
            ['total momentum', 'which is faster'],
            ['zero', one],
            [
              [['zero', other], slow],
              [['greater than zero', one], added],
              [
                ['greater than zero', other],
                'You added the sizes of two opposite momenta, and you gave the larger mass the larger speed.',
              ],
            ],
          )
        : rows(
            [`size of the momentum of ${one}`, `speed of ${one}`],
            ['the same', 'larger'],
            [
              [
                ['the same', 'the same'],
                'You thought that equal momenta mean equal speeds, but the masses differ.',
              ],
              [
                ['larger', 'larger'],
                'You saw that the speed is larger, but with the smaller mass the momentum is of the same size.',
              ],
              [
                ['smaller', 'larger'],
                'You judged the momentum by the mass alone. Each body has a momentum of the same size.',
              ],
            ],
          ),
      solution: `Nothing moves at first, so the total momentum is zero, and it stays zero. The two momenta are therefore equal in size and opposite in direction. As momentum = mass × velocity, the smaller mass has the larger speed: ${one}.`,
    }
  },
})

const STOPS = [
  { what: 'an airbag', who: 'the driver', event: 'A car crashes and stops.' },
  { what: 'a crumple zone', who: 'the car', event: 'A car hits a wall and stops.' },
  { what: 'a thick crash mat', who: 'the gymnast', event: 'A gymnast lands and comes to rest.' },
  { what: 'foam packaging', who: 'the vase', event: 'A vase in a box is dropped and comes to rest.' },
  { what: 'a padded helmet', who: 'the head', event: 'The head of a cyclist hits the ground and stops.' },
  { what: 'a padded glove', who: 'the ball', event: 'A player catches a fast ball and stops it.' },
  { what: 'a net that gives way', who: 'the acrobat', event: 'An acrobat falls and comes to rest.' },
] as const

const longer: readonly RowError[] = [
  [
    ['smaller', 'longer', 'smaller'],
    'You thought that the momentum changes less. The mass and the speed are the same, so the change is the same.',
  ],
  [
    ['the same', 'shorter', 'smaller'],
    'You had the time the wrong way round: a soft object makes the stop last longer.',
  ],
  [
    ['the same', 'longer', 'larger'],
    'You multiplied by the time. Force is the change in momentum divided by the time.',
  ],
  [
    ['smaller', 'the same', 'smaller'],
    'You thought that the momentum changes less in the same time. It is the time that changes.',
  ],
  [
    ['larger', 'longer', 'the same'],
    'You thought that a longer time means a larger change in momentum. The body comes to rest in both cases.',
  ],
]

supplement('longer-time-smaller-force', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(STOPS), wrong: random.sample(longer, 3) }),
  make: ({ item: { what, who, event }, wrong }) => ({
    stem: `${event} Consider this with ${what} and without it. The speed just before is the same in both cases.`,
    prompt: `Which row compares the stop **with** ${what} to the stop without it?`,
    options: rows(
      [`change in momentum of ${who}`, 'time to stop', 'average force'],
      ['the same', 'longer', 'smaller'],
      wrong,
    ),
    solution: `The mass and the speed are the same and the final momentum is zero, so the change in momentum is the same. With ${what} the stop takes longer. Force = change in momentum ÷ time, so the average force is smaller.`,
  }),
})

const PUSHES: readonly { what: string; mass: Range; force: Range; time: Range; speed: Range }[] = [
  { what: 'trolley', mass: [0.5, 3, 0.5], force: [1, 6, 0.5], time: [0.5, 3, 0.5], speed: [1, 6, 1] },
  { what: 'car', mass: [800, 1500, 50], force: [800, 4000, 100], time: [2, 8, 1], speed: [8, 25, 1] },
  { what: 'spacecraft', mass: [100, 400, 20], force: [50, 200, 10], time: [5, 20, 1], speed: [5, 20, 1] },
  { what: 'sledge', mass: [20, 80, 5], force: [20, 120, 10], time: [1, 4, 0.5], speed: [2, 8, 1] },
]

/** Speeds to one decimal place, by size. */
function tenths(right: number, wrong: readonly [number, string][]) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) =>
      error === null ? `${plain(value, 1)}\u00a0m/s` : [`${plain(value, 1)}\u00a0m/s`, error],
    ),
  )
}

supplement('final-speed-from-an-impulse', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PUSHES)
    const [mass, force, time] = [
      random.step(...item.mass),
      random.step(...item.force),
      random.step(...item.time),
    ]
    const first = random.step(...item.speed)
    const sign = random.pick([1, -1])
    const gain = (force * time) / mass
    const right = first + sign * gain
    const options = [right, first - sign * gain, gain, first + (sign * force) / mass]
    if (time === 1 || gain < 0.5 || force / mass < 0.3 || options.some(value => value < 0.3) || right > 35)
      return null
    // Neat answers: one decimal place.
    if (Math.abs(right * 10 - Math.round(right * 10)) > 1e-6) return null
    return new Set(options.map(value => plain(value, 1))).size === 4
      ? { item, mass, force, time, first, sign, gain, right }
      : null
  },
  make: ({ item, mass, force, time, first, sign, gain, right }) => {
    const way = sign > 0 ? 'in the direction of motion' : 'against the direction of motion'
    const word = sign > 0 ? 'added' : 'subtracted'
    return {
      stem: `A ${item.what} of mass ${quantity(mass, 'kg')} moves in a straight line at ${quantity(first, 'm/s')}. A resultant force of ${quantity(force, 'N')} then acts on it ${way} for ${quantity(time, 's')}.`,
      prompt: `What is the speed of the ${item.what} at the end of this time?`,
      options: tenths(right, [
        [
          first - sign * gain,
          `You ${sign > 0 ? 'subtracted' : 'added'} the change in velocity, but the force acts ${way}.`,
        ],
        [
          gain,
          `You found the change in velocity and did not ${sign > 0 ? 'add it to' : 'subtract it from'} the first speed.`,
        ],
        [first + (sign * force) / mass, 'You left out the time: impulse is force × time.'],
      ]),
      solution: `Impulse = force × time = ${plain(force)} × ${plain(time)} = ${quantity(force * time, 'N s')}, which is the change in momentum.

Change in velocity = ${plain(force * time)} ÷ ${plain(mass)} = ${plain(gain, 1)} m/s. It is ${word}, because the force acts ${way}: ${plain(first)} ${sign > 0 ? '+' : '−'} ${plain(gain, 1)} = ${plain(right, 1)} m/s.`,
    }
  },
  verify: ({ mass, force, time, first, sign }) => {
    let momentum = mass * first
    for (let step = 0; step < 1000; step += 1) momentum += (sign * force * time) / 1000
    return Math.round((momentum / mass) * 1e6) / 1e6
  },
})

const JOININGS = [
  {
    stem: 'A heavy railway wagon rolls into a lighter wagon at rest on a level track. The wagons couple together.',
    pair: 'two wagons',
  },
  {
    stem: 'A light trolley moves along a level track and hits a heavier trolley at rest. The trolleys stick together.',
    pair: 'two trolleys',
  },
  {
    stem: 'A lump of clay flies horizontally and hits a heavier cart at rest on a level track. The clay sticks to the cart.',
    pair: 'clay and the cart',
  },
  {
    stem: 'A skater at rest on smooth ice catches a ball that flies horizontally. The skater and the ball move off together.',
    pair: 'skater and the ball',
  },
] as const

const JOIN_TRUE = [
  'Their total momentum is the same before and after.',
  'Their changes in momentum are equal in size and opposite in direction.',
  'The momentum lost by one is equal to the momentum gained by the other.',
]

const JOIN_FALSE: readonly Wrong[] = pairs({
  'Each of them keeps the momentum that it had before.':
    'You applied conservation to each body alone. It is the total momentum that stays the same.',
  'Their total momentum is zero after the collision.':
    'You thought that the momentum is used up. They still move, so the total is not zero.',
  'Their total momentum decreases, because some kinetic energy is transferred.':
    'You mixed up momentum with kinetic energy. The kinetic energy decreases; the total momentum does not.',
  'The sum of their velocities is the same before and after.':
    'You left out the masses: it is the sum of mass × velocity that stays the same.',
  'The heavier one has the larger change in momentum.':
    'You thought that the larger mass has the larger change. The changes have the same size.',
  'They have equal momenta after the collision.':
    'You thought that the momentum is shared equally. They have the same velocity but different masses.',
})

supplement('statements-about-a-collision', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(JOININGS),
    right: random.pick(JOIN_TRUE),
    wrong: random.sample(JOIN_FALSE, 3),
  }),
  make: ({ item, right, wrong }) => ({
    stem: `${item.stem} No resultant external force acts on them.`,
    prompt: `Which statement about the ${item.pair} is correct?`,
    right,
    wrong,
    solution:
      'Without a resultant external force, the total momentum is the same before and after the collision. So what one body loses, the other gains: the two changes in momentum are equal in size and opposite in direction.',
  }),
})
