import { allDiffer, inThisOrder, numbers, pairs, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { curve, type Point, polyline, text } from '@/lib/figures/shapes'
import { LETTERS, level, type Motion } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

core('average-speed-two-legs', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const first = random.step(20, 60, 10)
    const second = random.step(20, 60, 10)
    const slow = random.int(2, 6)
    const fast = slow + random.int(2, 6)
    if (first === second) return null
    const right = (slow * first + fast * second) / (first + second)
    if (!allDiffer([right, (slow + fast) / 2, fast - slow, slow + fast], 2)) return null
    if (Math.abs((slow + fast) / 2 / right - 1) < 0.04) return null // the main error must be seen
    return { first, second, slow, fast, right }
  },
  make: ({ first, second, slow, fast, right }) => ({
    stem: `A cyclist moves at ${quantity(slow, 'm/s')} for ${quantity(first, 's')} and then at ${quantity(fast, 'm/s')} for ${quantity(second, 's')}.`,
    prompt: 'What is the average speed of the cyclist?',
    options: numbers({
      right,
      unit: 'm/s',
      sigFigs: 2,
      wrong: [
        [(slow + fast) / 2, 'You took the mean of the two speeds, but the two times are not equal.'],
        [fast - slow, 'You subtracted one speed from the other.'],
        [slow + fast, 'You added the two speeds.'],
      ],
    }),
    solution: `Distance covered: ${slow} × ${first} = ${quantity(slow * first, 'm')}, then ${fast} × ${second} = ${quantity(fast * second, 'm')}.

Average speed = total distance ÷ total time = ${slow * first + fast * second} ÷ ${first + second} = ${quantity(right, 'm/s', 2)}.`,
  }),
  verify: ({ first, second, slow, fast }) => {
    let distance = 0
    for (let at = 0; at < first + second; at += 1) distance += at < first ? slow : fast
    return distance / (first + second)
  },
})

