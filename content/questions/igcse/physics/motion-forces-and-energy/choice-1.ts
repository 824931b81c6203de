import { allDiffer, choice, inThisOrder, numbers, rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, curve, line, type Point, polygon, polyline, text } from '@/lib/figures/shapes'

/** Numbers by size, each printed as it is: for values that come out whole. */
function exactly(right: number, wrong: readonly [number, string][], unit: string) {
  const all: [number, string | null][] = [[right, null], ...wrong]
  all.sort(([one], [other]) => one - other)
  return inThisOrder(
    all.map(([value, error]) => (error === null ? quantity(value, unit) : [quantity(value, unit), error])),
  )
}

// 1.1 Physical quantities and measurement techniques

/** A measuring cylinder of 100 cm³, 1.5 units to 1 cm³, with balls on its floor. */
function cylinder(x: number, bottom: number, volume: number, balls: number): string {
  const [width, level, top] = [56, bottom - 1.5 * volume, bottom - 160]
  const surface: Point[] = [
    [x, level - 5],
    [x + 9, level - 2],
    [x + width / 2, level],
    [x + width - 9, level - 2],
    [x + width, level - 5],
  ]
  const marks = Array.from({ length: 10 }, (_, at) => {
    const y = bottom - 15 * (at + 1)
    const long = at % 2 === 1
    return (
      line(x, y, x + (long ? 14 : 8), y, 'l thin') +
      (long ? text(x - 5, y + 4, String((at + 1) * 10), { anchor: 'end', cls: 's' }) : '')
    )
  })
  const inside = Array.from({ length: balls }, (_, at) =>
    circle(x + 9 + (at % 4) * 12.6, bottom - 7 - Math.floor(at / 4) * 13, 6, 'l sunk'),
  )
  return (
    polygon([...surface, [x + width, bottom], [x, bottom]], 'w') +
    inside.join('') +
    curve(surface, 'p') +
    polyline([
      [x, top],
      [x, bottom],
      [x + width, bottom],
      [x + width, top],
    ]) +
    line(x - 10, bottom + 4, x + width + 10, bottom + 4, 'l thick') +
    marks.join('')
  )
}

