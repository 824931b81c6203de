import { allDiffer, choice, inThisOrder, numbers, rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { beam, body } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import {
  arrow,
  circle,
  dimension,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  text,
} from '@/lib/figures/shapes'

type Error = readonly [text: string, error: string]
const LETTERS = ['P', 'Q', 'R', 'S'] as const
const letter = (at: number) => LETTERS[at] ?? ''

/** Numbers by size, all with one decimal. */
function tenths(right: number, wrong: readonly [number, string][], unit: string) {
  const show = (value: number) => `${plain(value, 1)}\u00a0${unit}`
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(all.map(([value, error]) => (error === null ? show(value) : [show(value), error])))
}

// 1.5.1 Effects of forces

const EFFECTS = {
  'the direction of motion but not the speed': [
    'A satellite moves round the Earth in a circle at constant speed.',
    'A car goes round a bend at constant speed.',
    'A ball on a string is whirled in a horizontal circle at constant speed.',
  ],
  'the speed but not the direction of motion': [
    'A train brakes on a straight track.',
    'A sprinter accelerates along a straight track.',
    'A stone falls vertically from a bridge.',
    'A shopping trolley is pushed faster in a straight line.',
  ],
  'the shape of an object': [
    'A piece of modelling clay is pressed flat on a table.',
    'An empty drinks can is crushed by hand.',
    'A rubber band is stretched between two fingers.',
    'A sponge is squeezed to press out water.',
  ],
  'neither the shape nor the motion of an object': [
    'A book rests on a table.',
    'A picture hangs at rest from a nail.',
    'A person pushes against a strong wall, which does not move.',
  ],
} as const
type Effect = keyof typeof EFFECTS
const EFFECT_NAMES = Object.keys(EFFECTS) as Effect[]

const effects = template({
  name: 'example-of-an-effect-of-a-force',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const asked = random.pick(EFFECT_NAMES.slice(0, 3))
    const examples = EFFECT_NAMES.map(effect => ({ effect, text: random.pick<string>(EFFECTS[effect]) }))
    return { asked, examples }
  },
  make: ({ asked, examples }) =>
    choice({
      stem: 'Forces act in each of four examples.',
      prompt: `In which example do the forces change ${asked}?`,
      subtopic: '1.5.1',
      objective: 'AO1',
      options: statements(
        examples.find(({ effect }) => effect === asked)?.text ?? '',
        examples
          .filter(({ effect }) => effect !== asked)
          .map(({ effect, text: example }) => [example, `Here the forces change ${effect}.`]),
      ),
      solution:
        'Forces may change the size or the shape of an object, its speed or its direction of motion. In this example they change '.concat(
          asked,
          '.',
        ),
    }),
})

const stretched = template({
  name: 'length-of-a-loaded-spring',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const start = random.int(5, 14)
    const step = random.step(0.8, 2.4, 0.2)
    const last = random.pick([3, 4])
    const asked = last + random.pick([1, 2, 3])
    const length = (load: number) => Math.round((start + step * load) * 10) / 10
    const right = length(asked)
    const wrong: [number, string][] = [
      [Math.round(step * asked * 10) / 10, 'You found the extension and did not add the original length.'],
      [
        Math.round((length(last) / last) * asked * 10) / 10,
        'You took the length as proportional to the load. The extension is.',
      ],
      asked > last + 1 && random.chance(0.6)
        ? [length(last + 1), `You went on by only one newton from ${quantity(last, 'N')}.`]
        : [
            Math.round((length(last) + step * asked) * 10) / 10,
            `You added the whole extension to the length with ${quantity(last, 'N')}, which is already stretched.`,
          ],
    ]
    if (new Set([right, ...wrong.map(([value]) => value)]).size < 4) return null
    return {
      start,
      step,
      asked,
      loads: Array.from({ length: last + 1 }, (_, load) => ({ load, length: length(load) })),
      right,
      wrong,
    }
  },
  make: ({ start, step, asked, loads, right, wrong }) => {
    return choice({
      stem: 'The table shows the length of a spring for different loads. The extension of the spring is proportional to the load for all loads in this question.',
      table: {
        head: ['load / N', 'length / cm'],
        rows: loads.map(({ load, length }) => [String(load), plain(length, 1)]),
      },
      prompt: `What is the length of the spring with a load of ${quantity(asked, 'N')}?`,
      subtopic: '1.5.1',
      objective: 'AO2',
      options: tenths(right, wrong, 'cm'),
      solution: `The original length is ${plain(start, 1)} cm. Each newton adds ${plain(step, 1)} cm.

Extension for ${quantity(asked, 'N')} = ${asked} × ${plain(step, 1)} = ${plain(step * asked, 1)} cm, so the length is ${plain(start, 1)} + ${plain(step * asked, 1)} = ${plain(right, 1)} cm.`,
    })
  },
  verify: ({ loads, asked }) => {
    const [none, first] = [loads[0]?.length ?? 0, loads[1]?.length ?? 0]
    let length = none
    for (let load = 0; load < asked; load += 1) length += first - none
    return Math.round(length * 10) / 10
  },
})

const BODIES = ['box', 'sledge', 'crate', 'trolley'] as const

