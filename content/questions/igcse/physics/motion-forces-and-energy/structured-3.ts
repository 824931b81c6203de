import { rows, statements, structured } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { body, boxOnSlope, ground, slope } from '@/lib/figures/forces'
import {
  arrow,
  circle,
  curve,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  text,
} from '@/lib/figures/shapes'

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

/** Two significant figures, and a third in brackets where it tells more. */
function rounded(value: number, unit: string): string {
  const short = quantity(value, unit, 2)
  return toSigFigs(value, 2) === toSigFigs(value, 3) ? short : `${short} (${quantity(value, unit, 3)})`
}

/** Two significant figures, as the data are given. */
const two = (value: number) => quantity(value, '', 2)

// 1.5.3 Centre of gravity

const TALL = [
  {
    name: 'bookcase',
    depth: [0.3, 0.44],
    height: [1.5, 1.9],
    weight: [300, 900],
    low: 'put the heavy books on the lowest shelf',
  },
  {
    name: 'filing cabinet',
    depth: [0.44, 0.6],
    height: [1.3, 1.5],
    weight: [400, 900],
    low: 'put the heavy files in the lowest drawer',
  },
  {
    name: 'drinks machine',
    depth: [0.6, 0.8],
    height: [1.7, 1.9],
    weight: [1800, 2900],
    low: 'put the heaviest bottles at the bottom',
  },
  {
    name: 'wardrobe',
    depth: [0.5, 0.6],
    height: [1.7, 2],
    weight: [500, 1200],
    low: 'keep heavy things in the lowest drawer',
  },
  {
    name: 'tool cabinet',
    depth: [0.4, 0.56],
    height: [1.3, 1.6],
    weight: [600, 1200],
    low: 'put the heavy tools in the lowest drawer',
  },
] as const

const STEPS = [
  'Make a small hole near the edge of the card and hang the card from a pin through the hole.',
  'Hang a plumb line from the same pin.',
  'Wait until the card and the plumb line are at rest.',
  'Mark the line of the thread on the card.',
  'Repeat all of this with a second hole in another part of the card.',
  'Find the point where the two lines cross.',
]

