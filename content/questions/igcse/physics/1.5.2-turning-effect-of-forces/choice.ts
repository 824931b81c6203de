import { allDiffer, numbers, pairs, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { beam } from '@/lib/figures/forces'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { arrow, dimension, dot, line, type Point, polygon, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('1.5.2')

export { templates }

core('moment-with-perpendicular-distance', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right,
        unit: 'N m',
        sigFigs: 2,
        wrong,
      }),
      solution: `Moment = force × perpendicular distance from the pivot. The distance is ${quantity(near, 'cm')} = ${quantity(near / 100, 'm')}, not the length of the lever.

Moment = ${force} × ${plain(near / 100)} = ${quantity(right, 'N m', 2)}.`,
    }
  },
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

core('balance-with-one-force-on-each-side', {
  facts: { difficulty: 2, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
      stem: `${item.what} ${item.one} ${quantity(first, 'N', 2)} is on the left, ${quantity(near, item.unit, 2)} from the pivot. ${item.other} ${quantity(second, 'N', 2)} is on the right, and the ${item.name} balances.`,
      prompt: `How far from the pivot is the second ${item.load}?`,
      options: numbers({
        right,
        unit: item.unit,
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `The clockwise moment is equal to the anticlockwise moment: ${plain(second)} × *d* = ${plain(first)} × ${plain(near)} = ${plain(Math.round(first * near * 100) / 100)}.

*d* = ${plain(Math.round(first * near * 100) / 100)} ÷ ${plain(second)} = ${quantity(right, item.unit, 2)}.`,
    }
  },
  verify: ({ first, second, near }) => near / (second / first),
})

const TURNS = [
  {
    stem: 'A tight nut must be undone with a spanner. The same force is used each time, at right angles to the spanner.',
    ask: 'Which action gives the largest moment about the nut?',
    right: 'pulling at the end of a long spanner',
    wrong: pairs({
      'pulling at the middle of a long spanner': 'The distance from the nut is smaller than at the end.',
      'pulling close to the nut on a long spanner':
        'The distance from the nut is very small there, so the moment is small.',
      'pulling at the end of a short spanner': 'A short spanner gives a smaller distance from the nut.',
    }),
  },
  {
    stem: 'A heavy door is pushed open.',
    ask: 'Which push opens it with the smallest force?',
    right: 'at right angles to the door, at the edge furthest from the hinges',
    wrong: pairs({
      'at right angles to the door, close to the hinges':
        'The distance from the hinges is small, so a large force is needed for the same moment.',
      'at right angles to the door, at its middle':
        'The distance from the hinges is only half of the width of the door.',
      'along the door, towards the hinges':
        'The line of this force passes through the hinges, so it has no moment.',
    }),
  },
  {
    stem: 'A crowbar is used to lift a heavy stone. The stone and the pivot stay where they are.',
    ask: 'Which change makes the force needed to lift it smaller?',
    right: 'pushing further away from the pivot',
    wrong: pairs({
      'pushing nearer to the pivot': 'A smaller distance needs a larger force for the same moment.',
      'pushing at the pivot itself': 'The distance would be zero, so the force would have no moment.',
      'pushing along the crowbar':
        'The line of this force passes through the pivot, so it has almost no moment.',
    }),
  },
  {
    stem: 'A heavy child and a light child sit on the two sides of a see-saw. Its pivot is at its middle.',
    ask: 'How can they balance it?',
    right: 'The heavy child sits nearer to the pivot than the light child.',
    wrong: pairs({
      'The heavy child sits further from the pivot than the light child.':
        'You made the moment of the heavy child even larger.',
      'Both children sit at the same distance from the pivot.':
        'With equal distances the heavy child has the larger moment.',
      'The heavy child sits at one end and the light child at the pivot.':
        'At the pivot the distance is zero, so the light child has no moment.',
    }),
  },
  {
    stem: 'A wheelbarrow is lifted by its handles. It turns about the axle of its wheel.',
    ask: 'Which change makes the upward force on the handles smaller?',
    right: 'moving the load nearer to the wheel',
    wrong: pairs({
      'moving the load nearer to the handles':
        'This makes the distance of the load from the axle, and its moment, larger.',
      'making the handles shorter':
        'This makes the distance of the upward force from the axle smaller, so a larger force is needed.',
      'lifting nearer to the wheel':
        'This makes the distance of the upward force from the axle smaller, so a larger force is needed.',
    }),
  },
] as const

core('moments-in-everyday-life', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(TURNS)
    return { item }
  },
  make: ({ item }) => ({
    stem: item.stem,
    prompt: item.ask,
    right: item.right,
    wrong: item.wrong.map(([each, error]) => [each, error]),
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

core('resultant-force-and-moment', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(STATES) }),
  make: ({ item }) => {
    const [force, moment] = item.cells
    const all = ['zero', 'not zero'].flatMap(one => ['zero', 'not zero'].map(other => [one, other]))
    return {
      stem: item.stem,
      prompt: 'Which row describes the resultant force and the resultant moment about the middle?',
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
    }
  },
})

