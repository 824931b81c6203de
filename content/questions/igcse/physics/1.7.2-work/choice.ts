import { allDiffer, inThisOrder, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { boxOnSlope, slope } from '@/lib/figures/forces'
import { arrow, dimension, polar, text } from '@/lib/figures/shapes'
import type { Range, RowError } from '../shared'

const { core, templates } = choiceQuestions('1.7.2', { calculator: 'needed' })

export { templates }

const DONE = [
  'A crane lifts a load from the ground.',
  'A child pulls a sledge along level snow.',
  'A horse pulls a cart along a road.',
  'A shopper pushes a trolley from one shelf to the next.',
  'A tugboat pulls a ship across a harbour.',
  'A gardener lifts a bucket out of a well.',
]

const NOT_DONE: readonly Wrong[] = pairs({
  'A weightlifter holds a bar still above the head.':
    'You thought that effort is work. The bar does not move, so no work is done on it.',
  'A person pushes against a locked door, which does not move.':
    'You thought that a force is enough. Without movement, no work is done.',
  'A magnet on a steel cupboard holds a sheet of paper in place.':
    'You thought that a force is enough. Nothing moves, so no work is done.',
  'A rope holds a boat at rest at its mooring.':
    'You thought that a force is enough. The boat does not move, so no work is done.',
  'A shelf supports a row of heavy books.':
    'You thought that a large force means work. The books do not move, so no work is done.',
  'A climber hangs at rest from a rope.':
    'You thought that a force is enough. The climber does not move, so no work is done.',
})

core('where-a-force-does-work', {
  facts: { difficulty: 1, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ right: random.pick(DONE), wrong: random.sample(NOT_DONE, 3) }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: 'In which situation is mechanical work done on an object?',
    right,
    wrong,
    solution:
      'Mechanical work is done when a force moves an object in the direction of the force. Only here does the object move along the direction of the force; in the other situations nothing moves, so no energy is transferred to the object.',
  }),
})

const MEANINGS: readonly { prompt: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    prompt: 'What is the work done on an object equal to?',
    right: 'the energy transferred to the object',
    wrong: pairs({
      'the force on the object': 'You left out the distance: a force that moves nothing does no work.',
      'the energy transferred to the object per second':
        'You described power, which is work done per unit time.',
      'the distance moved by the object': 'You left out the force: work is force × distance.',
      'the change in speed of the object':
        'You took a change in speed for a transfer of energy. Work is force × distance.',
    }),
    why: 'Work done and energy transferred are equal.',
  },
  {
    prompt: 'Which unit is equal to the joule?',
    right: 'N m',
    wrong: [
      ['N/m', 'You divided by the distance instead of multiplying by it.'],
      ['N/s', 'You used the time instead of the distance: work is force × distance.'],
      ['N/m^{2}', 'You chose a unit of pressure.'],
      ['J/s', 'You chose a unit of power, the watt.'],
    ],
    why: 'Work = force × distance, so 1 J = 1 N × 1 m.',
  },
  {
    prompt: 'Which two quantities are multiplied to find the work done by a force?',
    right: 'force, and distance moved in the direction of the force',
    wrong: pairs({
      'force, and time for which the force acts': 'You used the time instead of the distance moved.',
      'force, and distance moved at right angles to the force':
        'You chose the wrong direction: at right angles to the motion a force does no work.',
      'mass, and distance moved in the direction of the force':
        'You took a mass for a force. The mass has to be multiplied by *g* to give a weight.',
      'force, and perpendicular distance from a pivot': 'You chose the product that gives a moment.',
    }),
    why: 'Work done = force × distance moved in the direction of the force.',
  },
  {
    prompt: 'Which pair of quantities has the same unit?',
    right: 'work and energy',
    wrong: [
      ['work and power', 'You overlooked that power is work per unit time, in watts.'],
      ['work and force', 'You overlooked that work is force × distance: joule and newton differ.'],
      ['power and energy', 'You overlooked that power is energy per unit time, in watts.'],
      ['force and energy', 'You overlooked that energy is in joules and force in newtons.'],
      ['work and weight', 'You overlooked that weight is a force, in newtons.'],
    ],
    why: 'Work is energy transferred, so both are in joules.',
  },
]