core('speed-from-distance-time-graph', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [first, rest, last] = [random.step(20, 60, 20), random.step(20, 40, 20), random.step(20, 60, 20)]
    const [near, far] = [random.step(100, 300, 100), random.step(300, 500, 100)]
    const total = first + rest + last
    const who = random.pick(['a cyclist', 'a skater', 'a horse', 'a moped'])
    const whole = random.chance(0.5)
    const speeds = [near / first, (far - near) / last]
    if (total > 120 || far <= near || speeds.some(speed => speed < 2 || speed > 10)) return null
    const [one = 0, two = 0] = speeds
    const right = whole ? far / total : two
    const wrong = whole
      ? [far / (first + last), (one + two) / 2, two]
      : [far / total, far / last, (far - near) / total]
    if (!allDiffer([right, ...wrong], 2)) return null
    return { first, rest, last, near, far, total, who, whole, right, wrong }
  },
  make: ({ first, rest, last, near, far, total, who, whole, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / s', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true },
      y: { label: 'distance / m', max: 500, ticks: [0, 100, 200, 300, 400, 500], grid: true },
    })
    const errors = whole
      ? [
          'You left out the time at rest, which belongs to the total time.',
          'You took the mean of the two speeds and ignored the times.',
          'You found the speed in the last part only.',
        ]
      : [
          'You divided the whole distance by the whole time, which gives the average speed.',
          'You divided the whole distance by the time of section Z.',
          'You divided the distance of section Z by the whole time.',
        ]
    const between = first + rest
    return {
      stem: `The distance–time graph is for a short journey of ${who}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-part-journey',
          title: 'Distance–time graph of a journey in three sections',
          description: `Distance in metres against time in seconds. Section X is a straight line from the origin to ${near} m at ${first} s. Section Y is level at ${near} m until ${between} s. Section Z is a straight line from there to ${far} m at ${total} s.`,
          height: 252,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [first, near],
          [between, near],
          [total, far],
        ]),
        chart.label(first / 2, near / 2, 'X', { dx: -8, dy: -4, anchor: 'end', cls: 'b' }),
        chart.label(first + rest / 2, near, 'Y', { dy: -8, anchor: 'middle', cls: 'b' }),
        chart.label(between + last / 2, (near + far) / 2, 'Z', { dx: -8, dy: -4, anchor: 'end', cls: 'b' }),
      ),
      prompt: whole ? 'What is the average speed for the whole journey?' : 'What is the speed in section Z?',
      options: numbers({
        right,
        unit: 'm/s',
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: whole
        ? `Average speed = total distance ÷ total time. The total time includes section Y, the time at rest.

${far} ÷ ${total} = ${quantity(right, 'm/s', 2)}.`
        : `The speed is the gradient of the line. In section Z, the distance rises by ${far} − ${near} = ${quantity(far - near, 'm')} in ${total} − ${between} = ${quantity(last, 's')}.

${far - near} ÷ ${last} = ${quantity(right, 'm/s', 2)}.`,
    }
  },
  verify: ({ first, rest, last, near, far, whole }) => {
    const place = (time: number) => {
      if (time <= first) return near * (time / first)
      return time <= first + rest ? near : near + (far - near) * ((time - first - rest) / last)
    }
    const middle = first + rest + last / 2
    return whole
      ? place(first + rest + last) / (first + rest + last)
      : place(middle + 0.5) - place(middle - 0.5)
  },
})

const steps = Array.from({ length: 11 }, (_, at) => at / 10)

const rising: Motion['points'] = [
  [0, 0],
  [1, 1],
]

const steeper = steps.map((x): Point => [x, x * x])

const flatter = steps.map((x): Point => [x, 1 - (1 - x) * (1 - x)])

const MOTIONS: Record<'distance' | 'speed', readonly Motion[]> = {
  distance: [
    { motion: 'at rest', points: level, shape: 'a level line above the time axis' },
    {
      motion: 'moving at constant speed',
      points: rising,
      shape: 'a straight line that slopes upwards from the origin',
    },
    { motion: 'accelerating', points: steeper, shape: 'a curve that rises from the origin and gets steeper' },
    {
      motion: 'decelerating',
      points: flatter,
      shape: 'a curve that rises from the origin and gets less steep',
    },
  ],
  speed: [
    {
      motion: 'at rest',
      points: [
        [0, 0],
        [1, 0],
      ],
      shape: 'a line along the time axis',
    },
    { motion: 'moving at constant speed', points: level, shape: 'a level line above the time axis' },
    { motion: 'accelerating', points: rising, shape: 'a straight line that slopes upwards from the origin' },
    {
      motion: 'decelerating',
      points: [
        [0, 1],
        [1, 0],
      ],
      shape: 'a straight line that slopes downwards to the time axis',
    },
  ],
}

core('shape-of-a-motion-graph', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const kind = random.pick(['distance', 'speed'] as const)
    const shown = random.shuffle(MOTIONS[kind])
    return {
      kind,
      shown,
      asked: random.pick(MOTIONS[kind]).motion,
      what: random.pick(['a car', 'a train', 'a lift', 'a bicycle', 'a boat']),
    }
  },
  make: ({ kind, shown, asked, what }) => {
    const small = shown.map(({ points }, at) => {
      const [left, top] = [40 + (at % 2) * 174, 26 + Math.floor(at / 2) * 128]
      const drawn = points.map(([x, y]): Point => [left + 100 * x, top + 78 - 64 * y])
      return (
        polyline([
          [left, top],
          [left, top + 78],
          [left + 112, top + 78],
        ]) +
        curve(drawn, 'p thick') +
        text(left - 6, top - 8, kind, { cls: 's' }) +
        text(left + 112, top + 93, 'time', { anchor: 'end', cls: 's' }) +
        text(left + 90, top - 8, LETTERS[at] ?? '', { cls: 'b', anchor: 'middle' }) +
        text(left - 6, top + 92, '0', { cls: 's' })
      )
    })
    return {
      stem: `The diagrams show four ${kind}–time graphs.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/four-motion-graphs',
          title: `Four ${kind}–time graphs, P, Q, R and S`,
          description: `Four sketch graphs of ${kind} against time. ${shown.map(({ shape }, at) => `Graph ${LETTERS[at]} is ${shape}.`).join(' ')}`,
          height: 254,
        },
        ...small,
      ),
      prompt: `Which graph is for ${what} that is ${asked}?`,
      options: inThisOrder(
        shown.map(({ motion }, at) =>
          motion === asked
            ? (LETTERS[at] ?? '')
            : [LETTERS[at] ?? '', `On a ${kind}–time graph, this shape shows an object that is ${motion}.`],
        ),
      ),
      solution: `${kind === 'distance' ? 'The gradient of a distance–time graph is the speed' : 'The height of a speed–time graph is the speed, and its slope shows how the speed changes'}. ${what[0]?.toUpperCase()}${what.slice(1)} that is ${asked} gives ${shown.find(({ motion }) => motion === asked)?.shape}.`,
    }
  },
})