const alongLine = template({
  name: 'resultant-along-a-line',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [one, two, back] = [random.int(8, 40), random.int(5, 30), random.int(6, 60)]
    const right = one + two - back
    // Signed, to the right positive; the order of the errors in `make`.
    const wrong = [one + two + back, one - back, -right]
    if (
      Math.abs(right) < 3 ||
      one === back ||
      one === two ||
      new Set([right, ...wrong].map(Math.abs)).size < 3
    )
      return null
    return new Set([right, ...wrong]).size === 4
      ? { one, two, back, right, wrong, flip: random.chance(0.5), what: random.pick(BODIES) }
      : null
  },
  make: ({ one, two, back, right, wrong, flip, what }) => {
    const show = (value: number) =>
      `${quantity(Math.abs(value), 'N')} to the ${value > 0 !== flip ? 'right' : 'left'}`
    const errors = [
      'You added all three forces, but one of them acts in the opposite direction.',
      `You left out the force of ${quantity(two, 'N')}.`,
      'You found the size but gave the direction of the smaller side.',
    ]
    const [ahead, behind] = flip ? ['left', 'right'] : ['right', 'left']
    const x = (value: number) => (flip ? 360 - value : value)
    const anchor = (side: 'start' | 'end') =>
      (side === 'start') !== flip ? ('start' as const) : ('end' as const)
    return choice({
      stem: `Three horizontal forces act on a ${what}, as shown in the diagram. The arrows are not drawn to scale.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-horizontal-forces',
          title: `Three horizontal forces on a ${what}`,
          description: `A ${what} with three horizontal forces. Two forces act to the ${ahead}: ${one} N and ${two} N. One force acts to the ${behind}: ${back} N. The arrows are not drawn to scale.`,
          height: 110,
        },
        body(135, 20, 90, 70, what),
        arrow(x(225), 38, x(282), 38, { cls: 'p' }),
        text(x(290), 43, `${one} N`, { anchor: anchor('start') }),
        arrow(x(225), 72, x(282), 72, { cls: 'p' }),
        text(x(290), 77, `${two} N`, { anchor: anchor('start') }),
        arrow(x(135), 55, x(78), 55, { cls: 'p' }),
        text(x(70), 60, `${back} N`, { anchor: anchor('end') }),
      ),
      prompt: `What is the resultant force on the ${what}?`,
      subtopic: '1.5.1',
      objective: 'AO2',
      options: statements(
        show(right),
        wrong.map((value, at) => [show(value), errors[at] ?? '']),
      ),
      solution: `To the ${ahead}: ${one} + ${two} = ${quantity(one + two, 'N')}. To the ${behind}: ${quantity(back, 'N')}.

The resultant is the difference, ${quantity(Math.abs(right), 'N')}, in the direction of the larger side: ${show(right)}.`,
    })
  },
  verify: ({ one, two, back, flip }) => {
    const rightwards = flip ? back - one - two : one + two - back
    return `${quantity(Math.abs(rightwards), 'N')} to the ${rightwards > 0 ? 'right' : 'left'}`
  },
})

const BALANCES = [
  {
    what: 'A lift',
    move: ['rises', 'rising'],
    force: 'the upward force of the cable on the lift',
    other: 'the weight of the lift and the friction on it together',
  },
  {
    what: 'A car',
    move: ['moves along a straight, level road', 'moving'],
    force: 'the driving force on the car',
    other: 'the total resistive force on the car',
  },
  {
    what: 'A ship',
    move: ['moves through calm water in a straight line', 'moving'],
    force: 'the forward force on the ship',
    other: 'the drag on the ship',
  },
  {
    what: 'A drone',
    move: ['rises vertically in still air', 'rising'],
    force: 'the upward force of the rotors',
    other: 'the weight of the drone and the drag together',
  },
  {
    what: 'A cyclist',
    move: ['rides along a straight, level road', 'riding'],
    force: 'the forward force on the cyclist and bicycle',
    other: 'the total resistive force on them',
  },
] as const
const PACES = [
  {
    how: 'at constant speed',
    answer: 'equal to',
    why: 'The velocity is constant, so there is no resultant force: the two are equal in size.',
  },
  {
    how: 'and is speeding up',
    answer: 'larger than',
    why: 'The speed increases, so there is a resultant force in the direction of motion.',
  },
] as const

const steady = template({
  name: 'forces-on-a-moving-object',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(BALANCES),
    pace: random.chance(0.5) ? PACES[0] : random.pick(PACES),
  }),
  make: ({ item, pace }) => {
    const errors: Record<string, string> = {
      'equal to': 'You took the forces as balanced, but then the speed would be constant.',
      'larger than':
        pace.answer === 'equal to'
          ? 'You thought that a resultant force is needed to keep an object moving. It would make it speed up.'
          : 'With a larger force in the direction of motion the speed would increase.',
      'smaller than': 'With a smaller force in the direction of motion the speed would decrease.',
      zero: 'Without this force, the other force would slow the object down.',
    }
    const all = ['equal to', 'larger than', 'smaller than']
    const show = (each: string) => (each === 'zero' ? 'It is zero.' : `It is ${each} ${item.other}.`)
    return choice({
      stem: `${item.what} ${item.move[0]} ${pace.how}.`,
      prompt: `Which statement about the size of ${item.force} is correct?`,
      subtopic: '1.5.1',
      objective: 'AO1',
      options: statements(
        show(pace.answer),
        [...all.filter(each => each !== pace.answer), 'zero'].map(each => [show(each), errors[each] ?? '']),
      ),
      solution: `${pace.why} So ${item.force} is ${pace.answer} ${item.other}.`,
    })
  },
})

const TRUE_FRICTION = [
  'Friction between two surfaces that rub heats them.',
  'Friction on a sliding object acts against its motion.',
  'Air resistance is a form of drag.',
  'Drag acts on objects that move through liquids or gases.',
]
const FALSE_FRICTION: Error[] = [
  [
    'Friction always makes a moving object speed up.',
    'You turned it round: friction on a sliding object acts against its motion.',
  ],
  [
    'Friction between two surfaces that rub cools them.',
    'You turned it round: surfaces that rub become hotter.',
  ],
  [
    'Drag acts only on objects that move through liquids.',
    'You left out gases: air resistance is drag as well.',
  ],
  [
    'Drag acts on an object in the direction of its motion.',
    'You turned it round: drag acts against the motion.',
  ],
  [
    'Air resistance acts only on objects that fall.',
    'You left out other motion: air resistance acts on a car or a cyclist too.',
  ],
  [
    'Friction acts only when there is a liquid between two surfaces.',
    'You mixed up friction and drag: friction acts between solid surfaces that touch.',
  ],
]

const friction = template({
  name: 'friction-and-drag',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ right: random.pick(TRUE_FRICTION), wrong: random.sample(FALSE_FRICTION, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: 'Friction and drag are forces that affect moving objects.',
      prompt: 'Which statement is correct?',
      subtopic: '1.5.1',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map(([each, error]) => [each, error]),
      ),
      solution:
        'Friction acts between two solid surfaces, against their motion over each other, and heats them. Drag acts against the motion of an object through a liquid or a gas; in air it is called air resistance.',
    }),
})

const springConstant = template({
  name: 'spring-constant-from-a-graph',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const far = random.int(3, 7)
    const run = random.pick([2, 3])
    const load = random.int(3, 8)
    const end = { x: far + run, y: load + Math.ceil(1.04 * (load / far) * run) / 2 }
    const right = (load / far) * 100
    const wrong = [load / far, (end.y / end.x) * 100, (far / load) * 100]
    // The curve must bend down from the straight line.
    if (end.y > 10 || end.y / end.x > (0.92 * load) / far || !allDiffer([right, ...wrong], 3)) return null
    return {
      far,
      load,
      end,
      right,
      wrong,
      what: random.pick(['spring', 'steel spring', 'spring from a newton meter']),
    }
  },
  make: ({ far, load, end, right, wrong, what }) => {
    const chart = graph({
      x: { label: 'extension / cm', max: 10, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], grid: true },
      y: { label: 'load / N', max: 10, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], grid: true },
      height: 190,
    })
    const slope = load / far
    const [run, rise] = [end.x - far, end.y - load]
    // A parabola that leaves the straight line without a corner and ends at the last point.
    const bend = (x: number) => load + slope * (x - far) - (slope * run - rise) * ((x - far) / run) ** 2
    const errors = [
      'You divided newtons by centimetres and gave the result in N/m.',
      'You used the end of the curve, where the extension is no longer proportional to the load.',
      'You divided the extension in centimetres by the load and then multiplied by 100.',
    ]
    return choice({
      stem: `The graph shows the results of an experiment with a ${what}. The line is straight as far as the point marked with a dot.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/load-and-extension',
          title: 'Load–extension graph of a spring',
          description: `Load in newtons against extension in centimetres. The line is straight from the origin to a dot at ${far} cm, ${load} N. From there it is curved, less and less steep, to ${end.x} cm, ${end.y} N.`,
          height: 274,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [far, load],
        ]),
        chart.plot(bend, far, end.x),
        dot(...chart.at(far, load)),
      ),
      prompt: 'What is the spring constant?',
      subtopic: '1.5.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'N/m',
        sigFigs: 3,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `Spring constant = force ÷ extension, taken from the straight part: ${quantity(load, 'N')} for ${quantity(far, 'cm')} = ${quantity(far / 100, 'm')}.

*k* = ${load} ÷ ${plain(far / 100)} = ${quantity(right, 'N/m', 3)}.`,
    })
  },
  verify: ({ far, load }) => {
    const perCentimetre = load / far
    let metre = 0
    for (let at = 0; at < 100; at += 1) metre += perCentimetre
    return Math.round(metre * 1e6) / 1e6
  },
})