core('meaning-and-unit-of-work', {
  facts: { difficulty: 1, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-30' },
  values: random => {
    const item = random.pick(MEANINGS)
    return { item, wrong: random.sample(item.wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: '',
    prompt: item.prompt,
    right: item.right,
    wrong,
    solution: `${item.why} The unit of work and of energy is the joule.`,
  }),
})

const LIFTED: readonly { what: string; who: string; mass: Range; height: Range; centi: boolean }[] = [
  { what: 'box', who: 'A worker', mass: [6, 25, 1], height: [60, 180, 10], centi: true },
  { what: 'suitcase', who: 'A passenger', mass: [8, 23, 1], height: [40, 160, 10], centi: true },
  { what: 'school bag', who: 'A student', mass: [3, 9, 0.5], height: [50, 120, 10], centi: true },
  { what: 'bucket of water', who: 'A farmer', mass: [7, 14, 1], height: [4, 18, 1], centi: false },
  { what: 'load of bricks', who: 'A crane', mass: [150, 600, 10], height: [6, 30, 1], centi: false },
]

core('work-in-lifting-a-mass', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(LIFTED)
    const [mass, height] = [random.step(...item.mass), random.step(...item.height)]
    const metres = item.centi ? height / 100 : height
    const right = mass * 9.8 * metres
    const wrong = item.centi
      ? [mass * metres, mass * 9.8 * height, (mass * 9.8) / metres]
      : [mass * metres, mass * 9.8, (mass * 9.8) / metres]
    if (right > 99000 || (wrong[1] ?? 0) > 99000) return null
    return allDiffer([right, ...wrong], 2) ? { item, mass, height, metres, right, wrong } : null
  },
  make: ({ item, mass, height, metres, right, wrong }) => ({
    stem: `${item.who} lifts a ${item.what} of mass ${quantity(mass, 'kg')} vertically through ${quantity(height, item.centi ? 'cm' : 'm')} at a steady speed.`,
    prompt: `How much work is done on the ${item.what} against gravity?`,
    options: numbers({
      right,
      unit: 'J',
      sigFigs: 2,
      wrong: [
        [wrong[0] ?? 0, 'You multiplied the mass by the height. The force is the weight, mass × 9.8 N/kg.'],
        [
          wrong[1] ?? 0,
          item.centi
            ? 'You did not convert centimetres to metres.'
            : 'You found the weight and did not multiply it by the height.',
        ],
        [wrong[2] ?? 0, 'You divided the weight by the height instead of multiplying.'],
      ],
    }),
    solution: `At a steady speed the lifting force is equal to the weight: ${plain(mass)} × 9.8 = ${quantity(mass * 9.8, 'N')}.

Work = force × distance = ${quantity(mass * 9.8, 'N')} × ${quantity(metres, 'm')} = ${quantity(right, 'J', 2)}.`,
  }),
  verify: ({ item, mass, height }) => {
    let work = 0
    const centimetres = item.centi ? height : height * 100
    for (let step = 0; step < centimetres; step += 1) work += mass * 0.098
    return work
  },
})

const RAMPS = ['crate', 'barrel', 'box', 'piano on wheels', 'loaded trolley'] as const

