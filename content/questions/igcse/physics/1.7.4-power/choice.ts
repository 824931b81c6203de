import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dimension, line, type Point, polygon } from '@/lib/figures/shapes'
import type { Range, RowError } from '../shared'

const { core, templates } = choiceQuestions('1.7.4')

export { templates }

const TRIANGLES = [
  [3, 4, 5],
  [8, 15, 17],
  [5, 12, 13],
] as const

core('power-on-the-stairs', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [rise, run, along] = random.pick(TRIANGLES)
    const scale = rise === 3 ? random.step(0.8, 1.4, 0.2) : random.step(0.3, 0.5, 0.1)
    const [height, base, slope] = [rise, run, along].map(side => Math.round(side * scale * 10) / 10) as [
      number,
      number,
      number,
    ]
    const mass = random.int(42, 80)
    const time = random.step(2.5, 8, 0.5)
    const right = (mass * 9.8 * height) / time
    const wrong = [(mass * 9.8 * slope) / time, (mass * 9.8 * base) / time, (mass * height) / time]
    if (right < 150 || right > 800 || !allDiffer([right, ...wrong], 2)) return null
    return {
      who: random.pick(['student', 'firefighter', 'runner', 'teacher']),
      height,
      base,
      slope,
      mass,
      time,
      right,
      wrong,
    }
  },
  make: ({ who, height, base, slope, mass, time, right, wrong }) => {
    const count = 9
    const wide = 190
    const tall = (wide * height) / base
    const [x, y] = [70, 42 + tall]
    const steps: Point[] = Array.from({ length: count }, (_, at): Point[] => [
      [x + (wide * at) / count, y - (tall * at) / count],
      [x + (wide * at) / count, y - (tall * (at + 1)) / count],
    ]).flat()
    const lift = 20
    const length = Math.hypot(wide, tall)
    const [ox, oy] = [(-lift * tall) / length, (-lift * wide) / length]
    return {
      stem: `A ${who} of mass ${quantity(mass, 'kg')} runs up the stairs in the diagram in ${quantity(time, 's', 2)}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/flight-of-stairs',
          title: 'A flight of stairs with three lengths',
          description: `A flight of stairs that rises to the right. Three lengths are marked: ${plain(base, 1)} m along the ground, ${plain(height, 1)} m vertically, and ${plain(slope, 1)} m in a straight line along the slope.`,
          height: y + 36,
        },
        polygon([...steps, [x + wide, y - tall], [x + wide, y]], 'l sunk'),
        line(x - 30, y, x + wide + 20, y),
        dimension(x, y + 14, x + wide, y + 14, `${plain(base, 1)} m`, [x + wide / 2, y + 31]),
        dimension(x + wide + 14, y, x + wide + 14, y - tall, `${plain(height, 1)} m`, [
          x + wide + 42,
          y - tall / 2 + 4,
        ]),
        dimension(x + ox, y + oy - 14, x + wide + ox, y - tall + oy - 14, `${plain(slope, 1)} m`, [
          x + wide / 2 + ox - 24,
          y - tall / 2 + oy - 18,
        ]),
      ),
      prompt: `What is the useful power of the ${who}?`,
      options: numbers({
        right,
        unit: 'W',
        sigFigs: 2,
        wrong: {
          'You used the length of the slope. The weight acts vertically, so the vertical height counts.':
            wrong[0] ?? 0,
          'You used the horizontal length. No work is done against gravity along it.': wrong[1] ?? 0,
          'You used the mass as the force. The force is the weight, mass × 9.8 N/kg.': wrong[2] ?? 0,
        },
      }),
      solution: `Work against gravity = weight × vertical height = ${mass} × 9.8 × ${plain(height, 1)} = ${quantity(mass * 9.8 * height, 'J', 4)}.

Power = work ÷ time = ${quantity(mass * 9.8 * height, 'J', 4)} ÷ ${quantity(time, 's', 2)} = ${quantity(right, 'W', 2)}.`,
    }
  },
  verify: ({ base, slope, mass, time }) => 9.8 * mass * (Math.sqrt(slope * slope - base * base) / time),
})

const HEATERS: readonly { what: string; power: Range; minutes: Range; kilo: boolean }[] = [
  { what: 'kettle', power: [1.6, 2.8, 0.1], minutes: [2, 5, 0.5], kilo: true },
  { what: 'room heater', power: [1, 2.5, 0.1], minutes: [10, 40, 5], kilo: true },
  { what: 'oven', power: [2, 3.6, 0.2], minutes: [15, 45, 5], kilo: true },
  { what: 'lamp', power: [6, 60, 2], minutes: [5, 40, 5], kilo: false },
  { what: 'television', power: [80, 160, 10], minutes: [5, 10, 1], kilo: false },
]

core('energy-or-time-from-power', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(HEATERS)
    const [power, minutes] = [random.step(...item.power), random.step(...item.minutes)]
    const asked = random.pick(['energy', 'time'] as const)
    const seconds = Math.round(minutes * 60)
    // In kW and kJ, or in W and J.
    const energy = Math.round(power * seconds * 1000) / 1000
    if (asked === 'time' && !item.kilo && energy < 2000) return null
    const [right, ...wrong] = (
      asked === 'energy'
        ? [energy, power * minutes, (power * minutes) / 60, seconds / power]
        : [seconds, seconds / 1000, seconds / 60, seconds * 60]
    ) as [number, number, number, number]
    if (!allDiffer([right, ...wrong], 2) || [right, ...wrong].some(value => value < 0.01 || value > 99000))
      return null
    return { item, power, minutes, seconds, energy, asked, right, wrong }
  },
  make: ({ item, power, minutes, seconds, energy, asked, right, wrong }) => {
    const [watts, joules] = item.kilo ? ['kW', 'kJ'] : ['W', 'J']
    const inJoules = item.kilo ? energy * 1000 : energy
    const inWatts = item.kilo ? power * 1000 : power
    const an = /^[aeiou]/.test(item.what) ? 'An' : 'A'
    return {
      stem:
        asked === 'energy'
          ? `${an} ${item.what} with a power of ${quantity(power, watts)} is switched on for ${quantity(minutes, 'minutes')}.`
          : `${an} ${item.what} with a power of ${quantity(inWatts, 'W')} transfers ${quantity(inJoules / 1000, 'kJ')} of energy.`,
      prompt: asked === 'energy' ? 'How much energy does it transfer?' : 'How long does this take?',
      options: numbers({
        right,
        unit: asked === 'energy' ? joules : 's',
        sigFigs: 2,
        wrong:
          asked === 'energy'
            ? [
                [wrong[0] ?? 0, 'You did not convert the minutes to seconds.'],
                [wrong[1] ?? 0, 'You divided the minutes by 60; to get seconds, multiply by 60.'],
                [wrong[2] ?? 0, 'You divided the time by the power. Energy is power × time.'],
              ]
            : [
                [wrong[0] ?? 0, 'You did not convert the kilojoules to joules.'],
                [wrong[1] ?? 0, 'You divided by 60 as well. Joules divided by watts give seconds.'],
                [wrong[2] ?? 0, 'You multiplied by 60 as well. Joules divided by watts give seconds.'],
              ],
      }),
      solution:
        asked === 'energy'
          ? `Time = ${plain(minutes)} × 60 = ${quantity(seconds, 's')}.

Energy = power × time = ${quantity(power, watts)} × ${quantity(seconds, 's')} = ${quantity(energy, joules)}${
              quantity(energy, joules) === quantity(energy, joules, 2)
                ? ''
                : `, or ${quantity(energy, joules, 2)} to two significant figures`
            }.`
          : `Time = energy ÷ power = ${quantity(inJoules, 'J')} ÷ ${quantity(inWatts, 'W')} = ${quantity(seconds, 's')}${
              quantity(seconds, 's') === quantity(seconds, 's', 2)
                ? ''
                : `, or ${quantity(seconds, 's', 2)} to two significant figures`
            }.`,
    }
  },
  verify: ({ power, minutes, energy, asked }) => {
    const inMinute = power * 60
    return asked === 'energy' ? inMinute * minutes : (energy / inMinute) * 60
  },
})

type Pair = {
  what: string
  stem: (a: string, b: string, c: string) => string
  quantities: [Range, string, Range, string]
  time: Range
}

const LIFTS: readonly Pair[] = [
  {
    what: 'crane',
    stem: (load, height, time) => `lifts a load of ${load} through ${height} in ${time}`,
    quantities: [[2000, 6000, 500], 'N', [5, 20, 1], 'm'],
    time: [20, 60, 5],
  },
  {
    what: 'motor',
    stem: (load, height, time) => `raises a box of weight ${load} through ${height} in ${time}`,
    quantities: [[40, 200, 10], 'N', [2, 8, 1], 'm'],
    time: [10, 40, 5],
  },
  {
    what: 'climber',
    stem: (load, height, time) => `with a total weight of ${load} climbs ${height} vertically in ${time}`,
    quantities: [[600, 900, 20], 'N', [4, 10, 1], 'm'],
    time: [40, 80, 10],
  },
]

const KINDS = ['quicker', 'slower', 'higher', 'higher, and slower'] as const

core('work-and-power-compared', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(LIFTS)
    const kind = random.pick(KINDS)
    const [load, height, time] = [
      random.step(...item.quantities[0]),
      random.step(...item.quantities[2]),
      random.step(...item.time),
    ]
    return { item, kind, load, height, time, wrong: random.sample([0, 1, 2, 3], 3) }
  },
  make: ({ item, kind, load, height, time, wrong }) => {
    const show = (one: number, two: number, three: number) =>
      item.stem(quantity(one, item.quantities[1]), quantity(two, item.quantities[3]), quantity(three, 's'))
    const other = {
      quicker: show(load, height, time / 2.5),
      slower: show(load, height, time * 2),
      higher: show(load, height * 2, time),
      'higher, and slower': show(load, height * 2, time * 2),
    }[kind]
    const [work, power] = {
      quicker: ['the same', 'larger'],
      slower: ['the same', 'smaller'],
      higher: ['larger', 'larger'],
      'higher, and slower': ['larger', 'the same'],
    }[kind] as [string, string]
    const all = ['larger', 'the same', 'smaller']
    const wrongWork = `You misjudged the work. It depends on force and distance, not on the time: it is ${work}${work === 'the same' ? '' : ' for Q'}.`
    const wrongPower = `You misjudged the power. It is work ÷ time, so it is ${power}${power === 'the same' ? '' : ' for Q'}.`
    const errors: RowError[] = [
      ...all.filter(word => word !== work).map((word): RowError => [[word, power], wrongWork]),
      ...all.filter(word => word !== power).map((word): RowError => [[work, word], wrongPower]),
    ]
    const why = {
      quicker:
        'Weight and height are the same, so the work is the same. Q needs less time, so its power is larger.',
      slower:
        'Weight and height are the same, so the work is the same. Q needs more time, so its power is smaller.',
      higher:
        'The height is doubled and the weight is the same, so the work is doubled. The time is the same, so the power is doubled too.',
      'higher, and slower':
        'The height is doubled, so the work is doubled. The time is doubled as well, so work ÷ time is the same.',
    }[kind]
    return {
      stem: `${item.what[0]?.toUpperCase()}${item.what.slice(1)} P ${show(load, height, time)}. ${item.what[0]?.toUpperCase()}${item.what.slice(1)} Q ${other}. The speeds are steady.`,
      prompt: 'Which row compares Q with P?',
      options: rows(
        ['work done by Q against gravity', 'useful power of Q'],
        [work, power],
        wrong.map((at): RowError => errors[at] ?? [[], '']),
      ),
      solution: why,
    }
  },
})

const DRIVERS: readonly {
  what: string
  where: string
  force: Range
  far: Range
  speed: Range
  kilo: boolean
}[] = [
  {
    what: 'car',
    where: 'on a straight, level road',
    force: [300, 700, 20],
    far: [0.6, 2.4, 0.2],
    speed: [15, 30, 5],
    kilo: true,
  },
  {
    what: 'lorry',
    where: 'on a straight, level road',
    force: [1500, 4000, 100],
    far: [0.8, 2, 0.2],
    speed: [10, 25, 5],
    kilo: true,
  },
  {
    what: 'cyclist',
    where: 'on a straight, level road',
    force: [14, 36, 2],
    far: [0.3, 0.9, 0.1],
    speed: [5, 10, 1],
    kilo: false,
  },
  {
    what: 'motor boat',
    where: 'in a straight line on a lake',
    force: [600, 1600, 50],
    far: [0.4, 1.2, 0.1],
    speed: [5, 10, 1],
    kilo: true,
  },
]

core('power-against-resistance', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(DRIVERS)
    const [force, far, speed] = [
      random.step(...item.force),
      random.step(...item.far),
      random.step(...item.speed),
    ]
    const metres = Math.round(far * 1000)
    const time = metres / speed
    const scale = item.kilo ? 1000 : 1
    const right = (force * metres) / time / scale
    const wrong = [(force * metres) / scale, (force * far) / time / scale, (force * time) / scale]
    if (!Number.isInteger(time) || !allDiffer([right, ...wrong], 2)) return null
    return [right, ...wrong].every(value => value >= 0.001 && value < 99000)
      ? { item, force, far, metres, time, scale, right, wrong }
      : null
  },
  make: ({ item, force, far, metres, time, right, wrong }) => ({
    stem: `A ${item.what} moves ${quantity(far, 'km', 2)} ${item.where} in ${quantity(time, 's')}, at a steady speed. The total force of resistance is ${quantity(force, 'N')}.`,
    prompt: `What is the useful power of the ${item.what}?`,
    options: numbers({
      right,
      unit: item.kilo ? 'kW' : 'W',
      sigFigs: 2,
      wrong: [
        [wrong[0] ?? 0, 'You found the work done and did not divide it by the time.'],
        [wrong[1] ?? 0, 'You did not convert the kilometres to metres.'],
        [wrong[2] ?? 0, 'You multiplied the force by the time and left out the distance.'],
      ],
    }),
    solution: `At a steady speed the driving force is equal to the resistance, ${quantity(force, 'N')}.

Work = force × distance = ${plain(force)} × ${plain(metres)} = ${quantity(force * metres, 'J')}.

Power = work ÷ time = ${plain(force * metres)} ÷ ${plain(time)} = ${quantity((force * metres) / time, 'W')}${item.kilo ? `, which is ${quantity(right, 'kW', 2)} to two significant figures` : ''}.`,
  }),
  verify: ({ force, metres, time, scale }) => (force * (metres / time)) / scale,
})
const RATED: readonly { what: string; power: Range }[] = [
  { what: 'the electric motor of a winch', power: [200, 900, 50] },
  { what: 'a small hoist', power: [100, 600, 50] },
  { what: 'the motor of a lift', power: [1500, 4500, 500] },
]

core('what-a-power-tells', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(RATED)
    return {
      item,
      power: random.step(...item.power),
      truth: random.int(0, 3),
      wrong: random.sample([0, 1, 2, 3, 4], 3),
    }
  },
  make: ({ item, power, truth, wrong }) => {
    const [joules, newtons] = [quantity(power, 'J'), quantity(power, 'N')]
    const right =
      [
        `It does ${joules} of useful work in each second.`,
        `It does ${quantity(60 * power, 'J')} of useful work in one minute.`,
        `It can lift a load of ${newtons} through 1 m in 1 s.`,
        `It needs 2 s to do ${quantity(2 * power, 'J')} of useful work.`,
      ][truth] ?? ''
    const errors: Wrong[] = pairs({
      [`It does ${joules} of useful work in each minute.`]:
        'You took the watt for a joule per minute. It is a joule per second.',
      [`It always exerts a force of ${newtons}.`]:
        'You took power for force. The watt is not a unit of force.',
      [`It can do only ${joules} of useful work in total.`]:
        'You took power for energy. Power says nothing about the total.',
      [`It can lift a mass of ${quantity(power, 'kg')} through 1 m in 1 s.`]:
        'You took the mass for the weight: the weight of this mass is 9.8 times as many newtons.',
      [`It needs ${quantity(power, 's')} to do 1 J of useful work.`]:
        'You turned the watt upside down: it is joules per second, not seconds per joule.',
    })
    return {
      stem: `The useful power of ${item.what} is ${quantity(power, 'W')}.`,
      prompt: 'What does this mean?',
      right,
      wrong: wrong.map((at): Wrong => errors[at] ?? ['', '']),
      solution: `1 W = 1 J/s, so ${quantity(power, 'W')} means ${joules} of useful work in each second. In one second that could be a force of ${newtons} over 1 m; in one minute it is 60 times as much, ${quantity(60 * power, 'J')}.`,
    }
  },
})