const limit = template({
  name: 'limit-of-proportionality-on-a-graph',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const end = random.step(0.42, 0.6, 0.03)
    const late = random.chance(0.5)
    return {
      end,
      late,
      swapped: random.chance(0.4),
      what: random.pick(['spring', 'steel spring', 'thin wire']),
    }
  },
  make: ({ end, late, swapped, what }) => {
    const chart = graph({
      x: { label: swapped ? 'load' : 'extension', max: 1.1 },
      y: { label: swapped ? 'extension' : 'load', max: 1.1 },
      left: 70,
      width: 230,
      height: 150,
    })
    // Straight to `end`, then a bend: down where the load is upright, up where the extension is.
    const last = swapped ? 0.98 : 1
    // The bend must neither leave the axes nor reach a load that falls again.
    const bend = swapped ? Math.min(1.4, 0.34 / (last - end) ** 2) : Math.min(1.25, 0.55 / (last - end))
    const curve_ = (x: number) => {
      const over = Math.max(0, x - end)
      return swapped ? 0.75 * x + bend * over * over : 1.2 * x - bend * over * over
    }
    const places = late
      ? [end * 0.35, end * 0.7, end, (end + last) / 2 + 0.05]
      : [end * 0.5, end, (end + last) / 2, last]
    const right = late ? 2 : 1
    const side = swapped ? { dx: 8, dy: 12 } : { dx: -8, dy: -6, anchor: 'end' as const }
    return choice({
      stem: `The graph shows how the extension of a ${what} changes with the load. Four points, P, Q, R and S, are marked on the line.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-points-on-a-load-graph',
          title: `Graph of ${swapped ? 'extension against load' : 'load against extension'} with four points`,
          description: `Sketch graph of ${swapped ? 'extension against load' : 'load against extension'}. The line begins at the origin; it is straight at first and then curved. ${places.map((place, at) => `${letter(at)} is ${place < end ? 'part of the way along the straight part' : place === end ? 'where the straight part ends' : 'on the curved part'}.`).join(' ')}`,
          height: 214,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [end, curve_(end)],
        ]),
        chart.plot(curve_, end, last),
        ...places.map(
          (place, at) =>
            dot(...chart.at(place, curve_(place))) +
            chart.label(place, curve_(place), letter(at), { ...side, cls: 'b' }),
        ),
        text(60, 186, '0', { anchor: 'end', cls: 's' }),
      ),
      prompt: 'Which point is the limit of proportionality?',
      subtopic: '1.5.1',
      objective: 'AO1',
      options: inThisOrder(
        places.map((place, at) =>
          at === right
            ? letter(at)
            : [
                letter(at),
                place < end
                  ? 'The line is still straight beyond this point, so the extension is still proportional to the load there.'
                  : 'The line is already curved before this point, so the limit has been passed.',
              ],
        ),
      ),
      solution: `Up to the limit of proportionality the extension is proportional to the load, and the graph is a straight line through the origin. The straight part ends at ${letter(right)}.`,
    })
  },
  verify: ({ late }) => (late ? 'R' : 'Q'),
})

const VEHICLES = [
  { what: 'car', mass: [800, 1600, 100], force: [2000, 5000, 100], drag: [300, 900, 100] },
  { what: 'motor boat', mass: [400, 900, 50], force: [1500, 3000, 100], drag: [300, 800, 100] },
  { what: 'loaded bicycle', mass: [70, 110, 5], force: [90, 180, 10], drag: [20, 50, 5] },
  { what: 'loaded trolley', mass: [20, 60, 5], force: [40, 120, 5], drag: [10, 30, 5] },
] as const

const newton = template({
  name: 'acceleration-with-resistance',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const { what, mass: m, force: f, drag: d } = random.pick(VEHICLES)
    const [mass, force, drag] = [
      random.step(m[0], m[1], m[2]),
      random.step(f[0], f[1], f[2]),
      random.step(d[0], d[1], d[2]),
    ]
    const right = (force - drag) / mass
    const wrong = [force / mass, (force + drag) / mass, mass / (force - drag)]
    if (right < 0.4 || right > 4 || !allDiffer([right, ...wrong], 2)) return null
    return { what, mass, force, drag, right, wrong }
  },
  make: ({ what, mass, force, drag, right, wrong }) => {
    const errors = [
      'You used the forward force alone. The resultant force gives the acceleration.',
      'You added the resistive force, but it acts in the opposite direction.',
      'You divided the mass by the resultant force.',
    ]
    return choice({
      stem: `A ${what} of total mass ${quantity(mass, 'kg')} moves forwards in a straight line. The forward force is ${quantity(force, 'N')} and the total resistive force is ${quantity(drag, 'N')}.`,
      prompt: 'What is the acceleration?',
      subtopic: '1.5.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'm/s^2',
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `Resultant force = ${force} − ${drag} = ${quantity(force - drag, 'N')} forwards.

*a* = *F* ÷ *m* = ${force - drag} ÷ ${mass} = ${quantity(right, 'm/s^2', 2)}.`,
    })
  },
  verify: ({ mass, force, drag }) => force / mass - drag / mass,
})

const WAYS = [
  'along the tangent, forwards',
  'towards the centre',
  'away from the centre',
  'along the tangent, backwards',
] as const
const ROUND_ASKS = [
  {
    ask: 'In which direction does the resultant force on the ball act?',
    right: 1,
    errors: [
      'This is the direction of the velocity. The force is at right angles to it.',
      '',
      'You thought of an outward force. The string pulls the ball towards the centre.',
      'This force would slow the ball down, but its speed is constant.',
    ],
    why: 'The force that keeps an object in a circle is at right angles to its motion, towards the centre. Here it is the tension in the string.',
  },
  {
    ask: 'The string breaks. In which direction does the ball move immediately afterwards?',
    right: 0,
    errors: [
      '',
      'Nothing pulls the ball towards the centre any more.',
      'The ball was not moving away from the centre, and no force pushes it outwards.',
      'This is opposite to the motion of the ball.',
    ],
    why: 'Without the tension there is no horizontal force, so the ball goes on in the direction in which it was moving: along the tangent.',
  },
  {
    ask: 'In which direction is the acceleration of the ball?',
    right: 1,
    errors: [
      'This is the direction of the velocity. The speed is constant, so there is no acceleration this way.',
      '',
      'The acceleration has the direction of the resultant force, which is not outwards.',
      'An acceleration this way would slow the ball down, but its speed is constant.',
    ],
    why: 'The acceleration has the direction of the resultant force, which is towards the centre. Only the direction of the velocity changes.',
  },
] as const

const round = template({
  name: 'directions-in-circular-motion',
  subtopic: '1.5.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(ROUND_ASKS),
    places: random.shuffle([0, 1, 2, 3]),
    angle: random.pick([0, 45, 90, 135, 180, 225, 270, 315]),
    sense: random.pick([1, -1] as const),
  }),
  make: ({ item, places, angle, sense }) => {
    const [x, y, radius] = [180, 122, 66]
    const [ballX, ballY] = polar(x, y, radius, angle)
    const turns = [angle + 90 * sense, angle + 180, angle, angle - 90 * sense]
    const arrows = places.map((way, at) => {
      const turn = turns[way] ?? 0
      const [fromX, fromY] = polar(ballX, ballY, 9, turn)
      const [toX, toY] = polar(ballX, ballY, 38, turn)
      // The inward arrow lies on the string: its letter stands beside it.
      const beside = way === 1 ? polar(ballX, ballY, 32, turn) : polar(ballX, ballY, 47, turn)
      const [nameX, nameY] = way === 1 ? polar(beside[0], beside[1], 13, turn + 90) : beside
      return (
        arrow(fromX, fromY, toX, toY, { cls: 'p' }) +
        text(nameX, nameY + 4.5, letter(at), { anchor: 'middle', cls: 'b' })
      )
    })
    const [markX, markY] = polar(x, y, radius, angle + 180)
    const [headX, headY] = polar(markX, markY, 16, angle + 180 + 90 * sense)
    const [tailX, tailY] = polar(markX, markY, 16, angle + 180 - 90 * sense)
    return choice({
      stem: `A ball on a string moves in a circle on a horizontal table, at constant speed. There is no friction. The diagram shows it from above. The ball moves ${sense === 1 ? 'anticlockwise' : 'clockwise'}. Four arrows, P, Q, R and S, start at the ball.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/ball-on-a-string',
          title: 'A ball that moves in a circle, seen from above',
          description: `A ball at the end of a string moves ${sense === 1 ? 'anticlockwise' : 'clockwise'} in a circle. Four arrows start at the ball. ${places.map((way, at) => `${letter(at)} points ${WAYS[way]}.`).join(' ')}`,
          height: 244,
        },
        circle(x, y, radius, 'f dash'),
        line(x, y, ballX, ballY, 'l'),
        dot(x, y),
        circle(ballX, ballY, 8, 'l sunk'),
        arrow(tailX, tailY, headX, headY),
        ...arrows,
      ),
      prompt: item.ask,
      subtopic: '1.5.1',
      objective: 'AO1',
      options: inThisOrder(
        places.map((way, at) => (way === item.right ? letter(at) : [letter(at), item.errors[way] ?? ''])),
      ),
      solution: item.why,
    })
  },
})