const displacement = template({
  name: 'volume-of-one-by-displacement',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const object = random.pick(['glass marble', 'steel ball', 'lead ball', 'plastic bead'])
    const count = random.pick([4, 5, 6, 8])
    const one = random.step(2, 7, 0.5)
    const before = random.int(30, 48)
    const after = before + count * one
    if (!Number.isInteger(after) || after > 88) return null
    const other: [number, string] = random.chance(0.5)
      ? [before / count, 'You divided the volume of the water alone.']
      : [count / (after - before), `You divided the number of ${object}s by their volume.`]
    if (!allDiffer([one, after / count, other[0], after - before], 2)) return null
    return { object, count, one, before, after, other }
  },
  make: ({ object, count, one, before, after, other }) =>
    choice({
      stem: `A measuring cylinder contains water. A student lowers ${count} identical ${object}s into the water. They sink, and all of them are under the water. The diagrams show the measuring cylinder before and after.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/cylinder-before-and-after',
          title: 'A measuring cylinder before and after balls are lowered into it',
          description: `Two drawings of the same measuring cylinder, marked from 0 to 100 cubic centimetres. Before, the bottom of the meniscus is at ${before}. After, ${count} balls lie on the bottom, under the water, and the bottom of the meniscus is at ${after}.`,
          height: 222,
        },
        cylinder(66, 180, before, 0),
        cylinder(226, 180, after, count),
        text(94, 206, `before: ${before} cm³`, { anchor: 'middle' }),
        text(254, 206, `after: ${after} cm³`, { anchor: 'middle' }),
      ),
      prompt: `What is the volume of **one** ${object}?`,
      subtopic: '1.1',
      objective: 'AO2',
      options: numbers({
        right: one,
        unit: 'cm^3',
        sigFigs: 2,
        wrong: [
          other,
          [after / count, 'You divided the second reading, which includes the volume of the water.'],
          [after - before, `You found the volume of all ${count} together and did not divide it.`],
        ],
      }),
      solution: `The rise of the reading is the volume of all ${count} together: ${after} − ${before} = ${quantity(after - before, 'cm^3')}.

Volume of one = ${after - before} ÷ ${count} = ${quantity(one, 'cm^3', 2)}.`,
    }),
  verify: ({ count, before, after }) => {
    let each = 0
    while (before + each * count < after - 1e-9) each += 0.25
    return each
  },
})

const meniscus = template({
  name: 'reading-a-measuring-cylinder',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const step = random.pick([10, 50, 100])
    const base =
      step === 10
        ? random.step(20, 80, 10)
        : step === 50
          ? random.step(150, 300, 50)
          : random.step(200, 600, 100)
    const marks = random.pick([1, 3, 4])
    const liquid = random.pick(['water', 'salt solution', 'alcohol', 'paraffin'])
    return { step, base, marks, liquid, right: base + (marks * step) / 5 }
  },
  make: ({ step, base, marks, liquid, right }) => {
    const at = (value: number) => 104 - ((value - base) / step) * 70
    const level = at(right)
    const surface: Point[] = [
      [140, level - 14],
      [146, level - 6],
      [158, level - 1],
      [180, level],
      [202, level - 1],
      [214, level - 6],
      [220, level - 14],
    ]
    const scale = Array.from({ length: 13 }, (_, index) => {
      const value = base - step + (index * step) / 5
      const long = index % 5 === 0
      return (
        line(140, at(value), long ? 172 : 158, at(value), 'l thin') +
        (long ? text(132, at(value) + 4, String(value), { anchor: 'end' }) : '')
      )
    })
    return choice({
      stem: `The diagram shows part of a measuring cylinder that contains ${liquid}. The scale is in cm^{3}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/part-of-a-measuring-cylinder',
          title: 'Part of the scale of a measuring cylinder',
          description: `Part of a measuring cylinder. The marks at ${base - step}, ${base} and ${base + step} have numbers; there are five equal divisions between one number and the next. The surface of the liquid is curved and is lowest in the middle. Its lowest part is level with mark number ${marks} above ${base}; its edges reach one mark higher.`,
          height: 196,
        },
        polygon([...surface, [220, 188], [140, 188]], 'w'),
        curve(surface, 'p'),
        line(140, 6, 140, 188),
        line(220, 6, 220, 188),
        ...scale,
        text(232, 24, 'cm³'),
      ),
      prompt: `What is the volume of the ${liquid}?`,
      subtopic: '1.1',
      objective: 'AO1',
      options: exactly(
        right,
        [
          [
            base + (marks * step) / 10,
            `You took each small division as ${quantity(step / 10, 'cm^3')}, but there are only five between two numbers.`,
          ],
          [right + step / 5, 'You read the edge of the curved surface, not the bottom of the meniscus.'],
          [
            base + step - (marks * step) / 5,
            `You counted the divisions downwards from ${base + step}, but the scale rises from ${base}.`,
          ],
        ],
        'cm^3',
      ),
      solution: `There are five divisions for ${quantity(step, 'cm^3')}, so each stands for ${step} ÷ 5 = ${quantity(step / 5, 'cm^3')}.

Read the bottom of the meniscus: it is ${marks === 1 ? 'one division' : `${marks} divisions`} above ${base}, at ${base} + ${(marks * step) / 5} = ${quantity(right, 'cm^3')}.`,
    })
  },
  verify: ({ step, base, marks }) => base + step - ((5 - marks) * step) / 5,
})