core('distance-from-speed-time-graph', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [rise, steady, fall] = [random.step(4, 12, 4), random.step(4, 16, 4), random.step(4, 12, 4)]
    const speed = random.step(6, 15, 3)
    const total = rise + steady + fall
    if (total > 28 || speed > 2.5 * Math.min(rise, fall)) return null
    const right = (speed * (total + steady)) / 2
    const wrong: [number, string][] = [
      [
        speed * total,
        'You multiplied the greatest speed by the whole time, as if the speed had never been smaller.',
      ],
      [speed * steady, 'You found only the distance at constant speed.'],
      random.chance(0.5)
        ? [(speed * total) / 2, 'You took the area as one triangle and cut off part of it.']
        : [speed * (rise + steady + fall / 2), 'You left out the factor ½ for the first triangle.'],
    ]
    if (new Set([right, ...wrong.map(([value]) => value)]).size < 4) return null
    return {
      rise,
      steady,
      fall,
      speed,
      total,
      right,
      wrong,
      what: random.pick(['a tram', 'a bus', 'a delivery van', 'a motorcycle']),
    }
  },
  make: ({ rise, steady, fall, speed, total, right, wrong, what }) => {
    const chart = graph({
      x: { label: 'time / s', max: 28, ticks: [0, 4, 8, 12, 16, 20, 24, 28], grid: true },
      y: { label: 'speed / (m/s)', max: 15, ticks: [0, 3, 6, 9, 12, 15], grid: true },
    })
    return {
      stem: `The speed–time graph is for ${what} that moves between two stops.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/between-two-stops',
          title: 'Speed–time graph between two stops',
          description: `Speed in metres per second against time in seconds. The line rises straight from zero to ${speed} m/s at ${rise} s, is level until ${rise + steady} s, and falls straight to zero at ${total} s.`,
          height: 252,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [rise, speed],
          [rise + steady, speed],
          [total, 0],
        ]),
      ),
      prompt: 'What is the distance between the two stops?',
      options: numbers({ right, wrong, unit: 'm' }),
      solution: `The distance is the area under the line: a triangle, a rectangle and a triangle.

½ × ${rise} × ${speed} + ${steady} × ${speed} + ½ × ${fall} × ${speed} = ${plain((rise * speed) / 2)} + ${steady * speed} + ${plain((fall * speed) / 2)} = ${quantity(right, 'm')}.`,
    }
  },
  verify: ({ rise, steady, fall, speed }) => {
    let distance = 0
    for (let at = 0.05; at < rise + steady + fall; at += 0.1) {
      const left = rise + steady + fall - at
      distance += 0.1 * speed * Math.min(1, at / rise, left / fall)
    }
    return Math.round(distance * 10) / 10
  },
})

const TRUE_FALLS = [
  'They reach the bottom at the same time.',
  'They have the same acceleration.',
  'Their speeds are always equal.',
  'The speed of each increases by 9.8 m/s in every second.',
]

const FALSE_FALLS = pairs({
  'The heavier one has the larger acceleration.':
    'You thought that a larger weight gives a larger acceleration. The mass is larger too, and *g* is the same for all.',
  'The heavier one reaches the bottom first.':
    'You thought that heavier objects fall faster. Without air resistance they do not.',
  'The acceleration of each increases as it falls.':
    'You mixed up speed and acceleration: the speed increases, the acceleration is constant.',
  'Each falls at a constant speed of 9.8 m/s.':
    'You took *g* for a speed. It is an acceleration, 9.8 m/s^{2}.',
  'Each falls 9.8 m in every second.':
    'You took *g* for a distance per second. The objects fall further in each second than in the one before.',
  'The lighter one has the larger acceleration.':
    'You thought that a small mass is easier to accelerate, but its weight is smaller too.',
})

core('free-fall-of-two-objects', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    pair: random.pick([
      'a steel ball and a wooden ball',
      'a full can and an empty can',
      'a hammer and a feather',
      'a coin and a small piece of paper',
      'a large stone and a small stone',
    ]),
    where: random.pick([
      'in a tall tube that contains no air',
      'in a tall chamber from which all the air has been pumped out',
    ]),
    right: random.pick(TRUE_FALLS),
    wrong: random.sample<readonly [string, string]>(FALSE_FALLS, 3),
  }),
  make: ({ pair, where, right, wrong }) => ({
    stem: `Near the surface of the Earth, ${pair} are dropped from rest at the same time and from the same height, ${where}.`,
    prompt: 'Which statement about the two objects is correct?',
    right,
    wrong: wrong.map(([text, error]) => [text, error]),
    solution: `Without air, only gravity acts. All objects then have the same constant acceleration, ${quantity(9.8, 'm/s^2')}, whatever their mass. So their speeds are equal at every moment, rise by 9.8 m/s in each second, and the objects land together.`,
  }),
})

const SPEEDS = [
  { path: 'on a straight road at a steady 20 m/s', what: 'A car moves', cells: ['constant', 'constant'] },
  { path: 'round a bend at a steady 15 m/s', what: 'A motorcycle moves', cells: ['constant', 'changing'] },
  {
    path: 'round a circular track at a steady 12 m/s',
    what: 'A racing cyclist moves',
    cells: ['constant', 'changing'],
  },
  { path: 'along a straight track and slows down', what: 'A train moves', cells: ['changing', 'changing'] },
  { path: 'vertically upwards at a steady 2.0 m/s', what: 'A lift moves', cells: ['constant', 'constant'] },
  { path: 'straight down and gets faster', what: 'A ball falls', cells: ['changing', 'changing'] },
  {
    path: 'round a curved track and gets faster',
    what: 'A roller-coaster car moves',
    cells: ['changing', 'changing'],
  },
] as const

core('speed-and-velocity', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(SPEEDS) }),
  make: ({ item }) => {
    const [speed, velocity] = item.cells
    const errors: Record<string, string> = {
      'constant constant':
        speed === 'changing'
          ? 'You overlooked that the object gets faster or slower.'
          : 'You overlooked that the direction changes, and velocity has a direction.',
      'constant changing':
        speed === 'changing'
          ? 'You overlooked that the object gets faster or slower, so the speed changes too.'
          : 'Neither speed nor direction changes, so the velocity cannot change.',
      'changing constant':
        'If the speed changes, the velocity changes as well: velocity is speed in a given direction.',
      'changing changing':
        velocity === 'changing'
          ? 'The object does not get faster or slower, so its speed does not change; only its direction does.'
          : 'The object keeps both its speed and its direction.',
    }
    const all = ['constant constant', 'constant changing', 'changing constant', 'changing changing']
    return {
      stem: `${item.what} ${item.path}.`,
      prompt: 'Which row describes its speed and its velocity?',
      options: rows(
        ['speed', 'velocity'],
        item.cells,
        all.filter(each => each !== item.cells.join(' ')).map(each => [each.split(' '), errors[each] ?? '']),
      ),
      solution: `Velocity is speed in a given direction, so it changes when the speed or the direction changes. Here the speed is ${speed} and the velocity is ${velocity}.`,
    }
  },
})

const MOVERS = [
  { what: 'A train', slow: [0, 12], fast: [18, 40], time: [15, 40], most: 1.3 },
  { what: 'A car', slow: [4, 14], fast: [18, 30], time: [4, 9], most: 5 },
  { what: 'A cyclist', slow: [2, 4], fast: [6, 11], time: [3, 8], most: 2 },
  { what: 'An aircraft on a runway', slow: [8, 20], fast: [45, 70], time: [10, 30], most: 4 },
] as const

supplement('acceleration-from-two-speeds', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const mover = random.pick(MOVERS)
    const [slow, fast, time] = [
      random.int(mover.slow[0], mover.slow[1]),
      random.int(mover.fast[0], mover.fast[1]),
      random.int(mover.time[0], mover.time[1]),
    ]
    const right = (fast - slow) / time
    if (slow < 2 || right < 0.3 || right > mover.most || fast < 1.1 * (fast - slow)) return null
    if (!allDiffer([right, fast / time, (fast + slow) / time, 1 / right], 2)) return null
    return { mover, slow, fast, time, slows: random.chance(0.5), right }
  },
  make: ({ mover, slow, fast, time, slows, right }) => {
    const [from, to] = slows ? [fast, slow] : [slow, fast]
    const name = slows ? 'deceleration' : 'acceleration'
    return {
      stem: `${mover.what} moves in a straight line. The speed changes steadily from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')} in ${quantity(time, 's')}.`,
      prompt: `What is the ${name}?`,
      options: numbers({
        right,
        unit: 'm/s^2',
        sigFigs: 2,
        wrong: {
          'You divided the time by the change in speed.': 1 / right,
          [`You divided the larger speed by the time and left out the ${quantity(slow, 'm/s')}.`]:
            fast / time,
          'You added the two speeds; the change in speed is their difference.': (fast + slow) / time,
        },
      }),
      solution: `${slows ? 'The speed falls' : 'The speed rises'} by ${fast} − ${slow} = ${quantity(fast - slow, 'm/s')} in ${quantity(time, 's')}.

${slows ? 'Deceleration' : 'Acceleration'} = change in speed ÷ time = ${fast - slow} ÷ ${time} = ${quantity(right, 'm/s^2', 2)}.`,
    }
  },
  verify: ({ slow, fast, time }) => (fast * fast - slow * slow) / (2 * (((slow + fast) / 2) * time)),
})