const tilted = template({
  name: 'stability-of-a-tall-object',
  subtopic: '1.5.3',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(TALL)
    const depth = random.step(item.depth[0], item.depth[1], 0.02)
    const height = random.step(item.height[0], item.height[1], 0.1)
    const part = random.step(0.36, 0.48, 0.02) // height of the centre of gravity
    const limit = (Math.atan(depth / 2 / (part * height)) * 180) / Math.PI
    const topples = random.chance(0.5)
    const angle = Math.round(limit + (topples ? 1 : -1) * random.int(8, 10))
    const weight = random.step(item.weight[0], item.weight[1], 20)
    const push = random.step(1, Math.min(1.4, height - 0.1), 0.1)
    return angle < 6 ? null : { item, depth, height, part, topples, angle, weight, push }
  },
  make: ({ item, depth, height, part, topples, angle, weight, push }) => {
    const { name } = item
    const unit = 132 / height
    const [ex, ey] = [170, 176]
    const turn = (angle * Math.PI) / 180
    /** A point of the object: units to the left of its right-hand edge and units up its side. */
    const at = (left: number, up: number): Point => [
      ex - left * Math.cos(turn) + up * Math.sin(turn),
      ey - left * Math.sin(turn) - up * Math.cos(turn),
    ]
    const [gx, gy] = at((depth * unit) / 2, part * height * unit)
    const force = (weight * (depth / 2)) / push
    return structured({
      stem: `A student investigates centres of gravity, first with a thin card of irregular shape and then with a ${name}.`,
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt:
            'Describe how the student finds the centre of gravity of the card: put the steps in the correct order.',
          command: 'Describe',
          subtopic: '1.5.3',
          objective: 'AO1',
          marks: 3,
          items: STEPS.map((each, index) => ({ id: `s${index}`, text: each })),
          answer: STEPS.map((_, index) => `s${index}`),
          scheme: sequenceScheme(6, 3),
          solution:
            'A card that hangs freely comes to rest with its centre of gravity vertically below the pin, on the line of the thread. One line is not enough: the centre of gravity is where two lines cross.',
        },
        {
          kind: 'written',
          label: 'b',
          lead: `The ${name} is tilted about its lower edge E and released. The diagram shows it at the moment of release. G is its centre of gravity, and the dashed line is vertical.`,
          figure: figure(
            {
              name: 'motion-forces-and-energy/tilted-object-with-vertical-line',
              title: 'A tall object, tilted about its lower edge E',
              description: `Side view of a tall object that has been tilted to the right, so that it stands on its lower right-hand edge E. Its centre of gravity G is marked. A dashed vertical line from G meets the ground to the ${topples ? 'right' : 'left'} of E.`,
              height: 206,
            },
            ground(60, ey, 300, ey),
            polygon(
              [at(0, 0), at(depth * unit, 0), at(depth * unit, height * unit), at(0, height * unit)],
              'l sunk',
            ),
            line(gx, gy, gx, ey, 'l dash'),
            dot(gx, gy),
            text(gx, gy - 8, 'G', { anchor: 'middle', cls: 'b' }),
            text(topples ? ex - 4 : ex + 4, ey + 22, 'E', { anchor: 'middle', cls: 'b' }),
          ),
          prompt: 'State and explain what happens when it is released.',
          command: 'State and explain',
          subtopic: '1.5.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: topples
            ? [
                B1('it topples (falls over), to the right'),
                B1(
                  'the vertical line through G (line of action of the weight) is outside the base, or: the weight has a clockwise moment about E',
                ),
              ]
            : [
                B1('it falls back to its upright position (does not topple)'),
                B1(
                  'the vertical line through G (line of action of the weight) is inside the base, or: the weight has an anticlockwise moment about E',
                ),
              ],
          modelAnswer: topples
            ? `The ${name} topples. The vertical line through its centre of gravity falls outside its base, to the right of E, so the moment of its weight about E turns it further over.`
            : `The ${name} falls back to its upright position. The vertical line through its centre of gravity is still inside its base, to the left of E, so the moment of its weight about E turns it back.`,
          solution: topples
            ? 'Look at where the vertical line through G meets the ground. It is beyond E, outside the base, so the moment of the weight increases the tilt.'
            : 'Look at where the vertical line through G meets the ground. It is on the same side of E as the base, so the moment of the weight reduces the tilt.',
        },
        {
          kind: 'numeric',
          label: 'c',
          lead: `The ${name} stands upright on level ground. Its weight is ${quantity(weight, 'N')} and it measures ${quantity(depth, 'm', 2)} from front to back. Its centre of gravity is midway between front and back. A horizontal force pushes it forwards at a height of ${quantity(push, 'm', 2)}. The front edge at the bottom does not slide.`,
          prompt: `Calculate the force that is just large enough to tip the ${name} about its front edge.`,
          command: 'Calculate',
          subtopic: '1.5.2',
          objective: 'AO2',
          marks: 2,
          answer: force,
          unit: 'N',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(
              `moments about the front edge are equal, or *F* × ${two(push)} = ${weight} × ${two(depth / 2)}`,
            ),
            A1(rounded(force, 'N')),
          ],
          solution: `The weight acts ${two(depth)} ÷ 2 = ${quantity(depth / 2, 'm', 2)} behind the front edge. It begins to tip when the moment of the push is equal to the moment of the weight about this edge: *F* × ${two(push)} = ${weight} × ${two(depth / 2)}.

*F* = ${plain((weight * depth) / 2)} ÷ ${two(push)} = ${rounded(force, 'N')}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `Suggest **two** ways to make the ${name} more stable without fixing it to anything.`,
          command: 'Suggest',
          subtopic: '1.5.3',
          objective: 'AO1',
          marks: 2,
          lines: 2,
          scheme: [
            B1(`lower the centre of gravity, for example: ${item.low}`),
            B1('make the base wider (deeper), for example with feet that stick out in front'),
          ],
          modelAnswer: `Lower its centre of gravity: ${item.low}. Make its base wider, for example with feet that stick out at the front.`,
          solution:
            'Stability needs a low centre of gravity and a wide base. In both cases it must be tilted further before the vertical line through G leaves the base. “Make it heavier” does not score.',
        },
      ],
    })
  },
  verify: ({ depth, weight, push }) => {
    let [low, high] = [0, weight * 10]
    for (let step = 0; step < 200; step += 1) {
      const middle = (low + high) / 2
      if (middle * push < (weight * depth) / 2) low = middle
      else high = middle
    }
    return { c: low }
  },
})

// 1.6 Momentum

const BODIES = [
  { name: 'railway wagon', mass: [8000, 20000, 1000], speed: [2, 6, 0.5], where: 'on a level track' },
  {
    name: 'laboratory trolley',
    mass: [0.4, 1.5, 0.1],
    speed: [0.8, 2, 0.1],
    where: 'on a level bench without friction',
  },
  {
    name: 'air-track glider',
    mass: [0.15, 0.4, 0.05],
    speed: [0.4, 0.95, 0.05],
    where: 'on a level air track',
  },
  { name: 'loaded ice sledge', mass: [60, 140, 10], speed: [1.5, 4, 0.5], where: 'on smooth, level ice' },
] as const

const MEANINGS = [
  {
    word: 'momentum',
    answer: 'Momentum is mass multiplied by velocity.',
    scheme: 'mass × velocity',
    solution: 'Momentum is a vector, so it needs velocity, not speed: *p* = *mv*.',
  },
  {
    word: 'impulse',
    answer: 'Impulse is force multiplied by the time for which the force acts.',
    scheme: 'force × time for which it acts, or: change in momentum',
    solution: 'Impulse = *F*Δ*t*. It is equal to the change in momentum that the force causes.',
  },
]

const CUSHIONS = [
  { what: 'The front of a car has a crumple zone that folds up in a crash', who: 'a passenger' },
  { what: 'A car has an airbag that inflates in a crash', who: 'the driver' },
  { what: 'A cycle helmet is lined with soft foam that is squashed in a fall', who: 'the head of a cyclist' },
  { what: 'A thick, soft mat lies below a climbing wall', who: 'a climber who falls' },
  { what: 'The seat belts in a car stretch a little in a crash', who: 'a passenger' },
] as const

const collision = template({
  name: 'collision-impulse-and-safety',
  subtopic: '1.6',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const kind = random.pick(BODIES)
    const draw = ([least, most, step]: readonly [number, number, number]) => random.step(least, most, step)
    const [one, other, fast] = [draw(kind.mass), draw(kind.mass), draw(kind.speed)]
    const slow = random.chance(0.5)
      ? 0
      : random.step(2 * kind.speed[2], Math.max(2 * kind.speed[2], fast / 2), kind.speed[2])
    if (one === other || slow > 0.6 * fast) return null
    return {
      kind,
      one,
      other,
      fast,
      slow,
      meaning: random.pick(MEANINGS),
      cushion: random.pick(CUSHIONS),
      vector: random.pick(['force', 'acceleration', 'weight', 'velocity', 'gravitational field strength']),
      scalars: random.sample(['mass', 'speed', 'energy', 'distance', 'temperature', 'time'], 3),
    }
  },
  make: ({ kind, one, other, fast, slow, meaning, cushion, vector, scalars }) => {
    const total = one * fast + other * slow
    const speed = total / (one + other)
    const impulse = other * (speed - slow)
    const sum = `${two(one)} × ${two(fast)}${slow > 0 ? ` + ${two(other)} × ${two(slow)}` : ''}`
    const start = slow > 0 ? `moves in the same direction at ${quantity(slow, 'm/s', 2)}` : 'is at rest'
    return structured({
      stem: `${kind.name.startsWith('air') ? 'An' : 'A'} ${kind.name} A of mass ${quantity(one, 'kg', 2)} moves at ${quantity(fast, 'm/s', 2)} ${kind.where}. In front of it is a second ${kind.name} B of mass ${quantity(other, 'kg', 2)}, which ${start}. A hits B. They join and move on together.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: `Define *${meaning.word}*.`,
          command: 'Define',
          subtopic: '1.6',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1(meaning.scheme)],
          modelAnswer: meaning.answer,
          solution: meaning.solution,
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Momentum is a vector quantity. Which of these is also a vector quantity?',
          command: 'Identify',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 1,
          ...statements(
            vector,
            scalars.map(each => [
              each,
              each === 'temperature'
                ? 'A temperature can be negative, but it has no direction in space: it is a scalar.'
                : each === 'speed'
                  ? 'You confused it with velocity. Speed has a size only; it is a scalar.'
                  : `You chose a quantity that has a size but no direction: ${each} is a scalar.`,
            ]),
          ),
          scheme: [B1(vector)],
          solution: `A vector has magnitude and direction. Of the four, only ${vector} has a direction.`,
        },
        {
          kind: 'numeric',
          label: 'c.i',
          prompt: 'Calculate the speed of A and B after the collision.',
          command: 'Calculate',
          subtopic: '1.6',
          objective: 'AO2',
          marks: 3,
          answer: speed,
          unit: 'm/s',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`*p* = *mv*, or momentum before = ${sum}`),
            C1(
              `total momentum before = total momentum after, or ${plain(total)} = (${two(one)} + ${two(other)}) × *v*`,
            ),
            A1(rounded(speed, 'm/s')),
          ],
          solution: `Total momentum before: ${sum} = ${quantity(total, 'kg m/s')}. Momentum is conserved, so ${plain(total)} = (${two(one)} + ${two(other)}) × *v*.

*v* = ${plain(total)} ÷ ${quantity(one + other, '', one + other >= 100 ? 3 : 2)} = ${rounded(speed, 'm/s')}.`,
        },
        {
          kind: 'numeric',
          label: 'c.ii',
          prompt: 'Calculate the impulse on B in the collision. Give the unit.',
          command: 'Calculate',
          subtopic: '1.6',
          objective: 'AO2',
          marks: 2,
          answer: impulse,
          unit: 'N s',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'c.i', formula: `${other}*(x-${slow})` },
          scheme: [
            C1(
              `impulse = Δ(*mv*), or ${two(other)} × ${slow > 0 ? `(${quantity(speed, '', 3)} − ${two(slow)})` : quantity(speed, '', 3)}`,
            ),
            A1(`${rounded(impulse, 'N s')} or kg m/s`),
          ],
          solution: `The impulse is the change in the momentum of B: ${two(other)} × ${slow > 0 ? `(${quantity(speed, '', 3)} − ${two(slow)})` : quantity(speed, '', 3)} = ${rounded(impulse, 'N s')}.${slow > 0 ? '' : ' B was at rest, so its momentum before was zero.'}`,
        },
        {
          kind: 'written',
          label: 'd',
          lead: `${cushion.what}.`,
          prompt: `Explain, in terms of momentum, how this reduces the injuries to ${cushion.who}.`,
          command: 'Explain',
          subtopic: '1.6',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: [
            B1('the change in momentum is the same'),
            B1('it takes place over a longer time'),
            B1('force is the change in momentum per unit time (*F* = Δ*p* ÷ Δ*t*), so the force is smaller'),
          ],
          modelAnswer:
            'The change in momentum as the person comes to rest is the same with or without it, but it takes a longer time. The resultant force is the change in momentum per unit time, so the force on the person is smaller.',
          solution:
            'Three links: same change in momentum, longer time, smaller force. “It absorbs the impact” does not score.',
        },
      ],
    })
  },
  verify: ({ one, other, fast, slow }) => {
    // Seen from A and B together: the relative speed is shared in inverse proportion to the masses.
    const speed = slow + ((fast - slow) * one) / (one + other)
    return { 'c.i': speed, 'c.ii': one * (fast - speed) }
  },
})