const period = template({
  name: 'period-from-repeated-timings',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const count = random.pick([10, 20])
    const right = random.step(1.1, 2.4, 0.05)
    const [one, other] = [random.step(0.1, 0.3, 0.1), random.step(0.1, 0.3, 0.1)]
    const mean = right * count
    const times = random.shuffle([mean + one, mean - other, mean - one + other])
    const what = random.pick(['pendulum', 'load on a spring', 'metal plate that hangs from a nail'])
    // A spring or a plate with a longer period would be more than half a metre long.
    if (what !== 'pendulum' && right > 1.4) return null
    const slip: [number, string] = random.chance(0.5)
      ? [3 * right, `You divided the sum of the three times by ${count}, without taking their mean.`]
      : [right / 2, 'You counted each complete oscillation as two.']
    if (!allDiffer([right, slip[0], mean, 1 / right], 3)) return null
    return { count, right, mean, times, what, slip }
  },
  make: ({ count, right, mean, times, what, slip }) =>
    choice({
      stem: `A student measures the time for ${count} complete oscillations of a ${what}, and repeats the measurement. The table shows the results.`,
      table: {
        head: ['measurement', `time for ${count} oscillations / s`],
        rows: times.map((time, at) => [String(at + 1), plain(time, 1)]),
      },
      prompt: 'What is the average time for **one** oscillation?',
      subtopic: '1.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 's',
        sigFigs: 3,
        wrong: [
          [1 / right, 'You divided the number of oscillations by the time.'],
          slip,
          [mean, `You found the mean time for ${count} oscillations and did not divide it.`],
        ],
      }),
      solution: `Mean time for ${count} oscillations = (${times.map(time => plain(time, 1)).join(' + ')}) ÷ 3 = ${plain(mean, 1)} s.

Time for one = ${plain(mean, 1)} ÷ ${count} = ${quantity(right, 's', 3)}.`,
    }),
  verify: ({ count, times }) => times.reduce((sum, time) => sum + time / count, 0) / times.length,
})

const SMALL_QUANTITIES = [
  {
    what: 'the time for one oscillation of a pendulum with a stop-watch',
    right: 'Time 20 oscillations and divide the time by 20.',
    wrong: [
      [
        'Time one oscillation and divide the time by 20.',
        'You divided the time for one oscillation, which is then far too small.',
      ],
      [
        'Time half an oscillation and multiply the time by 2.',
        'You multiplied the reaction-time error by two as well.',
      ],
      [
        'Time one oscillation with a stop-watch that shows 0.01 s.',
        'You trusted the display, but the reaction time is much longer than 0.01 s.',
      ],
      [
        'Count “one” as the watch starts, stop at “20” and divide by 20.',
        'You counted one oscillation too many: only 19 had passed.',
      ],
    ],
    why: 'The error from the reaction time is then shared between 20 oscillations.',
  },
  {
    what: 'the thickness of a sheet of paper with a ruler',
    right: 'Measure the thickness of 200 sheets and divide it by 200.',
    wrong: [
      [
        'Measure the thickness of one sheet 200 times and take the mean.',
        'You would repeat a reading that a ruler cannot show: one sheet is far thinner than 1 mm.',
      ],
      [
        'Fold one sheet in half, measure it and multiply by 2.',
        'Two layers are twice as thick as one sheet, so you would have to divide, and they are still thinner than 1 mm.',
      ],
      [
        'Measure the thickness of one sheet and divide it by 200.',
        'You divided a single thickness, which is then far too small.',
      ],
      [
        'Measure the thickness of 200 sheets and multiply it by 200.',
        'You multiplied, but 200 sheets are already thicker than one.',
      ],
    ],
    why: 'The stack is thick enough for a ruler, and the error of the reading is shared between 200 sheets.',
  },
  {
    what: 'the diameter of a thin wire with a ruler',
    right: 'Wind 30 touching turns on a pencil, measure their width and divide by 30.',
    wrong: [
      [
        'Wind 30 separated turns on a pencil, measure their width and divide by 30.',
        'With gaps between the turns, the width is more than 30 diameters.',
      ],
      [
        'Measure the width of the wire at 30 places and take the mean.',
        'A ruler cannot show a part of a millimetre, however often you repeat the reading.',
      ],
      [
        'Wind one turn on a pencil, measure its width and divide by 30.',
        'You divided the width of a single turn, which is then far too small.',
      ],
      [
        'Measure the length of the wire and divide it by 30.',
        'The length of the wire does not tell its diameter.',
      ],
    ],
    why: 'The 30 diameters side by side are wide enough for a ruler, and the error of the reading is shared between them.',
  },
  {
    what: 'the volume of one drop of water from a tap',
    right: 'Collect 100 drops in a measuring cylinder and divide the volume by 100.',
    wrong: [
      [
        'Collect one drop in a large measuring cylinder and read the volume.',
        'One drop is much smaller than one division of the scale.',
      ],
      [
        'Collect one drop in a measuring cylinder 100 times and take the mean.',
        'Each reading would be far below one division of the scale.',
      ],
      [
        'Collect 100 drops in a measuring cylinder and multiply the volume by 100.',
        'You multiplied, but 100 drops already have a larger volume than one.',
      ],
      [
        'Collect the drops for 100 s and divide the volume by 100.',
        'You found the volume for each second, not for each drop.',
      ],
    ],
    why: 'The volume of 100 drops can be read well, and the error of the reading is shared between them.',
  },
] as const