supplement('three-loads-on-a-metre-rule', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
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
    return {
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
      options: numbers({
        right,
        unit: 'N',
        sigFigs: 2,
        wrong: wrong.map((value, index) => [value, errors[index] ?? '']),
      }),
      solution: `Anticlockwise moments about the pivot: ${plain(one, 1)} × ${50 - far} + ${plain(two, 1)} × ${50 - near} = ${quantity(turning, 'N cm')}.

The clockwise moment is equal to this: *W* × ${place - 50} = ${plain(turning)}, so *W* = ${quantity(right, 'N', 2)}.`,
    }
  },
  verify: ({ far, near, place, one, two }) => (50 * (one + two) - one * far - two * near) / (place - 50),
})

const BENCH = [
  {
    ask: 'Why is the metre rule balanced first without any loads?',
    right: 'so that the weight of the rule has no moment about the pivot',
    wrong: pairs({
      'so that the weight of the rule becomes zero':
        'The weight of the rule does not change. It acts at the pivot, so it has no moment.',
      'so that the loads have no moment about the pivot':
        'The loads must have moments: these are compared in the experiment.',
      'so that the pivot does not push on the rule': 'The pivot carries the rule in any case.',
    }),
  },
  {
    ask: 'What is compared when the loaded rule is level and at rest?',
    right: 'the sums of the clockwise and of the anticlockwise moments',
    wrong: pairs({
      'the sums of the loads on the left and on the right':
        'The loads need not be equal. Their distances from the pivot count as well.',
      'the sums of the distances on the left and on the right':
        'The distances need not be equal. The loads count as well.',
      'the weight of the rule and the sum of the loads':
        'The weight of the rule acts at the pivot and has no moment about it.',
    }),
  },
  {
    ask: 'Which distance is measured for each load?',
    right: 'from the pivot to the thread of the load',
    wrong: pairs({
      'from the end of the rule to the thread of the load':
        'The distance in a moment is measured from the pivot.',
      'from one load to the next load': 'Each moment needs the distance of its own load from the pivot.',
      'from the rule down to the bottom of the load':
        'The length of the thread does not change the moment. The distance along the level rule does.',
    }),
  },
  {
    ask: 'How can the student check that the loaded rule is level?',
    right: 'measure the height of both ends above the bench',
    wrong: pairs({
      'measure the distance of each load from the pivot':
        'These distances do not tell whether the rule is level.',
      'measure the length of the thread of each load': 'The threads can have any length.',
      'measure the weight of each load with a newton meter':
        'The weights do not tell whether the rule is level.',
    }),
  },
  {
    ask: 'One load is now moved further from the pivot, and nothing else is changed. What happens?',
    right: 'There is a resultant moment and the rule tips to the side of that load.',
    wrong: pairs({
      'There is a resultant moment and the rule tips to the other side.':
        'The moment of the load that was moved has become the larger one.',
      'There is no resultant moment, because the loads have not changed.':
        'The distance has changed, and with it the moment.',
      'There is no resultant moment, because the pivot has not been moved.':
        'The distance between load and pivot has changed, and with it the moment.',
    }),
  },
] as const

supplement('experiment-with-a-loaded-rule', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(BENCH), count: random.pick(['two', 'three']) }),
  make: ({ item, count }) => ({
    stem: `A student shows by experiment that there is no resultant moment on an object in equilibrium. A metre rule is balanced at its 50 cm mark. Then ${count} loads are hung from it on threads and moved until the rule balances again.`,
    prompt: item.ask,
    right: item.right,
    wrong: item.wrong.map(([each, error]) => [each, error]),
    solution:
      'The rule alone balances at its middle, so its weight has no moment about the pivot. For each load, the moment is its weight multiplied by its distance from the pivot. When the rule is level and at rest, the sum of the clockwise moments is equal to the sum of the anticlockwise moments; if one of them is changed, the rule tips.',
  }),
})