const DRAGS = [
  {
    stem: 'is still gaining speed as it falls',
    right: ['smaller than the weight', 'decreasing'],
    wrong: [
      [
        ['smaller than the weight', 'constant'],
        'You overlooked that the drag grows with the speed, so the resultant force gets smaller.',
      ],
      [['equal to the weight', 'zero'], 'You described terminal velocity, which has not yet been reached.'],
      [
        ['larger than the weight', 'decreasing'],
        'With a drag larger than the weight, the resultant force would be upwards and the speed would fall.',
      ],
    ],
    why: 'The weight is still larger than the drag, so the object accelerates downwards. As the speed rises, the drag rises and the resultant force falls.',
  },
  {
    stem: 'is falling at its terminal velocity',
    right: ['equal to the weight', 'zero'],
    wrong: [
      [
        ['zero', 'zero'],
        'You thought that no forces act at terminal velocity. The drag is there and balances the weight.',
      ],
      [
        ['larger than the weight', 'zero'],
        'With a drag larger than the weight there is a resultant force, and the acceleration is not zero.',
      ],
      [
        ['equal to the weight', 'constant but not zero'],
        'You took the constant velocity for a constant acceleration. With balanced forces the acceleration is zero.',
      ],
    ],
    why: 'The velocity is constant, so there is no acceleration and no resultant force: the drag is as large as the weight.',
  },
  {
    stem: 'has just been released from rest',
    right: ['almost zero', 'about 9.8 m/s^{2} downwards'],
    wrong: [
      [
        ['equal to the weight', 'zero'],
        'You described terminal velocity. At the start the object is too slow for a large drag.',
      ],
      [
        ['almost zero', 'zero'],
        'You thought that an object at rest has no acceleration. Its weight is unbalanced, so it begins to accelerate.',
      ],
      [
        ['equal to the weight', 'about 9.8 m/s^{2} downwards'],
        'If the drag were equal to the weight, there would be no resultant force and no acceleration.',
      ],
    ],
    why: 'Drag depends on speed, so it is almost zero at the start. The resultant force is then the weight, and the acceleration is *g*.',
  },
] as const