// 1.7.1 Energy

const TRANSFERS = [
  { item: 'from the motor to the car as it is pulled up to A', target: 'force' },
  { item: 'from the mains supply to the motor', target: 'current' },
  { item: 'from the Sun to the metal rails', target: 'radiation' },
  { item: 'from the hot brakes to the cooler air around them', target: 'heating' },
  { item: 'from a bell on the car to the ears of people far away', target: 'sound' },
] as const

const WAYS = [
  { id: 'force', text: 'by a force (mechanical work)' },
  { id: 'current', text: 'by an electric current' },
  { id: 'radiation', text: 'by electromagnetic waves' },
  { id: 'heating', text: 'by heating' },
  { id: 'sound', text: 'by sound waves' },
]

const ride = template({
  name: 'ride-from-a-high-track',
  subtopic: '1.7.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [high, low] = [random.int(18, 40), random.int(2, 10)]
    const speed = Math.sqrt(2 * 9.8 * (high - low))
    const end = random.int(8, Math.floor(0.75 * speed))
    const time = random.step(2, 5, 0.5)
    if (high - low < 12 || end / time > 6 || end / time < 2) return null
    return {
      high,
      low,
      end,
      time,
      mass: random.step(400, 950, 10),
      what: random.pick(['roller-coaster car', 'mine-train car', 'fairground car']),
      transfers: random.sample(TRANSFERS, 3),
    }
  },
  make: ({ high, low, end, time, mass, what, transfers }) => {
    const drop = high - low
    const energy = mass * 9.8 * drop
    const speed = Math.sqrt((2 * energy) / mass)
    const force = (mass * end) / time
    const [floor, unit] = [184, 150 / high]
    const [top, bottom] = [floor - high * unit, floor - low * unit]
    const fall = bottom - top
    const track: Point[] = [
      [66, top],
      [96, top],
      [122, top + 0.12 * fall],
      [158, top + 0.5 * fall],
      [194, top + 0.87 * fall],
      [216, top + 0.98 * fall],
      [246, bottom],
      [330, bottom],
    ]
    return structured({
      stem: `A ${what} of mass ${quantity(mass, 'kg')} starts from rest at A and runs down a track to B. The diagram shows the heights of A and B above the ground.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/track-from-a-to-b',
          title: 'A track from a high point A to a lower point B',
          description: `Side view of a track. Point A, on the left, is ${high} metres above the ground. The track slopes down to point B, ${low} metres above the ground, and goes on level to the right. A car stands at A.`,
          height: 206,
        },
        ground(20, floor, 346, floor),
        curve(track, 'p'),
        body(72, top - 19, 26, 14),
        circle(78, top - 3.5, 3.5, 'l sheet'),
        circle(92, top - 3.5, 3.5, 'l sheet'),
        text(112, top - 4, 'A', { cls: 'b' }),
        dot(250, bottom, 'd'),
        text(250, bottom - 9, 'B', { anchor: 'middle', cls: 'b' }),
        dimension(58, top, 58, floor, `${high} m`),
        dimension(300, bottom, 300, floor, '', [300, bottom]),
        text(300, bottom - 9, `${low} m`, { anchor: 'middle' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State the principle of conservation of energy.',
          command: 'State',
          subtopic: '1.7.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1(
              'energy cannot be created or destroyed (only transferred from one store to another), or: the total energy of a closed system is constant',
            ),
          ],
          modelAnswer:
            'Energy cannot be created or destroyed. It can only be transferred from one store to another.',
          solution: 'Energy changes its store, but the total stays the same.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: 'Friction and air resistance can be ignored. Calculate the speed of the car at B.',
          command: 'Calculate',
          subtopic: '1.7.1',
          objective: 'AO2',
          marks: 3,
          answer: speed,
          unit: 'm/s',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`Δ*E*_{p} = *mg*Δ*h*, or ${mass} × 9.8 × ${drop}, or ${quantity(energy, 'J', 3)}`),
            C1('½*mv*^{2} = *mg*Δ*h* in any form'),
            A1(rounded(speed, 'm/s')),
          ],
          solution: `From A to B the car loses a height of ${high} − ${low} = ${quantity(drop, 'm')}. The energy from the gravitational potential store, *mg*Δ*h* = ${mass} × 9.8 × ${drop} = ${quantity(energy, 'J', 3)}, goes to the kinetic store.

½ × ${mass} × *v*^{2} = ${quantity(energy, 'J', 3)}, so $v = \\sqrt{2 \\times 9.8 \\times ${drop}}$ = ${rounded(speed, 'm/s')}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt:
            'The actual speed at B is smaller than this. Explain why, in terms of work and energy stores.',
          command: 'Explain',
          subtopic: '1.7.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('work is done against friction (or air resistance)'),
            B1(
              'some energy is transferred to the internal (thermal) store of the car, the track or the air, so less is in the kinetic store',
            ),
          ],
          modelAnswer:
            'The car does work against friction and air resistance. This transfers some energy to the internal (thermal) stores of the car, the track and the air, so less energy goes to the kinetic store of the car.',
          solution:
            'Name the force against which work is done and the store in which the energy ends. “Energy is lost” does not score.',
        },
        {
          kind: 'match',
          label: 'd',
          lead: 'Before each ride, an electric motor pulls the car up to A.',
          prompt: 'State how energy is transferred in each case.',
          command: 'State',
          subtopic: '1.7.1',
          objective: 'AO1',
          marks: 2,
          items: transfers.map(({ item, target }) => ({ id: target, text: item })),
          targets: WAYS,
          answer: Object.fromEntries(transfers.map(({ target }) => [target, target])),
          scheme: [B1('two of the three right'), B1('all three right')],
          solution: transfers
            .map(({ item, target }) => `Energy goes ${item} ${WAYS.find(({ id }) => id === target)?.text}.`)
            .join(' '),
        },
        {
          kind: 'numeric',
          label: 'e',
          prompt: `At the end of the ride the brakes bring the car from ${quantity(end, 'm/s', 2)} to rest in ${quantity(time, 's', 2)}. Use the change in momentum to calculate the size of the average resultant force on the car. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.6',
          objective: 'AO2',
          marks: 2,
          answer: force,
          unit: 'N',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          signFree: true,
          scheme: [C1(`*F* = Δ*p* ÷ Δ*t*, or ${mass} × ${two(end)} ÷ ${two(time)}`), A1(rounded(force, 'N'))],
          solution: `The momentum falls from ${mass} × ${two(end)} = ${quantity(mass * end, 'kg m/s', 3)} to zero. *F* = Δ*p* ÷ Δ*t* = ${quantity(mass * end, '', 3)} ÷ ${two(time)} = ${rounded(force, 'N')}.`,
        },
      ],
    })
  },
  verify: ({ high, low, end, time, mass }) => {
    // Free fall through the same height ends with the same speed: v = gt, h = ½gt².
    const seconds = Math.sqrt((high - low) / 4.9)
    return { b: 9.8 * seconds, e: mass * (end / time) }
  },
})

// 1.7.2 Work

const LOADS = [
  { name: 'crate', place: 'up a ramp onto a platform', weight: [300, 900], length: [2.5, 4] },
  { name: 'sledge', place: 'up a snowy slope', weight: [200, 600], length: [8, 20] },
  { name: 'trolley of bricks', place: 'up a ramp', weight: [600, 1500], length: [4, 8] },
  { name: 'block of stone', place: 'up a plank', weight: [400, 1200], length: [3, 6] },
] as const

const ramp = template({
  name: 'load-pulled-up-a-ramp',
  subtopic: '1.7.2',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const load = random.pick(LOADS)
    const weight = random.step(load.weight[0], load.weight[1], 20)
    const length = random.step(load.length[0], load.length[1], load.length[0] < 5 ? 0.1 : 1)
    const height = Number((Math.round(length * random.step(0.2, 0.4, 0.01) * 10) / 10).toFixed(1))
    const pull = Math.round((weight * height) / length / random.step(0.6, 0.85, 0.01) / 5) * 5
    const share = (weight * height) / (pull * length)
    if (share < 0.55 || share > 0.88) return null
    return { load, weight, length, height, pull, faster: random.chance(0.5) }
  },
  make: ({ load, weight, length, height, pull, faster }) => {
    const { name } = load
    const [done, lifted] = [pull * length, weight * height]
    const along = 250
    const rise = (along * height) / length
    const run = Math.sqrt(along * along - rise * rise)
    const floor = rise + 84
    const hill = slope(34, floor, run, rise)
    const place = hill.at(0.36)
    const middle = polar(...place, 14, hill.degrees + 90)
    const front = polar(...middle, 14, hill.degrees)
    const tip = polar(...front, 62, hill.degrees)
    const [fromX, fromY] = polar(...hill.at(0), 64, hill.degrees + 90)
    const [toX, toY] = polar(...hill.at(1), 64, hill.degrees + 90)
    const more = faster ? 'larger' : 'smaller'
    return structured({
      stem: `A motor pulls a ${name} at constant speed ${load.place}. The diagram shows the ${name}, the pull on it and the dimensions of the slope. The weight of the ${name} is ${quantity(weight, 'N')}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/pull-up-a-slope',
          title: 'A load pulled up a slope',
          description: `Side view of a slope that rises to the right. Its length along the surface is ${quantity(length, 'metres', 2)} and its vertical height is ${quantity(height, 'metres', 2)}. A load on the slope is pulled up, parallel to the surface, by a force of ${pull} newtons.`,
          height: floor + 16,
        },
        hill.shape,
        boxOnSlope(place, hill.degrees, 28),
        arrow(...front, ...tip, { cls: 'p' }),
        text(tip[0] + 4, tip[1] - 6, `${pull} N`, { anchor: 'start', cls: 'tp' }),
        dimension(fromX, fromY, toX, toY, quantity(length, 'm', 2), [
          (fromX + toX) / 2 - 12,
          (fromY + toY) / 2 - 10,
        ]),
        dimension(34 + run + 14, floor - rise, 34 + run + 14, floor, quantity(height, 'm', 2), [
          34 + run + 42,
          floor - rise / 2 + 5,
        ]),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State what is meant by the *work done* by a force.',
          command: 'State',
          subtopic: '1.7.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1('force × distance moved in the direction of the force, or: energy transferred by the force'),
          ],
          modelAnswer:
            'The work done is the force multiplied by the distance moved in the direction of the force.',
          solution: 'The words “in the direction of the force” (or “energy transferred”) are needed.',
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: `Calculate the work done by the pull as the ${name} moves up the whole slope. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.7.2',
          objective: 'AO2',
          marks: 2,
          answer: done,
          unit: 'J',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [C1(`*W* = *Fd*, or ${pull} × ${two(length)}`), A1(rounded(done, 'J'))],
          solution: `The pull acts along the slope, so the distance is the length of the slope: *W* = *Fd* = ${pull} × ${two(length)} = ${rounded(done, 'J')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: `Calculate the work that is done against the weight of the ${name}.`,
          command: 'Calculate',
          subtopic: '1.7.2',
          objective: 'AO2',
          marks: 2,
          answer: lifted,
          unit: 'J',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [C1(`weight × vertical height, or ${weight} × ${two(height)}`), A1(rounded(lifted, 'J'))],
          solution: `The weight acts vertically, so only the vertical height counts: ${weight} × ${two(height)} = ${rounded(lifted, 'J')}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Explain why the answer to (b)(i) is larger than the answer to (b)(ii).',
          command: 'Explain',
          subtopic: '1.7.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('the pull also does work against friction'),
            B1(
              `this energy is transferred to the internal (thermal) store of the ${name}, the slope or the surroundings`,
            ),
          ],
          modelAnswer: `The pull also does work against friction as the ${name} moves up the slope. This energy is transferred to the internal (thermal) stores of the ${name}, the slope and the surroundings.`,
          solution:
            'The speed is constant, so the kinetic energy does not change. The rest of the work is done against friction, which heats the surfaces.',
        },
        {
          kind: 'choice',
          label: 'd',
          prompt: `The ${name} is pulled up the same slope again, by the same force but in a ${faster ? 'shorter' : 'longer'} time. Which row describes the work done by the pull and its power?`,
          command: 'Identify',
          subtopic: '1.7.4',
          objective: 'AO1',
          marks: 1,
          ...rows(
            ['work done', 'power'],
            ['the same', more],
            [
              [['the same', 'the same'], 'You overlooked the time. Power is the work done per unit time.'],
              [
                [more, more],
                'You let the time change the work. Force and distance are the same, so the work is the same.',
              ],
              [[more, 'the same'], 'You exchanged the two: the time changes the power, not the work.'],
            ],
          ),
          scheme: [B1(`work done the same; power ${more}`)],
          solution: `Work = force × distance: both are the same. Power is work done per unit time: the same work in a ${faster ? 'shorter' : 'longer'} time is a ${more} power.`,
        },
      ],
    })
  },
  verify: ({ weight, length, height, pull }) => {
    // Power × time at 0.5 m/s; the part of the weight along the slope × the length of the slope.
    const time = length / 0.5
    const angle = Math.asin(height / length)
    return { 'b.i': pull * 0.5 * time, 'b.ii': weight * Math.sin(angle) * length }
  },
})

export const templates = [tilted, collision, ride, ramp]