const small = template({
  name: 'measuring-a-small-quantity',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(SMALL_QUANTITIES)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) =>
    choice({
      stem: `A student wants to find ${item.what}.`,
      prompt: 'Which method gives the most accurate result?',
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(
        item.right,
        wrong.map(([text, error]) => [text, error]),
      ),
      solution: `A small quantity is found by measuring many and dividing by their number. ${item.why}`,
    }),
})

const PRECAUTIONS = [
  {
    tag: 'parallax',
    does: 'looks straight down at the mark when reading a ruler',
    note: 'Seen from the side, the mark seems to stand at another place of the scale: this is the parallax error.',
    why: 'to avoid a parallax error',
    error:
      'A parallax error comes from looking at the scale at a slant. That is not what this precaution is about.',
  },
  {
    tag: 'reaction',
    does: 'times 20 oscillations of a pendulum instead of one',
    note: 'The error from the reaction time is about the same, but it is a smaller part of a longer time.',
    why: 'to make the reaction time matter less',
    error: 'The reaction time matters only where a watch is started and stopped by hand.',
  },
  {
    tag: 'reaction',
    does: 'uses light gates and an electronic timer instead of a stop-watch',
    note: 'The timer starts and stops by itself, so nobody has to react.',
    why: 'to remove the effect of the reaction time',
    error: 'The reaction time matters only where a watch is started and stopped by hand.',
  },
  {
    tag: 'zero',
    does: 'subtracts the reading that a newton meter shows with nothing hung on it',
    note: 'The meter should show zero without a load. What it shows instead is contained in every reading.',
    why: 'to correct a zero error',
    error: 'A zero error is a reading that is not zero when it should be. It does not play a part here.',
  },
  {
    tag: 'zero',
    does: 'measures from the 1.0 cm mark of a ruler with a worn end, and subtracts 1.0 cm',
    note: 'The worn end is not at zero, so a measurement from there would be wrong.',
    why: 'to allow for an end that is not at zero',
    error: 'This would be about where the scale begins, which does not play a part here.',
  },
  {
    tag: 'fine',
    does: 'uses the smallest measuring cylinder that can hold all of the liquid',
    note: 'In a narrow cylinder the same volume is a taller column, so its divisions can be smaller.',
    why: 'to have marks that stand for smaller volumes',
    error: 'This would be about the divisions of a scale for volume, which this precaution does not change.',
  },
  {
    tag: 'bubbles',
    does: 'shakes the air bubbles off a stone that is under water in a measuring cylinder',
    note: 'Bubbles displace water as well, so the water would rise by more than the volume of the stone.',
    why: 'to keep the measured volume from being too large',
    error: 'This would be about something that adds to the measured volume, which is not the case here.',
  },
] as const

const precaution = template({
  name: 'purpose-of-a-precaution',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(PRECAUTIONS)
    const tags = random.sample(
      [...new Set(PRECAUTIONS.map(each => each.tag))].filter(tag => tag !== item.tag),
      3,
    )
    const wrong = tags.map(tag => random.pick(PRECAUTIONS.filter(each => each.tag === tag)))
    return { item, wrong }
  },
  make: ({ item, wrong }) =>
    choice({
      stem: `In an experiment, a student ${item.does}.`,
      prompt: 'Why does the student do this?',
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(
        item.why,
        wrong.map(({ why, error }) => [why, error]),
      ),
      solution: `The purpose is ${item.why}. ${item.note}`,
    }),
})

const SCALARS = ['distance', 'speed', 'time', 'mass', 'energy', 'temperature']
const VECTORS = [
  'force',
  'weight',
  'velocity',
  'acceleration',
  'momentum',
  'gravitational field strength',
  'electric field strength',
]

