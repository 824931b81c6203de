import { allDiffer, numbers, pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, curve, dot, line, type Point, polygon, polyline, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('1.1')

export { templates }

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

core('volume-of-one-by-displacement', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
  make: ({ object, count, one, before, after, other }) => ({
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

core('reading-a-measuring-cylinder', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right,
        wrong: {
          [`You took each small division as ${quantity(step / 10, 'cm^3')}, but there are only five between two numbers.`]:
            base + (marks * step) / 10,
          'You read the edge of the curved surface, not the bottom of the meniscus.': right + step / 5,
          [`You counted the divisions downwards from ${base + step}, but the scale rises from ${base}.`]:
            base + step - (marks * step) / 5,
        },
        unit: 'cm^3',
      }),
      solution: `There are five divisions for ${quantity(step, 'cm^3')}, so each stands for ${step} ÷ 5 = ${quantity(step / 5, 'cm^3')}.

Read the bottom of the meniscus: it is ${marks === 1 ? 'one division' : `${marks} divisions`} above ${base}, at ${base} + ${(marks * step) / 5} = ${quantity(right, 'cm^3')}.`,
    }
  },
  verify: ({ step, base, marks }) => base + step - ((5 - marks) * step) / 5,
})

core('period-from-repeated-timings', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
  make: ({ count, right, mean, times, what, slip }) => ({
    stem: `A student measures the time for ${count} complete oscillations of a ${what}, and repeats the measurement. The table shows the results.`,
    table: {
      head: ['measurement', `time for ${count} oscillations / s`],
      rows: times.map((time, at) => [String(at + 1), plain(time, 1)]),
    },
    prompt: 'What is the average time for **one** oscillation?',
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
    wrong: pairs({
      'Time one oscillation and divide the time by 20.':
        'You divided the time for one oscillation, which is then far too small.',
      'Time half an oscillation and multiply the time by 2.':
        'You multiplied the reaction-time error by two as well.',
      'Time one oscillation with a stop-watch that shows 0.01 s.':
        'You trusted the display, but the reaction time is much longer than 0.01 s.',
      'Count “one” as the watch starts, stop at “20” and divide by 20.':
        'You counted one oscillation too many: only 19 had passed.',
    }),
    why: 'The error from the reaction time is then shared between 20 oscillations.',
  },
  {
    what: 'the thickness of a sheet of paper with a ruler',
    right: 'Measure the thickness of 200 sheets and divide it by 200.',
    wrong: pairs({
      'Measure the thickness of one sheet 200 times and take the mean.':
        'You would repeat a reading that a ruler cannot show: one sheet is far thinner than 1 mm.',
      'Fold one sheet in half, measure it and multiply by 2.':
        'Two layers are twice as thick as one sheet, so you would have to divide, and they are still thinner than 1 mm.',
      'Measure the thickness of one sheet and divide it by 200.':
        'You divided a single thickness, which is then far too small.',
      'Measure the thickness of 200 sheets and multiply it by 200.':
        'You multiplied, but 200 sheets are already thicker than one.',
    }),
    why: 'The stack is thick enough for a ruler, and the error of the reading is shared between 200 sheets.',
  },
  {
    what: 'the diameter of a thin wire with a ruler',
    right: 'Wind 30 touching turns on a pencil, measure their width and divide by 30.',
    wrong: pairs({
      'Wind 30 separated turns on a pencil, measure their width and divide by 30.':
        'With gaps between the turns, the width is more than 30 diameters.',
      'Measure the width of the wire at 30 places and take the mean.':
        'A ruler cannot show a part of a millimetre, however often you repeat the reading.',
      'Wind one turn on a pencil, measure its width and divide by 30.':
        'You divided the width of a single turn, which is then far too small.',
      'Measure the length of the wire and divide it by 30.':
        'The length of the wire does not tell its diameter.',
    }),
    why: 'The 30 diameters side by side are wide enough for a ruler, and the error of the reading is shared between them.',
  },
  {
    what: 'the volume of one drop of water from a tap',
    right: 'Collect 100 drops in a measuring cylinder and divide the volume by 100.',
    wrong: pairs({
      'Collect one drop in a large measuring cylinder and read the volume.':
        'One drop is much smaller than one division of the scale.',
      'Collect one drop in a measuring cylinder 100 times and take the mean.':
        'Each reading would be far below one division of the scale.',
      'Collect 100 drops in a measuring cylinder and multiply the volume by 100.':
        'You multiplied, but 100 drops already have a larger volume than one.',
      'Collect the drops for 100 s and divide the volume by 100.':
        'You found the volume for each second, not for each drop.',
    }),
    why: 'The volume of 100 drops can be read well, and the error of the reading is shared between them.',
  },
] as const

core('measuring-a-small-quantity', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SMALL_QUANTITIES)
    return { item, wrong: random.sample<readonly [string, string]>(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: `A student wants to find ${item.what}.`,
    prompt: 'Which method gives the most accurate result?',
    right: item.right,
    wrong: wrong.map(([text, error]) => [text, error]),
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

core('purpose-of-a-precaution', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(PRECAUTIONS)
    const tags = random.sample(
      [...new Set(PRECAUTIONS.map(each => each.tag))].filter(tag => tag !== item.tag),
      3,
    )
    const wrong = tags.map(tag => random.pick(PRECAUTIONS.filter(each => each.tag === tag)))
    return { item, wrong }
  },
  make: ({ item, wrong }) => ({
    stem: `In an experiment, a student ${item.does}.`,
    prompt: 'Why does the student do this?',
    right: item.why,
    wrong: wrong.map(({ why, error }) => [why, error]),
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

supplement('list-of-scalars-or-vectors', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
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
  make: ({ vectors, right, mixed }) => ({
    stem: '',
    prompt: `Which list contains **only** ${vectors ? 'vectors' : 'scalars'}?`,
    right: right.join(', '),
    wrong: mixed.map(({ list, stray }) => [
      list.join(', '),
      `You took ${stray.join(' and ')} for ${stray.length > 1 ? '' : 'a '}${vectors ? 'vector' : 'scalar'}${stray.length > 1 ? 's' : ''}, but ${stray.length > 1 ? 'each of them has' : 'it has'} ${vectors ? 'a size only' : 'a direction as well as a size'}.`,
    ]),
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

supplement('resultant-of-perpendicular-vectors', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: item.stem(show(long), show(short)),
      prompt: `What is the magnitude of the ${item.what}, and what is its angle to ${item.to}?`,
      columns: `magnitude | angle to ${item.to}`,
      right: `${show(size)} | ${small}`,
      wrong: {
        [`${show(size)} | ${large}`]:
          'You divided the wrong way round for the tangent: this is the angle to the other vector.',
        [`${show(long + short)} | ${small}`]:
          'You added the two magnitudes, but the vectors are at right angles.',
        [`${show(long + short)} | ${large}`]:
          'You added the two magnitudes and found the angle to the other vector.',
      },
      solution: `The vectors are at right angles: *R*^{2} = ${plain(long)}^{2} + ${plain(short)}^{2}, so *R* = ${show(size)}.

tan *θ* = ${plain(short)} ÷ ${plain(long)} = ${quantity(short / long, '', 2)}, so *θ* = ${small}.`,
    }
  },
  verify: ({ item, long, short }) => {
    const turn = Math.atan2(short, long)
    return quantity(long * Math.cos(turn) + short * Math.sin(turn), item.unit, 2)
  },
})

const PULLS = [
  'Three horizontal ropes pull on a post. The diagram, seen from above, shows the three forces on the post.',
  'Three tugs pull a ship. The diagram, seen from above, shows the three forces on the ship.',
  'Three newton meters pull on a ring that lies on a table. The diagram, seen from above, shows the three forces on the ring.',
] as const

supplement('resultant-of-three-forces-on-a-grid', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const scene = random.int(0, 2)
    const scale = scene === 1 ? random.pick([200, 500]) : random.pick([2, 5, 10])
    const [long, back, side] = [random.int(4, 8), random.int(1, 3), random.int(2, 5)]
    const right = scale * Math.hypot(long - back, side)
    const slips: Slip[] = [
      [scale * (long + back + side), 'You added all three sizes and ignored the directions.'],
      [scale * (long - back + side), 'You added two perpendicular forces as if they were along one line.'],
      [
        scale * Math.hypot(long + back, side),
        'You added the two opposite forces. They act against each other.',
      ],
      [scale * Math.hypot(long, side), 'You left out the shorter of the two opposite forces.'],
      [
        scale * Math.sqrt(Math.abs((long - back) ** 2 - side ** 2)),
        'You subtracted the squares instead of adding them.',
      ],
      [scale * Math.abs(long - back - side), 'You subtracted forces that are perpendicular to each other.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => quantity(value, 'N', 2),
    )
    if (!wrong || back >= long - 1) return null
    return {
      scene,
      scale,
      long,
      back,
      side,
      right,
      wrong,
      mirrored: random.chance(0.5),
      up: random.chance(0.5),
    }
  },
  make: ({ scene, scale, long, back, side, right, wrong, mirrored, up }) => {
    const cell = 22
    const way = mirrored ? -1 : 1
    const [left, top] = [26, 14]
    const [columns, lines] = [14, 7]
    const x = left + (mirrored ? 9 : 5) * cell
    const y = top + (up ? 6 : 1) * cell
    const grid = [
      ...Array.from({ length: columns + 1 }, (_, at) =>
        line(left + at * cell, top, left + at * cell, top + lines * cell, 'f'),
      ),
      ...Array.from({ length: lines + 1 }, (_, at) =>
        line(left, top + at * cell, left + columns * cell, top + at * cell, 'f'),
      ),
    ]
    const [one, other] = mirrored ? ['left', 'right'] : ['right', 'left']
    return {
      stem: PULLS[scene] ?? '',
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-forces-on-a-grid',
          title: 'Three forces drawn to scale on a grid',
          description: `Three arrows start at one point of a square grid. One is ${long} squares long and points to the ${one}, one is ${back} squares long and points to the ${other}, one is ${side} squares long and points ${up ? 'up' : 'down'} the page. One square stands for ${scale} N.`,
          height: 206,
        },
        ...grid,
        arrow(x, y, x + way * long * cell, y, { cls: 'p' }),
        arrow(x, y, x - way * back * cell, y, { cls: 'p' }),
        arrow(x, y, x, y + (up ? -1 : 1) * side * cell, { cls: 'p' }),
        dot(x, y, 'd', 4),
        line(left, 186, left + cell, 186),
        line(left, 181, left, 191),
        line(left + cell, 181, left + cell, 191),
        text(left + cell + 10, 190, quantity(scale, 'N')),
      ),
      prompt: [
        'What is the size of the resultant force?',
        'What is the magnitude of the resultant of the three forces?',
      ],
      options: numbers({ right, unit: 'N', sigFigs: 2, wrong }),
      solution: `Along one line: ${quantity(long * scale, 'N')} − ${quantity(back * scale, 'N')} = ${quantity((long - back) * scale, 'N')}. Perpendicular to it: ${quantity(side * scale, 'N')}.

Resultant = √(${(long - back) * scale}^{2} + ${side * scale}^{2}) = ${quantity(right, 'N', 2)}.`,
    }
  },
  verify: ({ scale, long, back, side }) => (scale * side) / Math.sin(Math.atan2(side, long - back)),
})
