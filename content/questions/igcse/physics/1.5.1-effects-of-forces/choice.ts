import { allDiffer, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { body } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, dot, line, polar, text } from '@/lib/figures/shapes'
import { letter } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.5.1')

export { templates }

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

core('example-of-an-effect-of-a-force', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(EFFECT_NAMES.slice(0, 3))
    const examples = EFFECT_NAMES.map(effect => ({ effect, text: random.pick<string>(EFFECTS[effect]) }))
    return { asked, examples }
  },
  make: ({ asked, examples }) => ({
    stem: '',
    prompt: `In which example do the forces change ${asked}?`,
    right: examples.find(({ effect }) => effect === asked)?.text ?? '',
    wrong: examples
      .filter(({ effect }) => effect !== asked)
      .map(({ effect, text: example }) => [example, `Here the forces change ${effect}.`]),
    solution:
      'Forces may change the size or the shape of an object, its speed or its direction of motion. In this example they change '.concat(
        asked,
        '.',
      ),
  }),
})

/** Numbers by size, all with one decimal. */
function tenths(right: number, wrong: readonly [number, string][], unit: string) {
  const show = (value: number) => `${plain(value, 1)}\u00a0${unit}`
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(all.map(([value, error]) => (error === null ? show(value) : [show(value), error])))
}

core('length-of-a-loaded-spring', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: 'The table shows the length of a spring for different loads. The extension of the spring is proportional to the load for all loads in this question.',
      table: {
        head: ['load / N', 'length / cm'],
        rows: loads.map(({ load, length }) => [String(load), plain(length, 1)]),
      },
      prompt: `What is the length of the spring with a load of ${quantity(asked, 'N')}?`,
      options: tenths(right, wrong, 'cm'),
      solution: `The original length is ${plain(start, 1)} cm. Each newton adds ${plain(step, 1)} cm.

Extension for ${quantity(asked, 'N')} = ${asked} × ${plain(step, 1)} = ${plain(step * asked, 1)} cm, so the length is ${plain(start, 1)} + ${plain(step * asked, 1)} = ${plain(right, 1)} cm.`,
    }
  },
  verify: ({ loads, asked }) => {
    const [none, first] = [loads[0]?.length ?? 0, loads[1]?.length ?? 0]
    let length = none
    for (let load = 0; load < asked; load += 1) length += first - none
    return Math.round(length * 10) / 10
  },
})

const BODIES = ['box', 'sledge', 'crate', 'trolley'] as const

core('resultant-along-a-line', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      right: show(right),
      wrong: wrong.map((value, at) => [show(value), errors[at] ?? '']),
      solution: `To the ${ahead}: ${one} + ${two} = ${quantity(one + two, 'N')}. To the ${behind}: ${quantity(back, 'N')}.

The resultant is the difference, ${quantity(Math.abs(right), 'N')}, in the direction of the larger side: ${show(right)}.`,
    }
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

core('forces-on-a-moving-object', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
      stem: `${item.what} ${item.move[0]} ${pace.how}.`,
      prompt: `Which statement about the size of ${item.force} is correct?`,
      right: show(pace.answer),
      wrong: [...all.filter(each => each !== pace.answer), 'zero'].map(each => [
        show(each),
        errors[each] ?? '',
      ]),
      solution: `${pace.why} So ${item.force} is ${pace.answer} ${item.other}.`,
    }
  },
})
supplement('spring-constant-from-a-graph', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right,
        unit: 'N/m',
        sigFigs: 3,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `Spring constant = force ÷ extension, taken from the straight part: ${quantity(load, 'N')} for ${quantity(far, 'cm')} = ${quantity(far / 100, 'm')}.

*k* = ${load} ÷ ${plain(far / 100)} = ${quantity(right, 'N/m', 3)}.`,
    }
  },
  verify: ({ far, load }) => {
    const perCentimetre = load / far
    let metre = 0
    for (let at = 0; at < 100; at += 1) metre += perCentimetre
    return Math.round(metre * 1e6) / 1e6
  },
})

supplement('limit-of-proportionality-on-a-graph', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
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
    }
  },
  verify: ({ late }) => (late ? 'R' : 'Q'),
})

const VEHICLES = [
  { what: 'car', mass: [800, 1600, 100], force: [2000, 5000, 100], drag: [300, 900, 100] },
  { what: 'motor boat', mass: [400, 900, 50], force: [1500, 3000, 100], drag: [300, 800, 100] },
  { what: 'loaded bicycle', mass: [70, 110, 5], force: [90, 180, 10], drag: [20, 50, 5] },
  { what: 'loaded trolley', mass: [20, 60, 5], force: [40, 120, 5], drag: [10, 30, 5] },
] as const

supplement('acceleration-with-resistance', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: `A ${what} of total mass ${quantity(mass, 'kg')} moves forwards in a straight line. The forward force is ${quantity(force, 'N')} and the total resistive force is ${quantity(drag, 'N')}.`,
      prompt: 'What is the acceleration?',
      options: numbers({
        right,
        unit: 'm/s^2',
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `Resultant force = ${force} − ${drag} = ${quantity(force - drag, 'N')} forwards.

*a* = *F* ÷ *m* = ${force - drag} ÷ ${mass} = ${quantity(right, 'm/s^2', 2)}.`,
    }
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

supplement('directions-in-circular-motion', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
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
    return {
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
      options: inThisOrder(
        places.map((way, at) => (way === item.right ? letter(at) : [letter(at), item.errors[way] ?? ''])),
      ),
      solution: item.why,
    }
  },
})