const scalarsAndVectors = template({
  name: 'list-of-scalars-or-vectors',
  subtopic: '1.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const vectors = random.chance(0.5)
    const wanted = random.sample(vectors ? VECTORS : SCALARS, 6)
    const others = random.sample(vectors ? SCALARS : VECTORS, 4)
    const at = (list: readonly string[], ...places: number[]) => places.map(place => list[place] ?? '')
    const right = at(wanted, 0, 1, 2)
    const mixed = [
      { list: [...at(wanted, 3, 4), ...at(others, 0)], stray: at(others, 0) },
      { list: [...at(wanted, 0, 5), ...at(others, 1)], stray: at(others, 1) },
      { list: [...at(wanted, 1), ...at(others, 2, 3)], stray: at(others, 2, 3) },
    ]
    return {
      vectors,
      right: random.shuffle(right),
      mixed: mixed.map(({ list, stray }) => ({ list: random.shuffle(list), stray })),
    }
  },
  make: ({ vectors, right, mixed }) =>
    choice({
      stem: 'Physical quantities are scalars or vectors.',
      prompt: `Which list contains **only** ${vectors ? 'vectors' : 'scalars'}?`,
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(
        right.join(', '),
        mixed.map(({ list, stray }) => [
          list.join(', '),
          `You took ${stray.join(' and ')} for ${stray.length > 1 ? '' : 'a '}${vectors ? 'vector' : 'scalar'}${stray.length > 1 ? 's' : ''}, but ${stray.length > 1 ? 'each of them has' : 'it has'} ${vectors ? 'a size only' : 'a direction as well as a size'}.`,
        ]),
      ),
      solution: `A scalar has a size only; a vector has a size and a direction. ${vectors ? 'A direction belongs to each of' : 'No direction belongs to'} ${right.slice(0, 2).join(', ')} ${vectors ? 'and' : 'or'} ${right[2]}.`,
    }),
})

const CROSSED = [
  {
    unit: 'N',
    stem: (a: string, b: string) => `A horizontal force of ${a} and a vertical force of ${b} act on a hook.`,
    to: 'the horizontal',
    what: 'resultant force',
    large: [4, 30],
  },
  {
    unit: 'N',
    stem: (a: string, b: string) =>
      `A tug pulls a ship towards the east with ${a}. At the same time, the wind pushes the ship towards the north with ${b}.`,
    to: 'east',
    what: 'resultant force',
    large: [3000, 9000],
  },
  {
    unit: 'm/s',
    stem: (a: string, b: string) =>
      `A swimmer points straight across a river and swims at ${a} relative to the water. The river flows at ${b} along the bank.`,
    to: 'the line straight across',
    what: 'resultant velocity',
    large: [1.2, 2],
  },
  {
    unit: 'm/s',
    stem: (a: string, b: string) =>
      `An aircraft points due north and flies at ${a} relative to the air. A wind blows towards the east at ${b}.`,
    to: 'north',
    what: 'resultant velocity',
    large: [50, 90],
  },
] as const

const perpendicular = template({
  name: 'resultant-of-perpendicular-vectors',
  subtopic: '1.1',
  style: 'choice',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(CROSSED)
    const [least, most] = item.large
    const step = most > 1000 ? 500 : most < 10 ? 0.1 : most > 40 ? 5 : 1
    const long = random.step(least, most, step)
    const short = random.step(step * 2, most * 0.7, step)
    const turn = (Math.atan(short / long) * 180) / Math.PI
    const size = Math.sqrt(long * long + short * short)
    if (
      Math.abs(toSigFigs(size, 2) / size - 1) > 0.02 ||
      turn < 12 ||
      turn > 38 ||
      (item.to === 'north' && short > 25) || // a wind, not a hurricane
      Math.abs((turn % 1) - 0.5) < 0.05
    )
      return null
    return { item, long, short, size, turn }
  },
  make: ({ item, long, short, size, turn }) => {
    const show = (value: number) => quantity(value, item.unit, 2)
    const [small, large] = [`${Math.round(turn)}°`, `${90 - Math.round(turn)}°`]
    return choice({
      stem: item.stem(show(long), show(short)),
      prompt: `What is the magnitude of the ${item.what}, and what is its angle to ${item.to}?`,
      subtopic: '1.1',
      objective: 'AO2',
      options: rows(
        ['magnitude', `angle to ${item.to}`],
        [show(size), small],
        [
          [
            [show(size), large],
            'You divided the wrong way round for the tangent: this is the angle to the other vector.',
          ],
          [[show(long + short), small], 'You added the two magnitudes, but the vectors are at right angles.'],
          [
            [show(long + short), large],
            'You added the two magnitudes and found the angle to the other vector.',
          ],
        ],
      ),
      solution: `The vectors are at right angles: *R*^{2} = ${plain(long)}^{2} + ${plain(short)}^{2}, so *R* = ${show(size)}.

tan *θ* = ${plain(short)} ÷ ${plain(long)} = ${quantity(short / long, '', 2)}, so *θ* = ${small}.`,
    })
  },
  verify: ({ item, long, short }) => {
    const turn = Math.atan2(short, long)
    return quantity(long * Math.cos(turn) + short * Math.sin(turn), item.unit, 2)
  },
})