core('work-on-a-ramp', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const what = random.pick(RAMPS)
    const length = random.step(3, 6, 0.5)
    const height = random.step(0.8, 2, 0.2)
    const weight = random.step(200, 900, 50)
    const least = (weight * height) / length
    const push = random.step(Math.ceil((least * 1.15) / 10) * 10, Math.ceil((least * 1.6) / 10) * 10, 10)
    const asked = random.pick(['push', 'gravity'] as const)
    const [mine, other] = asked === 'push' ? [push, weight] : [weight, push]
    const [far, near] = asked === 'push' ? [length, height] : [height, length]
    const right = mine * far
    const wrong = [mine * near, other * far, other * near]
    if (push >= weight || height > length / 2) return null
    return allDiffer([right, ...wrong], 3)
      ? { what, length, height, weight, push, asked, right, wrong }
      : null
  },
  make: ({ what, length, height, weight, push, asked, right, wrong }) => {
    const wide = 230
    const tall = Math.min(110, (wide * height) / Math.sqrt(length * length - height * height))
    const [x, y] = [46, 186]
    const incline = slope(x, y, wide, tall)
    const middle = incline.at(0.42)
    const up = incline.degrees
    const back = polar(...polar(...middle, 18, up + 90), 20, up + 180)
    const start = polar(...back, 52, up + 180)
    const [lx, ly] = polar(...incline.at(0), 52, up + 90)
    const [hx, hy] = polar(...incline.at(1), 52, up + 90)
    const errors =
      asked === 'push'
        ? [
            'You used the vertical height. The push acts along the ramp, over its whole length.',
            'You used the weight. The question asks for the work done by the push.',
            'You found the work done against gravity. The push does more, because of friction.',
          ]
        : [
            'You used the length of the ramp. The weight acts vertically, so the vertical height counts.',
            'You used the pushing force. The work against gravity needs the weight.',
            'You found the work done by the push, which also works against friction.',
          ]
    return {
      stem: `A ${what} of weight ${quantity(weight, 'N')} is pushed up a ramp at a steady speed, from the bottom to the top. The pushing force of ${quantity(push, 'N')} acts along the ramp.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/load-pushed-up-a-ramp',
          title: 'A load pushed up a ramp',
          description: `A load on a ramp that rises to the right. An arrow of ${push} N pushes the load up along the ramp. The ramp is ${plain(length, 1)} m long from bottom to top, and its top is ${plain(height, 1)} m vertically above its bottom.`,
          height: 200,
        },
        incline.shape,
        boxOnSlope(middle, up, 36),
        arrow(...start, ...back, { cls: 'p' }),
        text(start[0] - 5, start[1] + 2, `${push} N`, { anchor: 'end' }),
        dimension(lx, ly, hx, hy, `${plain(length, 1)} m`, [(lx + hx) / 2 - 8, (ly + hy) / 2 - 12]),
        dimension(x + wide + 26, y, x + wide + 26, y - tall, `${plain(height, 1)} m`, [
          x + wide + 56,
          y - tall / 2 + 4,
        ]),
      ),
      prompt:
        asked === 'push'
          ? `How much work does the pushing force do on the ${what}?`
          : `How much work is done on the ${what} against gravity?`,
      options: numbers({ right, wrong: wrong.map((value, at) => [value, errors[at] ?? '']), unit: 'J' }),
      solution:
        asked === 'push'
          ? `Work = force × distance moved in the direction of the force. The push acts along the ramp: ${push} × ${plain(length, 1)} = ${quantity(right, 'J')}.`
          : `Against gravity, the force is the weight and the distance is the vertical height: ${weight} × ${plain(height, 1)} = ${quantity(right, 'J')}. (The push does more work than this, because of friction.)`,
    }
  },
  verify: ({ asked, length, height, weight, push }) => {
    let work = 0
    const far = Math.round((asked === 'push' ? length : height) * 10)
    for (let step = 0; step < far; step += 1) work += (asked === 'push' ? push : weight) / 10
    return Math.round(work * 1000) / 1000
  },
})

type Sliding = { stem: string; cells: readonly [string, string]; why: string }

const SLIDES: readonly Sliding[] = [
  {
    stem: 'A box is pushed across a rough, level floor at a constant speed.',
    cells: ['stays the same', 'increases'],
    why: 'The speed is constant, so the kinetic energy is. The work done against friction makes the box and the floor warmer.',
  },
  {
    stem: 'A sledge is pulled over level snow at a constant speed, against friction.',
    cells: ['stays the same', 'increases'],
    why: 'The speed is constant, so the kinetic energy is. The work done against friction makes the sledge and the snow warmer.',
  },
  {
    stem: 'A puck slides over rough, level ice and slows down.',
    cells: ['decreases', 'increases'],
    why: 'The puck gets slower. The friction force transfers its kinetic energy to internal stores.',
  },
  {
    stem: 'A cyclist stops pedalling and brakes on a level road.',
    cells: ['decreases', 'increases'],
    why: 'The bicycle gets slower. The friction in the brakes transfers kinetic energy to internal stores.',
  },
  {
    stem: 'A car speeds up on a level road, against friction and air resistance.',
    cells: ['increases', 'increases'],
    why: 'The car gets faster. Some of the work is done against friction and air resistance and goes to internal stores.',
  },
  {
    stem: 'A child on a sledge gets faster and faster down a snowy hill, against friction.',
    cells: ['increases', 'increases'],
    why: 'The sledge gets faster. The work done against friction also warms the sledge and the snow.',
  },
]

core('work-against-friction', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SLIDES)
    const [kinetic] = item.cells
    const others = ['increases', 'decreases', 'stays the same'].filter(word => word !== kinetic)
    const slip = `You misjudged the kinetic energy: it follows the speed, so it ${kinetic}.`
    const wrong: RowError[] = [
      ...others.map((word): RowError => [[word, 'increases'], slip]),
      [
        [kinetic, 'decreases'],
        'You thought that friction takes energy out of the internal store. It warms the surfaces.',
      ],
      [
        [kinetic, 'stays the same'],
        'You thought that the energy vanishes. Work against friction warms the surfaces.',
      ],
    ]
    return { item, wrong: random.sample(wrong, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.stem,
    prompt: 'Which row describes what happens to the two energy stores?',
    options: rows(
      ['kinetic store of the moving object', 'internal (thermal) store of the surfaces and the air'],
      item.cells,
      wrong,
    ),
    solution: item.why,
  }),
})

const STOPPED: readonly { what: string; force: Range; distance: Range }[] = [
  { what: 'car on a level road', force: [4000, 8000, 500], distance: [15, 60, 5] },
  { what: 'bicycle with its rider on a level road', force: [80, 300, 20], distance: [5, 20, 1] },
  { what: 'tram on a level track', force: [10000, 25000, 1000], distance: [20, 60, 5] },
  { what: 'sledge on level snow', force: [20, 90, 5], distance: [4, 25, 1] },
]

core('force-or-distance-from-energy', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(STOPPED)
    const [force, distance] = [random.step(...item.force), random.step(...item.distance)]
    const kilo = force >= 4000
    const energy = (force * distance) / (kilo ? 1000 : 1)
    const asked = random.pick(['force', 'distance'] as const)
    if (String(energy).replace(/\D/g, '').replace(/0+$/, '').length > 3) return null
    const joules = force * distance
    const [right, given] = asked === 'force' ? [force, distance] : [distance, force]
    const first = kilo ? energy / given : asked === 'force' ? joules * given : given / joules
    return { item, energy, kilo, asked, right, given, wrong: [first, 2 * right, right / 2] }
  },
  make: ({ item, energy, kilo, asked, right, given, wrong }) => {
    const unit = asked === 'force' ? 'N' : 'm'
    const joules = energy * (kilo ? 1000 : 1)
    return {
      stem: `A ${item.what} has ${quantity(energy, kilo ? 'kJ' : 'J')} of kinetic energy. It is brought to rest ${
        asked === 'force'
          ? `in a distance of ${quantity(given, 'm')}`
          : `by a constant friction force of ${quantity(given, 'N')}`
      }.`,
      prompt:
        asked === 'force' ? 'What is the average friction force?' : 'What is the distance in which it stops?',
      options: numbers({
        right,
        unit,
        sigFigs: 2,
        wrong: [
          [
            wrong[0] ?? 0,
            kilo
              ? 'You did not convert kilojoules to joules.'
              : asked === 'force'
                ? 'You multiplied the energy by the distance instead of dividing.'
                : 'You divided the wrong way round: it is energy ÷ force.',
          ],
          [wrong[1] ?? 0, 'You put in a factor 2. Work is force × distance, without a factor.'],
          [wrong[2] ?? 0, 'You put in a factor ½, as in an equation for energy. Work is force × distance.'],
        ],
      }),
      solution: `The work done by friction is equal to the kinetic energy at the start${kilo ? `, ${quantity(joules, 'J')}` : ''}.

${asked === 'force' ? 'Force = work ÷ distance' : 'Distance = work ÷ force'} = ${plain(joules)} ÷ ${plain(given)} = ${quantity(right, unit, 2)}.`,
    }
  },
  verify: ({ energy, kilo, given }) => {
    let left = energy * (kilo ? 1000 : 1)
    let found = 0
    while (left > 0.001) {
      left -= given
      found += 1
    }
    return found
  },
})

type Haul = { name: string; force: number; distance: number; time: number }

const HAULED: readonly { who: string; unit: string; force: Range; far: Range; speed: Range }[] = [
  {
    who: 'Four workers pull crates',
    unit: 'N',
    force: [120, 400, 20],
    far: [4, 20, 1],
    speed: [0.3, 1, 0.1],
  },
  {
    who: 'Four tractors pull logs',
    unit: 'kN',
    force: [1.5, 6, 0.5],
    far: [20, 90, 5],
    speed: [0.5, 3, 0.5],
  },
  {
    who: 'Four horses pull carts',
    unit: 'N',
    force: [200, 700, 20],
    far: [30, 120, 10],
    speed: [0.5, 2.5, 0.5],
  },
]

/** All values of a range. */
function steps([min, max, step]: Range): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) => min + at * step)
}

core('largest-work-in-a-table', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(HAULED)
    const least = random.chance(0.4)
    // The answer must be the edge of neither force, distance nor power: most draws are not like that.
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const forces = random.sample(steps(item.force), 4)
      const distances = random.sample(steps(item.far), 4)
      const data = forces.map((force, at): Haul => {
        const distance = distances[at] ?? 0
        const time = Math.max(5, Math.round(distance / random.step(...item.speed) / 5) * 5)
        return { name: ['P', 'Q', 'R', 'S'][at] ?? '', force, distance, time }
      })
      const best = (value: (row: Haul) => number) =>
        [...data].sort((one, other) => (least ? 1 : -1) * (value(one) - value(other)))
      const [right, next] = best(row => row.force * row.distance)
      const [quick, slow] = best(row => (row.force * row.distance) / row.time)
      const chosen = [right, best(row => row.force)[0], best(row => row.distance)[0], quick]
      if (!right || !next || !quick || !slow || new Set(chosen).size < 4) continue
      const ratio = (right.force * right.distance) / (next.force * next.distance)
      const powers = (quick.force * quick.distance * slow.time) / (slow.force * slow.distance * quick.time)
      if (Math.abs(ratio - 1) < 0.05 || Math.abs(powers - 1) < 0.02) continue
      const errors = Object.fromEntries([
        [
          chosen[1]?.name,
          `You looked for the ${least ? 'smallest' : 'largest'} force and left out the distance.`,
        ],
        [
          chosen[2]?.name,
          `You looked for the ${least ? 'shortest' : 'longest'} distance and left out the force.`,
        ],
        [chosen[3]?.name, 'You divided by the time, which gives the power and not the work.'],
      ]) as Record<string, string>
      return { item, least, data, right: right.name, errors }
    }
    return null
  },
  make: ({ item, least, data, right, errors }) => ({
    stem: `${item.who} along level ground in the direction of the force. The table shows the force, the distance moved and the time taken.`,
    table: {
      head: ['', `force / ${item.unit}`, 'distance / m', 'time / s'],
      rows: data.map(row => [
        row.name,
        plain(row.force, item.unit === 'kN' ? 1 : 0),
        plain(row.distance),
        plain(row.time),
      ]),
    },
    prompt: `Which of them does the ${least ? 'least' : 'most'} work?`,
    options: inThisOrder(
      data.map(({ name }) => (name === right ? name : ([name, errors[name] ?? ''] as Wrong))),
    ),
    solution: `Work = force × distance; the time plays no part. ${data
      .map(
        row =>
          `${row.name}: ${plain(row.force, item.unit === 'kN' ? 1 : 0)} × ${row.distance} = ${quantity(row.force * row.distance, item.unit === 'kN' ? 'kJ' : 'J')}`,
      )
      .join('; ')}. So it is ${right}.`,
  }),
  verify: ({ data, least }) => {
    const works = data.map(row => ({ name: row.name, work: (row.force / 4) * (row.distance * 4) }))
    const edge = least ? Math.min(...works.map(each => each.work)) : Math.max(...works.map(each => each.work))
    return works.find(each => each.work === edge)?.name ?? ''
  },
})