supplement('weight-of-a-rule-balanced-off-centre', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const pivot = random.step(30, 70, 5)
    const at = random.step(5, 95, 5)
    const load = random.step(0.4, 3, 0.1)
    const [near, far] = [Math.abs(pivot - at), Math.abs(50 - pivot)]
    if (far < 10 || near < 10 || near === far || (pivot - at) * (50 - pivot) <= 0) return null
    const right = (load * near) / far
    const slips: Slip[] = [
      [(load * far) / near, 'You turned the ratio of the distances upside down.'],
      [(load * at) / 50, 'You measured distances from the zero of the rule, not from the pivot.'],
      [
        (load * near) / 50,
        'You measured the distance of the weight of the rule from its end. It acts at the centre, and the distance is from the pivot.',
      ],
      [
        (load * near) / Math.max(pivot, 100 - pivot),
        'You let the weight of the rule act at its far end. It acts at the centre of gravity.',
      ],
      [load, 'You took the forces as equal. It is the moments that are equal.'],
      [
        (load * Math.abs(50 - at)) / far,
        'You measured the distance of the load from the centre of the rule, not from the pivot.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'N', 2))
    if (!wrong || right < 0.5 || right > 3 || Math.abs(roundTo(right, 1) - right) > 1e-9) return null
    return {
      pivot,
      at,
      load,
      near,
      far,
      right,
      wrong,
      what: random.pick(['a small block', 'a bag of sand', 'a piece of metal', 'a stone']),
    }
  },
  make: ({ pivot, at, load, near, far, right, wrong, what }) => {
    // As long on both sides of the 50 cm mark, where its centre is.
    const drawn = linearScale({
      from: 0,
      to: 100,
      division: 5,
      numbered: 10,
      x: 30,
      y: 70,
      length: 300,
      way: 'right',
      side: 'below',
    })
    const [px] = drawn.at(pivot)
    const [lx] = drawn.at(at)
    return {
      stem: [
        `A uniform metre rule is balanced on a pivot. The centre of ${what} of weight ${quantity(load, 'N', 2)} is above the ${at} cm mark.`,
        `The diagram shows a uniform metre rule in equilibrium. On the rule, with its centre at the ${at} cm mark, stands ${what} of weight ${quantity(load, 'N', 2)}.`,
        `To find the weight of a uniform metre rule, a student balances it on a pivot with ${what} of weight ${quantity(load, 'N', 2)} on it, centred at the ${at} cm mark.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/rule-balanced-off-centre',
          title: 'A metre rule balanced with one load',
          description: `A level rule is marked every 5 cm and numbered every 10 cm, from 0 to 100. The pivot is under the ${pivot} cm mark, a load of ${quantity(load, 'N', 2)} stands above the ${at} cm mark.`,
          height: 150,
        },
        rect(15, 70, 330, 34, 'l sheet'),
        drawn.shape,
        polygon(
          [
            [px, 104],
            [px - 13, 132],
            [px + 13, 132],
          ],
          'l sunk',
        ),
        text(2, 64, 'cm', { cls: 's' }),
        rect(lx - 14, 46, 28, 24, 'l sunk'),
        text(Math.min(Math.max(lx, 30), 320), 38, quantity(load, 'N', 2), { anchor: 'middle' }),
        text(px, 146, 'pivot', { anchor: 'middle', cls: 's' }),
      ),
      prompt: 'What is the weight of the rule?',
      options: numbers({ right, unit: 'N', sigFigs: 2, wrong }),
      solution: `The weight of a uniform rule acts at its centre, the 50 cm mark. The pivot is at ${pivot} cm, so this is ${far} cm from the pivot; the load is ${near} cm from it, on the other side.

Equal moments: *W* × ${far} cm = ${quantity(load, 'N', 2)} × ${near} cm, so *W* = ${quantity(right, 'N', 2)}.`,
    }
  },
  // About the left end: W × 50 + load × at = (W + load) × pivot.
  verify: ({ pivot, at, load }) => (load * (pivot - at)) / (50 - pivot),
})