supplement('drag-and-acceleration-in-a-fall', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(DRAGS),
    what: random.pick([
      ['A bag of sand is dropped from a hot-air balloon at rest', 'The bag'],
      ['A ball is dropped from a very high tower', 'The ball'],
      ['A parcel is dropped from an airship at rest', 'The parcel'],
    ] as const),
  }),
  make: ({ item, what: [dropped, name] }) => ({
    stem: `${dropped}. There is no wind. ${name} ${item.stem}.`,
    prompt: 'Which row describes the drag and the acceleration at this moment?',
    options: rows(
      ['drag', 'acceleration'],
      item.right,
      item.wrong.map(([cells, error]) => [cells, error]),
    ),
    solution: item.why,
  }),
})

const CURVES = [
  { speed: 'increases', size: 'decreases', points: flatter, shape: 'rises and gets less steep' },
  { speed: 'increases', size: 'increases', points: steeper, shape: 'rises and gets steeper' },
  {
    speed: 'decreases',
    size: 'decreases',
    points: steps.map((x): Point => [x, (1 - x) * (1 - x)]),
    shape: 'falls and gets less steep',
  },
  {
    speed: 'decreases',
    size: 'increases',
    points: steps.map((x): Point => [x, 1 - x * x]),
    shape: 'falls and gets steeper',
  },
] as const