// 1.5.2 Turning effect of forces

const slanted = template({
  name: 'moment-with-perpendicular-distance',
  subtopic: '1.5.2',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const force = random.step(20, 90, 5)
    const long = random.step(20, 60, 5)
    const near = random.step(10, 50, 5)
    if (near > long * 0.85 || near < long * 0.5) return null
    if (toSigFigs((force * near) / 100, 2) !== (force * near) / 100) return null
    const right = (force * near) / 100
    const wrong: [number, string][] = [
      [
        (force * long) / 100,
        'You used the length of the lever. The distance must be perpendicular to the line of the force.',
      ],
      ...random.sample<[number, string]>(
        [
          [force * near, 'You left the distance in centimetres.'],
          [force / (near / 100), 'You divided the force by the distance.'],
          [right / 10, 'You divided by 1000 to change centimetres to metres, but 1 m is 100 cm.'],
        ],
        2,
      ),
    ]
    return allDiffer([right, ...wrong.map(([value]) => value)], 2)
      ? { force, long, near, right, wrong }
      : null
  },
  make: ({ force, long, near, right, wrong }) => {
    const [pivotX, pivotY] = [60, 58]
    const reach = 200
    const lean = Math.asin(near / long)
    const [endX, endY] = [pivotX + reach, pivotY]
    const down: Point = [-Math.cos(lean), Math.sin(lean)]
    const foot: Point = [endX + down[0] * reach * Math.cos(lean), endY + down[1] * reach * Math.cos(lean)]
    const tip: Point = [endX + down[0] * 52, endY + down[1] * 52]
    const height = Math.max(foot[1] + 44, 150)
    return choice({
      stem: `A force of ${quantity(force, 'N')} acts at the end of a lever of length ${quantity(long, 'cm')}. The perpendicular distance from the pivot to the line along which the force acts is ${quantity(near, 'cm')}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/lever-with-a-slanting-force',
          title: 'A force that acts at a slant on a lever',
          description: `A level lever, ${long} cm long, with its pivot at the left end. At the right end a force of ${force} N acts downwards and to the left, at a slant. A dashed line continues the line of the force. From the pivot a line of ${near} cm meets it at a right angle.`,
          height,
        },
        line(...foot, ...([foot[0] + down[0] * 22, foot[1] + down[1] * 22] as const), 'l dash thin'),
        line(endX, endY, ...foot, 'l dash thin'),
        rect(pivotX, pivotY - 5, reach, 10, 'l sheet'),
        dot(pivotX, pivotY, 'd', 4),
        text(pivotX - 8, pivotY + 5, 'pivot', { anchor: 'end' }),
        dimension(pivotX, pivotY - 18, endX, endY - 18, `${long} cm`),
        line(pivotX, pivotY, ...foot, 'l thin'),
        text((pivotX + foot[0]) / 2 - 8, (pivotY + foot[1]) / 2 + 12, `${near} cm`, { anchor: 'end' }),
        arrow(endX, endY, ...tip, { cls: 'p thick' }),
        text(tip[0] + 14, tip[1] + 8, `${force} N`),
        polygon(
          [
            foot,
            [foot[0] - down[0] * 9, foot[1] - down[1] * 9],
            [foot[0] - down[0] * 9 - down[1] * 9, foot[1] - down[1] * 9 + down[0] * 9],
            [foot[0] - down[1] * 9, foot[1] + down[0] * 9],
          ],
          'l thin',
        ),
      ),
      prompt: 'What is the moment of the force about the pivot?',
      subtopic: '1.5.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'N m',
        sigFigs: 2,
        wrong,
      }),
      solution: `Moment = force × perpendicular distance from the pivot. The distance is ${quantity(near, 'cm')} = ${quantity(near / 100, 'm')}, not the length of the lever.

Moment = ${force} × ${plain(near / 100)} = ${quantity(right, 'N m', 2)}.`,
    })
  },
  // The part of the force at right angles to the lever, times the length of the lever.
  verify: ({ force, long, near }) => force * Math.sin(Math.asin(near / long)) * (long / 100),
})

const PAIRS = [
  {
    name: 'see-saw',
    load: 'child',
    what: 'A see-saw is a uniform beam with its pivot at its middle.',
    one: 'A child of weight',
    other: 'A second child of weight',
    weights: [240, 520, 20],
    distances: [0.8, 2, 0.1],
    unit: 'm',
    most: 2.5,
  },
  {
    name: 'rule',
    load: 'load',
    what: 'A uniform metre rule has its pivot at its 50 cm mark.',
    one: 'A load of',
    other: 'A second load of',
    weights: [1, 6, 0.5],
    distances: [10, 40, 2],
    unit: 'cm',
    most: 46,
  },
  {
    name: 'plank',
    load: 'box',
    what: 'A uniform plank has its pivot at its middle.',
    one: 'A box of weight',
    other: 'A second box of weight',
    weights: [60, 200, 10],
    distances: [0.4, 1.4, 0.1],
    unit: 'm',
    most: 1.8,
  },
] as const

const balanced = template({
  name: 'balance-with-one-force-on-each-side',
  subtopic: '1.5.2',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(PAIRS)
    const [first, second] = [
      random.step(item.weights[0], item.weights[1], item.weights[2]),
      random.step(item.weights[0], item.weights[1], item.weights[2]),
    ]
    const near = random.step(item.distances[0], item.distances[1], item.distances[2])
    const right = (first * near) / second
    const wrong = [(second * near) / first, near, (first * near) / (first + second)]
    if (Math.abs(toSigFigs(right, 2) / right - 1) > 0.005 || Math.max(right, ...wrong) > item.most)
      return null
    if (wrong.some(each => Math.abs(each / right - 1) < 0.08)) return null
    return allDiffer([right, ...wrong], 2) ? { item, first, second, near, right, wrong } : null
  },
  make: ({ item, first, second, near, right, wrong }) => {
    const errors = [
      'You turned the ratio of the weights round. The heavier one must be nearer to the pivot.',
      'You used equal distances, but the two weights are different.',
      'You divided by the sum of the two weights.',
    ]
    return choice({
      stem: `${item.what} ${item.one} ${quantity(first, 'N', 2)} is on the left, ${quantity(near, item.unit, 2)} from the pivot. ${item.other} ${quantity(second, 'N', 2)} is on the right, and the ${item.name} balances.`,
      prompt: `How far from the pivot is the second ${item.load}?`,
      subtopic: '1.5.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: item.unit,
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `The clockwise moment is equal to the anticlockwise moment: ${plain(second)} × *d* = ${plain(first)} × ${plain(near)} = ${plain(Math.round(first * near * 100) / 100)}.

*d* = ${plain(Math.round(first * near * 100) / 100)} ÷ ${plain(second)} = ${quantity(right, item.unit, 2)}.`,
    })
  },
  verify: ({ first, second, near }) => near / (second / first),
})

const TURNS = [
  {
    stem: 'A tight nut must be undone with a spanner. The same force is used each time, at right angles to the spanner.',
    ask: 'Which action gives the largest moment about the nut?',
    right: 'pulling at the end of a long spanner',
    wrong: [
      ['pulling at the middle of a long spanner', 'The distance from the nut is smaller than at the end.'],
      [
        'pulling close to the nut on a long spanner',
        'The distance from the nut is very small there, so the moment is small.',
      ],
      ['pulling at the end of a short spanner', 'A short spanner gives a smaller distance from the nut.'],
    ],
  },
  {
    stem: 'A heavy door is pushed open.',
    ask: 'Which push opens it with the smallest force?',
    right: 'at right angles to the door, at the edge furthest from the hinges',
    wrong: [
      [
        'at right angles to the door, close to the hinges',
        'The distance from the hinges is small, so a large force is needed for the same moment.',
      ],
      [
        'at right angles to the door, at its middle',
        'The distance from the hinges is only half of the width of the door.',
      ],
      [
        'along the door, towards the hinges',
        'The line of this force passes through the hinges, so it has no moment.',
      ],
    ],
  },
  {
    stem: 'A crowbar is used to lift a heavy stone. The stone and the pivot stay where they are.',
    ask: 'Which change makes the force needed to lift it smaller?',
    right: 'pushing further away from the pivot',
    wrong: [
      ['pushing nearer to the pivot', 'A smaller distance needs a larger force for the same moment.'],
      ['pushing at the pivot itself', 'The distance would be zero, so the force would have no moment.'],
      [
        'pushing along the crowbar',
        'The line of this force passes through the pivot, so it has almost no moment.',
      ],
    ],
  },
  {
    stem: 'A heavy child and a light child sit on the two sides of a see-saw. Its pivot is at its middle.',
    ask: 'How can they balance it?',
    right: 'The heavy child sits nearer to the pivot than the light child.',
    wrong: [
      [
        'The heavy child sits further from the pivot than the light child.',
        'You made the moment of the heavy child even larger.',
      ],
      [
        'Both children sit at the same distance from the pivot.',
        'With equal distances the heavy child has the larger moment.',
      ],
      [
        'The heavy child sits at one end and the light child at the pivot.',
        'At the pivot the distance is zero, so the light child has no moment.',
      ],
    ],
  },
  {
    stem: 'A wheelbarrow is lifted by its handles. It turns about the axle of its wheel.',
    ask: 'Which change makes the upward force on the handles smaller?',
    right: 'moving the load nearer to the wheel',
    wrong: [
      [
        'moving the load nearer to the handles',
        'This makes the distance of the load from the axle, and its moment, larger.',
      ],
      [
        'making the handles shorter',
        'This makes the distance of the upward force from the axle smaller, so a larger force is needed.',
      ],
      [
        'lifting nearer to the wheel',
        'This makes the distance of the upward force from the axle smaller, so a larger force is needed.',
      ],
    ],
  },
] as const

const everyday = template({
  name: 'moments-in-everyday-life',
  subtopic: '1.5.2',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(TURNS)
    return { item }
  },
  make: ({ item }) =>
    choice({
      stem: item.stem,
      prompt: item.ask,
      subtopic: '1.5.2',
      objective: 'AO1',
      options: statements(
        item.right,
        item.wrong.map(([each, error]) => [each, error]),
      ),
      solution:
        'The moment is the force multiplied by its perpendicular distance from the pivot. A larger distance gives a larger moment for the same force, or needs a smaller force for the same moment.',
    }),
})

const STATES = [
  {
    stem: 'A uniform beam rests on a pivot at its middle. It is in equilibrium.',
    cells: ['zero', 'zero'],
    why: 'In equilibrium there is no resultant force and no resultant moment.',
  },
  {
    stem: 'A loaded shelf is at rest on two brackets. It is in equilibrium.',
    cells: ['zero', 'zero'],
    why: 'In equilibrium there is no resultant force and no resultant moment.',
  },
  {
    stem: 'A rule lies on a smooth table. Equal horizontal forces act on its two ends, at right angles to the rule and in opposite directions.',
    cells: ['zero', 'not zero'],
    why: 'The forces are equal and opposite, so they cancel. Both turn the rule the same way, so their moments add.',
  },
  {
    stem: 'A steering wheel is turned by two hands. They pull on opposite sides of the wheel with equal forces, one upwards and one downwards.',
    cells: ['zero', 'not zero'],
    why: 'The forces are equal and opposite, so they cancel. Both turn the wheel the same way, so their moments add.',
  },
  {
    stem: 'A rule lies on a smooth table. Equal horizontal forces act on its two ends, at right angles to the rule and both in the same direction.',
    cells: ['not zero', 'zero'],
    why: 'The forces have the same direction, so they add. They turn the rule opposite ways about its middle with equal moments.',
  },
  {
    stem: 'A single horizontal force acts on a uniform rod that lies on a smooth table. It acts at right angles to the rod, at its middle.',
    cells: ['not zero', 'zero'],
    why: 'There is only one force, so it is the resultant. It acts at the middle, so its distance from the middle is zero.',
  },
] as const

const conditions = template({
  name: 'resultant-force-and-moment',
  subtopic: '1.5.2',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(STATES) }),
  make: ({ item }) => {
    const [force, moment] = item.cells
    const all = ['zero', 'not zero'].flatMap(one => ['zero', 'not zero'].map(other => [one, other]))
    return choice({
      stem: item.stem,
      prompt: 'Which row describes the resultant force and the resultant moment about the middle?',
      subtopic: '1.5.2',
      objective: 'AO1',
      options: rows(
        ['resultant force', 'resultant moment'],
        item.cells,
        all
          .filter(each => each.join() !== item.cells.join())
          .map(each => [
            each,
            each[0] !== force
              ? force === 'zero'
                ? 'You overlooked that the forces balance each other, so there is no resultant force.'
                : 'You overlooked that no force in the opposite direction balances what acts here.'
              : moment === 'zero'
                ? 'You found a turning effect, but about the middle there is none.'
                : 'You overlooked that both forces turn the object the same way.',
          ]),
      ),
      solution: item.why,
    })
  },
})

const several = template({
  name: 'three-loads-on-a-metre-rule',
  subtopic: '1.5.2',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [far, near] = [random.step(5, 15, 5), random.step(25, 35, 5)]
    const place = random.step(70, 95, 5)
    const [one, two] = [random.step(1, 4, 0.5), random.step(1, 4, 0.5)]
    const turning = one * (50 - far) + two * (50 - near)
    const right = turning / (place - 50)
    const wrong = [one + two, (one * (50 - far)) / (place - 50), (one * far + two * near) / place]
    if (near - far < 15 || one === two || right > 9 || wrong.some(each => Math.abs(each / right - 1) < 0.06))
      return null
    return allDiffer([right, ...wrong], 2) ? { far, near, place, one, two, turning, right, wrong } : null
  },
  make: ({ far, near, place, one, two, turning, right, wrong }) => {
    const at = (mark: number) => 30 + mark * 3
    const loads: [number, string][] = [
      [far, `${plain(one, 1)} N`],
      [near, `${plain(two, 1)} N`],
      [place, '*W*'],
    ]
    const errors = [
      'You balanced the forces and left out their distances from the pivot.',
      `You left out the moment of the ${plain(two, 1)} N load.`,
      'You measured the distances from the 0 cm end, not from the pivot.',
    ]
    return choice({
      stem: 'A uniform metre rule has its pivot at the 50 cm mark. Three loads hang from it, as shown, and the rule is in equilibrium.',
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-loads-on-a-rule',
          title: 'A metre rule with three loads',
          description: `A uniform metre rule with its pivot at the 50 cm mark. A load of ${plain(one, 1)} N hangs at the ${far} cm mark, a load of ${plain(two, 1)} N at the ${near} cm mark, and a load W at the ${place} cm mark.`,
          height: 124,
        },
        beam(at(0), at(100), 44, at(50)),
        ...loads.map(
          ([mark, name]) =>
            line(at(mark), 44, at(mark), 76) +
            rect(at(mark) - 9, 76, 18, 18, 'l sunk') +
            text(at(mark), 111, name, { anchor: 'middle' }) +
            text(at(mark), 34, `${mark} cm`, { anchor: 'middle', cls: 's' }),
        ),
        text(at(50), 34, '50 cm', { anchor: 'middle', cls: 's' }),
      ),
      prompt: 'What is the weight *W*?',
      subtopic: '1.5.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'N',
        sigFigs: 2,
        wrong: wrong.map((value, index) => [value, errors[index] ?? '']),
      }),
      solution: `Anticlockwise moments about the pivot: ${plain(one, 1)} × ${50 - far} + ${plain(two, 1)} × ${50 - near} = ${quantity(turning, 'N cm')}.

The clockwise moment is equal to this: *W* × ${place - 50} = ${plain(turning)}, so *W* = ${quantity(right, 'N', 2)}.`,
    })
  },
  // The moments about the 0 cm end, with the force of the pivot: it carries the loads and the rule, whose weight cancels there.
  verify: ({ far, near, place, one, two }) => (50 * (one + two) - one * far - two * near) / (place - 50),
})

const BENCH = [
  {
    ask: 'Why is the metre rule balanced first without any loads?',
    right: 'so that the weight of the rule has no moment about the pivot',
    wrong: [
      [
        'so that the weight of the rule becomes zero',
        'The weight of the rule does not change. It acts at the pivot, so it has no moment.',
      ],
      [
        'so that the loads have no moment about the pivot',
        'The loads must have moments: these are compared in the experiment.',
      ],
      ['so that the pivot does not push on the rule', 'The pivot carries the rule in any case.'],
    ],
  },
  {
    ask: 'What is compared when the loaded rule is level and at rest?',
    right: 'the sums of the clockwise and of the anticlockwise moments',
    wrong: [
      [
        'the sums of the loads on the left and on the right',
        'The loads need not be equal. Their distances from the pivot count as well.',
      ],
      [
        'the sums of the distances on the left and on the right',
        'The distances need not be equal. The loads count as well.',
      ],
      [
        'the weight of the rule and the sum of the loads',
        'The weight of the rule acts at the pivot and has no moment about it.',
      ],
    ],
  },
  {
    ask: 'Which distance is measured for each load?',
    right: 'from the pivot to the thread of the load',
    wrong: [
      [
        'from the end of the rule to the thread of the load',
        'The distance in a moment is measured from the pivot.',
      ],
      ['from one load to the next load', 'Each moment needs the distance of its own load from the pivot.'],
      [
        'from the rule down to the bottom of the load',
        'The length of the thread does not change the moment. The distance along the level rule does.',
      ],
    ],
  },
  {
    ask: 'How can the student check that the loaded rule is level?',
    right: 'measure the height of both ends above the bench',
    wrong: [
      [
        'measure the distance of each load from the pivot',
        'These distances do not tell whether the rule is level.',
      ],
      ['measure the length of the thread of each load', 'The threads can have any length.'],
      [
        'measure the weight of each load with a newton meter',
        'The weights do not tell whether the rule is level.',
      ],
    ],
  },
  {
    ask: 'One load is now moved further from the pivot, and nothing else is changed. What happens?',
    right: 'There is a resultant moment and the rule tips to the side of that load.',
    wrong: [
      [
        'There is a resultant moment and the rule tips to the other side.',
        'The moment of the load that was moved has become the larger one.',
      ],
      [
        'There is no resultant moment, because the loads have not changed.',
        'The distance has changed, and with it the moment.',
      ],
      [
        'There is no resultant moment, because the pivot has not been moved.',
        'The distance between load and pivot has changed, and with it the moment.',
      ],
    ],
  },
] as const

const bench = template({
  name: 'experiment-with-a-loaded-rule',
  subtopic: '1.5.2',
  style: 'choice',
  tier: 'supplement',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(BENCH), count: random.pick(['two', 'three']) }),
  make: ({ item, count }) =>
    choice({
      stem: `A student shows by experiment that there is no resultant moment on an object in equilibrium. A metre rule is balanced at its 50 cm mark. Then ${count} loads are hung from it on threads and moved until the rule balances again.`,
      prompt: item.ask,
      subtopic: '1.5.2',
      objective: 'AO1',
      options: statements(
        item.right,
        item.wrong.map(([each, error]) => [each, error]),
      ),
      solution:
        'The rule alone balances at its middle, so its weight has no moment about the pivot. For each load, the moment is its weight multiplied by its distance from the pivot. When the rule is level and at rest, the sum of the clockwise moments is equal to the sum of the anticlockwise moments; if one of them is changed, the rule tips.',
    }),
})

export const templates = [
  effects,
  stretched,
  alongLine,
  steady,
  friction,
  springConstant,
  limit,
  newton,
  round,
  slanted,
  balanced,
  everyday,
  conditions,
  several,
  bench,
]