// 1.2 Motion

const averageSpeed = template({
  name: 'average-speed-two-legs',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: ({ first, second, slow, fast, right }) =>
    choice({
      stem: `A cyclist moves at ${quantity(slow, 'm/s')} for ${quantity(first, 's')} and then at ${quantity(fast, 'm/s')} for ${quantity(second, 's')}.`,
      prompt: 'What is the average speed of the cyclist?',
      subtopic: '1.2',
      objective: 'AO2',
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

const ride = template({
  name: 'speed-from-distance-time-graph',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.2',
      objective: 'AO2',
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
    })
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

type Motion = { motion: string; points: readonly Point[]; shape: string }

const steps = Array.from({ length: 11 }, (_, at) => at / 10)
const level: Motion['points'] = [
  [0, 0.6],
  [1, 0.6],
]
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
const LETTERS = ['P', 'Q', 'R', 'S'] as const

const graphShapes = template({
  name: 'shape-of-a-motion-graph',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.2',
      objective: 'AO1',
      options: inThisOrder(
        shown.map(({ motion }, at) =>
          motion === asked
            ? (LETTERS[at] ?? '')
            : [LETTERS[at] ?? '', `On a ${kind}–time graph, this shape shows an object that is ${motion}.`],
        ),
      ),
      solution: `${kind === 'distance' ? 'The gradient of a distance–time graph is the speed' : 'The height of a speed–time graph is the speed, and its slope shows how the speed changes'}. ${what[0]?.toUpperCase()}${what.slice(1)} that is ${asked} gives ${shown.find(({ motion }) => motion === asked)?.shape}.`,
    })
  },
})

const area = template({
  name: 'distance-from-speed-time-graph',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.2',
      objective: 'AO2',
      options: exactly(right, wrong, 'm'),
      solution: `The distance is the area under the line: a triangle, a rectangle and a triangle.

½ × ${rise} × ${speed} + ${steady} × ${speed} + ½ × ${fall} × ${speed} = ${plain((rise * speed) / 2)} + ${steady * speed} + ${plain((fall * speed) / 2)} = ${quantity(right, 'm')}.`,
    })
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
const FALSE_FALLS = [
  [
    'The heavier one has the larger acceleration.',
    'You thought that a larger weight gives a larger acceleration. The mass is larger too, and *g* is the same for all.',
  ],
  [
    'The heavier one reaches the bottom first.',
    'You thought that heavier objects fall faster. Without air resistance they do not.',
  ],
  [
    'The acceleration of each increases as it falls.',
    'You mixed up speed and acceleration: the speed increases, the acceleration is constant.',
  ],
  [
    'Each falls at a constant speed of 9.8 m/s.',
    'You took *g* for a speed. It is an acceleration, 9.8 m/s^{2}.',
  ],
  [
    'Each falls 9.8 m in every second.',
    'You took *g* for a distance per second. The objects fall further in each second than in the one before.',
  ],
  [
    'The lighter one has the larger acceleration.',
    'You thought that a small mass is easier to accelerate, but its weight is smaller too.',
  ],
] as const

const freeFall = template({
  name: 'free-fall-of-two-objects',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
  make: ({ pair, where, right, wrong }) =>
    choice({
      stem: `Near the surface of the Earth, ${pair} are dropped from rest at the same time and from the same height, ${where}.`,
      prompt: 'Which statement about the two objects is correct?',
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map(([text, error]) => [text, error]),
      ),
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

const speedVelocity = template({
  name: 'speed-and-velocity',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
      stem: `${item.what} ${item.path}.`,
      prompt: 'Which row describes its speed and its velocity?',
      subtopic: '1.2',
      objective: 'AO1',
      options: rows(
        ['speed', 'velocity'],
        item.cells,
        all.filter(each => each !== item.cells.join(' ')).map(each => [each.split(' '), errors[each] ?? '']),
      ),
      solution: `Velocity is speed in a given direction, so it changes when the speed or the direction changes. Here the speed is ${speed} and the velocity is ${velocity}.`,
    })
  },
})

const MOVERS = [
  { what: 'A train', slow: [0, 12], fast: [18, 40], time: [15, 40], most: 1.3 },
  { what: 'A car', slow: [4, 14], fast: [18, 30], time: [4, 9], most: 5 },
  { what: 'A cyclist', slow: [2, 4], fast: [6, 11], time: [3, 8], most: 2 },
  { what: 'An aircraft on a runway', slow: [8, 20], fast: [45, 70], time: [10, 30], most: 4 },
] as const

const changeOfSpeed = template({
  name: 'acceleration-from-two-speeds',
  subtopic: '1.2',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
      stem: `${mover.what} moves in a straight line. The speed changes steadily from ${quantity(from, 'm/s')} to ${quantity(to, 'm/s')} in ${quantity(time, 's')}.`,
      prompt: `What is the ${name}?`,
      subtopic: '1.2',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'm/s^2',
        sigFigs: 2,
        wrong: [
          [1 / right, 'You divided the time by the change in speed.'],
          [
            fast / time,
            `You divided the larger speed by the time and left out the ${quantity(slow, 'm/s')}.`,
          ],
          [(fast + slow) / time, 'You added the two speeds; the change in speed is their difference.'],
        ],
      }),
      solution: `${slows ? 'The speed falls' : 'The speed rises'} by ${fast} − ${slow} = ${quantity(fast - slow, 'm/s')} in ${quantity(time, 's')}.

${slows ? 'Deceleration' : 'Acceleration'} = change in speed ÷ time = ${fast - slow} ÷ ${time} = ${quantity(right, 'm/s^2', 2)}.`,
    })
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