supplement('curved-speed-time-graph', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(CURVES),
    what: random.pick(['a car', 'a train', 'a speedboat', 'a sledge', 'a rocket car']),
  }),
  make: ({ item, what }) => {
    const chart = graph({
      x: { label: 'time', max: 1.1 },
      y: { label: 'speed', max: 1.2 },
      left: 70,
      width: 230,
      height: 130,
    })
    const other = (word: string) => (word === 'increases' ? 'decreases' : 'increases')
    return {
      stem: `The diagram shows the speed–time graph of ${what} that moves in a straight line.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/curved-speed-time-graph',
          title: 'A curved speed–time graph',
          description: `Sketch graph of speed against time, without numbers. The line is a curve that ${item.shape}.`,
          height: 194,
        },
        chart.axes,
        chart.curve(item.points),
        text(60, 166, '0', { anchor: 'end', cls: 's' }),
      ),
      prompt: 'Which row describes the motion?',
      columns: 'speed | size of the acceleration',
      right: `${item.speed} | ${item.size}`,
      wrong: {
        [`${item.speed} | ${other(item.size)}`]: `You read the change of the gradient the wrong way round: the curve ${item.shape}.`,
        [`${item.speed} | is constant`]:
          'You overlooked that the line is curved. Only a straight line shows a constant acceleration.',
        [`${other(item.speed)} | ${item.size}`]: `You read the speed the wrong way round. The height of the line shows the speed, and it ${item.speed}.`,
      },
      solution: `The height of the line is the speed, which ${item.speed}. The gradient is the acceleration: the curve ${item.shape}, so the size of the acceleration ${item.size}.`,
    }
  },
})