const drag = template({
  name: 'drag-and-acceleration-in-a-fall',
  subtopic: '1.2',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(DRAGS),
    what: random.pick([
      ['A bag of sand is dropped from a hot-air balloon at rest', 'The bag'],
      ['A ball is dropped from a very high tower', 'The ball'],
      ['A parcel is dropped from an airship at rest', 'The parcel'],
    ] as const),
  }),
  make: ({ item, what: [dropped, name] }) =>
    choice({
      stem: `${dropped}. There is no wind. ${name} ${item.stem}.`,
      prompt: 'Which row describes the drag and the acceleration at this moment?',
      subtopic: '1.2',
      objective: 'AO1',
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

const curved = template({
  name: 'curved-speed-time-graph',
  subtopic: '1.2',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '1.2',
      objective: 'AO1',
      options: rows(
        ['speed', 'size of the acceleration'],
        [item.speed, item.size],
        [
          [
            [item.speed, other(item.size)],
            `You read the change of the gradient the wrong way round: the curve ${item.shape}.`,
          ],
          [
            [item.speed, 'is constant'],
            'You overlooked that the line is curved. Only a straight line shows a constant acceleration.',
          ],
          [
            [other(item.speed), item.size],
            `You read the speed the wrong way round. The height of the line shows the speed, and it ${item.speed}.`,
          ],
        ],
      ),
      solution: `The height of the line is the speed, which ${item.speed}. The gradient is the acceleration: the curve ${item.shape}, so the size of the acceleration ${item.size}.`,
    })
  },
})

export const templates = [
  displacement,
  meniscus,
  period,
  small,
  precaution,
  scalarsAndVectors,
  perpendicular,
  averageSpeed,
  ride,
  graphShapes,
  area,
  freeFall,
  speedVelocity,
  changeOfSpeed,
  drag,
  curved,
]
